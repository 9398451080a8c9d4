//! Columns of ones in binary, which Bouton’s proof makes even.
use super::position::nim_sum;

/// The heap that the proof changes, and what it leaves of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BalancingMove {
    /// The index of the heap.
    pub heap: usize,
    pub to: u64,
    /// The weight of the leftmost column with an odd number of ones.
    pub column: u64,
    /// How many heaps have a one there.
    pub ones: usize,
}

/// Ferguson 2.4, (2): of the heaps with a one in the leftmost odd column the first is changed so that every column is
/// even. None where every column is even already.
pub fn evened(sizes: &[u64]) -> Option<BalancingMove> {
    let sum = nim_sum(sizes.iter().copied());
    let column = 1 << sum.checked_ilog2()?;
    let mut with = (0..sizes.len()).filter(|heap| sizes[*heap] & column != 0);
    let ones = with.clone().count();
    let heap = with.next()?;
    Some(BalancingMove { heap, to: sizes[heap] ^ sum, column, ones })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_leftmost_odd_column_decides() {
        assert_eq!(evened(&[3, 5, 6]), None);
        assert_eq!(evened(&[]), None);
        assert_eq!(evened(&[3, 5, 7]), Some(BalancingMove { heap: 0, to: 2, column: 1, ones: 3 }));
        assert_eq!(evened(&[3, 5]), Some(BalancingMove { heap: 1, to: 3, column: 4, ones: 1 }));
    }
}
