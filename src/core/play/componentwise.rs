//! What searches ask of a position under one ruleset, as a whole and by its components.
use super::super::{
    budget::{Budget, OutOfBudget},
    game::Game,
    moves::{MoveList, MoveView},
    nimber::Nimber,
    outcome::{Convention, Outcome},
    ruleset::SolveResult,
    solver::{Key, Memo},
};
use std::cell::RefCell;

/// Whether an option of this key is wanted.
pub type OptionFilter<'w> = &'w mut dyn FnMut(&[u64], &mut Budget) -> Result<bool, OutOfBudget>;

/// A position under the rules of one game, as [`solving`](super::solving) and its neighbours see it: the types of position and
/// move are hidden, so that what these do is in the program once for all rulesets. Components are counted from 0.
pub trait Componentwise: Game {
    /// What searches have found, shared by all positions of one game.
    fn memo(&self) -> &RefCell<Memo>;
    /// Whether the limits of a text keep some moves from being made.
    fn limits_hide_moves(&self) -> bool;

    fn part_count(&self) -> usize;
    fn part_groups(&self, part: usize) -> &[u16];
    fn part_text(&self, part: usize) -> String;
    /// The name of a component, if it has one of its own.
    fn part_title(&self, part: usize) -> Option<String>;
    fn part_key(&self, part: usize) -> Key;
    /// The value of a component where a theorem gives it.
    fn part_theorem(&self, part: usize) -> Option<Nimber>;
    /// Whether the value of a component is the mex of those of its options, and no theorem says more.
    fn is_mex_of_options(&self, part: usize) -> bool;
    /// Finds what the theorem about a component needs to know, as far as the budget goes.
    fn learn(&self, part: usize, budget: &mut Budget) -> Result<(), OutOfBudget>;
    /// The moves in a component to options of this value, where they can be computed.
    fn computed_moves(&self, part: usize, target: Nimber, limit: usize) -> Option<MoveList<MoveView>>;
    /// The moves in a component to options of each value from 0 to `last`, with about as much work as to one.
    fn computed_each(&self, part: usize, last: Nimber, limit: usize) -> Option<Vec<MoveList<MoveView>>>;
    /// How much work [`Componentwise::computed_moves`] is.
    fn effort(&self, part: usize) -> u64;
    /// How many options a search for the value of a component examines at least.
    fn least_search(&self, part: usize) -> u64;
    /// Some of the moves in a component to options of this value.
    fn some_computed(&self, part: usize, target: Nimber, limit: usize) -> Vec<MoveView>;
    /// The moves in a component, or in the whole position, to wanted options, found by looking at each.
    fn searched_moves(
        &self,
        part: Option<usize>,
        limit: usize,
        budget: &mut Budget,
        wanted: OptionFilter,
    ) -> Result<MoveList<MoveView>, OutOfBudget>;

    /// The outcome of an option, or of this position, where the rules have their own way to find it without values.
    fn solve(&self, key: &[u64], convention: Convention, budget: &mut Budget) -> SolveResult;
    /// The winning moves, where the rules have their own way to find them without values.
    fn all_winning_moves(&self, convention: Convention, limit: usize) -> Option<MoveList<MoveView>>;
    /// The outcome and the winning moves under misère play by a theorem; a part of the budget may be spent to find what
    /// that needs.
    fn misere_theorem(&self, limit: usize, budget: &mut Budget) -> Option<(Outcome, MoveList<MoveView>)>;
}
