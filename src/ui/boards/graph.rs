//! Pictures of vertices and edges.
use super::{Boards, labels::piece_name};
use crate::core::*;
use crate::ui::markup::html;
use yew::prelude::*;

/// Pixels per tenth of a square.
const SCALE: i32 = 2;

/// The picture of a board.
pub fn graph(props: &Boards, board: &Graph) -> Html {
    let at = |vertex: u32| board.vertices.get(vertex as usize).map_or((0, 0), |v| (v.x * SCALE, -v.y * SCALE));
    let edge = |edge: &Edge| {
        let ((ax, ay), (bx, by)) = (at(edge.ends[0]), at(edge.ends[1]));
        let (mx, my) = ((ax + bx) / 2 + 2 * SCALE * edge.bend[0], (ay + by) / 2 - 2 * SCALE * edge.bend[1]);
        let class = if props.disabled { "edge" } else { "edge take" };
        html! { <path {class} d={format!("M{ax} {ay}Q{mx} {my} {bx} {by}")} data-piece={piece_name(board.edge(edge.n))}/> }
    };
    html! { <svg class="graph">{ for board.edges.iter().map(edge) }</svg> }
}
