//! The table of parts, which the program itself writes, is up to date; style sheets are readable, and each is in the
//! page.
#![cfg(all(feature = "ssr", not(target_arch = "wasm32")))]
mod current;

use current::current;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

#[test]
fn the_file_of_the_parts_is_current() {
    let table = serde_json::to_string_pretty(&nimscope::ui::parts::table()).unwrap() + "\n";
    current("static/parts.json", &table);
}

/// The page of the site contains the start page as it is before the program has loaded.
#[test]
fn the_prepared_start_page_is_current() {
    let page = yew::LocalServerRenderer::<nimscope::ui::home::Prepared>::new().hydratable(false).render();
    let page = futures_util::FutureExt::now_or_never(page).expect("the page waits for nothing") + "\n";
    current("src/ui/home/start.html", &page);
}

/// The texts of the style sheets, by their names without the ending.
fn sheets() -> BTreeMap<String, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("static/style");
    let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    files.map(|file| (stem(&file), std::fs::read_to_string(&file).unwrap())).collect()
}

fn stem(file: &Path) -> String {
    file.file_stem().unwrap().to_string_lossy().into_owned()
}

/// Trunk minifies what is shipped, so nothing is gained by minifying it by hand.
#[test]
fn no_line_of_a_style_sheet_is_long() {
    for (name, text) in sheets() {
        let lines = text.lines().zip(1..);
        let long: Vec<u32> =
            lines.filter(|(line, _)| line.chars().count() > 120).map(|(_, number)| number).collect();
        assert!(long.is_empty(), "lines of {name}.css with more than 120 characters: {long:?}");
    }
}

/// A page of a development build holds all sheets, in the order in which the site applies them.
#[test]
fn every_style_sheet_comes_with_a_part_and_is_in_the_page() {
    let table = serde_json::to_value(nimscope::ui::parts::table()).unwrap();
    let of_parts = table["sheets"].as_array().unwrap().iter().map(|sheet| sheet[0].as_str().unwrap());
    let all: Vec<&str> = std::iter::once("base").chain(of_parts).collect();
    let links = include_str!("../index.html").split("href=\"static/style/").skip(1);
    let linked: Vec<&str> = links.map(|link| link.split(".css\"").next().unwrap()).collect();
    assert_eq!(linked, all);
    let files = sheets().into_keys();
    assert_eq!(files.collect::<BTreeSet<_>>(), linked.into_iter().map(str::to_owned).collect());
}

/// The text of everything that may use a class: the interface, the start page, and the scripts.
fn speakers() -> String {
    fn gather(folder: &Path, all: &mut String) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
            if path.is_dir() {
                gather(&path, all);
            } else if matches!(ending, "rs" | "html" | "js") {
                all.push_str(&std::fs::read_to_string(&path).unwrap());
            }
        }
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut all = std::fs::read_to_string(root.join("index.html")).unwrap();
    ["src", "static"].iter().for_each(|folder| gather(&root.join(folder), &mut all));
    all
}

/// The classes that a sheet has rules for: what follows a dot outside braces and comments.
fn classes(sheet: &str) -> BTreeSet<String> {
    let part = |text: &str| text.split("*/").last().unwrap_or_default().to_owned();
    let bare: String = sheet.split("/*").map(part).collect();
    let selectors = bare.split('{').map(|text| text.rsplit(['}', ';']).next().unwrap_or_default().to_owned());
    let letter = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    let named = |text: String| {
        let mut found = Vec::new();
        for after in text.split('.').skip(1) {
            let name: String = after.chars().take_while(|c| letter(*c)).collect();
            if name.starts_with(|c: char| c.is_ascii_alphabetic()) {
                found.push(name);
            }
        }
        found
    };
    selectors.flat_map(named).collect()
}

#[test]
fn every_class_of_a_style_sheet_is_used() {
    let said = speakers();
    let letter = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    let words: BTreeSet<&str> = said.split(|c| !letter(c)).collect();
    // A class may be composed: `dir2` from `dir{}`, `seg-o` from `seg-{key}`.
    let made = |class: &str| {
        let stem = class.trim_end_matches(|c: char| c.is_ascii_digit());
        let before = class.rfind('-').map(|at| &class[..=at]);
        [Some(stem).filter(|stem| *stem != class), before]
            .into_iter()
            .flatten()
            .any(|stem| said.contains(&format!("{stem}{{")))
    };
    for (name, text) in sheets() {
        let all = classes(&text);
        assert!(!all.is_empty(), "{name}.css has no class");
        let unused: Vec<_> = all.iter().filter(|class| !words.contains(&***class) && !made(class)).collect();
        assert!(unused.is_empty(), "rules of {name}.css that nothing uses: {unused:?}");
    }
    assert_eq!(classes(".a.b > .c:hover { x: 1.5 } /* .d */ @media (x) { .e { y: url(f.g) } }").len(), 4);
}
