//! Coins that show heads or tails, in a row or on a board.
use super::{PieceId, Place};
use crate::core::{nimber::Nimber, wide};
use serde::{Deserialize, Serialize};

/// Coins in rows and columns; one row where it is a game on a row.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
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
    /// How many coins lie on each place, where they slide and do not turn; the heads are those that can slide.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub counts: Vec<u32>,
}

impl Coins {
    /// A coin as a piece.
    pub fn coin(&self, n: u64) -> PieceId {
        PieceId { place: self.line, n }
    }
    /// Whether this coin is there.
    pub fn holds(&self, piece: PieceId) -> bool {
        piece.place == self.line && (1..=u64::from(self.rows) * u64::from(self.columns)).contains(&piece.n)
    }
    /// How many coins lie on a place, where they slide.
    pub fn count(&self, n: u64) -> Option<u32> {
        self.counts.get(usize::try_from(n.checked_sub(1)?).ok()?).copied()
    }
    pub fn shows_heads(&self, n: u64) -> bool {
        self.heads.binary_search(&n).is_ok()
    }
    /// The group of a head: its `n` less 1 is the number of the group.
    pub fn group(&self, n: u64) -> Place {
        Place { group: n.saturating_sub(1) as u16, ..self.line }
    }
    /// The number that people call a group by: on a row that of its coin, on a board counted through.
    pub fn number(&self, n: u64) -> u32 {
        let from = if self.rows == 1 { self.origin } else { 1 };
        u32::try_from(n.saturating_sub(1)).unwrap_or(u32::MAX).saturating_add(from)
    }
    /// What people call a coin: `3`, or `(1,3)` on a board.
    pub fn label(&self, n: u64) -> String {
        let (at, columns, origin) =
            (n.saturating_sub(1), u64::from(self.columns.max(1)), u64::from(self.origin));
        let column = at % columns + origin;
        if self.rows == 1 { column.to_string() } else { format!("({},{column})", at / columns + origin) }
    }
}
