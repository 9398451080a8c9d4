//! Installs programs from crates.io, each in one fixed version.
use super::download;
use crate::progress::{self, Step};
use crate::project;
use crate::run::{cmd, read, which};
use anyhow::{Context, Result, bail};

/// A program, where it comes from, and how it is compiled.
pub struct Tool<'t> {
    /// The command. With `--version` it prints a line that contains the version.
    pub program: &'t str,
    /// The package on crates.io.
    pub package: &'t str,
    /// The required version.
    pub version: &'t str,
    /// The address of a compiled release, if there is one.
    pub release: Option<String>,
    /// Further programs to take from the release.
    pub others: &'t [&'t str],
    /// Crates in it that compute much: only these are optimised when it is compiled here.
    pub busy: &'t [&'t str],
    /// Further options for `cargo install`.
    pub options: &'t [&'t str],
    /// Roughly how long it compiles on two cores.
    pub takes: &'t str,
}

/// Finds, fetches or compiles a program. If it is already there, this only runs it once to check its version.
///
/// # Errors
/// If it can be neither fetched nor compiled.
pub fn cargo_tool(tool: &Tool) -> Result<()> {
    let all = || std::iter::once(tool.program).chain(tool.others.iter().copied());
    let there = || all().all(|program| is_at(program, tool.version));
    if there() {
        return Ok(());
    }
    let (what, version) = (tool.program, tool.version);
    if let Some(address) = &tool.release
        && download::possible()
    {
        let _step = Step::begin(&format!("fetching {what} {version} into .tools"), "a few seconds");
        if download::release(address, &all().collect::<Vec<_>>()).is_ok() && there() {
            return Ok(());
        }
    }
    compile(tool)?;
    if there() {
        return Ok(());
    }
    bail!("{what} {version} was compiled but does not run")
}

/// The settings with which cargo compiles build scripts and macros, so that crates used in both are compiled only once.
const SETTINGS: &[&str] = &["opt-level=0", "codegen-units=256", "debug=0", "lto=false", "incremental=false"];

/// Compiles the program, with settings for a fast build rather than fast code.
fn compile(tool: &Tool) -> Result<()> {
    // Each tool has its own target folder: otherwise tools compiled at the same time would wait for one another.
    let folder = project::tools().join("build").join(tool.program);
    let mut cargo = cmd("cargo");
    cargo.args(["install", "--force", tool.package, "--version", tool.version]).args(tool.options);
    cargo.arg("--root").arg(project::tools()).env("CARGO_TARGET_DIR", &folder);
    for setting in SETTINGS {
        cargo.args(["--config", &format!("profile.release.{setting}")]);
    }
    for name in tool.busy {
        cargo.args(["--config", &format!("profile.release.package.{name}.opt-level=1")]);
    }
    progress::run(
        &mut cargo,
        &format!("compiling {} {} into .tools", tool.program, tool.version),
        tool.takes,
    )?;
    std::fs::remove_dir_all(&folder).context("clearing .tools/build")
}

/// What `program --version` says, if the program is there.
pub fn version(program: &str) -> Option<String> {
    which(program)?;
    read(cmd(program).arg("--version")).ok()
}

/// Whether the program is there in exactly this version.
fn is_at(program: &str, wanted: &str) -> bool {
    version(program).is_some_and(|text| text.split_whitespace().any(|word| word == wanted))
}
