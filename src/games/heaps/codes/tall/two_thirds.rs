//! Two or more: two chips or more are taken, and the rest may be split; or a heap of 1 is taken.
use super::{
    RemainingHeaps,
    digits::{Disjoint, pairs, ways},
};
use crate::core::moves::MoveList;

/// Two heaps, of which any may be 0, with a + b at most n - 2. With a = 3 x + i and b = 3 y + j the values have the
/// nim-sum 2 (x ^ y), and 1 where just one of i, j is 2; but a heap of 1 has the value 1. O(`limit` + 64).
pub fn moves_to_value(n: u64, v: u64, limit: usize) -> MoveList<RemainingHeaps> {
    let Some(most) = n.checked_sub(2) else {
        let taken = MoveList::all(if n == 1 && v == 0 { vec![RemainingHeaps(0, 0)] } else { vec![] });
        return MoveList { moves: taken.moves.into_iter().take(limit).collect(), ..taken };
    };
    let xor = v >> 1;
    if xor > most {
        return MoveList::none();
    }
    let mut found = MoveList::none();
    for (i, j) in [(0, 0), (0, 1), (0, 2), (1, 1), (1, 2), (2, 2)] {
        let rest = most.checked_sub(i + j).and_then(|rest| (rest / 3).checked_sub(xor));
        let Some(rest) = rest.filter(|_| u64::from((i == 2) ^ (j == 2)) == v & 1) else { continue };
        let zs = Disjoint { without: xor, most: rest / 2, residue: None };
        let split = |(x, y)| RemainingHeaps::of(3 * x + i, 3 * y + j);
        let all = zs.all().flat_map(|z| pairs(xor, z, i == j)).map(split);
        let moves = all.filter(|left| !left.has(1)).take(limit).collect();
        found.join(MoveList { moves, total: zs.count().saturating_mul(ways(xor, i == j)) }, limit);
    }
    // A heap of 1 was counted with the value 0, as the form has it.
    let beside = |b: &u64| *b < most;
    found.total -= by_form(v).filter(beside).count() as u64;
    let own = by_form(v ^ 1).filter(|b| *b != 1).chain((v == 0).then_some(1)).filter(beside);
    found.join(MoveList::all(own.map(|b| RemainingHeaps::of(1, b)).collect()), limit);
    found
}

/// The heaps that have this value by the form; the value is below 2^62.
fn by_form(value: u64) -> impl Iterator<Item = u64> {
    let first = (value >> 1) * 3;
    if value & 1 == 1 { first + 2..first + 3 } else { first..first + 2 }
}
