//! The map of a pile of two runs.
use super::{Colourful, value};
use crate::core::{extras::ValueMap, ruleset::Workshop};
use crate::games::stacks::{
    TALLEST,
    piles::{self, Pile, Piles},
};

/// The map is of one pile of two runs: its lower run across, its upper run up.
impl Workshop<Self> for Colourful {
    /// One pile is a sequence of piles of Nim, the top run first (Liu and Britton, 4.3).
    fn twin(&self, position: &Piles) -> Option<String> {
        let [pile] = &position.0[..] else { return None };
        let runs: Vec<String> = pile.iter().rev().map(|run| format!("nim/{}", run.len)).collect();
        (!runs.is_empty()).then(|| runs.join("|"))
    }
    fn map(&self, position: &Piles, side: usize) -> Option<ValueMap> {
        let [pile] = &position.0[..] else { return None };
        let [lower, upper] = pile[..] else { return None };
        let held = |x: u64, y: u64| [x, y].into_iter().filter(|len| *len > 0).collect::<Vec<_>>();
        Some(ValueMap::of(side, [lower.len, upper.len], |x, y| Some(value(&held(x, y)).0)))
    }
    fn at(&self, position: &Piles, x: u64, y: u64) -> Option<Piles> {
        let [lower, upper] = position.0.first()?[..] else { return None };
        let mut pile = Pile::new();
        piles::put(&mut pile, lower.colour, x.min(TALLEST / 2));
        piles::put(&mut pile, upper.colour, y.min(TALLEST / 2));
        Some(Piles(vec![pile]))
    }
    fn axes(&self) -> Option<[&'static str; 2]> {
        Some(["balls of the lower run", "balls of the upper run"])
    }
    /// A pile of one colour is a pile of Nim.
    fn group_values(&self, position: &Piles, count: usize) -> Option<Vec<u64>> {
        self.single(position, 0).map(|_| (0..count as u64).collect())
    }
    fn single(&self, position: &Piles, n: u64) -> Option<Piles> {
        let [pile] = &position.0[..] else { return None };
        let [run] = pile[..] else { return None };
        let mut pile = Pile::new();
        piles::put(&mut pile, run.colour, n.min(TALLEST));
        Some(Piles(vec![pile]))
    }
}
