//! What the last move took away: it falls and fades, and an outline stays.
use super::curves::{Curves, dots, touched};
use crate::core::{Board, Scene};

/// The edges of the previous scene that are gone now, with the vertices that went with them.
pub fn fell(scene: &Scene, before: Option<&Scene>, index: usize) -> String {
    let board = |scene: &'_ Scene| scene.boards.get(index).and_then(Board::graph).cloned();
    let (Some(was), Some(now)) = (before.and_then(board), board(scene)) else { return String::new() };
    let mut stand: Vec<u64> = now.edges.iter().map(|edge| edge.n).collect();
    stand.sort_unstable();
    let goes: Vec<bool> = was.edges.iter().map(|edge| stand.binary_search(&edge.n).is_err()).collect();
    let (loose, kept) = (touched(&was, |index| goes[index]), touched(&was, |index| !goes[index]));
    let mut out = String::new();
    if goes.contains(&true) {
        let curves = Curves::of(&was);
        // An outline of what fell stays in sight until the next move.
        out.push_str(r#"<g class="trace">"#);
        curves.strokes(&mut out, "ghost", &|index| goes[index]);
        out.push_str(r#"</g><g class="fell">"#);
        curves.strokes(&mut out, "graph-edge", &|index| goes[index]);
        let gone = |index: usize| loose[index] && !kept[index] && !was.vertices[index].grounded();
        dots(&mut out, "graph-vertex", &was, &gone);
        out.push_str("</g>");
    }
    out
}
