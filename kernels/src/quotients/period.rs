//! Periods of pretending functions.

/// How far one move reaches under a rule whose moves depend on what is taken alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reach {
    /// The most that may be taken.
    pub take: usize,
    /// The most heaps that may be left.
    pub parts: usize,
}

/// Φ(n + length) = Φ(n) for all n from `start` on, which is 1 at least: the heap 0 is no heap.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Period {
    pub start: usize,
    pub length: usize,
}

impl Period {
    /// The heap up to which this must hold so that it does for ever.
    pub fn needs(self, reach: Reach) -> usize {
        (reach.parts.max(1) * (self.start + self.length) + reach.take).saturating_sub(1)
    }
    /// A heap of the same class that is in a table up to [`Period::needs`].
    pub fn index(self, n: u64) -> u64 {
        let (start, length) = (self.start as u64, self.length as u64);
        if n < start { n } else { start + (n - start) % length }
    }
}

/// The least period that these classes of the heaps 0, 1, … prove, all of which are classes of one quotient: the misère octal
/// periodicity theorem (Plambeck, "Taming the wild in impartial combinatorial games", 2005). A greater heap has the same options
/// as one a period before, since some part of each option is as great.
pub fn proved<T: PartialEq>(classes: &[T], reach: Reach) -> Option<Period> {
    let last = classes.len().checked_sub(1)?;
    (1..=last).find_map(|length| {
        // Most lengths are refuted near the end.
        let differs = (1..classes.len() - length).rev().find(|&n| classes[n] != classes[n + length]);
        let period = Period { start: differs.unwrap_or(0) + 1, length };
        (period.needs(reach) <= last).then_some(period)
    })
}
