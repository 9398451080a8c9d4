//! The map of a sum of two games: a number for each.
use super::SumOf;
use crate::core::game::{Game, GameWorkshop};
use std::rc::Rc;

impl GameWorkshop for SumOf {
    fn summands(&self) -> Option<[&Rc<dyn Game>; 2]> {
        if let [a, b] = &self.parts[..] { Some([a, b]) } else { None }
    }
    fn with_summands(&self, both: [Rc<dyn Game>; 2]) -> Option<Rc<dyn Game>> {
        Some(Rc::new(self.of_these(both.into())))
    }
}
