//! What is known of the values of single heaps under a code.
use crate::core::{
    budget::{Budget, OutOfBudget},
    moves::MoveList,
    outcome::Outcome,
};
use crate::games::heaps::{
    codes::{
        Code, Form, MOST_DIGITS, PeriodicValues, RemainingHeaps, Values, moves_by_period,
        moves_to_each_value, moves_to_value,
    },
    misere,
    splits::Split,
    theory::Theory,
};
use std::rc::Rc;

/// Up to so many moves are put in order.
const FEW: u64 = 1000;
/// How many values looked at are as much work as one unit of a budget.
const VALUES_PER_UNIT: u64 = 512;

/// A code with its closed form, if it has one, and its values.
#[derive(Clone)]
pub struct Known {
    pub code: Rc<Code>,
    pub form: Option<Form>,
    pub values: Rc<Values>,
}

impl Theory<Split> for Known {
    /// From a closed form, a table or a proved period.
    fn value(&self, size: u64) -> Option<u64> {
        self.form.map(|form| form.value(size)).or_else(|| self.values.value(size))
    }
    fn is_tabled(&self) -> bool {
        self.form.is_none()
    }
    /// From a closed form, a proved period or a table. Few moves come in the order in which all moves are listed.
    fn moves_to(&self, size: u64, target: u64, limit: usize) -> Option<MoveList<Split>> {
        let mut found = self.moves_in_any_order(size, target, limit)?;
        if found.total > FEW {
            return Some(found);
        }
        if found.is_truncated() && limit > 0 {
            found = self.moves_in_any_order(size, target, FEW as usize)?;
        }
        found.moves.sort_unstable_by(|a, b| (a.take, &a.parts).cmp(&(b.take, &b.parts)));
        found.moves.truncate(limit);
        Some(found)
    }
    fn moves_to_each(&self, size: u64, last: u64, limit: usize) -> Option<Vec<MoveList<Split>>> {
        let by_wave = |wave: &PeriodicValues| moves_to_each_value(&self.code, wave, size, last, limit);
        let all = self.values.with_periodic_values(size, by_wave).filter(|_| self.form.is_none())?;
        Some(all.into_iter().map(|found| found.map(|left| split(size, left))).collect())
    }
    fn effort(&self, size: u64) -> Option<u64> {
        if self.form.is_some_and(|form| moves_to_value(form, size, 0, 0).is_some()) {
            return Some(0);
        }
        // A heap of 0 tells whether moves are found this way at all.
        let each =
            |wave: &PeriodicValues| moves_by_period(&self.code, wave, 0, 0, 0).map(|_| wave.looked_at(size));
        let digits = self.code.takes(size).take(MOST_DIGITS).count() as u64;
        Some(self.values.with_periodic_values(size, each)?.saturating_mul(digits) / VALUES_PER_UNIT)
    }
    fn learn(&self, size: u64, budget: &mut Budget) -> Result<(), OutOfBudget> {
        if self.learns() { self.values.learn(size, budget) } else { Ok(()) }
    }
    fn learn_misere(&self, sizes: &[u64], budget: &mut Budget) {
        if let Some(theory) = misere::theory(&self.code) {
            theory.learn(sizes.iter().copied().max().unwrap_or(0), budget);
        }
    }
    fn misere(&self, sizes: &[u64], limit: usize) -> Option<(Outcome, MoveList<Split>)> {
        let theory = misere::theory(&self.code)?;
        let outcome = theory.outcome(sizes)?;
        let found = if outcome == Outcome::N { theory.winning(sizes, limit)? } else { MoveList::none() };
        Some((outcome, found))
    }
}

impl Known {
    /// Whether values are found one after the other; with three heaps or more, one value may cost more than a budget.
    pub fn learns(&self) -> bool {
        self.form.is_none() && self.code.most_heaps() <= 2
    }
    /// The moves to a value in any order, which is the same for every limit.
    fn moves_in_any_order(&self, size: u64, target: u64, limit: usize) -> Option<MoveList<Split>> {
        let by_wave = |wave: &PeriodicValues| moves_by_period(&self.code, wave, size, target, limit);
        let found = self.form.and_then(|form| moves_to_value(form, size, target, limit));
        let found = found.or_else(|| self.values.with_periodic_values(size, by_wave))?;
        Some(found.map(|left| split(size, left)))
    }
}

/// The move that leaves these parts of a heap of `size`.
fn split(size: u64, RemainingHeaps(less, more): RemainingHeaps) -> Split {
    let parts = if less > 0 { vec![less] } else { Vec::new() };
    Split { heap: 0, take: size - less - more, parts }
}
