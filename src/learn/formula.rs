//! Formulas for the values of a game, or for its P-positions, as somebody types them: checked far up, a piece at a time, and
//! proved where the values have a proved period.
use super::{Conjecture, WORK, family::setup_of_size, judge::outcome_of};
use crate::core::{Budget, Outcome, notation::NotationError};
use crate::games::open;
use crate::labs::{
    sequence::{Results, Run, Source, first, known, read_statement},
    statement::{Formula, NoValue, Statement, Values},
};

/// The most options that are looked at, sizes that are checked, and positions that are solved in one piece of work.
const OPTIONS: u64 = 300_000;
const SIZES: u64 = 4_000;
const SOLVED: usize = 8;
/// The most values that a proof may ask for.
const PROOF: i64 = 100_000;

/// How far the check of a formula is.
#[derive(Clone, PartialEq, Debug)]
pub enum FormulaStatus {
    /// Values are known, or checked, below this size; there is more to do.
    Further(u64),
    /// It holds for all sizes.
    Proved,
    /// It holds up to this size.
    Agrees(u64),
    Fails(Failure),
    /// At this size the formula needs the value of a size that is not smaller.
    Circular(u64),
}

/// The first size at which a formula fails.
#[derive(Clone, PartialEq, Debug)]
pub struct Failure {
    pub size: u64,
    /// What it gives there, a value, or 1 for a P-position and 0 for none; nothing where it has no value.
    pub given: Option<i64>,
    /// The value of the position.
    pub value: u64,
}

/// A formula under check.
pub trait Checking {
    /// Does a piece of the work.
    fn advance(&mut self) -> FormulaStatus;
    /// What the game and the formula say about a size and those around it, as far as values are known; without a size,
    /// about the first sizes.
    fn seen(&self, about: Option<u64>) -> Vec<Sample>;
}

/// What is said of one size.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sample {
    pub size: u64,
    /// The value of the position; where only outcomes are asked, 0 for a P-position and 1 for none.
    pub value: u64,
    /// What the formula gives, in the same way; nothing where it has no value.
    pub given: Option<i64>,
}

/// How many sizes are seen at once, and how many of them after the one that they are about.
const SEEN: u64 = 25;
const AFTER: u64 = 4;

/// Begins to check a formula.
///
/// # Errors
/// Where it cannot be read, or is no formula for what is asked.
pub fn begin(asked: &Conjecture, text: &str) -> Result<Box<dyn Checking>, NotationError> {
    Ok(Box::new(Check::new(asked, text)?))
}

struct Check {
    asked: Conjecture,
    statement: Statement,
    formula: Formula,
    /// The values of the game itself, as far as they are known.
    held: Vec<u16>,
    period: Option<[i64; 3]>,
    run: Option<Run>,
    /// The values of the other games that the formula names.
    others: Vec<Results>,
    next: u64,
    tried: bool,
}

