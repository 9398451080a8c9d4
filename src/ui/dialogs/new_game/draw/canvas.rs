//! Draws the paper with the graph, the ground, and the edge being drawn.
use super::{
    sheet::{DragInProgress, End, Item, Sheet, Tool},
    sketch,
};
use crate::core::{Edge, Graph, Vertex};
use crate::ui::boards::{Curves, PictureTransform, ground};
use std::fmt::Write;

/// Graphs with more vertices show no names.
const NAMES: usize = 60;

/// The markup inside the `svg` element of the picture.
pub fn drawn(sheet: &Sheet, size: (f64, f64), curves: &Curves, placed: PictureTransform) -> String {
    let graph = &*sheet.graph;
    let mut out = String::new();
    let k = |n: f64| (n * 1000.0) as i64;
    // The squares of the paper are those that vertices snap to, or five by five of these where they are small.
    let mut square = 20.0 * placed.scale;
    while square < 9.0 {
        square *= 5.0;
    }
    let (side, x, y) = (k(square), placed.x as i64, placed.y as i64);
    let _ = write!(
        out,
        r#"<pattern id="dp" patternUnits="userSpaceOnUse" width="{side}" height="{side}" patternTransform="translate({x} {y}) scale(.001)">"#
    );
    let (width, height) = (size.0 as i64, size.1 as i64);
    let _ = write!(
        out,
        r#"<path d="M0 0H{side}M0 0V{side}"/></pattern><rect width="{width}" height="{height}" fill="url(#dp)"/>"#
    );
    ground(&mut out, 8, size.0 as i64 - 8, placed.y as i64);
    let scale = k(placed.scale);
    let _ = write!(
        out,
        r#"<g class="{}" style="--k:{}" transform="translate({} {}) scale(.001) scale({scale})">"#,
        if placed.scale < 0.5 { "far" } else { "" },
        (0.5 / placed.scale) as i64 + 1,
        placed.x as i64,
        placed.y as i64
    );
    let hangs = sketch::hanging(graph);
    if let Some(Item::Edge(index)) = sheet.chosen {
        curves.strokes(&mut out, "drawing-selected", &|own| own == index);
    }
    curves.strokes(&mut out, "graph-edge", &|index| !hangs[index]);
    curves.strokes(&mut out, "graph-edge hang", &|index| hangs[index]);
    let at = |vertex: &Vertex| [i64::from(vertex.x) * 2, -i64::from(vertex.y) * 2];
    if let Some(Item::Vertex(index)) = sheet.chosen
        && let Some(vertex) = graph.vertices.get(index)
    {
        let [x, y] = at(vertex);
        let _ = write!(out, r#"<path class="drawing-selected on-vertex" d="M{x} {y}h0"/>"#);
    }
    let mut dots = String::new();
    for vertex in &graph.vertices {
        let [x, y] = at(vertex);
        let _ = write!(dots, "M{x} {y}h0");
    }
    let _ = write!(out, r#"<path class="graph-vertex" d="{dots}"/>"#);
    if sheet.tool == Tool::Bend {
        let mut knobs = String::new();
        for curve in &curves.all {
            let (x, y) = curve.middle();
            let _ = write!(knobs, "M{x} {y}h0");
        }
        let _ = write!(
            out,
            r#"<path class="drawing-knob" d="{knobs}"/><path class="drawing-knob in" d="{knobs}"/>"#
        );
    }
    in_hand(&mut out, sheet);
    out.push_str("</g>");
    if graph.vertices.len() <= NAMES {
        names(&mut out, graph, placed);
    }
    out
}

/// The edge that is being drawn.
fn in_hand(out: &mut String, sheet: &Sheet) {
    let Some(DragInProgress::Edge { from, to, far: true }) = sheet.drag else { return };
    let ([ax, ay], [bx, by]) = (sheet.place(from), sheet.place(to));
    if from == to {
        let mut graph =
            Graph { vertices: vec![Vertex { x: ax, y: ay, ..Vertex::default() }], ..Graph::default() };
        graph.edges.push(Edge { bend: [0, sketch::LOOP], ..Edge::default() });
        Curves::of(&graph).strokes(out, "drawing-line", &|_| true);
    }
    let [ax, ay, bx, by] = [ax, -ay, bx, -by].map(|n| i64::from(n) * 2);
    if from != to {
        let _ = write!(out, r#"<path class="drawing-line" d="M{ax} {ay}L{bx} {by}"/>"#);
    }
    let class = if matches!(to, End::At(_)) { " on" } else { "" };
    let _ = write!(out, r#"<path class="drawing-end{class}" d="M{ax} {ay}h0M{bx} {by}h0"/>"#);
}

/// The names of the vertices, beside them.
fn names(out: &mut String, graph: &Graph, placed: PictureTransform) {
    for vertex in &graph.vertices {
        let (x, y) = placed.at((i64::from(vertex.x) * 2, -i64::from(vertex.y) * 2));
        let down = if vertex.grounded() { 26 } else { -8 };
        let _ = write!(
            out,
            r#"<text class="drawing-name" x="{}" y="{}">{}</text>"#,
            x as i64 + 9,
            y as i64 + down,
            vertex.name
        );
    }
}
