//! The squares of a board from its lower left corner, and how a queen that cannot go back moves on them.
use crate::core::notation::{NotationError, Scanner};
use std::fmt;

/// The squares of a side of a board: the fewest, the most, and the usual number, where a notation gives none.
pub const NARROWEST: u64 = 4;
pub const BROADEST: u64 = 16;
pub const USUAL: u64 = 12;
/// The squares of row `r`, counted from 0, have the numbers from `r * STEP + 1` on.
const STEP: u64 = 32;

/// A square by its column and row, both from 0. Written `5.8`, the column first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Square {
    pub column: u64,
    pub row: u64,
}

/// The side of a board that a parameter denotes.
pub fn side(params: &str) -> Result<u64, NotationError> {
    if params.is_empty() {
        return Ok(USUAL);
    }
    let mut scan = Scanner::new(params);
    let side = scan.number(BROADEST, "the side of the board")?;
    match (side, scan.done()) {
        (_, false) => Err(NotationError::syntax(scan.at(), "the end")),
        (..NARROWEST, _) => {
            Err(NotationError::not_allowed(0, format!("a side of {NARROWEST} to {BROADEST} squares")))
        }
        _ => Ok(side),
    }
}

impl Square {
    /// The square that a text denotes, with columns and rows up to `last`.
    pub fn read(text: &str, last: u64) -> Result<Self, NotationError> {
        let mut scan = Scanner::new(text);
        let column = scan.number(last, "a column")?;
        if !scan.eat('.') {
            return Err(NotationError::syntax(scan.at(), ". and a row"));
        }
        let row = scan.number(last, "a row")?;
        if scan.done() { Ok(Self { column, row }) } else { Err(NotationError::syntax(scan.at(), "the end")) }
    }
    /// Its number on the board.
    pub fn number(self) -> u64 {
        self.row * STEP + self.column + 1
    }
    /// The square of this number.
    pub fn of(number: u64) -> Option<Self> {
        let at = number.checked_sub(1)?;
        let square = Self { column: at % STEP, row: at / STEP };
        (square.column < BROADEST && square.row < BROADEST).then_some(square)
    }
    /// As heaps of Wythoff's game.
    pub fn heaps(self) -> [u64; 2] {
        [self.column, self.row]
    }
    /// As people write it: (5,8).
    pub fn text(self) -> String {
        format!("({},{})", self.column, self.row)
    }
    /// Whether a queen can go from here to there.
    pub fn reaches(self, to: Self) -> bool {
        let Some(left) = self.column.checked_sub(to.column) else { return false };
        let Some(down) = self.row.checked_sub(to.row) else { return false };
        left + down > 0 && (left == 0 || down == 0 || left == down)
    }
    /// The squares that a queen can go to: to the left, down, and diagonally, the nearest first.
    pub fn reach(self) -> Vec<Self> {
        let Self { column, row } = self;
        let left = (1..=column).map(|by| Self { column: column - by, row });
        let down = (1..=row).map(|by| Self { column, row: row - by });
        let both = (1..=column.min(row)).map(|by| Self { column: column - by, row: row - by });
        left.chain(down).chain(both).collect()
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.column, self.row)
    }
}
