//! The results of one operation for many n at once.
use super::scalar::{LIMIT, NoValue};

/// How many n are computed together.
pub const LANES: usize = 512;

/// The results for many n. A result without a value is any number within the bound.
pub struct Lanes {
    pub v: [i64; LANES],
    /// Which results have no value; only meaningful where `spoilt`.
    bad: [bool; LANES],
    pub spoilt: bool,
    /// A bound of the absolute values of the results.
    pub top: i64,
}

impl Lanes {
    pub fn new() -> Self {
        Self { v: [0; LANES], bad: [false; LANES], spoilt: false, top: 0 }
    }
    /// Sets the results to `start`, `start + step`, …
    pub fn count(&mut self, start: i64, step: i64) {
        let mut next = start;
        for v in &mut self.v {
            *v = next;
            next += step;
        }
        self.top = start.abs().max(next.abs());
    }
    pub fn is_bad(&self, lane: usize) -> bool {
        self.spoilt && self.bad[lane]
    }
    /// Marks the results without a value in any of these.
    pub fn inherit(&mut self, all: &[&Self]) {
        self.spoilt = false;
        for other in all.iter().filter(|other| other.spoilt) {
            if self.spoilt {
                self.bad.iter_mut().zip(&other.bad).for_each(|(bad, other)| *bad |= other);
            } else {
                (self.bad, self.spoilt) = (other.bad, true);
            }
        }
    }
    fn spoil(&mut self) {
        if !self.spoilt {
            (self.bad, self.spoilt) = ([false; LANES], true);
        }
    }
    /// Sets for each result whether it has no value.
    pub fn judge(&mut self, bad: impl Fn(usize) -> bool) {
        self.spoilt = true;
        for lane in 0..LANES {
            self.bad[lane] = bad(lane);
        }
    }
    /// Marks the results for which `holds` is false of another operand.
    #[inline]
    pub fn only(&mut self, a: &Self, holds: impl Fn(i64) -> bool) {
        if !a.v.iter().fold(true, |all, v| all & holds(*v)) {
            self.spoil();
            for lane in 0..LANES {
                self.bad[lane] |= !holds(a.v[lane]);
            }
        }
    }
    #[inline]
    pub fn map(&mut self, a: &Self, top: i64, f: impl Fn(i64) -> i64) {
        for lane in 0..LANES {
            self.v[lane] = f(a.v[lane]);
        }
        self.settle(top);
    }
    #[inline]
    pub fn zip(&mut self, a: &Self, b: &Self, top: i64, f: impl Fn(i64, i64) -> i64) {
        for lane in 0..LANES {
            self.v[lane] = f(a.v[lane], b.v[lane]);
        }
        self.settle(top);
    }
    /// Sets the bound, and marks results that are too large if there can be any.
    fn settle(&mut self, top: i64) {
        self.top = top;
        if top >= LIMIT {
            for lane in 0..LANES {
                if self.v[lane].unsigned_abs() >= LIMIT as u64 {
                    self.spoil();
                    (self.v[lane], self.bad[lane]) = (0, true);
                }
            }
            self.top = LIMIT - 1;
        }
    }
    /// Computes the results one by one.
    pub fn each(&mut self, f: impl Fn(usize) -> Result<i64, NoValue>) {
        self.top = 0;
        for lane in 0..LANES {
            let found = if self.is_bad(lane) { Err(NoValue::Undefined) } else { f(lane) };
            if found.is_err() {
                self.spoil();
                self.bad[lane] = true;
            }
            self.v[lane] = found.unwrap_or(0);
            self.top = self.top.max(self.v[lane].abs());
        }
    }
}
