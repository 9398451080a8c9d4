//! What falls when an edge is cut.
use crate::Solution;

impl Solution {
    /// The edges that fall when `edge` is cut, without itself, in order. Nothing falls but what stands on a bridge.
    /// O(m log m) for m edges that fall.
    pub fn falls(&self, edge: u32) -> Vec<u32> {
        let Some([_, upper]) = self.graph.places(edge) else { return Vec::new() };
        if !self.is_bridge(upper, edge) {
            return Vec::new();
        }
        let above = upper..self.graph.tree.at(upper).end;
        let mut falls: Vec<u32> = above.flat_map(|place| self.graph.edges_at(place)).collect();
        falls.sort_unstable();
        falls.dedup();
        falls.retain(|other| *other != edge);
        falls
    }
}
