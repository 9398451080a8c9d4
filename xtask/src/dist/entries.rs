//! The stable entry points: files of `static/` under their own names, with the bundle's hashed names filled in.
use super::{files, hashed};
use crate::project;
use anyhow::Result;
use std::path::Path;

/// The files that other steps process.
const MADE: [&str; 7] =
    ["awaited.js", "begin.js", "parts.js", "parts.json", "prepared.js", "startup.js", "sw.js"];

/// Copies `static/` beside the bundle. Style sheets are part of the bundle already; the service worker is made last.
pub fn write(dist: &Path) -> Result<()> {
    let from = project::root().join("static");
    let wasm = hashed(dist, "nimscope-", "_bg.wasm")?;
    let glue = wasm.replace("_bg.wasm", ".js");
    for name in files(&from)? {
        if name.ends_with(".css") || MADE.contains(&name.as_str()) {
            continue;
        }
        let to = dist.join(&name);
        if let Some(folder) = to.parent() {
            std::fs::create_dir_all(folder)?;
        }
        if name.ends_with(".js") {
            let text = std::fs::read_to_string(from.join(&name))?;
            std::fs::write(to, text.replace("%GLUE%", &glue).replace("%WASM%", &wasm))?;
        } else {
            std::fs::copy(from.join(&name), to)?;
        }
    }
    Ok(())
}
