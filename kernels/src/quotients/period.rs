//! Periods of pretending functions.

/// How far a move reaches, under a rule whose moves depend only on the number taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reach {
    /// The most that may be taken.
    pub take: usize,
    /// The most heaps that may be left.
    pub parts: usize,
}

/// Φ(n + length) = Φ(n) for all n from `start` on, where start ≥ 1: the heap 0 is no heap.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Period {
    pub start: usize,
    pub length: usize,
}

impl Period {
    /// The greatest heap for which the equation must be checked, so that it holds for ever.
    pub fn needs(self, reach: Reach) -> usize {
        (reach.parts.max(1) * (self.start + self.length) + reach.take).saturating_sub(1)
    }
    /// A heap of the same class within a table up to [`Period::needs`].
    pub fn index(self, n: u64) -> u64 {
        let (start, length) = (self.start as u64, self.length as u64);
        if n < start { n } else { start + (n - start) % length }
    }
}

/// The least period that the classes of the heaps 0, 1, … prove, if all of them are classes of one quotient: the misère
/// octal periodicity theorem (Plambeck, "Taming the wild in impartial combinatorial games", 2005). A greater heap has
/// the same options as the heap one period before, since each option has a part large enough to be shortened by the
/// period.
pub fn proved<T: PartialEq>(classes: &[T], reach: Reach) -> Option<Period> {
    let last = classes.len().checked_sub(1)?;
    (1..=last).find_map(|length| {
        // Most lengths are refuted near the end.
        let differs = (1..classes.len() - length).rev().find(|&n| classes[n] != classes[n + length]);
        let period = Period { start: differs.unwrap_or(0) + 1, length };
        (period.needs(reach) <= last).then_some(period)
    })
}
