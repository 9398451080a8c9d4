//! Changes to a graph that is being drawn. Lengths are in the units of [`Graph`].
use crate::core::{Edge, Graph, GraphPart, Vertex};

/// Half a square of the paper: the grid to which vertices snap.
pub const HALF: i32 = 5;
/// The length of a new edge, and the height of a loop.
pub const STEP: i32 = 30;
pub const LOOP: i32 = 22;
/// How far from the origin a vertex may be drawn.
const FARTHEST: i32 = 9_000;
/// Directions of the loops at one vertex, in the order in which they are added.
const ROUND: [[i32; 2]; 5] = [[0, 1], [1, 0], [-1, 0], [1, 1], [-1, 1]];

/// The nearest place where a vertex may be.
pub fn clamp_place([x, y]: [i32; 2]) -> [i32; 2] {
    [x.clamp(-FARTHEST, FARTHEST), y.clamp(0, FARTHEST)]
}

/// The nearest bend that an edge may have.
pub fn clamp_bend(bend: [i32; 2]) -> [i32; 2] {
    bend.map(|n| n.clamp(-FARTHEST, FARTHEST))
}

/// An unused name for a vertex: 0, 0a, 0b and so on for the ground, otherwise a, b and so on.
fn free_name(graph: &Graph, grounded: bool) -> String {
    let taken = |name: &String| graph.vertices.iter().any(|vertex| vertex.name == *name);
    let name = |i: u32| {
        let letter = char::from(b'a' + (i % 26) as u8).to_string();
        let tail = if i < 26 { String::new() } else { (i / 26).to_string() };
        (if grounded { "0" } else { "" }).to_string() + &letter + &tail
    };
    let first = "0".to_string();
    if grounded && !taken(&first) {
        return first;
    }
    (0..).map(name).find(|name| !taken(name)).unwrap_or(first)
}

/// Adds a vertex, which is on the ground if its height is 0; returns its index.
pub fn vertex(graph: &mut Graph, at: [i32; 2]) -> usize {
    let [x, y] = clamp_place(at);
    graph.vertices.push(Vertex { name: free_name(graph, y == 0), x, y });
    graph.vertices.len() - 1
}

/// Moves a vertex. One that is put on the ground, or lifted from it, gets a new name.
pub fn put(graph: &mut Graph, index: usize, at: [i32; 2]) {
    let [x, y] = clamp_place(at);
    let Some(vertex) = graph.vertices.get(index) else { return };
    let changes = vertex.grounded() != (y == 0);
    let name = if changes { free_name(graph, y == 0) } else { vertex.name.clone() };
    graph.vertices[index] = Vertex { name, x, y };
    if changes {
        divide(graph);
    }
}

/// Adds an edge between two vertices, or a loop, bent away from the existing ones; returns its index.
pub fn edge(graph: &mut Graph, ends: [usize; 2]) -> usize {
    let ends = ends.map(|end| end as u32);
    let alike = |edge: &&Edge| edge.ends == ends || edge.ends == [ends[1], ends[0]];
    let several = graph.edges.iter().filter(alike).count();
    let at = |end: u32| graph.vertices.get(end as usize).map_or([0; 2], |vertex| [vertex.x, vertex.y]);
    let ([ax, ay], [bx, by]) = (at(ends[0]), at(ends[1]));
    let bend = if ends[0] == ends[1] {
        let high = LOOP + 8 * (several / ROUND.len()) as i32;
        ROUND[several % ROUND.len()].map(|n| n * high)
    } else {
        let out = 8 * several.div_ceil(2) as i32 * if several.is_multiple_of(2) { 1 } else { -1 };
        let length = (bx - ax).abs().max((by - ay).abs()).max(1);
        [(ay - by) * out / length, (bx - ax) * out / length]
    };
    let n = graph.edges.iter().map(|edge| edge.n).max().unwrap_or(0) + 1;
    graph.edges.push(Edge { n, ends, bend, part: u32::MAX, ..Edge::default() });
    divide(graph);
    graph.edges.len() - 1
}

/// Bends an edge so that its middle is at a place.
pub fn bend(graph: &mut Graph, index: usize, [x, y]: [i32; 2]) {
    let [mx, my] = middle(graph, index);
    if let Some(edge) = graph.edges.get_mut(index) {
        edge.bend = clamp_bend([x - mx, y - my]);
    }
}

