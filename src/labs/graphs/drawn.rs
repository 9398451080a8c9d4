//! The picture of a graph, or of what is around a vertex of a large one.
use super::found::{Found, LabelKind};
use crate::games::arrows::{Drawing, Listed, Sketch, VertexOrder, ranks};
use std::collections::BTreeMap;

/// Most vertices that are drawn at once.
pub const DRAWN: usize = 300;
/// Most vertices that are drawn of a larger graph, around the chosen one.
const AROUND: usize = 40;
/// Followers and predecessors of one vertex that are drawn of a larger graph.
const BESIDE: usize = 10;

/// A vertex on the paper.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spotted {
    pub at: usize,
    /// Its middle, and the middle of its name.
    pub middle: [i32; 2],
    pub name: [i32; 2],
}

/// Vertices and arrows on paper.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picture {
    pub size: [u32; 2],
    pub vertices: Vec<Spotted>,
    /// From, to, and the path as SVG has it.
    pub arrows: Vec<(usize, usize, String)>,
    /// Whether the picture shows the whole graph.
    pub whole: bool,
}

/// The graph as it is drawn, or in columns; where it is large, what is around a vertex of it, by remoteness or by value.
pub fn picture(found: &Found, asked: LabelKind, laid: VertexOrder, around: usize) -> Picture {
    let whole = found.len() <= DRAWN;
    let shown: Vec<usize> = if whole { (0..found.len()).collect() } else { near(found, around) };
    let place: BTreeMap<usize, u32> = shown.iter().copied().zip(0..).collect();
    let arrows = shown.iter().flat_map(|from| {
        let to = found.graph.followers(*from).iter().filter_map(|to| place.get(&(*to as usize)).copied());
        let from = place[from];
        to.map(move |to| (from, to)).collect::<Vec<_>>()
    });
    let drawing = Drawing::of(Listed {
        names: shown.iter().map(|at| found.names[*at].clone()).collect(),
        spots: shown.iter().map(|at| found.spots[*at].filter(|_| whole)).collect(),
        arrows: arrows.collect(),
    });
    // Vertices without a number stand after all others.
    let columns = |number: &dyn Fn(usize) -> Option<u32>| {
        ranks(shown.iter().map(|at| number(*at).map_or(u64::MAX, u64::from)))
    };
    let places = match laid {
        VertexOrder::Drawn if whole => drawing.places(),
        VertexOrder::Value => drawing.layered(&columns(&|at| found.labels.value(at))),
        _ => drawing.layered(&columns(&|at| found.fate(at, asked).moves())),
    };
    let sketch = Sketch::new(&drawing, places);
    let spotted = |index: usize| Spotted {
        at: shown[index],
        middle: sketch.middles[index].map(|side| side as i32),
        name: sketch.beside(index, drawing.names[index].chars().count()),
    };
    let line = |(from, to): (usize, usize)| (shown[from], shown[to], sketch.curve(from, to).path);
    Picture {
        size: sketch.size,
        vertices: (0..shown.len()).map(spotted).collect(),
        arrows: drawing.arrows().map(line).collect(),
        whole,
    }
}

/// The vertices near one, along the arrows and against them, ascending.
fn near(found: &Found, around: usize) -> Vec<usize> {
    let mut shown = vec![around];
    let mut next = 0;
    while let Some(at) = shown.get(next).copied().filter(|_| next < AROUND) {
        next += 1;
        let beside = [found.graph.followers(at), found.graph.before(at)];
        for to in beside.iter().flat_map(|all| all.iter().take(BESIDE)) {
            if shown.len() < AROUND && !shown.contains(&(*to as usize)) {
                shown.push(*to as usize);
            }
        }
    }
    shown.sort_unstable();
    shown
}
