//! The values of piles, and the one move to each smaller value.
use super::Nim;
use crate::core::moves::MoveList;
use crate::games::{heaps::theory::Theory, stacks::takes::Takes};

impl Theory<Takes> for Nim {
    fn value(&self, size: u64) -> Option<u64> {
        Some(size)
    }
    fn moves_to(&self, size: u64, target: u64, limit: usize) -> Option<MoveList<Takes>> {
        let count = size.checked_sub(target).filter(|count| *count > 0);
        let moves = count.map(|count| Takes::one(0, count)).into_iter().take(limit).collect();
        Some(MoveList { moves, total: count.is_some().into() })
    }
}
