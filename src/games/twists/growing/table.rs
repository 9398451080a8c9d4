//! The Grundy values of small heaps with their limits, by the definition.
use std::cell::OnceCell;

/// Heaps up to this size have their values in a table.
const SIZE: u64 = 300;

/// `values[size][most]`, made when first asked for.
pub struct Table {
    times: u64,
    values: OnceCell<Vec<Vec<u16>>>,
}

impl Table {
    pub fn new(times: u64) -> Self {
        Self { times, values: OnceCell::new() }
    }
    pub fn holds(size: u64) -> bool {
        size <= SIZE
    }
    /// The value of a heap of which at most so many may be taken; none where it is too large.
    pub fn value(&self, size: u64, most: u64) -> Option<u64> {
        if !Self::holds(size) {
            return None;
        }
        let values = self.values.get_or_init(|| values(self.times, SIZE));
        values[size as usize].get(most.min(size) as usize).map(|value| u64::from(*value))
    }
}

/// The values of heaps of up to `most` chips, by the number that may be taken at most: raising that by one adds one
/// option. O(most²).
pub fn values(times: u64, most: u64) -> Vec<Vec<u16>> {
    let mut all: Vec<Vec<u16>> = Vec::new();
    for size in 0..=most {
        let mut reached = vec![false; most as usize + 2];
        let mut least = 0;
        let mut row = vec![0];
        for take in 1..=size {
            let left = size - take;
            reached[usize::from(all[left as usize][take.saturating_mul(times).min(left) as usize])] = true;
            while reached[least] {
                least += 1;
            }
            row.push(least as u16);
        }
        all.push(row);
    }
    all
}
