//! What is known of heaps: the values of single ones, and whole positions under misère play.
use crate::core::{
    budget::{Budget, OutOfBudget},
    moves::MoveList,
    outcome::Outcome,
};

/// The values of single heaps, and the moves that reach a value, as far as they are known without a search.
pub trait Theory<M> {
    /// The Grundy value of a heap of this size, where a theorem or a table gives it.
    fn value(&self, size: u64) -> Option<u64>;
    /// Whether values come from a table filled by the definition, and not from a formula.
    fn is_tabled(&self) -> bool {
        false
    }
    /// The moves in a heap of this size to value `target`, where they are found without looking at each move: all are
    /// counted, and at most `limit` listed.
    fn moves_to(&self, _size: u64, _target: u64, _limit: usize) -> Option<MoveList<M>> {
        None
    }
    /// The moves to each value from 0 to `last`, where that is less work than one after the other; any of the moves may
    /// be listed.
    fn moves_to_each(&self, _size: u64, _last: u64, _limit: usize) -> Option<Vec<MoveList<M>>> {
        None
    }
    /// How much work [`Self::moves_to`] is, in units of a budget, where it can be done.
    fn effort(&self, size: u64) -> Option<u64> {
        self.moves_to(size, 0, 0).map(|_| 0)
    }
    /// Finds what `value` needs to know of a heap of this size, where that takes long; as far as the budget goes.
    ///
    /// # Errors
    /// What ran out, if the budget did.
    fn learn(&self, _size: u64, _budget: &mut Budget) -> Result<(), OutOfBudget> {
        Ok(())
    }
    /// Finds what `misere` needs to know of heaps of these sizes, as far as a part of the budget goes.
    fn learn_misere(&self, _sizes: &[u64], _budget: &mut Budget) {}
    /// The outcome and the winning moves of these heaps under misère play, at most `limit` listed, where they are known.
    fn misere(&self, _sizes: &[u64], _limit: usize) -> Option<(Outcome, MoveList<M>)> {
        None
    }
}
