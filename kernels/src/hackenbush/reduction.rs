//! Reduces a part to a stalk of the same value, step by step.
//!
//! First each set of vertices that circuits connect is fused (Ferguson 6.3), then each loop becomes a leaf, and then
//! branches are replaced by a stalk as long as their nim-sum (6.2), from the highest vertices down to the ground.
use crate::hackenbush::{NONE, SeparateGraph, Solution};

/// A step of the reduction. Vertices and edges are given by their numbers; fused vertices by `vertex`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// The vertices of circuits become one vertex, and their edges loops there. The ground, as far as the part stands
    /// on it, comes first; it counts as a single vertex from the beginning.
    Fuse { vertex: u32, vertices: Vec<u32>, edges: Vec<u32> },
    /// Each loop at a vertex becomes a leaf.
    Loops { vertex: u32, edges: Vec<u32> },
    /// Two branches or more become one stalk, of the length of their nim-sum.
    Colon { vertex: u32, branches: Vec<Branch>, length: u32 },
}

/// A stalk on a vertex.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Branch {
    /// Its lowest edge.
    pub edge: u32,
    /// How many edges it has.
    pub length: u32,
}

/// The steps that reduce a part to a stalk.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reduction {
    pub steps: Vec<Step>,
    /// The length of the stalk: the Grundy value of the part.
    pub length: u32,
}

/// Vertices that are fused, and what stands on them.
#[derive(Default)]
struct Group {
    vertices: Vec<u32>,
    /// The edges that become loops there.
    loops: Vec<u32>,
    bridges: Vec<Branch>,
}

impl Solution {
    /// The steps for one of the parts of this graph. O(V) for the graph, and O(E) for the part.
    pub fn reduction(&self, part: &SeparateGraph) -> Reduction {
        let mut groups = self.groups(part);
        let mut fuse = Vec::new();
        let mut loops = Vec::new();
        let mut colon = Vec::new();
        for (number, group) in groups.iter_mut().enumerate() {
            let Some(vertex) = group.vertices.first().copied() else { continue };
            let mut branches: Vec<Branch> =
                group.loops.iter().map(|edge| Branch { edge: *edge, length: 1 }).collect();
            branches.append(&mut group.bridges);
            if branches.len() > 1 {
                let length = match number {
                    0 => part.value,
                    _ => branches.iter().fold(0, |sum, branch| sum ^ branch.length),
                };
                colon.push(Step::Colon { vertex, branches, length });
            }
            if group.vertices.len() > 1 {
                let is_loop =
                    |edge: &u32| self.graph.edges().get(*edge as usize).is_some_and(|[a, b]| a == b);
                let edges = group.loops.iter().copied().filter(|edge| !is_loop(edge)).collect();
                fuse.push(Step::Fuse { vertex, vertices: std::mem::take(&mut group.vertices), edges });
            }
            if !group.loops.is_empty() {
                loops.push(Step::Loops { vertex, edges: std::mem::take(&mut group.loops) });
            }
        }
        colon.reverse();
        fuse.append(&mut loops);
        fuse.append(&mut colon);
        Reduction { steps: fuse, length: part.value }
    }

    /// The group of the ground, and one for each place of the part, empty unless it is the lowest of its group.
    fn groups(&self, part: &SeparateGraph) -> Vec<Group> {
        let places = match part.root {
            NONE => 0,
            root => self.graph.tree.at(root).end - root,
        };
        let mut groups: Vec<Group> = Vec::new();
        groups.resize_with(places as usize + 1, Group::default);
        // From the lowest edge up, so that the lowest vertex of a group is its first.
        let mut seen = vec![false; self.graph.vertices()];
        for edge in &part.edges {
            let Some([lower, upper]) = self.graph.places(*edge) else { continue };
            let bridge = self.is_bridge(upper, *edge);
            let at = if bridge { lower } else { upper };
            let Some(group) = groups.get_mut(self.group(part, at)) else { continue };
            if bridge {
                group.bridges.push(Branch { edge: *edge, length: self.sums_above[upper as usize] + 1 });
            } else {
                group.loops.push(*edge);
            }
            let [a, b] = self.graph.edges()[*edge as usize];
            for vertex in if self.graph.place(a) == Some(lower) { [a, b] } else { [b, a] } {
                if std::mem::replace(&mut seen[vertex as usize], true) {
                    continue;
                }
                let place = self.graph.place(vertex).unwrap_or(0);
                if let Some(group) = groups.get_mut(self.group(part, place)) {
                    group.vertices.push(vertex);
                }
            }
        }
        groups
    }

    fn group(&self, part: &SeparateGraph, place: u32) -> usize {
        match self.tops[place as usize] {
            0 => 0,
            top => top.wrapping_sub(part.root) as usize + 1,
        }
    }
}
