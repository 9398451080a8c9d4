//! Random graphs, which depend only on the seed. Vertex 0 is the ground.
use crate::hackenbush::{Graph, Solution};
use fastrand::Rng;

/// How many edges may be drawn in all while a graph is sought, and the least and the greatest number of tries.
const MOST_DRAWN: u32 = 2_000_000;
const TRIES: [u32; 2] = [4, 200];

/// The kind of graph to draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// So many trees.
    Forest { trees: u32 },
    /// This many separate graphs, with circuits, parallel edges and loops. Of 100 edges, `circuits` lead to existing
    /// vertices.
    Graphs { parts: u32, circuits: u32 },
}

/// A random graph with so many edges, at most [`crate::hackenbush::EDGE_LIMIT`] of them. O(edges).
pub fn graph(seed: u64, shape: Shape, edges: u32) -> Graph {
    built(&draw(&mut Rng::with_seed(seed), shape, edges))
}

/// A random graph of this Grundy value, with about as many edges as asked for: among several graphs, the one that needs
/// the shortest stalk beside it to have the value. At most [`crate::hackenbush::EDGE_LIMIT`] edges in all. O(edges),
/// 200 times at most.
pub fn with_value(seed: u64, shape: Shape, edges: u32, value: u32) -> Graph {
    let mut rng = Rng::with_seed(seed);
    let mut best = (u32::MAX, Vec::new());
    for _ in 0..tries(edges) {
        let drawn = draw(&mut rng, shape, edges);
        let stalk = Solution::new(built(&drawn)).value() ^ value;
        if stalk < best.0 {
            best = (stalk, drawn);
        }
        if stalk == 0 {
            break;
        }
    }
    let (stalk, mut edges) = best;
    let mut upper = edges.as_flattened().iter().max().map_or(0, |last| *last);
    let mut lower = 0;
    for _ in 0..stalk.min((crate::hackenbush::EDGE_LIMIT - edges.len()) as u32) {
        upper += 1;
        edges.push([lower, upper]);
        lower = upper;
    }
    built(&edges)
}

/// A random graph of so many edges that exactly one cut wins, if possible one above the ground; a stalk if none is
/// found, and nothing for 0 edges. O(edges), 200 times at most.
pub fn with_one_winning_cut(seed: u64, shape: Shape, edges: u32) -> Graph {
    let mut rng = Rng::with_seed(seed);
    let mut found = None;
    for _ in 0..tries(edges) {
        let drawn = draw(&mut rng, shape, edges);
        let solved = Solution::new(built(&drawn));
        let cuts = solved.winning_cuts();
        let [cut] = cuts.edges() else { continue };
        let graph = solved.graph();
        if !drawn[*cut as usize].contains(&0) {
            return graph.clone();
        }
        found.get_or_insert_with(|| graph.clone());
    }
    found.unwrap_or_else(|| built(&(0..limited(edges)).map(|lower| [lower, lower + 1]).collect::<Vec<_>>()))
}

fn tries(edges: u32) -> u32 {
    (MOST_DRAWN / edges.max(1)).clamp(TRIES[0], TRIES[1])
}

fn limited(edges: u32) -> u32 {
    edges.min(crate::hackenbush::EDGE_LIMIT.min(crate::hackenbush::VERTEX_LIMIT - 1) as u32)
}

/// The first edges begin the parts. Each later one stands on a random vertex above the ground.
fn draw(rng: &mut Rng, shape: Shape, edges: u32) -> Vec<[u32; 2]> {
    let (parts, circuits) = match shape {
        Shape::Forest { trees } => (trees, 0),
        Shape::Graphs { parts, circuits } => (parts, circuits),
    };
    let mut drawn: Vec<[u32; 2]> = Vec::with_capacity(limited(edges) as usize);
    // The part that each vertex is in, and the vertices of each part.
    let mut part_of = vec![0];
    let mut members: Vec<Vec<u32>> = Vec::new();
    for number in 0..limited(edges) {
        let next = part_of.len() as u32;
        if number < parts.max(1) {
            drawn.push([0, next]);
            part_of.push(number);
            members.push(vec![next]);
            continue;
        }
        // Later vertices are likelier, so that trees grow high.
        let lower = (next - 1) - rng.u32(0..next - 1).min(rng.u32(0..next - 1));
        let part = part_of[lower as usize];
        let others = &mut members[part as usize];
        if rng.u32(0..100) < circuits {
            let upper = if rng.u32(0..8) == 0 { 0 } else { others[rng.usize(0..others.len())] };
            drawn.push([lower, upper]);
        } else {
            drawn.push([lower, next]);
            part_of.push(part);
            others.push(next);
        }
    }
    drawn
}

/// Builds the graph. The drawn edges are always connected to vertex 0 and within the limits, so this cannot fail.
fn built(edges: &[[u32; 2]]) -> Graph {
    let vertices = edges.as_flattened().iter().max().map_or(1, |last| *last as usize + 1);
    Graph::rooted_part(vertices, edges, &[0]).unwrap_or_else(|_| Graph::empty())
}
