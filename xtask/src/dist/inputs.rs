//! Detects whether anything changed that the site is made from.
use super::files;
use crate::project;
use anyhow::Result;
use std::hash::{DefaultHasher, Hash, Hasher};

/// A digest of the contents of everything the site is made from: a checkout that changes only times needs no build.
pub fn digest() -> Result<String> {
    let root = project::root();
    let mut hasher = DefaultHasher::new();
    for name in
        [".cargo/config.toml", "index.html", "Cargo.toml", "Cargo.lock", "Trunk.toml", "package-lock.json"]
    {
        (name, std::fs::read(root.join(name)).ok()).hash(&mut hasher);
    }
    for folder in ["src", "kernels", "static", "xtask/src/dist"] {
        for name in files(&root.join(folder))? {
            (folder, &name, std::fs::read(root.join(folder).join(&name))?).hash(&mut hasher);
        }
    }
    Ok(format!("{:016x}", hasher.finish()))
}
