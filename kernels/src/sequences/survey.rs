//! How far a sequence is from a proof of its period.
use crate::sequences::{moves::Moves, rare::Rare, suffix::Ending};

/// The state of the last attempt at a proof.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Survey {
    /// The number of values at that time.
    pub checked: usize,
    /// The number of rare heaps, if a mask is in use.
    pub rare: Option<usize>,
    /// The last rare heap, 0 if there is none.
    pub last: usize,
    /// The end that repeats longest.
    pub ending: Ending,
    /// The number of values with which a proof is possible, if no further heap is rare and the end continues to repeat.
    pub needed: usize,
}

impl Survey {
    pub(crate) fn of(moves: &Moves, checked: usize, rare: Option<Rare<'_>>, ending: Ending) -> Self {
        let (p, t) = (ending.period, moves.last());
        let start = checked - p - ending.length;
        let k = moves.kinds().iter().map(|kind| kind.heaps as usize).max().unwrap_or(1);
        let octal = k * start.max(1) + k * p + t + 1 - k;
        let by_rare = |rare: Rare<'_>| (start + p + rare.last + t).max(2 * rare.last + p + t + 1);
        let needed = rare.map_or(octal, by_rare);
        let last = rare.map_or(0, |rare| rare.last);
        Self { checked, rare: rare.map(|rare| rare.count), last, ending, needed }
    }
}
