//! The value, the map of a counter, and the choice of the rule of moves.
use super::{Placement, TwoDimensional, apart, counters::COUNTERS, shared, solved, square::Square};
use crate::core::{
    extras::{Choice, Settings, ValueMap},
    notation::NotationError,
    outcome::{Convention, Outcome},
    ruleset::Workshop,
};

impl Workshop<Self> for TwoDimensional {
    fn ordinal(&self, position: &Placement) -> Option<String> {
        Some(match position {
            Placement::Apart(counters) => apart::value(counters),
            Placement::Shared(counts) => shared::value(counts),
        })
        .map(|value| value.pretty())
    }
    /// The map of the first counter's squares; the others stay where they are. It shows outcomes: values need not be
    /// finite.
    fn map(&self, position: &Placement, side: usize) -> Option<ValueMap> {
        let Placement::Apart(counters) = position else { return None };
        let here = counters.squares().next()?;
        let outcome = |x: u64, y: u64| {
            let (outcome, _) = solved(&self.at(position, x, y)?, Convention::Normal, 0);
            Some(if outcome == Outcome::P { 0 } else { ValueMap::N.into() })
        };
        let side = side.min(self.size.columns.max(self.size.rows) as usize);
        Some(ValueMap::of(side, [here.column, here.row], outcome))
    }
    fn at(&self, position: &Placement, x: u64, y: u64) -> Option<Placement> {
        let Placement::Apart(counters) = position else { return None };
        let mut after = counters.clone();
        *after.at.first_mut()? = self.size.number(Square { column: x, row: y })?;
        Some(Placement::Apart(after))
    }
    fn axes(&self) -> Option<[&'static str; 2]> {
        Some(["column of the first counter", "row of the first counter"])
    }
    /// The choice of the rule; none where there are too many counters for the rule of moving one.
    fn settings(&self, position: &Placement) -> Option<Settings> {
        let many = match position {
            Placement::Apart(_) => 0,
            Placement::Shared(counts) => {
                counts.taken().fold(0, |sum: u64, (_, many)| sum.saturating_add(many))
            }
        };
        if many > COUNTERS as u64 {
            return None;
        }
        let choice = |label| Choice { label, value: None, hint: String::new() };
        Some(Settings {
            title: "Rule of moves",
            choices: vec![choice("Move one counter"), choice("Put counters in its place")],
            chosen: usize::from(self.adds),
            sizes_title: "",
            sizes: Vec::new(),
        })
    }
    fn choose(&self, choice: usize, _: &str) -> Result<Self, NotationError> {
        match choice {
            0 | 1 => Ok(Self { adds: choice == 1, ..self.clone() }),
            _ => Err(NotationError::not_allowed(0, "one of the choices")),
        }
    }
}
