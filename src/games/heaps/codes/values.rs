//! The value of a single heap, for play.
use super::{rule::Rule, tall::Wave};
use kernels::sequences::{Period, Progress, Sequence};
use std::{cell::RefCell, fmt};

/// Heaps up to this size are looked up; it is enough for the periods of most games that are known to have one.
const TABLE: usize = 1 << 14;
/// Some hundredths of a second's work: a page waits for it.
const MOST_WORK: u64 = 30_000_000;

/// The values of the heaps of a rule, found when they are first wanted.
pub struct Values(RefCell<Sequence>);

impl fmt::Debug for Values {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Values")
    }
}

impl Values {
    pub fn new(rule: &Rule) -> Self {
        Self(RefCell::new(Sequence::new(rule)))
    }
    /// The Grundy value of a heap of `n`: from a table up to 2^14, beyond it by a proved period. None if there is no
    /// proof, or if the table would cost too much.
    pub fn value(&self, n: u64) -> Option<u64> {
        let mut sequence = self.0.try_borrow_mut().ok()?;
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
    /// The period where it is proved.
    pub fn period(&self) -> Option<Period> {
        self.period_by(TABLE as u64)
    }
    /// The period where the values up to g(`n`) prove it, or those found before do.
    pub fn period_by(&self, n: u64) -> Option<Period> {
        let _ = self.value(n);
        self.0.try_borrow().ok()?.proved()
    }
    /// What `answer` finds from a proved period and the table before it; none where the values up to g(`n`) prove none.
    pub fn by_period<T>(&self, n: u64, answer: impl FnOnce(&Wave) -> Option<T>) -> Option<T> {
        let period = self.period_by(n)?;
        answer(&Wave { values: self.0.try_borrow().ok()?.values(), period })
    }
    /// The n whose values differ from those of the proved period.
    pub fn exceptions(&self) -> Vec<u64> {
        let exceptions =
            |sequence: &Sequence| Some(sequence.proved()?.exceptions(sequence.values()).collect());
        self.0.try_borrow().ok().and_then(|sequence| exceptions(&sequence)).unwrap_or_default()
    }
    /// Whether every heap has a value, however great.
    pub fn all_known(&self) -> bool {
        self.period().is_some()
    }
}
