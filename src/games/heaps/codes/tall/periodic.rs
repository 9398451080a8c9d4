//! The moves of a tall heap under a code whose values have a proved period.
use super::{RemainingHeaps, periodic_values::PeriodicValues, singles::Takes};
use crate::core::moves::MoveList;
use crate::games::heaps::codes::Code;

/// The moves in a heap of `n` that leave value v, at most `limit` listed; none where they may leave three heaps or more, or
/// where the values rise and heaps are broken. O(start + period) for each digit.
pub fn moves_to_value(
    code: &Code,
    wave: &PeriodicValues,
    n: u64,
    v: u64,
    limit: usize,
) -> Option<MoveList<RemainingHeaps>> {
    let (mut found, heaps) = (MoveList::none(), code.most_heaps());
    if heaps > 2 {
        return None;
    }
    if let Some((period, start)) = code.tail() {
        let may = |take, rest| code.digit(take).allows(u32::from(rest));
        let takes = Takes { may: &may, start, period };
        let single = || wave.singles(n, v, &takes, limit).map(|found| found.map(|m| RemainingHeaps(0, m)));
        return if heaps < 2 { single() } else { None };
    }
    for take in (0..=code.last()?).take_while(|take| *take < n) {
        let (digit, left) = (code.digit(take), n - take);
        if digit.allows(1) && wave.value(left)? == v {
            found.join(MoveList::all(vec![RemainingHeaps(0, left)]), limit);
        }
        if digit.allows(2) {
            let splits = wave.splits(left, digit.unequal, v, limit)?;
            found.join(splits.map(|a| RemainingHeaps(a, left - a)), limit);
        }
    }
    if n > 0 && v == 0 && code.digit(n).allows(0) {
        found.join(MoveList::all(vec![RemainingHeaps(0, 0)]), limit);
    }
    Some(found)
}

/// The moves in a heap of `n` to each value from 0 to `last`, at most `limit` of each listed, any of them; none where they are
/// not found together. O(start + period) for each digit.
pub fn moves_to_each_value(
    code: &Code,
    wave: &PeriodicValues,
    n: u64,
    last: u64,
    limit: usize,
) -> Option<Vec<MoveList<RemainingHeaps>>> {
    if code.most_heaps() > 2 || code.tail().is_some() {
        return None;
    }
    let mut all = vec![MoveList::none(); usize::try_from(last).ok()? + 1];
    let mut add = |value: u64, left, count| {
        if let Some(found) = all.get_mut(value as usize) {
            found.total = u64::saturating_add(found.total, count);
            if found.moves.len() < limit {
                found.moves.push(left);
            }
        }
    };
    for take in (0..=code.last()?).take_while(|take| *take < n) {
        let (digit, left) = (code.digit(take), n - take);
        if digit.allows(1) {
            add(wave.value(left)?, RemainingHeaps(0, left), 1);
        }
        if digit.allows(2) {
            wave.each_split(left, digit.unequal, |value, a, count| {
                add(value, RemainingHeaps(a, left - a), count)
            })?;
        }
    }
    if n > 0 && code.digit(n).allows(0) {
        add(0, RemainingHeaps(0, 0), 1);
    }
    Some(all)
}
