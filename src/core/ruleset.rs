//! Rulesets: which moves are allowed, and what is known about them.
use super::{
    budget::{Budget, OutOfBudget},
    card::Card,
    extras::*,
    moves::{MoveList, MoveView},
    nimber::Nimber,
    notation::NotationError,
    outcome::{Convention, Outcome},
    scene::{Board, LineError, MoveStep, PieceId, SumContext},
    solver::Key,
    why::Why,
};
use std::fmt::{Debug, Display};

mod goal;
mod workshop;
pub use goal::goal;
use workshop::EmptyWorkshop;
pub use workshop::Workshop;

/// One summand of a position: itself a position, and the groups it is made of.
pub struct Component<P> {
    pub position: P,
    pub groups: Vec<u16>,
}

/// The theory of games in which every line of play ends with a winner: each position has a Grundy value.
pub struct Valued;
/// The theory of games in which positions may return, or play may end in a draw: positions have outcomes, found by working
/// back from the ends, and no Grundy values. No search for values can be asked of them.
pub struct Unvalued;

/// Rules that have no parameters.
///
/// # Errors
/// The parameters that were given.
pub fn without_params<R: Default>(params: &str) -> Result<R, NotationError> {
    if params.is_empty() { Ok(R::default()) } else { Err(NotationError::syntax(0, "no parameters")) }
}

/// What [`Ruleset::solve`] finds; none where it has no way of its own.
pub type SolveResult = Option<Result<Outcome, OutOfBudget>>;

