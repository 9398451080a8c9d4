//! Worksheets: positions to print, what is asked of them, and the key.
use super::{Setup, WORK, outcome_of, position, winning_moves};
use crate::core::{Budget, Convention, Outcome, Wanted, random_start};
use crate::games::{Link, open};
use std::{collections::BTreeSet, fmt};

/// What is asked of each position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum SheetTask {
    /// All winning moves.
    #[default]
    Moves,
    /// The Grundy value.
    Value,
    /// N or P.
    Outcome,
}

impl SheetTask {
    pub const ALL: &[Self] = &[Self::Moves, Self::Value, Self::Outcome];

    /// The name of the question in addresses.
    pub fn id(self) -> &'static str {
        match self {
            Self::Moves => "moves",
            Self::Value => "value",
            Self::Outcome => "outcome",
        }
    }
    pub fn named(id: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|wants| wants.id() == id)
    }
    /// The name of the question in a list.
    pub fn name(self) -> &'static str {
        match self {
            Self::Moves => "Every winning move",
            Self::Value => "The Grundy value",
            Self::Outcome => "Who wins: N or P",
        }
    }
    /// The question as it stands on the sheet.
    pub fn asks(self) -> &'static str {
        match self {
            Self::Moves => "Find every winning move, or write that there is none.",
            Self::Value => "Find the Grundy value.",
            Self::Outcome => "Who wins: the player to move (N) or the other one (P)?",
        }
    }
}

/// How large the positions are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Sizes {
    Small,
    #[default]
    Rising,
    Large,
}

impl Sizes {
    pub const ALL: &[Self] = &[Self::Small, Self::Rising, Self::Large];

    pub fn id(self) -> &'static str {
        match self {
            Self::Small => "small",
            Self::Rising => "rising",
            Self::Large => "large",
        }
    }
    pub fn name(self) -> &'static str {
        match self {
            Self::Small => "Small",
            Self::Rising => "Small first, then larger",
            Self::Large => "Large",
        }
    }
    /// The size, from 1 to 3, of the position at this place, from 0, of so many.
    fn of(self, at: usize, count: usize) -> u8 {
        match self {
            Self::Small => 1,
            Self::Rising => 1 + (at * 3 / count.max(1)) as u8,
            Self::Large => 3,
        }
    }
}

/// A sheet. Its address holds the positions themselves, so that it stays the same for ever.
///
/// ```
/// use nimscope::learn::Sheet;
///
/// let sheet = Sheet::read("q=value&p=nim/3+5;nim/1+2+3");
/// assert_eq!(sheet.positions, ["nim/3+5", "nim/1+2+3"]);
/// assert_eq!(sheet.to_string(), "q=value&k=1&c=1&p=nim/3+5;nim/1+2+3");
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Sheet {
    pub wants: SheetTask,
    pub positions: Vec<String>,
    /// Whether the key is printed, on a separate page.
    pub key: bool,
    /// Whether each position has a QR code that opens it.
    pub codes: bool,
}

/// Most positions on a sheet.
pub const MOST: usize = 24;

impl Sheet {
    /// Reads the query of an address. Positions that cannot be opened are left out when they are shown.
    pub fn read(query: &str) -> Self {
        let field = |key: &str| query.split('&').find_map(|field| field.strip_prefix(key)?.strip_prefix('='));
        // Read as a link to a game, which undoes the escapes of a browser.
        let positions = field("p").unwrap_or_default().split(';').filter(|text| !text.is_empty());
        let plain =
            |text: &str| Link::read(&format!("g={text}")).map_or_else(|_| text.to_string(), |link| link.game);
        Self {
            wants: field("q").and_then(SheetTask::named).unwrap_or_default(),
            positions: positions.take(MOST).map(plain).collect(),
            key: field("k") != Some("0"),
            codes: field("c") != Some("0"),
        }
    }
    /// Positions of the rules of `start`, all different and not over: `count` of them, or as many as are found.
    pub fn positions(start: &str, sizes: Sizes, count: usize, seed: u64) -> Vec<String> {
        let Ok(rules) = open(start) else { return Vec::new() };
        let mut known = BTreeSet::new();
        let mut found: Vec<String> = Vec::new();
        // A third of the positions are P-positions, so that “there is none” is a right answer, too.
        let wanted = [Wanted::Few, Wanted::One, Wanted::Lost];
        for attempt in 0..count.min(MOST) * 4 {
            if found.len() >= count.min(MOST) {
                break;
            }
            let (at, seed) = (found.len(), seed.wrapping_add(attempt as u64 * 7919));
            let wanted = wanted[(attempt + at) % wanted.len()];
            let game = random_start(&*rules, seed, sizes.of(at, count), wanted, Convention::Normal);
            if game.move_count() > 0 && known.insert(game.notation()) {
                found.push(game.notation());
            }
        }
        found
    }
}

impl fmt::Display for Sheet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let flag = |on: bool| u8::from(on);
        let positions: Vec<String> =
            self.positions.iter().map(|text| text.replace('&', "%26").replace(' ', "%20")).collect();
        write!(
            f,
            "q={}&k={}&c={}&p={}",
            self.wants.id(),
            flag(self.key),
            flag(self.codes),
            positions.join(";")
        )
    }
}

/// What the key says of a position.
#[derive(Clone, PartialEq, Debug)]
pub struct SheetAnswer {
    pub text: String,
    pub outcome: Option<Outcome>,
    pub value: Option<u64>,
    /// The notations of the winning moves.
    pub winning: Vec<String>,
}

/// Solves a position of a sheet; none where it cannot be opened.
pub fn sheet_answer(notation: &str) -> Option<SheetAnswer> {
    let board = Setup::of(notation);
    let game = position(&board)?;
    let value = game.rules().and_then(|_| game.value(&mut Budget::new(WORK)).ok()).map(|value| value.0);
    let winning = winning_moves(&game, &board, 12);
    Some(SheetAnswer { text: game.text(), outcome: outcome_of(&board), value, winning })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::library;

    #[test]
    fn addresses_are_read_back() {
        let sheet = Sheet {
            wants: SheetTask::Outcome,
            positions: vec!["nim/3+5&kayles/7".into(), "chromatic:beatty(phi^2)/4+2".into()],
            key: false,
            codes: true,
        };
        assert_eq!(Sheet::read(&sheet.to_string()), sheet);
        let empty = Sheet::read("");
        assert_eq!((empty.positions.len(), empty.wants, empty.key), (0, SheetTask::Moves, true));
    }

    #[test]
    fn every_game_has_a_sheet() {
        for brief in library() {
            let positions = Sheet::positions(brief.start, Sizes::Small, 4, 3);
            assert!(!positions.is_empty(), "{}", brief.id);
            for notation in &positions {
                let solved = sheet_answer(notation).unwrap_or_else(|| panic!("{notation}"));
                assert!(solved.outcome.is_some() && !solved.text.is_empty(), "{notation}");
                assert_eq!(solved.outcome != Some(Outcome::P), !solved.winning.is_empty(), "{notation}");
            }
        }
    }

    #[test]
    fn positions_differ_and_rise() {
        let positions = Sheet::positions("nim/3+5+7", Sizes::Rising, 8, 1);
        assert_eq!(positions.len(), 8);
        let lost =
            positions.iter().filter(|text| outcome_of(&Setup::of(text.as_str())) == Some(Outcome::P)).count();
        assert!((1..=4).contains(&lost), "{positions:?}");
        assert_eq!(positions, Sheet::positions("nim/3+5+7", Sizes::Rising, 8, 1));
        assert!(Sheet::positions("nothing", Sizes::Small, 8, 1).is_empty());
    }
}
