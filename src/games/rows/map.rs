//! Rows as heaps: their sequence of values, and the map of two.
use super::{
    RowGame,
    line::{Line, Standing},
};
use crate::core::{extras::ValueMap, ruleset::Workshop};
use crate::games::stacks::TALLEST;

impl Workshop<Self> for RowGame {
    fn sequence(&self) -> Option<String> {
        Some(self.kind.code.into())
    }
    /// The rows that stand, as heaps.
    fn twin(&self, position: &Line) -> Option<String> {
        let sizes: Vec<String> = position.rows().map(|row| row.size().to_string()).collect();
        (!sizes.is_empty()).then(|| format!("octal:{}/{}", self.kind.code, sizes.join("+")))
    }
    fn map(&self, position: &Line, side: usize) -> Option<ValueMap> {
        let sizes: Vec<u64> = position.rows().take(3).map(Standing::size).collect();
        let [x, y] = sizes[..] else { return None };
        let values = self.group_values(position, side)?;
        // A line with other gaps is none of the map.
        let here = if *position == Line::of(&[x, y]) { [x, y] } else { [u64::MAX; 2] };
        Some(ValueMap::of(side, here, |x, y| Some(values[x as usize] ^ values[y as usize])))
    }
    fn at(&self, _: &Line, x: u64, y: u64) -> Option<Line> {
        Some(Line::of(&[x, y].map(|size| size.min(TALLEST / 3))))
    }
    fn group_values(&self, _: &Line, count: usize) -> Option<Vec<u64>> {
        (0..count as u64).map(|n| self.values.value(n)).collect()
    }
    fn single(&self, _: &Line, n: u64) -> Option<Line> {
        Some(Line::of(&[n.min(TALLEST)]))
    }
}
