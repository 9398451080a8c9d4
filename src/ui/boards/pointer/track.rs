//! Where the pointer is, and what it is about.
use super::{bare::GroundPress, ink::Ink};
use crate::core::PieceId;

/// Where the pointer is.
#[derive(Default)]
pub struct Track {
    pub at: (i32, i32),
    pub hover: Option<PieceId>,
    pub press: Option<Press>,
    pub bare: Option<GroundPress>,
    /// The line that is being drawn.
    pub ink: Option<Ink>,
}

#[derive(Clone, Copy)]
pub struct Press {
    pub pointer: i32,
    /// The token that was pressed.
    pub on: PieceId,
    /// The last token reached that can be taken.
    pub last: Option<PieceId>,
    /// Where the pointer went down, and whether it has moved along the stack since.
    pub from: (i32, i32),
    pub along: bool,
    /// The gap below the pressed token, where it can be pointed at: pulling away this token and all above it splits the
    /// stack there.
    pub gap: Option<PieceId>,
    pub pulled: bool,
}
