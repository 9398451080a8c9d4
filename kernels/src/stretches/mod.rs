//! Values of heaps from which a few numbers may be taken, some of them far too great for a table.
//!
//! The value of a heap n is the least value that none of the heaps n - s has, for the numbers s that may be taken.
//! Where each of these heaps lies in a stretch of the sequence in which a pattern repeats, the next values repeat, too:
//! as soon as the last values that small numbers lead to, and the places in all those patterns, have occurred together
//! before. The new stretch goes on until one of the heaps n - s leaves its stretch, so that its length costs nothing.
//! Where stretches recur in the same order they form the pattern of a greater stretch, and where as many values recur
//! as the greatest number that may be taken, they recur for ever.
mod leap;
mod list;
mod same;
mod seek;
mod walk;

#[cfg(test)]
mod tests;

use list::Stretch;
use std::fmt;
use walk::Walk;

/// The greatest number to take that counts as small.
const SMALL: u64 = 1000;
/// The work of some hundredths of a second, for which a page waits.
const MOST_WORK: u64 = 3_000_000;

/// The values of all heaps, or of those smaller than a size.
#[derive(Default)]
pub struct Stretches {
    list: Vec<Stretch>,
    period: Option<Period>,
}

/// From `start` on, g(n + length) = g(n). `start` is the least such heap, unless finding that would take too long.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Period {
    pub start: u64,
    pub length: u64,
}

impl Stretches {
    /// The values for these numbers, which are positive, ascend, and are at most 100 numbers of at most 10^18; as far
    /// as a bounded amount of work finds them. O(size of the stretches), of which there are usually few.
    pub fn of(takes: &[u64]) -> Self {
        Self::within(takes, takes.partition_point(|take| *take <= SMALL), MOST_WORK)
    }
    /// The same, counting the first `near` numbers as small, with at most `most` work.
    fn within(takes: &[u64], near: usize, most: u64) -> Self {
        let mut walk = Walk::new(takes, near, most);
        // Looking for a leap is work for each stretch since the last leap.
        let (mut base, mut wait) = (0, 1);
        while walk.advance() {
            wait -= 1;
            if wait > 0 {
                continue;
            }
            let known = list::end(&walk.list);
            if let Some(length) = walk.leap() {
                walk.meter.most = walk.meter.spent + MOST_WORK;
                let period = Some(Period { start: walk.start(length), length });
                return Self { list: walk.list, period };
            }
            if list::end(&walk.list) > known {
                base = walk.list.len();
            }
            wait = 1 + walk.list.len().saturating_sub(base) / 8;
        }
        Self { list: walk.list, period: None }
    }
    /// The Grundy value of a heap, where it is known. O(log) for each level of nested stretches.
    pub fn value(&self, n: u64) -> Option<u64> {
        let n = match self.period {
            Some(Period { start, length }) if n >= start => start + (n - start) % length,
            _ => n,
        };
        list::value(&self.list, n).map(u64::from)
    }
    /// The period, where it is proved; not always the least.
    pub fn period(&self) -> Option<Period> {
        self.period
    }
    /// How many values, g(0), g(1) and so on, the stretches hold.
    pub fn known(&self) -> u64 {
        list::end(&self.list)
    }
}

impl fmt::Debug for Stretches {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Stretches")
    }
}
