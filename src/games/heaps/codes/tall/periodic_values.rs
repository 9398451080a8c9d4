//! Values with a proved period, or those of a table.
use crate::games::heaps::codes::{Period, Proof};

/// The values of all heaps: a table that reaches beyond the first period, and the period. Or a table of some heaps with a
/// period that begins after the last of them.
#[derive(Clone, Copy)]
pub struct PeriodicValues<'v> {
    pub values: &'v [u16],
    pub period: Period,
}

impl<'v> PeriodicValues<'v> {
    /// What is known of the heaps up to `n`, by a proved period or from a table of them all; none where the table is too
    /// short.
    pub fn of(values: &'v [u16], period: Option<Period>, n: u64) -> Option<Self> {
        let checked = values.len() as u64;
        let alone = Period { start: checked, length: 1, saltus: 0, checked, proof: Proof::Observed };
        let period = period.or((n < checked).then_some(alone))?;
        Some(Self { values, period })
    }
    /// How many values are looked at to find the ways to split a heap of `n`.
    pub fn looked_at(&self, n: u64) -> u64 {
        n.min(self.period.start.saturating_add(self.period.length))
    }
    /// g(n). O(1).
    pub fn value(&self, n: u64) -> Option<u64> {
        self.period.value(self.values, n)
    }
}
