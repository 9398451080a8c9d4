//! A game for your solution: which set S of red levels gives Chromatic Nim of two stacks the P-positions that somebody wants, or
//! the first pair that forbids it (after Fisher and Larsson, Chromatic nim finds a game for your solution).
mod evil;
mod fields;
mod files;
mod found;
mod given;
mod judge;
mod read;
mod said;
mod set;
mod slide;
mod term;

pub use evil::{Case, Level, Sixteen};
pub use fields::{
    EXAMPLES, FIELDS, HIGHEST_LEVEL, LINKED, chosen, index, is_finite, is_misere, read_partner,
};
pub use found::{Certainty, Found};
pub use judge::{HIGHEST, Pair, PairConflict, Reason, judge, last, paired};
pub use read::{read_pairs, read_sequence};
pub use said::text;
pub use set::NamedSet;
pub use slide::{MARKS, Ratio, SLIDER_RANGE, beta_at, mark_after};
pub use term::Term;

#[cfg(test)]
mod tests;
