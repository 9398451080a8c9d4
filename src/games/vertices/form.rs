//! Connected graphs whose value is known: lines, circles, stars and double stars.
use super::{
    drawn::POINTS,
    graph::{Graph, points},
};
use crate::core::nimber::mex;
use std::sync::LazyLock;

/// What a connected graph looks like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// Nothing to remove.
    Ended,
    /// So many edges in a row.
    Line(usize),
    /// So many points in a circle.
    Circle(usize),
    /// So many edges that meet in one point, at least three.
    Star(usize),
    /// Two such points side by side, each with so many other neighbours, at least one.
    Double(usize, usize),
    Other,
}

impl Form {
    /// The form of a connected part of a graph.
    pub fn of(graph: &Graph, part: u64) -> Self {
        let degrees: Vec<usize> =
            points(part).map(|point| graph.near(point, part).count_ones() as usize).collect();
        let (count, edges) = (degrees.len(), degrees.iter().sum::<usize>() / 2);
        let inner: Vec<usize> = degrees.iter().copied().filter(|degree| *degree > 1).collect();
        match (edges, &inner[..]) {
            (0, _) => Self::Ended,
            _ if degrees.iter().all(|degree| *degree <= 2) => {
                if edges < count {
                    Self::Line(edges)
                } else {
                    Self::Circle(count)
                }
            }
            (edges, [_]) if edges < count => Self::Star(edges),
            (edges, [one, other]) if edges < count => Self::Double(one - 1, other - 1),
            _ => Self::Other,
        }
    }

    /// The Grundy value, where it is known.
    ///
    /// A line of n edges loses one edge at an end, two inside and leaves two lines: code 0.37. From a circle every removal
    /// leaves the same line. A star of odd size has value 1, of even size 2. A double star has value 0 if both numbers are
    /// odd or both even, else 3.
    pub fn value(self) -> Option<u64> {
        Some(match self {
            Self::Ended => 0,
            Self::Line(n) => LINES[n],
            Self::Circle(n) => u64::from(LINES[n - 2] == 0),
            Self::Star(n) => {
                if n.is_multiple_of(2) {
                    2
                } else {
                    1
                }
            }
            Self::Double(m, n) => {
                if m % 2 == n % 2 {
                    0
                } else {
                    3
                }
            }
            Self::Other => return None,
        })
    }

    /// "Line of 3", "Circle of 5".
    pub fn name(self) -> String {
        match self {
            Self::Ended => "Nothing".into(),
            Self::Line(1) => "Single edge".into(),
            Self::Line(n) => format!("Line of {n}"),
            Self::Circle(n) => format!("Circle of {n}"),
            Self::Star(n) => format!("Star of {n}"),
            Self::Double(m, n) => format!("Double star of {m} and {n}"),
            Self::Other => "Graph".into(),
        }
    }
}

/// The values of lines of 0, 1, … edges.
pub static LINES: LazyLock<[u64; POINTS]> = LazyLock::new(|| {
    let mut values = [0; POINTS];
    for n in 1..POINTS {
        let ends = std::iter::once(values[n - 1]);
        let inside = (1..n).map(|point| values[point - 1] ^ values[n - point - 1]);
        values[n] = mex(&mut ends.chain(inside).collect()).0;
    }
    values
});
