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
/// trees of the same form.
fn sorted_tree(ends: &[[u64; 2]]) -> Vec<[u64; 2]> {
    let mut above: Vec<Vec<usize>> = vec![Vec::new(); ends.len() + 1];
    // What is above each edge, in brackets.
    let mut forms: Vec<Vec<u8>> = vec![Vec::new(); ends.len() + 1];
    for (index, [lower, _]) in ends.iter().enumerate().rev() {
        let child = index + 1;
        let mut children = std::mem::take(&mut above[child]);
        children.sort_by(|a, b| forms[*a].cmp(&forms[*b]));
        let mut form = vec![b'('];
        for child in children {
            form.append(&mut forms[child]);
        }
        form.push(b')');
        forms[child] = form;
        above[*lower as usize].push(child);
    }
    let mut sorted = Vec::with_capacity(ends.len());
    let mut open: Vec<u64> = Vec::new();
    let mut next = 0;
    for byte in above[0].iter().flat_map(|child| &forms[*child]) {
        if *byte == b'(' {
            next += 1;
            sorted.push([open.last().copied().unwrap_or(0), next]);
            open.push(next);
        } else {
            open.pop();
        }
    }
    sorted
}
