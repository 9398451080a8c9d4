//! floor(E c + d) for constants with one square root, and the sets {floor(c), floor(2c), …}.
use super::scalar::LIMIT;

/// floor((E a₀ + a₁ + (E b₀ + b₁) √k) / q), exactly.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    pub a: [i64; 2],
    pub b: [i64; 2],
    /// The divisor, which is positive.
    pub q: i64,
    /// The number under the root, which is no square; 0, as `b` is, if there is no root.
    pub k: i64,
}

impl Line {
    /// The value at E = `e`; none beyond the limits of numbers.
    pub fn at(&self, e: i64) -> Option<i64> {
        let linear = |[slope, start]: [i64; 2]| i128::from(e) * i128::from(slope) + i128::from(start);
        let root = linear(self.b);
        let square = root.checked_mul(root)?.checked_mul(self.k.into())?;
        let size = square.isqrt();
        // Rounds the root down, also if negative.
        let root = if root < 0 { -size - i128::from(size * size != square) } else { size };
        let found = (linear(self.a) + root).div_euclid(self.q.into());
        i64::try_from(found).ok().filter(|found| found.abs() < LIMIT)
    }
    /// Whether all numbers in the calculation are below 2^50 where |E| is at most `top`, so that floating-point roots
    /// are exact enough.
    pub(super) fn is_short(&self, top: i64) -> bool {
        let most = |[slope, start]: [i64; 2]| (slope as f64).abs() * top as f64 + (start as f64).abs();
        let root = most(self.b) * 1.0001;
        root * root * (self.k as f64) < 1e15 && most(self.a) < 1e14
    }
    /// As [`Line::at`], where it [is short](Line::is_short).
    #[inline]
    pub(super) fn short(&self, e: i64) -> i64 {
        let root = e * self.b[0] + self.b[1];
        let square = root * root * self.k;
        let mut size = (square as f64).sqrt() as i64;
        size -= i64::from(size * size > square);
        size += i64::from((size + 1) * (size + 1) <= square);
        let root = if root < 0 { -size - i64::from(size * size != square) } else { size };
        e * self.a[0] + self.a[1] + root
    }
}

/// The set of floor(m c) for m = 1, 2, 3, …
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Beatty {
    /// floor(-E / c).
    pub back: Line,
    /// floor(E c).
    pub times: Line,
}

impl Beatty {
    /// Whether a number is in the set: it is if it equals floor(m c) for the least m with E ≤ m c. None beyond the
    /// limits of numbers.
    pub fn has(&self, e: i64) -> Option<bool> {
        if e < 0 {
            return Some(false);
        }
        let least = (-self.back.at(e)?).max(1);
        Some(self.times.at(least)? == e)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_and_long_roots_agree() {
        let phi = Line { a: [1, 0], b: [1, 0], q: 2, k: 5 };
        assert_eq!([0, 1, 2, 3, 4, 5, 6].map(|n| phi.at(n).unwrap()), [0, 1, 3, 4, 6, 8, 9]);
        for line in
            [phi, Line { a: [0, 3], b: [-7, 2], q: 1, k: 2 }, Line { a: [-3, 1], b: [2, 0], q: 5, k: 3 }]
        {
            for e in (-3000..3000).chain(999_000..1_000_500) {
                assert!(line.is_short(1_000_500));
                assert_eq!(line.at(e), Some(line.short(e).div_euclid(line.q)), "{line:?} {e}");
            }
        }
    }

    #[test]
    fn beatty_sequences_of_phi_and_its_square_part_the_numbers() {
        // 1/φ = φ - 1 and 1/φ² = 2 - φ.
        let line = |a, b| Line { a: [a, 0], b: [b, 0], q: 2, k: 5 };
        let phi = Beatty { back: line(1, -1), times: line(1, 1) };
        let square = Beatty { back: line(-3, 1), times: line(3, 1) };
        for e in 1..5000 {
            assert_ne!(phi.has(e), square.has(e), "{e}");
        }
        assert_eq!((phi.has(0), phi.has(-1)), (Some(false), Some(false)));
    }
}
