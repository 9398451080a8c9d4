//! Values with a proved period.
use crate::games::heaps::codes::Period;

/// The values of all heaps: a table that reaches beyond the first period, and the period.
#[derive(Clone, Copy)]
pub struct Wave<'v> {
    pub values: &'v [u16],
    pub period: Period,
}

impl Wave<'_> {
    /// g(n). O(1).
    pub fn value(&self, n: u64) -> Option<u64> {
        self.period.value(self.values, n)
    }
}
