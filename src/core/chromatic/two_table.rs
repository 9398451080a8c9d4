//! The Grundy values of two stacks.
use super::two_stacks::Reached;

/// The tallest stack for which a table of two or three stacks is made.
pub const TWO_STACK_LIMIT: usize = 4000;

/// Grundy values g(x, y) for all x <= X, y <= Y.
pub struct TwoStackTable {
    red: Vec<bool>,
    columns: usize,
    values: Vec<u16>,
}

/// No cell with this value yet.
const NOWHERE: u16 = u16::MAX;

impl TwoStackTable {
    /// The table for `x <= rows` and `y <= columns`, from the colours of at least that many levels; nothing if one
    /// of them is beyond [`TWO_STACK_LIMIT`] or the colours are too few.
    ///
    /// A cell with a red top is the mex of its row and column so far, one bitset each. A green cell is the mex of
    /// the rectangle below it: with the leftmost column that holds each value, one pointer per row finds it in
    /// amortised constant time. No value exceeds x + y: a red cell has that many options, and a green one, unless it
    /// is alone, bounds all of its rectangle.
    pub fn new(colours: &[bool], rows: usize, columns: usize) -> Option<Self> {
        if rows.max(columns) > TWO_STACK_LIMIT || colours.len() <= rows.max(columns) {
            return None;
        }
        let width = columns + 1;
        let words = (rows + columns) / 64 + 1;
        let mut work = Work {
            words,
            row: vec![0; words],
            columns: vec![0; width * words],
            full: vec![0; width],
            first: vec![NOWHERE; rows + columns + 2],
        };
        let mut values = vec![0; (rows + 1) * width];
        for (x, line) in values.chunks_exact_mut(width).enumerate() {
            work.fill(colours, x, line);
        }
        Some(TwoStackTable { red: colours[..=rows.max(columns)].to_vec(), columns, values })
    }

    /// g(x, y); nothing outside the table.
    pub fn value(&self, x: usize, y: usize) -> Option<u16> {
        if y > self.columns { None } else { self.values.get(x * (self.columns + 1) + y).copied() }
    }

    /// The values of row x: g(x, 0), g(x, 1), ...; empty outside the table.
    pub fn row(&self, x: usize) -> &[u16] {
        let width = self.columns + 1;
        self.values.get(x * width..(x + 1) * width).unwrap_or(&[])
    }

    /// The options of (x, y) with the value `target`, at most `limit` of them listed.
    ///
    /// O(x + y), in green positions O(x y).
    pub fn moves_to(&self, x: usize, y: usize, target: u16, limit: usize) -> Reached<(usize, usize)> {
        let mut reached = Reached { count: 0, list: Vec::new() };
        let mut add = |a: usize, b: usize| {
            reached.count += 1;
            if reached.list.len() < limit {
                reached.list.push((a, b));
            }
        };
        let Some(last) = self.row(x).get(..y) else { return reached };
        let green = !self.red[x] && !self.red[y];
        for a in 0..x {
            let from = if green { 0 } else { y };
            for (b, value) in (from..).zip(&self.row(a)[from..=y]) {
                if *value == target {
                    add(a, b);
                }
            }
        }
        for (b, value) in last.iter().enumerate() {
            if *value == target {
                add(x, b);
            }
        }
        reached
    }
}

/// What is known of the cells so far.
struct Work {
    /// Length of a bitset of values.
    words: usize,
    /// Values in the current row.
    row: Vec<u64>,
    /// Values in each column, one bitset after the other.
    columns: Vec<u64>,
    /// Per column, how many words of its bitset are full.
    full: Vec<u16>,
    /// Per value, the leftmost column that holds it.
    first: Vec<u16>,
}

impl Work {
    /// One row. Out of line, and called once per row, for the sake of wasm (see the module `pairing`).
    #[inline(never)]
    fn fill(&mut self, colours: &[bool], x: usize, line: &mut [u16]) {
        self.row.fill(0);
        let (mut row_full, mut pointer) = (0, 0);
        let red_row = colours[x];
        let row = &mut self.row[..];
        let first = &mut self.first[..];
        let cells =
            line.iter_mut().zip(colours).zip(self.columns.chunks_exact_mut(self.words)).zip(&mut self.full);
        for (y, (((cell, red), column), full)) in cells.enumerate() {
            let value = if red_row || *red {
                let mut word = row_full.max(usize::from(*full));
                loop {
                    let free = !(row[word] | column[word]);
                    if free != 0 {
                        break word * 64 + free.trailing_zeros() as usize;
                    }
                    word += 1;
                }
            } else {
                while usize::from(first[pointer]) <= y {
                    pointer += 1;
                }
                pointer
            };
            *cell = value as u16;
            let (word, bit) = (value / 64, 1 << (value % 64));
            row[word] |= bit;
            column[word] |= bit;
            while row_full + 1 < row.len() && row[row_full] == u64::MAX {
                row_full += 1;
            }
            while usize::from(*full) + 1 < column.len() && column[usize::from(*full)] == u64::MAX {
                *full += 1;
            }
            first[value] = first[value].min(y as u16);
        }
    }
}
