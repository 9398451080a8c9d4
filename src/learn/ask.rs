//! What can be asked.
use super::{Figure, Setup, Span};
use serde::{Deserialize, Serialize};

/// What a step asks. Except in a choice the right answer is not stored: it is computed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Ask {
    /// The Grundy value of the board.
    Value,
    /// Who wins on the board.
    Outcome,
    /// Who wins on the board, where it may also be drawn.
    Ending,
    /// A winning move, made on the board.
    Move,
    /// All winning moves, made on the board one after the other.
    Moves,
    /// To win on the board against the computer.
    Win,
    /// A number.
    Number(Figure),
    /// The sizes `n` up to a last one for which a position is a P-position; see
    /// [`notation_of_size`](super::notation_of_size).
    Sizes { family: String, last: u64, misere: bool },
    /// The values of all sizes from a first to a last one.
    Values(Listed),
    /// All numbers *x* with *x* ⊗ *x* ⊕ *x* = this.
    Roots(u64),
    /// A formula for the values, or for the P-positions.
    Formula(Conjecture),
    /// One of several answers.
    Choice(Vec<Choice>),
    /// To win on the board against a proof that says that this cannot be done.
    Break(Trial),
}

impl Ask {
    /// Whether the answer is made on the board.
    pub fn on_board(&self) -> bool {
        matches!(self, Self::Move | Self::Moves | Self::Win | Self::Break(_))
    }
}

/// A proof that somebody tries to break.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Trial {
    /// Its name: see [`proof::named`](super::proof::named).
    pub proof: String,
    /// Positions that it says are lost for whoever moves, one after the other.
    pub positions: Vec<String>,
}

/// Positions of several sizes, whose values are asked for.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Listed {
    pub family: String,
    pub from: u64,
    pub last: u64,
}

impl Listed {
    /// Reads `grundy/{n} from 1 to 13`; from 0 unless told.
    pub fn read(text: &str) -> Option<Self> {
        let (text, last) = text.rsplit_once(" to ")?;
        let (family, from) = text.rsplit_once(" from ").unwrap_or((text, "0"));
        let number = |text: &str| text.trim().parse().ok();
        let (from, last) = (number(from)?, number(last)?);
        (from <= last).then(|| Self { family: family.trim().into(), from, last })
    }
}

/// A game for which a formula is asked.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Conjecture {
    pub family: String,
    /// The sizes for which it is to hold: from a first one, and checked up to a last one.
    pub from: u64,
    pub last: u64,
    /// Whether it is to say which sizes are P-positions; else it gives values.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub outcomes: bool,
    /// The same game as the sequence lab knows it, so that values come fast and with their proofs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
    /// A right formula, shown when it is asked for. A law checks it.
    #[serde(default)]
    pub answer: String,
}

impl Conjecture {
    /// Reads `at-most-half/{n} to 100000 as at-most-half`, with `P ` before where outcomes are asked.
    ///
    /// ```
    /// use nimscope::learn::Conjecture;
    ///
    /// let asked = Conjecture::read("P dynamic/{n} from 1 to 60").unwrap();
    /// assert_eq!((asked.outcomes, asked.from, asked.last, asked.source), (true, 1, 60, None));
    /// assert_eq!(Conjecture::read("nim/{n}"), None);
    /// ```
    pub fn read(text: &str) -> Option<Self> {
        let (text, outcomes) = text.strip_prefix("P ").map_or((text, false), |rest| (rest, true));
        let (text, source) =
            text.split_once(" as ").map_or((text, None), |(text, source)| (text, Some(source.trim().into())));
        let Listed { family, from, last } = Listed::read(text)?;
        Some(Self { family, from, last, outcomes, source, answer: String::new() })
    }
}

/// An answer to choose.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Choice {
    pub text: Vec<Span>,
    pub right: bool,
    /// What shows that it is wrong: a position, with the moves that refute it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<Setup>,
    /// What is said of this choice.
    pub reply: Vec<Span>,
}
