//! The edges at each node.

#[derive(Clone, Debug)]
pub(crate) struct Links {
    /// Where the links of each node start; one more at the end.
    starts: Vec<u32>,
    /// The other node and the edge number of each link: the links of one node after the other, each node's edges in
    /// order.
    links: Vec<(u32, u32)>,
}

impl Links {
    /// The edges that are `kept`, a loop once. The node of each vertex is given; node 0 is always there. O(V + E).
    pub fn new(edges: &[[u32; 2]], nodes: &[u32], kept: &[bool]) -> Self {
        let count = nodes.iter().max().map_or(1, |last| *last as usize + 1);
        let ends = |edge: usize| edges[edge].map(|vertex| nodes[vertex as usize]);
        let kept = || (0..edges.len()).rev().filter(|edge| kept[*edge]);
        let mut starts = vec![0u32; count + 1];
        for edge in kept() {
            let [a, b] = ends(edge);
            starts[a as usize] += 1;
            starts[b as usize] += u32::from(a != b);
        }
        let mut sum = 0;
        for start in &mut starts {
            sum += *start;
            *start = sum;
        }
        // Each start is first set to the end of its range, and moves down as edges are added before it, the last edge
        // first.
        let mut links = vec![(0, 0); sum as usize];
        let mut put = |at: u32, link: (u32, u32)| {
            let start = &mut starts[at as usize];
            *start -= 1;
            links[*start as usize] = link;
        };
        for edge in kept() {
            let [a, b] = ends(edge);
            put(a, (b, edge as u32));
            if a != b {
                put(b, (a, edge as u32));
            }
        }
        Links { starts, links }
    }

    /// How many nodes there are.
    pub fn nodes(&self) -> usize {
        self.starts.len() - 1
    }

    /// Where the links of each node start and end.
    pub fn ranges(&self) -> impl Iterator<Item = [u32; 2]> {
        self.starts.windows(2).map(|pair| [pair[0], pair[1]])
    }

    /// The links of a part of a range.
    pub fn slice(&self, [start, end]: [u32; 2]) -> &[(u32, u32)] {
        &self.links[start as usize..end as usize]
    }

    pub fn edges_at(&self, node: u32) -> impl Iterator<Item = u32> {
        let node = node as usize;
        self.slice([self.starts[node], self.starts[node + 1]]).iter().map(|(_, edge)| *edge)
    }
}
