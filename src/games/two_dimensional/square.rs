//! A board whose rows stand for multiples of ω, and its squares.
use crate::core::notation::{NotationError, Scanner};
use crate::ordinal::Ordinal;
use std::fmt;

/// Most columns, most rows, and most squares.
pub const COLUMNS: u64 = 16;
pub const ROWS: u64 = 8;
pub const SQUARES: u64 = 64;

/// The columns and rows of a board. The columns are a power of two, so that no nim-sum of columns leaves it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Size {
    pub columns: u64,
    pub rows: u64,
}

/// A square by its column and row, both from 0 at the lower left. Written `5.2`, the column first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Square {
    pub column: u64,
    pub row: u64,
}

impl Size {
    pub fn read(text: &str) -> Result<Self, NotationError> {
        let mut scan = Scanner::new(text);
        let columns = scan.number(COLUMNS, "a number of columns")?;
        if columns < 2 || !columns.is_power_of_two() {
            return Err(NotationError::not_allowed(0, format!("2, 4, 8 or {COLUMNS} columns")));
        }
        if !scan.eat('x') {
            return Err(NotationError::syntax(scan.at(), "x and a number of rows"));
        }
        let at = scan.at();
        let rows = scan.number(ROWS, "a number of rows")?;
        match (rows, scan.done()) {
            (0, _) => Err(NotationError::syntax(at, "at least one row")),
            (_, false) => Err(NotationError::syntax(scan.at(), "the end, or ,add")),
            _ => Self { columns, rows }.checked(),
        }
    }
    pub fn checked(self) -> Result<Self, NotationError> {
        let fits = (1..=ROWS).contains(&self.rows) && self.squares() <= SQUARES;
        let expected = || format!("at most {ROWS} rows and {SQUARES} squares");
        if fits { Ok(self) } else { Err(NotationError::too_large(0, expected())) }
    }
    pub fn squares(self) -> u64 {
        self.columns * self.rows
    }
    /// Reads counters, such as `3.3*2+5.2`, at most `most` in one term. `put` is given the number of the square, how
    /// many counters there are, and where this count stands in the text.
    pub fn counters(
        self,
        text: &str,
        most: u64,
        mut put: impl FnMut(u64, u64, usize) -> Result<(), NotationError>,
    ) -> Result<(), NotationError> {
        let mut scan = Scanner::new(text.trim_end());
        loop {
            scan.blanks();
            let place = scan.at();
            let square = Square::scan(&mut scan)?;
            let expected = || format!("a column below {} and a row below {}", self.columns, self.rows);
            let number = self.number(square).ok_or_else(|| NotationError::not_allowed(place, expected()))?;
            let at = scan.at();
            let many = if scan.eat('*') { scan.number(most, "a number of counters")? } else { 1 };
            if many == 0 {
                return Err(NotationError::not_allowed(at, "at least one counter"));
            }
            put(number, many, at)?;
            scan.blanks();
            if scan.done() {
                return Ok(());
            }
            if !(scan.eat('+') || scan.eat(',')) {
                return Err(NotationError::syntax(scan.at(), "+ and another counter, or the end"));
            }
        }
    }
    /// The place of a square in the order of all; none outside the board.
    pub fn number(self, square: Square) -> Option<u64> {
        let inside = square.column < self.columns && square.row < self.rows;
        inside.then(|| square.row * self.columns + square.column)
    }
    pub fn square(self, number: u64) -> Square {
        Square { column: number % self.columns, row: number / self.columns }
    }
}

impl Square {
    pub fn scan(scan: &mut Scanner) -> Result<Self, NotationError> {
        let column = scan.number(COLUMNS - 1, "a column")?;
        if !scan.eat('.') {
            return Err(NotationError::syntax(scan.at(), ". and a row"));
        }
        Ok(Self { column, row: scan.number(ROWS - 1, "a row")? })
    }
    /// As people write it: (5,2).
    pub fn text(self) -> String {
        format!("({},{})", self.column, self.row)
    }
    /// Its value on the infinite board: ω·2+5.
    pub fn ordinal(self) -> Ordinal {
        &Ordinal::power(Ordinal::finite(1), self.row.into()) ^ &Ordinal::finite(self.column.into())
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.columns, self.rows)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.column, self.row)
    }
}
