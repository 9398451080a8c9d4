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
pub struct MoveAndPosition {
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
    /// This line's first `ply` moves followed by `moved`; none if there are fewer moves.
    pub fn with(&self, ply: usize, moved: &MoveAndPosition) -> Option<Self> {
        let mut line =
            Self { positions: self.positions.get(..=ply)?.to_vec(), moves: self.moves.get(..ply)?.to_vec() };
        line.push(moved.clone());
        Some(line)
    }
    /// Appends a move from the last position.
    pub fn push(&mut self, moved: MoveAndPosition) {
        self.moves.push(moved.mv);
        self.positions.push(moved.after);
    }
    /// With how many common moves both lines begin.
    pub fn shared(&self, other: &Self) -> usize {
        self.moves.iter().zip(&other.moves).take_while(|(a, b)| a.notation == b.notation).count()
    }
    /// Whether the other line begins with all of this one.
    pub fn begins(&self, other: &Self) -> bool {
        self.shared(other) == self.len()
    }
}
