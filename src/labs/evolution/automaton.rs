//! The Ulam-Warburton automaton by its rule.
use super::walk::Cell;
use rustc_hash::FxHashSet;

/// Cells on a square grid: a cell is born beside exactly one live cell, and lives on. Khovanova and Xiong, section
/// 5.4.
pub struct Automaton {
    /// Whether births are allowed in the south branch, where y <= -|x|.
    south: bool,
    live: FxHashSet<Cell>,
    /// The cells of the last generation.
    newest: Vec<Cell>,
}

impl Automaton {
    /// The cell (0,0) alone.
    pub fn new(south: bool) -> Self {
        Self { south, live: [(0, 0)].into_iter().collect(), newest: vec![(0, 0)] }
    }
    /// The cells born last.
    pub fn newest(&self) -> &[Cell] {
        &self.newest
    }
    /// How many cells live.
    pub fn count(&self) -> usize {
        self.live.len()
    }
    /// The next generation. O(cells born).
    pub fn step(&mut self) {
        let around = |(x, y): Cell| [(x + 1, y), (x, y + 1), (x - 1, y), (x, y - 1)];
        let mut places: Vec<Cell> = self.newest.iter().flat_map(|cell| around(*cell)).collect();
        places.sort_unstable();
        places.dedup();
        places.retain(|place| {
            let allowed = self.south || place.1 > -place.0.abs();
            // A place beside an older cell has been passed over before, and lives or has more than one neighbour.
            let beside = around(*place).iter().filter(|cell| self.live.contains(cell)).count();
            allowed && !self.live.contains(place) && beside == 1
        });
        self.live.extend(&places);
        self.newest = places;
    }
}
