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

    /// Makes cargo build the standard library too: for size, and without the texts and places of panics, which
    /// nobody would read. That is a tenth of the module. Cargo calls this unstable and wants to be told that we know.
    pub fn spare(command: &mut Command) -> &mut Command {
        command
            .env("RUSTC_BOOTSTRAP", "1")
            .env("CARGO_UNSTABLE_BUILD_STD", "std,panic_abort")
            .env("CARGO_UNSTABLE_BUILD_STD_FEATURES", "optimize_for_size")
            .env("CARGO_UNSTABLE_PANIC_IMMEDIATE_ABORT", "true")
            .env("CARGO_PROFILE_RELEASE_PANIC", "immediate-abort")
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

/// The first compiler that can stop at a panic without a word, by [`Wasm::spare`]'s means.
const SPARING: u32 = 92;

/// Finds or installs the source of the standard library, to build a smaller one with. Says whether it is there: the
/// site can do without.
pub fn source(wasm: Wasm) -> bool {
    let there = || {
        read(wasm.apply(cmd("rustc").args(["--print", "sysroot"]))).is_ok_and(|root| {
            Path::new(root.trim()).join("lib/rustlib/src/rust/library/Cargo.lock").is_file()
        })
    };
    let minor = |text: String| text.split('.').nth(1)?.parse::<u32>().ok();
    let version = read(wasm.apply(cmd("rustc").arg("--version"))).ok().and_then(minor);
    if version.is_none_or(|minor| minor < SPARING) {
        return false;
    }
    if !there() && wasm == Wasm::Default && which("rustup").is_some() {
        say("adding the source of the standard library, for a smaller module", "20 s");
        let _ = read(cmd("rustup").args(["component", "add", "rust-src"]));
    }
    there()
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
