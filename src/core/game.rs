//! A position together with its ruleset, both types hidden: all that others ever see.
use super::{
    budget::{Budget, OutOfBudget},
    card::Card,
    component::ComponentView,
    extras::*,
    loopy::LoopyValue,
    moves::{MoveList, MoveRef, MoveView},
    nimber::Nimber,
    notation::NotationError,
    outcome::{Convention, Outcome},
    scene::{LineError, MoveStep, PieceId, Place, Scene, SumContext},
    solver::{Key, Options, Rules},
    why::Why,
};
use std::rc::Rc;
use workshop::EmptyGameWorkshop;

mod workshop;

pub use workshop::GameWorkshop;

/// A position of some game, with its rules. [`open`](crate::games::open) makes one.
///
/// ```
/// use nimscope::{core::{Budget, Nimber}, games::open};
///
/// let game = open("nim/3+5+7")?;
/// assert_eq!((game.text(), game.move_count()), ("(3,5,7)".into(), 15));
/// assert_eq!(game.value(&mut Budget::new(0)), Ok(Nimber(1)));
/// let after = game.play("2-1")?;
/// assert_eq!(after.notation(), "nim/3+4+7");
/// assert_eq!(after.value(&mut Budget::new(0)), Ok(Nimber(0)));
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
pub trait Game: Options {
    /// Its rules for a search of Grundy values; none where positions may return, or play may end in a draw.
    fn rules(&self) -> Option<&dyn Rules>;
    /// The same position with a Grundy value, to be joined to others, where only some positions of its rules have one.
    fn valued(&self) -> Option<Rc<dyn Game>> {
        None
    }
    /// What it is worth in sums where play may go round for ever, if it is such a game that can be joined to others.
    fn loopy(&self) -> Option<LoopyValue> {
        None
    }
    fn card(&self) -> &'static Card;
    /// The name of its rules among others, parameters included: `Take 1 to 3`.
    fn label(&self) -> String {
        self.card().name.into()
    }
    /// What a move is, in a few words: that of its card, or with the parameters of its rules where these say what may be
    /// done.
    ///
    /// ```
    /// use nimscope::games::open;
    ///
    /// assert_eq!(open("subtraction:1,2,3/21")?.short_rule(), "Take 1, 2 or 3 chips.");
    /// assert_eq!(open("subtraction:but(1,4)/21")?.short_rule(), "Take any number but 1 or 4.");
    /// assert_eq!(open("nim/3+5")?.short_rule(), open("nim/3+5")?.card().short);
    /// # Ok::<(), nimscope::core::NotationError>(())
    /// ```
    fn short_rule(&self) -> String {
        self.card().short.into()
    }
    /// The text that opens this position again: `nim/3+5+7`.
    fn notation(&self) -> String;
    /// The position as people write it.
    fn text(&self) -> String;
    /// The position in LaTeX, without dollar signs.
    fn latex(&self) -> String;
    /// What is on the table, made once for each position.
    fn scene(&self) -> Rc<Scene>;
    /// The scene of a summand: its numbers and remarks are those of the sum.
    fn scene_in(&self, seat: SumContext) -> Scene;
    /// The canonical form, for a search.
    fn key(&self) -> Key;

