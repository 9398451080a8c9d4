//! Links: a start, the moves made from it, and how to show them, as the query of a URL fragment.
//!
//! `v=1&g=nim/3+5+7&m=1-2,2-3&c=misere` is the part after the question mark of `#/play?…`. Keys: `v` version,
//! `g` start, or `puzzle` the day whose puzzle it is, `m` moves, `p` moves shown, `x` a side line (any number of them: the
//! moves of the game before it, then its own), `c` convention, `o` opponent, `f` who begins, `s` seed, `a` analysis, `t`
//! theme, `n` names of the two sides, `l` locked, `q` a puzzle, `to` origin of the embedding page. Unknown keys are ignored.
mod error;
pub(crate) mod field;
mod side;
#[cfg(test)]
mod tests;

use crate::core::{
    analysis::Convention, card::Preset, day::Day, game::Game, moves::MoveView, notation::NotationError,
};
use crate::games::{library, open, puzzle::puzzle_of_the_day};
pub use error::{LinkError, LinkPart};
use field::Field;
pub use side::SideLine;
use std::{fmt, rc::Rc};

/// The version of the format that a [`Link`] is written in. Links of every version so far are read.
pub const LINK_VERSION: u32 = 1;
/// Longest query that [`Link::read`] reads, in bytes.
pub const LONGEST_LINK: usize = 1_000_000;
/// Most moves of a [`Link`].
pub const MOST_MOVES: usize = 10_000;
/// Most bytes of notation that replaying a link may go through: long positions allow fewer moves.
const MOST_WORK: usize = 50_000_000;

/// What a link says: a start, the moves made from it, and how to show them. What it leaves open is `None`, empty or the
/// default.
///
/// ```
/// use nimscope::{core::Convention, games::Link};
///
/// let mut link = Link::read("v=1&g=nim/3+5+7&m=1-2,2-3")?;
/// assert_eq!(link.moves, ["1-2", "2-3"]);
/// let (_, played) = link.replay()?;
/// let (mv, after) = &played[1];
/// assert_eq!((mv.phrase.to_string(), after.notation()), ("Take 3 from pile 2".into(), "nim/1+2+7".into()));
///
/// link.convention = Convention::Misere;
/// assert_eq!(link.to_string(), "v=1&g=nim/3+5+7&m=1-2,2-3&c=misere");
/// # Ok::<(), nimscope::games::LinkError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Link {
    /// The notation of the start.
    pub game: String,
    /// The day whose puzzle is the start, where `game` is empty.
    pub puzzle: Option<Day>,
    /// The notations of the moves made from there.
    pub moves: Vec<String>,
    /// How many of the moves are shown as made; `None` for all of them.
    pub shown: Option<usize>,
    /// Other moves that were tried from positions of the game.
    pub sides: Vec<SideLine>,
    pub convention: Convention,
    /// One of [`Link::OPPONENTS`].
    pub opponent: Option<String>,
    /// Whether the person at the board begins; otherwise the opponent does.
    pub first: bool,
    /// The seed of the opponent.
    pub seed: Option<u64>,
    /// One of [`Link::LEVELS`].
    pub analysis: Option<String>,
    /// One of [`Link::THEMES`].
    pub theme: Option<String>,
    /// The names of the two sides, that of the side that begins first; empty for the usual names.
    pub names: [String; 2],
    /// Whether the start cannot be changed.
    pub locked: bool,
    /// Whether the link is a puzzle that asks for the winning move: the page then says whether the first move is one.
    pub asks: bool,
    /// The origin of the page that embeds the game and is told of moves: `https://example.org`.
    pub origin: Option<String>,
}

/// A move and the position after it.
pub type Played = (MoveView, Rc<dyn Game>);
/// The start of a link, and each of its moves with the position after it: see [`Link::replay`].
pub type Replayed = (Rc<dyn Game>, Vec<Played>);

impl Link {
    /// The words for opponents.
    pub const OPPONENTS: &[&str] = &["perfect", "strong", "beginner", "friend"];
    /// The words for how much analysis is shown.
    pub const LEVELS: &[&str] = &["off", "hints", "full"];
    /// The words for themes.
    pub const THEMES: &[&str] = &["auto", "light", "dark"];

