//! The value of a single heap, for play.
use super::{rule::Rule, tall::PeriodicValues};
use crate::core::budget::{Budget, OutOfBudget};
use kernels::sequences::{Period, Progress, Sequence};
use std::{cell::RefCell, fmt};

/// Heaps up to this size are looked up; it is enough for the periods of most games that are known to have one.
const TABLE: usize = 1 << 14;
/// Some hundredths of a second's work: a page waits for it.
const MOST_WORK: u64 = 30_000_000;
/// How much work on a sequence takes as long as one unit of a budget; then the most work, and the most values, between
/// two payments.
const WORK_PER_UNIT: u64 = 256;
const WORK_AT_ONCE: u64 = 1 << 21;
const VALUES_AT_ONCE: usize = 1 << 16;
/// Codes known to have a long period, whose proof is worth waiting for: where a budget has [`PATIENT`] units left,
/// which no page has, one unit pays for [`PATIENCE`] times as much work.
const LONG: [&str; 5] = ["0.16", "0.56", "0.127", "0.376", "0.354"];
const PATIENCE: u64 = 8;
const PATIENT: u64 = 1_000_000;
/// Most values that are learned: they take 23 MB, and prove the longest periods known of codes with three digits.
pub const MOST_LEARNED: usize = 11 << 20;
/// Bytes of a value: itself, and again while their list grows or a proof is tried.
const BYTES: u64 = 6;

/// The values of the heaps of a rule, found when they are first wanted.
pub struct Values {
    sequence: RefCell<Sequence>,
    /// Whether the rule is known to have a long period.
    long: bool,
}

impl fmt::Debug for Values {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Values")
    }
}

impl Values {
    pub fn new(rule: &Rule) -> Self {
        let long = matches!(rule, Rule::Code(code) if LONG.contains(&code.to_string().as_str()));
        Self { sequence: RefCell::new(Sequence::new(rule)), long }
    }
    /// The Grundy value of a heap of `n`: from a table up to 2^14, or as far as it [was learned](Self::learn), beyond it by a
    /// proved period. None if there is no proof, or if the table would cost too much.
    pub fn value(&self, n: u64) -> Option<u64> {
        let mut sequence = self.sequence.try_borrow_mut().ok()?;
        let wanted = usize::try_from(n).unwrap_or(usize::MAX);
        if wanted < sequence.values().len() {
            return sequence.values().get(wanted).copied().map(u64::from);
        }
        while sequence.proved().is_none() && sequence.values().len() <= wanted.min(TABLE) {
            // To the next number of values at which a proof is tried, or the next round one.
            let upto = (sequence.values().len() + 1).next_power_of_two().clamp(64, TABLE + 1) - 1;
            let left = MOST_WORK.saturating_sub(sequence.spent());
            if left == 0 || sequence.advance(upto, left) != Progress::Done {
                break;
            }
        }
        match sequence.proved() {
            Some(period) => period.value(sequence.values(), n),
            None => sequence.values().get(wanted).copied().map(u64::from),
        }
    }
    /// Finds the values up to g(`n`), or until a period is proved, and pays for them. What was found stays when the
    /// budget ends, so that the next call goes on from there.
    ///
    /// # Errors
    /// What ran out, if the budget did.
    pub fn learn(&self, n: u64, budget: &mut Budget) -> Result<(), OutOfBudget> {
        let Ok(mut sequence) = self.sequence.try_borrow_mut() else { return Ok(()) };
        let wanted = usize::try_from(n).unwrap_or(usize::MAX).min(MOST_LEARNED - 1);
        // Memory for values that earlier calls paid for counts too, but only during this call.
        let before = BYTES * sequence.values().len() as u64;
        budget.hold(before)?;
        let patience = if self.long && budget.left() >= PATIENT { PATIENCE } else { 1 };
        let learned = learned(&mut sequence, WORK_PER_UNIT * patience, wanted, budget);
        budget.release(before);
        learned
    }
    /// How many values are known.
    pub fn known(&self) -> usize {
        self.sequence.try_borrow().map_or(0, |sequence| sequence.values().len())
    }
    /// The period where it is proved.
    pub fn period(&self) -> Option<Period> {
        self.period_by(TABLE as u64)
    }
    /// The period where the values up to g(`n`) prove it, or those found before do.
    pub fn period_by(&self, n: u64) -> Option<Period> {
        let _ = self.value(n);
        self.sequence.try_borrow().ok()?.proved()
    }
    /// What `answer` finds from a proved period and the table before it, or from a table of the values up to g(`n`); none
    /// where there is neither.
    pub fn with_periodic_values<T>(
        &self,
        n: u64,
        answer: impl FnOnce(&PeriodicValues) -> Option<T>,
    ) -> Option<T> {
        let period = self.period_by(n);
        let sequence = self.sequence.try_borrow().ok()?;
        PeriodicValues::of(sequence.values(), period, n).and_then(|wave| answer(&wave))
    }
    /// The n whose values differ from those of the proved period, at most so many.
    pub fn exceptions(&self, limit: usize) -> Vec<u64> {
        let exceptions = |sequence: &Sequence| {
            Some(sequence.proved()?.exceptions(sequence.values()).take(limit).collect())
        };
        self.sequence.try_borrow().ok().and_then(|sequence| exceptions(&sequence)).unwrap_or_default()
    }
    /// Whether every heap has a value, however great.
    pub fn all_known(&self) -> bool {
        self.period().is_some()
    }
}

/// Finds the values up to g(`wanted`), or until a proof, and pays for each. What one value costs beyond the budget is
/// forgiven.
fn learned(
    sequence: &mut Sequence,
    of_a_unit: u64,
    wanted: usize,
    budget: &mut Budget,
) -> Result<(), OutOfBudget> {
    while sequence.proved().is_none() && sequence.values().len() <= wanted {
        let (known, spent) = (sequence.values().len(), sequence.spent());
        let upto = wanted.min(sequence.next_proof() - 1).min(known + VALUES_AT_ONCE - 1);
        let asked = BYTES * (upto + 1 - known) as u64;
        let work = WORK_AT_ONCE.min(budget.left().saturating_mul(of_a_unit));
        if work == 0 {
            return Err(OutOfBudget::Work);
        }
        budget.hold(asked)?;
        let progress = sequence.advance(upto, work);
        budget.release(asked - BYTES * (sequence.values().len() - known) as u64);
        let units = (sequence.spent() - spent) / of_a_unit;
        budget.spend(units.clamp(1, budget.left()))?;
        if progress == Progress::Full {
            break;
        }
    }
    Ok(())
}
