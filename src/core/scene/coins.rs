//! Coins that show heads or tails in rows and columns.
use super::{PieceId, Place};
use crate::core::{nimber::Nimber, wide};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// Coins in rows and columns.
///
/// ```
/// use nimscope::games::open;
///
/// let scene = open("rugs/2x3:1,2+2,3")?.scene();
/// let coins = scene.coins().next().unwrap();
/// assert_eq!((coins.rows, coins.columns, &*coins.heads), (2, 3, &[2, 6][..]));
/// assert!(coins.shows_heads(2) && !coins.shows_heads(1));
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Coins {
    /// What a group of one head is called: "coin".
    pub noun: String,
    /// What is turned: "coin".
    pub piece: String,
    /// The game that it belongs to, where there are several on the table.
    #[serde(skip_serializing_if = "String::is_empty", default)]
    pub game: String,
    /// The place of the coins; their `n` counts from 1, row by row.
    pub line: Place,
    pub rows: u32,
    pub columns: u32,
    /// The number that people call the first row and the first column by, 0 or 1.
    pub origin: u32,
    /// The coins that show heads, ascending.
    #[serde(with = "wide::all")]
    pub heads: Vec<u64>,
    /// What each coin is worth when it shows heads, in the order of their `n`; none where that is not known.
    pub values: Vec<Option<Nimber>>,
    /// The two games whose product the board is, that of the rows first; none where it is no product.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub factors: Option<Box<[Factor; 2]>>,
}

/// One of the two games whose product a board of [`Coins`] is.
///
/// ```
/// use nimscope::{core::Nimber, games::open};
///
/// let scene = open("turning-corners/3x3:2,2")?.scene();
/// let factors = scene.coins().next().unwrap().factors.clone().unwrap();
/// assert_eq!(factors[0].values[2], Some(Nimber(2)));
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Factor {
    /// "Ruler", or its code.
    pub name: String,
    /// What each row, or column, is worth in this game; none where that is not known.
    pub values: Vec<Option<Nimber>>,
}

impl Coins {
    /// How coins are picked one by one, as a sentence.
    pub const HOW: &str = "Pick the coins one by one.";
    /// How coins are picked on the board of a product, where two opposite corners are enough for a rectangle.
    pub const WHERE_LINES_MEET: &str = "Pick coins: all turn where their rows and columns meet.";
    /// A coin as a piece.
    pub fn coin(&self, n: u64) -> PieceId {
        PieceId { place: self.line, n }
    }
    /// Whether this piece is a coin of the board.
    pub fn holds(&self, piece: PieceId) -> bool {
        piece.place == self.line && (1..=u64::from(self.rows) * u64::from(self.columns)).contains(&piece.n)
    }
    pub fn shows_heads(&self, n: u64) -> bool {
        self.heads.binary_search(&n).is_ok()
    }
    /// The coins where the rows and the columns of these pieces meet, ascending: on the board a move turns such a
    /// block.
    pub fn block(&self, pieces: &[PieceId]) -> Vec<u64> {
        let columns = u64::from(self.columns.max(1));
        let [rows, across] = self.lines(pieces);
        rows.iter().flat_map(|row| across.iter().map(move |column| row * columns + column + 1)).collect()
    }
    /// The picked coins after one coin of the block that they span is let go: the block loses its row, or its column
    /// where there are more columns than rows. None where the coin is not in the block.
    pub fn without(&self, picked: &[PieceId], piece: PieceId) -> Option<Vec<PieceId>> {
        let columns = u64::from(self.columns.max(1));
        if !self.holds(piece) || self.block(picked).binary_search(&piece.n).is_err() {
            return None;
        }
        let [mut rows, mut across] = self.lines(picked);
        let (row, column) = ((piece.n - 1) / columns, (piece.n - 1) % columns);
        if rows.len() >= across.len() {
            rows.remove(&row);
        } else {
            across.remove(&column);
        }
        let (rows, across): (Vec<u64>, Vec<u64>) = (rows.into_iter().collect(), across.into_iter().collect());
        let (Some(row), Some(column)) = (rows.last(), across.last()) else { return Some(Vec::new()) };
        let at = |n: usize| rows.get(n).unwrap_or(row) * columns + across.get(n).unwrap_or(column);
        Some((0..rows.len().max(across.len())).map(|n| self.coin(at(n) + 1)).collect())
    }
    /// The rows and the columns of pieces, counted from 0.
    fn lines(&self, pieces: &[PieceId]) -> [BTreeSet<u64>; 2] {
        let columns = u64::from(self.columns.max(1));
        let places = || pieces.iter().filter(|piece| self.holds(**piece)).map(|piece| piece.n - 1);
        [places().map(|at| at / columns).collect(), places().map(|at| at % columns).collect()]
    }
    /// The group of a head: its `n` less 1 is the number of the group.
    pub fn group(&self, n: u64) -> Place {
        Place { group: n.saturating_sub(1) as u16, ..self.line }
    }
    /// The number of the group of a head; people call the group by the place of its coin.
    pub fn number(&self, n: u64) -> u32 {
        u32::try_from(n).unwrap_or(u32::MAX)
    }
    /// What people call a coin: `(1,3)`.
    pub fn label(&self, n: u64) -> String {
        let (at, columns, origin) =
            (n.saturating_sub(1), u64::from(self.columns.max(1)), u64::from(self.origin));
        format!("({},{})", at / columns + origin, at % columns + origin)
    }
}
