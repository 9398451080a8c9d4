//! The depth-first tree of a graph, which everything else is read from.
//!
//! Nodes are numbered by their **place**, the order in which the search reaches them. So a parent's place is lower
//! than its children's, the places above a node are a range, and a loop over the places down or up takes the place
//! of recursion. In a graph without directions the edges outside the tree all lead from a node to one below it on its
//! way to the ground, or to itself.
use crate::hackenbush::{NONE, links::Links};

/// An edge outside the tree, or a loop.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BackEdge {
    /// The place further from the ground.
    pub from: u32,
    pub to: u32,
    pub edge: u32,
}

/// A place of the tree.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Spot {
    pub node: u32,
    /// The place of the parent; 0 for the ground.
    pub parent: u32,
    /// The edge to the parent; `NONE` for the ground.
    pub edge: u32,
    /// One more than the last place above.
    pub end: u32,
    /// The lowest place that an edge outside the tree leads to from here or above; this place if none.
    pub low: u32,
}

#[derive(Clone, Debug)]
pub(crate) struct Tree {
    spots: Vec<Spot>,
    /// The place of each node; `NONE` if it is not connected to the ground.
    pub place: Vec<u32>,
    pub backs: Vec<BackEdge>,
}

impl Tree {
    /// Searches from node 0, without recursion. O(V + E).
    pub fn new(links: &Links) -> Self {
        let root = Spot { node: 0, parent: 0, edge: NONE, end: 1, low: 0 };
        let mut spots = vec![root; links.nodes()];
        let mut count = 1;
        let mut backs = Vec::new();
        // For each node the links still to be followed, and its place: stored side by side, since nodes are met in any
        // order.
        let mut visits: Vec<([u32; 2], u32)> = links.ranges().map(|range| (range, NONE)).collect();
        visits[0].1 = 0;
        let mut here = 0;
        // The node, parent edge and lowest place of the current place.
        let (mut node, mut parent, mut below, mut low) = (0, 0, NONE, 0);
        loop {
            let mut above = None;
            let range = visits[node as usize].0;
            let mut next = range[0];
            for (to, edge) in links.slice(range) {
                next += 1;
                let ([first, last], place) = &mut visits[*to as usize];
                if *place == NONE {
                    *place = count;
                    spots[count as usize] =
                        Spot { node: *to, parent: here, edge: *edge, end: count + 1, low: count };
                    count += 1;
                    // A leaf has no further edges to follow.
                    if *last - *first > 1 {
                        above = Some((*to, *edge));
                        break;
                    }
                } else if *place <= here && *edge != below {
                    backs.push(BackEdge { from: here, to: *place, edge: *edge });
                    low = low.min(*place);
                }
            }
            if let Some((to, edge)) = above {
                spots[here as usize].low = low;
                visits[node as usize].0[0] = next;
                parent = here;
                here = count - 1;
                (node, below, low) = (to, edge, here);
                continue;
            }
            let spot = &mut spots[here as usize];
            (spot.low, spot.end) = (low, count);
            if here == 0 {
                spots.truncate(count as usize);
                return Tree { spots, place: visits.into_iter().map(|(_, place)| place).collect(), backs };
            }
            here = parent;
            let spot = &spots[here as usize];
            (node, parent, below, low) = (spot.node, spot.parent, spot.edge, spot.low.min(low));
        }
    }

    /// The data of a place below [`Tree::len`].
    pub fn at(&self, place: u32) -> &Spot {
        &self.spots[place as usize]
    }

    /// How many places there are.
    pub fn len(&self) -> usize {
        self.spots.len()
    }

    /// Whether the edge below this place is a bridge: without it, all above would fall. Not for the ground.
    pub fn is_bridge(&self, place: u32) -> bool {
        self.at(place).low == place
    }
}
