//! Cuts the module that rustc made into parts: one main file, and files that are fetched when they are first needed.
//!
//! trunk has built the module and the page; this is the one step after it. `wasm_split_cli_support` cuts at the
//! functions that the program declares with `parts!` and gives one small module, a chunk, for each set of parts that
//! share something. What the same pages load is put into one file ([`group`]), as one module where binaryen's tools are
//! there ([`merge`]); else the loader (`static/parts.js`) takes it apart again. The sheets of style become files of
//! parts, too ([`sheets`]).
mod chunks;
mod group;
mod merge;
mod pages;
mod sheets;

use super::files;
use crate::project;
use crate::run::{cmd, read};
use anyhow::{Context, Result};
use chunks::Chunks;
use group::Group;
use merge::Merger;
use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The table of the files of all parts.
pub struct Manifest {
    /// The names of the files.
    files: Vec<String>,
    /// For each part the indices of its files in that list.
    parts: BTreeMap<String, Vec<usize>>,
}

/// Replaces trunk's module and script by the program cut into parts, and changes index.html accordingly. Where
/// binaryen's tools are there the files are made `smaller`.
pub fn write(dist: &Path, smaller: bool) -> Result<()> {
    let work = project::tools().join("parts");
    let _ = std::fs::remove_dir_all(&work);
    std::fs::create_dir_all(&work)?;
    let chunks = Chunks::cut(&super::raw_module(), &work)?;
    let mut bindgen = cmd("wasm-bindgen");
    bindgen.args(["--target", "web", "--keep-lld-exports", "--no-typescript", "--out-name", "nimscope"]);
    bindgen.arg("--out-dir").arg(&work);
    read(bindgen.arg(work.join("main.wasm"))).context("writing the script around the module")?;

    // Remove the program that trunk has written.
    let theirs = super::hashed(dist, "nimscope-", "_bg.wasm")?.replace("_bg.wasm", "");
    for name in files(dist)?.iter().filter(|name| name.starts_with(&theirs)) {
        std::fs::remove_file(dist.join(name))?;
    }
    let mut manifest = containers(dist, &work, &chunks, smaller)?;
    let page = dist.join("index.html");
    let text = sheets::moved(dist, &std::fs::read_to_string(&page)?, &mut manifest)?;
    let ours = program(dist, &work, &manifest, smaller)?;
    let text = text.replace(&theirs, &ours);
    let text = with_script(&text, &pages::preload(&manifest, &ours)?)?;
    std::fs::write(&page, with_start(&text, &manifest)?)?;
    std::fs::remove_dir_all(&work)?;
    Ok(())
}

/// The page with `script` in place of the script that contains the marker. trunk has minified that script, so only the
/// marker itself is certain.
fn with_script(page: &str, script: &str) -> Result<String> {
    let mark = page.find("%PRELOAD%").context("index.html holds no script with %PRELOAD%")?;
    let start = page[..mark].rfind("<script>").context("%PRELOAD% is not in a script")? + "<script>".len();
    let end = mark + page[mark..].find("</script>").context("the script with %PRELOAD% does not end")?;
    Ok(format!("{}{script}{}", &page[..start], &page[end..]))
}

