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

pub fn lint() -> Result<Count> {
    let mut count = Count::default();
    let sets: [&[&str]; 2] =
        [&["--workspace", "--all-targets", "--features", "nimscope/ssr"], &["--no-default-features"]];
    for set in sets {
        show(cmd("cargo").args(["clippy", "--quiet"]).args(set).args(["--", "-D", "warnings"]))?;
        count += Count::ONE;
    }
    Ok(count)
}

pub fn docs() -> Result<Count> {
    show(
        cmd("cargo").args(["doc", "--quiet", "--no-deps", "--workspace"]).env("RUSTDOCFLAGS", "-D warnings"),
    )?;
    Ok(Count::ONE)
}

pub fn tests() -> Result<Count> {
    let all = ["test", "--quiet", "--no-fail-fast", "--workspace", "--features", "nimscope/ssr"];
    // As many wrong texts as the project promises to survive.
    counted(cmd("cargo").args(all).env("NIMSCOPE_FUZZ", "1000000"))
}
