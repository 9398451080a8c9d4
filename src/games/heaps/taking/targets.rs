//! The winning takes of Ferguson's games of taking, however tall the heap.
use super::{divisors, fixed::Fixed};
use crate::core::moves::MoveList;
use std::ops::Range;

impl Fixed {
    /// How many may be taken from a heap so that what is left has value `target`, ascending, at most `limit` listed.
    /// From the closed forms: O(`limit`), and the time to factor the heap where divisors are taken.
    pub fn takes_to(self, heap: u64, target: u64, limit: usize) -> MoveList<u64> {
        match self {
            Self::AtLeastHalf => {
                let Range { start, end } = of_length(target);
                let end = end.min((heap / 2).saturating_add(1));
                if heap == 0 || start >= end {
                    return MoveList::none();
                }
                MoveList {
                    moves: (start..end).rev().take(limit).map(|left| heap - left).collect(),
                    total: end - start,
                }
            }
            Self::Divisor if target == 0 => one((heap > 0).then_some(heap), limit),
            Self::Divisor => dividing(heap, target - 1, limit),
            Self::ProperDivisor => dividing(heap, target, limit),
            _ => {
                let left = self.left(heap, target).filter(|left| *left < heap);
                one(left.map(|left| heap - left), limit)
            }
        }
    }
    /// What is left of a heap where only one such number has value `target`, if it is smaller than the heap.
    fn left(self, heap: u64, target: u64) -> Option<u64> {
        let twice = target.checked_mul(2)?;
        let thrice = target.checked_mul(3)?;
        match self {
            // The numbers of this value are m with m + 1 = 2^j (2 v + 1), and one of them lies between half and all.
            Self::AtMostHalf => {
                let mut next = twice.checked_add(1)?;
                while next <= heap / 2 + heap % 2 {
                    next *= 2;
                }
                Some(next - 1)
            }
            Self::EvenNotAll => match (heap % 2, target) {
                (0, _) => twice.checked_add(2),
                (_, 0) => Some(0),
                _ => Some(twice - 1),
            },
            Self::EvenOrOne => match (heap, target) {
                (1, _) => (target == 0).then_some(0),
                (even, _) if even % 2 == 0 => Some(twice),
                (_, 0) => Some(3),
                (_, 1) => Some(1),
                _ => twice.checked_add(1),
            },
            Self::Threes => match (heap % 3, target) {
                (0, _) => thrice.checked_add(3),
                (1, _) => thrice.checked_add(1),
                (_, 0) => Some(0),
                _ => Some(thrice - 1),
            },
            _ => None,
        }
    }
}

fn one(take: Option<u64>, limit: usize) -> MoveList<u64> {
    MoveList { total: take.is_some().into(), moves: take.into_iter().take(limit).collect() }
}

/// The numbers of so many binary digits.
fn of_length(digits: u64) -> Range<u64> {
    match u32::try_from(digits).ok().filter(|digits| *digits < u64::BITS) {
        None => 0..0,
        Some(0) => 0..1,
        Some(digits) => 1 << (digits - 1)..1 << digits,
    }
}

/// The proper divisors d of a heap n = 2^e u for which 2 divides n - d exactly `target` times. Where `target` is less than e,
/// they are 2^target times the divisors of u; where it is e there are none; beyond, 2^e times those w < u for which 2
/// divides u - w the remaining number of times.
fn dividing(heap: u64, target: u64, limit: usize) -> MoveList<u64> {
    if heap == 0 {
        return MoveList::none();
    }
    let twos = heap.trailing_zeros();
    let odd = heap >> twos;
    let by_twos = |all: &mut dyn Iterator<Item = u64>, twos: u32| -> Vec<u64> {
        all.take(limit).map(|w| w << twos).collect()
    };
    match u32::try_from(target) {
        Ok(target) if target < twos => {
            let total = divisors::count(odd);
            let mut listed = if limit == 0 { Vec::new() } else { divisors::all(odd) }.into_iter();
            MoveList { moves: by_twos(&mut listed, target), total }
        }
        Ok(target) if target > twos && target < u64::BITS => {
            let fits = |w: &u64| *w < odd && (odd - w).trailing_zeros() == target - twos;
            let all: Vec<u64> = divisors::all(odd).into_iter().filter(fits).collect();
            MoveList { total: all.len() as u64, moves: by_twos(&mut all.into_iter(), twos) }
        }
        _ => MoveList::none(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const ALL: [Fixed; 7] = [
        Fixed::AtLeastHalf,
        Fixed::AtMostHalf,
        Fixed::Divisor,
        Fixed::ProperDivisor,
        Fixed::EvenNotAll,
        Fixed::EvenOrOne,
        Fixed::Threes,
    ];

    /// By looking at every take.
    fn plain(fixed: Fixed, heap: u64, target: u64) -> Vec<u64> {
        (1..=heap).filter(|take| fixed.allows(heap, *take) && fixed.value(heap - take) == target).collect()
    }
    fn agrees(fixed: Fixed, heap: u64, target: u64) {
        let expected = plain(fixed, heap, target);
        let total = expected.len() as u64;
        assert_eq!(
            fixed.takes_to(heap, target, usize::MAX),
            MoveList::all(expected.clone()),
            "{fixed:?} {heap} to {target}"
        );
        for limit in 0..3 {
            let found = fixed.takes_to(heap, target, limit);
            assert_eq!(found.total, total, "{fixed:?} {heap} to {target}");
            assert_eq!(found.moves, expected[..limit.min(expected.len())], "{fixed:?} {heap} to {target}");
        }
    }

    #[test]
    fn all_takes_to_all_values() {
        for fixed in ALL {
            for heap in 0..260 {
                (0..heap + 4).for_each(|target| agrees(fixed, heap, target));
                for far in [1 << 33, 1 << 62, 1 << 63, u64::MAX / 3 + 1, u64::MAX] {
                    assert_eq!(fixed.takes_to(heap, far, 9), MoveList::none(), "{fixed:?} {heap} to {far}");
                }
            }
        }
    }
    #[test]
    fn a_heap_of_ten_to_the_eighteen() {
        let tall = 1_000_000_000_000_000_000;
        assert_eq!(Fixed::AtLeastHalf.takes_to(tall, 59, 1).total, 211_769_623_848_288_257);
        for fixed in ALL {
            for target in [0, 1, 2, 17, 18, 19, 59, 1000, tall / 2 - 1, tall / 3, tall] {
                let found = fixed.takes_to(tall, target, 100);
                assert!(found.moves.len() as u64 == found.total.min(100), "{fixed:?} to {target}");
                for take in found.moves {
                    assert!(fixed.allows(tall, take), "{fixed:?} to {target}, take {take}");
                    assert_eq!(fixed.value(tall - take), target, "{fixed:?}, take {take}");
                }
            }
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(40))]
        #[test]
        fn taller_heaps(heap in 1_u64..30_000, target in 0_u64..40, part in 0_u64..30_000) {
            for fixed in ALL {
                agrees(fixed, heap, target);
                agrees(fixed, heap, part % (heap + 2));
            }
        }
    }
}
