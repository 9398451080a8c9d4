//! The map of the first two gaps.
use super::{Northcott, men::Men};
use crate::core::{extras::ValueMap, ruleset::Workshop};

/// There are no values, but outcomes: those of Nim with the gaps.
impl Workshop<Self> for Northcott {
    fn map(&self, position: &Men, side: usize) -> Option<ValueMap> {
        let gaps: Vec<u64> = position.gaps().collect();
        let (two, others) = gaps.split_first_chunk::<2>()?;
        let rest = others.iter().fold(0, |sum, gap| sum ^ gap);
        let outcome = |x: u64, y: u64| if x ^ y == rest { 0 } else { ValueMap::N.into() };
        // The widest gap leaves two squares of a row for the men.
        Some(ValueMap::of(side.min(self.width as usize - 1), *two, |x, y| Some(outcome(x, y))))
    }
    fn at(&self, position: &Men, x: u64, y: u64) -> Option<Men> {
        let mut after = position.clone();
        let two = after.rows.first_chunk_mut::<2>()?;
        for (row, gap) in two.iter_mut().zip([x, y]) {
            *row = with_gap(*row, gap, self.width)?;
        }
        Some(after)
    }
    fn axes(&self) -> Option<[&'static str; 2]> {
        Some(["gap in row 1", "gap in row 2"])
    }
}

/// A row with `gap` squares between its men: Black is moved, and White only where Black has no room. None where the row
/// is too short.
fn with_gap([white, black]: [u64; 2], gap: u64, width: u64) -> Option<[u64; 2]> {
    let apart = gap.checked_add(1).filter(|apart| *apart < width)?;
    Some(match white < black {
        true => [white.min(width - apart), white.min(width - apart) + apart],
        false => [white.max(apart + 1), white.max(apart + 1) - apart],
    })
}
