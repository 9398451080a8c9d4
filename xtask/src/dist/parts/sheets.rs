//! The style sheets of parts: trunk has put links to all of them into the page; here each becomes a file of its parts.
use super::{Manifest, digest, pages};
use crate::dist::hashed;
use anyhow::{Context, Result};
use std::path::Path;

/// The end of every sheet, by which the loader (`static/parts.js`) recognises one that is complete.
const END: &str = "/* whole */";

/// The page without the links to these sheets. Their files are added to the manifest instead, in the order in which
/// they apply.
///
/// # Errors
/// If a sheet is not in the page, or belongs to a part that does not exist.
pub fn moved(dist: &Path, page: &str, manifest: &mut Manifest) -> Result<String> {
    let mut page = page.to_owned();
    for (sheet, parts) in pages::sheets()? {
        let theirs = hashed(dist, &format!("{sheet}-"), ".css")?;
        page = without(&page, &theirs).with_context(|| format!("index.html has no link to {theirs}"))?;
        let text = std::fs::read_to_string(dist.join(&theirs))? + END;
        std::fs::remove_file(dist.join(theirs))?;
        let name = format!("part-{}.css", digest(&[text.as_bytes()]));
        std::fs::write(dist.join(&name), text)?;
        for part in parts {
            let files = manifest.parts.get_mut(&part);
            let files = files.with_context(|| format!("there is no part {part} for {sheet}.css"))?;
            files.push(manifest.files.len());
        }
        manifest.files.push(name);
    }
    Ok(page)
}

/// The page without the link to this file.
fn without(page: &str, file: &str) -> Option<String> {
    let at = page.find(file)?;
    let start = page[..at].rfind("<link")?;
    let end = at + page[at..].find('>')? + 1;
    Some(page[..start].to_owned() + &page[end..])
}
