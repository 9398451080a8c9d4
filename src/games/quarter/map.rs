//! The map of a single counter.
use super::{TwoDimensional, counters::Counters, square::Square};
use crate::core::{extras::ValueMap, ruleset::Workshop};

impl Workshop<Self> for TwoDimensional {
    /// Of one counter, by column and row; no larger than the board.
    fn map(&self, position: &Counters, side: usize) -> Option<ValueMap> {
        let [at] = position.at[..] else { return None };
        let here = self.size.square(at);
        let side = side.min(self.size.columns.max(self.size.rows) as usize);
        let value = |column: u64, row: u64| self.size.number(Square { column, row });
        Some(ValueMap::of(side, [here.column, here.row], value))
    }
    fn at(&self, _: &Counters, x: u64, y: u64) -> Option<Counters> {
        let number = self.size.number(Square { column: x, row: y })?;
        Some(Counters { size: self.size, at: vec![number] })
    }
    fn axes(&self) -> Option<[&'static str; 2]> {
        Some(["column of the counter", "row of the counter"])
    }
}
