//! What is remembered on this device: theme, level of analysis, the last games. Storage that is missing or
//! full is no error: then nothing is remembered.
use crate::core::Link;
use web_sys::Storage;

pub const THEME: &str = "nimscope.theme";
pub const LEVEL: &str = "nimscope.analysis";
const RECENT: &str = "nimscope.recent";
/// How many games are remembered.
const MOST_RECENT: usize = 8;
/// Links longer than this are not remembered, in bytes.
const LONGEST: usize = 20_000;

fn storage() -> Option<Storage> {
    gloo::utils::window().local_storage().ok().flatten()
}

pub fn get(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

pub fn set(key: &str, value: &str) {
    if let Some(storage) = storage() {
        // A full storage forgets; nothing depends on it.
        let _ = storage.set_item(key, value);
    }
}

/// The links of the last games, latest first.
pub fn recent() -> Vec<String> {
    get(RECENT).map(|lines| lines.lines().map(String::from).collect()).unwrap_or_default()
}

/// Remembers a game by its link; replaces what is remembered of the same game (same start and seed).
pub fn remember(link: &Link) {
    let text = link.to_string();
    if text.len() > LONGEST {
        return;
    }
    let same = |other: &String| {
        Link::read(other).is_ok_and(|other| other.game == link.game && other.seed == link.seed)
    };
    let rest = recent().into_iter().filter(|other| !same(other)).take(MOST_RECENT - 1);
    let lines: Vec<String> = std::iter::once(text).chain(rest).collect();
    set(RECENT, &lines.join("\n"));
}

/// Forgets the last games.
pub fn forget() {
    set(RECENT, "");
}
