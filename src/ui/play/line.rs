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

impl Line {
    pub fn new(start: Rc<dyn Game>) -> Self {
        Self { positions: vec![GameRef(start)], moves: Vec::new() }
    }
    /// How many moves there are.
    pub fn len(&self) -> usize {
        self.moves.len()
    }
    /// Its first `ply` moves, and then the one of this notation; none where it cannot be made there.
    pub fn with(&self, ply: usize, notation: &str) -> Option<Self> {
        let before = self.positions.get(ply)?;
        let (mv, after) = (before.read_move(notation).ok()?, before.play(notation).ok()?);
        let mut line = Self { positions: self.positions[..=ply].to_vec(), moves: self.moves[..ply].to_vec() };
        line.push(mv, GameRef(after));
        Some(line)
    }
    /// Goes on with a move and the position after it.
    pub fn push(&mut self, mv: MoveView, after: GameRef) {
        self.moves.push(mv);
        self.positions.push(after);
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
