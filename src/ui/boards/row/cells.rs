//! The cells of a line: standing, fallen or marked, and the capsule of the move that is shown.
use super::{
    super::{labels::piece_name, view::Mark},
    Layout, Line,
};
use crate::core::*;
use std::fmt::Write;

/// Everything of the line that does not react, and below it what is pointed at in vain.
pub fn cells(still: &mut String, line: &Line, layout: &Layout) {
    let board = &line.board;
    paint(still, board, layout, line.cap.as_ref().map(|(cells, ..)| (cells.from, cells.to)));
    for n in 1..=board.len {
        let stands = board.row_of(n).is_some();
        let before = line.before.as_ref().filter(|before| !stands && before.row_of(n).is_some());
        if before.is_some() {
            let _ = write!(still, r#"<g class="gone">{}</g>"#, one(board.look, layout, n, 0));
        }
        let (x, y) = (layout.x(n), layout.ground + 34);
        let class = match (stands, line.wins(board.piece(n, false))) {
            (true, true) => "rn red",
            (true, false) => "rn",
            _ => "rn out",
        };
        let _ = write!(still, r#"<text class="{class}" x="{x}" y="{y}">{n}</text>"#);
        let alone = board.piece(n, false);
        // Where one cell is no move, it stands for itself and its neighbour.
        let pair =
            [n, n.saturating_sub(1)].map(|n| board.piece(n, true)).into_iter().find(|p| board.holds(*p));
        let (piece, class) = match pair.filter(|_| stands && !board.holds(alone) && !line.disabled) {
            Some(pair) => (pair, "hit take"),
            None => (alone, "hit"),
        };
        if !board.holds(alone) {
            let _ = write!(
                still,
                r#"<rect class="{class}" data-piece="{}" x="{}" y="{}" width="{}" height="{}"/>"#,
                piece_name(piece),
                x - layout.pitch / 2,
                layout.ground - layout.tall - 12,
                layout.pitch,
                layout.tall + 56
            );
        }
    }
}

/// Rings round the cells that win alone.
pub fn rings(over: &mut String, line: &Line, layout: &Layout) {
    let alone = line.wins.iter().filter(|piece| !piece.place.is_gaps() && Some(piece.n) != shown(line));
    for piece in alone {
        let rect = around(line.board.look, layout, piece.n, piece.n);
        let _ = write!(over, r#"<g class="soft"><rect class="wr" {rect}/></g>"#);
    }
}

/// The cell that the shown move is made with alone.
fn shown(line: &Line) -> Option<u64> {
    line.cap.as_ref().filter(|(cells, ..)| cells.from == cells.to).map(|(cells, ..)| cells.from)
}

/// The cells without numbers; those of a shown move lean.
pub fn paint(out: &mut String, board: &Rows, layout: &Layout, lean: Option<(u64, u64)>) {
    let (from, to) = (layout.left, layout.left + layout.pitch * board.len as i64);
    let ground = layout.ground;
    if board.look == CellLook::Pin {
        let hatch: String =
            (from - 4..to - 4).step_by(12).map(|x| format!("M{x} {}l10-10", ground + 13)).collect();
        let _ = write!(
            out,
            r#"<path class="gd" d="M{} {ground}H{}"/><path class="gh" d="{hatch}"/>"#,
            from - 8,
            to + 8
        );
    }
    for n in 1..=board.len {
        let stands = board.row_of(n).is_some();
        let marked = board.marks.contains(&n);
        if board.look != CellLook::Pin {
            field(out, board.look, layout, n, stands || marked);
        }
        if stands {
            let leans = lean.is_some_and(|(from, to)| (from..=to).contains(&n));
            *out += &one(board.look, layout, n, if leans { 4 } else { 0 });
        } else if marked {
            *out += &mark(board.look, layout, n);
        } else if board.look == CellLook::Pin {
            let scale = format!("translate({} {ground}) scale({})", layout.x(n), scale(layout));
            let _ = write!(out, r##"<use class="down" href="#po" transform="{scale}"/>"##);
            if layout.pitch >= 44 {
                let y = ground - layout.scaled(54);
                let _ = write!(out, r#"<text class="lb" x="{}" y="{y}">down</text>"#, layout.x(n));
            }
        }
    }
}

fn scale(layout: &Layout) -> String {
    format!(
        "{}.{:02}",
        layout.pitch / super::layout::WIDE,
        layout.pitch % super::layout::WIDE * 100 / super::layout::WIDE
    )
}

/// A cell that stands: a pin, nothing on a square, two pawns.
fn one(look: CellLook, layout: &Layout, n: u64, lean: i64) -> String {
    let (x, y) = (layout.x(n), layout.ground);
    match look {
        CellLook::Pin => {
            let scale = scale(layout);
            format!(r##"<use href="#pn" transform="translate({x} {y}) rotate({lean}) scale({scale})"/>"##)
        }
        CellLook::Square => String::new(),
        CellLook::Pawn => pawns(layout, n, if lean > 0 { 1 } else { 0 }),
    }
}

/// A cell with a mark: a cross, or a pawn blocked by another.
fn mark(look: CellLook, layout: &Layout, n: u64) -> String {
    let (x, y, r) = (layout.x(n), layout.ground - layout.tall / 2, layout.scaled(17));
    match look {
        CellLook::Pawn => pawns(layout, n, 1),
        _ => format!(r#"<path class="xx" d="M{} {}l{2} {2}m0-{2}l-{2} {2}"/>"#, x - r, y - r, 2 * r),
    }
}

/// The pawns of a file, the lower one so many ranks up.
fn pawns(layout: &Layout, n: u64, up: i64) -> String {
    let (x, base, scale) = (layout.x(n), layout.ground - layout.scaled(8), scale(layout));
    let pawn = |class: &str, rank: i64| {
        let y = base - rank * layout.pitch;
        format!(r##"<use class="{class}" href="#pw" transform="translate({x} {y}) scale({scale})"/>"##)
    };
    pawn("pk", 2) + &pawn("pl", up)
}

/// The squares of a strip or a file.
fn field(out: &mut String, look: CellLook, layout: &Layout, n: u64, open: bool) {
    let (x, pitch) = (layout.x(n) - layout.pitch / 2, layout.pitch);
    let ranks = if look == CellLook::Pawn { 3 } else { 1 };
    for rank in 0..ranks {
        let y = layout.ground - (rank + 1) * layout.tall / ranks;
        let dark = look == CellLook::Pawn && (n as i64 + rank) % 2 == 1;
        let class = match (open, dark) {
            (false, _) => "cl out",
            (true, true) => "cl dk",
            (true, false) => "cl",
        };
        let side = layout.tall / ranks;
        let _ = write!(out, r#"<rect class="{class}" x="{x}" y="{y}" width="{pitch}" height="{side}"/>"#);
        if !open && look == CellLook::Square {
            let _ = write!(
                out,
                r#"<path class="bk" d="M{} {}l{} {}"/>"#,
                x + 8,
                y + side - 8,
                pitch - 16,
                16 - side
            );
        }
    }
}

/// A rectangle round cells.
fn around(look: CellLook, layout: &Layout, from: u64, to: u64) -> String {
    let half = (layout.pitch / 2 - 3).min(26);
    let (above, below, round) = if look == CellLook::Pin { (12, 6, half) } else { (5, 5, 8) };
    let half = if look == CellLook::Pin { half } else { layout.pitch / 2 + 4 };
    let (x, y) = (layout.x(from) - half, layout.ground - layout.tall - above);
    let width = layout.x(to) - layout.x(from) + 2 * half;
    format!(r#"x="{x}" y="{y}" width="{width}" height="{}" rx="{round}""#, layout.tall + above + below)
}

/// The capsule round the cells of the shown move, with its tag.
pub fn cap(under: &mut String, over: &mut String, line: &Line, layout: &Layout) {
    let Some((cells, _, mark)) = &line.cap else { return };
    let (from, to) = (cells.from, cells.to);
    let rect = around(line.board.look, layout, from, to);
    let _ = write!(under, r#"<rect class="capf{}" {rect}/>"#, mark.class());
    let text = if from == to {
        format!("{} {from}", cells.noun)
    } else {
        format!("{}s {from} and {to}", cells.noun)
    };
    let (icon, shift) = match mark {
        Mark::Wins => (r#"M-6 0l4.5 4.5 8-9"#, 10),
        Mark::Loses => (r#"M-5-4.500l9 9m0-9l-9 9"#, 10),
        Mark::Plain => ("", 0),
    };
    let half = text.len() as i64 * 4 + 14 + shift;
    let mid = (layout.x(from) + layout.x(to)) / 2;
    let y = layout.ground - layout.tall - 34;
    let x = mid.clamp(half, (layout.width - half).max(half));
    let _ = write!(
        over,
        concat!(
            r#"<g class="cap{}"><rect class="capo" {}/><path class="capl" d="M{} {}v8"/><g class="tag" transform="translate({} {})">"#,
            r#"<rect x="{}" y="-16" width="{}" height="30" rx="7"/><path transform="translate({} -1)" d="{}"/>"#,
            r#"<text x="{}" y="5">{}</text></g></g>"#
        ),
        mark.class(),
        rect,
        mid,
        y + 14,
        x,
        y,
        -half,
        2 * half,
        14 - half,
        icon,
        shift,
        text
    );
}

/// A line as a still picture: its markup, its width, and where its ground is; with numbers if asked for. Too long a
/// one is its rows in figures.
pub fn still(board: &Rows, numbers: bool) -> (String, i64, i64) {
    let mut out = String::new();
    if board.len > super::DRAWN {
        let sizes: Vec<String> =
            board.rows.iter().take(MOST_SIZES).map(|row| row.len().to_string()).collect();
        let more = if board.rows.len() > MOST_SIZES { " + …" } else { "" };
        let text = sizes.join(" + ") + more;
        let width = text.chars().count() as i64 * 11 + 60;
        let _ = write!(out, r#"<text class="rn" x="{}" y="40">{text}</text>"#, width / 2);
        return (out, width, 60);
    }
    let layout = Layout::new(board, (16 + (board.len as i64).max(1) * 44, i64::MAX), false);
    paint(&mut out, board, &layout, None);
    for n in (1..=board.len).filter(|_| numbers) {
        let class = if board.row_of(n).is_some() { "rn" } else { "rn out" };
        let _ =
            write!(out, r#"<text class="{class}" x="{}" y="{}">{n}</text>"#, layout.x(n), layout.ground + 34);
    }
    (out, layout.width, layout.ground)
}

/// The first cells of a line that is short enough to be drawn.
pub fn start(board: &Rows, cells: u64) -> Rows {
    let mut start = board.clone();
    if board.len <= super::DRAWN {
        start.len = board.len.min(cells);
        start.rows.retain(|row| row.from <= cells);
        start.rows.iter_mut().for_each(|row| row.to = row.to.min(cells));
    }
    start
}

/// Most rows whose sizes a picture names.
const MOST_SIZES: usize = 8;
