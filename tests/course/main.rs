//! The course: the files that the pages read are up to date, and everything that a lesson says is true.
#![cfg(all(feature = "ssr", not(target_arch = "wasm32")))]
mod answers;
mod asked;
#[path = "../current/mod.rs"]
mod current;
mod hints;
mod laws;
mod read;
mod said;

use current::current;
use nimscope::games::{library, unit};
use nimscope::learn::{Brief, CHAPTERS, Chapter, Course, Lesson, Texts};
use read::Read;
use serde::Serialize;
use std::path::{Path, PathBuf};

/// A chapter as its folder holds it.
struct Folder {
    title: String,
    source: String,
    aim: String,
    lessons: Vec<(PathBuf, Read)>,
    exercises: Vec<(PathBuf, Read)>,
}

/// The folders of `lessons`, in the order of their names.
fn folders() -> Vec<Folder> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("lessons");
    sorted(&root).iter().filter(|path| path.is_dir()).map(|path| folder(path)).collect()
}

fn sorted(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<_> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths
}

fn folder(path: &Path) -> Folder {
    let about = std::fs::read_to_string(path.join("chapter.md")).expect("a chapter has a chapter.md");
    let mut lines = about.lines().map(str::trim).filter(|line| !line.is_empty());
    let title = lines.next().and_then(|line| line.strip_prefix("# ")).expect("a chapter has a title");
    let (source, aim) =
        (lines.next().expect("a chapter has a source"), lines.next().expect("a chapter has an aim"));
    let read = |path: PathBuf| {
        let text = std::fs::read_to_string(&path).unwrap();
        let read = read::lesson(&text).unwrap_or_else(|wrong| panic!("{}: {wrong}", path.display()));
        (path, read)
    };
    let files = |name: &str| -> Vec<(PathBuf, Read)> {
        let folder = path.join(name);
        if folder.is_dir() { sorted(&folder).into_iter().map(read).collect() } else { Vec::new() }
    };
    let (lessons, exercises) = (files("lessons"), files("exercises"));
    Folder { title: title.into(), source: source.into(), aim: aim.into(), lessons, exercises }
}

fn brief((_, Read { lesson, .. }): &(PathBuf, Read)) -> Brief {
    Brief {
        title: lesson.title.clone(),
        source: lesson.source.clone(),
        minutes: lesson.minutes,
        steps: lesson.steps.len(),
    }
}

/// The files that the pages read: the list of all chapters, and the text of each.
fn files() -> Vec<(String, String)> {
    let folders = folders();
    let chapter = |folder: &Folder| Chapter {
        title: folder.title.clone(),
        aim: folder.aim.clone(),
        source: folder.source.clone(),
        lessons: folder.lessons.iter().map(brief).collect(),
        exercises: folder.exercises.iter().map(brief).collect(),
    };
    let course = Course { chapters: folders.iter().map(chapter).collect() };
    assert_eq!(course.chapters.len(), CHAPTERS);
    let lessons = |all: &[(PathBuf, Read)]| -> Vec<Lesson> {
        all.iter().map(|(_, read)| read.lesson.clone()).collect()
    };
    let texts = folders.iter().zip(1..).map(|(folder, number)| {
        let texts = Texts { lessons: lessons(&folder.lessons), exercises: lessons(&folder.exercises) };
        (format!("course-{number}.json"), written(&texts))
    });
    std::iter::once(("course.json".into(), written(&course))).chain(texts).collect()
}

fn written(what: &impl Serialize) -> String {
    serde_json::to_string(what).unwrap() + "\n"
}

#[test]
fn the_files_of_the_course_are_current() {
    for (name, text) in files() {
        current(&format!("static/{name}"), &text);
    }
}

#[test]
fn every_lesson_is_true_and_can_be_finished() {
    let mut wrong = Vec::new();
    for folder in folders() {
        for (path, read) in folder.lessons.iter().chain(&folder.exercises) {
            let name = path.strip_prefix(env!("CARGO_MANIFEST_DIR")).unwrap_or(path).display().to_string();
            wrong.extend(laws::of(read).into_iter().map(|what| format!("{name}: {what}")));
        }
    }
    assert!(wrong.is_empty(), "{} things are wrong:\n{}", wrong.len(), wrong.join("\n"));
}

