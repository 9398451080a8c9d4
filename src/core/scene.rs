//! What a renderer is given: pieces and where they lie, no rules and no pixels.
use super::wide;
use serde::{Deserialize, Serialize};

mod coins;
mod graph;
mod layout;
mod places;
mod rows;
pub use coins::{Coins, Factor};
pub use graph::{Edge, Graph, GraphPart, Vertex};
pub use layout::{Layout, Piece, Shape};
pub use places::{PieceId, Place, Seat, Span};
pub use rows::{CellLook, Row, Rows};

/// Everything on the table: one board for each summand.
///
/// ```
/// use nimscope::{core::Board, games::open};
///
/// let scene = open("nim/3+5&kayles/4")?.scene();
/// assert!(matches!(scene.boards[..], [Board::Stacks(_), Board::Rows(_)]));
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

/// One board of a [`Scene`]; a new family of boards is a variant here and a renderer.
///
/// ```
/// use nimscope::{core::Board, games::open};
///
/// let scene = open("nim/3&kayles/5")?.scene();
/// assert!(matches!(scene.boards[..], [Board::Stacks(_), Board::Rows(_)]));
/// assert_eq!(scene.boards[1].groups()[0].1, 2);
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Board {
    Stacks(Stacks),
    Rows(Rows),
    Graph(Graph),
    Coins(Coins),
    Layout(Layout),
}