impl Check {
    /// A check of a formula, or of its right side alone: what would follow “g(n) =” or “P iff”.
    fn new(asked: &Conjecture, text: &str) -> Result<Self, NotationError> {
        let start = if asked.outcomes { "P iff" } else { "g(n) =" };
        Self::whole(asked, text)
            .or_else(|error| Self::whole(asked, &format!("{start} {text}")).map_err(|_| error))
    }
    fn whole(asked: &Conjecture, text: &str) -> Result<Self, NotationError> {
        let (statement, sources) = read_statement(text)?;
        let expected = if asked.outcomes { "P iff …, such as P iff 3 divides n" } else { "g(n) = …" };
        let formula = statement.formula().filter(|formula| formula.outcomes == asked.outcomes);
        let formula = formula.ok_or_else(|| NotationError::syntax(0, expected))?;
        let last = usize::try_from(asked.last).unwrap_or(usize::MAX);
        let source = asked.source.as_deref().map(|text| Source::read(text, true)).transpose()?;
        Ok(Self {
            asked: asked.clone(),
            statement,
            formula,
            held: Vec::new(),
            period: None,
            run: source.map(|source| Run::new(&source)),
            others: sources.into_iter().map(|source| first(source, last).0).collect(),
            next: asked.from,
            tried: false,
        })
    }
    /// Checks some sizes up to a last one, of which the values are known; what is wrong, if anything.
    fn checked(&mut self, last: u64) -> Option<FormulaStatus> {
        let end = last.saturating_add(1).min(self.next + SIZES);
        while self.next < end {
            if let Some(wrong) = self.wrong_at(self.next) {
                return Some(wrong);
            }
            self.next += 1;
        }
        None
    }
    /// Finds more values.
    fn more(&mut self) {
        if let Some(run) = &mut self.run {
            let last = usize::try_from(self.asked.last).unwrap_or(usize::MAX);
            run.advance(last, OPTIONS);
            self.held.extend_from_slice(&run.values()[self.held.len()..]);
            let proved = run.period().filter(|period| period.is_proved());
            let whole = proved.filter(|period| period.start + period.length <= self.held.len() as u64);
            let numbers = |of: [u64; 3]| of.map(|number| i64::try_from(number).unwrap_or(i64::MAX));
            self.period = whole.map(|period| numbers([period.start, period.length, period.saltus]));
            return;
        }
        for _ in 0..SOLVED {
            let size = self.held.len() as u64;
            let found = if size < self.asked.from { Some(0) } else { self.solved(size) };
            match found.filter(|_| size <= self.asked.last) {
                Some(value) => self.held.push(value),
                None => return,
            }
        }
    }
    /// The value of a size by the rules of its game; where only outcomes are asked, 0 for a P-position and 1 for none.
    fn solved(&self, size: u64) -> Option<u16> {
        let board = setup_of_size(&self.asked.family, size, false);
        if self.asked.outcomes {
            return outcome_of(&board).map(|outcome| u16::from(outcome != Outcome::P));
        }
        let value = open(&board.position).ok()?.value(&mut Budget::new(WORK)).ok()?;
        u16::try_from(value.0).ok()
    }
    /// Whether the formula is proved for all sizes. One that uses values of the game itself is not.
    fn proved(&self) -> bool {
        if self.asked.from > 0 || self.formula.recursive {
            return false;
        }
        let games = self.games(self.held.len(), self.period);
        let found = self.statement.certificate(PROOF, &games);
        found.is_some_and(|found| self.statement.certifies(&found, &games))
    }
    fn games(&self, held: usize, period: Option<[i64; 3]>) -> Vec<Values<'_>> {
        let own = Values { period, ..Values::of(&self.held[..held]) };
        std::iter::once(own).chain(self.others.iter().map(known)).collect()
    }
    fn sample(&self, size: u64) -> Option<Sample> {
        let at = usize::try_from(size).ok()?;
        let value = u64::from(*self.held.get(at)?);
        let given = self.statement.given(self.formula, i64::try_from(size).ok()?, &self.games(at, None)).ok();
        // A statement about P-positions is true or false; a P-position has the value 0.
        let given = if self.asked.outcomes { given.map(|lost| i64::from(lost == 0)) } else { given };
        Some(Sample { size, value, given })
    }
    /// What is wrong with the formula at a size; it may use the values of smaller sizes only.
    fn wrong_at(&self, size: u64) -> Option<FormulaStatus> {
        let at = usize::try_from(size).ok()?;
        let (value, n) = (u64::from(*self.held.get(at)?), i64::try_from(size).ok()?);
        let given = self.statement.given(self.formula, n, &self.games(at, None));
        if self.formula.recursive && given.is_err_and(|missing| missing.why == NoValue::NotKnown) {
            return Some(FormulaStatus::Circular(size));
        }
        let true_ = if self.asked.outcomes { i64::from(value == 0) } else { i64::try_from(value).ok()? };
        let given = given.ok();
        (given != Some(true_)).then_some(FormulaStatus::Fails(Failure { size, given, value }))
    }
}

