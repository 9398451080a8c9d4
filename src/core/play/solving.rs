//! How a position is made and searched.
use super::{Erased, Position};
use crate::core::{
    budget::{Budget, OutOfBudget},
    game::Game,
    moves::{Found, MoveView},
    notation::NotationError,
    outcome::{Convention, Outcome},
    solver::{Memo, Rank, Rules},
};
use std::{
    cell::{OnceCell, RefCell},
    rc::Rc,
};

impl Position {
    pub(super) fn new(own: Rc<dyn Erased>, memo: Rc<RefCell<Memo>>) -> Self {
        Self { own, memo, scene: OnceCell::new(), notation: OnceCell::new() }
    }
    /// Another position under the same rules.
    pub(super) fn with(&self, own: Rc<dyn Erased>) -> Rc<dyn Game> {
        Rc::new(Self::new(own, self.memo.clone()))
    }
    /// A position under other rules.
    pub(super) fn of(own: Rc<dyn Erased>) -> Rc<dyn Game> {
        Rc::new(Self::new(own, Rc::default()))
    }
    /// Its rules for a search of values.
    ///
    /// # Errors
    /// Where it has no values, no work suffices.
    pub(super) fn valued(&self) -> Result<&dyn Rules, OutOfBudget> {
        self.own.rules().ok_or(OutOfBudget::Work)
    }
    /// The outcome of a position of this key, without values.
    pub(super) fn solved(
        &self,
        key: &[u64],
        convention: Convention,
        budget: &mut Budget,
    ) -> Result<Outcome, OutOfBudget> {
        match self.own.solve(key, convention, budget) {
            Some(found) => found,
            None => self.rank(key, convention, budget).map(|rank| rank.outcome),
        }
    }
    /// The winning moves, or in a draw those that keep it, without values.
    pub(super) fn found_without_values(
        &self,
        convention: Convention,
        limit: usize,
        budget: &mut Budget,
    ) -> Result<Found<MoveView>, OutOfBudget> {
        let wanted = match self.outcome_without_values(convention, budget)? {
            Outcome::P => return Ok(Found::none()),
            Outcome::N => Outcome::P,
            Outcome::D => Outcome::D,
        };
        if let Some(found) = self.own.winners(convention, limit).filter(|_| wanted == Outcome::P) {
            return Ok(found);
        }
        self.own.searched(None, limit, budget, &mut |key, budget| {
            Ok(self.solved(key, convention, budget)? == wanted)
        })
    }
    pub(super) fn rank(
        &self,
        key: &[u64],
        convention: Convention,
        budget: &mut Budget,
    ) -> Result<Rank, OutOfBudget> {
        self.memo.borrow_mut().rank(&*self.own, key, convention, budget)
    }
    pub(super) fn not_legal(&self) -> NotationError {
        NotationError::not_allowed(0, format!("a legal move of {}", self.notation()))
    }
}
