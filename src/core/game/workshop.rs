//! What a position offers beside play.
use super::Game;
use crate::core::{arrangements::Arrangements, extras::*, notation::NotationError};
use std::rc::Rc;

/// What one can make with a position and its rules beside playing: see [`Game::workshop`]. Each method has a default, which
/// offers nothing.
///
/// ```
/// use nimscope::games::open;
///
/// let game = open("subtraction:1,3,4/9+4")?;
/// let workshop = game.workshop();
/// assert_eq!(workshop.choose(2, "3", "9+4")?.notation(), "subtraction:most(3)/9+4");
/// assert_eq!(workshop.map(8).unwrap().values[4 * 8 + 1], 2 ^ 1);
/// assert_eq!(workshop.at(1, 4).unwrap().notation(), "subtraction:1,3,4/1+4");
/// // A sum has no parameters of its own.
/// assert!(open("nim/3&nim/5")?.workshop().settings().is_none());
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
pub trait GameWorkshop {
    /// What random positions of the same rules can be made to order.
    fn orders(&self) -> Option<&'static Orders> {
        None
    }
    /// One of them, the same again for the same seed.
    fn order(&self, _seed: u64, _order: &Order) -> Option<Rc<dyn Game>> {
        None
    }
    /// The parameters as a form.
    fn settings(&self) -> Option<Settings> {
        None
    }
    /// The position with other parameters and sizes.
    ///
    /// # Errors
    /// The first mistake; its place is within `value` or `sizes`.
    fn choose(&self, _choice: usize, _value: &str, _sizes: &str) -> Result<Rc<dyn Game>, NotationError> {
        Err(NotationError::not_allowed(0, "a game with settings"))
    }
    /// The ways in which the board can be laid out, where there are several.
    fn arrangements(&self) -> Option<Arrangements> {
        None
    }
    /// The same position, laid out in one of them.
    fn with_arrangement(&self, _way: usize) -> Option<Rc<dyn Game>> {
        None
    }
    /// The value under normal play as people write it, where it is an ordinal that need not be finite.
    fn ordinal(&self) -> Option<String> {
        None
    }
    /// The code, the set or the name by which a table of values knows its single groups, such as `0.77`.
    fn sequence(&self) -> Option<String> {
        None
    }
    /// The notation of a position of another game that is this one in disguise.
    fn twin(&self) -> Option<String> {
        None
    }
    /// Games that are made from this one, or that it is made from: the name of the way there, the notation of this position
    /// in it, and what it is.
    fn related_games(&self) -> Vec<(&'static str, String, &'static str)> {
        Vec::new()
    }
    /// The values of all positions of two numbers that differ from this one in these alone, where it has two. Smaller than
    /// `side` where the game does not go so far.
    fn map(&self, side: usize) -> Option<ValueMap> {
        let [a, b] = self.summands()?.map(|part| part.workshop().group_values(side));
        let (a, b) = (a?, b?);
        let side = a.len().min(b.len());
        Some(ValueMap::of(side, [u64::MAX; 2], |x, y| Some(a[x as usize] ^ b[y as usize])))
    }
    /// The position at this place of the map, where there is one.
    fn at(&self, x: u64, y: u64) -> Option<Rc<dyn Game>> {
        let [a, b] = self.summands()?;
        self.with_summands([a.workshop().single(x)?, b.workshop().single(y)?])
    }
    /// What the numbers across and up are: "first heap", "second heap".
    fn axes(&self) -> [String; 2] {
        let axis = |part: &Rc<dyn Game>| format!("{} of {}", part.card().group, part.label());
        self.summands().map_or_else(Default::default, |both| both.map(axis))
    }
    /// The summands, where the position is a sum of two. Its map has a number for each of them that is a single group.
    fn summands(&self) -> Option<[&Rc<dyn Game>; 2]> {
        None
    }
    /// The sum of others under the rules of these.
    fn with_summands(&self, _both: [Rc<dyn Game>; 2]) -> Option<Rc<dyn Game>> {
        None
    }
    /// The number beside these two that stays the same all over the map, where there is one.
    fn third(&self) -> Option<u64> {
        None
    }
    /// The position with another number there.
    fn with_third(&self, _z: u64) -> Option<Rc<dyn Game>> {
        None
    }
    /// The values of single groups of 0, 1, 2, … pieces, so many of them, where the position is made of such groups.
    fn group_values(&self, _count: usize) -> Option<Vec<u64>> {
        None
    }
    /// The position of a single group of these rules.
    fn single(&self, _n: u64) -> Option<Rc<dyn Game>> {
        None
    }
    /// Questions about numbers beyond the board.
    fn questions(&self) -> &'static [WorkshopQuestion] {
        &[]
    }
    /// The answer to one of them.
    ///
    /// # Errors
    /// What is wrong with the text, and where.
    fn answer(&self, _question: usize, _text: &str) -> Result<Answer, NotationError> {
        Err(NotationError::syntax(0, "a question of this game"))
    }
}

/// The workshop of what is made of several games.
pub(super) struct EmptyGameWorkshop;
impl GameWorkshop for EmptyGameWorkshop {}
