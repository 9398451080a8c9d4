//! Grundy values of graphs with cycles, after Smith and Fraenkel.
use super::Digraph;

/// Stands for the value of a vertex that has none.
pub const NONE: u32 = u32::MAX;

/// The value of each vertex, [`NONE`] where play can go on for ever, and the order in which the values were found.
/// Among the moves to value 0 the winner of a sum takes one whose value was found earlier, and so play ends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Labels {
    pub values: Vec<u32>,
    /// The place of each vertex in the order, counted from 0; [`NONE`] without a value.
    pub order: Vec<u32>,
}

impl Labels {
    /// The labels of this graph. Takes O(V + E) for each value, of which there are at most √(2E) + 1.
    ///
    /// A vertex gets the value m once none of its followers can get it, and every follower that has no value yet, or
    /// none at all, leads back to a vertex of value m. So values are given in rounds, m = 0, 1, 2 and on; what leads
    /// back nowhere in a round has none.
    pub fn of(graph: &Digraph) -> Self {
        let count = graph.len();
        let mut values = vec![NONE; count];
        let mut order = vec![NONE; count];
        let mut clock = 0;
        // For each vertex the number of followers without a value, and of those that do not yet lead back to this
        // round's value.
        let mut bare: Vec<u32> = (0..count).map(|at| graph.followers(at).len() as u32).collect();
        // The vertices that may still get a value.
        let mut open: Vec<u32> = (0..count as u32).collect();
        let mut endless = vec![false; count];
        // The last round, counted from 1, in which each vertex was found to lead to the round's value.
        let mut covered = vec![0u32; count];
        let mut queue = Vec::new();
        for value in 0.. {
            let round = value + 1;
            let mut uncovered = bare.clone();
            queue.clear();
            queue.extend(open.iter().copied().filter(|at| uncovered[*at as usize] == 0));
            let mut next = 0;
            while let Some(at) = queue.get(next).copied() {
                next += 1;
                let vertex = at as usize;
                // A vertex that leads to the round's value cannot have that value.
                if values[vertex] != NONE || covered[vertex] == round {
                    continue;
                }
                values[vertex] = value;
                order[vertex] = clock;
                clock += 1;
                for from in graph.before(vertex) {
                    let before = *from as usize;
                    bare[before] -= 1;
                    if covered[before] == round || values[before] != NONE {
                        continue;
                    }
                    covered[before] = round;
                    for first in graph.before(before) {
                        let left = &mut uncovered[*first as usize];
                        *left -= 1;
                        if *left == 0 && values[*first as usize] == NONE && !endless[*first as usize] {
                            queue.push(*first);
                        }
                    }
                }
            }
            open.retain(|at| {
                let vertex = *at as usize;
                let stays = values[vertex] == NONE && covered[vertex] == round;
                endless[vertex] |= values[vertex] == NONE && !stays;
                stays
            });
            if open.is_empty() {
                break;
            }
        }
        Self { values, order }
    }
    /// The value of a vertex, where it has one.
    pub fn value(&self, at: usize) -> Option<u32> {
        Some(self.values[at]).filter(|value| *value != NONE)
    }
    /// The values of the followers that have one, ascending: what stands beside ∞.
    pub fn leaves(&self, graph: &Digraph, at: usize) -> Vec<u32> {
        let values = graph.followers(at).iter().filter_map(|to| self.value(*to as usize));
        let mut leaves: Vec<u32> = values.collect();
        leaves.sort_unstable();
        leaves.dedup();
        leaves
    }
}
