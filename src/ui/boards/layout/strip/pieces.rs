//! The pieces on a line, and the capsule of the move that is shown.
use super::{
    super::{
        super::{labels::piece_name, mark::Mark},
        Layout, body,
        shapes::{Fit, shapes, symbols},
    },
    Lanes, Line,
};
use crate::core::{Piece, Shape, StripRow};
use std::fmt::Write;

/// Everything on the line that does not react, and hit areas for pieces with which alone there is no move.
pub fn pieces(still: &mut String, line: &Line, lanes: &Lanes) {
    let (board, fit) = (line.board, lanes.fit());
    let goes = line.shown.as_ref().map_or((1, 0), |shown| shown.cells);
    paint(still, board, fit, goes);
    for piece in &board.pieces {
        let n = piece.n;
        let stands = line.strip.stretch_of(n).is_some();
        if !stands && let Some(before) = line.gone(n) {
            still.push_str(r#"<g class="gone">"#);
            symbols(still, before, fit.within([piece.at[0], piece.at[1]]));
            still.push_str("</g>");
        }
        let alone = board.on_strip(n, false);
        let wins = line.wins(alone);
        number(still, lanes, piece, if wins { "board-number red" } else { class(stands) });
        if board.holds(alone) {
            continue;
        }
        // A piece that alone is no move stands for itself and its neighbour.
        let (next, last) = (board.on_strip(n, true), board.on_strip(n.saturating_sub(1), true));
        let pair = if board.holds(next) { next } else { last };
        let (named, class) = match stands && !line.props.disabled && board.holds(pair) {
            true => (pair, "hit take"),
            false => (alone, "hit"),
        };
        let top = lanes.top();
        let _ = write!(
            still,
            r#"<rect class="{class}" data-piece="{}" x="{}" y="{top}" width="{}" height="{}"/>"#,
            piece_name(named),
            lanes.x(n) - lanes.pitch / 2,
            lanes.pitch,
            lanes.ground + 44 - top
        );
    }
}

/// Rings round the winning pieces of a row. They may reach beyond its ends, but a neighbouring row draws its own.
pub fn rings(line: &Line, lanes: &Lanes, row: &StripRow) -> String {
    let mut out = String::new();
    for n in line.board.pieces.iter().map(|piece| piece.n).filter(|n| row.holds(*n)) {
        let alone = line.board.on_strip(n, false);
        if line.wins(alone) && line.aim() != Some(alone) {
            let around = lanes.around(line.board, n, n);
            let _ = write!(out, r#"<g class="soft"><rect class="winning-ring" {around}/></g>"#);
        }
    }
    out
}

fn class(stands: bool) -> &'static str {
    if stands { "board-number" } else { "board-number out" }
}

fn number(out: &mut String, lanes: &Lanes, piece: &Piece, class: &str) {
    let (x, y, label) = (lanes.x(piece.n), lanes.ground + 34, &piece.label);
    let _ = write!(out, r#"<text class="{class}" x="{x}" y="{y}">{label}</text>"#);
}

/// The ground and the pieces, without numbers; the pieces from the first to the last of `goes` as the shown move leaves
/// them.
fn paint(out: &mut String, board: &Layout, fit: Fit, goes: (u64, u64)) {
    shapes(out, &board.shapes, fit);
    for piece in &board.pieces {
        let within = fit.within([piece.at[0], piece.at[1]]);
        match board.glyph(&piece.look, goes.0 <= piece.n && piece.n <= goes.1) {
            Some(glyph) => shapes(out, glyph, within),
            None => {
                let at = fit.rect(piece.at).map(|length| length as i32);
                body(out, &Piece { at, label: String::new(), ..piece.clone() }, None, true);
            }
        }
    }
}

/// The capsule round the pieces of the shown move, with its tag.
pub fn cap(under: &mut String, over: &mut String, line: &Line, lanes: &Lanes) {
    let Some(shown) = &line.shown else { return };
    let (from, to) = shown.cells;
    let rect = lanes.around(line.board, from, to);
    let _ = write!(under, r#"<rect class="cap-fill{}" {rect}/>"#, shown.mark.class());
    let text = shown.mv.phrase.object.here();
    let (icon, shift) = match shown.mark {
        Mark::Wins => ("M-6 0l4.5 4.5 8-9", 10),
        Mark::Loses => ("M-5-4.5l9 9m0-9l-9 9", 10),
        Mark::Plain => ("", 0),
    };
    let half = text.len() as i64 * 4 + 14 + shift;
    let (mid, y) = ((lanes.x(from) + lanes.x(to)) / 2, lanes.top() - 22);
    let x = mid.clamp(half, (lanes.width - half).max(half));
    let (class, foot) = (shown.mark.class(), y + 14);
    let _ = write!(
        over,
        r#"<g class="cap{class}"><rect class="cap-outline" {rect}/><path class="cap-line" d="M{mid} {foot}v8"/>"#
    );
    let (left, wide, at) = (-half, 2 * half, 14 - half);
    let _ = write!(
        over,
        r#"<g class="tag" transform="translate({x} {y})"><rect x="{left}" y="-16" width="{wide}" height="30" rx="7"/>"#
    );
    let _ = write!(
        over,
        r#"<path transform="translate({at} -1)" d="{icon}"/><text x="{shift}" y="5">{text}</text></g></g>"#
    );
}

/// A line as a still picture: its markup, its width, and where its ground is. All pieces with their numbers, or at most
/// `most` pieces without numbers; where there are too many to draw, the sizes of the stretches.
pub fn still(board: &Layout, most: Option<usize>) -> (String, [i64; 2]) {
    let mut out = String::new();
    let Some(strip) = board.strip.as_ref().filter(|strip| strip.len == board.pieces.len() as u64) else {
        let stretches = board.strip.iter().flat_map(|strip| &strip.stretches);
        let mut text = String::new();
        for (at, stretch) in stretches.enumerate().take(MOST_SIZES + 1) {
            let joint = if at == 0 { "" } else { " + " };
            match at {
                MOST_SIZES => text.push_str(" + …"),
                _ => {
                    let _ = write!(text, "{joint}{}", stretch.len());
                }
            }
        }
        let width = text.len() as i64 * 11 + 60;
        let _ = write!(out, r#"<text class="board-number" x="{}" y="40">{text}</text>"#, width / 2);
        return (out, [width, 60]);
    };
    let board = most.map_or_else(|| board.clone(), |most| start(board, most));
    let lanes = Lanes::still(&board, strip);
    paint(&mut out, &board, lanes.fit(), (1, 0));
    for piece in board.pieces.iter().filter(|_| most.is_none()) {
        number(&mut out, &lanes, piece, class(strip.stretch_of(piece.n).is_some()));
    }
    (out, [lanes.width, lanes.ground])
}

/// The first pieces, and the ground below them.
fn start(board: &Layout, most: usize) -> Layout {
    let mut start = board.clone();
    start.pieces.truncate(most);
    let end = start.pieces.iter().map(|piece| piece.at[0] + piece.at[2]).max().unwrap_or(0);
    for shape in &mut start.shapes {
        if let Shape::Ground { at, width } = shape {
            *width = (*width).min(end - at[0]);
        }
    }
    start
}

/// Most stretches whose sizes a picture names.
const MOST_SIZES: usize = 8;
