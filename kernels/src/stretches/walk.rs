//! Computes value after value, and the rest of a stretch at once as soon as its pattern is known.
use super::{
    list::{Stretch, end, join, leaf},
    same::Meter,
    seek::{Seek, least_period},
};
use std::rc::Rc;

/// The least number of values for which a stretch is made.
const WORTH: u64 = 64;
/// Adding a stretch counts as the work of examining this many options.
const OF_A_STRETCH: u64 = 32;
/// Heaps are smaller than this, so that the sum of two sizes is a number, too.
const LIMIT: u64 = 1 << 62;

/// The sequence as far as it is known.
pub(super) struct Walk {
    /// The numbers that may be taken, ascending.
    pub takes: Vec<u64>,
    /// How many of the takes are small: no pattern is looked for before all of these can be made.
    near: usize,
    pub list: Vec<Stretch>,
    /// The last values of the list that small takes may lead to, and all values after the list.
    recent: Vec<u8>,
    pub meter: Meter,
}

/// A range of heaps whose values depend in the same way on earlier values.
struct Piece {
    upto: u64,
    /// The takes that lead to one of the last values.
    near: Vec<usize>,
    /// For each other take, the values of the stretch that it leads to, and the place among them.
    far: Vec<(Rc<[u8]>, usize)>,
    /// A common period of these stretches; none where one of them does not repeat or a small take cannot be made.
    cycle: Option<u64>,
}

impl Walk {
    /// No values are known yet. `takes` ascend, and the first `near` of them are small.
    pub fn new(takes: &[u64], near: usize, most: u64) -> Self {
        let meter = Meter { spent: 0, most };
        Self { takes: takes.to_vec(), near, list: Vec::new(), recent: Vec::new(), meter }
    }
    /// Goes on until a pattern is found, and adds its stretch; returns false if the meter runs out first.
    pub fn advance(&mut self) -> bool {
        let mut open = 0;
        loop {
            let n = end(&self.list) + open as u64;
            if n >= LIMIT {
                return false;
            }
            let mut piece = self.piece(n, open);
            let window = piece.near.iter().copied().max().unwrap_or(0);
            let cycle = piece.cycle.filter(|_| piece.upto - n > WORTH);
            self.meter.spent += window as u64;
            let mut seek = cycle.map(|cycle| Seek::new(cycle, window, &self.recent));
            for left in (0..piece.upto - n).rev() {
                if self.meter.is_out() {
                    return false;
                }
                self.meter.spent += self.takes.len() as u64;
                let value = piece.next(&self.recent);
                self.recent.push(value);
                open += 1;
                let found = seek.as_mut().and_then(|seek| seek.next(&self.recent));
                if let Some(cycle) = found {
                    if left > WORTH {
                        self.found(open, cycle, piece.upto);
                        return true;
                    }
                    seek = None;
                }
            }
        }
    }
    /// Adds the last `open` values, the last `cycle` of which repeat until before `upto`.
    fn found(&mut self, open: usize, cycle: usize, upto: u64) {
        let (head, values) = self.recent[self.recent.len() - open..].split_at(open - cycle);
        self.meter.spent += OF_A_STRETCH + open as u64;
        join(&mut self.list, head, &values[..least_period(values)], upto);
        self.reload();
    }
    /// Reads the last values of the list again, after the list has changed.
    pub fn reload(&mut self) {
        let end = end(&self.list);
        let window = self.takes[..self.near].last().copied().unwrap_or(0);
        let mut n = end.saturating_sub(window);
        self.meter.spent += end - n;
        self.recent.clear();
        while n < end {
            let leaf = leaf(&self.list, n);
            let values = leaf.values.iter().cycle().skip(leaf.at);
            self.recent.extend(values.take((leaf.end - n) as usize));
            n = leaf.end;
        }
    }
    /// The range that begins at a heap of `n`, where the last `open` values are not in the list.
    fn piece(&mut self, n: u64, open: usize) -> Piece {
        let mut piece = Piece { upto: LIMIT, near: Vec::new(), far: Vec::new(), cycle: Some(1) };
        self.meter.spent += self.takes.len() as u64;
        for (i, take) in self.takes.iter().enumerate() {
            if *take > n {
                piece.upto = piece.upto.min(*take);
                piece.cycle = piece.cycle.filter(|_| i >= self.near);
            } else if i < self.near || *take <= open as u64 {
                piece.near.push(*take as usize);
            } else {
                let leaf = leaf(&self.list, n - take);
                piece.upto = piece.upto.min(leaf.end + take);
                let cycle = piece.cycle.filter(|_| leaf.repeats);
                piece.cycle = cycle.and_then(|cycle| common(cycle, leaf.values.len() as u64));
                piece.far.push((leaf.values.clone(), leaf.at));
            }
        }
        piece
    }
}

impl Piece {
    /// The least value that no option has.
    fn next(&mut self, recent: &[u8]) -> u8 {
        let mut seen = 0_u128;
        for take in &self.near {
            seen |= 1 << recent[recent.len() - take];
        }
        for (values, at) in &mut self.far {
            seen |= 1 << values[*at];
            *at = if *at + 1 == values.len() { 0 } else { *at + 1 };
        }
        seen.trailing_ones() as u8
    }
}

/// The least common multiple.
fn common(a: u64, b: u64) -> Option<u64> {
    let (mut x, mut y) = (a, b);
    while y > 0 {
        (x, y) = (y, x % y);
    }
    (a / x).checked_mul(b)
}
