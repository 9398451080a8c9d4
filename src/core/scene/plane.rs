//! What play needs to know of a board, whatever its kind.
use super::{Board, Note, PieceId, Place, Scene};
use guidance::{Export, Hint, Kind, Meaning, NEXT_WIN};
use walk::{CursorState, Step, Walk};

mod coins;
mod graph;
pub mod guidance;
mod heads;
mod layout;
pub mod piled;
mod side;
mod stacks;
mod strip;
pub mod walk;

/// How pointing at pieces makes a move.
///
/// ```
/// use nimscope::{core::Pointing, games::open};
///
/// let pointing = |notation| Ok::<_, nimscope::core::NotationError>(open(notation)?.scene().boards[0].plane().pointing());
/// assert_eq!(pointing("nim/3+5")?, Pointing::Single);
/// assert_eq!(pointing("wythoff/3+5")?, Pointing::Gathered);
/// assert_eq!(pointing("twins/THTH")?, Pointing::Picked);
/// assert_eq!(pointing("rims/1-5")?, Pointing::Drawn);
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pointing {
    /// A single piece is a move.
    #[default]
    Single,
    /// A piece is a move, and several can be gathered to another one.
    Gathered,
    /// Pieces are picked one by one, and make a move only together.
    Picked,
    /// A closed line is drawn; or pieces are picked, once where the line passes them and once more where it encloses them.
    Drawn,
}

impl Pointing {
    /// Whether a piece is picked for itself, and makes a move with others.
    pub fn picks(self) -> bool {
        matches!(self, Self::Picked | Self::Drawn)
    }
}

/// A board as playing sees it: what its groups are called, how a move is pointed at, where keys lead, what is said beside it.
/// The default answers are those of a board on which each piece alone is a move.
///
/// ```
/// use nimscope::games::open;
///
/// let scene = open("kayles/1.11")?.scene();
/// let board = scene.boards[0].plane();
/// // The first pin of the second row.
/// let pin = board.enter(2).unwrap();
/// assert_eq!((pin.n, board.holds(pin), board.noun()), (3, true, "row"));
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
pub trait Plane {
    /// What its groups are called: "pile".
    fn noun(&self) -> &str;
    /// The game that it belongs to, where there are several on the table.
    fn game(&self) -> &str;
    /// The groups on it, in order, with the numbers that people call them by.
    fn groups(&self) -> Vec<(Place, u32)>;
    /// How many numbers its groups take of those that are counted through all summands.
    fn numbered_group_count(&self) -> u32 {
        self.groups().len() as u32
    }
    /// The remark on the board.
    fn note(&self) -> Option<&Note> {
        None
    }
    /// Takes the board out of play: nothing on it may be moved now.
    fn disable(&mut self);
    /// Makes it the board of summand `part`, a game called `label`.
    fn set_summand(&mut self, part: u8, label: String);

    /// Whether this piece is on the board.
    fn holds(&self, piece: PieceId) -> bool;
    /// How pieces make a move.
    fn pointing(&self) -> Pointing {
        Pointing::Single
    }
    /// What a piece is called, where pieces are picked one by one: "coin".
    fn picked_noun(&self) -> Option<&str> {
        None
    }
    /// How pieces are picked one by one, as a sentence; none where it goes without saying.
    fn picking_hint(&self) -> Option<&str> {
        None
    }
    /// The picked pieces after one of them is let go, where pieces are picked one by one; a piece that can be picked in
    /// two ways is then picked in the second. None where the piece is neither picked nor implied by those that are.
    fn unpick(&self, _picked: &[PieceId], _piece: PieceId) -> Option<Vec<PieceId>> {
        None
    }
    /// The pieces that typed numbers for one of its groups mean: `count` tokens taken from the top, and `off` of the
    /// rest split off. None where the group is not here, or has no such pieces.
    fn pieces_for_numbers(
        &self,
        _place: Place,
        _count: Option<u64>,
        _off: Option<u64>,
    ) -> Option<Vec<PieceId>> {
        None
    }
    /// Whether marking one of the pieces of a move says which move is meant.
    fn mark_identifies_move(&self, _handles: &[PieceId]) -> bool {
        true
    }
    /// Whether every piece of a winning move is marked on the board, not only the last one.
    fn outlines(&self) -> bool {
        false
    }
    /// The pieces each of which may be a move by itself and is shown with what it leaves. Even very long boards list
    /// all: ask only where each piece is drawn.
    fn singles(&self) -> Vec<PieceId> {
        Vec::new()
    }
    /// Whether what is shown of these [`singles`](Plane::singles) includes the values that they leave.
    fn shows_values(&self) -> bool {
        true
    }
    /// What one of its pieces is called, "edge", where pieces may be too small to point at: then those that are a move
    /// by themselves are listed beside the board, and all that win are marked.
    fn listing(&self) -> Option<&str> {
        None
    }
    /// The group that a piece is in, where the place of the piece does not say it: the place of the group, its number,
    /// and its own name or an empty text.
    fn group_of(&self, _piece: PieceId) -> Option<(Place, u32, &str)> {
        None
    }
    /// Whether pieces of the board are groups each for itself, so that a piece without a number is in no group.
    fn apart(&self) -> bool {
        false
    }
    /// What the side of the board that a piece is on is called, and all pieces there; none where the board has no
    /// sides.
    fn side(&self, _piece: PieceId) -> Option<(String, Vec<PieceId>)> {
        None
    }
    /// What lies on it, for those who do not see it, where the names of its groups do not say it.
    fn in_words(&self) -> Option<String> {
        None
    }
    /// How many tokens lie in each of its groups, where these are stacks; else empty.
    fn heights(&self) -> Vec<(Place, u64)> {
        Vec::new()
    }

