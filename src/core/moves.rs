//! A move as others see it: its name, the pieces it is made with, and what it leaves.
use super::{
    scene::{PieceId, Place, Span},
    wide,
};
use serde::{Deserialize, Serialize};

/// Tokens taken from one group.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Take {
    pub place: Place,
    #[serde(with = "wide")]
    pub count: u64,
    /// "pile" or "stack".
    pub noun: String,
    /// The number that people call the group by.
    pub number: u32,
}

/// A legal move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MoveView {
    /// The move's name in links and in the API: `1-2` takes 2 from stack 1.
    pub notation: String,
    pub takes: Vec<Take>,
    /// The position left in the groups concerned, as people write it: `(1,2,2)`; empty where nothing is left.
    pub leaves: String,
    /// The pieces a player points at; no two moves of a position share them.
    pub handles: Vec<PieceId>,
    /// All pieces that the move changes.
    pub touches: Vec<Span>,
}

/// Some moves out of possibly very many.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Found<M> {
    pub moves: Vec<M>,
    /// How many there are, those that are not listed included; saturates.
    #[serde(with = "wide")]
    pub total: u64,
}

impl<M> Found<M> {
    /// All of them.
    pub fn all(moves: Vec<M>) -> Self {
        Self { total: moves.len() as u64, moves }
    }
    pub fn none() -> Self {
        Self { moves: Vec::new(), total: 0 }
    }
    pub fn map<N>(self, f: impl FnMut(M) -> N) -> Found<N> {
        Found { moves: self.moves.into_iter().map(f).collect(), total: self.total }
    }
    /// Adds `more`, listing at most `limit` in all.
    pub fn join(&mut self, more: Self, limit: usize) {
        let room = limit.saturating_sub(self.moves.len());
        self.total = self.total.saturating_add(more.total);
        self.moves.extend(more.moves.into_iter().take(room));
    }
    /// Whether some are not listed.
    pub fn cut(&self) -> bool {
        self.total > self.moves.len() as u64
    }
}
