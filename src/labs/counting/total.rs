//! The sequences indexed by the total.
use super::sequence::Sequence;
use crate::integer::{BigInt, One, Zero};

/// C(k, i); k is at most 128.
pub(super) fn binomial(k: u32, i: u32) -> BigInt {
    BigInt::from(choose(k, i))
}

/// C(k, i); k is at most 128.
pub(super) fn choose(k: u32, i: u32) -> u128 {
    if i > k {
        return 0;
    }
    // Each partial product is a binomial coefficient times one factor: the greatest common divisor keeps it short.
    (1..=u128::from(i.min(k - i))).fold(1, |found, j| {
        let (factor, common) = (u128::from(k) + 1 - j, gcd(found, j));
        found / common * (factor / (j / common))
    })
}

fn gcd(a: u128, b: u128) -> u128 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// What the values at q, q - 1, q - 2, ... are multiplied with to give those at 2q and at 2q + 1 (Theorems 27 and 28).
pub(super) struct Recursion([Vec<BigInt>; 2]);

impl Recursion {
    pub fn new(k: u32, sequence: Sequence) -> Self {
        let sums = sequence.sums();
        let step = |odd: u32| {
            // With 4j piles odd, or 4j + 2, half the total loses 2j, or 2j + 1.
            let term = |j: u32| {
                let before = (4 * j + 2 * odd).checked_sub(2).filter(|_| sums);
                choose(k, 4 * j + 2 * odd) + before.map_or(0, |i| choose(k, i))
            };
            (0..=(k + 2) / 4).map(|j| BigInt::from(term(j))).collect()
        };
        Self([step(0), step(1)])
    }
    /// The value at x, where `before(j)` is that at ⌊x/2⌋ - j. O(k) products.
    pub fn value<'a>(&self, x: usize, before: impl Fn(usize) -> Option<&'a BigInt>) -> BigInt {
        let mut sum = BigInt::zero();
        for (j, factor) in self.0[x % 2].iter().enumerate() {
            if let Some(value) = before(j).filter(|value| !value.is_zero() && !factor.is_zero()) {
                sum += value * factor;
            }
        }
        sum
    }
    /// The value at n: from the highest digit of n down, with the values at a few arguments in a row at each digit.
    fn at(&self, n: &BigInt) -> BigInt {
        let mut row = vec![BigInt::zero(); 2 * self.0[0].len() - 1];
        row[0] = BigInt::one();
        let digits: Vec<u64> = n.iter_u64_digits().collect();
        for digit in digits.iter().rev() {
            for at in (0..64).rev() {
                row = self.next(&row, digit >> at & 1 == 1);
            }
        }
        row.swap_remove(0)
    }
    /// From the values at m, m - 1, ... to those at 2m + 1, 2m, ... or at 2m, 2m - 1, ...
    fn next(&self, row: &[BigInt], odd: bool) -> Vec<BigInt> {
        // 2m + odd - i is 2(m - below) plus 0 or 1.
        let value = |i: usize| {
            let i = i + usize::from(!odd);
            let below = i / 2;
            self.value(1 + i % 2, |j| row.get(below + j))
        };
        (0..row.len()).map(value).collect()
    }
}

/// A_k(n), by Theorem 28, of which Lemma 25 is a case. O(k^2) sums for each digit of n.
pub fn total_at_most(k: u32, n: &BigInt) -> BigInt {
    Recursion::new(k, Sequence::TotalAtMost).at(n)
}

/// D_k(n), by Theorem 17 or 27, of which Lemma 24 is a case. O(k^2) sums for each digit of n.
pub fn total_exactly(k: u32, n: &BigInt) -> BigInt {
    if k == 3 {
        let ones: u32 = n.iter_u64_digits().map(u64::count_ones).sum();
        return power_of_three(ones);
    }
    Recursion::new(k, Sequence::TotalExactly).at(n)
}

fn power_of_three(exponent: u32) -> BigInt {
    let mut value = BigInt::one();
    for at in (0..32).rev() {
        value = &value * &value;
        if exponent >> at & 1 == 1 {
            value *= 3u32;
        }
    }
    value
}
