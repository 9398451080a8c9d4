//! What else one can make with strips: k as a form, and a map of the squares of two coins.
use super::{MOST_AT_ONCE, Nimble};
use crate::core::{
    extras::{Choice, Settings, ValueMap},
    notation::NotationError,
    ruleset::{Ruleset, Workshop},
};
use crate::games::coins::strip::{MOST_SQUARES, Strip};

/// The map is of two coins, by their squares.
impl Workshop<Self> for Nimble {
    fn settings(&self, _: &Strip) -> Option<Settings> {
        let most = self.several?;
        Some(Settings {
            title: "Coins in one move",
            choices: vec![Choice {
                label: "At most *k* coins",
                value: Some(("k", most.to_string())),
                hint: format!("From 1, which is Nimble, to {MOST_AT_ONCE}."),
            }],
            chosen: 0,
            sizes_title: "",
            sizes: Vec::new(),
        })
    }
    fn choose(&self, _: usize, value: &str) -> Result<Self, NotationError> {
        Self::with_params(self.card().id, value)
    }
    fn map(&self, position: &Strip, side: usize) -> Option<ValueMap> {
        let [x, y] = position.coins()[..] else { return None };
        let here = if *position == Strip::of(&[x, y]) { [x, y] } else { [u64::MAX; 2] };
        // Where both slide at once they are one pile.
        let value = |x: usize, y: usize| if self.at_once() == 1 { x ^ y } else { x + y };
        Some(ValueMap::of(side.min(MOST_SQUARES), here, |x, y| Some(value(x as usize, y as usize) as u64)))
    }
    fn at(&self, _: &Strip, x: u64, y: u64) -> Option<Strip> {
        (x.max(y) < MOST_SQUARES as u64).then(|| Strip::of(&[x, y]))
    }
    fn axes(&self) -> Option<[&'static str; 2]> {
        Some(["square of one coin", "square of the other"])
    }
}
