//! The P-positions of all bars that fit into a rectangle, without their values: for the upper rows of a bar at most one
//! length of the lowest row makes it a P-position.
use super::bar::Bar;
use std::cell::RefCell;

/// Most shapes of the upper rows in one table.
const SHAPES: u64 = 4_000_000;
/// Most bites that are looked at for one table: about a second in a browser.
const BITES: u64 = 300_000_000;
/// Bites that are as much work as an option of a search.
const UNIT: u64 = 25;
/// The entry for upper rows that no length of the lowest row makes a P-position.
const NONE: u16 = 0;

/// The table made last.
#[derive(Default)]
pub struct LostBars {
    made: RefCell<Option<LostTable>>,
}

impl LostBars {
    /// How much work it is to tell whether bars within this one are lost, in units of a budget; none where it is too much.
    pub fn effort(&self, bar: &Bar) -> Option<u64> {
        let size = Size::of(bar);
        if size.rows <= 2 || self.made.borrow().as_ref().is_some_and(|lost| lost.fits(bar)) {
            return Some(0);
        }
        size.bites().map(|bites| bites / UNIT + 1)
    }
    /// Makes the table for a bar, where that is not too much work.
    pub fn learn(&self, bar: &Bar) {
        if self.effort(bar).is_some_and(|effort| effort > 0) {
            self.made.replace(Some(LostTable::new(Size::of(bar))));
        }
    }
    /// Whether a bar is a P-position, where that is known.
    pub fn is_lost(&self, bar: &Bar) -> Option<bool> {
        match bar.rows().min(bar.length(1)) {
            1 => Some(bar.area() == 1),
            2 => {
                let bar = if bar.rows() == 2 { bar.clone() } else { bar.turned() };
                Some(bar.length(1) == bar.length(2) + 1)
            }
            _ => self.made.borrow().as_ref().filter(|lost| lost.fits(bar)).map(|lost| lost.has(bar)),
        }
    }
}

/// A rectangle, with no more rows than columns, and whether that is the bar on its side.
#[derive(Clone, Copy)]
struct Size {
    rows: usize,
    columns: usize,
    turned: bool,
}

impl Size {
    fn of(bar: &Bar) -> Self {
        let (rows, columns) = (bar.rows(), bar.length(1));
        let turned = rows > columns;
        if turned { Self { rows: columns, columns: rows, turned } } else { Self { rows, columns, turned } }
    }
    /// How many bites are looked at; none where they or the shapes are too many.
    fn bites(self) -> Option<u64> {
        let (rows, columns) = (self.rows as u64, self.columns as u64);
        let shapes = shapes(rows - 1, columns).filter(|shapes| *shapes <= SHAPES)?;
        // Of three rows, lengths are looked at 64 at a time.
        let each = if rows == 3 { columns / 64 + 4 } else { rows * columns / 2 };
        Some(shapes * each).filter(|bites| *bites <= BITES)
    }
}

/// How many bars, with the empty one, fit into so many rows and columns; none where they are very many.
fn shapes(rows: u64, columns: u64) -> Option<u64> {
    (1..=rows).try_fold(1u64, |count, row| Some(count.checked_mul(columns + row)? / row))
}

/// For the upper rows of all bars that fit, in their order: the length of the lowest row that makes a P-position.
struct LostTable {
    size: Size,
    lengths: Vec<u16>,
    /// How many shapes come before by one upper row alone, by this row and its length; and the sums of these from the
    /// top row on.
    before: Vec<Vec<u64>>,
    sums: Vec<Vec<u64>>,
}