    /// A link to a start, with everything else left open.
    pub fn new(game: impl Into<String>) -> Self {
        Self {
            game: game.into(),
            puzzle: None,
            moves: Vec::new(),
            shown: None,
            sides: Vec::new(),
            convention: Convention::Normal,
            opponent: None,
            first: true,
            seed: None,
            analysis: None,
            theme: None,
            names: Default::default(),
            locked: false,
            asks: false,
            origin: None,
        }
    }

    /// The link that a preset stands for: its position, and what else it sets.
    ///
    /// # Errors
    /// As [`read`](Self::read), where it says more than a position.
    pub fn of_preset(preset: &Preset) -> Result<Self, LinkError> {
        preset.query().map_or_else(|| Ok(Self::new(preset.notation)), Self::read)
    }

    /// A link to the puzzle of this day that asks for the winning move, against an opponent who refutes the others.
    pub fn of_asking(day: Day) -> Self {
        let (analysis, opponent) = (Some("off".into()), Some("perfect".into()));
        Self { analysis, opponent, asks: true, ..Self::of_puzzle(day) }
    }
    /// A link to the puzzle of this day, with everything else left open.
    pub fn of_puzzle(day: Day) -> Self {
        Self { puzzle: Some(day), ..Self::new("") }
    }

    /// Reads the query of a link. Positions and moves are read by [`Link::replay`].
    ///
    /// # Errors
    /// The first part that cannot be read, or an unknown version whatever else is wrong.
    pub fn read(query: &str) -> Result<Self, LinkError> {
        if query.len() > LONGEST_LINK {
            let limit = format!("a link of at most {LONGEST_LINK} characters");
            return Err(LinkError::new(LinkPart::Link, 0, "", NotationError::too_large(0, limit)));
        }
        Self::of(query).map_err(|error| *error)
    }

    /// Reads a query of any length. The error is boxed, since [`LinkError`] is much larger than the other results.
    fn of(query: &str) -> Result<Self, Box<LinkError>> {
        let fields = || Field::all(query);
        if let Some(version) = fields().find(|field| field.key == "v") {
            version.version()?;
        }
        let mut link = Self::new("");
        for field in fields() {
            link.set(&field)?;
        }
        if !link.game.is_empty() {
            link.puzzle = None;
        } else if link.puzzle.is_none() {
            let error = NotationError::syntax(0, "a position, such as g=nim/3+5+7");
            return Err(Box::new(LinkError::new(LinkPart::Game, query.len(), "", error)));
        }
        Ok(link)
    }

    fn set(&mut self, field: &Field) -> Result<(), Box<LinkError>> {
        match field.key {
            "g" => self.game = field.text(LinkPart::Game)?,
            "puzzle" => {
                let text = field.text(LinkPart::Puzzle)?;
                let day = text.parse().map_err(|error| field.error(LinkPart::Puzzle, &text, error))?;
                self.puzzle = Some(day);
            }
            "m" => self.moves = field.items(LinkPart::Moves, MOST_MOVES)?,
            "p" => self.shown = Some(field.number(LinkPart::Shown, usize::MAX as u64)? as usize),
            "x" => self.sides.push(SideLine::read(field, self.sides.len())?),
            "c" => {
                let misere = field.word(LinkPart::Convention, &["normal", "misere"])? == "misere";
                self.convention = if misere { Convention::Misere } else { Convention::Normal };
            }
            "o" => self.opponent = Some(field.word(LinkPart::Opponent, Self::OPPONENTS)?),
            "f" => self.first = field.word(LinkPart::First, &["you", "other"])? == "you",
            "s" => self.seed = Some(field.number(LinkPart::Seed, u64::MAX)?),
            "a" => self.analysis = Some(field.word(LinkPart::Analysis, Self::LEVELS)?),
            "t" => self.theme = Some(field.word(LinkPart::Theme, Self::THEMES)?),
            "n" => self.names = field.names()?,
            "l" => self.locked = field.word(LinkPart::Locked, &["0", "1"])? == "1",
            "q" => self.asks = field.word(LinkPart::Asks, &["0", "1"])? == "1",
            "to" => self.origin = Some(field.origin()?),
            _ => {}
        }
        Ok(())
    }

