//! The moves of a tall heap to a value: counted, and some of them listed, without looking at each.
mod digits;
mod halves;
mod lasker;
mod nim;
mod periodic;
mod periodic_values;
mod singles;
mod splits;
mod two_thirds;

pub use periodic::{moves_to_each_value, moves_to_value as moves_by_period};
pub use periodic_values::PeriodicValues;
pub use singles::Takes;

use super::Form;
use crate::core::moves::MoveList;

/// What a move leaves of a heap, the smaller heap first; 0 where there is none.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct RemainingHeaps(pub u64, pub u64);

impl RemainingHeaps {
    fn of(a: u64, b: u64) -> Self {
        Self(a.min(b), a.max(b))
    }
    fn has(self, heap: u64) -> bool {
        self.0 == heap || self.1 == heap
    }
}

/// The moves in a heap of `n` to value `v` in the game with this closed form, at most `limit` listed; none where only the
/// period of the game serves.
pub fn moves_to_value(form: Form, n: u64, v: u64, limit: usize) -> Option<MoveList<RemainingHeaps>> {
    match form {
        Form::Nim => Some(nim::moves_to_value(n, v, limit)),
        Form::Lasker => Some(lasker::moves_to_value(n, v, limit)),
        Form::TwoThirds => Some(two_thirds::moves_to_value(n, v, limit)),
        Form::Halves => Some(halves::moves_to_value(n, v, limit)),
        Form::ModFour => None,
    }
}

#[cfg(test)]
mod tests;
