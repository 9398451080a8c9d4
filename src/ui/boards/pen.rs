//! What is drawn on boards on which moves are lines: the line of the move in preview, its points, and the values of the
//! zones that lines separate.
use super::{BoardsProps, labels::Value, mark::Mark};
use crate::core::{ComponentView, Layout, LineRelation, MoveView, Pen, PieceId, Zone};
use crate::ui::{model::Level, words};
use std::fmt::Write;

/// Half the width of the band that is drawn round a way.
const HALF: f64 = 11.0;

/// The pieces of the move in preview, or of the move shown before it is made; where there is none, the picked pieces.
pub fn handles<'p>(props: &'p BoardsProps, mv: Option<&'p MoveView>) -> &'p [PieceId] {
    mv.map_or(&props.picked[..], |mv| &mv.handles[..])
}

/// SVG path data of the ways to the pieces on the line or inside it, from where the first two ways part, and of points
/// at the pieces inside. Ways to pieces on the line end shortly before the piece.
fn ways(board: &Layout, pen: &Pen, handles: &[PieceId]) -> (String, String) {
    let lying = |(piece, way): (&crate::core::Piece, &Vec<[i32; 2]>)| {
        Some((board.line_relation(handles, piece.n)?, way.clone())).filter(|(_, way)| way.len() > 1)
    };
    let all: Vec<(LineRelation, Vec<[i32; 2]>)> =
        board.pieces.iter().zip(&pen.ways).filter_map(lying).collect();
    let Some((_, first)) = all.first() else { return Default::default() };
    let same = |at: usize| all.iter().all(|(_, way)| way.get(at) == first.get(at));
    let common = (0..first.len()).take_while(|at| same(*at)).count();
    let shortest = all.iter().map(|(_, way)| way.len()).min().unwrap_or(2);
    let from = common.saturating_sub(1).min(shortest - 2);
    let (mut band, mut inside) = (String::new(), String::new());
    for (lies, way) in &all {
        let [.., [x, y], [u, v]] = way[..] else { continue };
        for (index, [x, y]) in way[from..way.len() - 1].iter().enumerate() {
            let _ = write!(band, "{}{x} {y}", if index == 0 { "M" } else { "L" });
        }
        let (across, down) = (f64::from(u - x), f64::from(v - y));
        let short =
            if *lies == LineRelation::On { (HALF / across.hypot(down).max(HALF)).min(1.0) } else { 0.0 };
        let end = [u - (across * short).round() as i32, v - (down * short).round() as i32];
        let _ = write!(band, "L{} {}", end[0], end[1]);
        if *lies == LineRelation::Inside {
            let _ = write!(inside, "M{u} {v}h0");
        }
    }
    (band, inside)
}

/// The line of the move, to lie behind the pieces: as it was drawn, or else a line that passes and encloses the same
/// pieces.
pub fn line(
    out: &mut String,
    props: &BoardsProps,
    board: &Layout,
    pen: &Pen,
    mv: Option<&MoveView>,
    mark: Mark,
) {
    let pointed = handles(props, mv);
    if let (Some(line), Some(_)) = (&props.line, mv) {
        let points: Vec<String> = line.iter().map(|[x, y]| format!("{x} {y}")).collect();
        let _ = write!(out, r#"<path class="pen-line{}" d="M{}Z"/>"#, mark.class(), points.join("L"));
        return;
    }
    let (band, inside) = ways(board, pen, pointed);
    for (class, path) in
        [("pen-out", &band), ("pen-out wide", &inside), ("pen-in", &band), ("pen-in wide", &inside)]
    {
        if !path.is_empty() {
            let _ = write!(out, r#"<path class="{class}{}" d="{path}"/>"#, mark.class());
        }
    }
}

/// Rings round the pieces of the move, and the text in each zone.
pub fn marks(
    out: &mut String,
    props: &BoardsProps,
    board: &Layout,
    pen: &Pen,
    mv: Option<&MoveView>,
    mark: Mark,
) {
    for piece in &board.pieces {
        let Some(lies) = board.line_relation(handles(props, mv), piece.n) else { continue };
        let [x, y, width, height] = piece.at.map(i64::from);
        let inside = if lies == LineRelation::Inside { " inside" } else { "" };
        let (x, y) = (x + width / 2, y + height / 2);
        let _ =
            write!(out, r#"<circle class="pen-point{inside}{}" cx="{x}" cy="{y}" r="13"/>"#, mark.class());
    }
    pen.zones.iter().for_each(|zone| written(out, zone, &value(props, zone), wins(props, zone)));
}

/// What is written in the zones of a still picture.
pub fn names(out: &mut String, pen: &Pen) {
    pen.zones.iter().for_each(|zone| written(out, zone, "", false));
}

fn written(out: &mut String, zone: &Zone, value: &str, wins: bool) {
    let Some([x, y]) = zone.at.map(|at| at.map(i64::from)) else { return };
    let wins = if wins { " wins" } else { "" };
    let text = [&*zone.text, value].join(if value.is_empty() { "" } else { " " });
    let _ = write!(out, r#"<text class="zone{wins}" x="{x}" y="{}">{text}</text>"#, y + 5);
}

fn part<'p>(props: &'p BoardsProps, zone: &Zone) -> Option<&'p ComponentView> {
    props.parts.iter().find(|part| part.places.contains(&zone.place))
}

/// The value of a zone, and what the move in preview makes of it.
fn value(props: &BoardsProps, zone: &Zone) -> String {
    let known = part(props, zone).and_then(|part| part.value).filter(|_| props.level == Level::Full);
    let Some(now) = known else { return String::new() };
    let preview = props.preview.as_deref().filter(|preview| preview.mv.groups.contains(&zone.place));
    let then = preview.and_then(|preview| words::part_after(&props.parts, now, preview.value?));
    let then = then.map(|then| format!(" → {}", Value::Star(then).text()));
    Value::Star(now).text() + &then.unwrap_or_default()
}

/// Whether a line in this zone wins, as far as that may be shown.
fn wins(props: &BoardsProps, zone: &Zone) -> bool {
    props.winning.moves.iter().any(|mv| mv.groups.contains(&zone.place))
}

/// What is said aloud of a piece of the move: whether it lies on the line or inside.
pub fn spoken(board: &Layout, handles: &[PieceId], n: u64) -> &'static str {
    match board.line_relation(handles, n) {
        Some(LineRelation::On) => ", on the line",
        Some(LineRelation::Inside) => ", inside the line",
        None => "",
    }
}

/// The name of the board for the code that draws on it, see `Ink`.
pub fn name(board: &Layout) -> String {
    format!("{}.{}", board.line.part, board.line.group)
}
