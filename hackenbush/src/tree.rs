//! The depth-first tree of a graph, which everything else is read from.
//!
//! Nodes are numbered by their **place**, the order in which the search reaches them. So a parent's place is lower
//! than its children's, the places above a node are a range, and a loop over the places down or up takes the place
//! of recursion. In a graph without directions the edges outside the tree all lead from a node to one below it on its
//! way to the ground, or to itself.
use crate::{NONE, links::Links};

/// An edge outside the tree, or a loop.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Back {
    /// The place further from the ground.
    pub from: u32,
    pub to: u32,
    pub edge: u32,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Tree {
    /// The node at each place.
    pub order: Vec<u32>,
    /// The place of each node; `NONE` if it is not connected to the ground.
    pub place: Vec<u32>,
    /// The place of the parent; 0 for the ground.
    pub parent: Vec<u32>,
    /// The edge to the parent; `NONE` for the ground.
    pub edge: Vec<u32>,
    /// One more than the last place above each place.
    pub end: Vec<u32>,
    /// The lowest place that an edge outside the tree leads to from this place or above it; itself if none.
    pub low: Vec<u32>,
    pub backs: Vec<Back>,
}

impl Tree {
    /// Searches from node 0, without recursion. O(V + E).
    pub fn new(links: &Links) -> Self {
        let nodes = links.nodes();
        let mut tree = Tree::default();
        for list in [&mut tree.order, &mut tree.parent, &mut tree.edge, &mut tree.end, &mut tree.low] {
            list.reserve_exact(nodes);
        }
        // The links to be looked at next, and the place: side by side, as the nodes are met in any order.
        let mut visits: Vec<([u32; 2], u32)> = links.ranges().map(|range| (range, NONE)).collect();
        visits[0].1 = tree.push(0, 0, NONE);
        let mut here = 0;
        loop {
            let node = tree.order[here as usize] as usize;
            let mut above = NONE;
            let [start, end] = visits[node].0;
            let mut next = start;
            for (to, edge) in links.slice([start, end]) {
                next += 1;
                let ([first, last], place) = &mut visits[*to as usize];
                if *place == NONE {
                    *place = tree.push(*to, here, *edge);
                    // Nothing is to be seen at a leaf.
                    if *last - *first == 1 {
                        tree.end[*place as usize] = *place + 1;
                        continue;
                    }
                    above = *place;
                    break;
                } else if *place <= here && *edge != tree.edge[here as usize] {
                    tree.backs.push(Back { from: here, to: *place, edge: *edge });
                    let low = &mut tree.low[here as usize];
                    *low = (*low).min(*place);
                }
            }
            visits[node].0[0] = next;
            if above != NONE {
                here = above;
                continue;
            }
            tree.end[here as usize] = tree.order.len() as u32;
            if here == 0 {
                tree.place = visits.into_iter().map(|(_, place)| place).collect();
                return tree;
            }
            let parent = tree.parent[here as usize];
            tree.low[parent as usize] = tree.low[parent as usize].min(tree.low[here as usize]);
            here = parent;
        }
    }

    fn push(&mut self, node: u32, parent: u32, edge: u32) -> u32 {
        let place = self.order.len() as u32;
        self.order.push(node);
        self.parent.push(parent);
        self.edge.push(edge);
        self.end.push(0);
        self.low.push(place);
        place
    }

    /// How many places there are.
    pub fn len(&self) -> usize {
        self.order.len()
    }

    /// Whether the edge below this place is a bridge: without it, all above would fall. Not for the ground.
    pub fn is_bridge(&self, place: u32) -> bool {
        self.low[place as usize] == place
    }
}
