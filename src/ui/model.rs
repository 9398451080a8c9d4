//! What the components of the play screen share: the position, its analysis, and the move in preview.
use crate::core::{Analysis, ComponentView, Game, MoveView, Nimber, OutOfBudget, PieceId, Place, Verdict};
use std::rc::Rc;

/// A position as a property of components: equal when its notation is.
#[derive(Clone)]
pub struct GameRef(pub Rc<dyn Game>);

impl PartialEq for GameRef {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0) || self.0.notation() == other.0.notation()
    }
}

impl std::ops::Deref for GameRef {
    type Target = dyn Game;
    fn deref(&self) -> &Self::Target {
        &*self.0
    }
}

/// How much the player wants to be shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Level {
    /// The board only.
    Off,
    /// The outcome, and rings on winning moves.
    Hints,
    /// Everything.
    #[default]
    Full,
}

/// How far the analysis of the position on the board has come.
#[derive(Clone, PartialEq, Debug)]
pub enum Progress {
    /// The worker is computing and has examined this many options.
    Computing {
        examined: u64,
    },
    /// Not solved: what ran out, or nothing where the search was stopped.
    TooLarge {
        examined: u64,
        limit: Option<OutOfBudget>,
    },
    Done,
}

/// The analysis of the position on the board. `analysis.verdict` is unknown unless `progress` is done.
#[derive(Clone, PartialEq, Debug)]
pub struct Analysed {
    pub progress: Progress,
    pub analysis: Rc<Analysis>,
}

/// What a hint speaks of on the boards: whole groups, or pieces that lie together.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct HintTargets {
    pub places: Vec<Place>,
    pub pieces: Vec<PieceId>,
}

impl HintTargets {
    /// The numbers of the first and the last hinted piece of a line; none where the hint points out none of its pieces.
    pub fn ends(&self, line: Place) -> Option<(u64, u64)> {
        let own = || self.pieces.iter().filter(|piece| piece.place == line).map(|piece| piece.n);
        own().min().zip(own().max())
    }
}

/// A move that is pointed at but not made.
#[derive(Clone, PartialEq, Debug)]
pub struct Preview {
    pub mv: MoveView,
    /// Whether the move wins, where that is known and may be shown.
    pub wins: Option<bool>,
    /// The components after the move, with their values where these may be shown.
    pub parts: Vec<ComponentView>,
    /// The Grundy value of the whole position after the move, where it may be shown.
    pub value: Option<Nimber>,
}

/// How one move of the game so far is judged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Quality {
    /// The move left a P-position, or kept a draw.
    Good,
    /// The move gave away a win, or a draw.
    Blunder,
    /// The move was made from a P-position.
    NoWinningMove,
    /// Not known: the positions are too large.
    Unknown,
}

/// One column of the history: a position of the game so far and the move that led to it.
#[derive(Clone, PartialEq, Debug)]
pub struct Ply {
    /// Who made the move; empty for the start.
    pub who: String,
    /// The move; none for the start.
    pub mv: Option<MoveView>,
    pub verdict: Verdict,
    /// How the move is judged; none for the start.
    pub quality: Option<Quality>,
}