    /// The number of legal moves; saturates.
    fn move_count(&self) -> u64;
    /// The legal moves in a fixed order, at most `limit` listed.
    fn moves(&self, limit: usize) -> MoveList<MoveView>;
    /// The legal move made by pointing at exactly these pieces.
    fn select(&self, handles: &[PieceId]) -> Option<MoveView>;
    /// The pieces that may join the picked ones so that they can still become a legal move, where pieces are picked one
    /// by one and not every selection is a move; none where each piece pointed at is a move.
    fn next_picks(&self, picked: &[PieceId]) -> Vec<PieceId>;
    /// How a move is typed, in a few words with an example, where not every move can be pointed at; else empty.
    fn move_typing(&self) -> &'static str {
        ""
    }
    /// The pieces that point at the line drawn through these points of the board that has this place, where lines are drawn
    /// on it. Points count in the units of the board.
    ///
    /// # Errors
    /// Why the line makes no legal move.
    fn pieces_on_line(&self, _board: Place, _line: &[[i32; 2]]) -> Result<Vec<PieceId>, LineError> {
        Err(LineError::NotDrawable)
    }
    /// The legal move of this notation.
    fn read_move(&self, notation: &str) -> Result<MoveView, NotationError>;
    /// The option reached by a move: the one in hand if it is called so, else the one that its notation says.
    ///
    /// # Errors
    /// A notation that cannot be read, or of a move that is not legal here.
    fn option(&self, mv: MoveRef) -> Result<Rc<dyn Game>, NotationError>;
    /// The option reached by the move of this notation.
    ///
    /// # Errors
    /// A notation that cannot be read, or of a move that is not legal here.
    fn play(&self, notation: &str) -> Result<Rc<dyn Game>, NotationError> {
        self.option(notation.into())
    }
    /// The option reached by a move in hand: what [`play`](Self::play) gives for its notation. It is not read again,
    /// unless it came over the wire or from other rules.
    ///
    /// # Errors
    /// A move that is not legal here, which only one of another position can be.
    ///
    /// ```
    /// use nimscope::games::open;
    ///
    /// let game = open("nim/3+5")?;
    /// let mv = game.moves(1).moves.remove(0);
    /// assert_eq!(game.make(&mv)?.notation(), "nim/2+5");
    /// assert!(open("nim/0+5")?.make(&mv).is_err());
    /// # Ok::<(), nimscope::core::NotationError>(())
    /// ```
    fn make(&self, mv: &MoveView) -> Result<Rc<dyn Game>, NotationError> {
        self.option(mv.into())
    }

    /// The steps of a legal move that is made of several; none for a move that is made at once.
    fn move_steps(&self, _mv: MoveRef) -> Vec<MoveStep> {
        Vec::new()
    }
    /// Whether play has ended, and nobody has won.
    fn ended_in_draw(&self) -> bool {
        false
    }
    /// The outcome, where there are no values: see [`Game::rules`].
    fn outcome_without_values(&self, _: Convention, _: &mut Budget) -> Result<Outcome, OutOfBudget> {
        Err(OutOfBudget::Work)
    }
    /// The winning moves, or in a draw those that keep it, where there are no values; at most `limit` listed.
    fn winning_without_values(
        &self,
        _: Convention,
        _limit: usize,
        _: &mut Budget,
    ) -> Result<MoveList<MoveView>, OutOfBudget> {
        Err(OutOfBudget::Work)
    }
    /// How far it is to the end for one who hurries there: of two winning moves that to the smaller number is the better
    /// one, and where positions can return it leads to the end.
    fn distance_to_end(&self, _: Convention, _: &mut Budget) -> u64 {
        self.move_count()
    }

    /// The bytes of what searches from this position and those before it have found and kept.
    fn memo_bytes(&self) -> u64;
    /// The components, with their values as far as the budget goes.
    fn parts(&self, budget: &mut Budget) -> Vec<ComponentView>;
    /// The Grundy value under normal play. Where there is none, no budget suffices.
    fn value(&self, budget: &mut Budget) -> Result<Nimber, OutOfBudget>;
    /// The outcome under normal play where a theorem gives it without the value.
    fn outcome_by_theorem(&self) -> Option<Outcome> {
        None
    }
    /// The moves to options of Grundy value `target`, at most `limit` listed.
    fn moves_to(
        &self,
        target: Nimber,
        limit: usize,
        budget: &mut Budget,
    ) -> Result<MoveList<MoveView>, OutOfBudget>;
    /// Some of these moves, at most `limit`, where they cannot all be computed: those that are at hand.
    fn some_moves_to(&self, _target: Nimber, _limit: usize, _: &mut Budget) -> MoveList<MoveView> {
        MoveList::none()
    }
    /// The outcome under misère play.
    fn misere_outcome(&self, budget: &mut Budget) -> Result<Outcome, OutOfBudget>;
    /// The outcome under misère play where a theorem gives it; a part of the budget may be spent to find what that needs.
    fn misere_by_theorem(&self, _: &mut Budget) -> Option<Outcome> {
        None
    }
    /// The winning moves under misère play, at most `limit` listed.
    fn misere_winning(&self, limit: usize, budget: &mut Budget) -> Result<MoveList<MoveView>, OutOfBudget>;
    /// Why a component has its value, or the position its misère outcome.
    fn why(&self, part: usize, convention: Convention) -> Why {
        self.why_in(part, convention, SumContext::ALONE)
    }
    /// The same for a component of a summand.
    fn why_in(&self, part: usize, convention: Convention, seat: SumContext) -> Why;
    /// How a move that wins under normal play is found, where this position and what is played beside it have Grundy
    /// value `total`; none where the components' values say it all, and where the move does not win.
    fn why_move(&self, _mv: MoveRef, _total: Nimber) -> Option<Why> {
        None
    }
    /// The value of a component by the definition alone: the mex over its options, down to the end.
    fn value_by_definition(&self, part: usize, budget: &mut Budget) -> Result<Nimber, OutOfBudget>;
    /// The outcome by the definition alone.
    fn outcome_by_definition(
        &self,
        convention: Convention,
        budget: &mut Budget,
    ) -> Result<Outcome, OutOfBudget>;

    /// A position of the same rules, of roughly this size from 1 to 3.
    fn random(&self, seed: u64, size: u8) -> Rc<dyn Game>;
    /// The position after a change in the editor.
    fn edit(&self, edit: &Edit) -> Result<Rc<dyn Game>, NotationError>;
    /// What else one can make with this position; of what is made of several games a map at most.
    fn workshop(&self) -> &dyn GameWorkshop {
        &EmptyGameWorkshop
    }
}
