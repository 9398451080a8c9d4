//! Maps: the Grundy values, or the outcomes under either convention, of every game whose position is two numbers.
mod fields;
mod files;
mod found;
mod grid;
mod laid;
mod stated;

pub use fields::{
    EXAMPLES, FIELDS, HIGHEST_SLICE, MISERE_ALONE, MISERE_WORK, MOST_SIDE, SeenSquare, cell, convention,
    outcomes, read_game, read_side, seen_square,
};
pub use found::{Found, PendingMap, Wanted};
pub use grid::{Pair, pairs};
pub use laid::{MARKS, MapComparison, Mark};
pub use stated::{STATEMENTS, StatementResult, check_statement};

#[cfg(test)]
mod tests;
