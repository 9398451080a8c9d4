//! A statement about the values under study: whether it holds, how far, and why.
use super::{results::Results, source::Source, study::first};
use crate::core::notation::NotationError;
use crate::labs::statement::{AnyHeap, Certificate, Missing, NoValue, Point, Side, Statement, Values};

/// Statements about pairs of heaps are checked up to this size.
const PAIRS: usize = 1000;
/// The most values that a certificate may ask for.
const PROOF: i64 = 2_000_000;

/// What has come of a statement so far.
#[derive(Clone, PartialEq, Debug)]
pub enum Finding {
    /// It holds for all n, or pairs, up to this.
    Holds(i64),
    /// It holds for all n.
    Proved(Certificate),
    Fails(Counterexample),
}

/// The first n, or pair, for which a statement does not hold.
#[derive(Clone, PartialEq, Debug)]
pub struct Counterexample {
    pub at: Point,
    /// Both sides, where it states that they are equal or compares them.
    pub sides: Option<[Side; 2]>,
    /// The part of the statement that has no value, and why.
    pub missing: Option<(String, NoValue)>,
}

/// A statement that is checked as the values come.
pub struct Check {
    statement: Statement,
    /// The other games that it names.
    others: Vec<Results>,
    /// The greatest n that it is checked for, where there is a formula for the values.
    upto: usize,
    /// All n below this have been checked; for pairs, all pairs of them.
    next: i64,
    finding: Finding,
    /// Whether the check has stopped, since it needs values of a game that are not known.
    stopped: bool,
    /// Whether the period of the values was proved when a proof was last looked for.
    tried: Option<bool>,
}

/// The statement of a text, and the other games that it names.
///
/// # Errors
/// The first mistake, in the statement or in the name of a game.
pub fn read_statement(text: &str) -> Result<(Statement, Vec<Source>), NotationError> {
    let statement = Statement::read(text)?;
    let source = |(text, at): &(String, usize)| Source::read(text, true).map_err(|error| error.shifted(*at));
    let sources = statement.games().iter().map(source).collect::<Result<_, _>>()?;
    Ok((statement, sources))
}

impl Check {
    /// A check that has not begun. The values of other games are found as far as that takes some milliseconds, at most
    /// up to g(`upto`).
    ///
    /// # Errors
    /// The first mistake in the text.
    pub fn new(text: &str, upto: usize) -> Result<Self, NotationError> {
        let (statement, sources) = read_statement(text)?;
        let others = sources.into_iter().map(|source| first(source, upto).0).collect();
        Ok(Self::with(statement, others, upto))
    }
    /// A check that has not begun, with values of the other games that the statement names.
    pub fn with(statement: Statement, others: Vec<Results>, upto: usize) -> Self {
        Self { statement, others, upto, next: 0, finding: Finding::Holds(-1), stopped: false, tried: None }
    }
    pub fn statement(&self) -> &Statement {
        &self.statement
    }
    /// Whether greater n need values of a game that are not known.
    pub(super) fn is_stopped(&self) -> bool {
        self.stopped
    }
    pub fn finding(&self) -> &Finding {
        &self.finding
    }
    /// Checks what is known and not checked yet, at most so many n; says whether there may be more. A proof is looked for at
    /// the beginning, and when the period of the values is proved. O(n) for each operation.
    pub fn advance(&mut self, results: &Results, most: usize) -> bool {
        if !matches!(self.finding, Finding::Holds(_)) || self.stopped {
            return false;
        }
        let games: Vec<Values> = std::iter::once(results).chain(&self.others).map(known).collect();
        let proved = results.period().is_some_and(|period| period.is_proved());
        if self.tried != Some(proved) {
            self.tried = Some(proved);
            let found = self.statement.certificate(PROOF, &games);
            if let Some(certificate) = found.filter(|found| self.statement.certifies(found, &games)) {
                self.finding = Finding::Proved(certificate);
                return false;
            }
        }
        let held = results.values().len();
        // A formula gives more values than are held.
        let known = if results.formula().is_some() { held.max(self.upto + 1) } else { held };
        let (failure, reached) = if self.statement.pairs() {
            let to = held.min(PAIRS + 1) as i64;
            let fresh = to > self.next;
            let failure = fresh.then(|| self.statement.first_pair(to - 1, &games)).flatten();
            (failure, to)
        } else {
            let to = (known as i64).min(self.next.saturating_add(i64::try_from(most).unwrap_or(i64::MAX)));
            (self.statement.first_failure(self.next, to, &games).map(|n| [n, 0]), to)
        };
        self.next = reached.max(self.next);
        self.finding = Finding::Holds(self.next - 1);
        if let Some(at) = failure {
            let missing = self.statement.holds(at, &games).err();
            match missing {
                Some(Missing { why: NoValue::NotKnown, .. }) => self.stop(at),
                _ => {
                    let missing =
                        missing.map(|missing| (self.statement.quoted(missing).to_string(), missing.why));
                    let sides = self.statement.sides(at, &games);
                    self.finding = Finding::Fails(Counterexample { at, sides, missing });
                }
            }
        }
        !self.stopped
            && matches!(self.finding, Finding::Holds(_))
            && !self.statement.pairs()
            && self.next < known as i64
    }
    /// Stops the check before an n that needs values that are not known.
    fn stop(&mut self, at: Point) {
        self.stopped = true;
        self.finding = Finding::Holds(at[0].max(at[1]) - 1);
    }
}

/// The values of a game for a statement: with their period where that is proved.
pub fn known(results: &Results) -> Values<'_> {
    let held = results.values();
    let proved = results.period().filter(|period| period.is_proved());
    let period = proved.filter(|period| period.start + period.length <= held.len() as u64);
    let numbers = |period: [u64; 3]| period.map(|number| i64::try_from(number).unwrap_or(i64::MAX));
    let formula = results.formula().map(AnyHeap);
    Values {
        held,
        period: period.map(|period| numbers([period.start, period.length, period.saltus])),
        formula,
    }
}
