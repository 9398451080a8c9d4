//! Graphs that are played on: the families of the exercise, and any list of edges.
use crate::core::notation::{NotationError, Scanner};
use std::{collections::BTreeSet, fmt};

/// Most points of a graph.
pub const POINTS: usize = 40;
/// The distance of neighbours in the picture, and the width of a point.
pub const STEP: i32 = 84;
pub const WIDE: i32 = 48;
/// Points of a line in one row of the picture.
const ROW: usize = 10;

/// What a graph is called in a notation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A point with so many neighbours, which have no other.
    Star(usize),
    /// So many edges in a row.
    Line(usize),
    /// So many points in a circle.
    Circle(usize),
    /// Two stars whose middles are joined, each with so many other neighbours.
    Double(usize, usize),
    /// Points in so many columns and rows.
    Lattice(usize, usize),
    /// The two horizontal and two vertical lines of noughts and crosses.
    Board,
    /// Any edges between points, counted from 1.
    Edges(BTreeSet<(usize, usize)>),
}

/// The lines of the board: its crossings and ends.
const BOARD: [[usize; 4]; 4] = [[1, 2, 3, 4], [5, 6, 7, 8], [9, 2, 6, 10], [11, 3, 7, 12]];

impl Kind {
    /// The kind that parameters denote: `star(5)`, `lattice(3,3)`, `board`, `edges(1-2,2-3)`.
    pub fn read(text: &str) -> Result<Self, NotationError> {
        const EXPECTED: &str =
            "star(5), line(4), circle(6), double(2,3), lattice(3,3), board or edges(1-2,2-3)";
        let name = text.split('(').next().unwrap_or_default();
        let mut scan = Scanner::new(text);
        for _ in name.chars() {
            scan.bump();
        }
        let kind = if name == "board" {
            Self::Board
        } else {
            if !scan.eat('(') {
                return Err(NotationError::syntax(0, EXPECTED));
            }
            let kind = match name {
                "star" => Self::Star(size(&mut scan)?),
                "line" => Self::Line(size(&mut scan)?),
                "circle" => Self::Circle(size(&mut scan)?),
                "double" => Self::Double(size(&mut scan)?, second(&mut scan)?),
                "lattice" => Self::Lattice(size(&mut scan)?, second(&mut scan)?),
                "edges" => Self::Edges(edges(&mut scan)?),
                _ => return Err(NotationError::syntax(0, EXPECTED)),
            };
            if !scan.eat(')') {
                return Err(NotationError::syntax(scan.at(), ")"));
            }
            kind
        };
        if !scan.done() {
            return Err(NotationError::syntax(scan.at(), "the end"));
        }
        kind.checked()
    }

    /// Whether it has points enough and not too many.
    pub fn checked(self) -> Result<Self, NotationError> {
        let least = if let Self::Circle(_) = self { 3 } else { 1 };
        let small = match &self {
            Self::Star(n) | Self::Line(n) | Self::Circle(n) => *n < least,
            Self::Double(m, n) | Self::Lattice(m, n) => *m < least || *n < least,
            Self::Board | Self::Edges(_) => false,
        };
        match self.points() {
            points if points > POINTS => Err(NotationError::too_large(0, format!("at most {POINTS} points"))),
            _ if small => Err(NotationError::not_allowed(0, format!("at least {least}"))),
            _ => Ok(self),
        }
    }

    /// How many points it has.
    pub fn points(&self) -> usize {
        match self {
            Self::Star(n) | Self::Line(n) => n.saturating_add(1),
            Self::Circle(n) => *n,
            Self::Double(m, n) => m.saturating_add(*n).saturating_add(2),
            Self::Lattice(m, n) => m.saturating_mul(*n),
            Self::Board => 12,
            Self::Edges(edges) => edges.iter().map(|(_, b)| *b).max().unwrap_or(0),
        }
    }

    /// One larger or smaller in one of its measures; none where it has no such measure.
    pub fn resized(&self, first: bool, larger: bool) -> Option<Self> {
        let to = |n: usize| if larger { n + 1 } else { n.saturating_sub(1) };
        Some(match (self, first) {
            (Self::Star(n), true) => Self::Star(to(*n)),
            (Self::Line(n), true) => Self::Line(to(*n)),
            (Self::Circle(n), true) => Self::Circle(to(*n)),
            (Self::Double(m, n), true) => Self::Double(to(*m), *n),
            (Self::Double(m, n), false) => Self::Double(*m, to(*n)),
            (Self::Lattice(m, n), true) => Self::Lattice(to(*m), *n),
            (Self::Lattice(m, n), false) => Self::Lattice(*m, to(*n)),
            _ => return None,
        })
    }

