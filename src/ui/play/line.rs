//! A line of play: positions and the moves between them.
use crate::core::{Game, MoveView};
use crate::ui::model::GameRef;
use std::rc::Rc;

/// A start and what was played from it. Always at least the start.
#[derive(Clone, PartialEq)]
pub struct Line {
    /// One more than there are moves; the first is the start.
    pub positions: Vec<GameRef>,
    /// `moves[i]` leads from position `i` to `i` + 1.
    pub moves: Vec<MoveView>,
}

/// A move and the position after it.
#[derive(Clone, PartialEq)]
pub struct Moved {
    pub mv: MoveView,
    pub after: GameRef,
}

impl Line {
    pub fn new(start: Rc<dyn Game>) -> Self {
        Self { positions: vec![GameRef(start)], moves: Vec::new() }
    }
    /// How many moves there are.
    pub fn len(&self) -> usize {
        self.moves.len()
    }
    /// Its first `ply` moves, and then this one from the position after them; none where there are not so many.
    pub fn with(&self, ply: usize, moved: &Moved) -> Option<Self> {
        let mut line =
            Self { positions: self.positions.get(..=ply)?.to_vec(), moves: self.moves.get(..ply)?.to_vec() };
        line.push(moved.clone());
        Some(line)
    }
    /// Goes on with a move from its last position.
    pub fn push(&mut self, moved: Moved) {
        self.moves.push(moved.mv);
        self.positions.push(moved.after);
    }
    /// How many moves both begin with.
    pub fn shared(&self, other: &Self) -> usize {
        self.moves.iter().zip(&other.moves).take_while(|(a, b)| a.notation == b.notation).count()
    }
    /// Whether all of it is the beginning of the other.
    pub fn begins(&self, other: &Self) -> bool {
        self.shared(other) == self.len()
    }
}
