//! The options by repeating digits: what is once an option stays one for all later heaps.
use crate::sequences::{bits::Bits, moves::Tail};

/// For each residue modulo the number of repeating digits, the values of all positions that may be left by them.
#[derive(Clone)]
pub(crate) struct Past {
    seen: Vec<Bits>,
    /// For each residue the least value that is missing.
    least: Vec<u16>,
}

impl Past {
    pub fn new(tail: &Tail) -> Self {
        Self { seen: vec![Bits::default(); tail.digits.len()], least: vec![0; tail.digits.len()] }
    }
    /// Adds the values of the positions with `left` tokens.
    pub fn add(&mut self, left: usize, values: &Bits) {
        let class = left % self.seen.len();
        self.seen[class].union(values);
        self.settle(class);
    }
    pub fn add_one(&mut self, left: usize, value: u16) {
        let class = left % self.seen.len();
        self.seen[class].insert(value);
        self.settle(class);
    }
    fn settle(&mut self, class: usize) {
        self.least[class] = self.seen[class].missing(self.least[class]).unwrap_or(u16::MAX);
    }
    pub fn of(&self, class: usize) -> &Bits {
        &self.seen[class]
    }
    pub fn least(&self, class: usize) -> u16 {
        self.least[class]
    }
}
