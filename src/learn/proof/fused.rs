//! Pictures of Green Hackenbush with circuits, fused (Ferguson, Part I, 6.3): the vertices of every circuit become one, its
//! edges become loops at it, each worth 1, and what is left is a tree, whose value the colon principle gives.
use super::{ProofRefusal, position::graph_of};
use crate::core::Game;
use std::collections::BTreeMap;

/// Most edges of a picture.
const MOST_EDGES: usize = 200;

/// Edges between vertices; the whole ground is vertex 0.
#[derive(Clone, Debug, Default)]
pub struct Picture {
    /// The number of each edge, and its ends.
    edges: Vec<(u64, [usize; 2])>,
    vertices: usize,
}

impl Picture {
    /// Reads what is drawn.
    ///
    /// # Errors
    /// `of`, where it is no picture of Hackenbush alone; too large beyond 200 edges.
    pub fn read(position: &dyn Game, of: ProofRefusal) -> Result<Self, ProofRefusal> {
        let graph = graph_of(position, MOST_EDGES, of)?;
        let mut known: BTreeMap<u32, usize> = BTreeMap::new();
        let mut vertex = |dot: u32| {
            let next = known.len() + 1;
            if graph.vertices[dot as usize].grounded() { 0 } else { *known.entry(dot).or_insert(next) }
        };
        let edges: Vec<_> = graph.edges.iter().map(|edge| (edge.n, edge.ends.map(&mut vertex))).collect();
        Ok(Self { edges, vertices: known.len() + 1 })
    }
    /// How many edges it has.
    pub fn len(&self) -> usize {
        self.edges.len()
    }
    /// The numbers of the edges.
    pub fn numbers(&self) -> impl Iterator<Item = u64> {
        self.edges.iter().map(|edge| edge.0)
    }
    /// The edges at each vertex, by their indices.
    fn around(&self) -> Vec<Vec<usize>> {
        let mut around = vec![Vec::new(); self.vertices];
        for (index, (_, ends)) in self.edges.iter().enumerate() {
            ends.iter().for_each(|end| around[*end].push(index));
        }
        around
    }
    /// What stands after a cut. O(edges).
    pub fn without(&self, cut: u64) -> Self {
        let mut left = self.clone();
        left.edges.retain(|edge| edge.0 != cut);
        let around = left.around();
        let mut stands = vec![false; left.vertices];
        stands[0] = true;
        let mut open = vec![0];
        while let Some(vertex) = open.pop() {
            for (_, ends) in around[vertex].iter().map(|edge| left.edges[*edge]) {
                for end in ends {
                    if !std::mem::replace(&mut stands[end], true) {
                        open.push(end);
                    }
                }
            }
        }
        left.edges.retain(|(_, ends)| stands[ends[0]]);
        left
    }
    /// The tree that fusing all circuits leaves. O(edges).
    pub fn fused(&self) -> Fused {
        let mut search = Search {
            picture: self,
            around: self.around(),
            seen: vec![0; self.vertices],
            low: vec![0; self.vertices],
            count: 0,
            open: Vec::new(),
            knots: Vec::new(),
        };
        search.visit(0, None);
        Fused { knots: search.knots }
    }
}

/// Vertices that are fused into one, with what grows on it.
#[derive(Clone, Debug, Default)]
struct FusedVertex {
    /// The numbers of the edges of circuits, which have become loops.
    loops: Vec<u64>,
    /// Edges on no circuit that lead up from here: the number of each, and the knot at its upper end.
    branches: Vec<(u64, usize)>,
    /// The value of all that grows here.
    value: u64,
}

/// A fused picture: its knots, each behind those that grow on it, the ground last.
#[derive(Clone, Debug)]
pub struct Fused {
    knots: Vec<FusedVertex>,
}

/// The edge at which the value of a fused picture can be changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// An edge on no circuit: cutting it gives its branch, which has the value `from`, the wanted value `to`.
    Branch { edge: u64, from: u64, to: u64 },
    /// Only loops have a one in the column that must change: these are the edges of the circuits that were fused.
    Loops(Vec<u64>),
}

