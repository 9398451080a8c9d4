//! The course as data: chapters of lessons, lessons of steps, each with text, a board and something to answer; and
//! whether an answer is right. Nothing here draws a page.
//!
//! The folder `lessons` holds the course as Markdown. What the pages read is made from it when the pictures are made, so
//! that no parser is shipped.
mod ask;
mod companion;
mod drill;
mod family;
mod figure;
pub mod formula;
mod handed;
mod judge;
mod place;
mod progress;
pub mod proof;
mod sheet;
pub mod steps;
mod teaching;
mod told;
mod walk;

pub use ask::{Ask, Choice, Conjecture, Listed, Trial};
pub use companion::{Companion, DocumentSummary, PaperEntry, ProgramLink, companion, companion_of, slug};
pub use drill::{Drill, DrillQuestion, LEVELS, QUESTIONS};
pub use family::{notation_of_size, setup_of_size};
pub use figure::{Figure, WORK};
pub use handed::{Assignment, Help, Item, MOST_HANDED};
pub use judge::{
    JudgedAnswer, LearnerAnswer, Objection, judge, needs, outcome_of, position, refuted_by, winning_moves,
};
pub use place::{CHAPTERS, NoPlace, Place};
pub use progress::{Mark, Progress};
pub use sheet::{MOST, Sheet, SheetAnswer, SheetTask, Sizes, sheet_answer};
pub use teaching::{SHEETS, SHOWN};
pub use told::{RightAnswer, right_answer};
pub use walk::{Line, Reply, walk, walks};

use crate::core::Convention;
use serde::{Deserialize, Serialize};

/// All chapters, as the page of the course lists them.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Course {
    pub chapters: Vec<Chapter>,
}

/// A chapter without the text of its lessons.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Chapter {
    pub title: String,
    /// What one will be able to do.
    pub aim: String,
    /// The document that it follows, and the part of it: `Ferguson 2`.
    pub source: String,
    pub lessons: Vec<Brief>,
    pub exercises: Vec<Brief>,
}

/// What the list of lessons shows of a lesson or an exercise.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Brief {
    pub title: String,
    /// Where it comes from: `Ferguson 2.6.2`.
    pub source: String,
    pub minutes: u32,
    /// How many steps it has.
    pub steps: usize,
}

/// The lessons and exercises of a chapter with their text: one file for each chapter.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Texts {
    pub lessons: Vec<Lesson>,
    pub exercises: Vec<Lesson>,
}

/// A lesson, or an exercise with its parts.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Lesson {
    pub title: String,
    /// Where it comes from: `Ferguson 2.3`.
    pub source: String,
    /// How long it takes.
    pub minutes: u32,
    pub steps: Vec<Step>,
}

/// One thing to read, to try or to answer.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Step {
    pub title: String,
    pub text: Vec<Block>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<Setup>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ask: Option<Ask>,
    /// Hints that may be asked for, one after the other.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hints: Vec<Vec<Block>>,
    /// What is told once the answer is right, or was asked for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub after: Vec<Block>,
}

/// A paragraph or a list.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Block {
    Text(Vec<Span>),
    List(Vec<Vec<Span>>),
    /// Rows of cells, the first of them the heading.
    Table(Vec<Vec<Vec<Span>>>),
}

/// A piece of text.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Span {
    Text(String),
    /// Italic: variables, and words that are meant as words.
    Em(String),
    Strong(String),
    /// What is typed, or stands in an address.
    Code(String),
    /// A move on the board of the step: pointing at the words shows it, pressing them makes it.
    Move {
        text: String,
        notation: String,
    },
    /// Another position for the board of the step.
    Board {
        text: String,
        notation: String,
    },
    /// A term of the glossary.
    Term {
        text: String,
        id: String,
    },
    Link {
        text: String,
        to: String,
    },
}

/// How much the board shows of what is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Revealed {
    /// Nothing: most lessons ask.
    #[default]
    Off,
    /// Rings on winning moves.
    Hints,
    /// The values too.
    Full,
}

/// What is set up on the board of a step: a position, and what is shown and played there.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Setup {
    /// Its notation.
    pub position: String,
    /// Under misère play.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub misere: bool,
    #[serde(default)]
    pub shown: Revealed,
    /// Moves that have been made from the position.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub moves: Vec<String>,
    /// A move that is shown before it is made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
    /// Whether the computer answers each move.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub answered: bool,
}

impl Setup {
    /// A board with nothing but this position.
    pub fn of(position: impl Into<String>) -> Self {
        Self { position: position.into(), ..Self::default() }
    }
    pub fn convention(&self) -> Convention {
        if self.misere { Convention::Misere } else { Convention::Normal }
    }
}
