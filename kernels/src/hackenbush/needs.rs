//! Why a cut leads to a value: what has to become of each vertex on the way to it.
use crate::hackenbush::{Cuts, NONE, Solution};

/// One vertex on the way from the ground to a cut, with the vertices it is fused with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Need {
    /// The bridge that carries it; none for the ground.
    pub bridge: Option<u32>,
    /// The value of what stands on it; with the bridge, one more.
    pub value: u32,
    /// The value that it would need to have; with the bridge, one more.
    pub need: u32,
}

impl Cuts {
    /// What the vertices from the ground to `edge` need to be worth, for a cut there to lead to the target. Stops
    /// below a bridge that is itself such a cut. Empty if the edge has fallen. O(depth).
    pub fn needs(&self, solution: &Solution, edge: u32) -> Vec<Need> {
        let tree = &solution.graph.tree;
        let Some([lower, _]) = solution.graph.places(edge) else { return Vec::new() };
        let mut needs = Vec::new();
        let mut top = solution.tops[lower as usize];
        loop {
            let need = self.needs.get(top as usize).copied().unwrap_or(NONE);
            if need != NONE {
                let bridge = (top != 0).then(|| tree.at(top).edge);
                needs.push(Need { bridge, value: solution.sums_above[top as usize], need });
            }
            if top == 0 {
                needs.reverse();
                return needs;
            }
            top = solution.tops[tree.at(top).parent as usize];
        }
    }
}
