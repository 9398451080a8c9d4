//! What regions are worth, and the loops that leave a wanted value.
use super::{
    dots::{DOTS, Dots},
    regions::Region,
    stroke::LoopMove,
};
use crate::core::nimber::{Nimber, mex};

/// How a loop divides a region: so many dots on it, inside and outside.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Class {
    pub on: usize,
    pub inside: usize,
    pub outside: usize,
}

/// The classes of loops in a region of `dots` dots, through at most `most` of them: loops of one class differ only in
/// which dots they pass, and which dots and loops they enclose. There are about dots · most classes.
pub fn classes(dots: usize, most: usize) -> impl Iterator<Item = Class> {
    (1..=dots.min(most)).flat_map(move |on| {
        (0..=dots - on).map(move |inside| Class { on, inside, outside: dots - on - inside })
    })
}

/// The loop of a class that is listed for all: through the first dots, round those that come next, and no other loop.
pub fn listed(dots: Dots, class: Class) -> LoopMove {
    let [on, rest] = dots.split(class.on);
    LoopMove { on, inside: rest.split(class.inside)[0], loops: Vec::new() }
}

/// How many values are computed, of regions of 0 dots and more: whole rows of a table, and more than there can be dots.
const KNOWN: usize = 72;
const _: () = assert!(KNOWN > DOTS as usize);

/// The values of regions of 0, 1, 2, … dots by the definition: the mex over all classes of loops.
pub fn values(most: usize) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for dots in 0..KNOWN {
        let left = classes(dots, most).map(|class| values[class.inside] ^ values[class.outside]);
        let Nimber(next) = mex(&mut left.collect());
        values.push(next);
    }
    values
}

/// Whether a position of Rims is lost in misère play: it is where Nim with heaps of these sizes is (Ferguson 2.5).
pub fn misere_lost(counts: impl Iterator<Item = usize> + Clone) -> bool {
    let sum = counts.clone().fold(0, |sum, count| sum ^ count);
    if counts.clone().any(|count| count > 1) { sum == 0 } else { sum == 1 }
}

/// The listed loops, in any region, for which `wanted` accepts the numbers of dots in the other regions and the class
/// of the loop.
pub fn found(plane: &Region, most: usize, wanted: impl Fn(&[usize], Class) -> bool) -> Vec<LoopMove> {
    let nodes = plane.nodes();
    let counts: Vec<usize> = nodes.iter().map(|node| node.region.dots.len()).collect();
    let mut all = Vec::new();
    for at in 0..nodes.len() {
        let others = [&counts[..at], &counts[at + 1..]].concat();
        let right = classes(counts[at], most).filter(|class| wanted(&others, *class));
        all.extend(right.map(|class| listed(nodes[at].region.dots, class)));
    }
    all
}
