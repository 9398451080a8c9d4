//! The values of the parts, below the ground.
use super::{
    super::{
        labels::{Value, title},
        put::put,
        view::Mark,
    },
    Picture,
    curves::Curves,
    frame::{Frame, Placed},
    shown::Shown,
};
use crate::core::*;
use crate::ui::{model::Level, words};

/// The name of a part.
pub fn name(board: &Graph, part: &GraphPart) -> String {
    if part.name.is_empty() { title(&board.noun, part.number) } else { part.name.clone() }
}

/// The horizontal extent of each part; the other way round where nothing is drawn.
fn extents(board: &Graph, curves: &Curves) -> Vec<(i64, i64)> {
    let mut ends = vec![(i64::MAX, i64::MIN); board.parts.len()];
    for (curve, edge) in curves.all.iter().zip(&board.edges) {
        let Some(end) = ends.get_mut(edge.part as usize) else { continue };
        for x in [curve.from.0, curve.to.0, curve.middle().0] {
            *end = (end.0.min(x), end.1.max(x));
        }
    }
    ends
}

/// The names of the parts that have one, so far below the ground, for a still picture.
pub fn names(out: &mut String, board: &Graph, below: i64) {
    for (part, (from, to)) in board.parts.iter().zip(extents(board, &Curves::of(board))) {
        if from <= to && !part.name.is_empty() {
            put(out, r#"<text class="lb" x="@" y="@">~</text>"#, &[(from + to) / 2, below], &[&part.name]);
        }
    }
}

/// The value of a part, where it is known and may be shown.
pub fn value(props: &Picture, part: &GraphPart) -> Option<Nimber> {
    let own = props.parts.iter().find(|own| own.places.contains(&part.place))?;
    own.value.filter(|_| props.level == Level::Full)
}

/// What the chip of a part shows, and what becomes of it.
fn text(props: &Picture, board: &Graph, part: &GraphPart) -> (String, String) {
    let Some(now) = value(props, part) else {
        return (words::count(part.edges, &board.piece), String::new());
    };
    let mut text = (Value::Star(now).text(), String::new());
    let preview = props.preview.as_deref();
    let cut = preview.filter(|preview| preview.mv.snip.as_ref().is_some_and(|snip| snip.part == part.place));
    if let Some(then) = cut.and_then(|preview| words::part_after(&props.parts, now, preview.value?)) {
        text.1 = format!(" → {}", Value::Star(then).text());
    }
    text
}

/// The chips of all parts for which there is room, the one that changes in any case.
pub fn chips(
    out: &mut String,
    props: &Picture,
    board: &Graph,
    curves: &Curves,
    shown: Option<&Shown>,
    (frame, placed): (&Frame, &Placed),
) {
    let ends = extents(board, curves);
    let changed = shown.and_then(|shown| board.edges.get(shown.cut)).map(|edge| edge.part as usize);
    let (width, height) = (frame.size.0 as i64, frame.size.1 as i64);
    let size = |letters: usize, each: i64| (letters as i64 * each * (frame.letters * 10.0) as i64) / 10;
    let high = (34.0 * frame.letters) as i64;
    let ground = placed.y as i64;
    let y =
        (ground + if frame.low() { 36 } else { (42.0 * frame.letters) as i64 }).min(height - high / 2 - 3);
    let mut taken: Vec<(i64, i64)> = Vec::new();
    let order = changed.into_iter().chain((0..board.parts.len()).filter(|index| Some(*index) != changed));
    for index in order {
        let part = &board.parts[index];
        if ends[index].0 > ends[index].1 {
            continue;
        }
        let (from, to) = (placed.at((ends[index].0, 0)).0 as i64, placed.at((ends[index].1, 0)).0 as i64);
        if to < 0 || from > width {
            continue;
        }
        let (own, (now, then)) = (name(board, part), text(props, board, part));
        let wide = size(now.chars().count() + then.chars().count(), 10) + high;
        let beside = size(own.chars().count(), 8) + 10;
        let mid = (from + to) / 2;
        // With its name beside it if there is room, else without.
        let free = |wide: i64| {
            let left = (mid - wide / 2).min(width - wide - 4).max(4);
            let clear = taken.iter().all(|(from, to)| left > to + 6 || left + wide + 6 < *from);
            clear.then_some(left)
        };
        let (left, named) = match (free(wide + beside), free(wide)) {
            (Some(left), _) => (left, true),
            (None, Some(left)) => (left, false),
            _ => continue,
        };
        taken.push((left, left + wide + if named { beside } else { 0 }));
        let left = if named { left + beside } else { left };
        let class = match shown.filter(|_| !then.is_empty()).map(|shown| shown.mark) {
            None => ["vc", "to"],
            Some(Mark::Wins) => ["vc on", "to"],
            Some(_) => ["vc flat", "to flat"],
        };
        if named {
            put(out, r#"<text class="pn" x="@" y="@">~</text>"#, &[left - 8, y + 5], &[&own]);
        }
        let chip = concat!(
            r#"<rect class="~" x="@" y="@" width="@" height="@" rx="@"/>"#,
            r#"<text class="vt big" x="@" y="@">~<tspan class="~">~</tspan></text>"#
        );
        let numbers = [left, y - high / 2, wide, high, high / 2, left + wide / 2, y + high / 5];
        put(out, chip, &numbers, &[class[0], &now, class[1], &then]);
    }
}
