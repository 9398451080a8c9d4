//! What a renderer is given: pieces and where they lie, no rules and no pixels.
use serde::{Deserialize, Serialize};

mod coins;
mod graph;
mod layout;
mod move_step;
mod pen;
mod picks;
mod places;
mod plane;
mod slides;
mod stacks;
mod strip;
pub use coins::{Coins, Factor};
pub use graph::{Edge, Graph, GraphPart, Vertex};
pub use layout::{Draws, Glyph, Layout, Piece, Shape};
pub use move_step::MoveStep;
pub use pen::{LineError, LineRelation, Pen, Zone};
pub use picks::{Fold, Picks, Tag};
pub use places::{PieceId, Place, Span, SumContext};
pub use plane::{
    Plane, Pointing,
    guidance::{Export, Hint, Kind, Meaning},
    piled::balls,
    walk::{CursorState, Direction, Step, Walk},
};
pub use slides::Slides;
pub use stacks::{Cut, Look, MIXED, Run, Splits, Stack, Stacks};
pub use strip::{Stretch, Strip, StripRow};

/// Everything on the table: one board for each summand.
///
/// ```
/// use nimscope::{core::Board, games::open};
///
/// let scene = open("nim/3+5&kayles/4")?.scene();
/// assert!(matches!(scene.boards[..], [Board::Stacks(_), Board::Layout(_)]));
/// let heights: Vec<u64> = scene.stacks().map(|stack| stack.height()).collect();
/// assert_eq!(heights, [3, 5]);
/// let numbers: Vec<u32> = scene.groups().into_iter().map(|(_, number)| number).collect();
/// assert_eq!(numbers, [1, 2, 3]);
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Scene {
    pub boards: Vec<Board>,
}

/// One board of a [`Scene`]. A new board is a [`Layout`], unless it holds more than can be listed.
///
/// ```
/// use nimscope::{core::Board, games::open};
///
/// let scene = open("nim/3&kayles/5")?.scene();
/// assert!(matches!(scene.boards[..], [Board::Stacks(_), Board::Layout(_)]));
/// assert_eq!(scene.boards[1].groups()[0].1, 2);
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Board {
    Stacks(Stacks),
    Graph(Graph),
    Coins(Coins),
    Layout(Layout),
}

impl Board {
    /// The groups on the board, in order, with the numbers that people call them by.
    pub fn groups(&self) -> Vec<(Place, u32)> {
        self.plane().groups()
    }
    /// What the groups on the board are called: "pile".
    pub fn noun(&self) -> &str {
        self.plane().noun()
    }
    /// The game that the board belongs to, where there are several on the table.
    pub fn game(&self) -> &str {
        self.plane().game()
    }
    /// The remark on the board.
    pub fn note(&self) -> Option<&Note> {
        self.plane().note()
    }
    pub fn stacks(&self) -> Option<&Stacks> {
        if let Self::Stacks(board) = self { Some(board) } else { None }
    }
    pub fn graph(&self) -> Option<&Graph> {
        if let Self::Graph(board) = self { Some(board) } else { None }
    }
    pub fn coins(&self) -> Option<&Coins> {
        if let Self::Coins(board) = self { Some(board) } else { None }
    }
    pub fn layout(&self) -> Option<&Layout> {
        if let Self::Layout(board) = self { Some(board) } else { None }
    }
}

/// A remark on the board that is not a piece, such as which moves the colours allow now.
///
/// ```
/// use nimscope::games::open;
///
/// let scene = open("chromatic:beatty(phi^2)/4+7")?.scene();
/// let note = scene.boards[0].stacks().unwrap().note.clone().unwrap();
/// // Level 4 is green and level 7 is red.
/// assert_eq!(note.colours, [0, 1]);
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Note {
    /// Whether to draw it as a state that opens more moves.
    pub open: bool,
    pub strong: String,
    pub text: String,
    /// The colours of the tops of the stacks, left to right.
    pub colours: Vec<u8>,
}

impl Scene {
    /// The groups of all boards, in order, with the numbers that people call them by.
    pub fn groups(&self) -> Vec<(Place, u32)> {
        self.boards.iter().flat_map(Board::groups).collect()
    }
    /// The places of all groups, in order.
    pub fn places(&self) -> Vec<Place> {
        self.groups().into_iter().map(|(place, _)| place).collect()
    }
    /// The stacks of all boards, in order.
    pub fn stacks(&self) -> impl Iterator<Item = &Stack> {
        self.boards.iter().filter_map(Board::stacks).flat_map(|board| &board.stacks)
    }
    /// Whether a stack is at this place on which nothing is left.
    pub fn is_bare(&self, place: Place) -> bool {
        self.stacks().any(|stack| stack.place == place && stack.height() == 0)
    }
    /// The piece on the same stack that takes the next larger number than `count`, or the next smaller one where `by` is −1;
    /// none where that is no move.
    pub fn further(&self, piece: PieceId, count: u64, by: i64) -> Option<PieceId> {
        let stack = self.stacks().find(|stack| stack.place == piece.place)?;
        let from = count.checked_add_signed(by).filter(|from| *from > 0)?;
        let next = stack.next(from, by);
        // Where no number is left that way, `next` finds the nearest on the other side.
        let there = next > 0 && (next > count) == (by > 0) && next != count;
        there.then(|| PieceId { n: stack.height() + 1 - next, ..piece })
    }
    /// The coins of all boards, in order.
    pub fn coins(&self) -> impl Iterator<Item = &Coins> {
        self.boards.iter().filter_map(Board::coins)
    }
    /// The boards that say themselves what is drawn where, in order.
    pub fn layouts(&self) -> impl Iterator<Item = &Layout> {
        self.boards.iter().filter_map(Board::layout)
    }
    /// The pictures of all boards, in order.
    pub fn graphs(&self) -> impl Iterator<Item = &Graph> {
        self.boards.iter().filter_map(Board::graph)
    }
}
