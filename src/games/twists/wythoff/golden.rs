//! The P-positions of Wythoff's game, by the golden ratio in whole numbers.
use crate::core::analysis::Outcome;

/// ⌊nφ⌋ for n up to 10^18, exactly. O(1).
pub fn lower(n: u64) -> u64 {
    let n = u128::from(n);
    ((n + (5 * n * n).isqrt()) / 2) as u64
}

/// The other number of the pair that has this one. O(1).
pub fn partner(x: u64) -> u64 {
    let next = u128::from(x) + 1;
    let n = (((5 * next * next).isqrt() - next) / 2) as u64;
    // Each positive whole number is either a lower number ⌊nφ⌋ or an upper one ⌊nφ²⌋.
    if lower(n) == x { x + n } else { n }
}

/// The P-positions of one of the two kinds of play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PPositions {
    /// (⌊nφ⌋, ⌊nφ⌋ + n).
    Normal,
    /// The same, with (0, 1) and (2, 2) in the places of (0, 0) and (1, 2).
    Misere,
}

impl PPositions {
    /// The only size of the other heap that makes a P-position with this one.
    pub fn partner(self, x: u64) -> u64 {
        match (self, x) {
            (Self::Misere, 0..=2) => [1, 0, 2][x as usize],
            _ => partner(x),
        }
    }
    /// The smaller heap of the P-position with this difference.
    pub fn with_difference(self, d: u64) -> u64 {
        match (self, d) {
            (Self::Misere, 0..=1) => [2, 0][d as usize],
            _ => lower(d),
        }
    }
    pub fn outcome(self, [x, y]: [u64; 2]) -> Outcome {
        if self.partner(x) == y { Outcome::P } else { Outcome::N }
    }
    /// The P-positions that one move reaches, at most three: by the second heap, by the first, by both.
    pub fn winning(self, [x, y]: [u64; 2]) -> Vec<[u64; 2]> {
        if self.outcome([x, y]) == Outcome::P {
            return Vec::new();
        }
        let least = self.with_difference(x.abs_diff(y));
        let both = x.min(y).checked_sub(least).filter(|off| *off > 0).map(|off| [x - off, y - off]);
        let second = Some(self.partner(x)).filter(|to| *to < y).map(|to| [x, to]);
        let first = Some(self.partner(y)).filter(|to| *to < x).map(|to| [to, y]);
        second.into_iter().chain(first).chain(both).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The outcomes by the definition alone, for heaps below `side`.
    fn outcomes(side: usize, misere: bool) -> Vec<Vec<bool>> {
        let mut p = vec![vec![false; side]; side];
        for x in 0..side {
            for y in 0..side {
                let reached = (0..x).any(|to| p[to][y])
                    || (0..y).any(|to| p[x][to])
                    || (1..=x.min(y)).any(|off| p[x - off][y - off]);
                p[x][y] = if (x, y) == (0, 0) { !misere } else { !reached };
            }
        }
        p
    }

    #[test]
    fn pairs_are_those_of_the_definition() {
        for (pairs, misere) in [(PPositions::Normal, false), (PPositions::Misere, true)] {
            let p = outcomes(120, misere);
            for (x, row) in p.iter().enumerate() {
                for (y, is_p) in row.iter().enumerate() {
                    let at = [x as u64, y as u64];
                    assert_eq!(pairs.outcome(at) == Outcome::P, *is_p, "{at:?} {pairs:?}");
                    let mut found = pairs.winning(at);
                    let mut wanted: Vec<[u64; 2]> =
                        (0..x).filter(|to| p[*to][y]).map(|to| [to as u64, y as u64]).collect();
                    wanted.extend((0..y).filter(|to| p[x][*to]).map(|to| [x as u64, to as u64]));
                    wanted.extend(
                        (1..=x.min(y))
                            .filter(|off| p[x - off][y - off])
                            .map(|off| [(x - off) as u64, (y - off) as u64]),
                    );
                    found.sort_unstable();
                    wanted.sort_unstable();
                    assert_eq!(found, wanted, "{at:?} {pairs:?}");
                }
            }
        }
    }

    #[test]
    fn large_pairs_are_exact() {
        assert_eq!([1, 2, 3, 4, 5].map(lower), [1, 3, 4, 6, 8]);
        let mut rng = fastrand::Rng::with_seed(5);
        for n in (0..2000).map(|_| rng.u64(1..1_000_000_000_000_000_000)).chain([1_000_000_000_000_000_000]) {
            let (a, b) = (lower(n), lower(n) + n);
            // a < nφ < a + 1: (2a - n)² < 5n² < (2a + 2 - n)².
            let square = |k: u64| u128::from(k).pow(2);
            assert!(square(2 * a - n) <= 5 * square(n) && 5 * square(n) < square(2 * a + 2 - n));
            assert_eq!((partner(a), partner(b)), (b, a), "{n}");
        }
    }
}
