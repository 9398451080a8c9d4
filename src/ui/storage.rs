//! What is remembered on this device: theme, level of analysis, the last games. Storage that is missing or
//! full is no error: then nothing is remembered.
use crate::core::Day;
use crate::games::Link;
use web_sys::Storage;

pub const THEME: &str = "nimscope.theme";
pub const LEVEL: &str = "nimscope.analysis";
/// Whether the panel shows the map of two groups.
pub const MAP: &str = "nimscope.map";
/// How long the computer takes over a move that it has found.
pub const PACE: &str = "nimscope.pace";
/// Whether moves are heard as sounds, and whether they are read aloud.
pub const SOUND: &str = "nimscope.sound";
pub const SPEECH: &str = "nimscope.speech";
/// Whether keys of a single letter, digit or sign are switched off.
pub const LETTERS: &str = "nimscope.letters-off";
/// Whether the first steps were offered, or are asked for.
pub const FIRST: &str = "nimscope.first";
/// The progress in the course.
pub const LEARN: &str = "nimscope.learn";
/// The last results of drills.
pub const DRILLS: &str = "nimscope.drills";
const PUZZLES: &str = "nimscope.puzzles";
/// Days whose puzzles are remembered: more than a year.
const MOST_PUZZLES: usize = 400;
const RECENT: &str = "nimscope.recent";
/// How many games are remembered.
const MOST_RECENT: usize = 8;
/// Links longer than this are not remembered, in bytes.
const LONGEST: usize = 20_000;
/// The most characters that are kept of the description of a game.
const MOST_SAID: usize = 80;

fn storage() -> Option<Storage> {
    // Components are drawn natively, too, where nothing is remembered.
    if cfg!(not(target_arch = "wasm32")) {
        return None;
    }
    gloo::utils::window().local_storage().ok().flatten()
}

/// The games that two teams have won, kept as long as the tab is open.
pub const SCORE: &str = "nimscope.score";
/// The teams of a presented lesson, with their points.
pub const TEAMS: &str = "nimscope.teams";
/// Whether the clock of the presenter is shown, and the time that each team has taken.
pub const CLOCK: &str = "nimscope.clock";
pub const TIMES: &str = "nimscope.times";

fn of_tab() -> Option<Storage> {
    if cfg!(not(target_arch = "wasm32")) {
        return None;
    }
    gloo::utils::window().session_storage().ok().flatten()
}

/// Whether the setting with this name is switched on.
pub fn on(key: &str) -> bool {
    get(key).as_deref() == Some("on")
}

/// A value that this tab has kept over a reload; other tabs do not see it.
pub fn get_in_tab(key: &str) -> Option<String> {
    of_tab()?.get_item(key).ok().flatten()
}

pub fn set_in_tab(key: &str, value: &str) {
    if let Some(storage) = of_tab() {
        // Fails as in `set`.
        let _ = storage.set_item(key, value);
    }
}

/// Whether this device can remember anything.
pub fn works() -> bool {
    const TRY: &str = "nimscope.try";
    storage().is_some_and(|storage| storage.set_item(TRY, "1").is_ok() && storage.remove_item(TRY).is_ok())
}

