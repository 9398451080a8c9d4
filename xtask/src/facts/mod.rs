//! `cargo xtask facts [FILE]`: which statements of the papers no test asserts.
//!
//! FILE lists the statements as JSON, each with its number. A test that asserts one says so in its doc comment, as
//! `/// Facts 4, 7 and 21 to 24.`; [`cited`] reads them.
mod cited;
mod list;

use crate::project;
use anyhow::{Result, bail};
use list::Fact;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// The folders with tests.
const ROOMS: [&str; 4] = ["src", "tests", "kernels", "cli"];
/// The path of the list beside or in the project.
const USUAL: &str = "papers/FACTS.json";

pub fn run(mut args: lexopt::Parser) -> Result<()> {
    let given = match args.next()? {
        Some(lexopt::Arg::Value(file)) => Some(PathBuf::from(file)),
        Some(other) => return Err(other.unexpected().into()),
        None => None,
    };
    let root = project::root();
    let Some(file) = given.or_else(|| usual(&root)) else {
        println!("No list of statements is here. Name one: cargo xtask facts FILE, or NIMSCOPE_FACTS=FILE.");
        return Ok(());
    };
    let facts = list::read(&file)?;
    let mut cited = BTreeSet::new();
    for room in ROOMS {
        cited::of_folder(&root.join(room), &mut cited)?;
    }
    report(&facts, &cited)
}

/// The list that NIMSCOPE_FACTS names, or else the one in a folder `papers` in or beside the project.
fn usual(root: &Path) -> Option<PathBuf> {
    if let Some(file) = std::env::var_os("NIMSCOPE_FACTS") {
        return Some(file.into());
    }
    let beside = root.parent().and_then(|around| std::fs::read_dir(around).ok()).into_iter().flatten();
    let mut folders: Vec<PathBuf> = beside.flatten().map(|entry| entry.path()).collect();
    folders.sort();
    std::iter::once(root.to_owned())
        .chain(folders)
        .map(|folder| folder.join(USUAL))
        .find(|file| file.is_file())
}

/// Prints the statements that no test cites. Fails if one of these could be computed, or if a test cites a number that
/// is not in the list.
fn report(facts: &[Fact], cited: &BTreeSet<u32>) -> Result<()> {
    let left: Vec<&Fact> = facts.iter().filter(|fact| !cited.contains(&fact.id)).collect();
    let open = left.iter().filter(|fact| fact.computable()).count();
    left.iter().for_each(|fact| println!("{fact}"));
    let known: BTreeSet<u32> = facts.iter().map(|fact| fact.id).collect();
    let unknown: Vec<String> = cited.difference(&known).map(u32::to_string).collect();
    println!(
        "{} statements: {} asserted by tests, {} that nothing can compute, {open} without a test.",
        facts.len(),
        facts.len() - left.len(),
        left.len() - open
    );
    if !unknown.is_empty() {
        bail!("tests name statements that the list does not have: {}", unknown.join(", "));
    }
    if open > 0 {
        bail!("{open} statements have no test");
    }
    Ok(())
}
