//! A position and its rules with their types hidden.
use super::super::{
    budget::{Budget, OutOfBudget},
    card::Card,
    extras::Edit,
    game::GameWorkshop,
    loopy::Loopy,
    moves::{Found, MoveRef, MoveView},
    nimber::Nimber,
    notation::NotationError,
    outcome::{Convention, Outcome},
    ruleset::Solved,
    scene::{Beat, Board, PieceId, Seat, Stray},
    solver::{Key, Options, Rules},
    why::Why,
};
use std::rc::Rc;

/// Whether an option of this key is wanted.
pub type Wanted<'w> = &'w mut dyn FnMut(&[u64], &mut Budget) -> Result<bool, OutOfBudget>;

/// Theories under which a search for values may be asked.
pub trait Values {}

/// A position and its rules with their types hidden. The module has these methods once for each ruleset, so that
/// they only pass on what the rules say; all else is done by [`super::Position`]. Parts are components by index.
pub trait Erased: Options {
    /// Its rules for a search of values, where it has values.
    fn rules(&self) -> Option<&dyn Rules>;
    /// The same with values, where others of its rules have none.
    fn valued(&self) -> Option<Rc<dyn Erased>>;
    /// What it is worth in sums where play may go round.
    fn loopy(&self) -> Option<Loopy>;
    fn card(&self) -> &'static Card;
    fn label(&self) -> String;
    fn short(&self) -> String;
    fn params(&self) -> String;
    /// The notation of the position alone.
    fn notation(&self) -> String;
    fn text(&self) -> String;
    fn latex(&self) -> String;
    fn board(&self, seat: Seat) -> Board;
    fn key(&self) -> Key;

    fn moves(&self, limit: usize) -> Found<MoveView>;
    /// The move made by pointing at exactly these pieces, if it is legal.
    fn pointed(&self, handles: &[PieceId]) -> Option<MoveView>;
    fn move_typing(&self) -> &'static str;
    /// The pieces that may join the picked ones.
    fn open(&self, picked: &[PieceId]) -> Vec<PieceId>;
    /// The pieces that point at the line drawn through these points.
    fn traced(&self, line: &[[i32; 2]]) -> Result<Vec<PieceId>, Stray>;
    /// The move of this notation, if it is legal.
    fn read_move(&self, notation: &str) -> Result<Option<MoveView>, NotationError>;
    /// The option reached by the move in hand if it is called so, else by that of the notation, if it is legal.
    fn option(&self, mv: MoveRef) -> Result<Option<Rc<dyn Erased>>, NotationError>;
    /// The steps of the move that is meant, if it is legal and made of several.
    fn beats(&self, mv: MoveRef) -> Vec<Beat>;

    /// Whether the limits of a text keep some moves from being made.
    fn limited(&self) -> bool;
    fn part_count(&self) -> usize;
    fn part_groups(&self, part: usize) -> &[u16];
    fn part_text(&self, part: usize) -> String;
    /// Its own name, if it has one.
    fn part_title(&self, part: usize) -> Option<String>;
    fn part_key(&self, part: usize) -> Key;
    /// Its value where a theorem gives it.
    fn part_theorem(&self, part: usize) -> Option<Nimber>;
    /// Whether its value is the mex of those of its options, and no theorem says more.
    fn by_options(&self, part: usize) -> bool;
    /// Finds what its theorem needs to know, as far as the budget goes.
    fn learn(&self, part: usize, budget: &mut Budget) -> Result<(), OutOfBudget>;
    /// The moves in a part to options of this value, where they can be computed.
    fn computed(&self, part: usize, target: Nimber, limit: usize) -> Option<Found<MoveView>>;
    /// The same for each value from 0 to `last`, with about as much work.
    fn computed_each(&self, part: usize, last: Nimber, limit: usize) -> Option<Vec<Found<MoveView>>>;
    /// How much work [`Erased::computed`] is.
    fn effort(&self, part: usize) -> u64;
    /// How many options a search for the value of a part examines at least.
    fn least_search(&self, part: usize) -> u64;
    /// Some of the moves in a part to options of this value.
    fn at_hand(&self, part: usize, target: Nimber, limit: usize) -> Vec<MoveView>;
    /// The moves in a part, or in the whole position, to wanted options, found by looking at each.
    fn searched(
        &self,
        part: Option<usize>,
        limit: usize,
        budget: &mut Budget,
        wanted: Wanted,
    ) -> Result<Found<MoveView>, OutOfBudget>;
    fn outcome(&self) -> Option<Outcome>;
    fn drawn(&self) -> bool;
    /// The outcome of an option, or of this position, where the rules have their own way to find it.
    fn solve(&self, key: &[u64], convention: Convention, budget: &mut Budget) -> Solved;
    fn winners(&self, convention: Convention, limit: usize) -> Option<Found<MoveView>>;
    fn far(&self, convention: Convention) -> Option<u64>;
    /// Under misère play; a part of the budget may be spent to find what that needs.
    fn misere(&self, limit: usize, budget: &mut Budget) -> Option<(Outcome, Found<MoveView>)>;
    fn why(&self, part: usize, convention: Convention, seat: Seat) -> Why;
    fn why_move(&self, mv: MoveRef, total: Nimber) -> Option<Why>;

    fn random(&self, rng: &mut fastrand::Rng, size: u8) -> Rc<dyn Erased>;
    fn edit(&self, edit: &Edit) -> Result<Rc<dyn Erased>, NotationError>;
    fn workshop(&self) -> &dyn GameWorkshop;
}
