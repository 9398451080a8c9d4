//! Cells on a line, some of which are gone: pins, squares of a strip, files of a chess board.
use super::{PieceId, Place};
use crate::core::wide;
use serde::{Deserialize, Serialize};

/// How the cells of [`Rows`] look.
///
/// ```
/// use nimscope::{core::CellLook, games::open};
///
/// let look = |notation| Ok::<_, nimscope::core::NotationError>(open(notation)?.scene().rows().next().map(|line| line.look));
/// assert_eq!((look("kayles/5")?, look("dawson/5")?), (Some(CellLook::Pin), Some(CellLook::Pawn)));
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum CellLook {
    /// Pins that stand or are down.
    Pin,
    /// Squares of a strip, on which marks are put.
    Square,
    /// Files of a board of three ranks with two pawns each.
    Pawn,
}

/// Cells on one line, numbered from 1; those that are not gone form rows.
///
/// ```
/// use nimscope::games::open;
///
/// // A row of one pin and a row of eleven; pin 2 between them is down.
/// let scene = open("kayles/1.11")?.scene();
/// let rows = scene.rows().next().unwrap();
/// assert_eq!((rows.len, rows.rows.len()), (13, 2));
/// assert_eq!(rows.row_of(2), None);
/// assert_eq!(rows.row_of(3).unwrap().len(), 11);
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Rows {
    pub look: CellLook,
    /// What a row is called: "row".
    pub noun: String,
    /// What a cell is called: "pin".
    pub piece: String,
    /// The game that it belongs to, where there are several on the table.
    #[serde(skip_serializing_if = "String::is_empty", default)]
    pub game: String,
    /// The place of the cells; the `n` of a cell is its number. Two neighbours are pointed at by the gap between them.
    pub line: Place,
    /// How many cells there are.
    #[serde(with = "wide")]
    pub len: u64,
    pub rows: Vec<Row>,
    /// The cells that are gone and bear a mark.
    #[serde(with = "wide::all")]
    pub marks: Vec<u64>,
    /// Whether one may move with a cell alone.
    pub single: bool,
    /// Whether one may move with two neighbours at once.
    pub double: bool,
}

/// The cells from `from` to `to` of [`Rows`]: none of them is gone, and those on either side are.
///
/// ```
/// use nimscope::games::open;
///
/// let scene = open("kayles/1.11")?.scene();
/// let second = scene.rows().next().unwrap().rows[1];
/// assert_eq!((second.number, second.from, second.to, second.len()), (2, 3, 13, 11));
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Row {
    pub place: Place,
    /// The number that people call it by, from 1, counted through all summands.
    pub number: u32,
    #[serde(with = "wide")]
    pub from: u64,
    #[serde(with = "wide")]
    pub to: u64,
}

impl Row {
    /// The number of cells.
    pub fn len(&self) -> u64 {
        self.to - self.from + 1
    }
    pub fn is_empty(&self) -> bool {
        false
    }
}

impl Rows {
    /// The row that a cell is in; none if it is gone.
    pub fn row_of(&self, cell: u64) -> Option<&Row> {
        let after = self.rows.partition_point(|row| row.to < cell);
        self.rows.get(after).filter(|row| row.from <= cell)
    }
    /// Whether one may move with this cell, or with the two beside this gap.
    pub fn holds(&self, piece: PieceId) -> bool {
        let row = self.row_of(piece.n).filter(|_| piece.place.home() == self.line);
        row.is_some_and(
            |row| if piece.place.is_gaps() { self.double && piece.n < row.to } else { self.single },
        )
    }
    /// A cell as a piece, or the gap after it.
    pub fn piece(&self, n: u64, gap: bool) -> PieceId {
        PieceId { place: if gap { self.line.gaps() } else { self.line }, n }
    }
}