impl LostTable {
    fn new(size: Size) -> Self {
        let upper = size.rows as u64 - 1;
        // A row with `above` rows upon it comes after all shapes of it and them in which it is shorter.
        let by = |above: u64| {
            move |length: u64| if length == 0 { 0 } else { shapes(above + 1, length - 1).unwrap_or(0) }
        };
        let before: Vec<Vec<u64>> =
            (0..upper).map(|above| (0..=size.columns as u64).map(by(above)).collect()).collect();
        let mut sums: Vec<Vec<u64>> = vec![vec![0; size.columns + 1]];
        for row in &before {
            let last = &sums[sums.len() - 1];
            sums.push(last.iter().zip(row).map(|(sum, own)| sum + own).collect());
        }
        let mut lost = Self { size, lengths: Vec::new(), before, sums };
        if size.rows == 3 {
            lost.fill_three_rows()
        } else {
            lost.fill_any_rows()
        }
        lost
    }
    fn fits(&self, bar: &Bar) -> bool {
        let (rows, columns) =
            if self.size.turned { (bar.length(1), bar.rows()) } else { (bar.rows(), bar.length(1)) };
        rows <= self.size.rows && columns <= self.size.columns
    }
    fn has(&self, bar: &Bar) -> bool {
        let bar = if self.size.turned { bar.turned() } else { bar.clone() };
        let upper: Vec<usize> = (2..=self.size.rows).rev().map(|row| bar.length(row)).collect();
        usize::from(self.lengths[self.rank(&upper)]) == bar.length(1)
    }
    /// The index in `lengths` of these upper rows, given from the top one on.
    fn rank(&self, upper: &[usize]) -> usize {
        upper.iter().zip(&self.before).map(|(length, row)| row[*length]).sum::<u64>() as usize
    }
    /// Fills the table for any number of rows: the shapes in order, so that what a bite leaves comes before.
    fn fill_any_rows(&mut self) {
        let (count, columns) = (self.size.rows - 1, self.size.columns);
        let mut upper = vec![0; count];
        let mut taken = vec![0u32; columns + 1];
        for round in 1.. {
            let length = self.length(&upper, &mut taken, round);
            self.lengths.push(length);
            // The next shape: the first row from the top that may grow, with those above it empty.
            let grows = |at: usize| upper[at] < if at + 1 == count { columns } else { upper[at + 1] };
            let Some(at) = (0..count).find(|at| grows(*at)) else { return };
            upper[at] += 1;
            upper[..at].fill(0);
        }
    }
    /// The least lowest row from which no bite leads to a P-position, or `NONE`; `taken` has `round` where one does.
    fn length(&self, upper: &[usize], taken: &mut [u32], round: u32) -> u16 {
        let widest = upper[upper.len() - 1];
        let rank = self.rank(upper) as u64;
        // The index after a bite that leaves `left` squares in each of the rows `from` to `row`, counted from the top.
        let bitten = |from: usize, row: usize, left: usize| {
            let kept: u64 = (from..=row).map(|at| self.before[at][upper[at]]).sum();
            (rank - kept + self.sums[row + 1][left] - self.sums[from][left]) as usize
        };
        for row in 0..upper.len() {
            // The first row longer than what is left; the fewer squares are left, the higher it is.
            let mut from = row + 1;
            for left in (0..upper[row]).rev() {
                while from > 0 && upper[from - 1] > left {
                    from -= 1;
                }
                let length = self.lengths[bitten(from, row, left)];
                if length != NONE {
                    taken[usize::from(length)] = round;
                }
            }
        }
        // A bite in the lowest row that cuts upper rows too: if it wins, it does so for every length of the lowest row.
        let mut from = upper.len();
        for left in (1..widest).rev() {
            while from > 0 && upper[from - 1] > left {
                from -= 1;
            }
            if usize::from(self.lengths[bitten(from, upper.len() - 1, left)]) == left {
                return NONE;
            }
        }
        let free = (widest.max(1)..=self.size.columns).find(|length| taken[*length] != round);
        free.map_or(NONE, |length| length as u16)
    }
    /// Fills the table for three rows: the lengths from which a bite wins are kept as sets.
    fn fill_three_rows(&mut self) {
        let columns = self.size.columns;
        let words = columns / 64 + 1;
        let set = |sets: &mut Vec<u64>, at: usize, length: usize| {
            sets[at * words + length / 64] |= 1 << (length % 64)
        };
        // These lengths by the top row; and those where a bite leaves two equal upper rows shorter than the top row.
        let (mut by_top, mut equal) = (vec![0u64; words * (columns + 1)], vec![0u64; words * (columns + 2)]);
        // For each length of the top row, the least length of two equal lower rows that make a P-position with it.
        let mut square = vec![usize::MAX; columns + 1];
        self.lengths = vec![NONE; shapes(2, columns as u64).unwrap_or(0) as usize];
        for second in 0..=columns {
            let mut by_second = vec![0u64; words];
            for top in 0..=second {
                let least = second.max(1);
                let free = (least / 64..words).find_map(|word| {
                    let taken = by_second[word] | by_top[top * words + word] | equal[top * words + word];
                    let below = if word == least / 64 { (1u64 << (least % 64)) - 1 } else { 0 };
                    let free = !(taken | below);
                    (free != 0).then(|| word * 64 + free.trailing_zeros() as usize)
                });
                // If two equal lower rows shorter than the second are lost, a bite in the lowest row leaves them.
                let won = square[top] < second;
                if let Some(length) = free.filter(|length| *length <= columns && !won) {
                    let at = self.rank(&[top, second]);
                    self.lengths[at] = length as u16;
                    set(&mut by_second, 0, length);
                    set(&mut by_top, top, length);
                    if length == second {
                        square[top] = square[top].min(second);
                    }
                }
                if top == second {
                    // For all longer top rows: a bite in the second row leaves both upper rows of this length.
                    let length = usize::from(self.lengths[self.rank(&[top, second])]);
                    let (before, after) = equal.split_at_mut((top + 1) * words);
                    after[..words].copy_from_slice(&before[top * words..]);
                    if length > 0 {
                        set(&mut equal, top + 1, length);
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::table::Tables;
    use super::*;

    /// All bars within so many rows and columns.
    fn bars(rows: usize, columns: usize) -> Vec<Bar> {
        let mut all: Vec<Vec<usize>> = vec![vec![]];
        for _ in 0..rows {
            let longer = all.iter().flat_map(|bar| {
                let most = bar.last().copied().unwrap_or(columns);
                (0..=most).map(|length| [bar.as_slice(), &[length]].concat())
            });
            all = longer.collect();
        }
        let texts = all.iter().filter(|bar| bar.first() > Some(&0)).map(|bar| {
            let rows: Vec<String> = bar.iter().filter(|length| **length > 0).map(usize::to_string).collect();
            Bar::read(&rows.join("+")).unwrap()
        });
        texts.collect()
    }

    /// Against the Grundy values, which are found by the definition.
    #[test]
    fn lost_bars_have_value_zero() {
        for (rows, columns) in
            [(3, 3), (3, 9), (3, 30), (9, 3), (4, 4), (4, 9), (9, 4), (5, 7), (6, 6), (7, 5)]
        {
            let (lost, tables) = (LostBars::default(), Tables::default());
            let whole = Bar::rectangle(rows, columns);
            assert_eq!(lost.is_lost(&whole), None);
            lost.learn(&whole);
            for bar in bars(rows, columns) {
                assert_eq!(lost.is_lost(&bar), Some(tables.value(&bar) == Some(0)), "{bar}");
            }
        }
        let tables = Tables::default();
        for bar in bars(2, 30) {
            assert_eq!(LostBars::default().is_lost(&bar), Some(tables.value(&bar) == Some(0)), "{bar}");
        }
    }

    /// The bites that win on rectangles, as columns and rows; eight by ten is the smallest with two.
    #[test]
    fn first_bites() {
        for (rows, columns, expected) in [
            (3, 10, "(6,2)"),
            (4, 8, "(4,2)"),
            (5, 8, "(7,5)"),
            (6, 7, "(5,5)"),
            (8, 9, "(7,6)"),
            (8, 10, "(9,4) (6,5)"),
            (10, 10, "(2,2)"),
        ] {
            let (lost, whole) = (LostBars::default(), Bar::rectangle(rows, columns));
            lost.learn(&whole);
            let wins = whole.squares().filter(|square| *square != super::super::bar::Square::POISON);
            let wins = wins.filter(|square| lost.is_lost(&whole.bitten(*square)) == Some(true));
            let mut wins: Vec<_> = wins.collect();
            wins.sort_by_key(|square| square.row);
            let said: Vec<String> = wins.iter().map(|square| square.text()).collect();
            assert_eq!(said.join(" "), expected);
        }
    }

    #[test]
    fn what_is_too_large_is_left() {
        let effort = |rows, columns| LostBars::default().effort(&Bar::rectangle(rows, columns));
        assert_eq!((effort(2, 900), effort(900, 2)), (Some(0), Some(0)));
        assert!(effort(3, 1000).is_some_and(|effort| (20_000..5_000_000).contains(&effort)));
        assert!(effort(12, 12).is_some_and(|effort| effort < 5_000_000));
        assert_eq!((effort(20, 40), effort(40, 20)), (None, None));
    }
}
