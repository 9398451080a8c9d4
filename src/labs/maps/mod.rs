//! Maps: the Grundy values of every game whose position is two numbers.
mod fields;
mod files;
mod found;
mod grid;

pub use fields::{EXAMPLES, FIELDS, MOST_SIDE, Part, cell, outcomes, part, read_game, read_side};
pub use found::{Asked, Found};
pub use grid::{Pair, pairs};

#[cfg(test)]
mod tests;
