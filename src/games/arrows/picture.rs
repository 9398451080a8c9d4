//! A graph as a picture: ends at the right, the other vertices as far to the left as play has to go, and arrows between.
use super::{
    drawing::{Drawing, VERTICES},
    labels::Label,
    tokens::Tokens,
};
use crate::core::{nimber::Nimber, scene::*};

/// The width of a vertex, of the button on an arrow, and half the distance of neighbours across and down.
const WIDE: i32 = 52;
const BUTTON: i32 = 44;
const ACROSS: i32 = 66;
const DOWN: i32 = 47;
/// Room at the edges for loops and names.
const EDGE: i32 = 64;
const ABOVE: i32 = 88;

/// The number of the piece of a vertex, and of an arrow.
pub fn vertex(at: usize) -> u64 {
    at as u64 + 1
}
pub fn arrow(from: usize, to: usize) -> u64 {
    ((from + 1) * (VERTICES + 1) + to + 1) as u64
}
/// The vertices of a piece: those of an arrow, or one alone.
pub fn read(n: u64) -> Option<(Option<usize>, usize)> {
    let n = usize::try_from(n).ok()?;
    let (from, to) = (n / (VERTICES + 1), n % (VERTICES + 1));
    Some((from.checked_sub(1), to.checked_sub(1)?))
}

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
struct Curve {
    path: String,
    middle: Point,
}

/// An arrow between the middles of two vertices, bent aside by so much.
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
    let path = format!(
        "M{:.0} {:.0}Q{:.0} {:.0} {:.0} {:.0}",
        start[0], start[1], control[0], control[1], end[0], end[1]
    );
    Curve { path: path + &head(control, end), middle: between(half, control, 0.5) }
}

/// The point of an arrow that comes from one place and ends at another.
fn head(from: Point, at: Point) -> String {
    let [x, y] = toward(at, from);
    // Turned by 30 degrees to either side.
    let side = |turn: f64| [at[0] + 13.0 * (x * 0.87 - y * turn), at[1] + 13.0 * (x * turn + y * 0.87)];
    let ([ax, ay], [bx, by]) = (side(0.5), side(-0.5));
    format!("M{ax:.0} {ay:.0}L{:.0} {:.0}L{bx:.0} {by:.0}", at[0], at[1])
}

/// How far an arrow is bent: arrows back and forth keep apart, and none runs through another vertex.
fn bend(graph: &Drawing, middles: &[Point], from: usize, to: usize) -> f64 {
    let (a, b) = (middles[from], middles[to]);
    let [x, y] = toward(a, b);
    let length = (b[0] - a[0]).hypot(b[1] - a[1]);
    let in_the_way = |at: &usize| {
        let [dx, dy] = [middles[*at][0] - a[0], middles[*at][1] - a[1]];
        let (along, aside) = (dx * x + dy * y, dx * y - dy * x);
        *at != from && *at != to && along > 0.0 && along < length && aside.abs() < f64::from(WIDE) * 0.7
    };
    if (0..graph.len()).any(|at| in_the_way(&at)) {
        return 52.0;
    }
    if graph.followers[to].contains(&from) { 20.0 } else { 0.0 }
}

/// The direction from a vertex that is farthest from all of its arrows, for its name.
fn free(graph: &Drawing, middles: &[Point], at: usize) -> Point {
    let joined = |other: &usize| graph.followers[at].contains(other) || graph.followers[*other].contains(&at);
    let arrows: Vec<Point> =
        (0..graph.len()).filter(joined).map(|other| toward(middles[at], middles[other])).collect();
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

pub fn layout(graph: &Drawing, labels: &[Label], tokens: &Tokens, seat: Seat) -> Layout {
    let (places, [width, height]) = graph.places();
    let middle =
        |[column, row]: &[i32; 2]| [f64::from(EDGE + column * ACROSS), f64::from(ABOVE + row * DOWN)];
    let middles: Vec<Point> = places.iter().map(middle).collect();
    let curved =
        |(from, to): (usize, usize)| curve(middles[from], middles[to], bend(graph, &middles, from, to));
    let several = tokens.at.len() > 1;
    let line = |arrow| Shape::Line { path: curved(arrow).path, look: "arrow".into() };
    let round = |n: u64, [x, y]: Point, wide: i32| {
        let at = [x as i32 - wide / 2, y as i32 - wide / 2, wide, wide];
        (n, at, wide / 2)
    };
    let names = (0..graph.len()).map(|at| {
        let text = format!("{}{}", graph.names[at], " ●".repeat(tokens.count(at)));
        let [x, y] = free(graph, &middles, at);
        let far = 4.0 * text.chars().count() as f64;
        let place = [middles[at][0] + x * (38.0 + far), middles[at][1] + y * 38.0 + 5.0];
        Shape::Text { at: place.map(|side| side as i32), text }
    });
    let vertices = (0..graph.len()).map(|at| {
        let (n, place, radius) = round(vertex(at), middles[at], WIDE);
        let count = tokens.count(at);
        let held = match count {
            0 => String::new(),
            1 => " token".into(),
            _ => format!(" token of{count}"),
        };
        let name = match count {
            0 => format!("vertex {}", graph.names[at]),
            1 => format!("vertex {}, a token", graph.names[at]),
            _ => format!("vertex {}, {count} tokens", graph.names[at]),
        };
        Piece {
            n,
            at: place,
            round: radius,
            look: format!("plain vertex{held}"),
            label: String::new(),
            name,
            value: labels[at].value().map(Nimber),
            outcome: Some(labels[at].outcome()),
            moves: !several && graph.followers[tokens.at[0]].contains(&at),
            edits: true,
        }
    });
    let buttons = graph.arrows().filter(|(from, _)| several && tokens.count(*from) > 0).map(|(from, to)| {
        let (n, place, radius) = round(arrow(from, to), curved((from, to)).middle, BUTTON);
        Piece {
            n,
            at: place,
            round: radius,
            look: "plain via".into(),
            label: String::new(),
            name: format!("from {} to {}", graph.names[from], graph.names[to]),
            value: None,
            outcome: None,
            moves: true,
            edits: true,
        }
    });
    Layout {
        noun: "graph".into(),
        piece: "vertex".into(),
        game: String::new(),
        line: Place::default(),
        number: seat.number(0),
        size: [(2 * EDGE + width * ACROSS) as u32, (ABOVE + height * DOWN + EDGE) as u32],
        shapes: graph.arrows().map(line).chain(names).collect(),
        pieces: vertices.chain(buttons).collect(),
        sizes: [["Another vertex", "A vertex less"], ["Another token", "A token less"]]
            .map(|pair| pair.map(String::from))
            .into(),
        ..Layout::default()
    }
}
