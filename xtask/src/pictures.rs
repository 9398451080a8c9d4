//! `cargo xtask pictures`: regenerates the files that the program itself writes: the cards of the start page, drawn
//! from the rules of the games; the course and the companions of the papers; the table of the parts that each page
//! loads; and the start page as it is before the program has loaded.
use crate::run::{cmd, show};
use anyhow::Result;

/// Runs the tests that compare these files, set to write them instead.
pub fn run() -> Result<()> {
    let test = ["--test", "boards", "--test", "course", "--test", "papers", "--test", "files", "current"];
    let mut cargo = cmd("cargo");
    cargo.args(["test", "--quiet", "--features", "nimscope/ssr"]).args(test);
    show(cargo.env("NIMSCOPE_PICTURES", "write"))?;
    println!(
        "Written: static/cards.json, static/parts.json, static/course*.json, static/papers*, src/ui/home/start.html"
    );
    Ok(())
}
