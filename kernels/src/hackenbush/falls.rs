//! What falls when an edge is cut.
use crate::hackenbush::Solution;
use std::ops::Range;

impl Solution {
    /// The edges that fall when `edge` is cut, without itself, each after one that it stands on. Only what stands on a
    /// bridge falls. O(m) for m edges that fall.
    pub fn falls(&self, edge: u32) -> Vec<u32> {
        let Some([_, upper]) = self.graph.places(edge) else { return Vec::new() };
        if !self.is_bridge(upper, edge) {
            return Vec::new();
        }
        let mut falls = self.edges_above(upper..self.graph.tree.at(upper).end);
        // The first edge with its upper end at the place is `edge` itself.
        falls.remove(0);
        falls
    }

    /// The edges with an upper end at these places, each once; those of a place in order, after the one that leads
    /// there. So each comes after one that it stands on.
    pub(crate) fn edges_above(&self, places: Range<u32>) -> Vec<u32> {
        let mut edges = Vec::new();
        for place in places {
            let leads = self.graph.tree.at(place).edge;
            edges.push(leads);
            let ends_here = |edge: &u32| {
                *edge != leads && self.graph.places(*edge).is_some_and(|[_, upper]| upper == place)
            };
            edges.extend(self.graph.edges_at(place).filter(ends_here));
        }
        edges
    }
}
