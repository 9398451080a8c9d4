//! Values by the definition alone.
use super::rule::Rule;
use kernels::sequences::{Bits, Moves, Split};

/// The values g(0..=n) as the mex of all options, each found by listing the moves. O(n^2) where heaps are broken in
/// two, a power more for every further heap; meant for small n, as the check of what is faster.
pub fn by_definition(rule: &Rule, n: usize) -> Vec<u16> {
    let moves = Moves::from(rule);
    let mut values: Vec<u16> = Vec::new();
    for heap in 0..=n {
        let mut seen = Bits::default();
        let mut see = |value: u16| seen.insert(value);
        for take in 0..=heap {
            let tail = moves.tail.as_ref().filter(|tail| take >= tail.start).map(|tail| tail.digit(take));
            let left = heap - take;
            if left == 0 && (moves.whole.contains(&take) || tail.is_some_and(|digit| digit.allows(0))) {
                see(0);
            }
            if left > 0 && (moves.one.contains(&take) || tail.is_some_and(|digit| digit.allows(1))) {
                see(values[left]);
            }
            let splits = moves.splits.iter().copied().filter(|split| split.take == take);
            for split in
                splits.chain(tail.iter().flat_map(|digit| digit.kinds()).map(|kind| Split { take, kind }))
            {
                break_up(&values, left, split.kind.heaps, 1, usize::from(split.kind.unequal), 0, &mut see);
            }
        }
        values.push(seen.missing(0).unwrap_or(u16::MAX));
    }
    values
}

/// All ways to break `left` tokens into so many heaps of at least `least`, each greater by `gap` than the one before.
fn break_up(
    g: &[u16],
    left: usize,
    heaps: u32,
    least: usize,
    gap: usize,
    value: u16,
    see: &mut dyn FnMut(u16),
) {
    if heaps == 1 {
        if left >= least {
            see(value ^ g[left]);
        }
        return;
    }
    for first in (least..).take_while(|first| first * heaps as usize <= left) {
        break_up(g, left - first, heaps - 1, first + gap, gap, value ^ g[first], see);
    }
}
