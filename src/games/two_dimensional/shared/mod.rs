//! Exercise 3.5.6 (c): a counter is taken off, and others are put on squares before its own. All lie on one board.
mod board;
mod counts;
mod solving;
mod spread;
#[cfg(test)]
mod tests;
mod why;

pub use board::{layout, open, pointed, view};
pub use counts::Counts;
pub use solving::{solve, value};
pub use spread::{Replacement, moves};
pub use why::why;
