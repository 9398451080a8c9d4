//! Rims as heaps: any number is taken, and the rest may be split in two.
use super::{
    Left,
    digits::{Disjoint, pairs, ways},
};
use crate::core::moves::Found;

/// Two heaps, of which any may be 0, with a + b at most n - 1. The value of each is its size, so that a + b is v and twice a & b,
/// which is disjoint from v. O(`limit` + 64).
pub fn leading(n: u64, v: u64, limit: usize) -> Found<Left> {
    let Some(rest) = n.checked_sub(1).and_then(|most| most.checked_sub(v)) else { return Found::none() };
    let zs = Disjoint { without: v, most: rest / 2, residue: None };
    let splits = zs.all().flat_map(|z| pairs(v, z, true)).map(|(a, b)| Left::of(a, b));
    Found { moves: splits.take(limit).collect(), total: zs.count().saturating_mul(ways(v, true)) }
}
