//! A bar that has been bitten, and its squares.
use super::limits;
use crate::core::{
    extras::Edit,
    notation::{NotationError, Scanner},
};
use crate::games::stacks::heaps::Heaps;
use std::fmt;

/// Most rows, and most squares in a row.
pub const SIDE: usize = 1000;
/// Most squares of a bar, since each is drawn.
pub const AREA: usize = 3000;
/// The number of a square is its row times this, plus its column, so that no edit of the bar changes it.
const STEP: u64 = 1024;

/// A bar: the lengths of its rows from below, none longer than the one before and none empty. Written `8+5+1`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bar(Vec<usize>);

/// A square by its column and its row, both from 1. Written `6.2`; people write (6,2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Square {
    pub column: usize,
    pub row: usize,
}

impl Square {
    pub const POISON: Self = Self { column: 1, row: 1 };

    /// Its number on the board.
    pub fn number(self) -> u64 {
        self.row as u64 * STEP + self.column as u64
    }
    /// The square of this number.
    pub fn of(number: u64) -> Option<Self> {
        let (row, column) = (number / STEP, number % STEP);
        let fits = [row, column].iter().all(|side| (1..=SIDE as u64).contains(side));
        fits.then_some(Self { column: column as usize, row: row as usize })
    }
    /// As people write it.
    pub fn text(self) -> String {
        format!("({},{})", self.column, self.row)
    }
    pub fn read(text: &str) -> Result<Self, NotationError> {
        let mut scan = Scanner::new(text);
        let mut number = |expected: &str, most: usize| {
            let at = scan.at();
            match scan.number(most as u64, expected)? {
                0 => Err(NotationError::syntax(at, format!("{expected}, at least 1"))),
                number => Ok((number as usize, scan.eat('.'), scan.done(), scan.at())),
            }
        };
        let (column, dot, _, at) = number("a column", SIDE)?;
        if !dot {
            return Err(NotationError::syntax(at, ". and a row"));
        }
        let (row, dot, done, at) = number("a row", SIDE)?;
        if dot || !done {
            return Err(NotationError::syntax(at, "the end"));
        }
        Ok(Self { column, row })
    }
}

/// As moves are written.
impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.column, self.row)
    }
}

impl Bar {
    pub fn rectangle(rows: usize, columns: usize) -> Self {
        Self(vec![columns; rows])
    }
    /// The bar that a text denotes.
    pub fn read(text: &str) -> Result<Self, NotationError> {
        let rows = Heaps::read(text, "the length of a row")?;
        Self::checked(rows.0.iter().map(|length| usize::try_from(*length).unwrap_or(usize::MAX)).collect())
    }
    fn checked(mut rows: Vec<usize>) -> Result<Self, NotationError> {
        while rows.last() == Some(&0) {
            rows.pop();
        }
        let fits =
            |area: usize, length: &usize| Some(area.checked_add(*length)?).filter(|area| *area <= AREA);
        let long = rows.len() > SIDE || rows.iter().any(|length| *length > SIDE);
        if long || rows.iter().try_fold(0, fits).is_none() {
            return Err(NotationError::too_large(0, limits()));
        }
        match rows.is_empty() || !rows.is_sorted_by(|below, above| below >= above) {
            true => Err(NotationError::not_allowed(0, "rows from below, none longer than the one before")),
            false => Ok(Self(rows)),
        }
    }
    /// Three rows from below, of which the upper ones may be empty; none where that is no bar.
    pub fn of(rows: [u64; 3]) -> Option<Self> {
        let length = |length: &u64| usize::try_from(*length).unwrap_or(usize::MAX);
        Self::checked(rows.iter().map(length).collect()).ok()
    }
    pub fn rows(&self) -> usize {
        self.0.len()
    }
    /// The length of a row, from 1; 0 above the bar.
    pub fn length(&self, row: usize) -> usize {
        row.checked_sub(1).and_then(|at| self.0.get(at)).copied().unwrap_or(0)
    }
    pub fn lengths(&self) -> &[usize] {
        &self.0
    }
    pub fn area(&self) -> usize {
        self.0.iter().sum()
    }
    pub fn holds(&self, square: Square) -> bool {
        square.column >= 1 && square.column <= self.length(square.row)
    }
    /// Its squares, row by row from above.
    pub fn squares(&self) -> impl Iterator<Item = Square> {
        let row = |row: usize| (1..=self.length(row)).map(move |column| Square { column, row });
        (1..=self.rows()).rev().flat_map(row)
    }
    /// Without a square and all above it or to the right.
    pub fn bitten(&self, Square { column, row }: Square) -> Self {
        let left =
            (1..).zip(&self.0).map(|(at, length)| if at < row { *length } else { (*length).min(column - 1) });
        Self(left.filter(|length| *length > 0).collect())
    }
    /// With rows for columns: the bar on its side, which is the same game.
    pub fn turned(&self) -> Self {
        let column = |column: usize| self.0.iter().take_while(|length| **length >= column).count();
        Self((1..=self.length(1)).map(column).collect())
    }
    /// As people write it: `(8,5,1)`.
    pub fn text(&self) -> String {
        format!("({})", self.0.iter().map(usize::to_string).collect::<Vec<_>>().join(","))
    }
    pub fn key(&self) -> Vec<u64> {
        self.0.iter().map(|length| *length as u64).collect()
    }
    pub fn from_key(key: &[u64]) -> Self {
        Self(key.iter().map(|length| *length as usize).collect())
    }
    /// The bar after a change in the editor: a square bitten off, a longer or shorter first row, a row more or less.
    pub fn edited(&self, edit: &Edit) -> Result<Self, NotationError> {
        let mut rows = self.0.clone();
        let refused = || NotationError::not_allowed(0, "a square of the bar, apart from the poisoned one");
        match edit {
            Edit::Recolour { piece } => {
                let square =
                    Square::of(piece.n).filter(|square| self.holds(*square) && *square != Square::POISON);
                return square
                    .filter(|_| piece.place.group == 0)
                    .map(|square| self.bitten(square))
                    .ok_or_else(refused);
            }
            Edit::Add { place, .. } if place.group == 0 => rows[0] += 1,
            Edit::Remove { place } if place.group == 0 && rows[0] > 1 => {
                rows[0] -= 1;
                let first = rows[0];
                rows.iter_mut().for_each(|length| *length = (*length).min(first));
            }
            Edit::AddGroup { .. } => rows.push(rows[rows.len() - 1]),
            Edit::RemoveGroup { place } if place.group == 0 && rows.len() > 1 => {
                rows.pop();
            }
            _ => return Err(refused()),
        }
        Self::checked(rows)
    }
}

impl fmt::Display for Bar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.iter().map(usize::to_string).collect::<Vec<_>>().join("+"))
    }
}
