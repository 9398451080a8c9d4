//! A picture of edges that stands on the ground, and which of its edges still stand.
use kernels::hackenbush::{Graph, Solution};
use std::{cell::OnceCell, fmt, rc::Rc};

mod draw;
mod drawing;
mod finish;
mod import;
mod key;
mod layout;
mod read;
mod reader;
mod seen;
mod strokes;
mod walk;
mod words;
mod write;
use drawing::Drawing;
pub use drawing::MOST_NUMBER;
pub use walk::RootedEdge;

/// The standing edges of a drawing. All positions of one game share the drawing, and edges keep their numbers from move
/// to move.
#[derive(Clone)]
pub struct Picture {
    drawing: Rc<Drawing>,
    /// The indices of the edges that stand, ascending. All of them are connected to the ground.
    edges: Rc<[u32]>,
    solved: Rc<OnceCell<Solved>>,
}

/// What is known of the edges that stand. Its graph has these edges alone, numbered as [`Picture::edges`] lists them.
struct Solved {
    solution: Solution,
    /// The dots of the drawing that are the vertices of the graph.
    dots: Vec<u32>,
    parts: OnceCell<Vec<Vec<RootedEdge>>>,
    /// The part of each edge.
    part_of: OnceCell<Vec<u16>>,
}

impl Picture {
    /// The drawing with all of its edges.
    pub fn whole(drawing: Drawing) -> Self {
        let edges = (0..drawing.strokes.len() as u32).collect();
        Self::of(Rc::new(drawing), edges)
    }
    fn of(drawing: Rc<Drawing>, edges: Rc<[u32]>) -> Self {
        Self { drawing, edges, solved: Rc::default() }
    }
    /// Some of the edges, all connected to the ground, as a picture of their own.
    fn only(&self, mut edges: Vec<u32>) -> Self {
        edges.sort_unstable();
        Self::of(self.drawing.clone(), edges.into())
    }
    pub fn drawing(&self) -> &Drawing {
        &self.drawing
    }
    /// How many edges stand.
    pub fn len(&self) -> usize {
        self.edges.len()
    }
    pub fn is_empty(&self) -> bool {
        self.edges.is_empty()
    }
    /// The index of the standing edge of this number, among those that stand.
    fn place_of(&self, number: u64) -> Option<usize> {
        let edge = self.drawing.strokes.binary_search_by_key(&number, |stroke| stroke.n).ok()?;
        self.edges.binary_search(&(edge as u32)).ok()
    }
    /// Whether the edge of this number stands.
    pub fn holds(&self, number: u64) -> bool {
        self.place_of(number).is_some()
    }
    /// The index in [`Picture::solution`] of the standing edge of this number.
    pub fn place(&self, number: u64) -> Option<u32> {
        self.place_of(number).map(|place| place as u32)
    }
    /// The number in the solution of an edge of the drawing that stands.
    pub fn index(&self, edge: u32) -> Option<u32> {
        self.edges.binary_search(&edge).ok().map(|place| place as u32)
    }
    /// The dot of the drawing that a vertex of the solution is; none beyond its vertices.
    pub fn dot(&self, vertex: u32) -> Option<u32> {
        self.solved().dots.get(vertex as usize).copied()
    }
    /// The vertex of the solution that a dot is; `u32::MAX` where it is none.
    pub fn vertex(&self, dot: u32) -> u32 {
        self.solved().dots.binary_search(&dot).map_or(u32::MAX, |vertex| vertex as u32)
    }
    /// The edge that leads to a vertex of the solution from below; none for the ground.
    pub fn below(&self, vertex: u32) -> Option<u32> {
        let dot = self.dot(vertex).filter(|dot| !self.drawing.dots[*dot as usize].grounded())?;
        let hung = self.parts().iter().flatten().find(|hung| hung.ends[1] == dot)?;
        self.index(hung.edge)
    }
    /// The number of a standing edge, by its place among those that stand.
    pub fn number(&self, place: u32) -> u64 {
        self.edges.get(place as usize).map_or(0, |edge| self.drawing.strokes[*edge as usize].n)
    }
    /// The name of an edge, empty if it has none.
    pub fn name(&self, number: u64) -> &str {
        let strokes = &self.drawing.strokes;
        strokes.binary_search_by_key(&number, |stroke| stroke.n).map_or("", |edge| &strokes[edge].name)
    }
    /// The numbers of the edges that go when the edge of this number is cut, ascending, with its own. O(V + E) the
    /// first time.
    pub fn gone(&self, number: u64) -> Vec<u64> {
        let Some(place) = self.place_of(number) else { return vec![] };
        let mut gone = vec![number];
        gone.extend(self.solution().falls(place as u32).into_iter().map(|place| self.number(place)));
        gone.sort_unstable();
        gone
    }
    /// What is left when the edge of this number is cut.
    pub fn without(&self, number: u64) -> Self {
        let gone = self.gone(number);
        let strokes = &self.drawing.strokes;
        let stays = |edge: &&u32| gone.binary_search(&strokes[**edge as usize].n).is_err();
        let edges = self.edges.iter().filter(stays).copied().collect();
        Self::of(self.drawing.clone(), edges)
    }
    fn solved(&self) -> &Solved {
        self.solved.get_or_init(|| {
            let all = &self.drawing.strokes;
            let mut dots: Vec<u32> = self.edges.iter().flat_map(|edge| all[*edge as usize].ends).collect();
            dots.sort_unstable();
            dots.dedup();
            let own = |dot: &u32| dots.binary_search(dot).unwrap_or(0) as u32;
            let ends = |edge: &u32| all[*edge as usize].ends.map(|dot| own(&dot));
            let edges: Vec<[u32; 2]> = self.edges.iter().map(ends).collect();
            let ground = dots.iter().filter(|dot| self.drawing.dots[**dot as usize].grounded());
            let grounded: Vec<u32> = ground.map(own).collect();
            let graph = Graph::rooted_part(dots.len(), &edges, &grounded).unwrap_or_else(|_| Graph::empty());
            Solved { solution: Solution::new(graph), dots, parts: OnceCell::new(), part_of: OnceCell::new() }
        })
    }
    /// The value of the picture and all that follows from it. Its edges are the standing ones, by their index among
    /// these. O(V + E) the first time.
    pub fn solution(&self) -> &Solution {
        &self.solved().solution
    }
}

impl PartialEq for Picture {
    fn eq(&self, other: &Self) -> bool {
        self.edges == other.edges
            && (Rc::ptr_eq(&self.drawing, &other.drawing) || self.drawing == other.drawing)
    }
}

impl Eq for Picture {}

impl fmt::Debug for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Picture({self})")
    }
}

#[cfg(test)]
mod tests;
