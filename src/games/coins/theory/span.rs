//! The nim-sums that can be made from given numbers.

/// The nim-sums of all subsets of the numbers put in: they are as many as 2 to the power of its rank.
#[derive(Clone, Debug, Default)]
pub struct Span {
    /// For each binary digit, the number of the basis that has it as its highest, or 0.
    by_digit: Vec<u64>,
    rank: u32,
}

impl Span {
    /// What is left of a number after it is reduced by the basis; 0 if it is in the span.
    pub fn rest(&self, mut x: u64) -> u64 {
        while x > 0 {
            match self.by_digit.get(x.ilog2() as usize) {
                Some(of) if *of > 0 => x ^= of,
                _ => break,
            }
        }
        x
    }
    pub fn contains(&self, x: u64) -> bool {
        self.rest(x) == 0
    }
    pub fn insert(&mut self, x: u64) {
        let rest = self.rest(x);
        if rest > 0 {
            let digit = rest.ilog2() as usize;
            self.by_digit.resize(self.by_digit.len().max(digit + 1), 0);
            self.by_digit[digit] = rest;
            self.rank += 1;
        }
    }
    pub fn rank(&self) -> u32 {
        self.rank
    }
    /// Numbers with different highest digits that have the same span, descending.
    pub fn basis(&self) -> Vec<u64> {
        self.by_digit.iter().rev().copied().filter(|x| *x > 0).collect()
    }
}
