//! The map of a pile of two runs, whose value is their nim-sum.
use super::{
    TwoEnded,
    rows::{Row, Rows},
    take::LONGEST,
};
use crate::core::{extras::ValueMap, ruleset::Workshop};
use crate::games::stacks::piles::{self, Pile};

/// The map is of one pile of two runs: its lower run across, its upper run up.
impl Workshop<Self> for TwoEnded {
    fn map(&self, position: &Rows, side: usize) -> Option<ValueMap> {
        let [row] = &position.0[..] else { return None };
        let [lower, upper] = row.runs[..] else { return None };
        Some(ValueMap::of(side, [lower.len, upper.len], |x, y| (x + y <= LONGEST).then_some(x ^ y)))
    }
    fn at(&self, position: &Rows, x: u64, y: u64) -> Option<Rows> {
        let row = position.0.first()?;
        let [lower, upper] = row.runs[..] else { return None };
        // Balls that are gone from the ground are kept for the present position only.
        let gone = if [lower.len, upper.len] == [x, y] { row.gone } else { 0 };
        let fits = x.checked_add(y).is_some_and(|all| all <= LONGEST);
        let mut runs = Pile::new();
        piles::put(&mut runs, lower.colour, x);
        piles::put(&mut runs, upper.colour, y);
        fits.then(|| Rows(vec![Row { gone, runs }]))
    }
    fn axes(&self) -> Option<[&'static str; 2]> {
        Some(["balls of the lower run", "balls of the upper run"])
    }
    /// A pile of one colour is a pile of Nim.
    fn group_values(&self, position: &Rows, count: usize) -> Option<Vec<u64>> {
        self.single(position, 0).map(|_| (0..(count as u64).min(LONGEST + 1)).collect())
    }
    fn single(&self, position: &Rows, n: u64) -> Option<Rows> {
        let [row] = &position.0[..] else { return None };
        let [run] = row.runs[..] else { return None };
        let mut runs = Pile::new();
        piles::put(&mut runs, run.colour, n.min(LONGEST));
        Some(Rows(vec![Row { gone: 0, runs }]))
    }
}
