//! The definition of the game, written independently of the crate.
use fastrand::Rng;
use kernels::hackenbush::{Graph, Solution};

/// A graph as a list of edges; vertex 0 and `grounded` are on the ground.
#[derive(Clone, Debug)]
pub struct Plain {
    pub vertices: usize,
    pub edges: Vec<[u32; 2]>,
    pub grounded: Vec<u32>,
}

impl Plain {
    pub fn new(edges: &[[u32; 2]]) -> Self {
        let vertices = edges.as_flattened().iter().max().map_or(1, |last| *last as usize + 1);
        Plain { vertices, edges: edges.to_vec(), grounded: vec![0] }
    }

    /// A random graph, with loops, with parallel edges and often with several vertices on the ground.
    pub fn random(rng: &mut Rng, most_edges: usize) -> Self {
        let vertices = rng.usize(1..=most_edges);
        let grounded = (0..rng.usize(1..=3)).map(|_| rng.u32(0..vertices as u32)).collect();
        let edge = |_| [rng.u32(0..vertices as u32), rng.u32(0..vertices as u32)];
        let edges = (0..most_edges).map(edge).collect();
        let mut graph = Plain { vertices, edges, grounded };
        let rooted = graph.rooted((1 << graph.edges.len()) - 1);
        let mut number = 0;
        graph.edges.retain(|_| {
            number += 1;
            rooted >> (number - 1) & 1 == 1
        });
        graph
    }

    pub fn solved(&self) -> Solution {
        Solution::new(Graph::new(self.vertices, &self.edges, &self.grounded).expect("a rooted graph"))
    }

    /// The edges of a set that are connected to the ground.
    pub fn rooted(&self, set: u32) -> u32 {
        let mut reached = self.grounded.iter().fold(0u64, |all, vertex| all | 1 << vertex);
        loop {
            let mut more = reached;
            let mut rooted = 0;
            for (number, [a, b]) in self.edges.iter().enumerate() {
                if set >> number & 1 == 1 && (reached >> a | reached >> b) & 1 == 1 {
                    more |= 1 << a | 1 << b;
                    rooted |= 1 << number;
                }
            }
            if more == reached {
                return rooted;
            }
            reached = more;
        }
    }

    /// The value after each edge of the full set is cut, then the value, by mex over all positions.
    pub fn brute(&self) -> (Vec<u32>, u32) {
        let full = (1u32 << self.edges.len()) - 1;
        let mut values = vec![0u32; 1 << self.edges.len()];
        for set in 1..=full {
            if self.rooted(set) != set {
                continue;
            }
            let edges = (0..self.edges.len()).filter(|edge| set >> edge & 1 == 1);
            let options =
                edges.fold(0u64, |all, edge| all | 1 << values[self.rooted(set & !(1 << edge)) as usize]);
            values[set as usize] = options.trailing_ones();
        }
        let after = (0..self.edges.len()).map(|edge| values[self.rooted(full & !(1 << edge)) as usize]);
        (after.collect(), values[full as usize])
    }
}
