//! `cargo xtask pictures`: writes the files anew that the program itself has written: the cards of the start page, drawn
//! from the rules of the games, the course and the companions of the papers, which parts of the program each page loads, and the start page before the program is there.
use crate::run::{cmd, show};
use anyhow::Result;

/// Has the tests that compare the files write them instead.
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
