//! What a ruleset offers beside play.
use super::Ruleset;
use crate::core::{arrangements::Arrangements, extras::*, notation::NotationError};

/// What one can make with the rules `R` beside playing: positions to order, other parameters, a map of values, answers to
/// questions. Each method has a default, which offers nothing. See [`Ruleset::workshop`].
pub trait Workshop<R: Ruleset> {
    /// What random positions can be made to order, by [`Workshop::order`].
    fn orders(&self) -> Option<&'static Orders> {
        None
    }
    fn order(&self, _seed: u64, _order: &Order) -> Option<R::Position> {
        None
    }
    /// The parameters as a form.
    fn settings(&self, _position: &R::Position) -> Option<Settings> {
        None
    }
    /// The rules with the parameters that the form denotes.
    fn choose(&self, _choice: usize, _value: &str) -> Result<R, NotationError> {
        Err(NotationError::not_allowed(0, "a game with settings"))
    }
    /// The ways in which the board can be laid out, where there are several, and the rules with one of them chosen.
    fn arrangements(&self) -> Option<Arrangements> {
        None
    }
    fn with_arrangement(&self, _way: usize) -> Option<R> {
        None
    }
    /// The value under normal play as people write it, where it is an ordinal that need not be finite: `ω·2+3`. It goes where a Grundy
    /// value would be shown.
    fn ordinal(&self, _position: &R::Position) -> Option<String> {
        None
    }
    /// The code, the set or the name by which a table of values knows the single groups, such as `0.77`.
    fn sequence(&self) -> Option<String> {
        None
    }
    /// The notation of a position of another game that is this one in disguise, where there is one.
    fn twin(&self, _position: &R::Position) -> Option<String> {
        None
    }
    /// Games that are made from this one, or that it is made from: the name of the way there, the notation of this position
    /// in it, and what it is.
    fn related_games(&self, _position: &R::Position) -> Vec<(&'static str, String, &'static str)> {
        Vec::new()
    }
    /// The values of all positions of two numbers that differ from this one in these alone, where it has two: its heaps,
    /// or others. Smaller than `side` where the game does not go so far.
    fn map(&self, _position: &R::Position, _side: usize) -> Option<ValueMap> {
        None
    }
    /// The position at this place of the map, where there is one.
    fn at(&self, _position: &R::Position, _x: u64, _y: u64) -> Option<R::Position> {
        None
    }
    /// What the numbers across and up are, where they are not the first and the second group.
    fn axes(&self) -> Option<[&'static str; 2]> {
        None
    }
    /// The number beside these two that stays the same all over the map, where there is one.
    fn third(&self, _position: &R::Position) -> Option<u64> {
        None
    }
    /// The position with another number there.
    fn with_third(&self, _position: &R::Position, _z: u64) -> Option<R::Position> {
        None
    }
    /// The values of single groups of 0, 1, 2, … pieces, so many of them, where the position is made of such groups.
    fn group_values(&self, _position: &R::Position, _count: usize) -> Option<Vec<u64>> {
        None
    }
    /// The position of a single group.
    fn single(&self, _position: &R::Position, _n: u64) -> Option<R::Position> {
        None
    }
    /// Questions about numbers beyond the board.
    fn questions(&self) -> &'static [WorkshopQuestion] {
        &[]
    }
    fn answer(&self, _question: usize, _text: &str) -> Result<Answer, NotationError> {
        Err(NotationError::syntax(0, "a question of this game"))
    }
}

/// The workshop of rules that offer nothing.
pub(super) struct EmptyWorkshop;
impl<R: Ruleset> Workshop<R> for EmptyWorkshop {}
