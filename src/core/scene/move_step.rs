//! The steps of a move that is made of several.
use super::{Place, Shape};

/// One step of a move that is made of several, such as a capture in an exchange, as it is told and drawn on its way.
///
/// ```
/// use nimscope::games::open;
///
/// // A pawn with a neighbour on either side: it advances, and four captures follow.
/// let steps = open("dawson/5")?.move_steps("3".into());
/// assert_eq!((steps.len(), &*steps[0].told), (5, "The lower pawn on file 3 advances."));
/// // Nothing happens between the first pin and the last in Kayles.
/// assert!(open("kayles/5")?.move_steps("3".into()).is_empty());
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MoveStep {
    /// The place of the board that it is seen on.
    pub board: Place,
    /// A sentence.
    pub told: String,
    /// What rests meanwhile, in units of the board; it covers what the board has there.
    pub rests: Vec<Shape>,
    /// What moves, where it arrives, and from how far to the right and down it comes.
    pub comes: Shape,
    pub from: [i32; 2],
}