    /// What its measures are called when they grow and shrink.
    pub fn sizes(&self) -> Vec<[String; 2]> {
        let pair = |words: [&str; 2]| words.map(String::from);
        match self {
            Self::Star(_) => vec![pair(["One more arm", "One arm less"])],
            Self::Line(_) => vec![pair(["Longer", "Shorter"])],
            Self::Circle(_) => vec![pair(["Larger", "Smaller"])],
            Self::Double(..) => {
                vec![
                    pair(["More at the left", "Less at the left"]),
                    pair(["More at the right", "Less at the right"]),
                ]
            }
            Self::Lattice(..) => vec![pair(["Wider", "Narrower"]), pair(["Higher", "Lower"])],
            Self::Board | Self::Edges(_) => Vec::new(),
        }
    }

    /// Its edges between points counted from 1.
    fn edges(&self) -> Vec<(usize, usize)> {
        let row = |from: usize, to: usize| (from..to).map(|a| (a, a + 1));
        match self {
            Self::Star(n) => (2..=n + 1).map(|leaf| (1, leaf)).collect(),
            Self::Line(n) => row(1, n + 1).collect(),
            Self::Circle(n) => row(1, *n).chain([(1, *n)]).collect(),
            Self::Double(m, n) => {
                let left = (3..m + 3).map(|leaf| (1, leaf));
                left.chain((m + 3..m + n + 3).map(|leaf| (2, leaf))).chain([(1, 2)]).collect()
            }
            Self::Lattice(m, n) => {
                let right = (1..=m * n).filter(|a| !a.is_multiple_of(*m)).map(|a| (a, a + 1));
                right.chain((1..=m * n - m).map(|a| (a, a + m))).collect()
            }
            Self::Board => {
                BOARD.iter().flat_map(|line| line.windows(2).map(|two| (two[0], two[1]))).collect()
            }
            Self::Edges(edges) => edges.iter().copied().collect(),
        }
    }

    /// Where its points lie, as far apart as neighbours are, in thousandths of that distance.
    fn places(&self) -> Vec<[f64; 2]> {
        let around = |count: usize, radius: f64, turn: f64| {
            (0..count).map(move |i| {
                let angle = std::f64::consts::TAU * (i as f64 / count as f64 + turn);
                [radius * angle.sin(), -radius * angle.cos()]
            })
        };
        // Far enough from the middle for neighbours on the circle not to touch.
        let radius = |count: usize| (count as f64 * 0.85 / std::f64::consts::TAU).max(1.0);
        match self {
            Self::Star(n) => std::iter::once([0.0, 0.0]).chain(around(*n, radius(*n), 0.0)).collect(),
            Self::Circle(n) => around(*n, radius(*n), 0.0).collect(),
            Self::Edges(_) => around(self.points(), radius(self.points()), 0.0).collect(),
            // In rows that turn, as a snake lies.
            Self::Line(n) => (0..=*n)
                .map(|i| {
                    let (row, column) = (i / ROW, i % ROW);
                    [if row.is_multiple_of(2) { column } else { ROW - 1 - column } as f64, row as f64]
                })
                .collect(),
            Self::Double(m, n) => {
                let fan = |count: usize, middle: f64, side: f64| {
                    let far = (count as f64 * 0.85 / std::f64::consts::PI).max(1.1);
                    (0..count).map(move |i| {
                        let angle = std::f64::consts::PI * ((i as f64 + 0.5) / count as f64 - 0.5);
                        [middle + side * far * angle.cos(), far * angle.sin()]
                    })
                };
                let middles = [[0.0, 0.0], [1.2, 0.0]];
                middles.into_iter().chain(fan(*m, 0.0, -1.0)).chain(fan(*n, 1.2, 1.0)).collect()
            }
            Self::Lattice(m, n) => (0..m * n).map(|i| [(i % m) as f64, (i / m) as f64]).collect(),
            Self::Board => {
                let place = |point: usize| {
                    let along = |line: usize| BOARD[line].iter().position(|on| *on == point);
                    let column = along(0).or(along(1)).or(along(2).map(|_| 1)).or(along(3).map(|_| 2));
                    let row = along(2).or(along(3)).or(along(0).map(|_| 1)).or(along(1).map(|_| 2));
                    [column.unwrap_or(0) as f64, row.unwrap_or(0) as f64]
                };
                (1..=12).map(place).collect()
            }
        }
    }
}

fn size(scan: &mut Scanner) -> Result<usize, NotationError> {
    Ok(scan.number(POINTS as u64, "a number")? as usize)
}

fn second(scan: &mut Scanner) -> Result<usize, NotationError> {
    if !scan.eat(',') {
        return Err(NotationError::syntax(scan.at(), ", and a number"));
    }
    size(scan)
}

fn edges(scan: &mut Scanner) -> Result<BTreeSet<(usize, usize)>, NotationError> {
    let mut edges = BTreeSet::new();
    loop {
        let at = scan.at();
        let a = size(scan)?;
        if !scan.eat('-') {
            return Err(NotationError::syntax(scan.at(), "- and a point"));
        }
        let b = size(scan)?;
        if a == 0 || b == 0 || a == b {
            return Err(NotationError::not_allowed(at, "two different points, counted from 1"));
        }
        edges.insert((a.min(b), a.max(b)));
        if !scan.eat(',') {
            return Ok(edges);
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Star(n) => write!(f, "star({n})"),
            Self::Line(n) => write!(f, "line({n})"),
            Self::Circle(n) => write!(f, "circle({n})"),
            Self::Double(m, n) => write!(f, "double({m},{n})"),
            Self::Lattice(m, n) => write!(f, "lattice({m},{n})"),
            Self::Board => f.write_str("board"),
            Self::Edges(edges) => {
                let all: Vec<String> = edges.iter().map(|(a, b)| format!("{a}-{b}")).collect();
                write!(f, "edges({})", all.join(","))
            }
        }
    }
}

