//! Where the squares lie, and what may be pointed at.
use super::line::{Letter, Line, Writing};
use crate::core::scene::{Board, Layout, Piece, Place, Shape, SumContext};

/// The side of a square in the picture, where the first one begins, and how many stand side by side.
const SIDE: i32 = 54;
const EDGE: i32 = 12;
const IN_A_ROW: usize = 15;
/// The height of a half, with one letter, and of what stands between two lines of squares.
const HALF: i32 = 46;
const BETWEEN: i32 = 44;

/// Left and upper side of a square.
fn corner(at: usize) -> [i32; 2] {
    let (column, row) = ((at % IN_A_ROW) as i32, (at / IN_A_ROW) as i32);
    [EDGE + column * SIDE, 8 + row * (2 * HALF + BETWEEN)]
}

/// The pieces of a square: a half for each letter, or the letter that stands in it.
fn pieces(position: &Line, at: usize, over: bool) -> Vec<Piece> {
    let [x, y] = corner(at);
    let whole = |letter: Letter, look: &str| Piece {
        n: Writing { at, letter: Letter::S }.piece(),
        at: [x, y, SIDE, 2 * HALF],
        round: 8,
        look: format!("plain {look}"),
        label: letter.name().into(),
        name: format!("square {}, {}", at + 1, letter.name()),
        moves: false,
        edits: true,
        ..Piece::default()
    };
    let half = |letter: Letter| Piece {
        n: Writing { at, letter }.piece(),
        at: [x, y + if letter == Letter::S { 0 } else { HALF }, SIDE, HALF],
        round: 8,
        look: "plain choice".into(),
        label: letter.name().into(),
        name: format!("{} in square {}", letter.name(), at + 1),
        moves: !over,
        edits: true,
        ..Piece::default()
    };
    match position.0[at] {
        Some(letter) => {
            let spells = position.words().any(|first| (first..first + 3).contains(&at));
            vec![whole(letter, if spells { "word" } else { "written" })]
        }
        None => Letter::BOTH.map(half).into(),
    }
}

/// A line of squares, fifteen in a row.
pub fn board(position: &Line, seat: SumContext) -> Board {
    let length = position.0.len();
    let over = position.words().next().is_some();
    let number = |at: usize| {
        let [x, y] = corner(at);
        Shape::Text { at: [x + SIDE / 2, y + 2 * HALF + 22], text: (at + 1).to_string() }
    };
    let lines = length.div_ceil(IN_A_ROW) as i32;
    Board::Layout(Layout {
        noun: "row".into(),
        piece: "letter".into(),
        game: String::new(),
        line: Place::default(),
        number: seat.number(0),
        size: [
            (2 * EDGE + length.min(IN_A_ROW) as i32 * SIDE) as u32,
            (8 + lines * (2 * HALF + BETWEEN)) as u32,
        ],
        shapes: (0..length).map(number).collect(),
        pieces: (0..length).flat_map(|at| pieces(position, at, over)).collect(),
        sizes: vec![["Longer".into(), "Shorter".into()]],
        ..Layout::default()
    })
}