/// The rules of one impartial game. A value of this type holds the parameters, such as the red levels.
///
/// `allows` and `moves` state the same rule twice, since moves may be too many to list; a law tests that they agree.
/// Moves may be any that `read_move` and `move_from_pieces` give, except where a legal one is said.
pub trait Ruleset: Clone + 'static {
    /// What lies on the board. Its `Display` is its notation.
    type Position: Clone + Eq + Debug + Display;
    /// One way of changing the board. Its `Display` is the move's notation.
    type Move: Clone + Eq + Debug + Display;
    /// [`Valued`], [`Unvalued`], or [`PartlyValued`](super::partly::PartlyValued).
    type Theory;
    /// The games that these rules are, by their parameters: one or more.
    const CARDS: &'static [Card];
    /// Whether the components make up the value alone. Two equal heaps stay on the table, but a coin turned twice is
    /// back at tails: under misère play, where equal components do not cancel, such a position counts as a whole.
    const WHOLE: bool = false;

    /// The card of these rules.
    fn card(&self) -> &'static Card {
        &Self::CARDS[0]
    }
    /// The name of these rules among others: `Nim`, `Take 1 to 3`.
    fn label(&self) -> String {
        self.card().name.into()
    }
    /// What a move is, in a few words; see [`Game::short_rule`](super::game::Game::short_rule).
    fn short_rule(&self) -> String {
        self.card().short.into()
    }
    /// The ruleset with these parameters; `id` is that of one of its cards.
    fn with_params(id: &str, params: &str) -> Result<Self, NotationError>;
    /// The text that gives the parameters back.
    fn params(&self) -> String {
        String::new()
    }
    /// The position that a text denotes, if it can be played under these rules and within their limits. The text is
    /// what follows the name of the game and `/`; the place of a mistake is counted in its bytes.
    fn read(&self, text: &str) -> Result<Self::Position, NotationError>;

    /// Whether a move is legal.
    fn allows(&self, position: &Self::Position, mv: &Self::Move) -> bool;
    /// What is expected instead of a move that is not legal, where more can be said than that.
    fn expected_instead(&self, _position: &Self::Position, _mv: &Self::Move) -> Option<String> {
        None
    }
    /// The legal moves in a fixed order, at most `limit` listed; none exactly where play is over.
    fn moves(&self, position: &Self::Position, limit: usize) -> MoveList<Self::Move>;
    /// Whether the limits of a text keep some moves of the rules from being made: then nothing that is known of these
    /// rules holds for the position, and no outcome is claimed.
    fn limits_hide_moves(&self, _position: &Self::Position) -> bool {
        false
    }
    /// Whether play that has ended here has ended in a draw.
    fn is_drawn(&self, _position: &Self::Position) -> bool {
        false
    }
    /// The option reached by a legal move.
    fn option(&self, position: &Self::Position, mv: &Self::Move) -> Self::Position;
    /// The move that a text denotes, legal or not.
    fn read_move(&self, text: &str) -> Result<Self::Move, NotationError>;

    /// The pieces to draw, as part 0 of a sum.
    fn board(&self, position: &Self::Position, seat: SumContext) -> Board;
    /// A legal move as others see it.
    fn view(&self, position: &Self::Position, mv: &Self::Move) -> MoveView;
    /// The steps of a legal move that is made of several, as part 0 of a sum.
    fn move_steps(&self, _position: &Self::Position, _mv: &Self::Move) -> Vec<MoveStep> {
        Vec::new()
    }
    /// How a move is typed, in a few words with an example, where not every move can be pointed at; else empty.
    fn move_typing(&self) -> &'static str {
        ""
    }
    /// The move made by pointing at exactly these pieces, in any order, legal or not.
    fn move_from_pieces(&self, position: &Self::Position, handles: &[PieceId]) -> Option<Self::Move>;
    /// The pieces that may join the picked ones so that they can still become a legal move, where pieces are picked one
    /// by one and not every selection is a move.
    fn next_picks(&self, _position: &Self::Position, _picked: &[PieceId]) -> Vec<PieceId> {
        Vec::new()
    }
    /// The pieces that point at the line drawn through these points of the board, where lines are drawn on it.
    ///
    /// # Errors
    /// Why the line makes no legal move.
    fn pieces_on_line(
        &self,
        _position: &Self::Position,
        _line: &[[i32; 2]],
    ) -> Result<Vec<PieceId>, LineError> {
        Err(LineError::NotDrawable)
    }
    /// The position as people write it: `(1,2,2,2), (3)`.
    fn text(&self, position: &Self::Position) -> String;
    /// The name of a component, if it has one of its own: `House`.
    fn title(&self, _component: &Self::Position) -> String {
        String::new()
    }
    /// The position in LaTeX, without dollar signs.
    fn latex(&self, position: &Self::Position) -> String {
        self.text(position)
    }

    /// How much work it is to examine an option of a position, against one of a few heaps.
    fn weight(&self, _position: &Self::Position) -> u64 {
        1
    }
    /// How much work [`Ruleset::moves_to`] is for a component, in units of the budget.
    fn effort(&self, _component: &Self::Position) -> u64 {
        0
    }
    /// How many options a search for the value of a component examines at least, where that is soon said.
    fn least_search(&self, _component: &Self::Position) -> u64 {
        0
    }
    /// How many bytes a move that is listed takes, from above.
    fn move_bytes(&self, _position: &Self::Position) -> u64 {
        192
    }
    /// The canonical form of a position; equal only for positions with the same play.
    fn key(&self, position: &Self::Position) -> Key;
    /// A position of this canonical form.
    #[allow(clippy::wrong_self_convention)] // It needs the parameters of the rules.
    fn from_key(&self, key: &[u64]) -> Self::Position;
    /// The components whose disjunctive sum the position is: itself, where it is no sum. The default is
    /// for boards that are one group. Where several groups belong together, such as two heaps of which a move may take
    /// from both, it is one component with all their numbers, from 0.
    fn components(&self, position: &Self::Position) -> Vec<Component<Self::Position>> {
        vec![Component { position: position.clone(), groups: vec![0] }]
    }
    /// The move of the whole position that makes `mv` in one of its components: the same, where moves name pieces by
    /// what they are in the whole.
    fn lift(&self, _component: &Component<Self::Position>, mv: &Self::Move) -> Self::Move {
        mv.clone()
    }
    /// The Grundy value of a component where a theorem gives it; a law compares it with the definition.
    fn theorem(&self, _component: &Self::Position) -> Option<Nimber> {
        None
    }
    /// Whether the value of a component is found from its options alone, by a search or in a table that was filled so: then
    /// [`Ruleset::why`] is followed by a list of them.
    fn is_mex_of_options(&self, component: &Self::Position) -> bool {
        self.theorem(component).is_none()
    }
    /// Finds what [`Ruleset::theorem`] needs to know of a component, where that takes long; an error where the budget ends.
    fn learn(&self, _component: &Self::Position, _budget: &mut Budget) -> Result<(), OutOfBudget> {
        Ok(())
    }
    /// The moves of a component to options of Grundy value `target`, where they can be computed.
    fn moves_to(&self, _: &Self::Position, _target: Nimber, _limit: usize) -> Option<MoveList<Self::Move>> {
        None
    }
    /// The same for each value from 0 to `last`; any of the moves may be listed. O(`last`) times as much work, but where a
    /// ruleset knows better.
    fn moves_to_each(
        &self,
        component: &Self::Position,
        last: Nimber,
        limit: usize,
    ) -> Option<Vec<MoveList<Self::Move>>> {
        (0..=last.0).map(|value| self.moves_to(component, Nimber(value), limit)).collect()
    }
    /// Some of these moves, at most `limit`, where they cannot all be computed: those that are at hand.
    fn some_moves_to(&self, _component: &Self::Position, _target: Nimber, _limit: usize) -> Vec<Self::Move> {
        Vec::new()
    }
    /// The outcome under normal play where a theorem gives it without the Grundy value; a law compares it, too.
    fn outcome(&self, _position: &Self::Position) -> Option<Outcome> {
        None
    }
    /// The outcome of a position without values, where the rules have a way of their own to find it.
    fn solve(
        &self,
        _position: &Self::Position,
        _convention: Convention,
        _budget: &mut Budget,
    ) -> SolveResult {
        None
    }
    /// All winning moves of a position without values that is won, at most `limit` listed, where the rules have a way of their own to
    /// find them: then its moves need not be gone through, and may be without end.
    fn all_winning_moves(
        &self,
        _position: &Self::Position,
        _convention: Convention,
        _limit: usize,
    ) -> Option<MoveList<Self::Move>> {
        None
    }
    /// How far the game has come for one who wants it to end: the less the better, of two moves that win.
    fn distance_to_end(&self, _position: &Self::Position, _convention: Convention) -> Option<u64> {
        None
    }
    /// Finds what [`Ruleset::misere`] needs to know of a position, where that takes long; as far as a part of the budget goes.
    fn learn_misere(&self, _position: &Self::Position, _budget: &mut Budget) {}
    /// The outcome and the winning moves under misère play, where they can be computed.
    fn misere(&self, _position: &Self::Position, _limit: usize) -> Option<(Outcome, MoveList<Self::Move>)> {
        None
    }
    /// Why one component has its value, or under misère play why the position has its outcome.
    fn why(&self, position: &Self::Position, part: usize, convention: Convention, seat: SumContext) -> Why;
    /// How a winning move is found, where the position and what is played beside it have Grundy value `total`; none
    /// where the value of a component says it all, and where the move does not win.
    fn why_move(&self, _position: &Self::Position, _mv: &Self::Move, _total: Nimber) -> Option<Why> {
        None
    }

    /// A position of roughly this size, from 1 (small) to 3; other sizes are taken as the nearest of them. It has a
    /// move, and one seed in twenty or more gives one that the player to move wins.
    fn random(&self, rng: &mut fastrand::Rng, size: u8) -> Self::Position;
    /// The rules and the position after a change in the editor.
    fn edit(&self, position: &Self::Position, edit: &Edit) -> Result<(Self, Self::Position), NotationError>;
    /// What else one can make with these rules; nothing, unless they say so.
    fn workshop(&self) -> &dyn Workshop<Self> {
        &EmptyWorkshop
    }
}
