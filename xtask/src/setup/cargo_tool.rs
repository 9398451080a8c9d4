//! Programs from crates.io, of which the project wants one version each.
use super::download;
use crate::progress::{self, Step};
use crate::project;
use crate::run::{cmd, read, which};
use anyhow::{Context, Result, bail};

/// A program, where it comes from, and how it is compiled.
pub struct Tool<'t> {
    /// Its name, as it is called. With `--version` it prints a line that holds the version.
    pub program: &'t str,
    /// The package on crates.io.
    pub package: &'t str,
    /// The one version that will do.
    pub version: &'t str,
    /// Where the compiled program can be fetched, if anywhere.
    pub release: Option<String>,
    /// What else is in that file and wanted.
    pub others: &'t [&'t str],
    /// The crates in it that compute a good deal: these alone are optimised where it is compiled here.
    pub busy: &'t [&'t str],
    /// More for `cargo install`.
    pub options: &'t [&'t str],
    /// Roughly how long it compiles on two cores.
    pub takes: &'t str,
}

/// Finds, fetches or compiles a program. What is there costs one call of it.
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

/// As build scripts and macros are compiled, so that crates which are in these as well are compiled once.
const SETTINGS: &[&str] = &["opt-level=0", "codegen-units=256", "debug=0", "lto=false", "incremental=false"];

/// Compiles for a quick build rather than quick code.
fn compile(tool: &Tool) -> Result<()> {
    // A folder of its own: tools that are compiled beside each other would wait for one another.
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

/// Whether a program of exactly this version is there.
fn is_at(program: &str, wanted: &str) -> bool {
    version(program).is_some_and(|text| text.split_whitespace().any(|word| word == wanted))
}
