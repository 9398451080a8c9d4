//! The kinds of answers.
use crate::core::Outcome;

/// An answer that was given.
#[derive(Clone, PartialEq, Debug)]
pub enum GivenAnswer {
    Typed(String),
    Outcome(Outcome),
    Chosen(usize),
    /// The claim that all moves have been found.
    All,
}
