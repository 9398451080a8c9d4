//! The parts of a picture, and their edges from the ground up.
use super::{Picture, Solved};

/// An edge and what it hangs on, by their indices in the drawing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RootedEdge {
    pub edge: u32,
    /// Its ends, the lower one first.
    pub ends: [u32; 2],
    /// The edge that leads to its lower end; none for the ground.
    pub on: Option<u32>,
}

const NONE: u32 = u32::MAX;

impl Picture {
    /// The parts, side by side on the ground: from left to right by where they stand, or, if the drawing is laid out
    /// automatically, in the order of their first edges. In each part an edge comes after one that it hangs on.
    pub fn parts(&self) -> &[Vec<RootedEdge>] {
        let solved = self.solved();
        solved.parts.get_or_init(|| {
            let mut parts = self.walked(solved);
            let first = |part: &[RootedEdge]| part.iter().map(|hung| hung.edge).min();
            if self.drawing.text.is_some() {
                parts.sort_by_cached_key(|part| first(part));
            } else {
                parts.sort_by_cached_key(|part| (self.left(part), first(part)));
            }
            parts
        })
    }
    /// The leftmost place where a part stands on the ground.
    fn left(&self, part: &[RootedEdge]) -> Option<i32> {
        let ends = part.iter().flat_map(|hung| hung.ends);
        let ground = ends.filter(|dot| self.drawing.dots[*dot as usize].grounded());
        ground.map(|dot| self.drawing.place(dot)[0]).min()
    }
    fn walked(&self, solved: &Solved) -> Vec<Vec<RootedEdge>> {
        let graph = solved.solution.graph();
        // The order in which vertices are reached, and the edge that leads to each.
        let mut reached: Vec<(u32, u32)> = vec![(NONE, NONE); solved.dots.len()];
        for (vertex, reached) in (0..).zip(&mut reached) {
            reached.0 = if graph.is_grounded(vertex) { 0 } else { NONE };
        }
        let mut next = 1;
        let hung = |place: &u32| {
            let edge = self.edges[*place as usize];
            let mut ends = graph.edges()[*place as usize];
            if reached[ends[0] as usize].0 > reached[ends[1] as usize].0 {
                ends.reverse();
            }
            let [lower, upper] = ends.map(|end| end as usize);
            if reached[upper].0 == NONE {
                reached[upper] = (next, edge);
                next += 1;
            }
            let on = Some(reached[lower].1).filter(|on| *on != NONE);
            RootedEdge { edge, ends: ends.map(|end| solved.dots[end as usize]), on }
        };
        let parts: Vec<Vec<u32>> = solved.solution.parts().into_iter().map(|part| part.edges).collect();
        let mut hung = hung;
        parts.iter().map(|part| part.iter().map(&mut hung).collect()).collect()
    }
    /// Each part as a picture of its own.
    pub fn separate(&self) -> Vec<Self> {
        self.parts().iter().map(|part| self.only(part.iter().map(|hung| hung.edge).collect())).collect()
    }
    /// The index of the part that the edge of this number is in.
    pub fn part_of(&self, number: u64) -> Option<usize> {
        let all = self.solved().part_of.get_or_init(|| {
            let mut all = vec![0; self.edges.len()];
            for (part, hung) in
                self.parts().iter().enumerate().flat_map(|(part, all)| all.iter().map(move |h| (part, h)))
            {
                if let Ok(place) = self.edges.binary_search(&hung.edge) {
                    all[place] = part as u16;
                }
            }
            all
        });
        all.get(self.place_of(number)?).map(|part| usize::from(*part))
    }
    /// One of the parts as a picture of its own.
    pub fn part(&self, part: usize) -> Option<Self> {
        Some(self.only(self.parts().get(part)?.iter().map(|hung| hung.edge).collect()))
    }
    /// The name of a part: of the first ground it stands on that has one.
    pub fn title(&self, part: usize) -> &str {
        let dots = self.parts().get(part).into_iter().flatten().flat_map(|hung| hung.ends);
        let titles = dots.map(|dot| &*self.drawing.dots[dot as usize].title);
        titles.into_iter().find(|title| !title.is_empty()).unwrap_or("")
    }
    /// The numbers of all standing edges in the order of the parts.
    pub fn order(&self) -> impl Iterator<Item = u64> {
        self.parts().iter().flatten().map(|hung| self.drawing.strokes[hung.edge as usize].n)
    }
}
