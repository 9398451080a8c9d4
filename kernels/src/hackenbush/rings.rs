//! The rings of a graph: classes of edges of which each two, cut together, take fused vertices apart.
//!
//! Without the k edges of a class, the vertices that a component of circuits fuses are k pieces in a ring. In the
//! tree the class is a chain of tree edges one above the other and at most one edge outside the tree, which then
//! leads from the piece at the top back to the piece of the lowest vertex. If there is none, the piece above the last
//! tree edge is joined to the lowest vertex in more than one way, and is one piece with it.
use crate::hackenbush::{Graph, NONE, Solution, arms::arms, brackets::Classes};

#[derive(Clone, Debug)]
pub(crate) struct Rings {
    /// The class of each edge; `NONE` for bridges, loops and edges that are alone in their class.
    of_edge: Vec<u32>,
    /// Where the places of each class start; one more at the end.
    starts: Vec<u32>,
    /// The places above the tree edges of each class, lowest first.
    uppers: Vec<u32>,
    /// The edge outside the tree of each class.
    backs: Vec<u32>,
}

/// The edges of one class in the order of their ring.
pub(crate) struct Ring<'a> {
    pub uppers: &'a [u32],
    pub back: Option<u32>,
}

/// What cutting an edge of a ring leaves: the piece with the lowest vertex, and two arms on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Opened {
    pub edge: u32,
    pub rest: u32,
    pub arms: [u32; 2],
}

impl Rings {
    /// Finds the rings of a graph. O(V + E).
    pub fn new(graph: &Graph) -> Self {
        let tree = &graph.tree;
        let classes = Classes::new(tree);
        let mut rings = Rings {
            of_edge: vec![NONE; graph.edges().len()],
            starts: vec![0; classes.count as usize + 1],
            uppers: Vec::new(),
            backs: vec![NONE; classes.count as usize],
        };
        for (back, class) in tree.backs.iter().zip(&classes.backs).filter(|(_, class)| **class != NONE) {
            rings.backs[*class as usize] = back.edge;
            rings.of_edge[back.edge as usize] = *class;
        }
        let in_class = || classes.tree.iter().enumerate().rev().filter(|(_, class)| **class != NONE);
        in_class().for_each(|(_, class)| rings.starts[*class as usize] += 1);
        let mut sum = 0;
        for start in &mut rings.starts {
            sum += *start;
            *start = sum;
        }
        rings.uppers.resize(sum as usize, 0);
        for (place, class) in in_class() {
            let start = &mut rings.starts[*class as usize];
            *start -= 1;
            rings.uppers[*start as usize] = place as u32;
            rings.of_edge[tree.at(place as u32).edge as usize] = *class;
        }
        rings
    }

    /// The number of classes, including those with one edge.
    pub fn len(&self) -> u32 {
        self.backs.len() as u32
    }

    pub fn ring(&self, class: u32) -> Ring<'_> {
        let class = class as usize;
        let uppers = &self.uppers[self.starts[class] as usize..self.starts[class + 1] as usize];
        Ring { uppers, back: Some(self.backs[class]).filter(|edge| *edge != NONE) }
    }

    /// The ring of an edge; none if its class has fewer than two edges.
    pub fn ring_of(&self, edge: u32) -> Option<Ring<'_>> {
        let class = self.of_edge.get(edge as usize).copied().filter(|class| *class != NONE)?;
        Some(self.ring(class)).filter(|ring| ring.len() > 1)
    }
}

impl<'a> Ring<'a> {
    pub fn len(&self) -> usize {
        self.uppers.len() + usize::from(self.back.is_some())
    }

    /// The values of the pieces other than the one with the lowest vertex, in order, and of that one last.
    ///
    /// In `x` the edge below a piece counts as a loop on the piece below it.
    fn pieces(&self, solution: &Solution) -> (Vec<u32>, u32) {
        let x = |place: &u32| solution.sums_above[*place as usize];
        let mut pieces: Vec<u32> = self.uppers.windows(2).map(|pair| x(&pair[0]) ^ x(&pair[1]) ^ 1).collect();
        let mut rest = 0;
        if let (Some(first), Some(last)) = (self.uppers.first(), self.uppers.last()) {
            rest = solution.top_value(*first) ^ x(first) ^ 1;
            match self.back {
                Some(_) => pieces.push(x(last) ^ 1),
                None => rest ^= x(last),
            }
        }
        (pieces, rest)
    }

    /// What cutting each edge leaves, in the order of the ring. O(k) for k edges, or O(k log E) if the pieces have
    /// great values.
    pub fn opened(self, solution: &'a Solution) -> impl Iterator<Item = Opened> + use<'a> {
        let (mut pieces, rest) = self.pieces(solution);
        let forth = arms(&pieces);
        pieces.reverse();
        let back = arms(&pieces);
        let edges = self.uppers.iter().map(|upper| solution.graph.tree.at(*upper).edge);
        let arms = forth.into_iter().zip(back.into_iter().rev());
        edges.chain(self.back).zip(arms).map(move |(edge, (a, b))| Opened { edge, rest, arms: [a, b] })
    }
}

impl Opened {
    /// The value of the fused vertices once they are open.
    pub fn value(&self) -> u32 {
        self.rest ^ self.arms[0] ^ self.arms[1]
    }
}
