//! The effect of a single cut.
use crate::hackenbush::{Solution, rings::Opened};

/// The effect of cutting an edge on what stands at the edge's lower end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CutKind {
    /// A bridge: its branch, which has this value, is gone.
    Branch(u32),
    /// A loop, or an edge of a circuit without which all vertices stay fused: there is one loop less.
    Loop,
    /// An edge of a ring: the ring opens into two arms with these values, on a rest with this value.
    Ring { arms: [u32; 2], rest: u32 },
}

impl Solution {
    /// The effect of cutting a standing edge. O(1), and O(k log E) for an edge of a ring of k edges, once all rings are
    /// known; finding them takes O(V + E) the first time.
    pub fn cut_kind(&self, edge: u32) -> Option<CutKind> {
        let [_, upper] = self.graph.places(edge)?;
        if self.is_bridge(upper, edge) {
            return Some(CutKind::Branch(self.sums_above[upper as usize] + 1));
        }
        Some(match self.opened(edge) {
            Some(Opened { arms, rest, .. }) => CutKind::Ring { arms, rest },
            None => CutKind::Loop,
        })
    }

    /// The value after a standing edge is cut. O(depth), and O(k log E) more for an edge of a ring of k edges.
    pub fn value_after(&self, edge: u32) -> Option<u32> {
        let [_, upper] = self.graph.places(edge)?;
        Some(self.after(upper, self.cut_kind(edge)?))
    }

    /// The value after each of the edges is cut; none for the fallen ones. O(E depth), and O(k log E) more for each
    /// ring of k edges.
    pub fn values_after(&self) -> Vec<Option<u32>> {
        let mut kinds = vec![CutKind::Loop; self.graph.edges().len()];
        let rings = (0..self.rings().len()).map(|class| self.rings().ring(class));
        for cut in rings.filter(|ring| ring.len() > 1).flat_map(|ring| ring.opened(self)) {
            kinds[cut.edge as usize] = CutKind::Ring { arms: cut.arms, rest: cut.rest };
        }
        let value = |(edge, kind)| {
            let [_, upper] = self.graph.places(edge)?;
            let branch = CutKind::Branch(self.sums_above[upper as usize] + 1);
            Some(self.after(upper, if self.is_bridge(upper, edge) { branch } else { kind }))
        };
        (0..).zip(kinds).map(value).collect()
    }

    /// The value after a cut of this kind at an edge with this upper end: first that of the vertices where the cut is
    /// made, then those of the vertices below, each of which has one changed branch.
    fn after(&self, upper: u32, kind: CutKind) -> u32 {
        let tree = &self.graph.tree;
        let mut top = self.tops[upper as usize];
        let mut value = match kind {
            CutKind::Branch(branch) => {
                top = self.tops[tree.at(upper).parent as usize];
                self.sums_above[top as usize] ^ branch
            }
            CutKind::Loop => self.sums_above[top as usize] ^ 1,
            CutKind::Ring { arms: [a, b], rest } => rest ^ a ^ b,
        };
        while top != 0 {
            let branch = self.sums_above[top as usize] + 1;
            top = self.tops[tree.at(top).parent as usize];
            value = self.sums_above[top as usize] ^ branch ^ (value + 1);
        }
        value
    }

    fn opened(&self, edge: u32) -> Option<Opened> {
        self.rings().ring_of(edge)?.opened(self).find(|cut| cut.edge == edge)
    }
}
