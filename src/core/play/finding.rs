//! Values and moves of the parts of a position, as far as a budget goes.
use super::Position;
use crate::core::{
    budget::{Budget, OutOfBudget},
    moves::{Found, MoveView},
    nimber::Nimber,
    outcome::Outcome,
    solver::Solver,
};

/// The work of looking for moves at hand in one component.
const AT_HAND: u64 = 64;

pub(super) fn outcome(is_p: bool) -> Outcome {
    if is_p { Outcome::P } else { Outcome::N }
}

impl Position {
    /// The value of a part: a theorem's answer costs neither a key nor a look into the memo. Before a search the rules
    /// may learn what their theorem needs. Where the outcome is known, nothing is spent on a value for which the budget does
    /// not suffice.
    pub(super) fn part_value(
        &self,
        part: usize,
        solver: &mut Solver,
        budget: &mut Budget,
    ) -> Result<Nimber, OutOfBudget> {
        self.unlimited()?;
        match self.own.part_theorem(part) {
            Some(value) => Ok(value),
            None if self.own.outcome().is_some() && self.own.least_search(part) > budget.left() => {
                Err(OutOfBudget::Work)
            }
            None => {
                self.own.learn(part, budget)?;
                match self.own.part_theorem(part) {
                    Some(value) => Ok(value),
                    // A search that cannot come to an end is not begun.
                    None if self.own.least_search(part) > budget.left() => Err(OutOfBudget::Work),
                    None => solver.value(&self.own.part_key(part), budget),
                }
            }
        }
    }
    /// An error where the limits of a text keep some moves from being made: no search tells what these would be worth.
    pub(super) fn unlimited(&self) -> Result<(), OutOfBudget> {
        if self.own.limited() { Err(OutOfBudget::Work) } else { Ok(()) }
    }
    /// The moves in a part where they can be computed; a long computation is paid for.
    pub(super) fn computed(
        &self,
        part: usize,
        target: Nimber,
        limit: usize,
        budget: &mut Budget,
    ) -> Result<Option<Found<MoveView>>, OutOfBudget> {
        budget.work(self.own.effort(part))?;
        Ok(self.own.computed(part, target, limit))
    }
    /// Some of the moves to options of this value, part by part.
    pub(super) fn found_at_hand(&self, target: Nimber, limit: usize, budget: &mut Budget) -> Found<MoveView> {
        if self.own.limited() {
            return Found::none();
        }
        let parts = self.own.part_count();
        let mut values = vec![target; parts];
        if parts > 1 {
            let mut memo = self.memo.borrow_mut();
            let Some(rules) = self.own.rules() else { return Found::none() };
            let mut solver = Solver::new(rules, &mut memo, budget);
            for (part, value) in values.iter_mut().enumerate() {
                match self.part_value(part, &mut solver, budget) {
                    Ok(found) => *value = found,
                    Err(_) => return Found::none(),
                }
            }
            let total: Nimber = values.iter().copied().sum();
            values.iter_mut().for_each(|value| *value = target + total + *value);
        }
        let mut found = Found::none();
        for (part, wanted) in values.into_iter().enumerate() {
            if found.moves.len() >= limit || budget.work(AT_HAND).is_err() {
                break;
            }
            let room = limit - found.moves.len();
            found.join(Found::all(self.own.at_hand(part, wanted, room)), limit);
        }
        found
    }
}
