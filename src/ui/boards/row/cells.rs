//! The cells of a line: standing, fallen or marked, and the capsule of the move that is shown.
use super::{
    super::{
        labels::piece_name,
        mark::Mark,
        put::{filled, put},
    },
    Layout, Line,
};
use crate::core::{CellLook, Rows};

/// Everything of the line that does not react, what is pointed at in vain, and over it rings round winning cells.
pub fn cells(still: &mut String, over: &mut String, line: &Line, layout: &Layout) {
    let board = line.board;
    let lean = line.shown.as_ref().map_or((1, 0), |shown| shown.cells);
    paint(still, board, layout, lean);
    for n in 1..=board.len {
        let stands = board.row_of(n).is_some();
        if !stands && line.before.is_some_and(|before| before.row_of(n).is_some()) {
            still.push_str(r#"<g class="gone">"#);
            one(still, board.look, layout, n, 0);
            still.push_str("</g>");
        }
        let alone = board.piece(n, false);
        let wins = line.wins(alone);
        number(still, layout, n, if wins { "rn red" } else { class(stands) });
        if wins && line.aim() != Some(alone) {
            put(
                over,
                r#"<g class="soft"><rect class="wr" ~/></g>"#,
                &[],
                &[&around(board.look, layout, n, n)],
            );
        }
        if board.holds(alone) {
            continue;
        }
        // Where one cell is no move, it stands for itself and its neighbour.
        let (next, last) = (board.piece(n, true), board.piece(n.saturating_sub(1), true));
        let pair = if board.holds(next) { next } else { last };
        let (piece, class) = match stands && !line.props.disabled && board.holds(pair) {
            true => (pair, "hit take"),
            false => (alone, "hit"),
        };
        let top = layout.ground - layout.tall - 12;
        put(
            still,
            r#"<rect class="~" data-piece="~" x="@" y="@" width="@" height="@"/>"#,
            &[layout.x(n) - layout.pitch / 2, top, layout.pitch, layout.tall + 56],
            &[class, &piece_name(piece)],
        );
    }
}

fn class(stands: bool) -> &'static str {
    if stands { "rn" } else { "rn out" }
}

fn number(out: &mut String, layout: &Layout, n: u64, class: &str) {
    put(
        out,
        r#"<text class="~" x="@" y="@">@</text>"#,
        &[layout.x(n), layout.ground + 34, n as i64],
        &[class],
    );
}

