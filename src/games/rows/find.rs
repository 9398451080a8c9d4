//! The moves in one row that leave a wanted value.
use crate::core::moves::MoveList;
use crate::games::heaps::codes::Values;

/// Rows up to this size have their moves looked at one by one.
const LOOKED_AT: u64 = 4096;

/// How many moves with `count` adjacent cells a row of `size` has.
fn places(count: u64, size: u64) -> u64 {
    (size + 1).saturating_sub(count)
}

/// The sizes left at the left and at the right of a move with `count` cells, and `beside` more gone on either side,
/// that keeps the first `at` cells before it.
fn sizes_left((beside, count): (u64, u64), size: u64, at: u64) -> (u64, u64) {
    (at.saturating_sub(beside), (size - at - count).saturating_sub(beside))
}

/// The places, as the number of cells before, of the moves that leave `target`; at most `limit` listed. `how` is the
/// number of cells that go on either side, and of those that the move is made with. In long rows the values repeat, so
/// that not all places are looked at: O(start + period · limit). None where a value is unknown.
pub fn moves(
    values: &Values,
    how: (u64, u64),
    size: u64,
    target: u64,
    limit: usize,
) -> Option<MoveList<u64>> {
    let wanted = |a: u64, b: u64| Some(values.value(a)? ^ values.value(b)? == target);
    let period = || values.period().map(|period| (period.start, period.length));
    moves_in(how, size, limit, LOOKED_AT, &period, &wanted)
}

/// As [`moves`], for the moves that leave two rows which `wanted` accepts. What it accepts repeats from the start of
/// `period` on, which is given with its length.
pub fn wanted(
    how: (u64, u64),
    size: u64,
    limit: usize,
    period: Option<(u64, u64)>,
    wanted: Wanted,
) -> Option<MoveList<u64>> {
    moves_in(how, size, limit, LOOKED_AT, &|| period, wanted)
}

/// Whether a move is wanted that leaves rows of these sizes at the left and at the right; none where that is unknown.
type Wanted<'w> = &'w dyn Fn(u64, u64) -> Option<bool>;

fn moves_in(
    how: (u64, u64),
    size: u64,
    limit: usize,
    looked_at: u64,
    period: &dyn Fn() -> Option<(u64, u64)>,
    rows: Wanted,
) -> Option<MoveList<u64>> {
    let all = places(how.1, size);
    let wanted = |at: u64| {
        let (a, b) = sizes_left(how, size, at);
        rows(a, b)
    };
    let mut found = MoveList::none();
    let look = |found: &mut MoveList<u64>, at: u64| {
        if wanted(at)? {
            found.join(MoveList::all(vec![at]), limit);
        }
        Some(())
    };
    // From `edge` cells at both ends on, the values at both sides repeat as one walks along the row.
    let period = if all > looked_at { period() } else { None };
    let (edge, length) = period.map_or((all, 1), |(start, length)| (start + how.0, length));
    if all < 2 * edge + 2 * length || period.is_none() {
        for at in 0..all {
            look(&mut found, at)?;
        }
        return Some(found);
    }
    for at in 0..edge {
        look(&mut found, at)?;
    }
    let inner = all - 2 * edge;
    let (mut hits, mut total) = (Vec::new(), 0);
    for step in 0..length {
        if wanted(edge + step)? {
            hits.push(edge + step);
            total += (inner - step).div_ceil(length);
        }
    }
    let again = (0..).step_by(length as usize).flat_map(|more| hits.iter().map(move |at| at + more));
    let listed = if hits.is_empty() { 0 } else { limit.saturating_sub(found.moves.len()) };
    let moves = again.take(listed).take_while(|at| *at < all - edge).collect();
    found.join(MoveList { moves, total }, limit);
    for at in all - edge..all {
        look(&mut found, at)?;
    }
    Some(found)
}

/// The values of the options of a row, ascending. None where one is unknown.
pub fn option_values(
    values: &Values,
    beside: u64,
    counts: impl Iterator<Item = u64>,
    size: u64,
) -> Option<Vec<u64>> {
    let mut all = Vec::new();
    for count in counts {
        let places = places(count, size);
        // The second half mirrors the first, which repeats from some place on.
        let mut half = places.div_ceil(2);
        if half > LOOKED_AT {
            half = values.period().map(|period| period.start + beside + period.length)?;
        }
        for at in 0..half {
            let (a, b) = sizes_left((beside, count), size, at);
            all.push(values.value(a)? ^ values.value(b)?);
        }
    }
    all.sort_unstable();
    all.dedup();
    Some(all)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::heaps::codes::{Code, Rule};

    #[test]
    fn long_rows_are_looked_at_in_part() {
        for (code, how) in
            [("0.77", [(0, 1), (0, 2)]), ("0.137", [(1, 1), (1, 1)]), ("0.07", [(0, 2), (0, 2)])]
        {
            let values = Values::new(&Code::read(code).map(Rule::Code).unwrap());
            for size in [300, 301, 407, 1000] {
                for target in 0..10 {
                    for how in how {
                        for limit in [0, 1, 7, usize::MAX] {
                            let wanted = |a: u64, b: u64| Some(values.value(a)? ^ values.value(b)? == target);
                            let period = || values.period().map(|period| (period.start, period.length));
                            let by = |most| moves_in(how, size, limit, most, &period, &wanted).unwrap();
                            let (all, part) = (by(u64::MAX), by(0));
                            assert_eq!(
                                (&part.moves, part.total),
                                (&all.moves, all.total),
                                "{code} {size} {target}"
                            );
                        }
                    }
                }
            }
        }
    }
}
