//! The Grundy values of all bars that fit into a rectangle, by the definition.
use super::bar::Bar;
use std::{cell::RefCell, ops::Range};

/// Most bars of one table, and of all tables that a position and its options ask for: some milliseconds. Bars beyond
/// that are left to the search, which has a budget.
const MOST: usize = 8_000;
const ALL: usize = 12_000;

/// The tables made so far, none of them within another: a search of a bar that is too large for a table asks for many
/// shapes, again and again.
#[derive(Default)]
pub struct Tables {
    made: RefCell<Vec<Table>>,
}

/// The values of all bars within so many rows and columns, in the lexicographic order of their lengths: bars that a
/// bite leaves come before.
struct Table {
    rows: usize,
    columns: usize,
    values: Vec<u16>,
    /// `sums[rows][length]`: how many bars come before since one of the lowest `rows` rows is shorter than `length`.
    sums: Vec<Vec<usize>>,
}

/// How many bars fit, with the empty one: the binomial coefficient of rows + columns over rows; none where it is too large.
fn count(rows: usize, columns: usize) -> Option<usize> {
    let count = (1..=rows).try_fold(1usize, |count, row| Some(count.checked_mul(columns + row)? / row))?;
    Some(count).filter(|count| *count <= MOST)
}

/// How many bites there are in all bars that fit into a rectangle, at least: what a search of it examines.
pub fn options(rows: usize, columns: usize) -> u64 {
    let bars = (1..=rows.min(columns) as u64)
        .try_fold(1u64, |bars, row| Some(bars.checked_mul(rows.max(columns) as u64 + row)? / row));
    // Every bar and what it lacks of the rectangle make the whole, so that half of the squares are there on average.
    bars.map_or(u64::MAX, |bars| bars.saturating_mul((rows * columns) as u64 / 2).saturating_sub(bars))
}

impl Tables {
    /// The value of a bar; none where too many bars can be left.
    pub fn value(&self, bar: &Bar) -> Option<u64> {
        let (rows, columns) = (bar.rows(), bar.length(1));
        let mut made = self.made.borrow_mut();
        let holds = |table: &Table| rows <= table.rows && columns <= table.columns;
        if !made.iter().any(holds) {
            count(rows, columns)?;
            // Whoever asks for longer and longer bars gets more at once, so that few tables are made.
            let longer = made.iter().any(|table| table.rows == rows);
            let most = if longer { 2 * columns } else { columns };
            let columns =
                (columns..=most).rfind(|columns| count(rows, *columns).is_some()).unwrap_or(columns);
            let within = |table: &Table| table.rows <= rows && table.columns <= columns;
            let kept: usize =
                made.iter().filter(|table| !within(table)).map(|table| table.values.len()).sum();
            count(rows, columns).filter(|count| kept + count <= ALL)?;
            made.retain(|table| !within(table));
            made.push(Table::new(rows, columns));
        }
        let table = made.iter().find(|table| holds(table))?;
        table.values.get(table.rank(bar.lengths())).map(|value| u64::from(*value))
    }
}

impl Table {
    fn new(rows: usize, columns: usize) -> Self {
        let before = |at: usize, length: usize| match (rows - at, length) {
            (_, 0) => 0,
            // Bars that are smaller in this row: the rows from here on, all of them shorter than this.
            (rest, length) => count(rest, length - 1).unwrap_or(0),
        };
        let mut sums = vec![vec![0; columns + 1]];
        for at in 0..rows {
            let longer = (0..=columns).map(|length| sums[at][length] + before(at, length));
            sums.push(longer.collect());
        }
        let mut table = Self { rows, columns, values: Vec::new(), sums };
        let mut lengths = vec![0; rows];
        let mut reached = Reached::default();
        loop {
            let value = table.mex(&lengths, &mut reached);
            table.values.push(value);
            // The next bar: the last row that can grow does, and those above it begin anew.
            let grows = |at: usize| lengths[at] < if at == 0 { columns } else { lengths[at - 1] };
            let Some(at) = (0..rows).rev().find(|at| grows(*at)) else { return table };
            lengths[at] += 1;
            lengths[at + 1..].fill(0);
        }
    }
    /// How many bars come before by one of these rows, counted from 0, where each has this length.
    fn smaller(&self, rows: Range<usize>, length: usize) -> usize {
        self.sums[rows.end][length] - self.sums[rows.start][length]
    }
    /// Where a bar stands: how many come before it.
    fn rank(&self, lengths: &[usize]) -> usize {
        (0..).zip(lengths).map(|(at, length)| self.smaller(at..at + 1, *length)).sum()
    }
    /// The mex over all bites, in O(1) for each: a bite leaves some rows of equal length, and the others as they were.
    fn mex(&self, lengths: &[usize], reached: &mut Reached) -> u16 {
        let rows = lengths.len();
        // From each row on: what the rows there add to the rank.
        let mut above = vec![0; rows + 1];
        for at in (0..rows).rev() {
            above[at] = above[at + 1] + self.smaller(at..at + 1, lengths[at]);
        }
        reached.again();
        for row in 0..rows {
            let mut cut = row;
            // The poisoned square stays.
            for left in (usize::from(row == 0)..lengths[row]).rev() {
                while cut < rows && lengths[cut] > left {
                    cut += 1;
                }
                let rank = above[0] - above[row] + self.smaller(row..cut, left) + above[cut];
                reached.add(self.values[rank]);
            }
        }
        reached.mex()
    }
}

