//! Lines round pieces.
use crate::core::Piece;
use std::fmt::Write;

/// How far a line round several pieces is from them, in the units of their board.
const MARGIN: i64 = 5;

/// A rectangle round a piece, larger by `grow` on each side.
pub fn frame(out: &mut String, piece: &Piece, class: &str, grow: i64) {
    let [x, y, width, height] = piece.at.map(i64::from);
    let radius = i64::from(piece.round) + if is_round(piece) { grow } else { 0 };
    let [x, y, width, height] = [x - grow, y - grow, width + 2 * grow, height + 2 * grow];
    let _ = write!(
        out,
        r#"<rect class="{class}" x="{x}" y="{y}" width="{width}" height="{height}" rx="{radius}"/>"#
    );
}

/// A rectangle round several pieces; nothing where there are none.
pub fn around<'p>(out: &mut String, pieces: impl Iterator<Item = &'p Piece>, class: &str) {
    let sides = pieces.map(|piece| {
        let [x, y, width, height] = piece.at.map(i64::from);
        [x, y, x + width, y + height]
    });
    let all = sides.reduce(|a, b| [a[0].min(b[0]), a[1].min(b[1]), a[2].max(b[2]), a[3].max(b[3])]);
    if let Some([left, top, right, below]) = all {
        let (x, y) = (left - MARGIN, top - MARGIN);
        let (width, height) = (right - left + 2 * MARGIN, below - top + 2 * MARGIN);
        let _ = write!(
            out,
            r#"<rect class="{class}" x="{x}" y="{y}" width="{width}" height="{height}" rx="10"/>"#
        );
    }
}

/// Whether the piece is a circle, which shares no side with its neighbours.
pub fn is_round(piece: &Piece) -> bool {
    2 * piece.round >= piece.at[2].min(piece.at[3])
}

/// The outline round several pieces: their sides, but for those that two of them share.
pub fn outline(pieces: &[&Piece]) -> String {
    let sides = pieces.iter().flat_map(|piece| {
        let [x, y, width, height] = piece.at.map(i64::from);
        let (right, below) = (x + width, y + height);
        [[x, y, right, y], [x, below, right, below], [x, y, x, below], [right, y, right, below]]
    });
    let mut sides: Vec<[i64; 4]> = sides.collect();
    sides.sort_unstable();
    let alone = sides.chunk_by(|a, b| a == b).filter(|same| same.len() == 1);
    let mut out = String::new();
    for [x, y, to_x, to_y] in alone.flatten() {
        let _ = write!(out, "M{x} {y}L{to_x} {to_y}");
    }
    out
}
