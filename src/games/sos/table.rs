//! Who wins a row of squares: by what is proved, else by a table of all ways to fill the empty ones.
use super::line::{Letter, Line};
use crate::core::{
    analysis::{Convention, Outcome},
    budget::{Budget, OutOfBudget},
};
use std::cell::RefCell;

/// Most empty squares of a table: 129 million rows of letters, a byte each.
pub const MOST_EMPTY: usize = 17;
/// Rows of letters that are examined in the time of one unit of work.
const IN_A_UNIT: u64 = 5;

/// The outcomes of all rows that the root leads to.
struct Table {
    root: Line,
    convention: Convention,
    /// The squares that are empty in the root.
    empties: Vec<usize>,
    /// The outcomes by the letters in these squares as digits, the lowest first: 0 if empty, 1 for S, 2 for O.
    outcomes: Vec<u8>,
}

/// The last table that was made.
#[derive(Default)]
pub struct Tables(RefCell<Option<Table>>);

/// The outcome where it is proved: with a word on the board or at hand, with a trap on the board, or for some empty
/// rows. A trap stays to the end, for whoever writes in it loses, and traps hold two squares each: the player who finds
/// an odd number of empty squares has another square left. Empty rows go to the first player for odd lengths from 7 on,
/// and to the second player for even lengths from 16 on.
pub fn proved(line: &Line) -> Option<Outcome> {
    let even = line.empties().count().is_multiple_of(2);
    let parity = if even { Outcome::P } else { Outcome::N };
    if line.words().next().is_some() {
        return Some(Outcome::P);
    }
    if line.completing().next().is_some() {
        return Some(Outcome::N);
    }
    let untouched = line.empties().count() == line.0.len();
    let long = line.0.len() >= if even { 16 } else { 7 };
    (line.traps().next().is_some() || untouched && long).then_some(parity)
}

impl Tables {
    /// The outcome by the table of all rows that this one leads to.
    pub fn outcome(
        &self,
        line: &Line,
        convention: Convention,
        budget: &mut Budget,
    ) -> Result<Outcome, OutOfBudget> {
        if line.words().next().is_some() {
            return Ok(if convention == Convention::Normal { Outcome::P } else { Outcome::N });
        }
        let known = self.0.borrow().as_ref().and_then(|table| table.of(line, convention));
        if let Some(known) = known {
            budget.work(1)?;
            return Ok(known);
        }
        let table = Table::new(line, convention, budget)?;
        let found = table.of(line, convention).ok_or(OutOfBudget::Work);
        self.0.replace(Some(table));
        found
    }
}

const CODES: [Outcome; 3] = [Outcome::P, Outcome::N, Outcome::D];

impl Table {
    fn new(root: &Line, convention: Convention, budget: &mut Budget) -> Result<Self, OutOfBudget> {
        let empties: Vec<usize> = root.empties().collect();
        if empties.len() > MOST_EMPTY {
            return Err(OutOfBudget::Work);
        }
        let size = 3u64.pow(empties.len() as u32);
        budget.work(1 + size / IN_A_UNIT)?;
        budget.hold(size)?;
        let mut table = Self { root: root.clone(), convention, empties, outcomes: vec![0; size as usize] };
        table.fill();
        // The table is freed with the position, whichever search asked for it.
        budget.release(size);
        Ok(table)
    }
    /// Fills in the outcomes from full rows to emptier ones: writing a letter leads to a larger index.
    fn fill(&mut self) {
        let mut line = self.root.clone();
        for at in &self.empties {
            line.0[*at] = Some(Letter::O);
        }
        for index in (0..self.outcomes.len()).rev() {
            self.outcomes[index] = self.outcome_code(&line, index);
            // The row of the index before: the lowest digit that is not 0 falls by one, and the 0s below it become 2.
            for at in &self.empties {
                line.0[*at] = match line.0[*at] {
                    Some(Letter::O) => Some(Letter::S),
                    Some(Letter::S) => None,
                    None => Some(Letter::O),
                };
                if line.0[*at] != Some(Letter::O) {
                    break;
                }
            }
        }
    }
    /// The outcome of a row, as an index of [`CODES`], from those of its options; rows with a word do not matter.
    fn outcome_code(&self, line: &Line, index: usize) -> u8 {
        let (mut full, mut draws) = (true, false);
        let mut weight = 1;
        for at in &self.empties {
            if line.0[*at].is_none() {
                full = false;
                for (digit, letter) in (1..).zip(Letter::BOTH) {
                    let after = match (line.completes(*at, letter), self.convention) {
                        (true, Convention::Normal) => return 1,
                        (true, Convention::Misere) => 1,
                        (false, _) => self.outcomes[index + digit * weight],
                    };
                    match after {
                        0 => return 1,
                        2 => draws = true,
                        _ => {}
                    }
                }
            }
            weight *= 3;
        }
        if full || draws { 2 } else { 0 }
    }
    /// The outcome of a row, if the root leads to it.
    fn of(&self, line: &Line, convention: Convention) -> Option<Outcome> {
        let leads = line.0.len() == self.root.0.len()
            && self.convention == convention
            && self.root.0.iter().zip(&line.0).all(|(root, own)| root.is_none() || root == own);
        let index = || {
            self.empties.iter().rev().fold(0, |index, at| {
                let digit = match line.0[*at] {
                    None => 0,
                    Some(Letter::S) => 1,
                    Some(Letter::O) => 2,
                };
                3 * index + digit
            })
        };
        leads.then(|| CODES[self.outcomes[index()] as usize])
    }
}
