//! Lines drawn on a board by hand: closed lines that pass some of its pieces and enclose others.
use super::Place;
use serde::{Deserialize, Serialize};
use std::fmt;

/// How lines are drawn on a board. Each piece of it is a point, which a closed line may pass or enclose; a piece that
/// is enclosed is pointed at through the gaps of its place.
///
/// ```
/// use nimscope::{core::PieceId, games::open};
///
/// let game = open("rims/1-5")?;
/// let scene = game.scene();
/// let board = scene.layouts().next().unwrap();
/// let enclosed = |n| PieceId { place: board.line.gaps(), n };
/// let mv = game.select(&[board.piece(1), board.piece(2), enclosed(3)]).unwrap();
/// assert_eq!(mv.phrase.to_string(), "Draw a loop through 2 dots, 1 inside, 2 outside");
/// // The same by a line round the whole: it passes no dot.
/// let [width, height] = board.size.map(|side| side as i32);
/// assert!(game.pieces_on_line(board.line, &[[0, 0], [width, 0], [width, height], [0, height]]).is_err());
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pen {
    /// The parts of the board that lines have made, which are its groups.
    pub zones: Vec<Zone>,
    /// For each piece, in their order, a way to its middle that meets no line and no other piece. All ways within a zone
    /// begin at one point; where two part they do not meet again.
    pub ways: Vec<Vec<[i32; 2]>>,
}

/// A part of a board that lines have made: see [`Pen`].
///
/// ```
/// use nimscope::games::open;
///
/// let scene = open("rims/1-3(4:5-6)")?.scene();
/// let pen = scene.layouts().next().unwrap().pen.clone().unwrap();
/// let numbers: Vec<u32> = pen.zones.iter().map(|zone| zone.number).collect();
/// assert_eq!(numbers, [1, 2]);
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Zone {
    pub place: Place,
    /// The number that people call it by.
    pub number: u32,
    /// What is written in it, before its value: "Region 2".
    pub text: String,
    /// Where: the left end of the text, at half its height. None where there is no room for it.
    pub at: Option<[i32; 2]>,
}

/// Why a line that was drawn is no move.
///
/// ```
/// use nimscope::{core::LineError, games::open};
///
/// let game = open("rims/1-5")?;
/// let place = game.scene().places()[0];
/// assert_eq!(game.pieces_on_line(place, &[[0, 0], [3, 3]]), Err(LineError::Short));
/// assert_eq!(LineError::TooManyPieces(2).words("dot"), "The line may pass through at most 2 dots.");
/// // Nothing is drawn in Nim.
/// assert_eq!(open("nim/3")?.pieces_on_line(place, &[[0, 0], [90, 90]]), Err(LineError::NotDrawable));
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LineError {
    /// No lines are drawn on this board.
    NotDrawable,
    /// It encloses next to nothing.
    Short,
    /// Its end is far from its beginning.
    NotClosed,
    /// It crosses itself.
    Crosses,
    /// It crosses or touches an earlier line.
    Touches,
    /// It passes no piece that is free.
    NoPiece,
    /// It passes more than so many.
    TooManyPieces(usize),
}

impl LineError {
    /// The reason in a sentence, where a piece is called `piece`.
    pub fn words(self, piece: &str) -> String {
        match self {
            Self::NotDrawable => "No lines are drawn on this board.".into(),
            Self::Short => "The line is too short.".into(),
            Self::NotClosed => "The line is not closed: lead it back to its beginning.".into(),
            Self::Crosses => "The line may not cross itself.".into(),
            Self::Touches => "The line may not touch another line.".into(),
            Self::NoPiece => format!("The line passes through no free {piece}."),
            Self::TooManyPieces(1) => format!("The line may pass through only one {piece}."),
            Self::TooManyPieces(most) => format!("The line may pass through at most {most} {piece}s."),
        }
    }
}

impl fmt::Display for LineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.words("piece"))
    }
}

impl std::error::Error for LineError {}

/// What a line does with a piece.
///
/// ```
/// use nimscope::{core::LineRelation, games::open};
///
/// let game = open("rims/3")?;
/// let mv = game.moves(1).moves.remove(0);
/// let scene = game.scene();
/// let board = scene.layouts().next().unwrap();
/// assert_eq!(board.line_relation(&mv.handles, mv.handles[0].n), Some(LineRelation::On));
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LineRelation {
    On,
    Inside,
}
