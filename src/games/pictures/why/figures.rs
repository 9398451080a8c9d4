//! The steps of a reduction as pictures: fused vertices meet at one point with their edges as petals, and stalks stand
//! straight up.
use super::steps;
use crate::core::{
    scene::{Edge, Graph, GraphPart, Place, SumContext, Vertex},
    why::Figure,
};
use crate::games::pictures::picture::{Picture, RootedEdge};
use kernels::hackenbush::{Reduction, Step};
use rustc_hash::{FxHashMap, FxHashSet};
use std::f64::consts::PI;

/// The length of an edge of a stalk, and of a petal.
const STEP: i32 = 30;
const PETAL: f64 = 24.0;

/// The part as it is, the groups of steps, and the stalk that is left.
pub fn figures(own: &Picture, reduction: &Reduction) -> Vec<Figure> {
    let graph = own.graph("part", "edge", SumContext::ALONE);
    let picture = |title: &str, text: String, graph: Graph| Figure {
        title: title.into(),
        text,
        graph,
        marked: vec![],
        values: vec![],
        bamboo: false,
    };
    let count = super::edges(own.len() as u64);
    let mut figures = vec![picture("Picture", format!("{count}, as they stand."), graph)];
    for group in steps::groups(own, reduction) {
        let mut figure = picture(group.title, group.text, Graph::default());
        draw(own, reduction, group.done, group.steps, &mut figure);
        figures.push(figure);
    }
    let length = reduction.length;
    if length > 0 {
        let last = reduction.steps.len();
        let mut bamboo =
            picture("Bamboo", format!("A stalk of {length} is worth {length}."), Graph::default());
        draw(own, reduction, last, &[], &mut bamboo);
        straighten(&mut bamboo.graph);
        bamboo.bamboo = true;
        figures.push(bamboo);
    }
    figures
}

