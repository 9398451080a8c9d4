//! A move as seen from outside its ruleset: its name, the pieces it is made with, and what it leaves.
use super::{
    phrase::Phrase,
    scene::{PieceId, Place, Scene, Span},
    wide,
};
use serde::{Deserialize, Serialize};

mod typed;
pub use typed::{MoveRef, TypedMove};

/// A legal move.
///
/// ```
/// use nimscope::games::open;
///
/// let mv = open("nim/3+5")?.read_move("2-4")?;
/// assert_eq!((mv.phrase.to_string(), &*mv.leaves), ("Take 4 from pile 2".into(), "1"));
/// assert_eq!((mv.touches[0].from, mv.touches[0].to), (2, 5));
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MoveView {
    /// The move's name in links and in the API: `1-2` takes 2 from stack 1.
    pub notation: String,
    pub phrase: Phrase,
    /// Which summand of a sum of games it is in, from 1; 0 where there is only one.
    pub game: u32,
    /// The groups that it changes; none where its pieces are in no group.
    pub groups: Vec<Place>,
    /// The position left in the groups concerned, as people write it: `(1,2,2)`; empty where nothing is left. On a line
    /// of very many rows, only the rows near the move and how many more there are.
    pub leaves: String,
    /// The pieces a player points at to make the move; no two moves of a position have the same ones.
    pub handles: Vec<PieceId>,
    /// All pieces that the move changes.
    pub touches: Vec<Span>,
    /// The tokens that the move puts on stacks, by their places after it: those of a heap split off, or moved onto
    /// another.
    pub adds: Vec<Span>,
    /// The move itself, so that it is made without being read again.
    pub typed: TypedMove,
}

/// What a move does to one stack: see [`MoveView::stack_change`].
///
/// ```
/// use nimscope::games::open;
///
/// let mv = open("nim/3+5")?.read_move("2-4")?;
/// let done = mv.stack_changes().remove(0);
/// assert_eq!((done.place.group, done.count), (1, 4));
/// assert!(done.parts.is_empty());
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StackChange {
    pub place: Place,
    /// How many tokens go from the top, perhaps none.
    pub count: u64,
    /// The sizes of the parts that the rest of the stack is broken into, from the top: the last part stays in its
    /// place. Empty where the stack is not broken.
    pub parts: Vec<u64>,
}

impl MoveView {
    /// The groups that the move changes, or if it names none those of its handles: on some boards all pieces lie at one
    /// place, whatever group they are in.
    ///
    /// ```
    /// use nimscope::games::open;
    ///
    /// // A coin is a group of its own, though all coins of a row lie at one place.
    /// let game = open("mock-turtles/HTHT")?;
    /// let mv = game.moves(1).moves.remove(0);
    /// let scene = game.scene();
    /// let coin = scene.plane_of(mv.handles[0]).and_then(|row| row.group_of(mv.handles[0]));
    /// assert_eq!(mv.places(&scene).first().copied(), coin.map(|(group, ..)| group));
    /// # Ok::<(), nimscope::core::NotationError>(())
    /// ```
    pub fn places(&self, scene: &Scene) -> Vec<Place> {
        let group = |piece: &PieceId| {
            let Some(board) = scene.plane_of(*piece) else { return Some(piece.place) };
            let own = board.group_of(*piece).map(|(place, ..)| place);
            own.or_else(|| (!board.apart()).then_some(piece.place))
        };
        if self.groups.is_empty() {
            self.handles.iter().filter_map(group).collect()
        } else {
            self.groups.clone()
        }
    }
    /// What the move does to the stack at this place: a token is pointed at to take it with all above it, and a gap to
    /// split the stack there. None if the move does nothing to it.
    ///
    /// ```
    /// use nimscope::games::open;
    ///
    /// // In Lasker's Nim a heap may be split: here 4 into 1 and 3.
    /// let mv = open("lasker/4")?.read_move("1s1")?;
    /// let done = mv.stack_change(mv.groups[0]).unwrap();
    /// assert_eq!((done.count, &*done.parts), (0, &[1, 3][..]));
    /// # Ok::<(), nimscope::core::NotationError>(())
    /// ```
    pub fn stack_change(&self, place: Place) -> Option<StackChange> {
        let height = self.touches.iter().find(|span| span.place == place)?.to;
        let pointed =
            |at: Place| self.handles.iter().filter(move |piece| piece.place == at).map(|piece| piece.n);
        let mut top = pointed(place).min().map_or(height, |lowest| lowest.saturating_sub(1));
        let count = height - top.min(height);
        let mut parts = Vec::new();
        for gap in pointed(place.gaps()) {
            parts.push(top.saturating_sub(gap));
            top = gap;
        }
        if !parts.is_empty() {
            parts.push(top);
        }
        Some(StackChange { place, count, parts })
    }
    /// What the move does to each of its groups, where these are stacks.
    pub fn stack_changes(&self) -> Vec<StackChange> {
        self.groups.iter().filter_map(|place| self.stack_change(*place)).collect()
    }
}

/// The first moves of a list that may be very long, and how many there are in all.
///
/// ```
/// use nimscope::games::open;
///
/// let found = open("nim/1000000")?.moves(2).map(|mv| mv.notation);
/// assert_eq!(found.moves, ["1-1", "1-2"]);
/// assert_eq!((found.total, found.is_truncated()), (1_000_000, true));
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct MoveList<M> {
    pub moves: Vec<M>,
    /// How many there are, those that are not listed included; saturates.
    #[serde(with = "wide")]
    pub total: u64,
}

impl<M> MoveList<M> {
    /// A list that holds all moves.
    pub fn all(moves: Vec<M>) -> Self {
        Self { total: moves.len() as u64, moves }
    }
    pub fn none() -> Self {
        Self { moves: Vec::new(), total: 0 }
    }
    pub fn map<N>(self, f: impl FnMut(M) -> N) -> MoveList<N> {
        MoveList { moves: self.moves.into_iter().map(f).collect(), total: self.total }
    }
    /// Adds `more`, listing at most `limit` in all.
    pub fn join(&mut self, more: Self, limit: usize) {
        let room = limit.saturating_sub(self.moves.len());
        self.total = self.total.saturating_add(more.total);
        self.moves.extend(more.moves.into_iter().take(room));
    }
    /// Whether some are not listed.
    pub fn is_truncated(&self) -> bool {
        self.total > self.moves.len() as u64
    }
}
