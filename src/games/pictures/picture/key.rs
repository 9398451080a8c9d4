//! Pictures for a search: their edges alone, in an order that does not depend on how they are drawn.
use super::{
    Drawing, Picture, RootedEdge,
    strokes::{Dot, Stroke},
};
use rustc_hash::FxHashMap;

/// Separates the parts of a key.
const NEXT: u64 = u64::MAX;

impl Picture {
    /// The ends of all edges, part by part, with the vertices of each part numbered from 1 as they are reached; 0 is the
    /// ground. Trees that differ only in the order of branches have one key.
    pub fn key(&self) -> Vec<u64> {
        let mut parts: Vec<Vec<u64>> = self.parts().iter().map(|part| self.part_key(part)).collect();
        parts.sort_unstable();
        parts.join(&NEXT)
    }
    fn part_key(&self, part: &[RootedEdge]) -> Vec<u64> {
        let mut own: FxHashMap<u32, u64> = FxHashMap::default();
        let mut ends = Vec::with_capacity(part.len());
        for hung in part {
            ends.push(hung.ends.map(|dot| {
                if self.drawing.dots[dot as usize].grounded() {
                    return 0;
                }
                let next = own.len() as u64 + 1;
                *own.entry(dot).or_insert(next)
            }));
        }
        if own.len() == part.len() {
            ends = sorted_tree(&ends);
        }
        ends.iter().map(|[lower, upper]| lower << 32 | upper).collect()
    }
    /// A picture of this key.
    pub fn from_key(key: &[u64]) -> Self {
        let dot = |name: String| Dot { name, ..Dot::default() };
        let mut dots = vec![dot("0".into())];
        let mut strokes: Vec<Stroke> = Vec::with_capacity(key.len());
        for part in key.split(|packed| *packed == NEXT) {
            let before = dots.len() as u32 - 1;
            for packed in part {
                let ends = [(packed >> 32) as u32, *packed as u32]
                    .map(|end| if end == 0 { 0 } else { before + end });
                while dots.len() as u32 <= ends[0].max(ends[1]) {
                    dots.push(dot(dots.len().to_string()));
                }
                let n = strokes.len() as u64 + 1;
                strokes.push(Stroke { n, ends, ..Stroke::default() });
            }
        }
        // The picture is only searched, so that it needs no text.
        Self::whole(Drawing::automatic(dots, strokes, String::new()))
    }
}

/// The edges of a tree, given with parents before children and child i + 1 at index i, in an order that is the same for
/// trees of the same form. The form of a vertex is its height and a rank among the vertices of this height, which is that
/// of the sorted forms of its children (Aho, Hopcroft and Ullman, The design and analysis of computer algorithms, 3.2).
/// O(n log n).
fn sorted_tree(ends: &[[u64; 2]]) -> Vec<[u64; 2]> {
    let count = ends.len() + 1;
    let mut children: Vec<Vec<usize>> = vec![Vec::new(); count];
    let mut heights = vec![0; count];
    for (index, [lower, _]) in ends.iter().enumerate().rev() {
        let (child, parent) = (index + 1, *lower as usize);
        children[parent].push(child);
        heights[parent] = heights[parent].max(heights[child] + 1);
    }
    let mut levels: Vec<Vec<usize>> = vec![Vec::new(); heights[0] + 1];
    for (vertex, height) in heights.iter().enumerate() {
        levels[*height].push(vertex);
    }
    let mut forms = vec![(0, 0); count];
    for (height, level) in levels.iter_mut().enumerate() {
        for vertex in &*level {
            children[*vertex].sort_unstable_by_key(|child| forms[*child]);
        }
        let order = |a: usize, b: usize| {
            let of_children = |vertex: usize| children[vertex].iter().map(|child| forms[*child]);
            of_children(a).cmp(of_children(b))
        };
        level.sort_unstable_by(|a, b| order(*a, *b));
        let mut rank = 0;
        let ranks: Vec<usize> = (0..level.len())
            .map(|at| {
                rank += usize::from(at > 0 && order(level[at - 1], level[at]).is_ne());
                rank
            })
            .collect();
        for (vertex, rank) in level.iter().zip(ranks) {
            forms[*vertex] = (height, rank);
        }
    }
    // From the ground up, and what is above a vertex before its other siblings.
    let mut sorted = Vec::with_capacity(ends.len());
    let mut open: Vec<(u64, usize)> = children[0].iter().rev().map(|child| (0, *child)).collect();
    while let Some((parent, vertex)) = open.pop() {
        let number = sorted.len() as u64 + 1;
        sorted.push([parent, number]);
        open.extend(children[vertex].iter().rev().map(|child| (number, *child)));
    }
    sorted
}
