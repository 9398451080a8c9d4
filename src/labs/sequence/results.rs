//! What is known of a sequence so far.
use super::{run, source::Source};
use crate::games::heaps::codes::Period;

/// The values of a game as far as they are known, counted as they come.
pub struct Results {
    pub source: Source,
    values: Vec<u16>,
    counts: Vec<u64>,
    period: Option<Period>,
    exceptions: Vec<u32>,
    formula: Option<Box<dyn Fn(u64) -> Option<u64>>>,
}

impl Results {
    /// Nothing is known yet.
    pub fn new(source: Source) -> Self {
        let formula = run::formula(&source);
        let (values, counts, exceptions) = (Vec::new(), Vec::new(), Vec::new());
        Self { source, values, counts, period: None, exceptions, formula }
    }
    /// The value of any heap, where there is a formula for it.
    pub fn formula(&self) -> Option<&dyn Fn(u64) -> Option<u64>> {
        self.formula.as_deref()
    }
    /// g(n), where it is known.
    pub fn value(&self, n: u64) -> Option<u64> {
        let held = usize::try_from(n).ok().and_then(|n| self.values.get(n));
        held.map(|value| u64::from(*value)).or_else(|| self.formula()?(n))
    }
    /// g(0), g(1), ... as far as they are known.
    pub fn values(&self) -> &[u16] {
        &self.values
    }
    /// The greatest n whose value is known; 0 where none is.
    pub fn last(&self) -> usize {
        self.values.len().saturating_sub(1)
    }
    /// Adds the next values. O(their number).
    pub fn extend(&mut self, values: &[u16]) {
        // A browser replaces a function by a faster version only between two calls of it.
        values.chunks(PIECE).for_each(|values| count(&mut self.counts, values));
        // With less room to spare than by doubling: there may be millions.
        let (known, room) = (self.values.len(), self.values.capacity());
        if values.len() > room - known {
            self.values.reserve_exact(values.len().max(known / 8));
        }
        self.values.extend_from_slice(values);
    }
    /// Sets the period of the values, and finds the exceptions. O(start of the period).
    pub fn set_period(&mut self, period: Option<Period>) {
        let same = |a: Period, b: Period| (a.start, a.length, a.saltus) == (b.start, b.length, b.saltus);
        if !self.period.zip(period).is_some_and(|(a, b)| same(a, b)) {
            self.exceptions = period.map(|period| exceptions(period, &self.values)).unwrap_or_default();
        }
        self.period = period;
    }
    pub fn period(&self) -> Option<Period> {
        self.period
    }
    /// The n whose values are not those of the period continued backwards, ascending; none without a period.
    pub fn exceptions(&self) -> &[u32] {
        &self.exceptions
    }
    /// The exceptions from one n to another, both included. O(log).
    pub fn exceptions_in(&self, from: usize, to: usize) -> &[u32] {
        let place = |end: usize| self.exceptions.partition_point(|n| (*n as usize) < end);
        &self.exceptions[place(from)..place(to.saturating_add(1)).max(place(from))]
    }
    /// Whether n is an exception. O(log).
    pub fn is_exception(&self, n: usize) -> bool {
        self.exceptions.binary_search(&(n as u32)).is_ok()
    }
    /// How often each value occurs, in order of the values; those that do not are left out.
    pub fn frequencies(&self) -> impl Iterator<Item = (u16, u64)> {
        (0u16..).zip(self.counts.iter().copied()).filter(|(_, count)| *count > 0)
    }
    /// How many n have the value 0: a heap of these is a P-position.
    pub fn zero_count(&self) -> u64 {
        self.counts.first().copied().unwrap_or(0)
    }
    /// The first n with g(n) = 0, at most so many. O(n).
    pub fn zeros(&self, limit: usize) -> Vec<usize> {
        let zeros = self.values.iter().enumerate().filter(|(_, value)| **value == 0);
        let limit = limit.min(usize::try_from(self.zero_count()).unwrap_or(usize::MAX));
        zeros.map(|(n, _)| n).take(limit).collect()
    }
    /// The greatest of the values from one n to another. O(n).
    pub fn greatest(&self, from: usize, to: usize) -> u16 {
        let to = (to + 1).min(self.values.len());
        self.values.get(from..to).unwrap_or_default().iter().copied().max().unwrap_or(0)
    }
}

const PIECE: usize = 4096;

#[inline(never)]
fn count(counts: &mut Vec<u64>, values: &[u16]) {
    let most = values.iter().copied().max().map_or(0, usize::from);
    if most >= counts.len() {
        counts.resize(most + 1, 0);
    }
    for &value in values {
        counts[usize::from(value)] += 1;
    }
}

fn exceptions(period: Period, values: &[u16]) -> Vec<u32> {
    period.exceptions(values).map(|n| n as u32).collect()
}
