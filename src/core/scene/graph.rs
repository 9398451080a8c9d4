//! A picture of vertices and edges that stands on the ground.
use super::{PieceId, Place};
use crate::core::wide;
use serde::{Deserialize, Serialize};

/// Vertices and edges, drawn. Lengths are in tenths of a square of the paper; `x` goes to the right and `y` upwards
/// from the ground line.
///
/// ```
/// use nimscope::games::open;
///
/// // A stalk of three edges, the third on the second.
/// let scene = open("hackenbush/3")?.scene();
/// let graph = scene.graphs().next().unwrap();
/// assert_eq!((graph.edges.len(), graph.vertices.len()), (3, 4));
/// assert_eq!(graph.find(3).unwrap().on, "edge 2");
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Graph {
    /// What a connected part is called: "part".
    pub noun: String,
    /// What is cut: "edge".
    pub piece: String,
    /// The game that it belongs to, where there are several on the table.
    #[serde(skip_serializing_if = "String::is_empty", default)]
    pub game: String,
    /// The place of the edges; the `n` of an edge is its number.
    pub line: Place,
    pub vertices: Vec<Vertex>,
    /// The edges that stand, part by part from the left and in each part from the ground up: the order in which the
    /// keyboard goes through them.
    pub edges: Vec<Edge>,
    pub parts: Vec<GraphPart>,
}

/// A point where edges meet: see [`Graph`].
///
/// ```
/// use nimscope::games::open;
///
/// let scene = open("hackenbush/0a-b")?.scene();
/// let graph = scene.graphs().next().unwrap();
/// let grounded: Vec<bool> = graph.vertices.iter().map(|vertex| vertex.grounded()).collect();
/// assert_eq!(grounded.iter().filter(|on| **on).count(), 1);
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Vertex {
    /// Its name in notations; names that begin with 0 are on the ground.
    pub name: String,
    pub x: i32,
    pub y: i32,
}

/// A curve between two vertices, or from one to itself: see [`Graph`].
///
/// ```
/// use nimscope::games::open;
///
/// let scene = open("hackenbush/2")?.scene();
/// let graph = scene.graphs().next().unwrap();
/// let upper = graph.find(2).unwrap();
/// assert_eq!((upper.title("edge"), &*upper.on), ("edge 2".into(), "edge 1"));
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Edge {
    /// The number of the edge, the same while it stands.
    #[serde(with = "wide")]
    pub n: u64,
    /// Its ends as indices into the vertices, the one nearer to the ground first.
    pub ends: [u32; 2],
    /// How far the middle of the curve lies from the middle between its ends; for a loop, from its vertex.
    pub bend: [i32; 2],
    /// The index of its part.
    pub part: u32,
    /// Its own name, if it has one: "Trunk, second part".
    #[serde(skip_serializing_if = "String::is_empty", default)]
    pub name: String,
    /// What it hangs on: "the ground", "edge 4", "Trunk".
    pub on: String,
}

/// A part of a [`Graph`] that touches the others on the ground only.
///
/// ```
/// use nimscope::games::open;
///
/// let scene = open("hackenbush/3,2")?.scene();
/// let edges: Vec<u64> = scene.graphs().next().unwrap().parts.iter().map(|part| part.edges).collect();
/// assert_eq!(edges, [3, 2]);
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GraphPart {
    pub place: Place,
    /// The number that people call it by, from 1, counted through all summands.
    pub number: u32,
    /// Its own name, if it has one: "House".
    #[serde(skip_serializing_if = "String::is_empty", default)]
    pub name: String,
    /// How many edges it has.
    #[serde(with = "wide")]
    pub edges: u64,
}

impl Vertex {
    pub fn grounded(&self) -> bool {
        self.name.starts_with('0')
    }
}

impl Edge {
    pub fn is_loop(&self) -> bool {
        self.ends[0] == self.ends[1]
    }
    /// What it is called in a sentence: "Trunk, second part" or "edge 7".
    pub fn title(&self, piece: &str) -> String {
        if self.name.is_empty() { format!("{piece} {}", self.n) } else { self.name.clone() }
    }
}

impl Graph {
    /// An edge as a piece.
    pub fn edge(&self, n: u64) -> PieceId {
        PieceId { place: self.line, n }
    }
    /// The edge of this number.
    pub fn find(&self, n: u64) -> Option<&Edge> {
        self.edges.iter().find(|edge| edge.n == n)
    }
    /// Whether this edge stands.
    pub fn holds(&self, piece: PieceId) -> bool {
        piece.place == self.line && self.find(piece.n).is_some()
    }
}
