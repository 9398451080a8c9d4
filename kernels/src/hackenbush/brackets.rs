//! The edges of circuits in classes: two are of one class if cutting both takes the graph apart, that is, if every
//! circuit has both or neither.
//!
//! The method of Johnson, Pearson and Pingali, "The program structure tree" (1994), section 3: the brackets of a tree
//! edge are the edges outside the tree that pass over it, from above it to below it. Tree edges with the same brackets
//! are of one class, and so is an edge outside the tree that is their only bracket. The brackets are kept in a list,
//! the nearest start first; where lists join, a capping bracket keeps the first of the list from deceiving, so that
//! the first one and the length of the list stand for all of it. Exact, without hashing, O(V + E).
use crate::hackenbush::{
    NONE,
    tree::{BackEdge, Tree},
};

pub(crate) struct Classes {
    /// The class of the tree edge below each place; `NONE` if it is a bridge.
    pub tree: Vec<u32>,
    /// The class of each edge outside the tree; `NONE` if its class has no other edge.
    pub backs: Vec<u32>,
    /// How many classes there are.
    pub count: u32,
}

/// A bracket: the edges outside the tree first, then the capping ones.
#[derive(Clone, Copy)]
struct Bracket {
    previous: u32,
    next: u32,
    /// The next bracket with the same lower end.
    same_to: u32,
    /// The length of the list when this bracket was last its first, and the class found at that time.
    length: u32,
    class: u32,
}

/// The brackets that pass over an edge.
#[derive(Clone, Copy)]
struct List {
    first: u32,
    last: u32,
    length: u32,
}

/// What is kept for a place until all places above it are done.
#[derive(Clone, Copy)]
struct Node {
    list: List,
    /// The first of the brackets that end here, linked by `same_to`.
    ends_here: u32,
    /// The two lowest places that its children reach.
    reach: [u32; 2],
}

struct Brackets {
    all: Vec<Bracket>,
    nodes: Vec<Node>,
}

impl Classes {
    pub fn new(tree: &Tree) -> Self {
        let empty = List { first: NONE, last: NONE, length: 0 };
        let node = Node { list: empty, ends_here: NONE, reach: [NONE; 2] };
        let mut brackets =
            Brackets { all: Vec::with_capacity(tree.backs.len()), nodes: vec![node; tree.len()] };
        // The brackets that start at a place, as a linked list: the first of each place, the next of each bracket.
        let mut starts = vec![NONE; tree.len()];
        let mut same_from = vec![NONE; tree.backs.len()];
        for (number, BackEdge { from, to, .. }) in (0..).zip(&tree.backs) {
            brackets.add(*to);
            if from != to {
                same_from[number as usize] = std::mem::replace(&mut starts[*from as usize], number);
            }
        }
        let mut classes =
            Classes { tree: vec![NONE; tree.len()], backs: vec![NONE; tree.backs.len()], count: 0 };
        for place in (1..tree.len() as u32).rev() {
            brackets.end_at(place, tree);
            let mut lowest = NONE;
            let mut start = starts[place as usize];
            while start != NONE {
                lowest = lowest.min(tree.backs[start as usize].to);
                brackets.put_first(place, start);
                start = same_from[start as usize];
            }
            let second = brackets.nodes[place as usize].reach[1];
            if second < lowest.min(place) {
                let cap = brackets.add(second);
                brackets.put_first(place, cap);
            }
            brackets.classify(place, &mut classes);
            brackets.join(place, tree);
        }
        classes
    }
}

impl Brackets {
    /// A bracket that ends at a place, not yet in a list.
    fn add(&mut self, to: u32) -> u32 {
        let number = self.all.len() as u32;
        let ends_here = &mut self.nodes[to as usize].ends_here;
        let same_to = std::mem::replace(ends_here, number);
        self.all.push(Bracket { previous: NONE, next: NONE, same_to, length: 0, class: NONE });
        number
    }

    fn put_first(&mut self, place: u32, number: u32) {
        let list = &mut self.nodes[place as usize].list;
        self.all[number as usize].next = list.first;
        match list.first {
            NONE => list.last = number,
            first => self.all[first as usize].previous = number,
        }
        list.first = number;
        list.length += 1;
    }

    /// Takes the brackets that end at a place out of its list.
    fn end_at(&mut self, place: u32, tree: &Tree) {
        let node = &mut self.nodes[place as usize];
        let mut number = node.ends_here;
        while number != NONE {
            let Bracket { previous, next, same_to, .. } = self.all[number as usize];
            let is_loop = tree.backs.get(number as usize).is_some_and(|back| back.from == back.to);
            if !is_loop {
                match previous {
                    NONE => node.list.first = next,
                    previous => self.all[previous as usize].next = next,
                }
                match next {
                    NONE => node.list.last = previous,
                    next => self.all[next as usize].previous = previous,
                }
                node.list.length -= 1;
            }
            number = same_to;
        }
    }

    /// Finds the class of the edge below a place.
    fn classify(&mut self, place: u32, classes: &mut Classes) {
        let List { first, length, .. } = self.nodes[place as usize].list;
        if first == NONE {
            return;
        }
        let bracket = &mut self.all[first as usize];
        if bracket.length != length {
            bracket.length = length;
            bracket.class = classes.count;
            classes.count += 1;
        }
        classes.tree[place as usize] = bracket.class;
        // The only bracket cannot be a capping one, which comes with two others at least.
        if length == 1 {
            classes.backs[first as usize] = bracket.class;
        }
    }

    /// Puts the list of a place before the one of its parent.
    fn join(&mut self, place: u32, tree: &Tree) {
        let parent = tree.at(place).parent as usize;
        let list = self.nodes[place as usize].list;
        let below = &mut self.nodes[parent];
        let reach = tree.at(place).low;
        if reach < below.reach[0] {
            below.reach = [reach, below.reach[0]];
        } else {
            below.reach[1] = below.reach[1].min(reach);
        }
        if list.first == NONE {
            return;
        }
        match below.list.first {
            NONE => below.list.last = list.last,
            first => {
                self.all[list.last as usize].next = first;
                self.all[first as usize].previous = list.last;
            }
        }
        below.list.first = list.first;
        below.list.length += list.length;
    }
}