    /// Where the keyboard goes from a piece of this board, or from nowhere.
    fn step(&self, walk: &Walk) -> Step;
    /// The piece at which the keyboard enters from a neighbouring board, going to the left or to the right; none where
    /// nothing here can be reached.
    fn entry(&self, walk: &Walk, grip: CursorState) -> Option<PieceId>;
    /// The first or the last piece of the line that a piece of this board is in: of a row, of a stack from its top.
    fn line_end(&self, from: PieceId, last: bool, drawn: &dyn Fn(PieceId) -> bool) -> Option<PieceId>;
    /// The piece at which the keyboard enters the group of this number; none where the group is not here, or has no
    /// piece that can be reached.
    fn enter(&self, _number: u32) -> Option<PieceId> {
        None
    }
    /// Where the keyboard goes from a piece that has gone; none where it goes to the piece that the tab key reaches.
    fn fallback_piece(&self, _gone: PieceId) -> Option<PieceId> {
        None
    }

    /// The keys that point at a move, where this is the first board of the scene.
    fn keys(&self, scene: &Scene) -> Vec<Hint>;
    /// The label of the key that goes from one winning move to the next.
    fn next_win(&self) -> &'static str {
        NEXT_WIN
    }
    /// What lines and marks on the board mean.
    fn legend(&self) -> &'static [(Meaning, &'static str)] {
        &[]
    }
    /// The forms in which other programs take the board, beside its notation.
    fn exports(&self) -> Vec<Export> {
        Vec::new()
    }
    /// The kinds of move, where there are several.
    fn kinds(&self) -> &'static [Kind] {
        &[]
    }
}

impl Board {
    /// The board as play sees it.
    pub fn plane(&self) -> &dyn Plane {
        match self {
            Self::Stacks(board) => board,
            Self::Graph(board) => board,
            Self::Coins(board) => board,
            Self::Layout(board) => board,
        }
    }
    pub(in crate::core) fn plane_mut(&mut self) -> &mut dyn Plane {
        match self {
            Self::Stacks(board) => board,
            Self::Graph(board) => board,
            Self::Coins(board) => board,
            Self::Layout(board) => board,
        }
    }
}

impl Scene {
    /// All boards as play sees them, in order.
    pub fn planes(&self) -> impl DoubleEndedIterator<Item = &dyn Plane> {
        self.boards.iter().map(Board::plane)
    }
    /// The board that a piece is on.
    pub fn plane_of(&self, piece: PieceId) -> Option<&dyn Plane> {
        self.planes().find(|plane| plane.holds(piece))
    }
    /// Whether pieces make a move in this way on any board.
    pub fn points(&self, pointing: Pointing) -> bool {
        self.planes().any(|plane| plane.pointing() == pointing)
    }
    /// How many tokens lie in each group that is a stack.
    pub fn heights(&self) -> Vec<(Place, u64)> {
        self.planes().flat_map(Plane::heights).collect()
    }
    /// The piece at which the keyboard enters the group that people call by this number.
    pub fn enter(&self, number: u32) -> Option<PieceId> {
        self.planes().find_map(|plane| plane.enter(number))
    }
}
