//! The stages that need no browser.
use super::count::{Count, counted};
use crate::run::{cmd, read, show};
use anyhow::{Context, Result, bail};

/// The tracked files with one of these endings.
fn tracked(endings: &[&str]) -> Result<Vec<String>> {
    let patterns = endings.iter().map(|ending| format!("*.{ending}"));
    let files =
        read(cmd("git").arg("ls-files").args(patterns)).context("asking git for the tracked files")?;
    // A file that is deleted but not yet committed is still listed.
    let root = crate::project::root();
    Ok(files.lines().filter(|file| root.join(file).is_file()).map(str::to_owned).collect())
}

pub fn format() -> Result<Count> {
    let files = tracked(&["rs"])?;
    // rustfmt also visits the modules of each file, and so names a file more than once.
    let output = cmd("rustfmt").args(["--edition", "2024", "--check", "-l"]).args(&files).output()?;
    if output.status.success() {
        return Ok(Count::ONE);
    }
    let mut found: Vec<String> = String::from_utf8_lossy(&output.stdout).lines().map(str::to_owned).collect();
    found.sort();
    found.dedup();
    println!("{}{}", String::from_utf8_lossy(&output.stderr), found.join("\n"));
    bail!("these files are not as `rustfmt --edition 2024` leaves them")
}

pub fn scripts() -> Result<Count> {
    for file in tracked(&["js", "mjs"])? {
        read(cmd("node").args(["--check", &file]))?;
    }
    let parse = "for (const file of process.argv.slice(1)) \
        try { JSON.parse(require('node:fs').readFileSync(file, 'utf8')) } \
        catch (error) { throw new Error(`${file}: ${error.message}`) }";
    read(cmd("node").args(["-e", parse]).args(tracked(&["json", "webmanifest"])?))?;
    Ok(Count::ONE)
}

/// With these features all stages have the same dependencies, which are then compiled only once.
const WHOLE: [&str; 3] = ["--workspace", "--features", "nimscope/ssr"];

/// The variables with which `cargo test` runs clippy as its compiler, so that the linted code is also the tested code:
/// `cargo clippy` would only check it, and the compilation would be repeated. The second variable passes on `-D
/// warnings`.
const LINTED: [(&str, &str); 2] = [
    ("RUSTC_WORKSPACE_WRAPPER", "clippy-driver"),
    ("CLIPPY_ARGS", "-D__CLIPPY_HACKERY__warnings__CLIPPY_HACKERY__"),
];

pub fn lint() -> Result<Count> {
    show(cmd("cargo").args(["test", "--no-run", "--all-targets"]).args(WHOLE).envs(LINTED))?;
    show(cmd("cargo").args(["clippy", "--no-default-features", "--", "-D", "warnings"]))?;
    Ok(Count { passed: 2, failed: 0 })
}

pub fn docs() -> Result<Count> {
    show(cmd("cargo").args(["doc", "--no-deps"]).args(WHOLE).env("RUSTDOCFLAGS", "-D warnings"))?;
    Ok(Count::ONE)
}

pub fn tests() -> Result<Count> {
    // The number of wrong texts that the project promises to survive.
    let mut cargo = cmd("cargo");
    cargo.args(["test", "--no-fail-fast"]).args(WHOLE).args(["--", "--quiet"]);
    counted(cargo.envs(LINTED).env("NIMSCOPE_FUZZ", "1000000"))
}
