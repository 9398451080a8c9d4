//! The curves of a picture, in whole pixels at full size: x to the right, y downwards from the ground.
use crate::core::{Edge, Graph};
use std::fmt::Write;

/// Pixels per unit of the vertices' coordinates, a tenth of a square.
pub const SCALE: i64 = 2;
/// The height of a loop whose edge gives none.
const LOOP: i64 = 44;
/// Into how many straight pieces a curve is broken to find the nearest edge.
const STEPS: usize = 8;

/// A curve between two points, or a loop at one point.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Curve {
    pub from: (i64, i64),
    pub to: (i64, i64),
    /// How far the curve's middle lies from the middle between its ends.
    bend: (i64, i64),
    round: bool,
}

impl Curve {
    /// The curve of an edge. A straight edge is slightly bent, as if drawn by hand, in the same way every time.
    pub fn of(graph: &Graph, edge: &Edge) -> Self {
        let at = |end: u32| {
            let vertex = graph.vertices.get(end as usize);
            vertex.map_or((0, 0), |v| (i64::from(v.x) * SCALE, -i64::from(v.y) * SCALE))
        };
        let (from, to, round) = (at(edge.ends[0]), at(edge.ends[1]), edge.is_loop());
        let mut bend = (i64::from(edge.bend[0]) * SCALE, -i64::from(edge.bend[1]) * SCALE);
        if bend == (0, 0) {
            let (dx, dy) = (to.0 - from.0, to.1 - from.1);
            let length = dx.abs().max(dy.abs()).max(1);
            let bow = (length / 60 + 1).min(3) * if edge.n.is_multiple_of(2) { 1 } else { -1 };
            bend = if round { (0, -LOOP) } else { (-dy * bow / length, dx * bow / length) };
        }
        Self { from, to, bend, round }
    }
    /// The middle of the curve.
    pub fn middle(&self) -> (i64, i64) {
        ((self.from.0 + self.to.0) / 2 + self.bend.0, (self.from.1 + self.to.1) / 2 + self.bend.1)
    }
    /// The direction of the curve at its middle.
    pub fn along(&self) -> (i64, i64) {
        if self.round {
            return (-self.bend.1, self.bend.0);
        }
        (self.to.0 - self.from.0, self.to.1 - self.from.1)
    }
    /// The control points after the starting point: one for a curve, two groups of three for a loop; with the end
    /// point.
    fn steered(&self) -> Vec<(i64, i64)> {
        let ((x, y), (ux, uy)) = (self.from, self.bend);
        if !self.round {
            let (mx, my) = self.middle();
            return vec![(mx + ux, my + uy), self.to];
        }
        // As round as a balloon: a part of the way up and to the side.
        let at = |up: i64, side: i64| (x + (ux * up - uy * side) / 100, y + (uy * up + ux * side) / 100);
        vec![at(15, 68), at(100, 53), at(100, 0), at(100, -53), at(15, -68), self.from]
    }
    /// Appends the curve as SVG path data.
    pub fn path(&self, out: &mut String) {
        let (x, y) = self.from;
        let _ = write!(out, "M{x} {y}");
        let (letter, group) = if self.round { ('C', 3) } else { ('Q', 2) };
        for (index, (x, y)) in self.steered().into_iter().enumerate() {
            let before = if index % group == 0 { letter } else { ' ' };
            let _ = write!(out, "{before}{x} {y}");
        }
    }
    /// The curve as SVG path data.
    pub fn d(&self) -> String {
        let mut out = String::new();
        self.path(&mut out);
        out
    }
    /// `STEPS` + 1 points along the curve.
    fn points(&self) -> impl Iterator<Item = (f64, f64)> + use<> {
        let (from, steered, round) = (real(self.from), self.steered(), self.round);
        (0..=STEPS).map(move |step| {
            let t = step as f64 / STEPS as f64;
            let at = |i: usize| real(steered[i]);
            if !round {
                return mix(mix(from, at(0), t), mix(at(0), at(1), t), t);
            }
            let (start, i, t) = if t < 0.5 { (from, 0, 2.0 * t) } else { (at(2), 3, 2.0 * t - 1.0) };
            let (a, b, c) = (mix(start, at(i), t), mix(at(i), at(i + 1), t), mix(at(i + 1), at(i + 2), t));
            mix(mix(a, b, t), mix(b, c, t), t)
        })
    }
}

fn real((x, y): (i64, i64)) -> (f64, f64) {
    (x as f64, y as f64)
}

fn mix(a: (f64, f64), b: (f64, f64), t: f64) -> (f64, f64) {
    (a.0 + (b.0 - a.0) * t, a.1 + (b.1 - a.1) * t)
}

/// All curves of a picture, one for each edge. They are made once for each scene and compared by address.
pub struct Curves {
    pub all: Vec<Curve>,
    points: Vec<(f64, f64)>,
    /// The left, upper and right border of what is drawn; the ground is below.
    pub bounds: [i64; 3],
}

