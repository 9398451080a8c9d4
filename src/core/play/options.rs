//! What a search sees of a position.
use super::super::{
    budget::{Budget, OutOfBudget},
    solver::{Key, Options},
};
use super::Position;

impl Options for Position {
    fn options(&self, key: &[u64], budget: &mut Budget) -> Result<Vec<Key>, OutOfBudget> {
        self.own.options(key, budget)
    }
    fn is_drawn(&self, key: &[u64]) -> bool {
        self.own.is_drawn(key)
    }
}
