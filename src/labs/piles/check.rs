//! A statement about the value of a pile in the lengths of its runs, tried on every pile that is like the pattern.
use super::{
    known::{Ends, PileValues},
    list::PileFilter,
    pattern::Pattern,
    pile::Pile,
};
use crate::core::notation::NotationError;
use crate::labs::statement::{NoValue, Side, Statement, Values};

/// Names of statements besides the letters of a pattern: value, balls, runs, the runs at the ends, and the values with one
/// end and with two.
const NAMES: [&str; 7] = ["g", "n", "k", "top", "ground", "one", "two"];
/// Piles that are checked together.
const BLOCK: usize = 4096;

/// What has come of a statement so far.
#[derive(Clone, PartialEq, Debug)]
pub enum Finding {
    /// It holds for so many piles, all that have been checked.
    Holds(usize),
    Fails(Counterexample),
}

/// The first pile for which a statement does not hold.
#[derive(Clone, PartialEq, Debug)]
pub struct Counterexample {
    pub pile: Pile,
    /// Both sides, where it states that they are equal or compares them.
    pub sides: Option<[Side; 2]>,
    /// The part of the statement that has no value, and why.
    pub missing: Option<(String, NoValue)>,
}

/// A statement that is checked as the values come.
pub struct Check {
    statement: Statement,
    asked: PileFilter,
    next: usize,
    finding: Finding,
}

/// A statement in the letters of a pattern.
///
/// # Errors
/// The first mistake, with its place.
pub fn read_statement(text: &str, pattern: &Pattern) -> Result<Statement, NotationError> {
    let letters: Vec<String> = pattern.letters().iter().map(char::to_string).collect();
    let names: Vec<&str> = NAMES.into_iter().chain(letters.iter().map(String::as_str)).collect();
    Ok(Statement::about(text, &names)?)
}

impl Check {
    /// A check that has not begun. The statement is about the piles that match the pattern, whatever their value.
    ///
    /// # Errors
    /// The first mistake in the text.
    pub fn new(text: &str, asked: &PileFilter) -> Result<Self, NotationError> {
        let statement = read_statement(text, &asked.pattern)?;
        let asked = PileFilter { value: None, ..asked.clone() };
        Ok(Self { statement, asked, next: 0, finding: Finding::Holds(0) })
    }
    pub fn statement(&self) -> &Statement {
        &self.statement
    }
    pub fn finding(&self) -> &Finding {
        &self.finding
    }
    pub fn ends(&self) -> Ends {
        self.asked.ends
    }
    /// Up to how many balls all piles have been checked; none if none has.
    pub fn balls(&self) -> Option<usize> {
        self.next.checked_ilog2().map(|balls| balls as usize)
    }
    /// Checks the next known piles, at most so many; says whether there are more to check. O(most) and O(operations) for
    /// each pile like the pattern.
    pub fn advance(&mut self, known: &PileValues, most: usize) -> bool {
        let all = PileValues::all(self.asked.balls);
        let end = all.min(known.size()).min(self.next.saturating_add(most));
        while self.next < end
            && let Finding::Holds(before) = self.finding
        {
            let mut piles = Vec::new();
            while self.next < end && piles.len() < BLOCK {
                let pile = Pile::numbered(self.next as u32);
                if self.asked.matches(known, pile) {
                    piles.push(pile);
                }
                self.next += 1;
            }
            self.finding = match self.first_failure(known, &piles) {
                None => Finding::Holds(before + piles.len()),
                Some(found) => Finding::Fails(found),
            };
        }
        matches!(self.finding, Finding::Holds(_)) && self.next < all
    }
    fn first_failure(&self, known: &PileValues, piles: &[Pile]) -> Option<Counterexample> {
        let width = NAMES.len() + self.asked.pattern.letters().len();
        let mut columns = vec![Vec::with_capacity(piles.len()); width];
        for pile in piles {
            let [one, two] = Ends::ALL.map(|ends| known.value(ends, *pile));
            let own = [
                known.value(self.asked.ends, *pile),
                pile.balls(),
                pile.runs(),
                pile.top(),
                pile.ground(),
                one,
                two,
            ];
            let letters = self.asked.pattern.lengths(*pile).unwrap_or_default();
            for (column, number) in columns.iter_mut().zip(own.into_iter().chain(letters)) {
                column.push(number as u16);
            }
        }
        let columns: Vec<Values> = columns.iter().map(|held| Values::of(held)).collect();
        let at = self.statement.first_failure(0, piles.len() as i64, &columns)?;
        let point = [at, 0];
        let missing = self.statement.holds(point, &columns).err();
        Some(Counterexample {
            pile: piles[usize::try_from(at).ok()?],
            sides: self.statement.sides(point, &columns),
            missing: missing.map(|missing| (self.statement.quoted(missing).to_string(), missing.why)),
        })
    }
}
