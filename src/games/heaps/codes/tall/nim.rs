//! Rims as heaps: any number is taken, and the rest may be split in two.
use super::{
    RemainingHeaps,
    digits::{Disjoint, pairs, ways},
};
use crate::core::moves::MoveList;

/// Two heaps, of which any may be 0, with a + b at most n - 1. The value of each is its size, so that a + b is v and twice a & b,
/// which is disjoint from v. O(`limit` + 64).
pub fn moves_to_value(n: u64, v: u64, limit: usize) -> MoveList<RemainingHeaps> {
    let Some(rest) = n.checked_sub(1).and_then(|most| most.checked_sub(v)) else { return MoveList::none() };
    let zs = Disjoint { without: v, most: rest / 2, residue: None };
    let splits = zs.all().flat_map(|z| pairs(v, z, true)).map(|(a, b)| RemainingHeaps::of(a, b));
    MoveList { moves: splits.take(limit).collect(), total: zs.count().saturating_mul(ways(v, true)) }
}
