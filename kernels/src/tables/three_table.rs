//! The Grundy values of three stacks.
use super::Reached;

/// The tallest stack for which a table of three stacks is made.
pub const THREE_STACK_LIMIT: usize = 100;

/// Grundy values g(x, y, z) for all heights up to n, one for each sorted triple.
pub struct ThreeStackTable {
    red: Vec<bool>,
    /// Sorted triples x <= y <= z in the order of z, then y, then x.
    values: Vec<u16>,
}

fn pair(low: usize, high: usize) -> usize {
    high * (high + 1) / 2 + low
}

fn triple([x, y, z]: [usize; 3]) -> usize {
    z * (z + 1) * (z + 2) / 6 + pair(x, y)
}

fn ascending([a, b, c]: [usize; 3]) -> [usize; 3] {
    let (low, high) = (a.min(b), a.max(b));
    [low.min(c), high.min(low.max(c)), high.max(c)]
}

impl ThreeStackTable {
    /// The table for heights 0 to n, from the colours of at least n levels; nothing if n is beyond
    /// [`THREE_STACK_LIMIT`] or the colours are too few.
    ///
    /// A cell with a red top is the mex of the three lines through it, each the bitset of the values seen so far
    /// with one unordered pair of the other heights. An all-green cell is the mex of the box below it, kept as the
    /// lowest x that holds each value, per y. No value exceeds x + y + z.
    pub fn new(colours: &[bool], n: usize) -> Option<Self> {
        if n > THREE_STACK_LIMIT || colours.len() <= n {
            return None;
        }
        let words = 3 * n / 64 + 1;
        let lines = pair(0, n + 1);
        let mut work = Work {
            words,
            lines: vec![0; lines * words],
            width: 3 * n + 2,
            first: vec![u8::MAX; (n + 1) * (3 * n + 2)],
        };
        let mut values = vec![0; triple([0, 0, n + 1])];
        for z in 0..=n {
            for y in 0..=z {
                let start = triple([0, y, z]);
                work.fill(colours, y, z, &mut values[start..=start + y]);
            }
        }
        Some(ThreeStackTable { red: colours[..=n].to_vec(), values })
    }

    /// g of the three heights, in any order; nothing outside the table.
    pub fn value(&self, heights: [usize; 3]) -> Option<u16> {
        let heights = ascending(heights);
        if heights[2] < self.red.len() { self.values.get(triple(heights)).copied() } else { None }
    }

    /// Whether any removal from any stacks is allowed.
    fn is_green(&self, heights: [usize; 3]) -> bool {
        heights.iter().all(|height| self.red.get(*height) == Some(&false))
    }

    /// The options with the value `target`, at most `limit` of them listed.
    ///
    /// O(x + y + z), in green positions one sixth of their number.
    pub fn moves_to(&self, heights: [usize; 3], target: u16, limit: usize) -> Reached<[usize; 3]> {
        let mut reached = Reached { count: 0, list: Vec::new() };
        if heights.iter().any(|height| *height >= self.red.len()) {
            return reached;
        }
        let mut add = |option: [usize; 3]| {
            reached.count += 1;
            if reached.list.len() < limit {
                reached.list.push(option);
            }
        };
        if !self.is_green(heights) {
            for stack in 0..3 {
                let mut option = heights;
                for left in 0..heights[stack] {
                    option[stack] = left;
                    if self.value(option) == Some(target) {
                        add(option);
                    }
                }
            }
            return reached;
        }
        let [most_x, most_y, most_z] = ascending(heights);
        for z in 0..=most_z {
            for y in 0..=most_y.min(z) {
                let start = triple([0, y, z]);
                let line = &self.values[start..=start + most_x.min(y)];
                for (x, value) in line.iter().enumerate() {
                    if *value == target {
                        orders([x, y, z], heights, &mut add);
                    }
                }
            }
        }
        reached
    }

    /// The P-positions x <= y <= z of the table.
    pub fn p_positions(&self) -> impl Iterator<Item = [usize; 3]> {
        let n = self.red.len();
        let cells = (0..n).flat_map(|z| (0..=z).flat_map(move |y| (0..=y).map(move |x| [x, y, z])));
        cells.zip(&self.values).filter(|(_, value)| **value == 0).map(|(cell, _)| cell)
    }
}

/// The different orders of `sorted` that lie in the box below `heights`, the box's own corner left out.
fn orders([x, y, z]: [usize; 3], heights: [usize; 3], add: &mut impl FnMut([usize; 3])) {
    let all = [[x, y, z], [x, z, y], [y, x, z], [y, z, x], [z, x, y], [z, y, x]];
    for (i, order) in all.iter().enumerate() {
        let fits = order.iter().zip(&heights).all(|(left, height)| left <= height);
        if fits && *order != heights && !all[..i].contains(order) {
            add(*order);
        }
    }
}

/// The values computed so far.
struct Work {
    /// Length of a bitset of values.
    words: usize,
    /// Per unordered pair of heights, the values of the cells seen that contain it.
    lines: Vec<u64>,
    /// Values per y in `first`.
    width: usize,
    /// Per y and value, the lowest x of a cell with that value among those with at most this y.
    first: Vec<u8>,
}

impl Work {
    /// Computes the cells (0..=y, y, z). Out of line for the sake of wasm (see the module `pairing`).
    #[inline(never)]
    fn fill(&mut self, colours: &[bool], y: usize, z: usize, line: &mut [u16]) {
        let (before, from_y) = self.first.split_at_mut(y * self.width);
        let first = &mut from_y[..self.width];
        if let Some(previous) = before.len().checked_sub(self.width) {
            for (own, other) in first.iter_mut().zip(&before[previous..]) {
                *own = (*own).min(*other);
            }
        }
        let words = self.words;
        let red_pair = colours[y] || colours[z];
        let (along_x, mut pointer) = (pair(y, z) * words, 0);
        for (x, cell) in line.iter_mut().enumerate() {
            let (along_y, along_z) = (pair(x, z) * words, pair(x, y) * words);
            let value = if red_pair || colours[x] {
                let [a, b, c] = [along_x, along_y, along_z].map(|start| &self.lines[start..start + words]);
                let seen = a.iter().zip(b).zip(c).map(|((a, b), c)| a | b | c).enumerate();
                let free = seen.map(|(word, seen)| word * 64 + seen.trailing_ones() as usize);
                // The first word with a zero holds the mex; a word without a zero points to the start of the next one.
                free.enumerate().find(|(word, at)| at / 64 == *word).map_or(0, |(_, at)| at)
            } else {
                while usize::from(first[pointer]) <= x {
                    pointer += 1;
                }
                pointer
            };
            *cell = value as u16;
            for start in [along_x, along_y, along_z] {
                self.lines[start + value / 64] |= 1 << (value % 64);
            }
            first[value] = first[value].min(x as u8);
        }
    }
}