/// Each lesson asks for a guess, refutes a wrong idea, and has a question that is answered by play on the board.
#[test]
fn every_lesson_asks_refutes_and_plays() {
    let folders = folders();
    let lessons = folders.iter().flat_map(|folder| &folder.lessons);
    let wrong: Vec<String> = lessons.flat_map(|(path, read)| laws::lacks(path, &read.lesson)).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Hints come in steps: at least two for each part of an exercise and for each question about a research paper. None of
/// them tells the answer.
#[test]
fn hints_come_in_steps_and_do_not_tell() {
    let mut wrong = Vec::new();
    for folder in folders() {
        let few = if folder.source.starts_with("Ferguson") { 0 } else { hints::FEWEST };
        let lessons = folder.lessons.iter().map(|lesson| (lesson, few));
        let exercises = folder.exercises.iter().map(|exercise| (exercise, hints::FEWEST));
        for ((path, read), fewest) in lessons.chain(exercises) {
            let name = path.strip_prefix(env!("CARGO_MANIFEST_DIR")).unwrap_or(path).display().to_string();
            wrong.extend(hints::of(&read.lesson, fewest).into_iter().map(|what| format!("{name}: {what}")));
        }
    }
    assert!(wrong.is_empty(), "{} hints are wrong:\n{}", wrong.len(), wrong.join("\n"));
}

/// The course has enough lessons, and each chapter neither too few nor too many.
#[test]
fn the_course_is_whole() {
    let folders = folders();
    let lessons: usize = folders.iter().map(|folder| folder.lessons.len()).sum();
    assert!(lessons >= 36, "{lessons} lessons");
    for folder in &folders {
        assert!(
            (3..=7).contains(&folder.lessons.len()),
            "{}: {} lessons",
            folder.title,
            folder.lessons.len()
        );
        assert!(!folder.exercises.is_empty(), "{} has no exercises", folder.title);
    }
}

/// Each game links to the unit about its source.
#[test]
fn games_lead_to_the_unit_of_their_source() {
    let folders = folders();
    let mut led = 0;
    for brief in library() {
        let Some(number) = unit(brief.source) else { continue };
        let folder = &folders[usize::from(number) - 1];
        let (authors, place) = folder.source.split_once(' ').unwrap();
        assert!(brief.source.contains(authors), "{}: {}", brief.id, folder.source);
        assert!(!place.starts_with(char::is_numeric) || place == number.to_string(), "{}", brief.id);
        led += 1;
    }
    assert!(led > 40, "{led}");
}

#[test]
fn every_part_of_every_exercise_is_asked() {
    let folders = folders();
    let exercises: Vec<&Lesson> =
        folders.iter().flat_map(|folder| &folder.exercises).map(|(_, read)| &read.lesson).collect();
    let missing = asked::parts_left_out(&exercises);
    assert!(missing.is_empty(), "nothing asks {}", missing.join(", "));
    // The list is checked: without the exercise on Rims its parts are missing.
    let others: Vec<&Lesson> =
        exercises.into_iter().filter(|lesson| lesson.source != "Ferguson 4.5.8").collect();
    let without = asked::parts_left_out(&others);
    assert_eq!(without, ["Ferguson 4.5.8", "Ferguson 4.5.8 (a)", "Ferguson 4.5.8 (b)"]);
}

#[test]
fn every_worked_example_is_asked() {
    let folders = folders();
    let all = folders.iter().flat_map(|folder| folder.lessons.iter().chain(&folder.exercises));
    let lessons: Vec<&Lesson> = all.map(|(_, read)| &read.lesson).collect();
    let (missing, listed) = asked::examples_left_out(&lessons);
    assert!(missing.is_empty(), "nothing asks\n{}", missing.join("\n"));
    assert!(listed > 150, "{listed}");
    // Without any lessons all examples are missing.
    assert_eq!(asked::examples_left_out(&[]).0.len(), listed);
}

#[test]
fn what_a_drill_practises_is_explained_in_the_course() {
    let folders = folders();
    for drill in nimscope::learn::Drill::ALL {
        let (place, step) = drill.explained();
        let lesson = folders.get(place.chapter - 1).and_then(|folder| folder.lessons.get(place.number - 1));
        let steps = lesson.map_or(0, |(_, read)| read.lesson.steps.len());
        assert!(!place.exercise && step < steps, "{drill:?}: {place} has {steps} steps");
    }
}
