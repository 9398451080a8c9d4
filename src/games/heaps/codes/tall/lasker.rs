//! Lasker's Nim: any number is taken, or the heap is split in two.
use super::{
    RemainingHeaps,
    digits::{pairs, ways},
};
use crate::core::moves::MoveList;
use crate::games::heaps::codes::Form;

/// By the closed form g, which is its own inverse: for v below 2^62 the heap of value v has size g(v).
/// Of a + b = n with nim-sum v, let x and y be the values over 4. For each pair of residues x + y is known, which with
/// x ^ y = v / 4 leaves one x & y. O(`limit`).
pub fn moves_to_value(n: u64, v: u64, limit: usize) -> MoveList<RemainingHeaps> {
    if n == 0 || v >= 1 << 62 {
        return MoveList::none();
    }
    let alone = Some(Form::Lasker.value(v)).filter(|left| *left < n);
    let mut found = MoveList::all(alone.map(|left| RemainingHeaps(0, left)).into_iter().collect());
    let xor = v >> 2;
    for r in 0..4 {
        let s = r ^ (v & 3);
        let sum = i128::from(n) - size(r) - size(s) - 4 * i128::from(xor);
        if r > s || sum < 0 || sum % 8 != 0 {
            continue;
        }
        let and = (sum / 8) as u64;
        if and & xor != 0 {
            continue;
        }
        let alike = r == s;
        // Value 0 is left out: no heap has it.
        let heaps = |(x, y): &(u64, u64)| (r > 0 || *x > 0) && (s > 0 || *y > 0);
        let heap = |x: u64, r: u64| (4 * i128::from(x) + size(r)) as u64;
        let split = |(x, y)| RemainingHeaps::of(heap(x, r), heap(y, s));
        let total = ways(xor, alike) - u64::from(r == 0 && and == 0);
        let moves = pairs(xor, and, alike).filter(heaps).take(limit).map(split).collect();
        found.join(MoveList { moves, total }, limit);
    }
    found.moves.truncate(limit);
    found
}

/// The size of the heap of value r + 4, less 4.
fn size(r: u64) -> i128 {
    [-1, 1, 2, 4][(r % 4) as usize]
}
