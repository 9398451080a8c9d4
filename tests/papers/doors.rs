//! Reads the places of the program that the companions name, and checks whether they open.
use nimscope::core::Preset;
use nimscope::games::{Link, cards};
use nimscope::labs::{
    Examples, Field, Values, counting, evolution, graphs, maps, nimbers, piles, sequence, solution,
};
use nimscope::learn::{Place, ProgramLink};
use nimscope::ui::{app::PATHS, term};
use std::path::{Path, PathBuf};

/// Reads a place: `[words](#/address)`, a lesson by its file and perhaps a step, or a game or a lab with the name of an
/// example.
///
/// # Errors
/// The name of what does not exist.
pub fn read(text: &str) -> Result<ProgramLink, String> {
    if let Some(rest) = text.strip_prefix('[') {
        let link = rest.strip_suffix(')').and_then(|rest| rest.split_once("]("));
        let (text, to) = link.ok_or_else(|| format!("no link: {text}"))?;
        return Ok(ProgramLink { text: text.into(), to: to.into() });
    }
    if text.starts_with("lessons/") {
        let (file, step) = text.split_once(" · ").map_or((text, None), |(file, step)| (file, Some(step)));
        return lesson(file, step);
    }
    let (at, name) = text.split_once(": ").ok_or_else(|| format!("no place: {text}"))?;
    example(at, name)
}

/// An example of a game or of a lab, by its name.
///
/// # Errors
/// If there is none of this name.
pub fn example(at: &str, name: &str) -> Result<ProgramLink, String> {
    let to = match at.strip_prefix("lab/") {
        Some(lab) => of_lab(lab, name),
        None => preset(at, name).map(|preset| format!("#/play?{}", Link::of_preset(preset).unwrap())),
    };
    let to = to.ok_or_else(|| format!("{at} has no “{name}”"))?;
    Ok(ProgramLink { text: name.into(), to })
}

fn preset(id: &str, name: &str) -> Option<&'static Preset> {
    cards().find(|card| card.id == id)?.presets.iter().find(|preset| preset.name == name)
}

/// The fields of a lab, and its examples.
fn lab(name: &str) -> Option<(&'static [Field], Vec<Examples>)> {
    Some(match name {
        "counting" => (counting::FIELDS, vec![counting::EXAMPLES]),
        "evolution" => (evolution::FIELDS, vec![evolution::FIGURES]),
        "graphs" => (graphs::FIELDS, vec![graphs::EXAMPLES]),
        "maps" => (maps::FIELDS, vec![maps::EXAMPLES]),
        "nimbers" => (nimbers::FIELDS, vec![nimbers::EXAMPLES]),
        "piles" => (piles::FIELDS, vec![piles::EXAMPLES, piles::STATEMENTS]),
        "sequence" => (sequence::FIELDS, vec![sequence::EXAMPLES, sequence::STATEMENTS]),
        "solution" => (solution::FIELDS, vec![solution::EXAMPLES]),
        _ => return None,
    })
}

fn of_lab(name: &str, example: &str) -> Option<String> {
    let (fields, examples) = lab(name)?;
    let query = examples.into_iter().flatten().find(|(name, _)| *name == example)?.1;
    Some(format!("#/lab/{name}?{}", Values::read(fields, query).ok()?))
}

fn root(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// The files of a folder, in the order of their names.
pub fn sorted(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<_> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths
}

/// The place of a lesson or an exercise in the course, by the order of the files.
pub fn place(file: &Path) -> Option<Place> {
    let folder = file.parent()?;
    let at = |path: &Path| {
        let all = sorted(path.parent()?);
        let mut all = all.iter().filter(|other| other.extension() == path.extension());
        Some(all.position(|other| other == path)? + 1)
    };
    Some(Place {
        chapter: at(folder.parent()?)?,
        exercise: folder.file_name()? == "exercises",
        number: at(file)?,
    })
}

fn lesson(file: &str, step: Option<&str>) -> Result<ProgramLink, String> {
    let path = root(&format!("{file}.md"));
    let text = std::fs::read_to_string(&path).map_err(|_| format!("no file {file}.md"))?;
    let place = place(&path).ok_or_else(|| format!("{file} is no lesson"))?;
    let title = text.lines().next().and_then(|line| line.strip_prefix("# ")).unwrap_or_default();
    let kind = if place.exercise { "Exercise".into() } else { format!("Lesson {place}") };
    let Some(step) = step else {
        return Ok(ProgramLink { text: format!("{kind}: {title}"), to: format!("#/lesson?l={place}") });
    };
    let mut steps = text.lines().filter_map(|line| line.strip_prefix("## "));
    let number =
        steps.position(|title| title.trim() == step).ok_or_else(|| format!("{file} has no “{step}”"))?;
    Ok(ProgramLink {
        text: format!("{kind}: {title}, {step}"),
        to: format!("#/lesson?l={place}&s={}", number + 1),
    })
}

/// What is wrong with an address; `parts` tells whether a companion, or a part of it, exists.
pub fn wrong(to: &str, parts: &dyn Fn(&str, Option<&str>) -> bool) -> Option<String> {
    let Some(hash) = to.strip_prefix("#/") else { return Some(format!("{to} leads out of the site")) };
    let (path, query) = hash.split_once('?').unwrap_or((hash, ""));
    if !PATHS.contains(&path) {
        return Some(format!("{to}: no such page"));
    }
    let field = |name: &str| query.split('&').find_map(|field| field.strip_prefix(name));
    match path {
        "play" => {
            let played = Link::read(query).and_then(|link| link.replay().map(drop));
            played.err().map(|error| format!("{to}: {error}"))
        }
        "glossary" => field("t=").and_then(|id| term::find(id).is_none().then(|| format!("no term {id}"))),
        "papers" => {
            (!field("p=").is_none_or(|p| parts(p, field("i=")))).then(|| format!("{to}: no such part"))
        }
        "lesson" => no_lesson(field("l=").unwrap_or_default(), field("s=")),
        _ => path
            .strip_prefix("lab/")
            .and_then(|name| not_read(name, query))
            .map(|what| format!("{to}: {what}")),
    }
}

/// Why a lab does not read a query.
fn not_read(name: &str, query: &str) -> Option<String> {
    let Some((fields, _)) = lab(name) else { return Some("no such lab".into()) };
    match Values::read(fields, query) {
        Ok(values) => values.check().err().map(|error| format!("{error:?}")),
        Err(error) => Some(error.to_string()),
    }
}

fn no_lesson(place: &str, step: Option<&str>) -> Option<String> {
    let chapters = sorted(&root("lessons"));
    let found = place.parse::<Place>().ok().and_then(|place| {
        let folder =
            chapters.get(place.chapter - 1)?.join(if place.exercise { "exercises" } else { "lessons" });
        let text = std::fs::read_to_string(sorted(&folder).get(place.number - 1)?).ok()?;
        Some(text.lines().filter(|line| line.starts_with("## ")).count())
    });
    let step: usize = step.map_or(1, |step| step.parse().unwrap_or(0));
    (!found.is_some_and(|steps| (1..=steps).contains(&step)))
        .then(|| format!("no lesson {place}, step {step}"))
}
