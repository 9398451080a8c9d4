//! What a single cut does.
use crate::{Solution, rings::Opened};

/// What cutting an edge does to what stands there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CutKind {
    /// A bridge, and the value of its branch, which is gone.
    Branch(u32),
    /// A loop, or an edge of a circuit without which all stay fused: one loop less.
    Loop,
    /// An edge of a ring: it opens into two arms with these values, the one that the edge's lower piece ends first,
    /// on a rest of this value.
    Ring { arms: [u32; 2], rest: u32 },
}

impl Solution {
    /// What cutting a standing edge does. O(k^2) at most for a ring of k small pieces, else as `cuts_to`.
    pub fn cut_kind(&self, edge: u32) -> Option<CutKind> {
        let [_, upper] = self.graph.places(edge)?;
        if self.is_bridge(upper, edge) {
            return Some(CutKind::Branch(self.x[upper as usize] + 1));
        }
        Some(match self.opened(edge) {
            Some(Opened { arms, rest, .. }) => CutKind::Ring { arms, rest },
            None => CutKind::Loop,
        })
    }

    /// The value after a standing edge is cut. O(depth), and O(k log E) more for an edge of a ring of k edges.
    pub fn value_after(&self, edge: u32) -> Option<u32> {
        let tree = &self.graph.tree;
        let [_, upper] = self.graph.places(edge)?;
        let mut top = self.tops[upper as usize];
        let mut value = match self.cut_kind(edge)? {
            CutKind::Branch(branch) => {
                top = self.tops[tree.at(upper).parent as usize];
                self.x[top as usize] ^ branch
            }
            CutKind::Loop => self.x[top as usize] ^ 1,
            CutKind::Ring { arms: [a, b], rest } => rest ^ a ^ b,
        };
        while top != 0 {
            let branch = self.x[top as usize] + 1;
            top = self.tops[tree.at(top).parent as usize];
            value = self.x[top as usize] ^ branch ^ (value + 1);
        }
        Some(value)
    }

    fn opened(&self, edge: u32) -> Option<Opened> {
        self.rings().ring_of(edge)?.opened(self).find(|cut| cut.edge == edge)
    }
}
