//! The moves of stacks, one after the other.
use crate::core::moves::MoveList;
use crate::games::stacks::takes::Takes;

/// The moves that take any number from one of the stacks.
pub fn one_stack(stacks: &[(u16, u64)], limit: usize) -> MoveList<Takes> {
    let all =
        stacks.iter().flat_map(|&(stack, height)| (1..=height).map(move |count| Takes(vec![(stack, count)])));
    let total = stacks.iter().fold(0u64, |sum, (_, height)| sum.saturating_add(*height));
    MoveList { moves: all.take(limit).collect(), total }
}

/// The moves that take any numbers, not all zero, from the stacks: they count up as digits do, the first stack fastest.
pub fn any_stacks(stacks: &[(u16, u64)], limit: usize) -> MoveList<Takes> {
    let ways =
        stacks.iter().fold(1u64, |product, (_, height)| product.saturating_mul(height.saturating_add(1)));
    let total = ways - 1;
    let mut counts = vec![0u64; stacks.len()];
    let mut moves = Vec::new();
    while moves.len() < limit {
        let Some(digit) = counts.iter().zip(stacks).position(|(count, (_, height))| count < height) else {
            break;
        };
        counts[digit] += 1;
        counts[..digit].fill(0);
        let taken = stacks.iter().zip(&counts).filter(|(_, count)| **count > 0);
        moves.push(Takes(taken.map(|((stack, _), count)| (*stack, *count)).collect()));
    }
    MoveList { moves, total }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn listings_are_complete() {
        let stacks = [(0, 2), (2, 1)];
        let texts = |found: &MoveList<Takes>| found.moves.iter().map(Takes::to_string).collect::<Vec<_>>();
        assert_eq!(texts(&one_stack(&stacks, 9)), ["1-1", "1-2", "3-1"]);
        let any = any_stacks(&stacks, 99);
        assert_eq!(texts(&any), ["1-1", "1-2", "3-1", "1-1.3-1", "1-2.3-1"]);
        assert_eq!(any.total, 5);
        assert_eq!(any_stacks(&[(0, 40), (1, 40), (2, 40)], 3).total, 68_920);
        assert_eq!(any_stacks(&[], 3).total, 0);
    }
}
