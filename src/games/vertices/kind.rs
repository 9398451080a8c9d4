//! The families of graphs of the exercise, and any list of edges: names, edges and places.
use super::drawn::{DrawnGraph, POINTS, SQUARE};
use crate::core::notation::{NotationError, Scanner};
use std::fmt;

/// The distance of neighbours in the picture.
pub const STEP: i32 = 84;
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
    /// Any edges between points, as somebody has drawn them.
    Drawn(DrawnGraph),
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
                "edges" => Self::Drawn(DrawnGraph::read(&mut scan)?),
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

    /// The kind itself, if it has points enough and not too many.
    pub fn checked(self) -> Result<Self, NotationError> {
        let least = if let Self::Circle(_) = self { 3 } else { 1 };
        let small = match &self {
            Self::Star(n) | Self::Line(n) | Self::Circle(n) => *n < least,
            Self::Double(m, n) | Self::Lattice(m, n) => *m < least || *n < least,
            Self::Board | Self::Drawn(_) => false,
        };
        match self.points() {
            points if points > POINTS => Err(NotationError::too_large(0, format!("at most {POINTS} points"))),
            _ if small => Err(NotationError::not_allowed(0, format!("at least {least}"))),
            _ => Ok(self),
        }
    }

    /// Whether somebody has placed its points.
    pub fn is_placed(&self) -> bool {
        matches!(self, Self::Drawn(drawn) if !drawn.spots.is_empty())
    }
    /// How many points it has.
    pub fn points(&self) -> usize {
        match self {
            Self::Star(n) | Self::Line(n) => n.saturating_add(1),
            Self::Circle(n) => *n,
            Self::Double(m, n) => m.saturating_add(*n).saturating_add(2),
            Self::Lattice(m, n) => m.saturating_mul(*n),
            Self::Board => 12,
            Self::Drawn(drawn) => drawn.points(),
        }
    }

    /// The kind, one larger or smaller in its first or second measure; none where it has no such measure.
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

    /// The words for growing and shrinking each measure of the graph; at the end those for its number of points.
    pub fn sizes(&self) -> Vec<[String; 2]> {
        let points = ["Another point", "A point less"].map(String::from);
        self.measures().into_iter().chain([points]).collect()
    }
    /// The words for growing and shrinking each measure that [`Kind::resized`] changes.
    pub fn measures(&self) -> Vec<[String; 2]> {
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
            Self::Board | Self::Drawn(_) => Vec::new(),
        }
    }

    /// Its edges between points counted from 1.
    pub fn edges(&self) -> Vec<(usize, usize)> {
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
            Self::Drawn(drawn) => drawn.edges.iter().copied().collect(),
        }
    }

    /// Where the points lie, in units of the distance of neighbours.
    pub fn places(&self) -> Vec<[f64; 2]> {
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
            Self::Drawn(drawn) => match drawn.places() {
                Some(spots) => {
                    let steps = |squares: u16| f64::from(i32::from(squares) * SQUARE) / f64::from(STEP);
                    spots.into_iter().map(|spot| spot.map(steps)).collect()
                }
                None => around(self.points(), radius(self.points()), 0.0).collect(),
            },
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

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Star(n) => write!(f, "star({n})"),
            Self::Line(n) => write!(f, "line({n})"),
            Self::Circle(n) => write!(f, "circle({n})"),
            Self::Double(m, n) => write!(f, "double({m},{n})"),
            Self::Lattice(m, n) => write!(f, "lattice({m},{n})"),
            Self::Board => f.write_str("board"),
            Self::Drawn(drawn) => write!(f, "edges({drawn})"),
        }
    }
}
