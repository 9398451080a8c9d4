//! Values in rows of a period.
use super::results::Results;
use crate::core::grouped::format_number;

/// Periods up to this have a row of their own length.
const LONGEST: usize = 40;
/// A row is about so long where no period says otherwise.
const USUAL: usize = 12;

/// How values are set in rows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ValueRows {
    pub columns: usize,
    /// The rows, the one for the rest included.
    pub rows: usize,
    /// The n with which the last row begins that stands for all that follow.
    pub rest: Option<usize>,
}

/// One value in the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cell {
    pub value: Option<u16>,
    pub exception: bool,
    /// Whether the other sequence has another value here.
    pub differs: bool,
}

impl ValueRows {
    /// The rows for one sequence or for several side by side.
    pub fn of(results: &[&Results]) -> Self {
        let lengths = results.iter().map(|one| one.period().map(|period| period.length as usize));
        let common = lengths.reduce(|a, b| Some(lcm(a?, b?))).flatten().filter(|length| *length <= LONGEST);
        let columns = match common {
            Some(length) if length <= USUAL => USUAL / length * length,
            Some(length) => length,
            None => USUAL,
        };
        let known = results.iter().map(|one| one.values().len()).max().unwrap_or(0);
        let starts = results.iter().map(|one| one.period().map_or(0, |period| period.start as usize));
        let rest = starts.max().map(|start| start.div_ceil(columns) * columns);
        let rest = rest.filter(|rest| common.is_some() && rest + columns <= known);
        let rows = rest.map_or_else(|| known.div_ceil(columns), |rest| rest / columns + 1);
        Self { columns, rows, rest }
    }
    /// Whether this row stands for all that follow.
    pub fn is_rest(&self, row: usize) -> bool {
        self.rest.is_some_and(|rest| rest == row * self.columns)
    }
    /// "0–11", "72…".
    pub fn label(&self, row: usize) -> String {
        let from = row * self.columns;
        let first = format_number(from as u64);
        if self.is_rest(row) {
            return first + "…";
        }
        format!("{first}–{}", format_number((from + self.columns - 1) as u64))
    }
    /// The cells of a row, for each of the sequences.
    pub fn cells(&self, results: &[&Results], row: usize) -> Vec<Vec<Cell>> {
        let range = row * self.columns..(row + 1) * self.columns;
        let of = |one: &&Results| {
            let value = |n: usize| one.values().get(n).copied();
            let cell = |n| Cell {
                value: value(n),
                exception: one.is_exception(n),
                differs: results.iter().any(|other| {
                    let theirs = other.values().get(n).copied();
                    theirs.is_some() && value(n).is_some() && theirs != value(n)
                }),
            };
            range.clone().map(cell).collect()
        };
        results.iter().map(of).collect()
    }
    /// The row of an n.
    pub fn row_of(&self, n: usize) -> usize {
        (n / self.columns).min(self.rows.saturating_sub(1))
    }
}

fn lcm(a: usize, b: usize) -> usize {
    let gcd = |mut a: usize, mut b: usize| {
        while b > 0 {
            (a, b) = (b, a % b);
        }
        a
    };
    (a / gcd(a, b).max(1)).saturating_mul(b)
}
