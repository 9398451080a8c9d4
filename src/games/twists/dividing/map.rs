//! The map of both boxes.
use super::{EmptyAndDivide, size, value};
use crate::core::{extras::ValueMap, ruleset::Workshop};
use crate::games::stacks::{TALLEST, heaps::Heaps};

impl Workshop<Self> for EmptyAndDivide {
    fn map(&self, position: &Heaps, side: usize) -> Option<ValueMap> {
        let here = [0, 1].map(|name| size(position, name));
        Some(ValueMap::of(side, here, |m, n| (m > 0 && n > 0).then(|| value(m, n))))
    }
    fn at(&self, _: &Heaps, x: u64, y: u64) -> Option<Heaps> {
        (x > 0 && y > 0).then(|| Heaps(vec![x.min(TALLEST), y.min(TALLEST)]))
    }
}
