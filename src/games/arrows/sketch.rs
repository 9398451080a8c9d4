//! A graph on paper: circles, curved arrows between them, and where there is room for names.
use super::drawing::Drawing;

/// The width of a vertex.
pub const WIDE: i32 = 52;
/// Room for loops and names at the edges; above there is more, [`ABOVE`].
const EDGE: i32 = 64;
const ABOVE: i32 = 88;

type Point = [f64; 2];

fn between(a: Point, b: Point, share: f64) -> Point {
    [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
}

/// The unit vector from one point to another.
fn toward(a: Point, b: Point) -> Point {
    let [x, y] = [b[0] - a[0], b[1] - a[1]];
    let length = x.hypot(y).max(1.0);
    [x / length, y / length]
}

/// A curve with one control point, or two in a loop, and its middle.
pub struct Curve {
    /// The path in the syntax of SVG.
    pub path: String,
    pub middle: Point,
}

/// A graph with its vertices at these places.
pub struct Sketch<'g> {
    graph: &'g Drawing,
    /// The middles of the vertices.
    pub middles: Vec<Point>,
    /// Width and height.
    pub size: [u32; 2],
}

impl<'g> Sketch<'g> {
    /// The graph with its vertices at these places, and the width and height that they take: see [`Drawing::places`].
    pub fn new(graph: &'g Drawing, (places, [width, height]): (Vec<[i32; 2]>, [i32; 2])) -> Self {
        let middle = |[x, y]: &[i32; 2]| [f64::from(EDGE + x), f64::from(ABOVE + y)];
        let size = [(2 * EDGE + width) as u32, (ABOVE + height + EDGE) as u32];
        Self { graph, middles: places.iter().map(middle).collect(), size }
    }
    /// The arrow from one vertex to another, with its head.
    pub fn curve(&self, from: usize, to: usize) -> Curve {
        curve(self.middles[from], self.middles[to], self.bend(from, to))
    }
    /// How far an arrow is bent: arrows back and forth keep apart, and none runs through another vertex.
    fn bend(&self, from: usize, to: usize) -> f64 {
        let (a, b) = (self.middles[from], self.middles[to]);
        let [x, y] = toward(a, b);
        let length = (b[0] - a[0]).hypot(b[1] - a[1]);
        let in_the_way = |at: &usize| {
            let [dx, dy] = [self.middles[*at][0] - a[0], self.middles[*at][1] - a[1]];
            let (along, aside) = (dx * x + dy * y, dx * y - dy * x);
            *at != from && *at != to && along > 0.0 && along < length && aside.abs() < f64::from(WIDE) * 0.7
        };
        if (0..self.graph.len()).any(|at| in_the_way(&at)) {
            return 52.0;
        }
        if self.graph.followers[to].contains(&from) { 20.0 } else { 0.0 }
    }
    /// The middle of a name of so many letters beside a vertex, in the direction that is farthest from all of its arrows.
    pub fn beside(&self, at: usize, letters: usize) -> [i32; 2] {
        let [x, y] = self.free(at);
        let far = 38.0 + 4.0 * letters as f64;
        [self.middles[at][0] + x * far, self.middles[at][1] + y * 38.0 + 5.0].map(|side| side as i32)
    }
    fn free(&self, at: usize) -> Point {
        let graph = self.graph;
        let joined =
            |other: &usize| graph.followers[at].contains(other) || graph.followers[*other].contains(&at);
        let ways = (0..graph.len()).filter(joined);
        let arrows: Vec<Point> = ways.map(|other| toward(self.middles[at], self.middles[other])).collect();
        let near = |way: &Point| {
            let along = |arrow: &Point| arrow[0] * way[0] + arrow[1] * way[1];
            arrows.iter().map(along).fold(-1.0, f64::max)
        };
        const WAYS: [Point; 8] = [
            [0.7, -0.7],
            [-0.7, -0.7],
            [0.0, -1.0],
            [0.7, 0.7],
            [-0.7, 0.7],
            [0.0, 1.0],
            [1.0, 0.0],
            [-1.0, 0.0],
        ];
        WAYS.into_iter().min_by(|a, b| near(a).total_cmp(&near(b))).unwrap_or(WAYS[0])
    }
}

/// An arrow between the middles of two vertices, its own middle `bend` pixels aside.
fn curve(from: Point, to: Point, bend: f64) -> Curve {
    let far = f64::from(WIDE) / 2.0 + 3.0;
    if from == to {
        let [x, y] = from;
        let path = format!(
            "M{:.0} {:.0}C{:.0} {:.0} {:.0} {:.0} {:.0} {:.0}",
            x - 14.0,
            y - 25.0,
            x - 46.0,
            y - 84.0,
            x + 46.0,
            y - 84.0,
            x + 14.0,
            y - 25.0
        );
        let head = head([x + 30.0, y - 56.0], [x + 14.0, y - 27.0]);
        return Curve { path: path + &head, middle: [x, y - 66.0] };
    }
    let [x, y] = toward(from, to);
    let half = between(from, to, 0.5);
    let control = [half[0] - y * 2.0 * bend, half[1] + x * 2.0 * bend];
    let (leave, arrive) = (toward(from, control), toward(to, control));
    let start = [from[0] + leave[0] * far, from[1] + leave[1] * far];
    let end = [to[0] + arrive[0] * (far + 2.0), to[1] + arrive[1] * (far + 2.0)];
    // Whole pixels, relative to the start, so that many paths have the same text.
    let [start, end, middle] = [start, end, control].map(|point| point.map(f64::round));
    let [over, on] = [middle, end].map(|point| [point[0] - start[0], point[1] - start[1]]);
    let path = match bend == 0.0 {
        true => format!("M{} {}l{} {}", start[0], start[1], on[0], on[1]),
        false => format!("M{} {}q{} {} {} {}", start[0], start[1], over[0], over[1], on[0], on[1]),
    };
    Curve { path: path + &head(control, end), middle: between(half, control, 0.5) }
}

/// The head of an arrow that comes from one place and ends at another.
fn head(from: Point, at: Point) -> String {
    let [x, y] = toward(at, from);
    // Turned by 30 degrees to either side. The pen is at the end.
    let side = |turn: f64| [13.0 * (x * 0.87 - y * turn), 13.0 * (x * turn + y * 0.87)].map(f64::round);
    let ([ax, ay], [bx, by]) = (side(0.5), side(-0.5));
    // Without −0.
    let [bx, by, back, up] = [bx, by, -ax, -ay].map(|side| side + 0.0);
    format!("m{ax} {ay}l{back} {up} {bx} {by}", ax = ax + 0.0, ay = ay + 0.0)
}
