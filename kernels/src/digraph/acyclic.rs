//! Grundy values of graphs without cycles: from the ends on, each vertex as soon as all of its followers have theirs
//! (Ferguson, Part I, 3.2 and Figure 3.2).
use super::Digraph;

/// The values of a graph without cycles, and the order in which they are found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Acyclic {
    pub values: Vec<u32>,
    /// Every vertex, after all of its followers.
    pub order: Vec<u32>,
}

impl Acyclic {
    /// The values and the order; none where there is a cycle. Takes O(V + E).
    pub fn of(graph: &Digraph) -> Option<Self> {
        let count = graph.len();
        let mut open: Vec<u32> = (0..count).map(|at| graph.followers(at).len() as u32).collect();
        let mut order: Vec<u32> = (0..count as u32).filter(|at| open[*at as usize] == 0).collect();
        order.reserve(count - order.len());
        let mut values = vec![0u32; count];
        // The vertex that saw each value last.
        let mut seen = vec![u32::MAX; count + 1];
        let mut next = 0;
        while let Some(at) = order.get(next).copied() {
            next += 1;
            let vertex = at as usize;
            for to in graph.followers(vertex) {
                seen[values[*to as usize] as usize] = at;
            }
            let mut value = 0;
            while seen[value as usize] == at {
                value += 1;
            }
            values[vertex] = value;
            for from in graph.before(vertex) {
                let left = &mut open[*from as usize];
                *left -= 1;
                if *left == 0 {
                    order.push(*from);
                }
            }
        }
        (order.len() == count).then_some(Self { values, order })
    }
}

/// The least number that is not among these.
///
/// ```
/// assert_eq!(kernels::digraph::mex([0, 1, 3, 1]), 2);
/// ```
pub fn mex(values: impl IntoIterator<Item = u32>) -> u32 {
    let mut values: Vec<u32> = values.into_iter().collect();
    values.sort_unstable();
    values.into_iter().fold(0, |least, value| if value == least { least + 1 } else { least })
}
