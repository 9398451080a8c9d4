//! The companions of the papers: the files that the pages read are up to date, every place in them opens, and nothing
//! that has a number in a paper is left out.
#![cfg(all(feature = "ssr", not(target_arch = "wasm32")))]
#[path = "../current/mod.rs"]
mod current;
mod doors;
mod read;

use current::current;
use nimscope::learn::{Companion, DocumentSummary, PaperEntry, companion_of, slug, steps};
use nimscope::ui::{
    guide::{ABILITIES, Ability},
    lab::abouts,
    term::{TERMS, Term},
};
use serde::Serialize;
use std::collections::BTreeSet;
use std::path::Path;

/// The documents, in the order in which they are listed.
const DOCUMENTS: [&str; 5] = ["liu", "fisher", "fisher-2016", "khovanova", "ferguson"];
/// The list of what has a number or a name in the papers.
const NUMBERS: &str = include_str!("numbers.txt");
/// The list of the places that name a position.
const PLACES: &str = include_str!("../presets/places.txt");

fn companions() -> Vec<Companion> {
    let read = |id: &&str| {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("papers/{id}.md"));
        let text =
            std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        read::file(id, &text).unwrap_or_else(|wrong| panic!("papers/{id}.md: {wrong}"))
    };
    read::whole(DOCUMENTS.iter().map(read).collect()).unwrap_or_else(|wrong| panic!("papers: {wrong}"))
}

/// The files that the pages read: the list, each companion, and what the start page searches.
fn files() -> Vec<(String, String)> {
    let all = companions();
    let heads: Vec<&DocumentSummary> = all.iter().map(|it| &it.head).collect();
    let index = |it: &Companion| {
        let row = |part: &PaperEntry| format!("{}\t{}\n", part.label, part.title.replace('*', ""));
        format!("#{}\t{}\n{}", it.head.id, named(it), it.parts.iter().map(row).collect::<String>())
    };
    let each = all.iter().map(|it| (format!("papers-{}.json", it.head.id), written(it)));
    [
        ("papers.json".into(), written(&heads)),
        ("papers.txt".into(), all.iter().map(index).collect::<String>() + &theory()),
    ]
    .into_iter()
    .chain(each)
    .collect()
}

/// The pages that are neither games nor labs.
const SITE: &str = "#site\tNimscope\n\
    Puzzles\tThe puzzle of the day, from easy to hard: find the winning move. With an archive.\t#/puzzles\n\
    Course\tHow to play and how to win: lessons with exercises, from the first game to the proofs.\t#/learn\n\
    Drills\tExercises that are made anew each time, and judged.\t#/drills\n\
    Worksheet\tExercises to print, with the answers on a page of their own.\t#/worksheet\n\
    For teachers\tLesson plans for a class, worksheets, and the presenter for the projector.\t#/teachers\n\
    About Nimscope\tAuthors, papers and licence; who made it, and what it can do.\t#/about\n\
    Glossary\tThe words of the theory, each explained in a few sentences.\t#/glossary\n\
    Papers\tAll that has a number in the papers, and where it is played here.\t#/papers\n";

/// What else the start page searches: the pages of the site, the terms of the glossary and the labs, each with its
/// address.
fn theory() -> String {
    let plain = |text: &str| text.replace(['*', '$', '~'], "");
    let term = |it: &Term| format!("{}\t{}\t#/glossary?t={}\n", it.name, plain(it.short), it.id);
    let ability = |it: &Ability| format!("{}\t{}\t#/about?t={}\n", it.name, it.how, it.id);
    // The first lab also has a short address, which is left out.
    let lab = |(path, [title, about]): (&str, [&str; 2])| format!("{title}\t{about}\t#/{path}\n");
    let labs = abouts().filter(|(path, _)| path.contains('/')).map(lab);
    format!(
        "{SITE}{}#lab\tLab\n{}#glossary\tGlossary\n{}",
        ABILITIES.iter().map(ability).collect::<String>(),
        labs.collect::<String>(),
        TERMS.iter().map(term).collect::<String>()
    )
}

/// The name of a document in the search: its authors, and the year where it is a version of another document.
fn named(it: &Companion) -> String {
    let last = |name: &str| name.rsplit(' ').next().unwrap_or_default().to_string();
    let names = it.head.authors.split([',', ';']).next().unwrap_or_default();
    let names: Vec<String> = names.split(" and ").map(last).collect();
    let year = it.head.id.split_once('-').map(|(_, year)| format!(", {year}"));
    names.join(" and ") + &year.unwrap_or_default()
}

fn written(what: &impl Serialize) -> String {
    serde_json::to_string(what).unwrap() + "\n"
}

#[test]
fn the_files_of_the_papers_are_current() {
    for (name, text) in files() {
        current(&format!("static/{name}"), &text);
    }
}