impl PartialEq for Curves {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

impl Curves {
    /// The curves of an empty picture.
    pub fn none() -> Self {
        Self { all: Vec::new(), points: Vec::new(), bounds: [0; 3] }
    }
    pub fn of(graph: &Graph) -> Self {
        let all: Vec<Curve> = graph.edges.iter().map(|edge| Curve::of(graph, edge)).collect();
        let points: Vec<(f64, f64)> = all.iter().flat_map(Curve::points).collect();
        let mut bounds = [i64::MAX, 0, i64::MIN];
        for (x, y) in &points {
            let (x, y) = (*x as i64, *y as i64);
            bounds = [bounds[0].min(x), bounds[1].min(y), bounds[2].max(x)];
        }
        if all.is_empty() {
            bounds = [0; 3];
        }
        Self { all, points, bounds }
    }
    /// The index of the edge nearest to a point, no further away than `most`. Linear in the number of edges.
    pub fn nearest(&self, at: (f64, f64), most: f64) -> Option<usize> {
        let mut best = (most * most, None);
        for (index, points) in self.points.chunks_exact(STEPS + 1).enumerate() {
            for pair in points.windows(2) {
                let away = away(at, pair[0], pair[1]);
                if away < best.0 {
                    best = (away, Some(index));
                }
            }
        }
        best.1
    }
    /// Whether a curve other than `own` goes through a rectangle.
    pub fn crossed(&self, own: usize, from: (f64, f64), to: (f64, f64)) -> bool {
        let inside = |(x, y): &(f64, f64)| (from.0..to.0).contains(x) && (from.1..to.1).contains(y);
        let others = self.points.chunks_exact(STEPS + 1).enumerate().filter(|(index, _)| *index != own);
        others.flat_map(|(_, points)| points).any(inside)
    }
    /// How many points of curves lie in a rectangle.
    pub fn crowd(&self, from: (f64, f64), to: (f64, f64)) -> usize {
        let inside = |(x, y): &&(f64, f64)| (from.0..to.0).contains(x) && (from.1..to.1).contains(y);
        self.points.iter().filter(inside).count()
    }
    /// Appends the edges that are wanted as paths of a class.
    pub fn strokes(&self, out: &mut String, class: &str, wanted: &dyn Fn(usize) -> bool) {
        let mut chunks = Chunks::new(out, class);
        for (_, curve) in self.all.iter().enumerate().filter(|(index, _)| wanted(*index)) {
            curve.path(chunks.next());
        }
        chunks.end();
    }
}

/// Paths of several curves each: a single path would be painted anew wherever anything changes, and one path for each
/// curve would be too many.
struct Chunks<'o> {
    out: &'o mut String,
    class: &'o str,
    count: usize,
}

/// How many curves share a path.
const CHUNK: usize = 48;

impl<'o> Chunks<'o> {
    fn new(out: &'o mut String, class: &'o str) -> Self {
        Self { out, class, count: 0 }
    }
    /// Where the next curve is written.
    fn next(&mut self) -> &mut String {
        if self.count.is_multiple_of(CHUNK) {
            self.end();
            let _ = write!(self.out, r#"<path class="{}" d=""#, self.class);
        }
        self.count += 1;
        self.out
    }
    fn end(&mut self) {
        if self.count > 0 {
            self.out.push_str(r#""/>"#);
        }
    }
}

/// The square of the distance of a point from a line segment.
fn away(at: (f64, f64), a: (f64, f64), b: (f64, f64)) -> f64 {
    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
    let length = dx * dx + dy * dy;
    let t = ((at.0 - a.0) * dx + (at.1 - a.1) * dy) / if length > 0.0 { length } else { 1.0 };
    let t = if t > 1.0 {
        1.0
    } else if t > 0.0 {
        t
    } else {
        0.0
    };
    let (x, y) = (at.0 - a.0 - t * dx, at.1 - a.1 - t * dy);
    x * x + y * y
}

/// Appends the discs of the vertices that are wanted: each is a stretch of no length with a round cap.
pub fn dots(out: &mut String, class: &str, graph: &Graph, wanted: &dyn Fn(usize) -> bool) {
    let mut chunks = Chunks::new(out, class);
    for (_, vertex) in graph.vertices.iter().enumerate().filter(|(index, _)| wanted(*index)) {
        let (x, y) = (i64::from(vertex.x) * SCALE, -i64::from(vertex.y) * SCALE);
        let _ = write!(chunks.next(), "M{x} {y}h0");
    }
    chunks.end();
}

/// For each vertex, whether it is an end of a wanted edge.
pub fn touched(graph: &Graph, wanted: impl Fn(usize) -> bool) -> Vec<bool> {
    let mut touched = vec![false; graph.vertices.len()];
    for (_, edge) in graph.edges.iter().enumerate().filter(|(index, _)| wanted(*index)) {
        for end in edge.ends {
            if let Some(vertex) = touched.get_mut(end as usize) {
                *vertex = true;
            }
        }
    }
    touched
}

/// The ground from one place to another, hatched below.
pub fn ground(out: &mut String, from: i64, to: i64, y: i64) {
    let _ = write!(out, r#"<path class="ground-line" d="M{from} {y}H{to}"/><path class="ground-hatch" d=""#);
    for x in (from + 4..to - 8).step_by(12) {
        let _ = write!(out, "M{x} {}l11-10", y + 13);
    }
    out.push_str(r#""/>"#);
}

/// A picture without anything to point at: its edges each in its own class besides `graph-edge`, and their vertices. The
/// ground is at height 0; the borders are those of [`Curves::bounds`].
pub fn figure(graph: &Graph, class: &dyn Fn(&Edge) -> &'static str) -> (String, [i64; 3]) {
    let (mut out, curves) = (String::new(), Curves::of(graph));
    for (edge, curve) in graph.edges.iter().zip(&curves.all) {
        let _ = write!(out, r#"<path class="graph-edge{}" d="{}"/>"#, class(edge), curve.d());
    }
    let ends = touched(graph, |_| true);
    dots(&mut out, "graph-vertex", graph, &|index| ends[index]);
    (out, curves.bounds)
}
