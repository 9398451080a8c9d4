//! The folders of the project.
use anyhow::{Context, Result};
use std::path::{Path, PathBuf};

/// The root of the repository. Asked at run time, so that a binary in a shared target folder serves any clone.
pub fn root() -> PathBuf {
    let xtask = std::env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    xtask.parent().map_or(xtask.clone(), Path::to_path_buf)
}

/// The folder of the project's own tools, which git ignores.
pub fn tools() -> PathBuf {
    root().join(".tools")
}

/// The folder of the built site.
pub fn dist() -> PathBuf {
    root().join("dist")
}

/// Cargo's target folder.
pub fn target() -> PathBuf {
    match std::env::var_os("CARGO_TARGET_DIR") {
        Some(target) => root().join(target),
        None => root().join("target"),
    }
}

/// The version of a crate in Cargo.lock.
pub fn locked(name: &str) -> Result<String> {
    let lock = std::fs::read_to_string(root().join("Cargo.lock")).context("reading Cargo.lock")?;
    let line = format!("name = \"{name}\"");
    let mut lines = lock.lines();
    lines.find(|found| *found == line).with_context(|| format!("Cargo.lock has no {name}"))?;
    let version = lines.next().and_then(|next| next.strip_prefix("version = "));
    Ok(version
        .with_context(|| format!("Cargo.lock gives no version for {name}"))?
        .trim_matches('"')
        .to_owned())
}
