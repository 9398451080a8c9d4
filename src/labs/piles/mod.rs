//! All small piles of Colourful Nim with one end and with two: their values, how many have each value, and statements about
//! the lengths of their runs. For two ends no rule is known (Liu and Britton, section 4.2).
mod check;
mod counts;
mod fields;
mod files;
mod guesses;
mod known;
mod list;
mod pattern;
mod pile;
mod said;

pub use check::{Check, Counterexample, Finding, read_statement};
pub use counts::{count, share};
pub use fields::{EXAMPLES, FIELDS, MOST, STATEMENTS, ends, pile_filter, pointed, read_upto, upto, window};
pub use guesses::{GUESSES, Guess};
pub use known::{Ends, PileValues};
pub use list::{LISTED, List, PileFilter};
pub use pattern::Pattern;
pub use pile::Pile;

#[cfg(test)]
mod tests;