impl Fused {
    /// The value of the picture.
    pub fn value(&self) -> u64 {
        self.knots.last().map_or(0, |ground| ground.value)
    }
    /// Whether an edge lies on a circuit.
    pub fn on_circuit(&self, edge: u64) -> bool {
        self.knots.iter().any(|knot| knot.loops.contains(&edge))
    }
    /// Where to cut so that 0 is left: from the ground up, at each knot the branch that has a one in the leftmost column
    /// that must change. None where the value is 0.
    pub fn place(&self) -> Option<Place> {
        let mut at = self.knots.len().checked_sub(1)?;
        let mut change = self.value();
        loop {
            let column = 1u64 << change.checked_ilog2()?;
            let knot = &self.knots[at];
            let branch = knot.branches.iter().find(|(_, top)| (self.knots[*top].value + 1) & column != 0);
            let Some((edge, top)) = branch else { return Some(Place::Loops(knot.loops.clone())) };
            let from = self.knots[*top].value + 1;
            let to = from ^ change;
            if to == 0 {
                return Some(Place::Branch { edge: *edge, from, to });
            }
            // The edge stays, and what grows on it comes down to one less.
            (at, change) = (*top, (from - 1) ^ (to - 1));
        }
    }
}

/// A search in depth, from the ground up, for the edges on no circuit.
struct Search<'p> {
    picture: &'p Picture,
    around: Vec<Vec<usize>>,
    /// In which order vertices were found, from 1.
    seen: Vec<usize>,
    /// The earliest vertex that is reached from each and from what grows on it.
    low: Vec<usize>,
    count: usize,
    /// Loops, and edges with the knots at their upper ends, found for knots that are not finished.
    open: Vec<Open>,
    knots: Vec<FusedVertex>,
}

enum Open {
    Loop(u64),
    Branch(u64, usize),
}

impl Search<'_> {
    /// Visits a vertex, reached by the edge `by`. Recurses at most as deep as there are edges. Returns the knot of the
    /// vertex, if the vertex is the lowest of its knot.
    fn visit(&mut self, vertex: usize, by: Option<usize>) -> Option<usize> {
        self.count += 1;
        (self.seen[vertex], self.low[vertex]) = (self.count, self.count);
        let begun = self.open.len();
        for edge in self.around[vertex].clone() {
            let (number, ends) = self.picture.edges[edge];
            if Some(edge) == by {
                continue;
            }
            let other = if ends[0] == vertex { ends[1] } else { ends[0] };
            if self.seen[other] == 0 {
                match self.visit(other, Some(edge)) {
                    Some(knot) => self.open.push(Open::Branch(number, knot)),
                    None => self.open.push(Open::Loop(number)),
                }
                self.low[vertex] = self.low[vertex].min(self.low[other]);
            } else if self.seen[other] < self.seen[vertex] || (other == vertex && ends[0] == ends[1]) {
                // An edge that is seen again from its other end is skipped; a loop is twice at its vertex.
                let known = other == vertex
                    && self.open.iter().any(|open| matches!(open, Open::Loop(n) if *n == number));
                if !known {
                    self.open.push(Open::Loop(number));
                }
                self.low[vertex] = self.low[vertex].min(self.seen[other]);
            }
        }
        if self.low[vertex] < self.seen[vertex] {
            return None;
        }
        let mut knot = FusedVertex::default();
        for open in self.open.drain(begun..) {
            match open {
                Open::Loop(number) => knot.loops.push(number),
                Open::Branch(number, top) => knot.branches.push((number, top)),
            }
        }
        let grown = knot.branches.iter().map(|(_, top)| self.knots[*top].value + 1);
        knot.value = grown.fold(knot.loops.len() as u64 % 2, |sum, branch| sum ^ branch);
        self.knots.push(knot);
        Some(self.knots.len() - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::open;

    const OF: ProofRefusal = ProofRefusal::Claim("pictures");

    #[test]
    fn pictures_are_fused() {
        let value =
            |text: &str| Picture::read(&*open(text).unwrap(), OF).map(|picture| picture.fused().value());
        // Ferguson 6.3: doors, a flower, a picture whose circuit stands on a stalk and carries another.
        for (text, of) in [
            ("0", 0),
            ("3", 3),
            ("(()())", 1),
            ("0-a-b-0", 1),
            ("0-a-0", 0),
            ("0-a-a", 2),
            ("0-a,a-b-c-a", 2),
            ("0-a,a-b-c-a,a-d-e-a", 1),
            ("0-a-b-0,b-c", 0),
            ("0-a,a-b-c-a,c-d,d-e-d", 1),
        ] {
            assert_eq!(value(&format!("hackenbush/{text}")), Ok(of), "{text}");
        }
        assert_eq!(value("nim/3"), Err(OF));
        assert_eq!(value("hackenbush/2&hackenbush/2"), Err(OF));
    }
}
