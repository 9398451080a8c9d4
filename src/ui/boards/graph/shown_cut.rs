//! The cut that is pointed at: what falls with it, the double mark across the edge, and the tag beside it.
use super::{
    super::{labels::Value, mark::Mark},
    PictureProps,
    curves::{Curves, dots, touched},
    frame::{Frame, PictureTransform},
};
use crate::core::{Edge, Graph, MoveView};
use std::fmt::Write;

/// More edges that fall are drawn thin instead of dotted.
const MANY: usize = 300;

/// A cut on a picture.
pub struct ShownCut {
    pub mark: Mark,
    /// The index of the edge that is cut.
    pub cut: usize,
    /// Whether each edge goes, the one that is cut included.
    pub goes: Vec<bool>,
    /// What the tag says.
    text: String,
}

/// For each edge, whether it goes with a move.
pub fn gone(board: &Graph, mv: &MoveView) -> Vec<bool> {
    let mut spans: Vec<(u64, u64)> = Vec::new();
    spans.extend(mv.touches.iter().filter(|span| span.place == board.line).map(|span| (span.from, span.to)));
    spans.sort_unstable();
    let goes = |edge: &Edge| {
        let next = spans.partition_point(|(from, _)| *from <= edge.n);
        next.checked_sub(1).is_some_and(|i| edge.n <= spans[i].1)
    };
    board.edges.iter().map(goes).collect()
}

impl ShownCut {
    /// The cut in preview, or the one that is about to be made.
    pub fn of(props: &PictureProps, board: &Graph) -> Option<Self> {
        let preview = props.preview.as_deref();
        let mv = preview.map(|preview| &preview.mv).or(props.shown.as_ref())?;
        let handle = mv.handles.first().filter(|handle| handle.place == board.line)?;
        let cut = board.edges.iter().position(|edge| edge.n == handle.n)?;
        let mark = match preview.and_then(|preview| preview.wins) {
            Some(true) => Mark::Wins,
            Some(false) => Mark::Loses,
            None => Mark::Plain,
        };
        let value = preview.and_then(|preview| preview.value);
        let text =
            value.map_or_else(|| "cut".to_string(), |value| format!("→ {}", Value::Star(value).text()));
        Some(Self { mark, cut, goes: gone(board, mv), text })
    }
    /// What lies on the picture: the edges that fall are dotted, their vertices hollow, and the edge to cut is thick.
    pub fn on_picture(&self, out: &mut String, board: &Graph, curves: &Curves) {
        let falls = |index: usize| self.goes[index] && index != self.cut;
        let stand = touched(board, |index| !self.goes[index]);
        let hollow = touched(board, |index| self.goes[index]);
        let loose = |index: usize| hollow[index] && !stand[index] && !board.vertices[index].grounded();
        curves.strokes(out, "edge-ground", &falls);
        // Dots of very many edges take long to paint, and are too small to be seen.
        let many = self.goes.iter().filter(|goes| **goes).count() > MANY;
        curves.strokes(out, if many { "falling-edge many" } else { "falling-edge" }, &falls);
        let (class, cut) = (self.mark.class(), curves.all[self.cut].d());
        let _ = write!(
            out,
            r#"<g class="cap{class}"><path class="edge-ground" d="{cut}"/><path class="cut-edge" d="{cut}"/></g>"#
        );
        dots(out, "graph-vertex", board, &|index| stand[index] && hollow[index]);
        dots(out, "graph-vertex hollow", board, &loose);
        if !many {
            dots(out, "graph-vertex inner", board, &loose);
        }
    }
    /// What lies over it and is as large at every scale: the double mark, and the tag with a line to it.
    pub fn over(&self, out: &mut String, curves: &Curves, frame: &Frame, placed: &PictureTransform) {
        let curve = &curves.all[self.cut];
        let (x, y) = placed.at(curve.middle());
        let (x, y) = (x as i64, y as i64);
        let (dx, dy) = curve.along();
        let length = ((dx * dx + dy * dy) as f64).sqrt().max(1.0) as i64;
        // Across the edge and slightly upwards.
        let (half, apart) = if placed.scale < 0.6 { (11, 2) } else { (19, 3) };
        let across = |side: i64, off: i64| {
            let along = off * apart - side * half / 3;
            [x + (-dy * side * half + dx * along) / length, y + (dx * side * half + dy * along) / length]
        };
        let _ = write!(out, r#"<g class="cap{}">"#, self.mark.class());
        for (class, off) in [("cut-ground", 0), ("cap-line", -1), ("cap-line", 1)] {
            let ([a, b], [c, d]) = (across(-1, off), across(1, off));
            let _ = write!(out, r#"<path class="{class}" d="M{a} {b}L{c} {d}"/>"#);
        }
        let wide = 44 + 10 * self.text.chars().count() as i64 + if self.mark == Mark::Loses { 18 } else { 0 };
        let (left, top) = self.free(curves, frame, placed, (x, y), wide);
        let (mid, end) = (top + 18, if left > x { left } else { left + wide });
        if (left..left + wide).contains(&x) {
            let _ = write!(out, r#"<path class="cap-line" d="M{x} {y}V{mid}"/>"#);
        } else {
            let start = if left > x { x + 22 } else { x - 22 };
            let _ = write!(out, r#"<path class="cap-line" d="M{start} {y}L{end} {mid}"/>"#);
        }
        let cross = if self.mark == Mark::Loses {
            format!(r#"<path d="M{} 13l10 10m0-10l-10 10"/>"#, wide - 22)
        } else {
            String::new()
        };
        let _ = write!(
            out,
            concat!(
                r#"<g class="tag scis" transform="translate({} {})"><rect width="{}" height="36" rx="7"/>"#,
                r#"<g transform="translate(8 7) scale(.92)"><circle cx="6" cy="6.5" r="2.6"/><circle cx="6" cy="17.5" r="2.6"/>"#,
                r#"<path d="M8.2 8 20 17M8.2 16 20 7"/></g><text x="34" y="24">{}</text>{}</g></g>"#
            ),
            left, top, wide, self.text, cross
        );
    }
    /// The upper left corner of the tag: where the fewest edges are under it, at the right in case of a tie.
    fn free(
        &self,
        curves: &Curves,
        frame: &Frame,
        placed: &PictureTransform,
        (x, y): (i64, i64),
        wide: i64,
    ) -> (i64, i64) {
        let (width, height) = (frame.size.0 as i64, frame.size.1 as i64);
        let mut best = (usize::MAX, (x + 90, y - 18));
        for (near, dy) in [(90, 0), (46, 0), (46, -44), (46, 44), (120, -60), (150, 0)] {
            for left in [x + near, x - near - wide] {
                let top = y + dy - 18;
                if left < 6 || left + wide > width - 6 || top < 4 || top + 36 > height - 20 {
                    continue;
                }
                let corner = |x: i64, y: i64| placed.back((x as f64, y as f64));
                let (from, to) = if left > x { (x + 22, left) } else { (left + wide, x - 22) };
                let line = curves.crowd(corner(from, y.min(y + dy) - 9), corner(to, y.max(y + dy) + 9));
                let under =
                    2 * curves.crowd(corner(left - 4, top - 4), corner(left + wide + 4, top + 40)) + line;
                if under < best.0 {
                    best = (under, (left, top));
                }
            }
        }
        let (left, top) = best.1;
        (left.min(width - wide - 6).max(6), top.min(height - 56).max(4))
    }
}
