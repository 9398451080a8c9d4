//! Which pairs of heaps are moves, and which are P-positions: a bit for each.

/// A square of bits, row by row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Grid {
    side: usize,
    /// Words of a row.
    words: usize,
    bits: Vec<u64>,
}

impl Grid {
    /// All zero; the side is a multiple of 64.
    pub fn new(side: usize) -> Self {
        let words = side.div_ceil(64);
        Self { side, words, bits: vec![0; words * side] }
    }
    pub fn side(&self) -> usize {
        self.side
    }
    pub fn has(&self, [x, y]: [u64; 2]) -> bool {
        let (x, y) = (x as usize, y as usize);
        x < self.side && y < self.side && self.bits[y * self.words + x / 64] >> (x % 64) & 1 == 1
    }
    pub fn set(&mut self, [x, y]: [u64; 2]) {
        self.bits[y as usize * self.words + x as usize / 64] |= 1 << (x % 64);
    }
    /// The pairs that are set, row by row.
    pub fn all(&self) -> impl Iterator<Item = [u64; 2]> {
        let side = self.side as u64;
        (0..side).flat_map(move |y| (0..side).map(move |x| [x, y])).filter(|pair| self.has(*pair))
    }
    fn row(&self, y: usize) -> &[u64] {
        &self.bits[y * self.words..][..self.words]
    }
    /// Sets all of `other`, moved by this much; what leaves the square is lost. Out of line for the sake of wasm (see
    /// `kernels::tables`).
    #[inline(never)]
    fn add_moved(&mut self, other: &Self, [x, y]: [usize; 2]) {
        let (whole, part) = (x / 64, x % 64);
        for from in 0..self.side - y {
            let row = other.row(from);
            if row.iter().all(|word| *word == 0) {
                continue;
            }
            let to = &mut self.bits[(from + y) * self.words..][..self.words];
            for at in whole..self.words {
                let own = row[at - whole] << part;
                let carried = if part > 0 && at > whole { row[at - whole - 1] >> (64 - part) } else { 0 };
                to[at] |= own | carried;
            }
        }
    }
    /// The P-positions of the game in which these pairs may be taken; under misère play a position without a move is won. A
    /// position is lost if no move leads to one that is lost before it: O(P-positions · side² / 64).
    pub fn p_positions(&self, misere: bool) -> Self {
        let mut won = Self::new(self.side);
        let mut lost = Self::new(self.side);
        let moves = misere.then(|| self.above());
        for y in 0..self.side {
            for x in 0..self.side {
                let pair = [x as u64, y as u64];
                if won.has(pair) || moves.as_ref().is_some_and(|moves| !moves.has(pair)) {
                    continue;
                }
                lost.set(pair);
                won.add_moved(self, [x, y]);
            }
        }
        lost
    }
    /// The positions from which some pair of this grid can be taken.
    fn above(&self) -> Self {
        let mut above = Self::new(self.side);
        for y in 0..self.side as u64 {
            for x in 0..self.side as u64 {
                let below = (x > 0 && above.has([x - 1, y])) || (y > 0 && above.has([x, y - 1]));
                if below || self.has([x, y]) {
                    above.set([x, y]);
                }
            }
        }
        above
    }
}
