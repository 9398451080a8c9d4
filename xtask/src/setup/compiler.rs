//! The compiler for wasm32-unknown-unknown, and its options.
use crate::run::{cmd, read};
use anyhow::Result;
use std::fmt;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The one target that the site is built for.
pub const TARGET: &str = "wasm32-unknown-unknown";

/// The compiler to build for wasm with.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Wasm {
    /// The default compiler.
    Default,
    /// A toolchain that rustup knows by this name.
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

    /// Makes cargo build the standard library too, optimised for size and without panic messages and locations, which
    /// nobody would read. This saves a tenth of the module. It needs unstable features of cargo, which are enabled
    /// here.
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

/// The host triple of this machine, as used by rustup and in the names of releases.
pub fn host() -> Result<String> {
    Ok(read(cmd("rustc").args(["--print", "host-tuple"]))?.trim().to_owned())
}

/// Whether a compiler has the standard library for wasm.
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
