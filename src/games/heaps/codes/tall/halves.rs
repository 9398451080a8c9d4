//! One, four, seven: one more than a multiple of three is taken, and the rest may be split.
use super::{
    RemainingHeaps,
    digits::{Disjoint, pairs, ways},
};
use crate::core::moves::MoveList;

/// Two heaps, of which any may be 0, with a + b at most n - 1 and the same modulo 3. With a = 4 x + i and b = 4 y + j the values
/// have the nim-sum 2 (x ^ y), and 1 where i + j is odd; x & y is known modulo 3. O(`limit` + 64).
pub fn moves_to_value(n: u64, v: u64, limit: usize) -> MoveList<RemainingHeaps> {
    let mut found = MoveList::none();
    let (xor, Some(most)) = (v >> 1, n.checked_sub(1)) else { return found };
    for (i, j) in (0..4).flat_map(|i| (i..4).map(move |j| (i, j))).filter(|(i, j)| (i ^ j) & 1 == v & 1) {
        let Some(left) = most.checked_sub(i + j) else { continue };
        let Some(rest) = (left / 4).checked_sub(xor) else { continue };
        // a + b is i + j and 4 (x ^ y) + 8 (x & y), and 2 is its own inverse.
        let zs = Disjoint { without: xor, most: rest / 2, residue: Some((left - xor) % 3 * 2 % 3) };
        let split = |(x, y)| RemainingHeaps::of(4 * x + i, 4 * y + j);
        let moves = zs.all().flat_map(|z| pairs(xor, z, i == j)).take(limit).map(split).collect();
        found.join(MoveList { moves, total: zs.count().saturating_mul(ways(xor, i == j)) }, limit);
    }
    found
}
