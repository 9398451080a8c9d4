//! What the author of a game on heaps writes.
use super::{step::HeapMove, theory::Theory};
use crate::core::{
    analysis::{Convention, Outcome},
    card::Card,
    extras::Settings,
    moves::MoveList,
    notation::NotationError,
    scene::{Splits, SumContext},
    why::Why,
};
use crate::games::stacks::{TALLEST, heaps::Heaps};
use std::ops::ControlFlow;

/// The rules of a game in which each move is made in one heap, and the heaps have nothing to do with each other. All that
/// such games share, as the board, the notation, pointing and the editor, follows: every `HeapGame` is a
/// `Ruleset` of Grundy values.
///
/// A value of this type holds the parameters. `allows_move` and `visit_moves` state the same rule twice, since moves may be
/// too many to list; a law tests that they agree.
pub trait HeapGame: Clone + 'static {
    /// `Takes`, or `Split` where heaps may be broken.
    type Move: HeapMove;
    /// The cards of these rules, one for each game. They all call a heap by the same word.
    const CARDS: &'static [Card];
    /// The most heaps of a random position and the most tokens of one, from small to large.
    const RANDOM: [(usize, u64); 3];
    /// Heaps up to this size tell which tokens can be pointed at.
    const DRAWN: u64 = 200;
    /// The most moves of one heap that are looked at one by one, and the most that are listed.
    const LISTED: u64 = 100_000;
    /// How many moves that are looked at are as much work as one unit of a budget.
    const MOVES_PER_UNIT: u64 = 16;

    /// The rules with these parameters; `id` is that of one of the cards.
    ///
    /// # Errors
    /// The first mistake in the parameters.
    fn with_params(id: &str, params: &str) -> Result<Self, NotationError>;
    /// The card of these rules, and what tells them from others of the same card.
    fn names(&self) -> Names {
        Names::of(&Self::CARDS[0])
    }
    /// What a move is, in a few words, with what the parameters allow.
    fn short(&self) -> String {
        self.names().card.short.into()
    }
    /// The most tokens of a heap.
    fn tallest(&self) -> u64 {
        TALLEST
    }

    /// Whether a move is legal in a heap of this size.
    fn allows_move(&self, size: u64, mv: &Self::Move) -> bool;
    /// Visits the moves in a heap of this size as if it were the first heap, in a fixed order: at most `limit` of them, and
    /// none after a visit that breaks. Returns how many there are in all; saturates.
    fn visit_moves(&self, size: u64, limit: usize, visit: Visit<Self::Move>) -> u64;
    /// The same rules without breaking heaps, for a position with so many heaps that no more may be made; none where no
    /// heap is ever broken.
    fn unbroken(&self) -> Option<Self> {
        None
    }
    /// What a heap of this size shows of its moves.
    fn heap_moves(&self, size: u64) -> HeapMoves;
    /// The legal move that is meant by `mv`, which comes from pointing and may lack something.
    fn completed(&self, _size: u64, mv: Self::Move) -> Option<Self::Move> {
        Some(mv)
    }

    /// What is known of the values of single heaps.
    fn theory(&self) -> &dyn Theory<Self::Move>;
    /// The Grundy value of a heap of this size, where a theorem or a table gives it.
    fn value(&self, size: u64) -> Option<u64> {
        self.theory().value(size)
    }
    /// The outcome and the winning moves under misère play, where they can be computed.
    fn misere(&self, position: &Heaps, limit: usize) -> Option<(Outcome, MoveList<Self::Move>)> {
        self.theory().misere(&position.0, limit)
    }
    /// Why a heap has its value, or under misère play why the position has its outcome.
    fn why(&self, position: &Heaps, heap: usize, convention: Convention, seat: SumContext) -> Why;

    /// The parameters as a form.
    fn settings(&self, _position: &Heaps) -> Option<Settings> {
        None
    }
    /// The rules with the parameters that the form denotes: what is typed, unless the form has more choices.
    ///
    /// # Errors
    /// The first mistake in `value`.
    fn choose(&self, _choice: usize, value: &str) -> Result<Self, NotationError> {
        Self::with_params(self.names().card.id, value)
    }
}

/// The function that is called with each move of a heap, until it breaks.
pub type Visit<'v, M> = &'v mut dyn FnMut(M) -> ControlFlow<()>;

/// The names of rules.
pub struct Names {
    pub card: &'static Card,
    /// Their name among others: `Take 1 to 3`.
    pub label: String,
    /// The parameters as text, which reads back to the same rules.
    pub params: String,
    /// The code, the set or the name by which a table of values knows their heaps.
    pub sequence: Option<String>,
}

impl Names {
    /// The names of rules without parameters.
    pub fn of(card: &'static Card) -> Self {
        Self { card, label: card.name.into(), params: String::new(), sequence: None }
    }
}

/// What a heap shows of its moves.
pub struct HeapMoves {
    /// The most tokens that may be taken without breaking the rest.
    pub reach: u64,
    /// How it may be broken, if it may.
    pub splits: Option<Splits>,
}
