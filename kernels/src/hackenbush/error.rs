//! The errors of graphs.
use std::fmt;

/// Why a list of edges is not a rooted graph.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GraphError {
    /// More than [`crate::hackenbush::VERTEX_LIMIT`] vertices.
    TooManyVertices,
    /// More than [`crate::hackenbush::EDGE_LIMIT`] edges.
    TooManyEdges,
    /// An edge or the ground names a vertex that does not exist.
    UnknownVertex(u32),
    /// The first edge that no path connects to the ground.
    Unrooted(u32),
}

impl fmt::Display for GraphError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            GraphError::TooManyVertices => f.write_str("too many vertices"),
            GraphError::TooManyEdges => f.write_str("too many edges"),
            GraphError::UnknownVertex(vertex) => write!(f, "no vertex {vertex}"),
            GraphError::Unrooted(edge) => write!(f, "edge {edge} is not connected to the ground"),
        }
    }
}

impl std::error::Error for GraphError {}