pub fn get(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

pub fn set(key: &str, value: &str) {
    if let Some(storage) = storage() {
        // If the storage is full the value is lost; nothing depends on it.
        let _ = storage.set_item(key, value);
    }
}

/// Stores a value, or removes it.
pub fn keep(key: &str, value: Option<&str>) {
    match value {
        Some(value) => set(key, value),
        None => drop(storage().map(|storage| storage.remove_item(key))),
    }
}

/// One of the last games: its link, and what to say of it without opening it.
#[derive(Clone, PartialEq, Debug)]
pub struct RecentGame {
    pub link: Link,
    /// The name of the game.
    pub name: String,
    /// The position that the game has reached, as people write it.
    pub text: String,
    /// Whose move it is or who has won, and after how many moves.
    pub state: String,
}

/// The separator between the fields of a line. No link contains one.
const TAB: char = '\t';

impl RecentGame {
    /// Reads a line. Earlier versions wrote only the link.
    fn read(line: &str) -> Option<Self> {
        let mut parts = line.split(TAB);
        let link = Link::read(parts.next()?).ok()?;
        let mut next = || parts.next().unwrap_or_default().to_string();
        Some(Self { link, name: next(), text: next(), state: next() })
    }
    fn write(&self) -> String {
        let said = [&self.name, &self.text, &self.state];
        said.into_iter().fold(self.link.to_string(), |mut line, said| {
            line.push(TAB);
            line.extend(said.chars().map(|c| if c.is_control() { ' ' } else { c }).take(MOST_SAID));
            line
        })
    }
}

/// The last games, latest first.
pub fn recent() -> Vec<RecentGame> {
    get(RECENT).map(|lines| lines.lines().filter_map(RecentGame::read).collect()).unwrap_or_default()
}

/// Remembers a game; replaces what is remembered of the same game (same start and seed).
pub fn remember(last: RecentGame) {
    if last.link.to_string().len() > LONGEST {
        return;
    }
    let (game, seed) = (last.link.game.clone(), last.link.seed);
    let rest = recent().into_iter().filter(|other| other.link.game != game || other.link.seed != seed);
    let lines: Vec<String> =
        std::iter::once(last).chain(rest).take(MOST_RECENT).map(|last| last.write()).collect();
    set(RECENT, &lines.join("\n"));
}

/// The puzzles that were tried, the latest first: their days, and whether they were solved.
pub fn puzzles() -> Vec<(Day, bool)> {
    let read = |line: &str| {
        let (day, solved) = line.split_once(' ')?;
        Some((day.parse().ok()?, solved == "1"))
    };
    get(PUZZLES).map(|lines| lines.lines().filter_map(read).collect()).unwrap_or_default()
}

/// Remembers whether the puzzle of a day was solved. A puzzle once solved stays solved.
pub fn remember_puzzle(day: Day, solved: bool) {
    let known = puzzles();
    let solved = solved || known.contains(&(day, true));
    let rest = known.into_iter().filter(|(other, _)| *other != day);
    let lines = std::iter::once((day, solved)).chain(rest).take(MOST_PUZZLES);
    let lines: Vec<String> = lines.map(|(day, solved)| format!("{day} {}", u8::from(solved))).collect();
    set(PUZZLES, &lines.join("\n"));
}

/// For how many days before a given one puzzles are offered.
const BACK: u64 = 366;

/// The latest day before this one whose puzzle was not solved on this device.
pub fn unsolved_before(day: Day) -> Option<Day> {
    let (day, done) = (day.count(), puzzles());
    (day.saturating_sub(BACK)..day).rev().filter_map(Day::counted).find(|day| !done.contains(&(*day, true)))
}

/// Remembers exactly these games, the latest first; an empty list forgets all.
pub fn replace_recent(games: &[RecentGame]) {
    let lines: Vec<String> = games.iter().map(RecentGame::write).collect();
    set(RECENT, &lines.join("\n"));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_read_back() {
        let last = RecentGame {
            link: Link { moves: vec!["1-1".into()], seed: Some(7), ..Link::new("nim/3+5&kayles/7") },
            name: "Sum of games".into(),
            text: "Nim (2,5) + Kayles (7)".into(),
            state: "Your move · 1 move".into(),
        };
        assert_eq!(RecentGame::read(&last.write()), Some(last.clone()));
        let odd = RecentGame { name: "a\tb\nc".into(), text: "é".repeat(1000), ..last };
        let read = RecentGame::read(&odd.write()).unwrap();
        assert_eq!((read.name.as_str(), read.text.chars().count()), ("a b c", MOST_SAID));
        assert_eq!(read.state, odd.state);
    }

    #[test]
    fn a_link_alone_is_a_game() {
        let read = RecentGame::read("v=1&g=nim/3+5").unwrap();
        assert_eq!((read.link, read.name.as_str()), (Link::new("nim/3+5"), ""));
        assert_eq!(RecentGame::read("v=1&g="), None);
    }
}
