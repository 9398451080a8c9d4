//! The separate graphs that stand on the ground side by side: a position is their sum.
use crate::hackenbush::{NONE, Solution};

/// A part of the graph that is connected without the ground.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeparateGraph {
    /// Its edges, each after one that it stands on.
    pub edges: Vec<u32>,
    /// Its Grundy value.
    pub value: u32,
    /// The place right above the ground in the tree; `NONE` for a loop.
    pub(crate) root: u32,
}

impl Solution {
    /// The parts: loops on the ground first, each of them a part, then the others in the order of their first edges
    /// on the ground. O(V + E).
    pub fn parts(&self) -> Vec<SeparateGraph> {
        let tree = &self.graph.tree;
        let mut parts = Vec::new();
        for back in tree.backs.iter().filter(|back| back.from == 0) {
            parts.push(SeparateGraph { edges: vec![back.edge], value: 1, root: NONE });
        }
        for root in self.roots() {
            let edges = self.edges_above(root..tree.at(root).end);
            parts.push(SeparateGraph { edges, value: self.root_value(root), root });
        }
        parts
    }

    /// The places right above the ground in the tree, one for each part that is no loop.
    pub(crate) fn roots(&self) -> impl Iterator<Item = u32> {
        let tree = &self.graph.tree;
        std::iter::successors(Some(1), |root| (*root < tree.len() as u32).then(|| tree.at(*root).end))
            .take_while(|root| (*root as usize) < tree.len())
    }

    /// The value of the part with this root.
    pub(crate) fn root_value(&self, root: u32) -> u32 {
        let x = self.sums_above[root as usize];
        if self.graph.tree.is_bridge(root) { x + 1 } else { x ^ 1 }
    }
}
