//! The moves, the P-positions and the first values of an invariant game.
use super::{
    grid::Grid,
    vectors::{Rules, Step},
};
use std::{cell::RefCell, rc::Rc};

/// Both heaps are below this where values are known.
pub const VALUED: usize = 64;

/// What is known of heaps below the side of its grids.
pub struct Table {
    pub moves: Grid,
    /// The P-positions under normal and under misère play.
    pub lost: [Grid; 2],
    /// The values of heaps below [`VALUED`], row by row.
    values: Vec<u16>,
}

/// The last table, which is replaced when a larger one is needed.
#[derive(Default)]
pub struct Tables(RefCell<Option<Rc<Table>>>);

impl Tables {
    /// The table for heaps up to this size.
    pub fn upto(&self, rules: &Rules, most: u64) -> Rc<Table> {
        let side = (most as usize + 1).next_multiple_of(64).next_power_of_two();
        let mut kept = self.0.borrow_mut();
        match &*kept {
            Some(table) if table.moves.side() >= side => table.clone(),
            _ => kept.insert(Rc::new(Table::new(rules, side))).clone(),
        }
    }
}

impl Table {
    fn new(rules: &Rules, side: usize) -> Self {
        let mut moves = Grid::new(side);
        for vector in rules.vectors.iter().flat_map(|vectors| vectors.below(side as u64)) {
            moves.set(vector);
        }
        for step in &rules.steps {
            let lost = moves.p_positions(false);
            if *step == Step::Star {
                moves = Grid::new(side);
            }
            for pair in lost.all().filter(|pair| *pair != [0, 0]) {
                moves.set(pair);
            }
        }
        let lost = [false, true].map(|misere| moves.p_positions(misere));
        let values = values(&moves);
        Self { moves, lost, values }
    }
    /// The value of two heaps, where both are small.
    pub fn value(&self, [x, y]: [u64; 2]) -> Option<u64> {
        let small = x.max(y) < VALUED as u64;
        small.then(|| u64::from(self.values[y as usize * VALUED + x as usize]))
    }
    /// The pairs that may be taken from these heaps.
    pub fn takes(&self, [x, y]: [u64; 2]) -> impl Iterator<Item = [u64; 2]> {
        (0..=y).flat_map(move |dy| (0..=x).map(move |dx| [dx, dy])).filter(|pair| self.moves.has(*pair))
    }
}

/// The Grundy values of heaps below [`VALUED`], row by row.
fn values(moves: &Grid) -> Vec<u16> {
    let side = VALUED as u64;
    let takes: Vec<[u64; 2]> = moves.all().filter(|pair| pair.iter().all(|n| *n < side)).collect();
    let mut values = vec![0u16; VALUED * VALUED];
    // Which pair had an option of this value last.
    let mut seen = vec![usize::MAX; takes.len() + 1];
    for at in 0..values.len() {
        let [x, y] = [at % VALUED, at / VALUED];
        for [dx, dy] in takes.iter().map(|pair| pair.map(|n| n as usize)) {
            if dx <= x && dy <= y {
                seen[usize::from(values[(y - dy) * VALUED + x - dx])] = at;
            }
        }
        values[at] = (0..seen.len()).find(|value| seen[*value] != at).unwrap_or(0) as u16;
    }
    values
}
