//! What there is beside play: the same game in disguise, and the map of two regions.
use super::{
    RAYLES, Rims,
    dots::{DOTS, Dots},
    regions::{Loop, Region},
};
use crate::core::{extras::ValueMap, ruleset::Workshop};

impl Workshop<Self> for Rims {
    fn sequence(&self) -> Option<String> {
        Some(if self.card.id == RAYLES { "0.77" } else { "0.[7]" }.into())
    }
    fn twin(&self, position: &Region) -> Option<String> {
        let counts = position.counts();
        let sizes = |mark: &str| counts.iter().map(usize::to_string).collect::<Vec<_>>().join(mark);
        Some(if self.card.id == RAYLES {
            format!("kayles/{}", sizes("."))
        } else {
            format!("nim/{}", sizes("+"))
        })
    }
    /// The map of a plane with one loop: the dots outside it across, those inside up.
    fn map(&self, position: &Region, side: usize) -> Option<ValueMap> {
        let [outside, inside] = &position.nodes()[..] else { return None };
        let here = [outside, inside].map(|node| node.region.dots.len() as u64);
        let on = inside.on.len() as u64;
        Some(ValueMap::of(side, here, |x, y| {
            (x + y + on <= DOTS).then(|| self.value(x as usize) ^ self.value(y as usize))
        }))
    }
    fn at(&self, position: &Region, x: u64, y: u64) -> Option<Region> {
        let [outside, inside] = &position.nodes()[..] else { return None };
        if [outside, inside].map(|node| node.region.dots.len() as u64) == [x, y] {
            // The dots as they are, whatever their numbers.
            return Some(position.clone());
        }
        let on = inside.on.len() as u64;
        if x.saturating_add(y).saturating_add(on) > DOTS {
            return None;
        }
        let within = Region { dots: Dots::run(x + on + 1, y as usize), loops: Vec::new() };
        let each = Loop { on: Dots::run(x + 1, on as usize), inside: within };
        Some(Region { dots: Dots::run(1, x as usize), loops: vec![each] })
    }
    fn axes(&self) -> Option<[&'static str; 2]> {
        Some(["dots outside the loop", "dots inside"])
    }
    fn group_values(&self, _: &Region, count: usize) -> Option<Vec<u64>> {
        Some((0..count.min(DOTS as usize + 1)).map(|dots| self.value(dots)).collect())
    }
    fn single(&self, _: &Region, n: u64) -> Option<Region> {
        Some(Region { dots: Dots::run(1, n.min(DOTS) as usize), loops: Vec::new() })
    }
}
