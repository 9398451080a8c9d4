//! The map of the two lowest steps.
use super::Staircase;
use crate::core::{extras::ValueMap, ruleset::Workshop};
use crate::games::stacks::{TALLEST, heaps::Heaps};

impl Workshop<Self> for Staircase {
    fn map(&self, position: &Heaps, side: usize) -> Option<ValueMap> {
        let third = self.third(position).unwrap_or(0);
        position.map(side, |x, _| x as u64 ^ third)
    }
    fn at(&self, position: &Heaps, x: u64, y: u64) -> Option<Heaps> {
        Some(position.at(x, y, TALLEST / 3))
    }
    fn third(&self, position: &Heaps) -> Option<u64> {
        position.third()
    }
    fn with_third(&self, position: &Heaps, z: u64) -> Option<Heaps> {
        position.with_third(z, TALLEST / 3)
    }
    /// Chips on the lowest step alone are a pile of Nim.
    fn group_values(&self, _: &Heaps, count: usize) -> Option<Vec<u64>> {
        Some((0..count as u64).collect())
    }
    fn single(&self, _: &Heaps, n: u64) -> Option<Heaps> {
        Some(Heaps(vec![n.min(TALLEST / 3)]))
    }
}
