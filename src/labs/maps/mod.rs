//! Maps: the Grundy values of every game whose position is two numbers.
mod address;
mod files;
mod grid;

pub use address::{MOST_SIDE, MapsLink, Part, read_game, read_side};
pub use grid::{Pair, pairs};

#[cfg(test)]
mod tests;