impl Checking for Check {
    fn advance(&mut self) -> FormulaStatus {
        if (self.held.len() as u64) <= self.asked.last {
            let before = self.held.len();
            self.more();
            if self.held.len() > before {
                // An early failure is told as soon as there are as many values as are seen beside it.
                let known = self.held.len() as u64;
                let early = known >= self.asked.from + SEEN;
                let wrong = early.then(|| self.checked((known - 1).min(self.asked.last))).flatten();
                return wrong.unwrap_or(FormulaStatus::Further(known));
            }
        }
        // More than is known cannot be checked.
        let Some(last) = (self.held.len() as u64).checked_sub(1) else { return FormulaStatus::Agrees(0) };
        let last = last.min(self.asked.last);
        if !std::mem::replace(&mut self.tried, true) && self.proved() {
            return FormulaStatus::Proved;
        }
        if let Some(wrong) = self.checked(last) {
            return wrong;
        }
        if self.next > last { FormulaStatus::Agrees(last) } else { FormulaStatus::Further(self.next) }
    }
    fn seen(&self, about: Option<u64>) -> Vec<Sample> {
        let last = about.map_or(0, |size| size.saturating_add(AFTER)).max(self.asked.from + SEEN - 1);
        let known = (self.held.len() as u64).min(self.asked.last + 1);
        let sizes = (last + 1).saturating_sub(SEEN).max(self.asked.from)..known.min(last + 1);
        sizes.filter_map(|size| self.sample(size)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(line: &str) -> Conjecture {
        Conjecture::read(line).unwrap()
    }
    fn held(line: &str, text: &str) -> FormulaStatus {
        let mut check = begin(&asked(line), text).unwrap();
        loop {
            match check.advance() {
                FormulaStatus::Further(_) => {}
                held => return held,
            }
        }
    }

    #[test]
    fn formulas_are_proved_or_checked_or_fail() {
        let thirds = "subtraction:1,2/{n} to 100000 as {1,2}";
        assert_eq!(held(thirds, "g(n) = n mod 3"), FormulaStatus::Proved);
        assert_eq!(held(thirds, "g(n) = if n < 3 then n else g(n - 3)"), FormulaStatus::Agrees(100_000));
        let wrong = FormulaStatus::Fails(Failure { size: 2, given: Some(0), value: 2 });
        assert_eq!((held(thirds, "g(n) = n mod 2"), held(thirds, "n mod 2")), (wrong.clone(), wrong));
        let late = held(thirds, "g(n) = if n < 90000 then n mod 3 else 7");
        assert_eq!(late, FormulaStatus::Fails(Failure { size: 90_000, given: Some(7), value: 0 }));
        let none = FormulaStatus::Fails(Failure { size: 0, given: None, value: 0 });
        assert_eq!(held(thirds, "g(n) = v2(n)"), none);
    }

    #[test]
    fn the_sizes_about_a_failure_are_seen() {
        let thirds = asked("subtraction:1,2/{n} to 1000 as {1,2}");
        let seen = |asked: &Conjecture, text: &str, about| {
            let mut check = begin(asked, text).unwrap();
            while matches!(check.advance(), FormulaStatus::Further(_)) {}
            check.seen(about)
        };
        let all = seen(&thirds, "g(n) = n mod 2", Some(2));
        assert_eq!((all.len(), all[0].size, all[2]), (25, 0, Sample { size: 2, value: 2, given: Some(0) }));
        let late = seen(&thirds, "g(n) = if n < 999 then n mod 3 else 7", Some(999));
        let (first, last) = (late[0].size, late[late.len() - 1].size);
        assert_eq!((first, last, late.iter().filter(|one| one.given == Some(7)).count()), (979, 1000, 2));
        let none = seen(&thirds, "g(n) = v2(n)", Some(0));
        assert_eq!((none[0].given, none[1].given), (None, Some(0)));
        let lost = seen(&asked("P dynamic/{n} from 1 to 30"), "P iff n = 1", None);
        assert_eq!((lost[0], lost.len()), (Sample { size: 1, value: 0, given: Some(0) }, 25));
        assert_eq!(lost[1], Sample { size: 2, value: 0, given: Some(1) });
    }

    #[test]
    fn what_says_nothing_is_no_formula() {
        let thirds = "subtraction:1,2/{n} to 1000 as {1,2}";
        assert_eq!(held(thirds, "g(n) = g(n)"), FormulaStatus::Circular(0));
        assert_eq!(held(thirds, "g(n) = if n < 500 then n mod 3 else g(n)"), FormulaStatus::Circular(500));
        assert_eq!(held(thirds, "g(n) = g(n + 3)"), FormulaStatus::Circular(0));
        let begun = |text: &str| begin(&asked(thirds), text).err().map(|error| error.at);
        for (text, at) in
            [("1 = 1", 0), ("g(n) <= n", 0), ("P iff 3 divides n", 0), ("g(n) = n mo 3", 9), ("", 0)]
        {
            assert_eq!(begun(text), Some(at), "{text}");
        }
    }

    #[test]
    fn outcomes_and_other_games_are_checked_by_their_rules() {
        let doubling = "P dynamic/{n} from 1 to 70";
        assert_eq!(held(doubling, "P iff oddpart(n) = 1"), FormulaStatus::Agrees(70));
        let wrong = FormulaStatus::Fails(Failure { size: 6, given: Some(1), value: 1 });
        assert_eq!(held(doubling, "P iff n < 3 or n mod 4 = 0 or n = 6"), wrong);
        assert_eq!(held("ruler/{T^n-1}H from 1 to 30", "g(n) = 2 ** v2(n)"), FormulaStatus::Agrees(30));
        let plus = "impatient:1,2,3/{n} from 1 to 5000 as impatient 1,2,3";
        assert_eq!(held(plus, "g(n) = g[1,2,3](n - 1) + 1"), FormulaStatus::Agrees(5000));
    }
}
