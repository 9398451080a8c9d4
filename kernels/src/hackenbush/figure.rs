//! The picture of a part after some steps of its reduction.
use crate::hackenbush::{Branch, NONE, Reduction, SeparateGraph, Solution, Step};

/// The edges of a part that are left, with their ends. Vertices beyond those of the graph are the free ends of
/// leaves that were loops: the number of the graph's vertices plus the one of the edge.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Figure {
    /// Each edge that is left, with its ends; the lower end first if it is a bridge.
    pub edges: Vec<(u32, [u32; 2])>,
}

struct Drawing {
    /// The ends of each edge of the graph; none if it is gone.
    ends: Vec<Option<[u32; 2]>>,
    /// The vertex into which each vertex is fused.
    alias: Vec<u32>,
    /// The only edge that stands on a vertex, once its branches are one.
    on: Vec<u32>,
    vertices: usize,
}

impl Reduction {
    /// The part after this many steps. O(V + E) for the whole graph, and the lengths of all branches that have been
    /// replaced.
    pub fn figure(&self, solution: &Solution, part: &SeparateGraph, steps: usize) -> Figure {
        let vertices = solution.graph().vertices();
        let all = solution.graph().edges().len();
        let mut drawing = Drawing {
            ends: vec![None; all],
            alias: (0..(vertices + all) as u32).collect(),
            on: Vec::new(),
            vertices,
        };
        for edge in &part.edges {
            let Some([lower, _]) = solution.graph.places(*edge) else { continue };
            let [a, b] = solution.graph().edges()[*edge as usize];
            let upwards = solution.graph.place(a) == Some(lower);
            drawing.ends[*edge as usize] = Some(if upwards { [a, b] } else { [b, a] });
        }
        self.steps.iter().take(steps).for_each(|step| drawing.apply(step));
        let left = |edge: &u32| Some((*edge, drawing.ends_of(*edge)?));
        Figure { edges: part.edges.iter().filter_map(left).collect() }
    }
}

impl Drawing {
    fn ends_of(&self, edge: u32) -> Option<[u32; 2]> {
        Some(self.ends[edge as usize]?.map(|vertex| self.alias[vertex as usize]))
    }

    fn apply(&mut self, step: &Step) {
        match step {
            Step::Fuse { vertex, vertices, .. } => {
                vertices.iter().for_each(|fused| self.alias[*fused as usize] = *vertex);
            }
            Step::Loops { vertex, edges } => {
                for edge in edges {
                    self.ends[*edge as usize] = Some([*vertex, self.vertices as u32 + edge]);
                }
            }
            Step::Colon { vertex, branches, length } => self.colon(*vertex, branches, *length as usize),
        }
    }

    /// Replaces the branches by a stalk, which consists of as many of their edges as it needs.
    fn colon(&mut self, vertex: u32, branches: &[Branch], length: usize) {
        if self.on.is_empty() {
            self.on = vec![NONE; self.alias.len()];
            for edge in 0..self.ends.len() as u32 {
                if let Some([lower, _]) = self.ends_of(edge) {
                    self.on[lower as usize] = edge;
                }
            }
        }
        let mut edges = Vec::new();
        for branch in branches {
            let mut edge = branch.edge;
            while edge != NONE {
                let Some([_, upper]) = self.ends_of(edge) else { break };
                edges.push((edge, upper));
                edge = self.on[upper as usize];
            }
        }
        edges.iter().skip(length).for_each(|(edge, _)| self.ends[*edge as usize] = None);
        self.on[vertex as usize] = NONE;
        let mut lower = vertex;
        for (edge, upper) in edges.into_iter().take(length) {
            self.ends[edge as usize] = Some([lower, upper]);
            self.on[lower as usize] = edge;
            self.on[upper as usize] = NONE;
            lower = upper;
        }
    }
}