    /// The notation of the start: the first position of the game where only that is named, as in `g=nim`.
    fn start(&self) -> &str {
        library().find(|brief| brief.id == self.game).map_or(&self.game, |brief| brief.start)
    }

    /// The start, and each of the moves with the position after it.
    ///
    /// # Errors
    /// A start that cannot be read, or the first move that cannot be made.
    pub fn replay(&self) -> Result<Replayed, LinkError> {
        let start = match self.puzzle {
            Some(day) => puzzle_of_the_day(day),
            None => open(self.start()),
        };
        let start = start.map_err(|error| LinkError::new(LinkPart::Game, 0, &self.game, error))?;
        let most = (MOST_WORK / self.game.len().max(1)).min(MOST_MOVES);
        if self.moves.len() > most {
            let error = NotationError::too_large(0, format!("at most {most} moves from a position so long"));
            return Err(LinkError::new(LinkPart::Moves, 0, "", error));
        }
        let played = play_all(&start, &self.moves, LinkPart::Move)?;
        Ok((start, played))
    }

    /// The moves of each side line with the positions after them, given the result of [`replay`](Self::replay).
    ///
    /// # Errors
    /// A side line that begins where the game has not been, is too long, or has a move that cannot be made.
    pub fn replay_sides(&self, (start, played): &Replayed) -> Result<Vec<Vec<Played>>, LinkError> {
        let most = (MOST_WORK / self.game.len().max(1)).min(MOST_MOVES);
        let total: usize = self.sides.iter().map(|side| side.moves.len()).sum();
        let replay = |(index, side): (usize, &SideLine)| {
            let part = LinkPart::Side(index);
            if total > most {
                let error = NotationError::too_large(0, format!("at most {most} moves in side lines"));
                return Err(LinkError::new(part, 0, "", error));
            }
            let before = side.from.checked_sub(1).map_or(Some(start), |last| Some(&played.get(last)?.1));
            let before = before.ok_or_else(|| {
                let expected = format!("a number up to {}, the moves of the game", played.len());
                LinkError::new(part, 0, &side.from.to_string(), NotationError::not_allowed(0, expected))
            })?;
            play_all(before, &side.moves, |_| part)
        };
        self.sides.iter().enumerate().map(replay).collect()
    }
}

/// Each of these moves, with the position after it.
fn play_all(
    start: &Rc<dyn Game>,
    moves: &[String],
    part: impl Fn(usize) -> LinkPart,
) -> Result<Vec<Played>, LinkError> {
    let mut played: Vec<Played> = Vec::with_capacity(moves.len());
    for (index, notation) in moves.iter().enumerate() {
        let before = played.last().map_or(start, |(_, after)| after);
        let made = before.read_move(notation).and_then(|mv| before.make(&mv).map(|after| (mv, after)));
        played.push(made.map_err(|error| LinkError::new(part(index), 0, notation, error))?);
    }
    Ok(played)
}

/// Writes the query that [`Link::read`] reads, without the keys that have their usual values.
impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.puzzle {
            Some(day) => write!(f, "v={LINK_VERSION}&puzzle={day}")?,
            None => write!(f, "v={LINK_VERSION}&g={}", field::text(&self.game))?,
        }
        if !self.moves.is_empty() {
            write!(f, "&m={}", field::items(&self.moves))?;
        }
        if let Some(shown) = self.shown {
            write!(f, "&p={shown}")?;
        }
        for side in &self.sides {
            write!(f, "&x={side}")?;
        }
        if self.convention == Convention::Misere {
            f.write_str("&c=misere")?;
        }
        let words = [("o", &self.opponent), ("a", &self.analysis), ("t", &self.theme)];
        for (key, word) in words {
            if let Some(word) = word {
                write!(f, "&{key}={}", field::text(word))?;
            }
        }
        if !self.first {
            f.write_str("&f=other")?;
        }
        if let Some(seed) = self.seed {
            write!(f, "&s={seed}")?;
        }
        if self.names.iter().any(|name| !name.is_empty()) {
            write!(f, "&n={}", field::items(&self.names))?;
        }
        if self.locked {
            f.write_str("&l=1")?;
        }
        if self.asks {
            f.write_str("&q=1")?;
        }
        if let Some(origin) = &self.origin {
            write!(f, "&to={}", field::text(origin))?;
        }
        Ok(())
    }
}
