//! Where the keyboard goes on the boards.
use super::{PieceId, Plane, Scene};

/// A way for the keyboard to go.
///
/// ```
/// use nimscope::{core::{PieceId, Place, Direction}, games::open};
///
/// let piece = |group, n| PieceId { place: Place { part: 0, group }, n };
/// let scene = open("nim/3+5")?.scene();
/// // As many from the top of the next pile.
/// assert_eq!(scene.step(Some(piece(0, 2)), Direction::Right, &|_| true), Some(piece(1, 4)));
/// assert_eq!(scene.step(Some(piece(0, 2)), Direction::Down, &|_| true), Some(piece(0, 1)));
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    Left,
    Right,
    Up,
    Down,
    /// To the other kind of move at the same place: from taking to splitting, and back.
    Across,
}

impl Direction {
    /// Whether it is to the left or to the right.
    pub fn is_sideways(self) -> bool {
        matches!(self, Self::Left | Self::Right)
    }
    /// The way as steps to the right and downwards; none of either for [`Direction::Across`].
    pub fn offset(self) -> [i32; 2] {
        match self {
            Self::Left => [-1, 0],
            Self::Right => [1, 0],
            Self::Up => [0, -1],
            Self::Down => [0, 1],
            Self::Across => [0, 0],
        }
    }
}

/// What a board is told to find a step of the keyboard: see [`Plane::step`].
///
/// ```
/// use nimscope::{core::{PieceId, Step, Walk, Direction}, games::open};
///
/// let scene = open("nim/3+5")?.scene();
/// let board = scene.planes().next().unwrap();
/// let place = scene.places()[1];
/// let walk = Walk { from: Some(PieceId { place, n: 4 }), direction: Direction::Down, drawn: &|_| true };
/// assert_eq!(board.step(&walk), Step::To(PieceId { place, n: 3 }));
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
pub struct Walk<'a> {
    /// The piece of this board that the keyboard is at; none where it is on no board.
    pub from: Option<PieceId>,
    pub direction: Direction,
    /// Whether a piece is drawn, where a board leaves some out.
    pub drawn: &'a dyn Fn(PieceId) -> bool,
}

/// Where a step leads.
///
/// ```
/// use nimscope::{core::{PieceId, Step, Walk, Direction}, games::open};
///
/// let scene = open("nim/3+5")?.scene();
/// let board = scene.planes().next().unwrap();
/// let place = scene.places()[1];
/// // Beyond the last pile of the board the next one takes over.
/// let walk = Walk { from: Some(PieceId { place, n: 4 }), direction: Direction::Right, drawn: &|_| true };
/// assert!(matches!(board.step(&walk), Step::NextBoard(_)));
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// To this piece, which may be the one that it comes from.
    To(PieceId),
    /// Over the edge: the next board takes over, or the other side of this one where there is no other.
    NextBoard(CursorState),
    /// Nowhere.
    Stay,
    /// This board knows no such way; another may.
    Unknown,
}

/// What the keyboard keeps from board to board.
///
/// ```
/// use nimscope::{core::{CursorState, PieceId, Step, Walk, Direction}, games::open};
///
/// let scene = open("nim/3+5")?.scene();
/// let board = scene.planes().next().unwrap();
/// let place = scene.places()[1];
/// // One token lies over the fourth of five.
/// let walk = Walk { from: Some(PieceId { place, n: 4 }), direction: Direction::Right, drawn: &|_| true };
/// assert_eq!(board.step(&walk), Step::NextBoard(CursorState { depth: 1, ..CursorState::default() }));
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CursorState {
    /// How many tokens lie above the keyboard’s place.
    pub depth: u64,
    /// Whether the keyboard is at a gap, where a stack breaks.
    pub splits: bool,
    /// Whether the keyboard is at two neighbouring pieces at once.
    pub both: bool,
}

impl Scene {
    /// Where the keyboard goes from a piece; from nowhere if it is on no board. None where it stays. `drawn` says which
    /// pieces there are on the page, and is asked only by boards that may leave some out.
    pub fn step(
        &self,
        from: Option<PieceId>,
        direction: Direction,
        drawn: &dyn Fn(PieceId) -> bool,
    ) -> Option<PieceId> {
        let planes: Vec<&dyn Plane> = self.planes().collect();
        let at = from.and_then(|piece| planes.iter().position(|plane| plane.holds(piece)));
        let anywhere = Walk { from: None, direction, drawn };
        let here = Walk { from: from.filter(|_| at.is_some()), ..anywhere };
        match planes.get(at.unwrap_or(0))?.step(&here) {
            Step::To(piece) => Some(piece),
            Step::Stay => None,
            Step::NextBoard(grip) => {
                // Round the table, at last to the board that it comes from.
                let (before, after) = planes.split_at(match at {
                    Some(at) if direction == Direction::Right => at + 1,
                    Some(at) => at,
                    None => 0,
                });
                let enter = |plane: &&dyn Plane| plane.entry(&here, grip);
                match direction {
                    Direction::Left => before.iter().rev().chain(after.iter().rev()).find_map(enter),
                    _ => after.iter().chain(before).find_map(enter),
                }
            }
            Step::Unknown => planes.iter().find_map(|plane| match plane.step(&anywhere) {
                Step::To(piece) => Some(piece),
                _ => None,
            }),
        }
    }
    /// The first or the last piece of the line that a piece is in; `drawn` as for [`Scene::step`].
    pub fn line_end(&self, from: PieceId, last: bool, drawn: &dyn Fn(PieceId) -> bool) -> Option<PieceId> {
        self.planes().find(|plane| plane.holds(from))?.line_end(from, last, drawn)
    }
}

#[cfg(test)]
mod tests;
