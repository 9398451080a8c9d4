//! Which files of the interface name a family of games: the type of its boards, or one of its cards.
//! What the interface shows it should take as it finds it.
use super::house::House;
use super::text::Word;
use std::collections::{BTreeMap, BTreeSet};

/// What boards of one family are called in code.
const TYPES: [&str; 4] = ["Stacks", "Rows", "Coins", "Graph"];

/// The folders and files of the interface.
const INTERFACE: [&str; 3] = ["src/ui/", "src/worker", "src/js"];

/// Pages of text speak of the games by name.
const TEXT: &str = "src/ui/guide/";

/// One line for each such file, with what it names and where that stands first.
pub fn naming(house: &House) -> Vec<String> {
    let ids: BTreeSet<&str> = nimscope::games::cards().map(|card| card.id).collect();
    let names = |word: &&Word| match word.quoted {
        true => ids.contains(word.text.as_str()),
        false => TYPES.contains(&word.text.as_str()),
    };
    let in_it = |file: &str| INTERFACE.iter().any(|path| file.starts_with(path)) && !file.starts_with(TEXT);
    let mut found = BTreeMap::new();
    for room in house.rooms.values().filter(|room| in_it(&room.file)) {
        let mut first: BTreeMap<String, usize> = BTreeMap::new();
        for word in room.text.words.iter().filter(names) {
            let shown = if word.quoted { format!("{:?}", word.text) } else { word.text.clone() };
            first.entry(shown).or_insert(word.line);
        }
        let list: Vec<String> = first.iter().map(|(name, line)| format!("{name} (line {line})")).collect();
        if !list.is_empty() {
            found.insert(&room.file, format!("{}: {}", room.file, list.join(", ")));
        }
    }
    found.into_values().collect()
}
