//! How many piles of so many balls have a value.
use super::known::{Ends, PileValues};

/// How many piles of so many balls there are: colours may be exchanged, and mirror images count apart.
pub fn count(balls: usize) -> u64 {
    1 << balls.saturating_sub(1)
}

/// What part of the piles of so many balls has this value.
pub fn share(known: &PileValues, ends: Ends, balls: usize, value: u32) -> f64 {
    f64::from(known.count(ends, balls, value)) / count(balls) as f64
}

impl Ends {
    /// The number in the On-Line Encyclopedia of Integer Sequences of how many piles have this value, if it has one.
    pub fn oeis(self, value: u32) -> Option<&'static str> {
        (self == Self::One && value == 0).then_some("A001045")
    }
}