/// The middle between the ends of an edge.
pub fn middle(graph: &Graph, index: usize) -> [i32; 2] {
    let Some(edge) = graph.edges.get(index) else { return [0; 2] };
    let [a, b] = edge.ends.map(|end| graph.vertices.get(end as usize).map_or([0; 2], |own| [own.x, own.y]));
    [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
}

/// Removes edges, and the vertices that only they led to.
pub fn remove(graph: &mut Graph, gone: impl Fn(usize, &Edge) -> bool) {
    let was = lonely(graph);
    let mut index = 0;
    graph.edges.retain(|edge| {
        index += 1;
        !gone(index - 1, edge)
    });
    let now = lonely(graph);
    sweep(graph, |vertex| now[vertex] && !was[vertex]);
    divide(graph);
}

/// Removes a vertex with its edges.
pub fn remove_vertex(graph: &mut Graph, vertex: usize) {
    if lonely(graph).get(vertex) == Some(&true) {
        return sweep(graph, |own| own == vertex);
    }
    remove(graph, |_, edge| edge.ends.contains(&(vertex as u32)));
}

/// For each vertex, whether it has no edges.
fn lonely(graph: &Graph) -> Vec<bool> {
    let mut lonely = vec![true; graph.vertices.len()];
    for end in graph.edges.iter().flat_map(|edge| edge.ends) {
        if let Some(lonely) = lonely.get_mut(end as usize) {
            *lonely = false;
        }
    }
    lonely
}

/// Removes the vertices for which `gone` holds, which must have no edges.
fn sweep(graph: &mut Graph, gone: impl Fn(usize) -> bool) {
    let mut kept = 0;
    let to: Vec<u32> = (0..graph.vertices.len())
        .map(|vertex| {
            kept += u32::from(!gone(vertex));
            kept.saturating_sub(1)
        })
        .collect();
    let mut index = 0;
    graph.vertices.retain(|_| {
        index += 1;
        !gone(index - 1)
    });
    for edge in &mut graph.edges {
        edge.ends = edge.ends.map(|end| to.get(end as usize).copied().unwrap_or(end));
    }
}

/// Finds the parts of the graph again: edges connected otherwise than through the ground. Parts keep their names.
pub fn divide(graph: &mut Graph) {
    let mut root: Vec<u32> = (0..graph.vertices.len() as u32).collect();
    let free = |end: u32| graph.vertices.get(end as usize).is_some_and(|vertex| !vertex.grounded());
    for edge in graph.edges.iter().filter(|edge| free(edge.ends[0]) && free(edge.ends[1])) {
        let [a, b] = edge.ends.map(|end| top(&mut root, end));
        root[b as usize] = a;
    }
    let names: Vec<String> = graph.parts.iter().map(|part| part.name.clone()).collect();
    let mut seen: Vec<Option<u32>> = vec![None; root.len()];
    let place = graph.line;
    let mut parts: Vec<GraphPart> = Vec::new();
    for edge in &mut graph.edges {
        let inner = edge
            .ends
            .into_iter()
            .find(|end| graph.vertices.get(*end as usize).is_some_and(|vertex| !vertex.grounded()));
        let known = inner.map(|end| top(&mut root, end) as usize);
        let part = known.and_then(|known| seen[known]).unwrap_or(parts.len() as u32);
        if part as usize == parts.len() {
            parts.push(GraphPart { place, number: part + 1, name: String::new(), edges: 0 });
        }
        if let Some(known) = known {
            seen[known] = Some(part);
        }
        let own = &mut parts[part as usize];
        own.edges += 1;
        if let Some(name) = names.get(edge.part as usize).filter(|_| own.name.is_empty()) {
            own.name.clone_from(name);
        }
        edge.part = part;
    }
    graph.parts = parts;
}

fn top(root: &mut [u32], mut end: u32) -> u32 {
    while root[end as usize] != end {
        root[end as usize] = root[root[end as usize] as usize];
        end = root[end as usize];
    }
    end
}

/// For each edge, whether it is not connected to the ground.
pub fn hanging(graph: &Graph) -> Vec<bool> {
    let mut stands = vec![false; graph.parts.len()];
    let grounded = |end: &u32| graph.vertices.get(*end as usize).is_some_and(Vertex::grounded);
    for edge in graph.edges.iter().filter(|edge| edge.ends.iter().any(grounded)) {
        if let Some(stands) = stands.get_mut(edge.part as usize) {
            *stands = true;
        }
    }
    graph.edges.iter().map(|edge| !stands.get(edge.part as usize).is_some_and(|stands| *stands)).collect()
}

#[cfg(test)]
mod tests;
