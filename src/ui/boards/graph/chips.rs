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
fn text(props: &Picture, board: &Graph, part: &GraphPart, short: bool) -> (String, String) {
    let Some(now) = value(props, part) else {
        let count = if short { words::number(part.edges) } else { words::count(part.edges, &board.piece) };
        return (count, String::new());
    };
    let mut text = (Value::Star(now).text(), String::new());
    let preview = props.preview.as_deref();
    let cut = preview.filter(|preview| preview.mv.snip.as_ref().is_some_and(|snip| snip.part == part.place));
    if let Some(then) = cut.and_then(|preview| words::part_after(&props.parts, now, preview.value?)) {
        text.1 = format!(" → {}", Value::Star(then).text());
    }
    text
}

/// Where chips stand, from where to where.
struct Line {
    width: i64,
    taken: Vec<(i64, i64)>,
}

impl Line {
    /// The left end of something so wide round a place, where there is room for it.
    fn room(&self, mid: i64, wide: i64) -> Option<i64> {
        let left = (mid - wide / 2).min(self.width - wide - 4).max(4);
        let clear = self.taken.iter().all(|(from, to)| left > to + 6 || left + wide + 6 < *from);
        clear.then_some(left)
    }
    fn take(&mut self, mid: i64, wide: i64) -> Option<i64> {
        let left = self.room(mid, wide)?;
        self.taken.push((left, left + wide));
        Some(left)
    }
}

/// The chips of all parts for which there is room, the one that changes in any case; with their names where these fit
/// beside all of them.
pub fn chips(
    out: &mut String,
    props: &Picture,
    board: &Graph,
    curves: &Curves,
    shown: Option<&Shown>,
    (frame, placed): (&Frame, &Placed),
) {
    let (width, height) = (frame.size.0 as i64, frame.size.1 as i64);
    let size =
        |text: &str, each: i64| (text.chars().count() as i64 * each * (frame.letters * 10.0) as i64) / 10;
    let high = (34.0 * frame.letters) as i64;
    let below = if frame.low() { 36.0 } else { 42.0 * frame.letters };
    let y = ((placed.y + below) as i64).min(height - high / 2 - 3);
    let mut seen = Vec::new();
    for (index, (from, to)) in extents(board, curves).into_iter().enumerate() {
        let [from, to] = [from, to].map(|x| if from > to { -1 } else { placed.at((x, 0)).0 as i64 });
        if to >= 0 && from <= width {
            seen.push((index, (from + to) / 2));
        }
    }
    let line = || Line { width, taken: Vec::new() };
    let mut all = line();
    let named = seen.iter().all(|(index, mid)| {
        let part = &board.parts[*index];
        let wide = size(&text(props, board, part, false).0, 10) + high + size(&name(board, part), 8) + 10;
        all.take(*mid, wide).is_some()
    });
    let changed = shown.and_then(|shown| board.edges.get(shown.cut)).map(|edge| edge.part as usize);
    seen.sort_by_key(|(index, _)| Some(*index) != changed);
    let mut line = line();
    for (index, mid) in seen {
        let part = &board.parts[index];
        let (own, (now, then)) = (name(board, part), text(props, board, part, !named));
        let wide = size(&now, 10) + size(&then, 10) + high;
        let beside = size(&own, 8) + 10;
        let named = named && line.room(mid, wide + beside).is_some();
        let beside = if named { beside } else { 0 };
        let Some(left) = line.take(mid, wide + beside) else { continue };
        let left = left + beside;
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
