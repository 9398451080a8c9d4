//! A picture in TikZ.
use crate::core::scene::Graph;
use std::fmt::Write;

/// The bend of a loop that has none: where its middle lies.
const LOOP: [f64; 2] = [0.0, 22.0];

/// The drawing as an environment of TikZ, one edge on each line; one unit is a twentieth of a centimetre.
pub fn tikz(graph: &Graph) -> String {
    let place =
        |end: u32| graph.vertices.get(end as usize).map_or([0.0; 2], |at| [f64::from(at.x), f64::from(at.y)]);
    let mut text = String::from("\\begin{tikzpicture}[x=0.05cm,y=0.05cm,line cap=round]\n");
    let xs = || graph.vertices.iter().filter(|vertex| vertex.grounded()).map(|vertex| vertex.x);
    let (left, right) = (xs().min().unwrap_or(0) - 15, xs().max().unwrap_or(0) + 15);
    let _ = writeln!(text, "\\draw[dotted] ({left},0) -- ({right},0);");
    for edge in &graph.edges {
        let [[ax, ay], [bx, by]] = edge.ends.map(place);
        let mut bend = edge.bend.map(f64::from);
        let _ = write!(text, "\\draw ({ax},{ay})");
        let _ = if edge.is_loop() {
            if edge.bend == [0, 0] {
                bend = LOOP;
            }
            // Control points that make the loop round, in parts of its bend along and across it.
            let [dx, dy] = bend;
            let at = |up: f64, side: f64| [ax + dx * up - dy * side, ay + dy * up + dx * side];
            let _ = curve(&mut text, at(0.15, 0.68), at(1.0, 0.53), at(1.0, 0.0));
            curve(&mut text, at(1.0, -0.53), at(0.15, -0.68), [ax, ay])
        } else if edge.bend == [0, 0] {
            write!(text, " -- ({bx},{by})")
        } else {
            // A quadratic curve, written as a cubic one.
            let [dx, dy] = bend;
            let (x, y) = ((ax + bx) / 2.0 + 2.0 * dx, (ay + by) / 2.0 + 2.0 * dy);
            let steer = |from: [f64; 2]| [(from[0] + 2.0 * x) / 3.0, (from[1] + 2.0 * y) / 3.0];
            curve(&mut text, steer([ax, ay]), steer([bx, by]), [bx, by])
        };
        text.push_str(";\n");
    }
    for vertex in &graph.vertices {
        let _ = writeln!(text, "\\fill ({},{}) circle[radius=1.5pt];", vertex.x, vertex.y);
    }
    text + "\\end{tikzpicture}"
}

/// Continues a path to a place by a curve with two control points.
fn curve(text: &mut String, [ax, ay]: [f64; 2], [bx, by]: [f64; 2], [x, y]: [f64; 2]) -> std::fmt::Result {
    write!(text, " .. controls ({ax:.1},{ay:.1}) and ({bx:.1},{by:.1}) .. ({x:.1},{y:.1})")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::scene::{Edge, Vertex};

    #[test]
    fn curves_and_loops_are_those_of_the_board() {
        let vertex = |name: &str, x, y| Vertex { name: name.into(), x, y };
        let edge = |ends, bend| Edge { ends, bend, ..Edge::default() };
        let graph = Graph {
            vertices: vec![vertex("0", 0, 0), vertex("a", 30, 60)],
            edges: vec![edge([0, 1], [0, 0]), edge([0, 1], [-6, 3]), edge([1, 1], [0, 0])],
            ..Graph::default()
        };
        let lines: Vec<String> = tikz(&graph).lines().map(String::from).collect();
        assert_eq!(lines[0], "\\begin{tikzpicture}[x=0.05cm,y=0.05cm,line cap=round]");
        assert_eq!(lines[1], "\\draw[dotted] (-15,0) -- (15,0);");
        assert_eq!(lines[2], "\\draw (0,0) -- (30,60);");
        // Its middle is (15,30) + (-6,3).
        assert_eq!(lines[3], "\\draw (0,0) .. controls (2.0,24.0) and (12.0,44.0) .. (30.0,60.0);");
        let round = concat!(
            "\\draw (30,60) .. controls (15.0,63.3) and (18.3,82.0) .. (30.0,82.0)",
            " .. controls (41.7,82.0) and (45.0,63.3) .. (30.0,60.0);"
        );
        assert_eq!(lines[4], round);
        assert_eq!(lines[5], "\\fill (0,0) circle[radius=1.5pt];");
        assert_eq!(lines.last().map(String::as_str), Some("\\end{tikzpicture}"));
    }
}