/// The cells without numbers; those of a shown move, the first and the last one given, lean.
fn paint(out: &mut String, board: &Rows, layout: &Layout, lean: (u64, u64)) {
    let (from, to, ground) = (layout.left, layout.left + layout.pitch * board.len as i64, layout.ground);
    if board.look == CellLook::Pin {
        put(out, r#"<path class="gd" d="M@ @H@"/><path class="gh" d=""#, &[from - 8, ground, to + 8], &[]);
        let mut x = from - 4;
        while x < to - 4 {
            put(out, "M@ @l10-10", &[x, ground + 13], &[]);
            x += 12;
        }
        out.push_str(r#""/>"#);
    }
    for n in 1..=board.len {
        let (stands, marked) = (board.row_of(n).is_some(), board.marks.contains(&n));
        if board.look != CellLook::Pin {
            field(out, board.look, layout, n, stands || marked);
        }
        if stands {
            one(out, board.look, layout, n, i64::from(lean.0 <= n && n <= lean.1));
        } else if marked && board.look == CellLook::Pawn {
            pawns(out, layout, n, 1);
        } else if marked {
            let (y, r) = (ground - layout.tall / 2, layout.scaled(17));
            let d = r#"<path class="xx" d="M@ @l@ @m0-@l-@ @"/>"#;
            put(out, d, &[layout.x(n) - r, y - r, 2 * r, 2 * r, 2 * r, 2 * r, 2 * r], &[]);
        } else if board.look == CellLook::Pin {
            let down = r##"<use class="down" href="#po" transform="translate(@ @) scale(.@)"/>"##;
            put(out, down, &[layout.x(n), ground, layout.scale()], &[]);
            if layout.pitch >= 44 {
                put(
                    out,
                    r#"<text class="lb" x="@" y="@">down</text>"#,
                    &[layout.x(n), ground - layout.scaled(54)],
                    &[],
                );
            }
        }
    }
}

/// A cell that stands: a pin, nothing on a square, two pawns. It leans, or the lower pawn has advanced, by 1.
fn one(out: &mut String, look: CellLook, layout: &Layout, n: u64, lean: i64) {
    match look {
        CellLook::Pin => {
            let pin = r##"<use href="#pn" transform="translate(@ @) rotate(@) scale(.@)"/>"##;
            put(out, pin, &[layout.x(n), layout.ground, 4 * lean, layout.scale()], &[]);
        }
        CellLook::Square => {}
        CellLook::Pawn => pawns(out, layout, n, lean),
    }
}

/// The pawns of a file, the lower one so many ranks up.
fn pawns(out: &mut String, layout: &Layout, n: u64, up: i64) {
    for (class, rank) in [("pk", 2), ("pl", up)] {
        let y = layout.ground - layout.scaled(8) - rank * layout.pitch;
        let pawn = r##"<use class="~" href="#pw" transform="translate(@ @) scale(.@)"/>"##;
        put(out, pawn, &[layout.x(n), y, layout.scale()], &[class]);
    }
}

/// The squares of a strip or a file.
fn field(out: &mut String, look: CellLook, layout: &Layout, n: u64, open: bool) {
    let (x, pitch) = (layout.x(n) - layout.pitch / 2, layout.pitch);
    let ranks = if look == CellLook::Pawn { 3 } else { 1 };
    let side = layout.tall / ranks;
    for rank in 0..ranks {
        let y = layout.ground - (rank + 1) * side;
        let class = match (open, ranks > 1 && (n as i64 + rank) % 2 == 1) {
            (false, _) => "cl out",
            (true, true) => "cl dk",
            (true, false) => "cl",
        };
        put(out, r#"<rect class="~" x="@" y="@" width="@" height="@"/>"#, &[x, y, pitch, side], &[class]);
        if !open && ranks == 1 {
            let struck = r#"<path class="bk" d="M@ @l@ @"/>"#;
            put(out, struck, &[x + 8, y + side - 8, pitch - 16, 16 - side], &[]);
        }
    }
}

/// A rectangle round cells, as attributes.
fn around(look: CellLook, layout: &Layout, from: u64, to: u64) -> String {
    let (half, above, below, round) = match look {
        CellLook::Pin => ((layout.pitch / 2 - 3).min(26), 12, 6, (layout.pitch / 2 - 3).min(26)),
        _ => (layout.pitch / 2 + 4, 5, 5, 8),
    };
    let (left, right) = (layout.x(from) - half, layout.x(to) + half);
    filled(
        r#"x="@" y="@" width="@" height="@" rx="@""#,
        &[left, layout.ground - layout.tall - above, right - left, layout.tall + above + below, round],
        &[],
    )
}

/// The capsule round the cells of the shown move, with its tag.
pub fn cap(under: &mut String, over: &mut String, line: &Line, layout: &Layout) {
    let Some(shown) = &line.shown else { return };
    let (from, to) = shown.cells;
    let rect = around(line.board.look, layout, from, to);
    put(under, r#"<rect class="capf~" ~/>"#, &[], &[shown.mark.class(), &rect]);
    let text = shown.mv.phrase.object.here();
    let (icon, shift) = match shown.mark {
        Mark::Wins => ("M-6 0l4.5 4.5 8-9", 10),
        Mark::Loses => ("M-5-4.5l9 9m0-9l-9 9", 10),
        Mark::Plain => ("", 0),
    };
    let half = text.len() as i64 * 4 + 14 + shift;
    let (mid, y) = ((layout.x(from) + layout.x(to)) / 2, layout.ground - layout.tall - 34);
    let x = mid.clamp(half, (layout.width - half).max(half));
    put(
        over,
        concat!(
            r#"<g class="cap~"><rect class="capo" ~/><path class="capl" d="M@ @v8"/><g class="tag" transform="translate(@ @)">"#,
            r#"<rect x="@" y="-16" width="@" height="30" rx="7"/><path transform="translate(@ -1)" d="~"/>"#,
            r#"<text x="@" y="5">~</text></g></g>"#
        ),
        &[mid, y + 14, x, y, -half, 2 * half, 14 - half, shift],
        &[shown.mark.class(), &rect, icon, &text],
    );
}

/// A line as a still picture: its markup, its width, and where its ground is; with numbers if asked for. Too long a
/// one is its rows in figures.
pub fn still(board: &Rows, numbers: bool) -> (String, i64, i64) {
    let mut out = String::new();
    if board.len > super::DRAWN {
        let mut text = String::new();
        for row in board.rows.iter().take(MOST_SIZES) {
            let joint = if text.is_empty() { "" } else { " + " };
            put(&mut text, "~@", &[row.len() as i64], &[joint]);
        }
        if board.rows.len() > MOST_SIZES {
            text.push_str(" + …");
        }
        let width = text.len() as i64 * 11 + 60;
        put(&mut out, r#"<text class="rn" x="@" y="40">~</text>"#, &[width / 2], &[&text]);
        return (out, width, 60);
    }
    let layout = Layout::new(board, (16 + (board.len as i64).max(1) * 44, i64::MAX), false);
    paint(&mut out, board, &layout, (1, 0));
    for n in 1..=if numbers { board.len } else { 0 } {
        number(&mut out, &layout, n, class(board.row_of(n).is_some()));
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
