//! The map of values of bars.
use super::{Chomp, bar::Bar};
use crate::core::{extras::ValueMap, ruleset::Workshop};

/// The longest row of a map, for which there is a table of values.
const MAP: usize = 24;

/// The map is of bars of two rows, or of three of which the third keeps its length.
impl Workshop<Self> for Chomp {
    fn map(&self, position: &Bar, side: usize) -> Option<ValueMap> {
        if position.rows() > 3 {
            return None;
        }
        let here = [1, 2].map(|row| position.length(row) as u64);
        let value = |x: u64, y: u64| self.value(&self.at(position, x, y)?);
        // The largest bar comes first, so that one table serves all.
        let side = side.min(MAP + 1);
        value(side as u64 - 1, side as u64 - 1);
        Some(ValueMap::of(side, here, value))
    }
    fn at(&self, position: &Bar, x: u64, y: u64) -> Option<Bar> {
        Bar::of([x, y, position.length(3) as u64])
    }
    fn axes(&self) -> Option<[&'static str; 2]> {
        Some(["length of the lowest row", "length of the second row"])
    }
    fn third(&self, position: &Bar) -> Option<u64> {
        (position.rows() == 3).then(|| position.length(3) as u64)
    }
    fn with_third(&self, position: &Bar, z: u64) -> Option<Bar> {
        let [x, y] = [1, 2].map(|row| position.length(row) as u64);
        let z = z.clamp(1, MAP as u64);
        Bar::of([x.max(z), y.max(z), z]).filter(|_| position.rows() == 3)
    }
}
