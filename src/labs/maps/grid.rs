//! The P-positions of a map.
use crate::core::extras::ValueMap;

/// A P-position (a, b), and which one it is, by a and then by b, from 0: with a ≤ b where the map is its own mirror image.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pair {
    pub n: usize,
    pub a: usize,
    pub b: usize,
}

/// The P-positions of a map, one of each two mirror images: the first `limit`, and how many there are. O(side²).
pub fn pairs(map: &ValueMap, limit: usize) -> (Vec<Pair>, usize) {
    let (mut listed, mut n) = (Vec::new(), 0);
    let mirrored = map.is_mirrored();
    for a in 0..map.side {
        for b in if mirrored { a } else { 0 }..map.side {
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
    /// Whether the map is its own mirror image. O(side²).
    pub fn is_mirrored(&self) -> bool {
        let at = |x: usize, y: usize| self.values.get(y * self.side + x);
        (0..self.side).all(|y| (0..y).all(|x| at(x, y) == at(y, x)))
    }
    /// Whether the values are not known, or not asked for, everywhere. O(side²).
    pub fn is_outcomes(&self) -> bool {
        self.values.contains(&Self::N)
    }
    /// The greatest value. O(side²).
    pub fn greatest(&self) -> u16 {
        self.values.iter().copied().filter(|value| *value < Self::NONE).max().unwrap_or(0)
    }
    /// The outcomes alone: 0 for P-positions and [`ValueMap::N`] for the others. O(side²).
    pub fn outcomes(&self) -> Self {
        let outcome = |value: &u16| match *value {
            0 => 0,
            Self::NONE => Self::NONE,
            _ => Self::N,
        };
        Self { values: self.values.iter().map(outcome).collect(), ..self.clone() }
    }
    /// The map with each cell enlarged to `times` by `times` cells.
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
    /// a/n and b/n in ten thousandths, rounded; none for n = 0.
    pub fn ratios(self) -> Option<[u64; 2]> {
        let ratio = |m: usize| (m as u64 * 20_000 + self.n as u64) / (2 * self.n as u64);
        (self.n > 0).then(|| [ratio(self.a), ratio(self.b)])
    }
}