impl Board {
    /// The groups on it, in order, with the numbers that people call them by.
    pub fn groups(&self) -> Vec<(Place, u32)> {
        match self {
            Self::Stacks(board) => board.stacks.iter().map(|stack| (stack.place, stack.number)).collect(),
            Self::Rows(board) => board.rows.iter().map(|row| (row.place, row.number)).collect(),
            Self::Graph(board) => board.parts.iter().map(|part| (part.place, part.number)).collect(),
            Self::Coins(board) => board.heads.iter().map(|n| (board.group(*n), board.number(*n))).collect(),
            Self::Layout(board) => vec![(board.line, board.number)],
        }
    }
    /// How many numbers its groups take of those that are counted through all summands. Heads take none: they are
    /// called by the numbers of their coins.
    pub(super) fn counted(&self) -> u32 {
        let groups = match self {
            Self::Stacks(board) => board.stacks.len(),
            Self::Rows(board) => board.rows.len(),
            Self::Graph(board) => board.parts.len(),
            Self::Coins(_) => 0,
            Self::Layout(_) => 1,
        };
        groups as u32
    }
    /// What its groups are called: "pile".
    pub fn noun(&self) -> &str {
        match self {
            Self::Stacks(board) => &board.noun,
            Self::Rows(board) => &board.noun,
            Self::Graph(board) => &board.noun,
            Self::Coins(board) => &board.noun,
            Self::Layout(board) => &board.noun,
        }
    }
    /// The game that it belongs to, where there are several on the table.
    pub fn game(&self) -> &str {
        match self {
            Self::Stacks(board) => &board.game,
            Self::Rows(board) => &board.game,
            Self::Graph(board) => &board.game,
            Self::Coins(board) => &board.game,
            Self::Layout(board) => &board.game,
        }
    }
    pub fn stacks(&self) -> Option<&Stacks> {
        if let Self::Stacks(board) = self { Some(board) } else { None }
    }
    pub fn rows(&self) -> Option<&Rows> {
        if let Self::Rows(board) = self { Some(board) } else { None }
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
    /// What is remarked on it.
    pub fn note(&self) -> Option<&Note> {
        match self {
            Self::Stacks(board) => board.note.as_ref(),
            Self::Layout(board) => board.note.as_ref(),
            Self::Rows(_) | Self::Graph(_) | Self::Coins(_) => None,
        }
    }
    /// Makes it the board of this summand.
    pub(super) fn seat(&mut self, part: u8, label: String) {
        match self {
            Self::Stacks(board) => {
                board.game = label;
                board.stacks.iter_mut().for_each(|stack| stack.place.part = part);
            }
            Self::Rows(board) => {
                board.game = label;
                board.line.part = part;
                board.rows.iter_mut().for_each(|row| row.place.part = part);
            }
            Self::Graph(board) => {
                board.game = label;
                board.line.part = part;
                board.parts.iter_mut().for_each(|own| own.place.part = part);
            }
            Self::Coins(board) => {
                board.game = label;
                board.line.part = part;
            }
            Self::Layout(board) => {
                board.game = label;
                board.line.part = part;
            }
        }
    }
}

/// How the tokens of [`Stacks`] look.
///
/// ```
/// use nimscope::{core::Look, games::open};
///
/// let look = |notation| Ok::<_, nimscope::core::NotationError>(open(notation)?.scene().boards[0].stacks().map(|own| own.look));
/// assert_eq!(look("colourful/r2y3")?, Some(Look::Ball));
/// assert_eq!(look("chromatic:evil/4+3")?, Some(Look::Slab));
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Look {
    /// Plain chips, for ordinary Nim.
    Chip,
    /// Pool balls in runs of one colour.
    Ball,
    /// Slabs seen from the side, with a ruler of levels between the stacks.
    Slab,
}

/// The colour of a [`Run`] that stands for tokens of several colours, too many to draw.
pub const MIXED: u8 = u8::MAX;

/// Tokens of the same colour lying directly on each other: see [`Stack`].
///
/// ```
/// use nimscope::{core::Run, games::open};
///
/// let scene = open("colourful/r2y3")?.scene();
/// let runs = &scene.stacks().next().unwrap().runs;
/// assert_eq!(runs[..], [Run { colour: 0, len: 2 }, Run { colour: 1, len: 3 }]);
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Run {
    /// An index into the colours of the look: `b"rywkpc"` for balls; 0 green and 1 red for slabs. Or [`MIXED`].
    pub colour: u8,
    #[serde(with = "wide")]
    pub len: u64,
}

/// Stacks of tokens standing on the ground: see [`Stack`].
///
/// ```
/// use nimscope::games::open;
///
/// let scene = open("chromatic:beatty(phi^2)/4+2")?.scene();
/// let board = scene.boards[0].stacks().unwrap();
/// assert_eq!((&*board.noun, board.stacks.len()), ("stack", 2));
/// // Level 2 is red.
/// assert_eq!(board.ruler[..3], [0, 1, 0]);
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Stacks {
    pub look: Look,
    /// "pile" or "stack".
    pub noun: String,
    /// The game that it belongs to, where there are several on the table: "Take 1 to 3".
    #[serde(skip_serializing_if = "String::is_empty", default)]
    pub game: String,
    pub stacks: Vec<Stack>,
    /// The colours of levels 1, 2, … where the level decides the colour; empty otherwise.
    pub ruler: Vec<u8>,
    pub note: Option<Note>,
}

/// One stack, from the ground up.
///
/// ```
/// use nimscope::games::open;
///
/// let scene = open("colourful/r2y3")?.scene();
/// let stack = scene.stacks().next().unwrap();
/// // Only the three yellow balls on top are within reach.
/// assert_eq!((stack.height(), stack.runs[0].len, stack.reach), (5, 2, 3));
/// assert!(stack.yields(3) && !stack.yields(4));
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Stack {
    pub place: Place,
    /// The number that people call it by, from 1, counted through all summands.
    pub number: u32,
    pub runs: Vec<Run>,
    /// How many tokens from the top one move may take here at most, leaving the rest as it is.
    #[serde(with = "wide")]
    pub reach: u64,
    /// The numbers of tokens below `reach` that no move may take, ascending; left out for stacks too tall to draw.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub gaps: Vec<u64>,
    /// How a move may break it in two or more; none where no move does.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub splits: Option<Splits>,
}

/// How a move may break a [`Stack`].
///
/// ```
/// use nimscope::games::open;
///
/// let scene = open("lasker/4")?.scene();
/// let cuts = scene.stacks().next().unwrap().cuts();
/// assert_eq!((cuts[0].below, &*cuts[0].parts), (1, &[3, 1][..]));
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Splits {
    /// The gaps to point at, from the ground up; left out for stacks too tall to draw.
    pub at: Vec<Cut>,
    /// How many tokens a move may take from the top and then break the rest, without 0; for stacks too tall to draw
    /// only the least of these numbers.
    pub takes: Vec<u64>,
}

/// What pointing at a gap alone does: see [`Splits`].
///
/// ```
/// use nimscope::games::open;
///
/// let scene = open("octal:0.77/5")?.scene();
/// let cut = &scene.stacks().next().unwrap().cuts()[0];
/// // One of five is taken, and the rest is broken over the lowest.
/// assert_eq!((cut.below, cut.take, &*cut.parts), (1, 1, &[3, 1][..]));
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Cut {
    /// The number of tokens below the gap.
    #[serde(with = "wide")]
    pub below: u64,
    /// How many tokens it takes from the top, and the sizes of what is left, from the top.
    #[serde(with = "wide")]
    pub take: u64,
    pub parts: Vec<u64>,
}

impl Stack {
    /// Whether a move may take so many tokens from the top, as far as the board tells.
    pub fn yields(&self, count: u64) -> bool {
        (1..=self.reach).contains(&count) && self.gaps.binary_search(&count).is_err()
    }
    /// The nearest number of tokens that may be taken, from `count` on by steps of `step`; if there is none that
    /// way, the nearest on the other side. 0 where nothing may be taken.
    pub fn next(&self, count: u64, step: i64) -> u64 {
        let count = count.clamp(1, self.reach.max(1));
        let within = |n: &u64| (1..=self.reach).contains(n);
        let walk = |step: i64| {
            std::iter::successors(Some(count), move |n| n.checked_add_signed(step)).take_while(within)
        };
        walk(step).chain(walk(-step)).find(|n| self.yields(*n)).unwrap_or(0)
    }
    /// Whether any move begins here.
    pub fn moves(&self) -> bool {
        self.reach > 0 || self.splits.is_some()
    }
    /// The gaps to point at.
    pub fn cuts(&self) -> &[Cut] {
        self.splits.as_ref().map_or(&[], |splits| &splits.at)
    }
    /// Whether this piece, or gap, is there.
    pub fn holds(&self, piece: PieceId) -> bool {
        self.place == piece.place.home()
            && if piece.place.is_gaps() {
                self.cuts().iter().any(|cut| cut.below == piece.n)
            } else {
                (1..=self.height()).contains(&piece.n)
            }
    }
    /// The number of tokens.
    pub fn height(&self) -> u64 {
        self.runs.iter().map(|run| run.len).sum()
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
    /// The colours of the tops, left to right.
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
    /// The coins of all boards, in order.
    pub fn coins(&self) -> impl Iterator<Item = &Coins> {
        self.boards.iter().filter_map(Board::coins)
    }
    /// The boards that say themselves what is drawn where, in order.
    pub fn layouts(&self) -> impl Iterator<Item = &Layout> {
        self.boards.iter().filter_map(Board::layout)
    }
    /// The cells on lines of all boards, in order.
    pub fn rows(&self) -> impl Iterator<Item = &Rows> {
        self.boards.iter().filter_map(Board::rows)
    }
    /// The pictures of all boards, in order.
    pub fn graphs(&self) -> impl Iterator<Item = &Graph> {
        self.boards.iter().filter_map(Board::graph)
    }
}