/// Fills a figure with what is left after `done` steps, and marks what the steps `last` change.
fn draw(own: &Picture, reduction: &Reduction, done: usize, last: &[Step], figure: &mut Figure) {
    let solution = own.solution();
    let Some(part) = solution.parts().into_iter().next() else { return };
    let left = reduction.figure(solution, &part, done).edges;
    let mut alias: FxHashMap<u32, u32> = FxHashMap::default();
    let mut loose: FxHashSet<u32> = FxHashSet::default();
    let mut straight: FxHashSet<u32> = FxHashSet::default();
    let mut above: FxHashMap<u32, u32> = FxHashMap::default();
    for (edge, [lower, _]) in &left {
        above.insert(*lower, *edge);
    }
    let ends: FxHashMap<u32, [u32; 2]> = left.iter().copied().collect();
    for step in &reduction.steps[..done] {
        match step {
            Step::Fuse { vertex, vertices, .. } => {
                alias.extend(vertices.iter().map(|fused| (*fused, *vertex)))
            }
            Step::Loops { edges, .. } => loose.extend(edges),
            Step::Colon { vertex, .. } => {
                let mut at = *vertex;
                // One stalk is left there.
                while let Some(edge) = above.get(&at).filter(|edge| straight.insert(**edge)) {
                    at = ends[edge][1];
                }
            }
        }
    }
    let hung: FxHashMap<u32, RootedEdge> =
        own.parts().iter().flatten().filter_map(|hung| Some((own.index(hung.edge)?, *hung))).collect();
    let mut petals: FxHashMap<u32, (u32, u32)> = FxHashMap::default();
    let petal = |edge: u32, [a, b]: [u32; 2]| a == b || loose.contains(&edge) && !straight.contains(&edge);
    for (edge, ends) in &left {
        if petal(*edge, *ends) {
            petals.entry(ends[0]).or_default().1 += 1;
        }
    }
    let mut places: FxHashMap<u32, [i32; 2]> = FxHashMap::default();
    let mut graph = Graph { noun: "part".into(), piece: "edge".into(), ..Graph::default() };
    let mut index: FxHashMap<u32, u32> = FxHashMap::default();
    let mut open = left.clone();
    // Each round draws what hangs on something drawn, the first round what hangs on the ground.
    while !open.is_empty() {
        let before = open.len();
        open.retain(|(edge, [lower, upper])| {
            let dot = own.dot(*lower);
            let start = dot
                .filter(|dot| own.drawing().dots[*dot as usize].grounded())
                .map(|dot| own.drawing().place(dot));
            let Some([x, y]) = places.get(lower).copied().or(start) else { return true };
            places.insert(*lower, [x, y]);
            let mut bend = [0, 0];
            if petal(*edge, [*lower, *upper]) {
                let grounded = start.is_some();
                let (number, count) = petals.get_mut(lower).map_or((0, 1), |(seen, count)| {
                    *seen += 1;
                    (*seen - 1, *count)
                });
                let wide = if grounded { PI * 0.8 } else { PI * 1.5 };
                let middle = f64::from(number) - f64::from(count - 1) / 2.0;
                let angle = PI / 2.0 - middle * (wide / f64::from(count)).min(PI / 3.0);
                let to = [PETAL * angle.cos(), PETAL * angle.sin()].map(|length| length.round() as i32);
                if lower == upper {
                    bend = to;
                } else {
                    places.insert(*upper, [x + to[0], y + to[1]]);
                }
            } else if let Some(hung) = hung.get(edge) {
                let [start, to] = hung.ends.map(|dot| own.drawing().place(dot));
                let way = [to[0] - start[0], to[1] - start[1]];
                let from = own.vertex(hung.ends[0]);
                let same = alias.get(&from).unwrap_or(&from) == lower;
                if straight.contains(edge) || !same {
                    places.insert(*upper, [x, y + STEP]);
                } else {
                    let grounded =
                        own.dot(*upper).is_some_and(|dot| own.drawing().dots[dot as usize].grounded());
                    places.entry(*upper).or_insert(if grounded { to } else { [x + way[0], y + way[1]] });
                    bend = own.drawing().bend(hung.edge);
                }
            }
            let ends = [*lower, *upper].map(|vertex| {
                *index.entry(vertex).or_insert_with(|| {
                    let [x, y] = places.get(&vertex).copied().unwrap_or([x, y]);
                    let name = own.dot(vertex).map_or_else(
                        || format!("free{vertex}"),
                        |dot| own.drawing().dots[dot as usize].name.clone(),
                    );
                    graph.vertices.push(Vertex { name, x, y });
                    graph.vertices.len() as u32 - 1
                })
            });
            let n = own.number(*edge);
            graph.edges.push(Edge { n, ends, bend, part: 0, name: own.name(n).into(), on: String::new() });
            false
        });
        if open.len() == before {
            break;
        }
    }
    let place = Place { part: 0, group: 0 };
    graph.parts.push(GraphPart {
        place,
        number: 1,
        name: own.title(0).into(),
        edges: graph.edges.len() as u64,
    });
    for step in last {
        let (vertex, length) = match step {
            Step::Fuse { edges, .. } | Step::Loops { edges, .. } => {
                figure.marked.extend(edges.iter().map(|edge| own.number(*edge)));
                continue;
            }
            Step::Colon { vertex, length, .. } => (*vertex, *length),
        };
        let mut at = vertex;
        while let Some(edge) = above.get(&at)
            && figure.marked.len() < left.len()
        {
            figure.marked.push(own.number(*edge));
            at = ends[edge][1];
        }
        if let Some(vertex) = index.get(&vertex) {
            figure.values.push((*vertex, length.into()));
        }
    }
    figure.marked.sort_unstable();
    figure.marked.dedup();
    figure.graph = graph;
}

/// Puts the edges of a stalk straight above each other.
fn straighten(graph: &mut Graph) {
    let Some(x) = graph.vertices.iter().find(|vertex| vertex.grounded()).map(|vertex| vertex.x) else {
        return;
    };
    for (height, edge) in (1..).zip(&mut graph.edges) {
        edge.bend = [0, 0];
        if let Some(vertex) = graph.vertices.get_mut(edge.ends[1] as usize) {
            (vertex.x, vertex.y) = (x, height * STEP);
        }
    }
}