/// Which values were reached in this round.
#[derive(Default)]
struct Reached {
    round: u32,
    /// By value: the last round in which it was reached.
    rounds: Vec<u32>,
}

impl Reached {
    fn again(&mut self) {
        self.round += 1;
    }
    fn add(&mut self, value: u16) {
        let value = usize::from(value);
        if self.rounds.len() <= value {
            self.rounds.resize(value + 1, 0);
        }
        self.rounds[value] = self.round;
    }
    fn mex(&self) -> u16 {
        self.rounds.iter().take_while(|round| **round == self.round).count() as u16
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(text: &str) -> u64 {
        Tables::default().value(&Bar::read(text).unwrap()).unwrap()
    }

    /// Facts 21 to 24.
    #[test]
    fn the_exercises() {
        let tables = Tables::default();
        // Exercise 1.5.6a: exactly one bite wins, and leaves (2,2,1).
        let bar = Bar::read("8+5+1").unwrap();
        let wins = |bar: &Bar| {
            let after = bar
                .squares()
                .filter(|square| *square != super::super::bar::Square::POISON)
                .map(|square| bar.bitten(square));
            after.filter(|after| tables.value(after) == Some(0)).map(|after| after.text()).collect::<Vec<_>>()
        };
        assert_eq!(wins(&bar), ["(2,2,1)"]);
        // 1.5.6b: every rectangle but one square is won.
        for rows in 1..=5 {
            for columns in 1..=6 {
                let bar = Bar::rectangle(rows, columns);
                assert_eq!(tables.value(&bar) == Some(0), (rows, columns) == (1, 1), "{bar}");
            }
        }
        // The two bites that the exercise tells of take 6 and 4 squares.
        let [first, second] = ["6.2", "2.3"].map(|text| super::super::bar::Square::read(text).unwrap());
        let board = Bar::rectangle(3, 8);
        let after = board.bitten(first);
        assert_eq!((board.area() - after.area(), after.area() - after.bitten(second).area()), (6, 4));
        assert_eq!(after.bitten(second), bar);
    }

    #[test]
    fn few_tables_serve_ever_longer_bars() {
        let tables = Tables::default();
        let mut made = 0;
        for length in 1..=124 {
            let bar = Bar::of([length, length, 0]).unwrap();
            let before = tables.made.borrow().first().map_or(0, |table| table.columns);
            assert!(tables.value(&bar).is_some());
            made += u32::from(tables.made.borrow()[0].columns != before);
        }
        assert!(made <= 9, "{made}");
    }

    /// The definition, bite by bite.
    #[test]
    fn bites_one_by_one() {
        fn brute(bar: &Bar) -> u64 {
            let squares = bar.squares().filter(|square| *square != super::super::bar::Square::POISON);
            let reached: Vec<u64> = squares.map(|square| brute(&bar.bitten(square))).collect();
            (0..).find(|value| !reached.contains(value)).unwrap()
        }
        let tables = Tables::default();
        for text in ["3+3+3", "4+2+1", "5+5", "2+2+2+1", "1+1+1+1", "4+3+1+1", "6+1"] {
            let bar = Bar::read(text).unwrap();
            assert_eq!(tables.value(&bar), Some(brute(&bar)), "{text}");
        }
    }

    /// A bar too large for a table is searched through bars of many shapes.
    #[test]
    fn tables_are_kept() {
        let tables = Tables::default();
        let asked = |rows: usize, columns: usize| tables.value(&Bar::rectangle(rows, columns));
        for _ in 0..3 {
            assert!(asked(5, 3).is_some() && asked(3, 5).is_some() && asked(2, 2).is_some());
            assert_eq!(tables.made.borrow().len(), 2);
        }
        assert!(asked(5, 5).is_some());
        assert_eq!(tables.made.borrow().len(), 1);
        assert_eq!(asked(12, 24), None);
    }

    #[test]
    fn small_bars_are_known() {
        // One row is a pile of Nim with one token less; two rows are lost where the upper is one shorter.
        for length in 1..=12u64 {
            assert_eq!(value(&length.to_string()), length - 1);
            for upper in 1..=length {
                assert_eq!(value(&format!("{length}+{upper}")) == 0, upper + 1 == length, "{length}+{upper}");
            }
        }
        assert_eq!(value("3+1+1"), 0);
        assert_eq!((count(7, 8), count(8, 8)), (Some(6_435), None));
        assert_eq!(count(12, 24), None);
    }
}
