//! Outcomes of a position, and the moves that win: by what its rules tell, else by a search.
use super::componentwise::Componentwise;
use crate::core::{
    budget::{Budget, OutOfBudget},
    moves::{MoveList, MoveView},
    nimber::Nimber,
    outcome::{Convention, Outcome},
    solver::{Memo, Rank, Rules, Solver},
};

/// The rules of a position for a search of values.
///
/// # Errors
/// Where it has no values, no work suffices.
pub(super) fn valued(own: &dyn Componentwise) -> Result<&dyn Rules, OutOfBudget> {
    own.rules().ok_or(OutOfBudget::Work)
}

/// An error where the limits of a text keep some moves from being made: no search tells what these would be worth.
pub(super) fn unlimited(own: &dyn Componentwise) -> Result<(), OutOfBudget> {
    if own.limits_hide_moves() { Err(OutOfBudget::Work) } else { Ok(()) }
}

fn outcome(is_p: bool) -> Outcome {
    if is_p { Outcome::P } else { Outcome::N }
}

fn rank(
    own: &dyn Componentwise,
    key: &[u64],
    convention: Convention,
    budget: &mut Budget,
) -> Result<Rank, OutOfBudget> {
    own.memo().borrow_mut().rank(own, key, convention, budget)
}

/// The outcome of a position of this key, without values.
fn solved(
    own: &dyn Componentwise,
    key: &[u64],
    convention: Convention,
    budget: &mut Budget,
) -> Result<Outcome, OutOfBudget> {
    match own.solve(key, convention, budget) {
        Some(found) => found,
        None => rank(own, key, convention, budget).map(|rank| rank.outcome),
    }
}

pub(super) fn outcome_without_values(
    own: &dyn Componentwise,
    convention: Convention,
    budget: &mut Budget,
) -> Result<Outcome, OutOfBudget> {
    unlimited(own)?;
    solved(own, &own.key(), convention, budget)
}

/// The winning moves, or in a draw those that keep it, without values.
pub(super) fn winning_without_values(
    own: &dyn Componentwise,
    convention: Convention,
    limit: usize,
    budget: &mut Budget,
) -> Result<MoveList<MoveView>, OutOfBudget> {
    let wanted = match outcome_without_values(own, convention, budget)? {
        Outcome::P => return Ok(MoveList::none()),
        Outcome::N => Outcome::P,
        Outcome::D => Outcome::D,
    };
    if let Some(found) = own.all_winning_moves(convention, limit).filter(|_| wanted == Outcome::P) {
        return Ok(found);
    }
    own.searched_moves(None, limit, budget, &mut |key, budget| {
        Ok(solved(own, key, convention, budget)? == wanted)
    })
}

/// How far it is to the end, where the rules do not tell: the number of moves that a search without values finds, else the
/// number of moves that can be made at once.
pub(super) fn distance_to_end(own: &dyn Componentwise, convention: Convention, budget: &mut Budget) -> u64 {
    let key = own.key();
    let without = own.rules().is_none() && own.solve(&key, convention, budget).is_none();
    let ranked = without.then(|| rank(own, &key, convention, budget).ok()?.remoteness).flatten();
    ranked.unwrap_or_else(|| own.move_count())
}

pub(super) fn misere(own: &dyn Componentwise, budget: &mut Budget) -> Result<Outcome, OutOfBudget> {
    unlimited(own)?;
    if let Some(outcome) = misere_by_theorem(own, budget) {
        return Ok(outcome);
    }
    let mut memo = own.memo().borrow_mut();
    Solver::new(valued(own)?, &mut memo, budget).is_misere_p(&own.key(), budget).map(outcome)
}

pub(super) fn misere_by_theorem(own: &dyn Componentwise, budget: &mut Budget) -> Option<Outcome> {
    own.misere_theorem(0, budget).filter(|_| !own.limits_hide_moves()).map(|(outcome, _)| outcome)
}

pub(super) fn misere_winning(
    own: &dyn Componentwise,
    limit: usize,
    budget: &mut Budget,
) -> Result<MoveList<MoveView>, OutOfBudget> {
    unlimited(own)?;
    if let Some((_, found)) = own.misere_theorem(limit, budget) {
        return Ok(found);
    }
    let mut memo = own.memo().borrow_mut();
    let mut solver = Solver::new(valued(own)?, &mut memo, budget);
    own.searched_moves(None, limit, budget, &mut |key, budget| solver.is_misere_p(key, budget))
}

pub(super) fn value_by_definition(
    own: &dyn Componentwise,
    part: usize,
    budget: &mut Budget,
) -> Result<Nimber, OutOfBudget> {
    if part >= own.part_count() {
        return Ok(Nimber(0));
    }
    Solver::by_definition(valued(own)?, &mut Memo::default()).value(&own.part_key(part), budget)
}

pub(super) fn outcome_by_definition(
    own: &dyn Componentwise,
    convention: Convention,
    budget: &mut Budget,
) -> Result<Outcome, OutOfBudget> {
    let mut memo = Memo::default();
    match own.rules() {
        None => memo.rank(own, &own.key(), convention, budget).map(|rank| rank.outcome),
        Some(rules) if convention == Convention::Misere => {
            Solver::by_definition(rules, &mut memo).is_misere_p(&own.key(), budget).map(outcome)
        }
        Some(rules) => Solver::by_definition(rules, &mut memo).value(&own.key(), budget).map(Outcome::of),
    }
}
