//! All P-positions of three piles and all cells, generation by generation, by the closed form.
use super::walk::{Heading, PAIRS};

/// A P-position, its cell, and the last leg of its walk, which added the least power of two.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seed {
    pub piles: [u16; 3],
    pub cell: (i16, i16),
    /// Which two piles, of [`PAIRS`], have one counter more than in the parent.
    pub pair: u8,
    /// The direction from the parent's cell, as an index into [`Heading::ALL`].
    pub heading: u8,
}

/// How many cells are born in generation n: 3^wt(n). Khovanova and Xiong, Theorem 17.
pub fn born(generation: u32) -> u64 {
    3u64.pow(generation.count_ones())
}

/// How many cells live in generation n: the sum of all born. O(log n): the first 2^r generations have 4^r cells, and
/// the generations after a power of two have three times as many as the first ones.
pub fn alive(generation: u32) -> u64 {
    let (mut left, mut each, mut sum) = (u64::from(generation) + 1, 1, 0);
    while left > 0 {
        let bit = left.ilog2();
        sum += each << (2 * bit);
        each *= 3;
        left -= 1 << bit;
    }
    sum
}

/// The generations from 0 on, each with its P-positions and cells in the same order.
#[derive(Default)]
pub struct Growth {
    all: Vec<Seed>,
    /// Where each generation starts, and where the last one ends.
    starts: Vec<usize>,
}

impl Growth {
    /// Grows the generations up to this one, but none beyond 2^14. O(cells).
    pub fn reach(&mut self, generation: u32) {
        if self.starts.is_empty() {
            self.all.push(Seed { piles: [0; 3], cell: (0, 0), pair: 0, heading: 0 });
            self.starts = vec![0, 1];
        }
        for n in self.starts.len() as u32 - 1..=generation.min(1 << 14) {
            let bit = n.trailing_zeros();
            let before = n & (n - 1);
            for index in self.range(before) {
                let last = self.all[index];
                self.all.extend((0..3).map(|pair| last.grown(pair, bit, before == 0)));
            }
            self.starts.push(self.all.len());
        }
    }
    fn range(&self, generation: u32) -> std::ops::Range<usize> {
        let at = |n: usize| self.starts.get(n).copied().unwrap_or(self.all.len());
        at(generation as usize)..at(generation as usize + 1)
    }
    /// The P-positions and cells of one generation.
    pub fn generation(&self, generation: u32) -> &[Seed] {
        &self.all[self.range(generation)]
    }
    /// How many generations are there, the first included.
    pub fn len(&self) -> u32 {
        self.starts.len().saturating_sub(1) as u32
    }
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }
}

impl Seed {
    /// The seed that has 2^`bit` more in two piles; `first` where the walk has no leg yet.
    fn grown(self, pair: u8, bit: u32, first: bool) -> Self {
        let heading = match ((pair + 3 - self.pair) % 3, first) {
            (_, true) => (pair + 2) % 3,
            (0, _) => self.heading,
            (1, _) => (self.heading + 1) % 4,
            _ => (self.heading + 3) % 4,
        };
        let (east, north) = Heading::ALL[usize::from(heading % 4)].step();
        let held = PAIRS[usize::from(pair % 3)];
        let piles = std::array::from_fn(|i| self.piles[i] + ((held[i] as u16) << bit));
        let cell = (self.cell.0 + ((east as i16) << bit), self.cell.1 + ((north as i16) << bit));
        Self { piles, cell, pair, heading }
    }
    /// Whether the cell's walk begins to the north; turned by 180° it leads to a cell of the south branch.
    pub fn is_north(&self) -> bool {
        self.cell.1 > self.cell.0.abs()
    }
}
