//! Checks what the interface knows about games. It names none: what distinguishes a game is on its card, and the
//! interface shows it as it is. The kinds of boards - stacks, coins in rows and columns, pictures of edges, lines - are
//! known only to the code that paints them.
use super::house::{House, Room};
use super::text::Word;
use nimscope::core::Card;
use std::collections::{BTreeMap, BTreeSet};

/// What boards of one kind are called in code.
const TYPES: [&str; 3] = ["Stacks", "Coins", "Graph"];

/// The types above and those of what lies on the boards, which count where they are those of the core.
const CORE: [&str; 6] = ["Strip", "Stretch", "Stack", "Edge", "Vertex", "Look"];

/// The methods that ask a scene, or a board, for boards of one kind. Layouts are no kind: any game may have one.
const ACCESSORS: [&str; 4] = ["stacks", "coins", "graphs", "graph"];

/// The folders with the code that draws and edits boards.
const PAINTERS: [&str; 2] = ["src/ui/boards/", "src/ui/dialogs/new_game/"];

/// Words of the interface that are also the name of a game.
const WORDS: [(&str, &str); 1] = [("src/ui/boards/graph.rs", "graph")];

/// The folders and files of the interface.
const INTERFACE: [&str; 3] = ["src/ui/", "src/worker", "src/js"];

/// Files and folders that may name games, each with the reason.
const ALLOWED: [(&str, &str); 4] = [
    ("src/ui/guide/", "pages of text"),
    ("src/ui/dialogs/new_game/draw", "a tool for drawing pictures of edges, which is what it is called"),
    ("src/js/moves.rs", "a published interface, whose fields keep their names"),
    ("src/js/scene.rs", "a published interface, whose fields keep their names"),
];

/// What a file of the interface names, each with the line of its first occurrence.
type Names = BTreeMap<String, usize>;

/// One line for each file of the interface that names a game, alone or in a notation.
pub fn games(house: &House) -> Vec<String> {
    // A sum or sequence is no game of its own.
    let single = |card: &&Card| nimscope::games::compound(card.presets[0].position()).is_none();
    let ids: BTreeSet<&str> = nimscope::games::cards().filter(single).map(|card| card.id).collect();
    lines(house, |room| notations(room, &ids))
}

/// One line for each file of the interface that bypasses the door of the core, or uses the folder of a family. What a
/// lab says is taken from the lab, and nobody uses the papers.
pub fn folders(house: &House) -> Vec<String> {
    lines(house, |room| {
        let mut first = Names::new();
        for said in &room.text.said {
            let path: Vec<&str> = said.path.iter().map(String::as_str).collect();
            if let ["crate", room @ ("core" | "games"), folder, _, ..] = path[..]
                && folder != "papers"
                && folder.starts_with(|c: char| c.is_ascii_lowercase())
            {
                add(&mut first, format!("{room}::{folder}"), said.line);
            }
        }
        first
    })
}

/// One line for each file of the interface that knows a kind of board.
pub fn kinds(house: &House) -> Vec<String> {
    lines(house, boards)
}

/// The files in such lines that do not paint boards.
pub fn elsewhere(kinds: &[String]) -> Vec<String> {
    let painter = |line: &&String| !PAINTERS.iter().any(|path| line.starts_with(path));
    kinds.iter().filter(painter).cloned().collect()
}

fn lines(house: &House, names: impl Fn(&Room) -> Names) -> Vec<String> {
    let mut found = BTreeMap::new();
    for room in house.rooms.values().filter(|room| counted(&room.file)) {
        let list: Vec<String> =
            names(room).iter().map(|(name, line)| format!("{name} (line {line})")).collect();
        if !list.is_empty() {
            found.insert(&room.file, format!("{}: {}", room.file, list.join(", ")));
        }
    }
    found.into_values().collect()
}

fn counted(file: &str) -> bool {
    INTERFACE.iter().any(|path| file.starts_with(path))
        && !ALLOWED.iter().any(|(path, _)| file.starts_with(path))
}

fn add(first: &mut Names, name: String, line: usize) {
    let at = first.entry(name).or_insert(line);
    *at = line.min(*at);
}

fn notations(room: &Room, ids: &BTreeSet<&str>) -> Names {
    let mut first = Names::new();
    for Word { text, line, .. } in room.text.words.iter().filter(|word| word.quoted) {
        if in_notation(text, ids) && !WORDS.contains(&(&*room.file, text)) {
            add(&mut first, format!("{text:?}"), *line);
        }
    }
    first
}

fn boards(room: &Room) -> Names {
    let mut first = Names::new();
    for Word { text, line, .. } in room.text.words.iter().filter(|word| !word.quoted) {
        if TYPES.contains(&text.as_str()) {
            add(&mut first, text.clone(), *line);
        }
    }
    for said in &room.text.said {
        let path: Vec<&str> = said.path.iter().map(String::as_str).collect();
        match path[..] {
            ["crate", "core", .., "Board", name] | ["Board", name] if ACCESSORS.contains(&name) => {
                add(&mut first, format!("Board::{name}"), said.line);
            }
            ["crate", "core", ..] => {
                let own = path.iter().filter(|name| CORE.contains(name));
                own.for_each(|name| add(&mut first, name.to_string(), said.line));
            }
            _ => {}
        }
    }
    for call in &room.text.calls {
        if ACCESSORS.contains(&call.text.as_str()) {
            add(&mut first, format!(".{}()", call.text), call.line);
        }
    }
    first
}

/// Whether a text is the name of a game, or begins like a notation of one: `nim/3+5`, `octal:0.77/9`.
fn in_notation(text: &str, ids: &BTreeSet<&str>) -> bool {
    let letter = |c: char| c.is_ascii_alphanumeric() || c == '-';
    let mut heads = text.match_indices(['/', ':']);
    ids.contains(text)
        || heads.any(|(at, mark)| {
            let from = text[..at].rfind(|c| !letter(c)).map_or(0, |before| before + 1);
            let after = &text[at + 1..];
            let follows = match mark {
                "/" => after.starts_with(|c: char| !c.is_whitespace()),
                _ => after.split(char::is_whitespace).next().is_some_and(|word| word.contains('/')),
            };
            follows && ids.contains(&text[from..at])
        })
}

#[test]
fn a_notation_names_its_game() {
    let ids = BTreeSet::from(["nim", "octal", "kayles"]);
    for text in ["nim", "nim/3+5", "#/play?g=nim/3", "lasker/2&kayles/4", "octal:0.77/9"] {
        assert!(in_notation(text, &ids), "{text}");
    }
    for text in ["nimbers", "a nim/ b", "/nim", "Kayles: knock down", "nim: 3 / 5", "unnim/3"] {
        assert!(!in_notation(text, &ids), "{text}");
    }
}
