//! The pages with the parts that they load, from `static/parts.json`, which the program itself has written.
use super::Manifest;
use super::group::Page;
use crate::project;
use anyhow::{Context, Result};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};

/// The contents of the file that `cargo xtask pictures` writes.
#[derive(Deserialize)]
struct Table {
    /// Parts by the path of a page.
    pages: BTreeMap<String, Vec<String>>,
    /// Parts by the name of a game, for pages that show one.
    games: BTreeMap<String, Vec<String>>,
    /// The part that pages with a sum load as well.
    sum: String,
    /// Parts that are loaded on demand while a game is shown, such as dialogs.
    asked: Vec<String>,
    /// Title and purpose of the pages that show no game, by their path.
    abouts: BTreeMap<String, [String; 2]>,
    /// The style sheets, in order, each with the parts that need it.
    sheets: Vec<(String, Vec<String>)>,
}

/// How often pages are opened, relative to the page of a game, which counts 1.
const START: f64 = 5.0;
const LAB: f64 = 1.0;
const EMBED: f64 = 0.5;
const PRESENT: f64 = 0.1;
const ASKED: f64 = 0.3;

fn table() -> Result<Table> {
    let file = project::root().join("static/parts.json");
    serde_json::from_slice(&std::fs::read(&file)?).with_context(|| format!("reading {}", file.display()))
}

/// The style sheets that belong to parts, in order, each with these parts.
pub fn sheets() -> Result<Vec<(String, Vec<String>)>> {
    Ok(table()?.sheets)
}

/// Every page that files are made for.
pub fn all() -> Result<Vec<Page>> {
    let table = table()?;
    // Games of one family load the same parts.
    let games: BTreeSet<&Vec<String>> = table.games.values().collect();
    let page =
        |weight: f64, parts: &[&[String]]| Page { weight, parts: parts.concat().into_iter().collect() };
    let mut pages = Vec::new();
    for (path, parts) in &table.pages {
        match path.as_str() {
            "" => pages.push(page(START, &[parts])),
            "play" | "embed" | "present" => {
                let weight = [("play", 1.0), ("embed", EMBED)].into_iter().find(|(name, _)| name == path);
                let weight = weight.map_or(PRESENT, |(_, weight)| weight);
                pages.extend(games.iter().map(|game| page(weight, &[parts, game])));
            }
            _ => pages.push(page(LAB, &[parts])),
        }
    }
    let play = table.pages.get("play").map_or(&[][..], Vec::as_slice);
    pages.extend(
        table.asked.iter().chain([&table.sum]).map(|part| page(ASKED, &[play, std::slice::from_ref(part)])),
    );
    Ok(pages)
}

/// The script in index.html that requests the files of the page in the address.
pub fn preload(manifest: &Manifest, program: &str) -> Result<String> {
    let table = table()?;
    let numbers = |parts: &[String]| -> BTreeSet<usize> {
        parts.iter().flat_map(|part| manifest.parts.get(part).into_iter().flatten()).copied().collect()
    };
    let by = |names: &BTreeMap<String, Vec<String>>| -> BTreeMap<String, BTreeSet<usize>> {
        names.iter().map(|(name, parts)| (name.clone(), numbers(parts))).collect()
    };
    let script = include_str!("preload.js");
    let script = script
        .replace("%PROGRAM%", program)
        .replace("[/* %FILES% */]", &serde_json::to_string(&manifest.files)?)
        .replace("{/* %PAGES% */}", &serde_json::to_string(&by(&table.pages))?)
        .replace("{/* %GAMES% */}", &serde_json::to_string(&by(&table.games))?)
        .replace("{/* %ABOUTS% */}", &serde_json::to_string(&table.abouts)?)
        .replace("[/* %SUM% */]", &serde_json::to_string(&numbers(&[table.sum]))?);
    Ok(script)
}
