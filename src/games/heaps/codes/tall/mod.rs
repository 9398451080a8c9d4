//! The moves of a tall heap to a value: counted, and some of them listed, without looking at each.
mod digits;
mod halves;
mod lasker;
mod nim;
mod periodic;
mod singles;
mod splits;
mod two_thirds;
mod wave;

pub use periodic::{leading as leading_by_period, leading_to_each};
pub use singles::Takes;
pub use wave::PeriodicValues;

use super::Form;
use crate::core::moves::Found;

/// What a move leaves of a heap, the smaller heap first; 0 where there is none.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Left(pub u64, pub u64);

impl Left {
    fn of(a: u64, b: u64) -> Self {
        Self(a.min(b), a.max(b))
    }
    fn has(self, heap: u64) -> bool {
        self.0 == heap || self.1 == heap
    }
}

/// The moves in a heap of `n` to value `v` in the game with this closed form, at most `limit` listed; none where only the
/// period of the game serves.
pub fn leading(form: Form, n: u64, v: u64, limit: usize) -> Option<Found<Left>> {
    match form {
        Form::Nim => Some(nim::leading(n, v, limit)),
        Form::Lasker => Some(lasker::leading(n, v, limit)),
        Form::TwoThirds => Some(two_thirds::leading(n, v, limit)),
        Form::Halves => Some(halves::leading(n, v, limit)),
        Form::ModFour => None,
    }
}

#[cfg(test)]
mod tests;
