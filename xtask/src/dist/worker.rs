//! The service worker's list of files.
use super::files;
use crate::project;
use anyhow::Result;
use flate2::Crc;
use std::fmt::Write;
use std::path::Path;

/// Writes `sw.js`, which caches exactly the files that the site has now. Its text changes with any of them, which is
/// how a browser notices a new version.
pub fn write(dist: &Path) -> Result<()> {
    let mut list = String::new();
    let mut version = Crc::new();
    for name in files(dist)?.into_iter().filter(|name| name != "sw.js") {
        let mut sum = Crc::new();
        sum.update(&std::fs::read(dist.join(&name))?);
        let line = format!("  [\"{name}\", \"{:08x}\"],\n", sum.sum());
        version.update(line.as_bytes());
        list.write_str(&line)?;
    }
    let template = std::fs::read_to_string(project::root().join("static/sw.js"))?;
    let text = template.replace("%VERSION%", &format!("{:08x}", version.sum()));
    let text = text.replace("[/* %FILES% */]", &format!("[\n{list}]"));
    Ok(std::fs::write(dist.join("sw.js"), text)?)
}
