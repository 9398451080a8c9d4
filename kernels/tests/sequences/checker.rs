//! Checks a certificate from nothing but the rule, in O(n (rare heaps + splits that are needed)).
use super::parts;
use kernels::sequences::{Moves, Period, Proof};

/// Whether these are the values of the rule, and they prove the period by rare values.
pub fn holds(moves: &Moves, values: &[u16], period: &Period) -> bool {
    let Proof::Rare { mask, sizes, last } = period.proof else { return false };
    let (n, start, p, last) = (values.len(), period.start as usize, period.length as usize, last as usize);
    let (t, take) = (moves.last(), moves.splits[0].take);
    let is_rare = |heap: usize, value: u16| {
        (value & mask).count_ones() as usize % 2 == if sizes { (heap ^ take) % 2 } else { 0 }
    };
    let rare: Vec<usize> = (1..n).filter(|&heap| is_rare(heap, values[heap])).collect();
    let repeats = (start..n.saturating_sub(p)).all(|heap| values[heap] == values[heap + p]);
    let even = !sizes || p.is_multiple_of(2) && moves.splits.iter().all(|split| split.take % 2 == take % 2);
    let enough = n as u64 == period.checked && n >= start + p + last + t && n > p + t + 2 * last;
    let numbers = p > 0 && even && enough && repeats && rare.last().is_none_or(|heap| *heap <= last);
    numbers && (0..n).all(|heap| is_least(moves, values, heap, &rare, is_rare, (start, n - p)))
}

/// Whether the value of the heap is the least that no option has; for heaps of the last period also whether every
/// smaller rare value is the value of an option that leaves `start` or more in one heap.
fn is_least(
    moves: &Moves,
    values: &[u16],
    heap: usize,
    rare: &[usize],
    is_rare: impl Fn(usize, u16) -> bool,
    (start, witnessed): (usize, usize),
) -> bool {
    let own = values[heap];
    let mut seen = vec![false; 4096];
    if moves.whole.contains(&heap) {
        seen[0] = true;
    }
    for take in moves.one.iter().filter(|take| **take < heap) {
        seen[usize::from(values[heap - take])] = true;
    }
    for split in &moves.splits {
        for &a in rare.iter().take_while(|a| **a + split.take < heap) {
            let b = heap - split.take - a;
            if !split.kind.unequal || a != b {
                seen[usize::from(values[a] ^ values[b])] = true;
            }
        }
    }
    let common = (0..4096u16).find(|&value| !is_rare(heap, value) && !seen[usize::from(value)]);
    if heap >= witnessed {
        // Only the witnesses of rare values.
        for value in (0..4096u16).filter(|&value| is_rare(heap, value)) {
            seen[usize::from(value)] = false;
        }
        for take in moves.one.iter().filter(|take| **take + start <= heap) {
            seen[usize::from(values[heap - take])] = true;
        }
    }
    let least = start * usize::from(heap >= witnessed);
    let mut splits: Vec<_> =
        moves.splits.iter().map(|split| parts(*split, heap).take_while(|(_, b)| *b >= least)).collect();
    let mut ends = false;
    loop {
        let doubtful = (0..common.unwrap_or(4096)).find(|&value| !seen[usize::from(value)]);
        match doubtful {
            None => return Some(own) == common,
            Some(value) if ends => return heap < witnessed && value == own,
            _ => {}
        }
        ends = true;
        for (a, b) in splits.iter_mut().filter_map(Iterator::next) {
            seen[usize::from(values[a] ^ values[b])] = true;
            ends = false;
        }
    }
}
