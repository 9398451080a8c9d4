//! Places for pictures that were typed without any: stalks straight up, trees with their branches apart, other graphs
//! in levels. The same edges get the same places. O(E log E).
use super::strokes::{Dot, Stroke};

mod bends;
mod levels;
mod tree;

/// The length of an edge, and the least distance of two leaves, in tenths of a square.
const STEP: f64 = 30.0;
const SLOT: f64 = 20.0;
/// Free ground between parts: the least, and the most, which tall parts have.
const GAP: f64 = 30.0;
const WIDE_GAP: f64 = 90.0;

/// Where all dots are, and how far the middle of each stroke lies from the middle between its ends.
#[derive(Debug)]
pub struct Geometry {
    pub places: Vec<[i32; 2]>,
    pub bends: Vec<[i32; 2]>,
}

/// A connected part of the drawing, as a tree over its dots from the ground up.
struct Clump {
    /// The dots in the order of a breadth-first search, the ground first.
    dots: Vec<u32>,
    /// For each dot the index in `dots` of the one below it; on the ground its own index.
    below: Vec<u32>,
    /// How many edges each dot is from the ground.
    level: Vec<u32>,
    /// Whether there are more edges than those of the tree.
    circuits: bool,
}

/// Lays out a drawing; if `open` is false, its dots have places, and only bends are added where none are given.
/// `swayed` strokes are bent a little, as if by hand.
pub fn lay(dots: &[Dot], strokes: &[Stroke], open: bool, swayed: bool) -> Geometry {
    let mut places: Vec<[i32; 2]> = dots.iter().map(|dot| dot.place.unwrap_or_default()).collect();
    if open {
        let mut left = 0.0;
        let laid: Vec<_> = clumps(dots, strokes)
            .into_iter()
            .map(|clump| {
                let mut at = tree::places(&clump);
                if clump.circuits {
                    levels::relax(dots.len(), strokes, &clump, &mut at);
                }
                let first = at.iter().map(|[x, _]| *x).fold(f64::MAX, f64::min);
                let last = at.iter().map(|[x, _]| *x).fold(f64::MIN, f64::max);
                (clump, at, first, last)
            })
            .collect();
        let gap = gap(laid.iter().map(|(_, at, first, last)| (last - first, at)));
        for (clump, at, first, last) in laid {
            for (dot, [x, y]) in clump.dots.iter().zip(&at) {
                let place = [(left + x - first).round() as i32, y.round() as i32];
                if dots[*dot as usize].place.is_none() {
                    places[*dot as usize] = place;
                }
            }
            left += last - first + gap + SLOT.min(last - first);
        }
    }
    let bends = bends::bends(dots, strokes, &places, swayed);
    Geometry { places, bends }
}

/// The free ground between parts of these widths and places. Tall stalks stand farther apart, so that a picture of them
/// is about as wide as high, and the edge numbers of one do not touch the next.
fn gap<'a>(parts: impl ExactSizeIterator<Item = (f64, &'a Vec<[f64; 2]>)>) -> f64 {
    let count = parts.len() as f64;
    let (mut wide, mut high) = (0.0, 0.0f64);
    for (width, at) in parts {
        wide += width;
        high = at.iter().fold(high, |high, [_, y]| high.max(*y));
    }
    ((high - wide) / count.max(1.0)).clamp(GAP, WIDE_GAP)
}

/// The neighbours of all dots in one list, `to`; those of a dot begin at its entry in `starts`.
struct Links {
    starts: Vec<u32>,
    to: Vec<u32>,
}

impl Links {
    fn new(dots: usize, strokes: &[Stroke]) -> Self {
        let mut starts = vec![0u32; dots + 1];
        let ends = || strokes.iter().map(|stroke| stroke.ends).filter(|[a, b]| a != b);
        ends().flatten().for_each(|dot| starts[dot as usize + 1] += 1);
        for dot in 1..starts.len() {
            starts[dot] += starts[dot - 1];
        }
        let mut next = starts.clone();
        let mut to = vec![0; starts.last().map_or(0, |all| *all as usize)];
        for [a, b] in ends() {
            for (from, other) in [(a, b), (b, a)] {
                to[next[from as usize] as usize] = other;
                next[from as usize] += 1;
            }
        }
        Self { starts, to }
    }
    fn of(&self, dot: u32) -> &[u32] {
        &self.to[self.starts[dot as usize] as usize..self.starts[dot as usize + 1] as usize]
    }
}

fn clumps(dots: &[Dot], strokes: &[Stroke]) -> Vec<Clump> {
    let links = Links::new(dots.len(), strokes);
    // Which dots are connected, so that a search can begin on all of their ground at once.
    let mut group = vec![u32::MAX; dots.len()];
    let mut grounds: Vec<Vec<u32>> = Vec::new();
    for (dot, _) in (0u32..).zip(dots).filter(|(_, dot)| dot.grounded()) {
        if group[dot as usize] != u32::MAX {
            grounds[group[dot as usize] as usize].push(dot);
            continue;
        }
        let number = grounds.len() as u32;
        grounds.push(vec![dot]);
        group[dot as usize] = number;
        let mut open = vec![dot];
        while let Some(dot) = open.pop() {
            for to in links.of(dot) {
                if group[*to as usize] == u32::MAX {
                    group[*to as usize] = number;
                    open.push(*to);
                }
            }
        }
    }
    let mut index = vec![u32::MAX; dots.len()];
    let clump = |ground: Vec<u32>| {
        let roots = ground.len() as u32;
        let mut clump = Clump {
            dots: ground,
            below: (0..roots).collect(),
            level: vec![0; roots as usize],
            circuits: false,
        };
        (0..).zip(&clump.dots).for_each(|(own, dot)| index[*dot as usize] = own);
        let (mut here, mut links_seen) = (0, 0);
        while here < clump.dots.len() {
            let dot = clump.dots[here];
            for to in links.of(dot) {
                links_seen += 1;
                if index[*to as usize] == u32::MAX {
                    index[*to as usize] = clump.dots.len() as u32;
                    clump.dots.push(*to);
                    clump.below.push(here as u32);
                    clump.level.push(clump.level[here] + 1);
                }
            }
            here += 1;
        }
        clump.circuits = links_seen / 2 + roots as usize > clump.dots.len();
        clump
    };
    grounds.into_iter().map(clump).collect()
}
