//! Rows as a board: pins, squares of a strip, files of a chess board.
use super::{
    Kind,
    line::{Line, Standing},
};
use crate::core::{card::Card, scene::*};

/// Lines of more cells show numbers instead.
pub const DRAWN: u64 = 100;
/// From one cell to the next, and the side of a square.
pub const PITCH: i32 = 58;
/// How wide the place of a pin is, which has room at both sides, and how high.
const PIN: [i32; 2] = [52, 146];
/// How high a square is.
const SQUARE: i32 = PITCH - 4;

/// How cells look.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cells {
    /// Pins that stand or are down.
    Pin,
    /// Squares of a strip, on which marks are put.
    Square,
    /// Files of a board of three ranks with two pawns each.
    Pawn,
}

impl Cells {
    fn look(self) -> &'static str {
        match self {
            Self::Pin => "pin",
            Self::Square => "square",
            Self::Pawn => "pawn",
        }
    }
    /// The room at the sides of a cell, its height, and the radius of its corners.
    fn size(self) -> [i32; 3] {
        match self {
            Self::Pin => [(PITCH - PIN[0]) / 2, PIN[1], PIN[0] / 2],
            Self::Square => [0, SQUARE, 8],
            Self::Pawn => [0, 3 * PITCH, 8],
        }
    }
    /// What cells are drawn as: as they stand, gone, and marked; files of a board are dark and light by turns.
    fn glyphs(self) -> Vec<Glyph> {
        let glyph = |look: &str, shapes, going| Glyph { look: look.into(), shapes, going, tag: None };
        match self {
            Self::Pin => {
                let pin = |name, turn, look| symbol([PIN[0] / 2, PIN[1]], name, turn, look);
                let down = Shape::Text { at: [PIN[0] / 2, PIN[1] - 54], text: "down".into() };
                vec![
                    glyph("pin", vec![pin("pn", 0, "")], vec![pin("pn", 4, "")]),
                    glyph("pin out", vec![pin("po", 0, "down"), down], vec![]),
                ]
            }
            Self::Square => {
                let square = |look| rect([0, 0, PITCH, SQUARE], look);
                let cross = |up: i32| stroke([12, 27 + up * 17], [46, 27 - up * 17], "cross-mark");
                vec![
                    glyph("square", vec![square("row-cell")], vec![]),
                    glyph(
                        "square out",
                        vec![square("row-cell out"), stroke([8, 46], [50, 8], "bracket")],
                        vec![],
                    ),
                    glyph("square marked", vec![square("row-cell"), cross(1), cross(-1)], vec![]),
                ]
            }
            Self::Pawn => {
                let with = |dark, up| {
                    let pawns = [pawn("dark-pawn", [0, 2]), pawn("light-pawn", [0, up])];
                    file(0, dark).into_iter().chain(pawns).collect::<Vec<_>>()
                };
                let out = (0..3).map(|rank| rect(square_at([0, rank]), "row-cell out")).collect();
                vec![
                    glyph("pawn", with(1, 0), with(1, 1)),
                    glyph("pawn even", with(0, 0), with(0, 1)),
                    glyph("pawn marked", with(1, 1), vec![]),
                    glyph("pawn marked even", with(0, 1), vec![]),
                    glyph("pawn out", out, vec![]),
                ]
            }
        }
    }
}

fn symbol(at: [i32; 2], name: &str, turn: i32, look: &str) -> Shape {
    Shape::Symbol { at, name: name.into(), turn, look: look.into() }
}

fn rect(at: [i32; 4], look: &str) -> Shape {
    Shape::Rect { at, look: look.into() }
}

fn stroke(from: [i32; 2], to: [i32; 2], look: &str) -> Shape {
    Shape::Stroke { from, to, look: look.into() }
}

/// The square on a file and a rank, counted from 0 at the lower left.
fn square_at([file, rank]: [i32; 2]) -> [i32; 4] {
    [file * PITCH, (2 - rank) * PITCH, PITCH, PITCH]
}

/// The empty squares of a file; the lowest one is dark if `dark` is 1, the one above it if 0.
pub fn file(at: i32, dark: i32) -> Vec<Shape> {
    let look = |rank: i32| if (rank + dark) % 2 == 1 { "row-cell dark" } else { "row-cell" };
    (0..3).map(|rank| rect(square_at([at, rank]), look(rank))).collect()
}

/// A pawn on this square.
pub fn pawn(look: &str, [file, rank]: [i32; 2]) -> Shape {
    symbol([file * PITCH + PITCH / 2, (3 - rank) * PITCH - 8], "pw", 0, look)
}

/// A line of cells with its rows.
pub fn board(card: &Card, kind: Kind, position: &Line, seat: SumContext) -> Layout {
    let stretch = |(group, row): (usize, Standing)| Stretch {
        place: Place { part: 0, group: group as u16 },
        number: seat.number(group),
        from: row.from,
        to: row.to,
    };
    let (len, marks) = (position.len(), position.marks());
    let [aside, high, round] = kind.cells.size();
    let drawn = if len <= DRAWN { len } else { 0 };
    let wide = PITCH * drawn as i32;
    let stretches: Vec<Stretch> = position.rows().enumerate().map(stretch).collect();
    let strip = Strip {
        look: kind.cells.look().into(),
        len,
        pitch: PITCH as u32,
        stretches,
        marks,
        single: kind.single,
        double: kind.double,
    };
    let piece = |n: u64| {
        let stands = strip.stretch_of(n).is_some();
        let marked = if strip.marks.contains(&n) { " marked" } else { "" };
        let look = match stands || !marked.is_empty() {
            false => " out",
            true if kind.cells == Cells::Pawn && n.is_multiple_of(2) => " even",
            true => "",
        };
        Piece {
            n,
            at: [PITCH * (n as i32 - 1) + aside, 0, PITCH - 2 * aside, high],
            round,
            look: [&strip.look, marked, look].concat(),
            label: n.to_string(),
            name: format!("{} {n}", card.piece),
            // A fallen pin says so in its picture, too.
            state: if kind.cells == Cells::Pin && !stands { "down".into() } else { String::new() },
            moves: stands && kind.single,
            edits: true,
            ..Piece::default()
        }
    };
    let pieces: Vec<Piece> = (1..=drawn).map(piece).collect();
    let stands_on = (kind.cells == Cells::Pin).then_some(Shape::Ground { at: [0, high], width: wide });
    Layout {
        noun: card.group.into(),
        piece: card.piece.into(),
        number: seat.number(0),
        size: [wide as u32, high as u32],
        shapes: stands_on.into_iter().collect(),
        pieces,
        sizes: vec![["more", "less"].map(|sign| format!("One {} {sign} at the right end", card.piece))],
        glyphs: kind.cells.glyphs(),
        strip: Some(Box::new(strip)),
        ..Layout::default()
    }
}
