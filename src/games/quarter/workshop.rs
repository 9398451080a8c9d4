//! The value, and the choice of the rule of moves.
use super::{Table, TwoDimensional, apart, counters::COUNTERS, shared};
use crate::core::{
    extras::{Choice, Settings},
    notation::NotationError,
    ruleset::Workshop,
};

impl Workshop<Self> for TwoDimensional {
    fn ordinal(&self, position: &Table) -> Option<String> {
        Some(match position {
            Table::Apart(counters) => apart::value(counters),
            Table::Shared(counts) => shared::value(counts),
        })
        .map(|value| value.said())
    }
    /// Not of more counters than can be moved apart.
    fn settings(&self, position: &Table) -> Option<Settings> {
        let many = match position {
            Table::Apart(_) => 0,
            Table::Shared(counts) => counts.taken().fold(0, |sum: u64, (_, many)| sum.saturating_add(many)),
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
