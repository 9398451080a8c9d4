//! Colours that are periodic from some level on.

use super::domination::Domination;
use crate::integer::{BigInt, Integer, One, ToPrimitive};

/// Colours from level 1 up, red as true: `start`, and then `period` again and again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pattern {
    start: Vec<bool>,
    period: Vec<bool>,
}

impl Pattern {
    /// The pattern; an empty period stands for green levels without end.
    pub fn new(start: Vec<bool>, period: Vec<bool>) -> Self {
        Pattern { start, period }
    }

    /// The colours before the period.
    pub fn start(&self) -> &[bool] {
        &self.start
    }

    /// The colours that repeat; empty if all further levels are green.
    pub fn period(&self) -> &[bool] {
        &self.period
    }

    fn cycle(&self) -> &[bool] {
        if self.period.is_empty() { &[false] } else { &self.period }
    }

    pub(super) fn is_red(&self, level: u64) -> bool {
        let Some(index) = level.checked_sub(1) else { return false };
        let start = self.start.len() as u64;
        if index < start {
            return self.start[index as usize];
        }
        self.cycle()[((index - start) % self.cycle().len() as u64) as usize]
    }

    pub(super) fn is_red_big(&self, level: &BigInt) -> bool {
        let index = level - 1u32 - self.start.len();
        let index = index.mod_floor(&self.cycle().len().into());
        index.to_usize().is_some_and(|index| self.cycle()[index])
    }

    /// How many of the first `level` levels are red.
    pub(super) fn count(&self, level: &BigInt) -> BigInt {
        let reds = |colours: &[bool]| colours.iter().filter(|red| **red).count();
        if let Some(level) = level.to_usize().filter(|level| *level <= self.start.len()) {
            return reds(&self.start[..level]).into();
        }
        let (full, rest) = (level - self.start.len()).div_rem(&self.cycle().len().into());
        let rest = rest.to_usize().unwrap_or(0);
        full * reds(self.cycle()) + reds(&self.start) + reds(&self.cycle()[..rest])
    }

    /// The n-th level of a colour, for `n >= 1`.
    pub(super) fn nth(&self, red: bool, n: &BigInt) -> Option<BigInt> {
        let places =
            |colours: &[bool]| -> Vec<usize> { (0..colours.len()).filter(|i| colours[*i] == red).collect() };
        let first = places(&self.start);
        let index = n - BigInt::one();
        if let Some(index) = index.to_usize().filter(|index| *index < first.len()) {
            return Some((first[index] + 1).into());
        }
        let again = places(self.cycle());
        if again.is_empty() {
            return None;
        }
        let (full, rest) = (index - first.len()).div_rem(&again.len().into());
        let place = again.get(rest.to_usize()?)?;
        Some(full * self.cycle().len() + self.start.len() + *place + 1u32)
    }

    /// The red levels of the start and of one period, and how many of each there are.
    pub(super) fn first_reds(&self) -> (Vec<u64>, usize, usize) {
        let colours = self.start.iter().chain(self.cycle());
        let reds: Vec<u64> = (1..).zip(colours).filter(|(_, red)| **red).map(|(level, _)| level).collect();
        let before = self.start.iter().filter(|red| **red).count();
        let repeated = reds.len() - before;
        (reds, before, repeated)
    }

    /// The length of the period, at least 1.
    pub(super) fn cycle_len(&self) -> usize {
        self.cycle().len()
    }

    /// Greens less reds must stay on one side of 0 through the start and one period, and not drift back.
    pub(super) fn domination(&self) -> Domination {
        let (mut balance, mut low, mut high) = (0i64, 0, 0);
        let mut before = 0;
        for (i, red) in self.start.iter().chain(self.cycle()).enumerate() {
            if i == self.start.len() {
                before = balance;
            }
            balance += if *red { -1 } else { 1 };
            (low, high) = (low.min(balance), high.max(balance));
        }
        let drift = balance - before;
        if low >= 0 && drift >= 0 {
            Domination::Green
        } else if high <= 0 && drift <= 0 {
            Domination::Red
        } else {
            Domination::Neither
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_and_places_agree_with_the_colours() {
        let patterns = [
            Pattern::new(vec![false, true, true], vec![false, false, true]),
            Pattern::new(vec![], vec![true, false]),
            Pattern::new(vec![true, false], vec![]),
            Pattern::new(vec![false], vec![true]),
        ];
        for pattern in patterns {
            let (mut reds, mut greens) = (0u32, 0u32);
            for level in 1..200u64 {
                let big = BigInt::from(level);
                let red = pattern.is_red(level);
                let nth = if red { &mut reds } else { &mut greens };
                *nth += 1;
                assert_eq!(pattern.nth(red, &(*nth).into()), Some(big.clone()));
                assert_eq!(pattern.count(&big), reds.into());
                assert!(level as usize <= pattern.start().len() || pattern.is_red_big(&big) == red);
            }
            assert!(!pattern.is_red(0) && pattern.count(&BigInt::ZERO) == BigInt::ZERO);
        }
    }
}
