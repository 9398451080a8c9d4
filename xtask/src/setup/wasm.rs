//! A standard library for wasm32-unknown-unknown.
use super::{debian, say};
use crate::run::{cmd, read, which};
use anyhow::{Result, bail};
use std::fmt;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The one target that the site is built for.
pub const TARGET: &str = "wasm32-unknown-unknown";

/// The compiler to build for wasm with.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Wasm {
    /// The one that builds everything else.
    Default,
    /// One that rustup knows by this name.
    Toolchain(&'static str),
}

impl Wasm {
    /// Makes a command, and whatever it starts, use this compiler.
    pub fn apply(self, command: &mut Command) -> &mut Command {
        match self {
            Self::Default => command,
            Self::Toolchain(name) => command.env("RUSTUP_TOOLCHAIN", name),
        }
    }
}

impl fmt::Display for Wasm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Default => f.write_str("the default toolchain"),
            Self::Toolchain(name) => write!(f, "toolchain {name}"),
        }
    }
}

/// Finds or installs a compiler for wasm.
pub fn ensure() -> Result<Wasm> {
    if has_std(Wasm::Default) {
        return Ok(Wasm::Default);
    }
    if debian::ready() {
        return Ok(debian::WASM);
    }
    if which("rustup").is_none() {
        bail!("this Rust has no standard library for {TARGET}: install Rust from https://rustup.rs");
    }
    say("adding the target wasm32-unknown-unknown", "20 s");
    match read(cmd("rustup").args(["target", "add", TARGET])) {
        Ok(_) if has_std(Wasm::Default) => return Ok(Wasm::Default),
        Ok(_) => bail!("rustup added {TARGET}, but rustc does not find it"),
        Err(error) if !debian::possible() => return Err(error),
        Err(_) => println!("  rustup cannot reach it: taking Debian's compiler and library source instead"),
    }
    debian::install()?;
    Ok(debian::WASM)
}

/// Whether a compiler comes with the library.
pub fn has_std(wasm: Wasm) -> bool {
    let mut rustc = cmd("rustc");
    rustc.args(["--print", "target-libdir", "--target", TARGET]);
    read(wasm.apply(&mut rustc)).is_ok_and(|folder| holds_std(Path::new(folder.trim())))
}

fn holds_std(folder: &Path) -> bool {
    let files = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let names: Vec<PathBuf> = files.map(|file| file.path()).collect();
    ["libstd-", "libtest-"].iter().all(|start| {
        names
            .iter()
            .any(|name| name.file_name().is_some_and(|name| name.to_string_lossy().starts_with(start)))
    })
}
