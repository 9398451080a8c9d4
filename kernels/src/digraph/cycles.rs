//! Which vertices lie on cycles, and one such cycle: components of mutually reachable vertices, after Tarjan, without
//! recursion.
use super::Digraph;

/// The cycles of a graph.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Cycles {
    /// How many vertices lie on some cycle, and in how many components of mutually reachable vertices.
    pub vertices: usize,
    pub components: usize,
    /// One cycle, each vertex followed by the next and the last by the first; empty where there is none.
    pub one: Vec<u32>,
}

impl Cycles {
    /// The cycles of this graph. Takes O(V + E).
    pub fn of(graph: &Digraph) -> Self {
        const NEW: u32 = u32::MAX;
        let count = graph.len();
        // When each vertex was found, and the earliest such time among the vertices that it is known to reach.
        let (mut found, mut low) = (vec![NEW; count], vec![0u32; count]);
        let mut done = vec![false; count];
        let (mut open, mut path) = (Vec::new(), Vec::<(u32, u32)>::new());
        let mut clock = 0;
        let mut cycles = Self::default();
        for start in 0..count {
            if found[start] != NEW {
                continue;
            }
            path.push((start as u32, 0));
            while let Some((vertex, next)) = path.pop() {
                let at = vertex as usize;
                if next == 0 {
                    (found[at], low[at]) = (clock, clock);
                    clock += 1;
                    open.push(vertex);
                }
                let followers = graph.followers(at);
                if let Some(to) = followers.get(next as usize) {
                    path.push((vertex, next + 1));
                    let to = *to as usize;
                    if found[to] == NEW {
                        path.push((to as u32, 0));
                    } else if !done[to] {
                        low[at] = low[at].min(found[to]);
                    }
                    continue;
                }
                if let Some((above, _)) = path.last() {
                    low[*above as usize] = low[*above as usize].min(low[at]);
                }
                if low[at] == found[at] {
                    let from = open.iter().rposition(|open| *open == vertex).unwrap_or(0);
                    let component = open.split_off(from);
                    component.iter().for_each(|member| done[*member as usize] = true);
                    cycles.take(graph, &component);
                }
            }
        }
        cycles
    }
    fn take(&mut self, graph: &Digraph, component: &[u32]) {
        let first = component[0] as usize;
        if component.len() == 1 && !graph.leads(first, first) {
            return;
        }
        self.vertices += component.len();
        self.components += 1;
        if self.one.is_empty() {
            self.one = cycle(graph, component);
        }
    }
}

/// A shortest cycle through the least vertex of a component.
fn cycle(graph: &Digraph, component: &[u32]) -> Vec<u32> {
    let Some(start) = component.iter().min().copied() else { return Vec::new() };
    let mut inside = vec![false; graph.len()];
    component.iter().for_each(|member| inside[*member as usize] = true);
    let mut from = vec![u32::MAX; graph.len()];
    let mut queue = std::collections::VecDeque::from([start]);
    while let Some(at) = queue.pop_front() {
        for to in graph.followers(at as usize).iter().filter(|to| inside[**to as usize]) {
            if *to == start {
                let mut way = vec![at];
                while let Some(last) = way.last().filter(|last| **last != start) {
                    way.push(from[*last as usize]);
                }
                way.reverse();
                return way;
            }
            if from[*to as usize] == u32::MAX {
                from[*to as usize] = at;
                queue.push_back(*to);
            }
        }
    }
    Vec::new()
}
