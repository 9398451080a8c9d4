//! The P-positions of a map.
use crate::core::extras::ValueMap;

/// A P-position (a, b) with a ≤ b, and which one it is, by a and then by b, from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pair {
    pub n: usize,
    pub a: usize,
    pub b: usize,
}

/// The P-positions of a map, each pair once: the first of them, at most `limit`, and how many there are. O(side^2).
pub fn pairs(map: &ValueMap, limit: usize) -> (Vec<Pair>, usize) {
    let (mut listed, mut n) = (Vec::new(), 0);
    for a in 0..map.side {
        for b in a..map.side {
            if map.values.get(b * map.side + a) == Some(&0) {
                if n < limit {
                    listed.push(Pair { n, a, b });
                }
                n += 1;
            }
        }
    }
    (listed, n)
}

impl ValueMap {
    /// The outcomes alone: 0 for P-positions and [`ValueMap::N`] for the others. O(side^2).
    pub fn outcomes(&self) -> Self {
        let outcome = |value: &u16| if *value == 0 { 0 } else { Self::N };
        Self { values: self.values.iter().map(outcome).collect(), ..self.clone() }
    }
    /// With so many cells for each, on both sides.
    pub fn enlarged(&self, times: usize) -> Self {
        let mut values = Vec::with_capacity(self.values.len() * times * times);
        for row in self.values.chunks(self.side.max(1)) {
            for _ in 0..times {
                for value in row {
                    values.resize(values.len() + times, *value);
                }
            }
        }
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
