//! Directed graphs of up to some hundred thousand vertices, as graph games have them: values, outcomes, counters and
//! cycles, each in time linear in vertices and arrows.
mod acyclic;
mod cycles;
mod loopy;
mod retrograde;

pub use acyclic::{Acyclic, mex};
pub use cycles::Cycles;
pub use loopy::{Labels, NONE};
pub use retrograde::{Fate, fates};

/// A directed graph: the followers and the predecessors of each vertex, ascending, without repetition.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Digraph {
    starts: Vec<u32>,
    heads: Vec<u32>,
    back: Vec<u32>,
    tails: Vec<u32>,
}

impl Digraph {
    /// The graph with `count` vertices and these arrows, of which equal ones count once. Takes O(V + E).
    ///
    /// # Panics
    /// If an arrow begins or ends at a vertex that does not exist.
    pub fn new(count: usize, arrows: &[(u32, u32)]) -> Self {
        // Sorted by their end, then by their beginning: sorting is stable, so that the second sort keeps the order of
        // the first.
        let by_head = sorted(count, arrows, |arrow| arrow.1);
        let mut both = sorted(count, &by_head, |arrow| arrow.0);
        both.dedup();
        let (starts, heads) = rows(count, both.iter().map(|(from, to)| (*from, *to)));
        let back = sorted(count, &both, |arrow| arrow.1);
        let (back, tails) = rows(count, back.iter().map(|(from, to)| (*to, *from)));
        Self { starts, heads, back, tails }
    }
    /// How many vertices there are.
    pub fn len(&self) -> usize {
        self.starts.len().saturating_sub(1)
    }
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// How many arrows there are.
    pub fn arrows(&self) -> usize {
        self.heads.len()
    }
    /// The vertices to which arrows lead from this one.
    #[inline]
    pub fn followers(&self, at: usize) -> &[u32] {
        &self.heads[self.starts[at] as usize..self.starts[at + 1] as usize]
    }
    /// The vertices from which arrows lead to this one.
    #[inline]
    pub fn before(&self, at: usize) -> &[u32] {
        &self.tails[self.back[at] as usize..self.back[at + 1] as usize]
    }
    /// Whether there is an arrow from `from` to `to`.
    pub fn leads(&self, from: usize, to: usize) -> bool {
        self.followers(from).binary_search(&(to as u32)).is_ok()
    }
}

/// The arrows sorted by one of their ends; arrows with the same end keep their order.
fn sorted(count: usize, arrows: &[(u32, u32)], end: fn(&(u32, u32)) -> u32) -> Vec<(u32, u32)> {
    let mut next = vec![0u32; count + 1];
    arrows.iter().for_each(|arrow| next[end(arrow) as usize + 1] += 1);
    (1..=count).for_each(|at| next[at] += next[at - 1]);
    let mut out = vec![(0, 0); arrows.len()];
    for arrow in arrows {
        let place = &mut next[end(arrow) as usize];
        out[*place as usize] = *arrow;
        *place += 1;
    }
    out
}

/// The rows of all vertices one after the other, and where each row starts.
fn rows(count: usize, pairs: impl Iterator<Item = (u32, u32)>) -> (Vec<u32>, Vec<u32>) {
    let mut starts = vec![0u32; count + 1];
    let row = pairs.map(|(of, other)| {
        starts[of as usize + 1] += 1;
        other
    });
    let rows = row.collect();
    (1..=count).for_each(|at| starts[at] += starts[at - 1]);
    (starts, rows)
}
