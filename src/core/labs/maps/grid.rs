//! The P-positions of a map.
use crate::core::extras::ValueMap;

/// A P-position (a, b) with a ≤ b, and which one it is, by a and then by b, from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pair {
    pub n: usize,
    pub a: usize,
    pub b: usize,
}

/// The P-positions of a map, each pair once. O(side^2) for all of them.
pub fn pairs(map: &ValueMap) -> impl Iterator<Item = Pair> {
    let side = map.side;
    let cells = (0..side).flat_map(move |a| (a..side).map(move |b| (a, b)));
    let zeros = cells.filter(move |(a, b)| map.values.get(b * side + a) == Some(&0));
    zeros.enumerate().map(|(n, (a, b))| Pair { n, a, b })
}

impl ValueMap {
    /// With so many cells for each, on both sides.
    pub fn enlarged(&self, times: usize) -> Self {
        let rows = self.values.chunks(self.side.max(1));
        let wide = rows.map(|row| row.iter().flat_map(|value| vec![*value; times]).collect::<Vec<_>>());
        let values = wide.flat_map(|row| vec![row; times].concat()).collect();
        Self { side: self.side * times, values, red: Vec::new(), here: None }
    }
}

impl Pair {
    /// The part of the greater number of n, and so on, in ten thousandths: a/n, b/n; none for n = 0.
    pub fn ratios(self) -> Option<[u64; 2]> {
        let ratio = |m: usize| (m as u64 * 20_000 + self.n as u64) / (2 * self.n as u64);
        (self.n > 0).then(|| [ratio(self.a), ratio(self.b)])
    }
}
