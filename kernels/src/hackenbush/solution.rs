//! The Grundy value of a graph and of all that stands on its vertices.
//!
//! Fusion principle (Ferguson 6.3): the vertices of a circuit may be fused. So all vertices that are connected without
//! a bridge become one, and each edge between them a loop there, worth 1. Colon principle (6.2): what stands on a
//! vertex is worth the nim-sum of its branches, and a branch is a bridge with a stalk on it, worth one more than
//! what stands on the bridge. So one pass over the places from the last to the ground finds everything.
use crate::hackenbush::{Graph, rings::Rings};
use std::cell::OnceCell;

/// A graph with the values of everything that stands on it.
#[derive(Clone, Debug)]
pub struct Solution {
    pub(crate) graph: Graph,
    /// For each place, the nim-sum of all that is above it in the tree up to bridges, of those bridges as branches,
    /// and of the edges outside the tree that start there. For the lowest place of fused vertices that is the value
    /// of what stands on them.
    pub(crate) sums_above: Vec<u32>,
    /// For each place, the lowest place of the vertices it is fused with.
    pub(crate) tops: Vec<u32>,
    rings: OnceCell<Rings>,
}

impl Solution {
    /// Solves a graph. O(V + E).
    pub fn new(graph: Graph) -> Self {
        let tree = &graph.tree;
        let mut x = vec![0u32; tree.len()];
        for back in &tree.backs {
            x[back.from as usize] ^= 1;
        }
        for place in (1..tree.len()).rev() {
            let branch = if tree.is_bridge(place as u32) { x[place] + 1 } else { x[place] ^ 1 };
            x[tree.at(place as u32).parent as usize] ^= branch;
        }
        let mut tops = vec![0; tree.len()];
        for place in 1..tree.len() as u32 {
            let below = tops[tree.at(place).parent as usize];
            tops[place as usize] = if tree.is_bridge(place) { place } else { below };
        }
        Solution { graph, sums_above: x, tops, rings: OnceCell::new() }
    }

    /// The graph that is solved.
    pub fn graph(&self) -> &Graph {
        &self.graph
    }

    /// The Grundy value, at most the number of standing edges.
    pub fn value(&self) -> u32 {
        self.sums_above[0]
    }

    /// The value of what stands on a vertex, taken with the vertices it is fused with: the length of the stalk that
    /// may stand there instead. None if the vertex has fallen.
    pub fn vertex_value(&self, vertex: u32) -> Option<u32> {
        Some(self.top_value(self.graph.place(vertex)?))
    }

    /// The value of an edge with what stands on it: the length of its branch if it is a bridge, and otherwise 1, as
    /// it becomes a loop by fusion. None if the edge has fallen.
    pub fn edge_value(&self, edge: u32) -> Option<u32> {
        let [_, upper] = self.graph.places(edge)?;
        Some(if self.is_bridge(upper, edge) { self.sums_above[upper as usize] + 1 } else { 1 })
    }

    /// Whether `edge`, with its upper end at this place, is a bridge.
    pub(crate) fn is_bridge(&self, upper: u32, edge: u32) -> bool {
        let tree = &self.graph.tree;
        tree.at(upper).edge == edge && tree.is_bridge(upper)
    }

    /// The value of what stands on the fused vertices of a place.
    pub(crate) fn top_value(&self, place: u32) -> u32 {
        self.sums_above[self.tops[place as usize] as usize]
    }

    pub(crate) fn rings(&self) -> &Rings {
        self.rings.get_or_init(|| Rings::new(&self.graph))
    }
}
