//! Pieces that are picked one by one, what becomes of them, and the lines that they lie in.
use super::PieceId;
use serde::{Deserialize, Serialize};

/// How pieces of a [`Layout`](crate::core::Layout) are picked one by one. The game tells which pieces may still become
/// part of a move.
///
/// ```
/// use nimscope::games::open;
///
/// let game = open("twins/THTH")?;
/// let scene = game.scene();
/// let board = scene.layouts().next().unwrap();
/// assert!(board.picks.is_some());
/// // Coin 3 shows tails, and is turned together with one at its right that shows heads.
/// assert_eq!(game.next_picks(&[board.piece(3)]), [board.piece(4)]);
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Picks {
    /// How, as a sentence: "Pick the coins one by one."
    pub how: String,
    /// Whether a mark at its last piece is enough to tell which move is meant.
    pub says: bool,
    /// How many of the tokens on the pieces one move may slide, each picked with the piece that it goes to, which is a gap;
    /// 0 where they do not slide.
    #[serde(skip_serializing_if = "is_none", default)]
    pub slides: u32,
}

fn is_none(slides: &u32) -> bool {
    *slides == 0
}

/// What becomes of a piece in a move, in a letter or two: see [`Glyph`](crate::core::Glyph).
///
/// ```
/// use nimscope::games::open;
///
/// let scene = open("nimble/..1")?.scene();
/// let board = scene.layouts().next().unwrap();
/// // A coin leaves one square and comes to another.
/// let tag = board.tag(&board.pieces[2]).unwrap();
/// assert_eq!((&*tag.from, &*tag.to), ("−", "+"));
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Tag {
    /// A path of 14 by 14 around its middle, before the letters; empty where there is none.
    #[serde(skip_serializing_if = "String::is_empty", default)]
    pub icon: String,
    /// The letters on a piece that tokens leave, or that changes where it is; with the number of tokens, if several
    /// leave.
    pub from: String,
    /// The letters on a piece that tokens come to.
    pub to: String,
}

/// The pieces of a [`Layout`](crate::core::Layout) as one line, as large as there is room: each with its number above
/// it and its value below it, and the nim-sum of all values above the line. The layout is straight; the code that draws
/// it folds it.
///
/// ```
/// use nimscope::games::open;
///
/// let scene = open("mock-turtles/HTHT")?.scene();
/// let board = scene.layouts().next().unwrap();
/// assert!(board.fold.as_ref().is_some_and(|fold| fold.pitch >= 44));
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fold {
    /// The distance from one piece to the next, in pixels.
    pub pitch: u32,
    /// The class of the square that each piece lies on; empty where there is none.
    #[serde(skip_serializing_if = "String::is_empty", default)]
    pub cell: String,
}

/// The picked pieces without this one; none where it is not among them.
pub(super) fn without(picked: &[PieceId], piece: PieceId) -> Option<Vec<PieceId>> {
    let others = || picked.iter().copied().filter(|other| *other != piece).collect();
    picked.contains(&piece).then(others)
}
