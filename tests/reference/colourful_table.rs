//! Values of single piles by plain mex, (5) and (6) of Liu and Britton, without the solver.
use std::collections::HashMap;

/// Run lengths from the ground up, and their value.
pub struct Table(HashMap<Vec<u64>, u64>);

impl Table {
    pub fn new() -> Self {
        Self(HashMap::new())
    }
    pub fn value(&mut self, pile: &[u64]) -> u64 {
        if let Some(value) = self.0.get(pile) {
            return *value;
        }
        let below: Vec<u64> = options(pile).iter().map(|option| self.value(option)).collect();
        let value = (0..).find(|n| !below.contains(n)).unwrap_or_default();
        self.0.insert(pile.to_vec(), value);
        value
    }
}

/// (6): take some or all of the top run.
pub fn options(pile: &[u64]) -> Vec<Vec<u64>> {
    let Some((&top, below)) = pile.split_last() else { return vec![] };
    let left = |left| if left == 0 { below.to_vec() } else { [below, &[left]].concat() };
    (0..top).map(left).collect()
}

/// Every pile of at most this many runs, each of at most `longest`, the empty pile included.
pub fn piles(runs: usize, longest: u64) -> Vec<Vec<u64>> {
    let mut all = vec![vec![]];
    let mut last = all.clone();
    for _ in 0..runs {
        last = last
            .iter()
            .flat_map(|pile: &Vec<u64>| (1..=longest).map(|run| [&pile[..], &[run]].concat()))
            .collect();
        all.extend(last.iter().cloned());
    }
    all
}
