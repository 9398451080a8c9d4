//! All cuts that lead to a value: for the target 0 the winning ones.
//!
//! What stands on the ground has to take the target's value. Where it is worth x now and has to be worth n, a branch
//! of value v on it would have to be worth t = x ^ n ^ v. If t is 0, cutting the branch does it. If not, what stands on
//! the branch would have to be worth t - 1, and so on upwards: as Ferguson does for 8 to 5 (6.2). On a circuit, a cut
//! either leaves all fused vertices fused and takes away one loop, or opens a ring into two arms.
use crate::hackenbush::{NONE, Solution};

/// The cuts that lead to a value, and what would have to stand on each vertex for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cuts {
    target: u32,
    edges: Vec<u32>,
    /// For each place, its needed value; `NONE` above a cut that wins.
    pub(crate) needs: Vec<u32>,
}

impl Cuts {
    /// The value that the cuts lead to.
    pub fn target(&self) -> u32 {
        self.target
    }

    /// The edges whose cut leads to the target, in order.
    pub fn edges(&self) -> &[u32] {
        &self.edges
    }
}

impl Solution {
    /// All cuts after which the value is 0. O(V + E), and O(k log E) for a ring of k edges with great values.
    pub fn winning_cuts(&self) -> Cuts {
        self.cuts_to(0)
    }

    /// All cuts after which the value is `target`; none for the value itself. As [`Solution::winning_cuts`].
    pub fn cuts_to(&self, target: u32) -> Cuts {
        let tree = &self.graph.tree;
        let mut wins = vec![false; self.graph.edges().len()];
        let needs = self.needs(target, &mut wins);
        if tree.backs.is_empty() {
            return Cuts { target, edges: listed(&wins), needs };
        }
        // A cut that leaves all fused takes away one loop.
        let parity = |place: u32| needs[place as usize] == self.top_value(place) ^ 1;
        let rings = self.rings();
        for back in &tree.backs {
            wins[back.edge as usize] = parity(back.from);
        }
        for class in 0..rings.len() {
            let ring = rings.ring(class);
            let [first, ..] = ring.uppers else { continue };
            if ring.len() == 1 {
                wins[tree.at(*first).edge as usize] = parity(*first);
                continue;
            }
            let need = needs[*first as usize];
            if let Some(back) = ring.back {
                wins[back as usize] = false;
            }
            if need != NONE {
                ring.opened(self).for_each(|cut| wins[cut.edge as usize] = cut.value() == need);
            }
        }
        Cuts { target, edges: listed(&wins), needs }
    }

    /// The value that the fused vertices of each place would need to have; marks the bridges whose cut wins.
    fn needs(&self, target: u32, wins: &mut [bool]) -> Vec<u32> {
        let tree = &self.graph.tree;
        let mut needs = vec![NONE; tree.len()];
        needs[0] = target;
        for place in 1..tree.len() {
            let below = tree.at(place as u32).parent;
            let need = needs[below as usize];
            if !tree.is_bridge(place as u32) || need == NONE {
                needs[place] = need;
                continue;
            }
            let branch = self.top_value(below) ^ need ^ (self.sums_above[place] + 1);
            match branch.checked_sub(1) {
                Some(need) => needs[place] = need,
                None => wins[tree.at(place as u32).edge as usize] = true,
            }
        }
        needs
    }
}

fn listed(wins: &[bool]) -> Vec<u32> {
    (0..).zip(wins).filter(|(_, wins)| **wins).map(|(edge, _)| edge).collect()
}
