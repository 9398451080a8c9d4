//! Ferguson's other games of taking from one heap, each with its closed form.
use super::{ValueOrigin, divisors};
use crate::core::moves::MoveList;

/// A rule without parameters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fixed {
    /// At least half of the heap (3.3.3).
    AtLeastHalf,
    /// At most half of the heap (exercise 3.5.3).
    AtMostHalf,
    /// A divisor of its size (exercise 3.5.4a, Dim+).
    Divisor,
    /// A divisor that is not the whole heap (exercise 3.5.4b, Aliquot).
    ProperDivisor,
    /// An even number that is not the whole heap, or the whole heap if it is odd (4.3.2).
    EvenNotAll,
    /// An even number, or a heap of one (exercise 4.5.1).
    EvenOrOne,
    /// A multiple of three that is not the whole heap, or the whole heap if it is 2 mod 3 (exercise 4.5.2).
    Threes,
}

impl Fixed {
    pub fn allows(self, heap: u64, take: u64) -> bool {
        let left = heap - take;
        match self {
            Self::AtLeastHalf => take >= left,
            Self::AtMostHalf => take <= left,
            Self::Divisor => heap.is_multiple_of(take),
            Self::ProperDivisor => left > 0 && heap.is_multiple_of(take),
            Self::EvenNotAll => take % 2 == u64::from(left == 0),
            Self::EvenOrOne => take.is_multiple_of(2) || heap == 1,
            Self::Threes => {
                if left > 0 {
                    take.is_multiple_of(3)
                } else {
                    take % 3 == 2
                }
            }
        }
    }
    /// The most that may be taken.
    pub fn most(self, heap: u64) -> u64 {
        match self {
            Self::AtLeastHalf | Self::Divisor => heap,
            Self::AtMostHalf => heap / 2,
            Self::ProperDivisor => divisors::greatest_proper(heap),
            // The whole heap may be taken, or one of the three numbers below it.
            _ => (1..=heap).rev().take(4).find(|take| self.allows(heap, *take)).unwrap_or(0),
        }
    }
    /// How many may be taken, ascending, at most `limit` listed.
    pub fn takes(self, heap: u64, limit: usize) -> MoveList<u64> {
        if matches!(self, Self::Divisor | Self::ProperDivisor) {
            let proper = u64::from(self == Self::ProperDivisor && heap > 0);
            let total = divisors::count(heap) - proper;
            let mut moves = if limit == 0 { Vec::new() } else { divisors::all(heap) };
            moves.truncate(limit.min(usize::try_from(total).unwrap_or(limit)));
            return MoveList { moves, total };
        }
        let (first, step, total) = match self {
            Self::AtLeastHalf if heap > 0 => (heap.div_ceil(2), 1, heap / 2 + 1),
            Self::AtMostHalf => (1, 1, heap / 2),
            Self::EvenNotAll if heap > 0 => (2, 2, (heap - 1) / 2 + heap % 2),
            Self::EvenOrOne => (if heap == 1 { 1 } else { 2 }, 2, heap / 2 + u64::from(heap == 1)),
            Self::Threes if heap > 0 => (3, 3, (heap - 1) / 3 + u64::from(heap % 3 == 2)),
            _ => (1, 1, 0),
        };
        let mut moves: Vec<u64> = Vec::new();
        let mut take = first;
        while take <= heap && moves.len() < limit && (moves.len() as u64) < total {
            if self.allows(heap, take) {
                moves.push(take);
            }
            take += step;
        }
        // The whole heap, where it lies beside the steps.
        if (moves.len() as u64) < total && moves.len() < limit {
            moves.push(heap);
        }
        MoveList { moves, total }
    }
    /// The Grundy value of a heap.
    pub fn value(self, heap: u64) -> u64 {
        let (half, third) = (heap / 2, heap / 3);
        match self {
            Self::AtLeastHalf => (u64::BITS - heap.leading_zeros()).into(),
            // Strip the lowest ones: an odd heap has the value of the one below its half.
            Self::AtMostHalf => heap.checked_add(1).map_or(0, |next| next >> next.trailing_zeros()) / 2,
            Self::Divisor if heap > 0 => u64::from(heap.trailing_zeros()) + 1,
            Self::ProperDivisor if heap > 0 => heap.trailing_zeros().into(),
            Self::EvenNotAll if heap > 0 => {
                if heap.is_multiple_of(2) {
                    half - 1
                } else {
                    half + 1
                }
            }
            Self::EvenOrOne => match heap {
                1 => 1,
                3 => 0,
                _ => half,
            },
            Self::Threes if heap > 0 => match heap % 3 {
                0 => third - 1,
                1 => third,
                _ => third + 1,
            },
            _ => 0,
        }
    }
    pub fn known(self) -> ValueOrigin {
        let (formula, place) = match self {
            Self::AtLeastHalf => ("the least *k* with $2^k > n$", "Ferguson, Part I, 3.3.3"),
            Self::AtMostHalf => ("$g(2k) = k$ and $g(2k + 1) = g(k)$", "Ferguson, Part I, exercise 3.5.3"),
            Self::Divisor => (
                "one more than the number of times that 2 divides *n*, and 0 for 0",
                "Ferguson, Part I, exercise 3.5.4a",
            ),
            Self::ProperDivisor => {
                ("the number of times that 2 divides *n*, and 0 for 0", "Ferguson, Part I, exercise 3.5.4b")
            }
            Self::EvenNotAll => {
                ("$g(2k) = k − 1$ and $g(2k − 1) = k$ for $k ≥ 1$", "Ferguson, Part I, 4.3.2")
            }
            Self::EvenOrOne => (
                "half of *n*, rounded down, but $g(1) = 1$ and $g(3) = 0$",
                "Ferguson, Part I, exercise 4.5.1",
            ),
            Self::Threes => (
                "$g(3k) = k − 1$ for $k ≥ 1$, $g(3k + 1) = k$ and $g(3k + 2) = k + 1$",
                "Ferguson, Part I, exercise 4.5.2",
            ),
        };
        ValueOrigin::Form { formula: formula.into(), place }
    }
    pub fn words(self) -> &'static str {
        match self {
            Self::AtLeastHalf => "Take at least half of one heap.",
            Self::AtMostHalf => "Take at most half of one heap.",
            Self::Divisor => "Take from one heap a number that divides its size.",
            Self::ProperDivisor => {
                "Take from one heap a number that divides its size, but not the whole heap."
            }
            Self::EvenNotAll => {
                "Take from one heap an even number, but not all of it, or all of it if it is odd."
            }
            Self::EvenOrOne => "Take an even number from one heap, or a heap of one.",
            Self::Threes => {
                "Take from one heap a multiple of three, but not all of it, or all of it if it is 2, 5, 8 and so on."
            }
        }
    }
}
