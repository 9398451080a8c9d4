//! Shortens the names between the module and its JavaScript side, and the JavaScript.
use crate::project;
use crate::run::{cmd, read};
use anyhow::{Context, Result};
use std::path::Path;

/// Rewrites a folder that trunk has written. The work is done in node, where terser is at home.
pub fn run(dist: &Path) -> Result<()> {
    let script = project::root().join("xtask/src/dist/shorten.mjs");
    let said = read(cmd("node").arg(script).arg(dist)).context("shortening the names")?;
    if !said.is_empty() {
        println!("{said}");
    }
    Ok(())
}
