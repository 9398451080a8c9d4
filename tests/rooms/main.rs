//! The house: how the modules of src depend on each other, read from their imports and from the paths in their code.
//! There are no circles, nothing depends on a higher room, and the interface knows no game by name.
//!
//! Tests may use anything, and are not read.
#![cfg(not(target_arch = "wasm32"))]
mod arrows;
mod circles;
mod cost;
mod examples;
mod floors;
mod house;
mod meanings;
mod names;
mod text;

use floors::Floor;
use house::House;
use std::path::Path;
use std::sync::LazyLock;

/// The rooms of the house from the ground up: for each its module, with everything beneath it, and the rooms that it
/// may use, all of them above it in this list. Letting a room use one more is a decision, to be made here.
const FLOORS: &[Floor] = &[
    floor("integer", "integer", &[]),
    floor("part", "part", &[]),
    floor("core", "core", &[]),
    floor("ordinal", "ordinal", &["core"]),
    floor("games", "games", &["integer", "part", "core", "ordinal"]),
    floor("labs", "labs", &["integer", "core", "ordinal", "games"]),
    floor("answers", "answers", &["core", "games", "labs"]),
    // Exercises are answered by statements, whose language and proofs belong to the labs.
    floor("learn", "learn", &["core", "games", "labs"]),
    floor("worker", "worker", &["part", "core", "games", "labs"]),
    floor("js", "js", &["part", "core", "games", "answers"]),
    floor("ui", "ui", &["part", "core", "games", "labs", "learn", "worker", "js"]),
    floor("main", "main", &["worker", "ui"]),
];

/// The number of files that draw or edit boards of one kind. It may only decrease.
const KINDS: usize = 31;

const fn floor(name: &'static str, place: &'static str, takes: &'static [&'static str]) -> Floor {
    Floor { name, place, takes }
}

static HOUSE: LazyLock<House> = LazyLock::new(|| House::read(Path::new(env!("CARGO_MANIFEST_DIR"))));

fn none(found: &[String], what: &str) {
    assert!(found.is_empty(), "{what}:\n\n{}\n", found.join("\n"));
}

/// In each folder the rooms, which are its files and the folders in it with all that lies beneath, use each other in
/// one direction. A door, `mod.rs` or the file of a folder's name, is one room with what is beneath: it may use that
/// and be used by it, but what one neighbour uses of another through the door counts as used directly.
#[test]
fn nothing_goes_in_a_circle() {
    none(&circles::circles(&HOUSE, FLOORS), "these take from each other in a circle");
}

#[test]
fn nothing_looks_upwards() {
    none(&floors::misplaced(&HOUSE, FLOORS), "these take from where they may not: see FLOORS");
}

#[test]
fn no_file_is_left_out() {
    none(&HOUSE.unread(), "no module leads to these files, so that nothing is known of them");
}

/// Imports by name let the compiler check what a panel knows.
#[test]
fn the_interface_takes_by_name() {
    let interface = HOUSE.rooms.values().filter(|room| room.file.starts_with("src/ui/"));
    let own = |path: &str| !path.starts_with("crate::") || path.starts_with("crate::ui");
    let globs = interface.flat_map(|room| room.text.globs.iter().map(|glob| (&room.file, glob)));
    let globs = globs.filter(|(_, glob)| !own(&glob.text));
    let list: Vec<String> =
        globs.map(|(file, glob)| format!("{file}: {}::* (line {})", glob.text, glob.line)).collect();
    none(&list, "these take all that a module has; let them name what they take");
}

#[test]
fn the_interface_names_no_game() {
    none(&names::games(&HOUSE), "these name a game; what singles it out belongs on its card");
}

#[test]
fn the_interface_takes_by_the_door() {
    let what = "these reach past the door of the core, or into a family; labs hand on what they tell";
    none(&names::folders(&HOUSE), what);
}

#[test]
fn kinds_of_boards_are_known_to_their_painters() {
    let kinds = names::kinds(&HOUSE);
    none(&names::elsewhere(&kinds), "these know a kind of board and draw none");
    let list = kinds.join("\n");
    println!("{} files know a kind of board:\n\n{list}", kinds.len());
    if kinds.len() < KINDS {
        println!("\nKINDS can go down to {}", kinds.len());
    }
    assert!(kinds.len() <= KINDS, "{} files know a kind of board, {KINDS} did:\n\n{list}\n", kinds.len());
}

#[test]
fn names_have_one_meaning() {
    let found = meanings::all(Path::new(env!("CARGO_MANIFEST_DIR")));
    none(
        &meanings::doubtful(&found),
        "these names of types mean something else already: see NAMES in meanings.rs",
    );
}

#[test]
fn types_of_the_core_are_told_with_examples() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    none(&examples::missing(root), "these types of the core have no example in their documentation");
}

/// The most lines of a file: more is hard to keep in mind.
const LONGEST: usize = 300;

#[test]
fn no_file_is_long() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut folders: Vec<_> =
        ["src", "tests", "cli", "xtask/src", "kernels", "benches"].map(|name| root.join(name)).into();
    let mut long = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()) {
            if entry.is_dir() {
                folders.push(entry);
            } else if entry.extension().is_some_and(|end| end == "rs") {
                let lines = std::fs::read_to_string(&entry).unwrap().lines().count();
                if lines > LONGEST {
                    long.push(format!("{}: {lines} lines", entry.strip_prefix(root).unwrap().display()));
                }
            }
        }
    }
    none(&long, "these files are longer than 300 lines; one idea each");
}
