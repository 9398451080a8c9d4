//! What is given as an answer.
use crate::core::Outcome;

/// An answer that was given.
#[derive(Clone, PartialEq, Debug)]
pub enum Gave {
    Typed(String),
    Outcome(Outcome),
    Chosen(usize),
    /// All moves are found.
    All,
}