#[test]
fn every_place_opens() {
    let all = companions();
    let known = |document: &str, part: Option<&str>| {
        let it = all.iter().find(|it| it.head.id == document);
        it.is_some_and(|it| part.is_none_or(|id| it.parts.iter().any(|part| part.id() == id)))
    };
    let (mut seen, mut wrong) = (0, Vec::new());
    for (it, part) in all.iter().flat_map(|it| it.parts.iter().map(move |part| (it, part))) {
        for door in &part.places {
            seen += 1;
            wrong.extend(
                doors::wrong(&door.to, &known).map(|what| format!("{}, {}: {what}", it.head.id, part.label)),
            );
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(seen > 300, "{seen}");
    for to in
        ["https://example.org", "#/nowhere", "#/play?g=nim/3&m=1-4", "#/lesson?l=1.99", "#/lab/counting?k=0"]
    {
        assert!(doors::wrong(to, &known).is_some(), "{to}");
    }
}

/// Each part says what it states, has a place or a reason for having none, and a name of its own.
#[test]
fn no_part_is_a_dead_end() {
    let mut wrong = Vec::new();
    for it in companions() {
        let mut ids = BTreeSet::new();
        for part in &it.parts {
            let name = format!("{}, {}", it.head.id, part.label);
            if !ids.insert(part.id()) {
                wrong.push(format!("{name}: twice"));
            }
            if part.text.is_empty() || part.title.is_empty() {
                wrong.push(format!("{name}: no text"));
            }
            if part.depth == 4 && part.places.is_empty() == part.nothing.is_empty() {
                wrong.push(format!("{name}: neither a place nor the reason why there is none, or both"));
            }
        }
        assert!(it.head.errata > 0, "{}", it.head.id);
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The steps that a part names exist, and all existing steps are named.
#[test]
fn steps_are_named() {
    let all = companions();
    let named: BTreeSet<&str> =
        all.iter().flat_map(|it| &it.parts).map(|part| &*part.steps).filter(|id| !id.is_empty()).collect();
    let known: BTreeSet<&str> = steps::ALL.iter().flat_map(|all| all.iter()).map(|steps| steps.id).collect();
    assert_eq!(named, known);
}

/// Everything that has a number or a name in a paper is a part of its companion.
#[test]
fn every_number_has_its_part() {
    let all = companions();
    let (mut seen, mut missing) = (0, Vec::new());
    for line in NUMBERS.lines().filter(|line| !line.starts_with('#')) {
        let [document, kind, numbers] = line.split(" | ").collect::<Vec<_>>()[..] else { panic!("{line}") };
        let it = all.iter().find(|it| it.head.id == document).unwrap_or_else(|| panic!("{line}"));
        let labels: Vec<String> = match kind {
            "named" => numbers.split(", ").map(Into::into).collect(),
            _ => numbers.split(' ').map(|number| format!("{kind} {number}")).collect(),
        };
        for label in labels {
            seen += 1;
            if !it.parts.iter().any(|part| part.label == label) {
                missing.push(format!("{document}: {label}"));
            }
        }
    }
    assert!(missing.is_empty(), "{}", missing.join("\n"));
    assert!(seen > 250, "{seen}");
}

/// The labels of a place: `exercise 3.5.1, figure 3.5` has two, `4.3.1` is an example, `4.3` a section.
fn labels(place: &str) -> Vec<String> {
    let one = |piece: &str| {
        let piece = piece.split(" (").next().unwrap_or(piece);
        match piece.split_once(' ') {
            Some((kind, number)) => kind[..1].to_uppercase() + &kind[1..] + " " + number,
            None => match piece.matches('.').count() {
                0 => format!("Chapter {piece}"),
                1 => format!("Section {piece}"),
                _ => format!("Example {piece}"),
            },
        }
    };
    place.split(", ").map(one).collect()
}

/// Every place of the papers that names a position is given at its part.
#[test]
fn every_position_is_at_its_part() {
    let all = companions();
    let mut missing = Vec::new();
    for line in PLACES.lines().filter(|line| !line.starts_with('#')) {
        let [document, place, at, name] = line.split(" | ").collect::<Vec<_>>()[..] else { panic!("{line}") };
        let id = slug(document.split(' ').next().unwrap_or_default());
        let it = all.iter().find(|it| it.head.id == id).unwrap_or_else(|| panic!("{line}"));
        let labels = labels(place);
        let here = |part: &&PaperEntry| labels.contains(&part.label);
        let there = |part: &PaperEntry| match at.strip_suffix(".md") {
            // A lesson is given by its file.
            Some(_) => {
                let place = doors::place(&Path::new(env!("CARGO_MANIFEST_DIR")).join(at)).unwrap();
                let to = format!("#/lesson?l={place}");
                part.places.iter().any(|door| door.to.split('&').next() == Some(to.as_str()))
            }
            None => {
                doors::example(at, name).is_ok_and(|door| part.places.iter().any(|other| other.to == door.to))
            }
        };
        if !it.parts.iter().filter(here).any(there) {
            missing.push(format!("{id}: {} lacks “{name}” of {at}", labels.join(" or ")));
        }
    }
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}

/// Each lesson and each exercise leads to a part of a companion, and some companion leads to it.
#[test]
fn lessons_and_companions_link_each_other() {
    let all = companions();
    let doors: BTreeSet<&str> = all
        .iter()
        .flat_map(|it| &it.parts)
        .flat_map(|part| &part.places)
        .map(|door| door.to.split('&').next().unwrap_or_default())
        .collect();
    let (mut seen, mut wrong) = (0, Vec::new());
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("lessons");
    for chapter in doors::sorted(&root).iter().filter(|path| path.is_dir()) {
        for kind in ["lessons", "exercises"] {
            for file in doors::sorted(&chapter.join(kind)) {
                seen += 1;
                let text = std::fs::read_to_string(&file).unwrap();
                let source = text.lines().nth(1).unwrap_or_default().split(" · ").next().unwrap_or_default();
                let place = doors::place(&file).unwrap();
                let known = |to: String| {
                    let (document, part) = to.strip_prefix("#/papers?p=")?.split_once("&i=")?;
                    let it = all.iter().find(|it| it.head.id == document)?;
                    it.parts.iter().find(|other| other.id() == part)
                };
                if companion_of(source).and_then(|(to, _)| known(to)).is_none()
                    && source != "Liu and Britton, examples"
                {
                    wrong.push(format!("{place}: “{source}” leads to no part"));
                }
                if !doors.contains(format!("#/lesson?l={place}").as_str()) {
                    wrong.push(format!("{place}: no companion leads to {}", file.display()));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(seen > 90, "{seen}");
}
