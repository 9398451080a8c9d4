//! The Grundy values of Wythoff's game, by the definition.
use std::cell::RefCell;

/// Heaps below this have their values in a table.
pub const SIDE: usize = 1024;

/// A square of values, made larger when it is asked for.
#[derive(Default)]
pub struct Tables {
    /// The side, and the values row by row.
    made: RefCell<(usize, Vec<u16>)>,
}

impl Tables {
    /// Whether both heaps are small enough.
    pub fn hold(x: u64, y: u64) -> bool {
        x.max(y) < SIDE as u64
    }
    /// The value of two heaps; none where they are too large.
    pub fn value(&self, x: u64, y: u64) -> Option<u64> {
        if !Self::hold(x, y) {
            return None;
        }
        let (x, y) = (x as usize, y as usize);
        let side = self.upto(x.max(y) + 1);
        self.made.borrow().1.get(y * side + x).map(|value| u64::from(*value))
    }
    /// The values of a square of this side.
    pub fn square(&self, side: usize) -> Option<Vec<u16>> {
        if side > SIDE {
            return None;
        }
        let whole = self.upto(side);
        let made = self.made.borrow();
        Some((0..side).flat_map(|y| made.1[y * whole..y * whole + side].iter().copied()).collect())
    }
    /// Makes a table of at least this side where there is none, and returns the side of the table.
    fn upto(&self, side: usize) -> usize {
        let known = self.made.borrow().0;
        if known >= side {
            return known;
        }
        let side = side.max(64).next_power_of_two();
        *self.made.borrow_mut() = (side, values(side));
        side
    }
}

/// All values below `side`: the least that is in no cell to the left, below, or on the diagonal between. O(side²) words
/// of bits, each of 64 values; a value is at most the sum of its heaps.
fn values(side: usize) -> Vec<u16> {
    let words = (2 * side).div_ceil(64);
    let mut values = vec![0u16; side * side];
    let mut columns = vec![0u64; side * words];
    let mut diagonals = vec![0u64; 2 * side * words];
    for y in 0..side {
        let mut row = vec![0u64; words];
        let mut first = 0;
        for x in 0..side {
            while row[first] == u64::MAX {
                first += 1;
            }
            let column = &mut columns[x * words..][..words];
            let diagonal = &mut diagonals[(side + x - y) * words..][..words];
            let used = |word: usize| row[word] | column[word] | diagonal[word];
            let word = (first..words).find(|word| used(*word) != u64::MAX).unwrap_or(words - 1);
            let bit = used(word).trailing_ones();
            for set in [&mut row[word], &mut column[word], &mut diagonal[word]] {
                *set |= 1 << bit;
            }
            values[y * side + x] = (word * 64 + bit as usize) as u16;
        }
    }
    values
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::nimber::mex;

    #[test]
    fn the_table_of_the_course() {
        // Exercise 3.5.5.
        let known = [
            [0, 1, 2, 3, 4, 5, 6, 7],
            [1, 2, 0, 4, 5, 3, 7, 8],
            [2, 0, 1, 5, 3, 4, 8, 6],
            [3, 4, 5, 6, 2, 0, 1, 9],
            [4, 5, 3, 2, 7, 6, 9, 0],
            [5, 3, 4, 0, 6, 8, 10, 1],
            [6, 7, 8, 1, 9, 10, 3, 4],
            [7, 8, 6, 9, 0, 1, 4, 5],
        ];
        assert_eq!(Tables::default().square(8).unwrap(), known.concat());
    }

    #[test]
    fn tables_agree_with_the_mex() {
        let tables = Tables::default();
        for y in 0..90u64 {
            for x in 0..90u64 {
                let value = |x, y| tables.value(x, y).unwrap();
                let mut reached: Vec<u64> = (0..x).map(|to| value(to, y)).collect();
                reached.extend((0..y).map(|to| value(x, to)));
                reached.extend((1..=x.min(y)).map(|off| value(x - off, y - off)));
                assert_eq!(value(x, y), mex(&mut reached).0, "{x} {y}");
            }
        }
        assert_eq!(tables.value(1024, 0), None);
        assert_eq!(tables.value(1023, 0), Some(1023));
    }
}
