//! Larger graphs of many kinds; vertex 0 is the ground.
use crate::support::Plain;
use fastrand::Rng;

/// Vertex i + 1 hangs on one of the `spread` vertices before it.
pub fn tree(rng: &mut Rng, edges: u32, spread: u32) -> Plain {
    let edge = |upper: u32| [upper - 1 - rng.u32(0..spread.min(upper)), upper];
    Plain::new(&(1..=edges).map(edge).collect::<Vec<_>>())
}

/// A tree with more edges between any of its vertices.
pub fn graph(rng: &mut Rng, vertices: u32, more: u32, spread: u32) -> Plain {
    let mut graph = tree(rng, vertices, spread);
    for _ in 0..more {
        let lower = rng.u32(0..=vertices);
        let upper = (lower + rng.u32(0..=spread)).min(vertices);
        graph.edges.push([lower, upper]);
    }
    rng.shuffle(&mut graph.edges);
    graph
}

/// A circuit of `length` edges on top of a stalk, with a stalk of up to `most` edges on each vertex.
pub fn ring(rng: &mut Rng, trunk: u32, length: u32, most: u32) -> Plain {
    let mut edges: Vec<[u32; 2]> = (0..trunk).map(|lower| [lower, lower + 1]).collect();
    edges.extend((0..length).map(|at| [trunk + at, trunk + (at + 1) % length]));
    let mut last = trunk + length - 1;
    for at in trunk..trunk + length {
        let mut lower = at;
        for _ in 0..rng.u32(0..=most) {
            last += 1;
            edges.push([lower, last]);
            lower = last;
        }
    }
    rng.shuffle(&mut edges);
    Plain::new(&edges)
}

/// Circuits that share single vertices.
pub fn cactus(rng: &mut Rng, circuits: u32, longest: u32) -> Plain {
    let mut edges = Vec::new();
    let mut last = 0;
    for _ in 0..circuits {
        let at = rng.u32(0..=last);
        let length = rng.u32(1..=longest);
        let vertices: Vec<u32> = std::iter::once(at).chain(last + 1..last + length).collect();
        edges.extend((0..vertices.len()).map(|i| [vertices[i], vertices[(i + 1) % vertices.len()]]));
        last += length - 1;
    }
    Plain { vertices: last as usize + 1, ..Plain::new(&edges) }
}

/// `paths` paths of random lengths between two vertices, the first of them on a trunk of one edge.
pub fn theta(rng: &mut Rng, paths: u32, longest: u32) -> Plain {
    let mut edges = vec![[0, 1]];
    let mut last = 2;
    for _ in 0..paths {
        let mut from = 1;
        for _ in 1..rng.u32(1..=longest) {
            last += 1;
            edges.push([from, last]);
            from = last;
        }
        edges.push([from, 2]);
    }
    rng.shuffle(&mut edges);
    Plain::new(&edges)
}

/// A grid of vertices, its lowest row on the ground if `grounded`, otherwise only one corner.
pub fn grid(columns: u32, rows: u32, grounded: bool) -> Plain {
    let at = |column: u32, row: u32| row * columns + column;
    let mut edges = Vec::new();
    for row in 0..rows {
        for column in 0..columns {
            if column + 1 < columns {
                edges.push([at(column, row), at(column + 1, row)]);
            }
            if row + 1 < rows {
                edges.push([at(column, row), at(column, row + 1)]);
            }
        }
    }
    let ground = if grounded { (0..columns).collect() } else { vec![0] };
    Plain { grounded: ground, ..Plain::new(&edges) }
}
