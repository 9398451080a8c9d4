//! The Grundy values of two stacks.
use super::Reached;

/// The tallest stack for which a table of two stacks is made.
pub const TWO_STACK_LIMIT: usize = 4000;

/// Grundy values g(x, y) for all x <= X, y <= Y.
pub struct TwoStackTable {
    red: Vec<bool>,
    rows: usize,
    columns: usize,
    /// The cells with high >= low, by high and then low; low ends at the smaller side of the table.
    values: Vec<u16>,
}

/// No cell with this value yet.
const NOWHERE: u16 = u16::MAX;

impl TwoStackTable {
    /// The table for `x <= rows` and `y <= columns`, from the colours of at least that many levels; nothing if one
    /// of them is beyond [`TWO_STACK_LIMIT`] or the colours are too few.
    ///
    /// Only cells with high >= low are computed. A cell with a red top is the mex of its row and column so far, one
    /// bitset each. A green cell is the mex of the rectangle below it: with the lowest `low` that holds each value,
    /// one pointer per row finds it in amortised constant time. No value exceeds x + y: a red cell has that many
    /// options, and in a green one the rectangle has only smaller values by induction.
    pub fn new(colours: &[bool], rows: usize, columns: usize) -> Option<Self> {
        let (shorter, longer) = (rows.min(columns), rows.max(columns));
        if longer > TWO_STACK_LIMIT || colours.len() <= longer {
            return None;
        }
        let words = (rows + columns) / 64 + 1;
        let mut work = Work {
            words,
            row: vec![0; words],
            columns: vec![0; (shorter + 1) * words],
            full: vec![0; shorter + 1],
            first: vec![NOWHERE; rows + columns + 2],
        };
        let mut values = vec![0; start(longer + 1, shorter)];
        for high in 0..=longer {
            let line = &mut values[start(high, shorter)..start(high + 1, shorter)];
            work.fill(colours, high, line);
        }
        Some(TwoStackTable { red: colours[..=longer].to_vec(), rows, columns, values })
    }

    /// g(x, y); nothing outside the table.
    pub fn value(&self, x: usize, y: usize) -> Option<u16> {
        if x > self.rows || y > self.columns {
            return None;
        }
        let at = start(x.max(y), self.rows.min(self.columns)) + x.min(y);
        self.values.get(at).copied()
    }

    /// The options of (x, y) with the value `target`, at most `limit` of them listed.
    ///
    /// O(x + y), in green positions O(x y).
    pub fn moves_to(&self, x: usize, y: usize, target: u16, limit: usize) -> Reached<(usize, usize)> {
        let mut reached = Reached { count: 0, list: Vec::new() };
        if x > self.rows || y > self.columns {
            return reached;
        }
        let green = !self.red[x] && !self.red[y];
        for a in 0..=x {
            let from = if green || a == x { 0 } else { y };
            let to = if a == x { y } else { y + 1 };
            for b in from..to {
                if self.value(a, b) == Some(target) {
                    reached.count += 1;
                    if reached.list.len() < limit {
                        reached.list.push((a, b));
                    }
                }
            }
        }
        reached
    }
}

/// The index of the cell (high, 0), where low runs up to the smaller of `high` and `shorter`.
fn start(high: usize, shorter: usize) -> usize {
    let triangle = high.min(shorter + 1);
    triangle * (triangle + 1) / 2 + (high - triangle) * (shorter + 1)
}

/// The values computed so far.
struct Work {
    /// Length of a bitset of values.
    words: usize,
    /// Values in the current row.
    row: Vec<u64>,
    /// Values in each column, one bitset after the other.
    columns: Vec<u64>,
    /// Per column, how many words of its bitset are full.
    full: Vec<u16>,
    /// Per value, the lowest low of a cell that holds it.
    first: Vec<u16>,
}

impl Work {
    /// Computes one row. Out of line, and called once per row, for the sake of wasm (see the module `pairing`).
    #[inline(never)]
    fn fill(&mut self, colours: &[bool], high: usize, line: &mut [u16]) {
        self.row.fill(0);
        let (mut row_full, mut pointer) = (0, 0);
        let red_row = colours[high];
        let row = &mut self.row[..];
        let first = &mut self.first[..];
        let columns = self.columns.chunks_exact_mut(self.words);
        let cells = line.iter_mut().zip(colours).zip(columns).zip(&mut self.full);
        for (low, (((cell, red), column), full)) in cells.enumerate() {
            if low == high {
                // The cells (0..high, high) mirror the row; from the diagonal on the column grows by itself.
                column.copy_from_slice(row);
                *full = row_full as u16;
            }
            let column_full = usize::from(*full);
            let value = if red_row || *red {
                let known = row_full.max(column_full);
                let (a, b) = (&row[known..], &column[known..]);
                let free = a.iter().zip(b).map(|(a, b)| !(a | b)).enumerate().find(|(_, free)| *free != 0);
                free.map_or(0, |(word, free)| (known + word) * 64 + free.trailing_zeros() as usize)
            } else {
                while usize::from(first[pointer]) <= low {
                    pointer += 1;
                }
                pointer
            };
            *cell = value as u16;
            let (word, bit) = (value / 64, 1 << (value % 64));
            row[word] |= bit;
            column[word] |= bit;
            // The last word is never full: the greatest value is the number of bits less one.
            if word == row_full {
                row_full += row[row_full..].iter().take_while(|word| **word == u64::MAX).count();
                row_full = row_full.min(row.len() - 1);
            }
            if word == column_full {
                let more = column[column_full..].iter().take_while(|word| **word == u64::MAX).count();
                *full = (column_full + more).min(column.len() - 1) as u16;
            }
            first[value] = first[value].min(low as u16);
        }
    }
}
