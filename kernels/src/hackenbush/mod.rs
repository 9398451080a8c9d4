//! Green Hackenbush on rooted multigraphs: values and winning cuts in linear time, after Ferguson, Game Theory,
//! Part I, chapter 6. Nothing here recurses, so a path of 10^6 edges is no deeper than any other graph.
mod arms;
mod brackets;
mod cuts;
mod error;
mod falls;
mod figure;
pub mod generate;
mod graph;
mod links;
mod needs;
mod options;
mod parts;
mod reduction;
mod rings;
mod solution;
mod tree;
mod trie;

pub use cuts::Cuts;
pub use error::GraphError;
pub use figure::Figure;
pub use graph::{EDGE_LIMIT, Graph, VERTEX_LIMIT};
pub use needs::Need;
pub use options::CutKind;
pub use parts::SeparateGraph;
pub use reduction::{Branch, Reduction, Step};
pub use solution::Solution;

/// Stands for a missing place, edge or class in arrays of numbers.
const NONE: u32 = u32::MAX;
