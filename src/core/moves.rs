//! A move as others see it: its name, the pieces it is made with, and what it leaves.
use super::{
    scene::{PieceId, Place, Span},
    wide,
};
use serde::{Deserialize, Serialize};

/// Tokens taken from one group. Where heaps may be split, a move may take none, and may break up what is left.
///
/// ```
/// use nimscope::games::open;
///
/// // In Lasker's Nim a heap may be split: here 4 into 1 and 3.
/// let mv = open("lasker/4")?.read_move("1s1")?;
/// assert_eq!((mv.takes[0].count, &*mv.takes[0].parts), (0, &[1, 3][..]));
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Take {
    pub place: Place,
    #[serde(with = "wide")]
    pub count: u64,
    /// "pile" or "stack".
    pub noun: String,
    /// The number that people call the group by.
    pub number: u32,
    /// The sizes of the groups that what is left is broken into, the new ones first; empty where it is not broken.
    #[serde(skip_serializing_if = "Vec::is_empty", default, with = "wide::all")]
    pub parts: Vec<u64>,
}

/// What a move does with [`Cells`] on a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Verb {
    KnockDown,
    Mark,
    Advance,
    /// A coin from one cell to another.
    Slide,
}

/// The cells on a line that a move is made with.
///
/// ```
/// use nimscope::{core::Verb, games::open};
///
/// let mv = &open("kayles/5")?.moves(1).moves[0];
/// let cells = mv.cells.as_ref().unwrap();
/// assert_eq!((cells.verb, cells.from, cells.to), (Verb::KnockDown, 1, 1));
/// assert_eq!(mv.leaves, "4");
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Cells {
    pub verb: Verb,
    /// "pin".
    pub noun: String,
    /// The first and the last of them.
    #[serde(with = "wide")]
    pub from: u64,
    #[serde(with = "wide")]
    pub to: u64,
    /// The row that they are in.
    pub row: Place,
    /// Which summand of a sum of games it is, from 1; 0 where there is only one.
    pub game: u32,
}

/// The edge that is cut, and what that does.
///
/// ```
/// use nimscope::games::open;
///
/// // A stalk of three edges: with the lowest the other two fall.
/// let mv = open("hackenbush/3")?.read_move("1")?;
/// assert_eq!(mv.snip.unwrap().falls, 2);
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Snip {
    /// "edge".
    pub noun: String,
    /// The number of the edge.
    #[serde(with = "wide")]
    pub edge: u64,
    /// Its own name, if it has one: "Trunk, second part".
    #[serde(skip_serializing_if = "String::is_empty", default)]
    pub name: String,
    /// How many other edges fall.
    #[serde(with = "wide")]
    pub falls: u64,
    /// The part that it belongs to.
    pub part: Place,
    /// Which summand of a sum of games it is, from 1; 0 where there is only one.
    pub game: u32,
}

/// The coins that are turned.
///
/// ```
/// use nimscope::games::open;
///
/// let moves = open("turning-turtles/TTH")?.moves(9).moves;
/// let coins = |n: usize| moves[n].flips.as_ref().unwrap().coins.clone();
/// assert_eq!((coins(0), coins(1)), (vec!["3".to_string()], vec!["1".to_string(), "3".into()]));
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Flips {
    /// "coin".
    pub noun: String,
    /// What people call them, the southeast one last: `3`, or `(1,3)` on a board.
    pub coins: Vec<String>,
    /// In the place of `coins` the lines where they meet: "rows 1 and 4", "columns 2–5".
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub lines: Vec<String>,
    /// Which summand of a sum of games it is, from 1; 0 where there is only one.
    pub game: u32,
}

/// A legal move.
///
/// ```
/// use nimscope::games::open;
///
/// let mv = open("nim/3+5")?.read_move("2-4")?;
/// assert_eq!((mv.takes[0].number, mv.takes[0].count), (2, 4));
/// assert_eq!((&*mv.leaves, mv.touches[0].from, mv.touches[0].to), ("1", 2, 5));
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MoveView {
    /// The move's name in links and in the API: `1-2` takes 2 from stack 1.
    pub notation: String,
    pub takes: Vec<Take>,
    /// What it does on a line of cells, where it is a move there.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub cells: Option<Cells>,
    /// What is cut, where it is a move on a picture of edges.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub snip: Option<Snip>,
    /// What is turned, where it is a move with coins.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub flips: Option<Flips>,
    /// The position left in the groups concerned, as people write it: `(1,2,2)`; empty where nothing is left. On a line of
    /// very many rows those about the move, and how many more there are.
    pub leaves: String,
    /// The pieces a player points at; no two moves of a position share them.
    pub handles: Vec<PieceId>,
    /// All pieces that the move changes.
    pub touches: Vec<Span>,
}

/// The first moves of a list that may be very long, and how many there are in all.
///
/// ```
/// use nimscope::games::open;
///
/// let found = open("nim/1000000")?.moves(2).map(|mv| mv.notation);
/// assert_eq!(found.moves, ["1-1", "1-2"]);
/// assert_eq!((found.total, found.cut()), (1_000_000, true));
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
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
