//! How far a sequence is from a proof of its period.
use crate::sequences::{moves::Moves, rare::Rare, suffix::Ending};

/// What is known on the way to a proof, from the last time that one was tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Survey {
    /// The number of values then.
    pub checked: usize,
    /// How many heaps are rare, if rare heaps are told from common ones.
    pub rare: Option<usize>,
    /// The last rare heap, 0 if there is none.
    pub last: usize,
    /// The end that repeats longest.
    pub ending: Ending,
    /// The number of values with which a proof is possible, if no rare heap follows and that end goes on to repeat.
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
