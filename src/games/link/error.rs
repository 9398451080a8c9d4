//! What can be wrong with a link, and where.
use crate::core::notation::NotationError;
use std::fmt;

/// A part of a link: see [`LinkError`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LinkPart {
    /// The link as a whole.
    Link,
    Version,
    /// The start.
    Game,
    /// The day of a puzzle.
    Puzzle,
    /// The list of moves.
    Moves,
    /// One of the moves, counted from 0.
    Move(usize),
    Shown,
    /// One of the side lines, counted from 0.
    Side(usize),
    Convention,
    Opponent,
    First,
    Seed,
    Analysis,
    Theme,
    Names,
    Locked,
    Asks,
    Origin,
    /// The part of a lab's plot that is looked at.
    Range,
    /// What a lab calculates.
    Calculation,
    /// How the picture of a lab is seen.
    Picture,
}

impl fmt::Display for LinkPart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Link => "link",
            Self::Version => "version",
            Self::Game => "position",
            Self::Puzzle => "day of the puzzle",
            Self::Moves => "moves",
            Self::Move(index) => return write!(f, "move {}", index + 1),
            Self::Shown => "number of moves shown",
            Self::Side(index) => return write!(f, "side line {}", index + 1),
            Self::Convention => "convention",
            Self::Opponent => "opponent",
            Self::First => "side that begins",
            Self::Seed => "seed",
            Self::Analysis => "analysis",
            Self::Theme => "theme",
            Self::Names => "names",
            Self::Locked => "lock",
            Self::Asks => "puzzle",
            Self::Origin => "origin",
            Self::Range => "range of the plot",
            Self::Calculation => "calculation",
            Self::Picture => "picture",
        })
    }
}

/// A link that cannot be read or replayed.
///
/// ```
/// use nimscope::games::{Link, LinkPart};
///
/// let error = Link::read("g=nim/3&o=nobody").unwrap_err();
/// assert_eq!((error.part, error.at, &*error.text), (LinkPart::Opponent, 10, "nobody"));
///
/// let error = Link::read("g=nim/3+5&m=1-2,1-2")?.replay().err().unwrap();
/// assert_eq!(error.part, LinkPart::Move(1));
/// # Ok::<(), nimscope::games::LinkError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LinkError {
    pub part: LinkPart,
    /// Where the text of that part starts in the query, in bytes; 0 where the error came from replaying.
    pub at: usize,
    /// The text of that part, decoded.
    pub text: String,
    /// What is wrong in that text, and where.
    pub error: NotationError,
}

impl LinkError {
    pub(crate) fn new(part: LinkPart, at: usize, text: &str, error: NotationError) -> Self {
        Self { part, at, text: text.to_string(), error }
    }
}

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.part, self.error.counted(&self.text))
    }
}

impl std::error::Error for LinkError {}
