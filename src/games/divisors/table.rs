//! The Grundy values of all that can be left of the divisors of a number, by the definition.
use super::named::{NamedDivisors, divisors};
use rustc_hash::FxHashMap;
use std::cell::RefCell;

/// The values of the last number that was asked about.
#[derive(Default)]
pub struct Tables {
    made: RefCell<Option<Table>>,
}

/// The values of what may be left of the divisors, as a set of bits with the least divisor lowest.
struct Table {
    number: u64,
    divisors: Vec<u64>,
    /// For each divisor the bits of itself and its multiples.
    multiples: Vec<u64>,
    values: FxHashMap<u64, u8>,
}

impl Tables {
    /// The value of a position. Each position that can follow is looked at once: at most 8 789, for 1260 and its like.
    pub fn value(&self, position: &NamedDivisors) -> u64 {
        let mut made = self.made.borrow_mut();
        let number = position.number;
        let table = match made.take() {
            Some(table) if table.number == number => table,
            _ => Table::new(number),
        };
        let table = made.insert(table);
        let left = table.left(position);
        table.value(left).into()
    }
}

impl Table {
    fn new(number: u64) -> Self {
        let divisors = divisors(number);
        let of = |divisor: &u64| {
            let bits = divisors.iter().enumerate();
            bits.filter(|(_, other)| other.is_multiple_of(*divisor)).map(|(at, _)| 1 << at).sum()
        };
        Self { number, multiples: divisors.iter().map(of).collect(), divisors, values: FxHashMap::default() }
    }
    /// The bits of what is left.
    fn left(&self, position: &NamedDivisors) -> u64 {
        let bits = self.divisors.iter().enumerate();
        bits.filter(|(_, divisor)| position.holds(**divisor)).map(|(at, _)| 1 << at).sum()
    }
    /// The least value that naming no divisor leaves. The divisor 1, the lowest bit, is not named; so the depth is less
    /// than the number of divisors.
    fn value(&mut self, left: u64) -> u8 {
        if let Some(value) = self.values.get(&left) {
            return *value;
        }
        let mut reached = 0u64;
        let mut rest = left & !1;
        while rest != 0 {
            let at = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            reached |= 1 << self.value(left & !self.multiples[at]);
        }
        let value = reached.trailing_ones() as u8;
        self.values.insert(left, value);
        value
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(number: u64) -> usize {
        let mut table = Table::new(number);
        let all = table.left(&NamedDivisors::new(number));
        table.value(all);
        table.values.len()
    }

    #[test]
    fn what_can_be_left_is_counted() {
        // With 1 always left: the order ideals of a box, but for the empty one. Those of 4 × 3 are the paths of 7 steps.
        assert_eq!([16, 72, 30, 210, 900].map(count), [5, 34, 19, 167, 979]);
        assert_eq!(count(1260), 8789);
    }
}