/// The page with the prepared start page in place of its marker, preceded by the style sheet that it needs.
fn with_start(page: &str, manifest: &Manifest) -> Result<String> {
    const MARK: &str = "%START%";
    let files = manifest.parts.get("home").into_iter().flatten().filter_map(|at| manifest.files.get(*at));
    let sheets = files.filter(|file| file.ends_with(".css"));
    let links: String = sheets.map(|file| format!(r#"<link rel="stylesheet" href="{file}">"#)).collect();
    let start = std::fs::read_to_string(project::root().join("src/ui/home/start.html"))?;
    anyhow::ensure!(page.contains(MARK), "index.html has no place for the start page: {MARK}");
    Ok(page.replacen(MARK, &(links + start.trim_end()), 1))
}

/// Writes the files with the chunks.
fn containers(dist: &Path, work: &Path, chunks: &Chunks, smaller: bool) -> Result<Manifest> {
    let parts = chunks.parts().map(|part| (part.to_owned(), Vec::new())).collect();
    let mut manifest = Manifest { files: Vec::new(), parts };
    let groups = group::groups(chunks, &pages::all()?);
    let merger = Merger::new(chunks, work)?;
    let file = |group: &Group| match smaller {
        true => merger.merged(&group.chunks),
        false => Ok(chunks::container(group.chunks.iter().map(|chunk| chunks.bytes(chunk)))),
    };
    for (group, bytes) in side_by_side(&groups, file)? {
        let name = format!("part-{}.wasm", digest(&[&bytes]));
        std::fs::write(dist.join(&name), bytes)?;
        for part in &group.parts {
            manifest.parts.entry(part.clone()).or_default().push(manifest.files.len());
        }
        manifest.files.push(name);
    }
    Ok(manifest)
}

/// Applies a function to each item, on as many threads as there are cores.
fn side_by_side<T: Sync, R: Send>(
    items: &[T],
    make: impl Fn(&T) -> Result<R> + Sync,
) -> Result<impl Iterator<Item = (&T, R)>> {
    let next = AtomicUsize::new(0);
    let work = || {
        let mut made = Vec::new();
        while let Some((at, item)) = {
            let at = next.fetch_add(1, Ordering::Relaxed);
            items.get(at).map(|item| (at, item))
        } {
            made.push((at, make(item)));
        }
        made
    };
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let mut made: Vec<(usize, Result<R>)> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
        threads
            .into_iter()
            .flat_map(|thread| thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
            .collect()
    });
    made.sort_by_key(|(at, _)| *at);
    let made: Vec<R> = made.into_iter().map(|(_, made)| made).collect::<Result<_>>()?;
    Ok(items.iter().zip(made))
}

/// Writes the main module, its script and the loader; returns the beginning of their names.
fn program(dist: &Path, work: &Path, manifest: &Manifest, smaller: bool) -> Result<String> {
    let module = work.join("nimscope_bg.wasm");
    let module = if smaller { merge::smaller(&module)? } else { chunks::plain(&std::fs::read(module)?)? };
    let glue = std::fs::read_to_string(work.join("nimscope.js"))?;
    let loader = std::fs::read_to_string(project::root().join("static/parts.js"))?;
    let exports: String = manifest
        .parts
        .keys()
        .map(|part| format!("export const __wasm_split_load_{part} = (...to) => load(\"{part}\", ...to);\n"))
        .collect();
    let loader = loader
        .replace("[/* %FILES% */]", &serde_json::to_string(&manifest.files)?)
        .replace("{/* %PARTS% */}", &serde_json::to_string(&manifest.parts)?)
        + &exports;
    let name = format!("nimscope-{}", digest(&[&module, glue.as_bytes(), loader.as_bytes()]));
    // The module calls the loader by the name given when it was cut.
    let glue = glue.replace(&format!("from \"{}\"", chunks::LINK), &format!("from \"./{name}_parts.js\""));
    let loader = loader.replace("%GLUE%", &format!("{name}.js"));
    std::fs::write(dist.join(format!("{name}_bg.wasm")), module)?;
    std::fs::write(dist.join(format!("{name}.js")), shortened(work, &glue)?)?;
    std::fs::write(dist.join(format!("{name}_parts.js")), shortened(work, &loader)?)?;
    Ok(name)
}

/// A minified script; unchanged where the tool for that is missing.
fn shortened(work: &Path, text: &str) -> Result<String> {
    let file = work.join("script.js");
    std::fs::write(&file, text)?;
    let terser = project::root().join("node_modules/terser/bin/terser");
    if !terser.is_file() {
        return Ok(text.to_owned());
    }
    read(cmd("node").arg(terser).arg(&file).args([
        "--module",
        "--ecma",
        "2020",
        "--compress",
        "passes=3",
        "--mangle",
    ]))
}

/// A hash of these contents, in sixteen letters.
fn digest(contents: &[&[u8]]) -> String {
    let mut hasher = DefaultHasher::new();
    contents.hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}
