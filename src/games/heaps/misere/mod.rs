//! Take-and-break games under misère play: tame ones, and those whose misère quotient is found.
//!
//! All of it is in a part of the program that is fetched when somebody plays such a game under misère play.
mod known;
mod moves;
mod rule;
mod state;
mod tell;
#[cfg(test)]
mod tests;

pub use known::{Facts, letters, monomial};

use super::{codes::Code, splits::Split};
use crate::core::{analysis::Outcome, budget::Budget, moves::MoveList, why::Why};
use crate::part::FetchError;
use std::rc::Rc;

/// What is known of the heaps of a code under misère play.
pub trait MisereTheory {
    /// Finds what the other methods need to know of heaps up to this size; as far as a part of the budget goes.
    fn learn(&self, most: u64, budget: &mut Budget);
    /// The outcome of these heaps, where it is known.
    fn outcome(&self, sizes: &[u64]) -> Option<Outcome>;
    /// The winning moves, at most `limit` listed, where they can be counted.
    fn winning(&self, sizes: &[u64], limit: usize) -> Option<MoveList<Split>>;
    /// For each heap the class of all others together.
    fn rests(&self, sizes: &[u64]) -> Option<Vec<u64>>;
    /// Whether these heaps beside others of class `rest` are P, in a position with greatest heap `among`.
    fn is_p(&self, parts: &[u64], rest: u64, among: u64) -> Option<bool>;
    /// The heap where the classes begin to repeat, and their period, if they do; `among` is the greatest heap.
    fn period(&self, among: u64) -> Option<(u64, u64)>;
    /// Why these heaps, called by this noun, have their outcome.
    fn why(&self, sizes: &[u64], noun: &str) -> Option<Why>;
    /// All that is found up to this heap with this much work. `tick` is told the work so far, the heap and the order
    /// reached, and answers whether to go on.
    fn facts(&self, upto: usize, work: u64, tick: &mut dyn FnMut(u64, usize, usize) -> bool) -> Facts;
}

type Theory = fn(&Code) -> Rc<dyn MisereTheory>;

crate::parts! {
    static THEORY in misere: Theory = state::of;
}

/// What is known of a code, once that part of the program is here.
pub fn theory(code: &Code) -> Option<Rc<dyn MisereTheory>> {
    THEORY.get().map(|of| of(code))
}

/// Whether the part of the program for misère play is here.
pub fn is_ready() -> bool {
    THEORY.get().is_some()
}

/// Fetches the part of the program for misère play.
///
/// # Errors
/// If it could not be fetched this time.
pub async fn ready() -> Result<(), FetchError> {
    THEORY.load().await.map(drop)
}

/// The name of the part of the program for misère play.
pub fn part() -> &'static str {
    THEORY.name()
}