/// A graph with a place for each point.
#[derive(Debug)]
pub struct Graph {
    pub kind: Kind,
    /// The middles of its points in the picture, in pixels.
    pub places: Vec<[i32; 2]>,
    /// The width and the height of the picture.
    pub size: [i32; 2],
    /// The neighbours of each point, a bit for each.
    near: Vec<u64>,
    /// The point opposite to each, if turning the picture by half a turn changes nothing.
    opposite: Option<Vec<usize>>,
}

impl Graph {
    pub fn new(kind: Kind) -> Self {
        let mut near = vec![0u64; kind.points()];
        for (a, b) in kind.edges() {
            near[a - 1] |= 1 << (b - 1);
            near[b - 1] |= 1 << (a - 1);
        }
        let exact = kind.places();
        let edge =
            |axis: usize, of: fn(f64, f64) -> f64| exact.iter().map(|at| at[axis]).fold(exact[0][axis], of);
        let pixel =
            |value: f64, axis: usize| ((value - edge(axis, f64::min)) * f64::from(STEP)).round() as i32;
        let margin = WIDE / 2 + 10;
        let places: Vec<[i32; 2]> =
            exact.iter().map(|at| [0, 1].map(|axis| pixel(at[axis], axis) + margin)).collect();
        let size = [0, 1].map(|axis| pixel(edge(axis, f64::max), axis) + 2 * margin);
        let opposite = opposites(&places, size, &near);
        Self { kind, places, size, near, opposite }
    }
    /// All its points, a bit for each.
    pub fn all(&self) -> u64 {
        u64::MAX >> (64 - self.places.len())
    }
    /// The neighbours of a point, counted from 1, among those of a set.
    pub fn near(&self, point: usize, among: u64) -> u64 {
        self.near.get(point - 1).copied().unwrap_or(0) & among
    }
    /// The edges between the points of a set.
    pub fn edges(&self, among: u64) -> impl Iterator<Item = (usize, usize)> {
        points(among)
            .flat_map(move |a| points(self.near(a, among)).filter(move |b| *b > a).map(move |b| (a, b)))
    }
    /// The points of a set that have neighbours in it.
    pub fn joined(&self, among: u64) -> u64 {
        points(among).filter(|point| self.near(*point, among) != 0).fold(0, |set, point| set | bit(point))
    }
    /// The connected parts of a set, without single points.
    pub fn parts(&self, among: u64) -> Vec<u64> {
        let mut left = self.joined(among);
        let mut parts = Vec::new();
        while left != 0 {
            let mut part = left & left.wrapping_neg();
            loop {
                let grown = points(part).fold(part, |set, point| set | self.near(point, among));
                if grown == part {
                    break;
                }
                part = grown;
            }
            parts.push(part);
            left &= !part;
        }
        parts
    }
    /// Whether half a turn changes neither the graph nor the set, moves every point of it, and none to a neighbour: then
    /// every removal can be answered by that of the opposite point.
    pub fn mirrored(&self, among: u64) -> bool {
        let Some(opposite) = &self.opposite else { return false };
        let fits = |point: usize| {
            let other = opposite[point - 1];
            other != point && among & bit(other) != 0 && self.near(point, among) & bit(other) == 0
        };
        points(self.joined(among)).all(fits)
    }
}

/// The point opposite to each under half a turn, if all edges go to edges.
fn opposites(places: &[[i32; 2]], size: [i32; 2], near: &[u64]) -> Option<Vec<usize>> {
    let turned = |at: &[i32; 2]| {
        let close =
            |other: &[i32; 2]| [0, 1].iter().all(|axis| (size[*axis] - at[*axis] - other[*axis]).abs() <= 2);
        places.iter().position(close).map(|index| index + 1)
    };
    let opposite: Vec<usize> = places.iter().map(turned).collect::<Option<_>>()?;
    let image = |set: u64| points(set).fold(0, |image, point| image | bit(opposite[point - 1]));
    let kept = |(index, set): (usize, &u64)| image(*set) == near[opposite[index] - 1];
    near.iter().enumerate().all(kept).then_some(opposite)
}

/// The bit of a point, counted from 1.
pub fn bit(point: usize) -> u64 {
    1 << (point - 1)
}

/// The points of a set, from 1.
pub fn points(set: u64) -> impl Iterator<Item = usize> {
    let mut left = set;
    std::iter::from_fn(move || {
        let point = left.trailing_zeros() as usize + 1;
        (left != 0).then(|| {
            left &= left - 1;
            point
        })
    })
}
