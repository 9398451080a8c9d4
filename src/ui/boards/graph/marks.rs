//! The marks of winning cuts, at the middle of their edges, and the numbers of edges.
use super::{
    curves::Curves,
    frame::{Frame, PictureTransform},
    shown_cut::ShownCut,
};
use crate::core::{Board, Edge, Graph, MoveList, MoveView, Scene};
use std::fmt::Write;

/// With more winning cuts, or edges, than this there are no marks or numbers: the lines alone tell which cuts win.
const MOST: usize = 200;
/// Half the room that the line of an edge takes, at full size.
const LINE: f64 = 4.5;

/// The indices of the edges that a winning cut takes first, ascending.
pub fn winning(scene: &Scene, index: usize, winning: &MoveList<MoveView>) -> Vec<usize> {
    let Some(board) = scene.boards.get(index).and_then(Board::graph) else { return Vec::new() };
    let of =
        |mv: &MoveView| mv.handles.first().filter(|handle| handle.place == board.line).map(|handle| handle.n);
    let mut numbers: Vec<u64> = winning.moves.iter().filter_map(of).collect();
    numbers.sort_unstable();
    let wins = |(_, edge): &(usize, &Edge)| numbers.binary_search(&edge.n).is_ok();
    board.edges.iter().enumerate().filter(wins).map(|(index, _)| index).collect()
}

/// A disc with a check for each winning cut; more discreet, and for the first cuts only, where not `full`. None on
/// edges that go with the cut that is shown.
pub fn marks(
    out: &mut String,
    curves: &Curves,
    wins: &[usize],
    full: bool,
    shown: Option<&ShownCut>,
    (frame, placed): (&Frame, &PictureTransform),
) {
    if full && wins.len() > MOST {
        return;
    }
    let scale = if placed.scale < 0.5 { 7 } else { (12.0 * frame.letters) as i64 };
    for index in wins.iter().take(MOST) {
        if shown.is_some_and(|shown| shown.goes[*index]) {
            continue;
        }
        let (x, y) = placed.at(curves.all[*index].middle());
        let place = format!("translate({} {}) scale({}.{})", x as i64, y as i64, scale / 10, scale % 10);
        let _ = if full {
            write!(out, r##"<use href="#mg" transform="{place}"/>"##)
        } else {
            write!(
                out,
                r#"<g transform="{place}"><circle class="winning-disc" r="9"/><path class="winning-tick" d="M-4 .3l3 3.2 5.2-6"/></g>"#
            )
        };
    }
}

/// The numbers of edges without a name, beside the edges: texts speak of "edge 3".
pub fn numbers(
    out: &mut String,
    board: &Graph,
    curves: &Curves,
    (frame, placed): (&Frame, &PictureTransform),
) {
    // Marks at the middle of an edge grow with the letters.
    let (aside, letters) = (25.0 * frame.letters - 6.0, 14.0 * frame.letters);
    beside(out, board, curves, &|middle| placed.at(middle), &|at| placed.back(at), (aside, letters));
}

/// The numbers of edges without a name, in a still picture of full size.
pub fn still_numbers(out: &mut String, board: &Graph) {
    let same = |(x, y): (f64, f64)| (x, y);
    beside(out, board, &Curves::of(board), &|(x, y)| (x as f64, y as f64), &same, (14.0, 14.0));
}

/// Each number on the side of its edge that is free; none where both are taken, since it would seem to belong to
/// another edge. `at` and `back` go from the picture to the frame and back.
fn beside(
    out: &mut String,
    board: &Graph,
    curves: &Curves,
    at: &dyn Fn((i64, i64)) -> (f64, f64),
    back: &dyn Fn((f64, f64)) -> (f64, f64),
    (aside, letters): (f64, f64),
) {
    if board.edges.len() > MOST {
        return;
    }
    let mut taken: Vec<(f64, f64, f64)> = Vec::new();
    let (mut texts, mut left_out) = (String::new(), 0);
    for (index, edge) in board.edges.iter().enumerate().filter(|(_, edge)| edge.name.is_empty()) {
        let curve = &curves.all[index];
        let ((x, y), (along, up)) = (at(curve.middle()), curve.along());
        let level = along.abs() > up.abs();
        // Half the width of a number with this many digits.
        let half = (edge.n.max(1).ilog10() + 1) as f64 * letters * 0.3;
        let clear = |(x, y): &(f64, f64), line: f64| {
            let (from, to) = (back((x - half, y - letters * 0.5)), back((x + half, y + letters * 0.5)));
            !curves.crossed(index, (from.0 - line, from.1 - line), (to.0 + line, to.1 + line))
                && taken.iter().all(|(u, v, other)| {
                    (x - u).abs() >= half + other + 2.0 || (y - v).abs() >= letters * 0.9
                })
        };
        // Also tried: places nearer to the edge, for where it is narrow.
        let sides = [1.0, -1.0, 0.74, -0.74].map(|side| match level {
            true => (x, y - side * aside),
            false => (x + side * aside, y),
        });
        // Clear of the lines of other edges, or at least of their middles.
        let free = |line| sides.into_iter().find(|place| clear(place, line));
        let Some((x, y)) = free(LINE).or_else(|| free(0.0)) else {
            left_out += 1;
            continue;
        };
        taken.push((x, y, half));
        let (x, y) = (x as i64, y as i64);
        let _ = write!(texts, r#"<text class="edge-number" x="{x}" y="{y}">{}</text>"#, edge.n);
    }
    // Where most would be missing the others are of no help.
    if left_out <= taken.len() {
        out.push_str(&texts);
    }
}
