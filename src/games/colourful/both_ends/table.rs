//! The Grundy values of a pile from both of whose ends balls are taken, by intervals.
use super::{
    rows::Row,
    take::{End, Take},
};

/// The values of all that can be left of a pile.
pub struct Table {
    length: usize,
    /// The value of the balls from `from` on and before `to`, at `from · (length + 1) + to`.
    values: Vec<u8>,
}

impl Table {
    /// O(length²): from one end of an interval a move reaches the interval shorter by one ball and, if the next ball
    /// has the same colour, all that is reached there from that end. A value is at most the number of balls, which is
    /// less than 64.
    pub fn new(colours: &[u8]) -> Self {
        let (length, wide) = (colours.len(), colours.len() + 1);
        let mut values = vec![0u8; wide * wide];
        // The values reached from the lower end of each interval that begins one later, by the end of the interval.
        let mut lower = vec![0u64; wide];
        for from in (0..length).rev() {
            let mut upper = 0u64;
            let mut here = vec![0u64; wide];
            for to in from + 1..=length {
                let same_below = from + 1 < to && colours[from] == colours[from + 1];
                let same_above = from + 1 < to && colours[to - 1] == colours[to - 2];
                here[to] = 1 << values[(from + 1) * wide + to] | if same_below { lower[to] } else { 0 };
                upper = 1 << values[from * wide + to - 1] | if same_above { upper } else { 0 };
                values[from * wide + to] = (here[to] | upper).trailing_ones() as u8;
            }
            lower = here;
        }
        Self { length, values }
    }
    /// The value after so many balls are taken from the ground, and so many from the top.
    pub fn value(&self, ground: u64, top: u64) -> u64 {
        let from = ground as usize;
        let to = self.length.saturating_sub(top as usize).max(from);
        self.values.get(from * (self.length + 1) + to).map_or(0, |value| u64::from(*value))
    }
    /// The value that a take leaves of the pile.
    pub fn after(&self, take: &Take) -> u64 {
        match take.end {
            End::Ground => self.value(take.count, 0),
            End::Top => self.value(0, take.count),
        }
    }
}

/// The value of a pile.
pub fn value(row: &Row) -> u64 {
    Table::new(&row.colours()).value(0, 0)
}
