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
}
