//! A picture in TikZ.
use crate::core::scene::Graph;
use std::fmt::Write;

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
        let [dx, dy] = edge.bend.map(f64::from);
        let middle = [(ax + bx) / 2.0 + dx * 4.0 / 3.0, (ay + by) / 2.0 + dy * 4.0 / 3.0];
        // A loop spreads to both sides of its middle.
        let [sx, sy] = if edge.is_loop() { [-dy * 0.75, dx * 0.75] } else { [0.0; 2] };
        let _ = if edge.bend == [0, 0] {
            writeln!(text, "\\draw ({ax},{ay}) -- ({bx},{by});")
        } else {
            let [mx, my] = middle;
            let (cx, cy, ex, ey) = (mx + sx, my + sy, mx - sx, my - sy);
            writeln!(
                text,
                "\\draw ({ax},{ay}) .. controls ({cx:.1},{cy:.1}) and ({ex:.1},{ey:.1}) .. ({bx},{by});"
            )
        };
    }
    for vertex in &graph.vertices {
        let _ = writeln!(text, "\\fill ({},{}) circle[radius=1.5pt];", vertex.x, vertex.y);
    }
    text + "\\end{tikzpicture}"
}
