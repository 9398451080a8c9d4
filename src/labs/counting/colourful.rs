//! P-positions of Colourful Nim, whose piles with the same number of tokens may have different values.
use crate::integer::{BigInt, One, Zero};

/// The most tokens: the number of piles doubles with each further token.
pub(super) const MOST_TOKENS: usize = 63;
/// Piles of at most that many tokens have values below this.
const VALUES: usize = MOST_TOKENS + 1;

/// How many piles of n tokens have each value, by n; piles with the same run lengths count once. A run of length l over
/// a pile of value at least l makes a pile of value l - 1, over any other pile one of value l (Liu and Britton, Lemma
/// 3.1). O(n^2) sums.
pub(super) fn piles(upto: usize) -> Vec<[u64; VALUES]> {
    let mut piles = vec![[0u64; VALUES]; upto + 1];
    piles[0][0] = 1;
    for n in 1..=upto {
        for run in 1..=n {
            let below = piles[n - run];
            let lower: u64 = below[..run].iter().sum();
            piles[n][run] += lower;
            piles[n][run - 1] += below[run..].iter().sum::<u64>();
        }
    }
    piles
}

/// Positions of k piles with nim-sum 0, by n: those of at most n tokens in each pile, and those of n tokens in all.
pub(super) fn counts(k: u32, upto: usize) -> [Vec<BigInt>; 2] {
    let size = (upto + 1).next_power_of_two();
    let mut largest = vec![BigInt::zero(); upto + 1];
    let mut total = largest.clone();
    let piles = piles(upto);
    for w in 0..size {
        // The piles of n tokens; those whose value has an odd number of binary ones in common with w count negatively.
        let row: Vec<BigInt> = piles.iter().map(|pile| signed(pile, w)).collect();
        let mut sum = BigInt::zero();
        for (n, own) in row.iter().enumerate() {
            sum += own;
            largest[n] += power(&sum, k);
        }
        for (n, own) in power_of_row(&row, k).iter().enumerate() {
            total[n] += own;
        }
    }
    [largest, total].map(|all| all.into_iter().map(|term| term / BigInt::from(size as u64)).collect())
}

fn signed(pile: &[u64; VALUES], w: usize) -> BigInt {
    let mut sum = BigInt::zero();
    for (value, count) in pile.iter().enumerate() {
        match (value & w).count_ones() % 2 {
            0 => sum += BigInt::from(*count),
            _ => sum -= BigInt::from(*count),
        }
    }
    sum
}

fn power(of: &BigInt, k: u32) -> BigInt {
    (0..k).fold(BigInt::one(), |power, _| &power * of)
}

/// The row as a polynomial, raised to the power k and cut off at the length of the row.
fn power_of_row(row: &[BigInt], k: u32) -> Vec<BigInt> {
    let times = |one: &[BigInt], other: &[BigInt]| -> Vec<BigInt> {
        let at = |n: usize| {
            let mut sum = BigInt::zero();
            for i in (0..=n).filter(|i| !one[*i].is_zero()) {
                sum += &one[i] * &other[n - i];
            }
            sum
        };
        (0..row.len()).map(at).collect()
    };
    let mut power: Vec<BigInt> =
        (0..row.len()).map(|n| if n == 0 { BigInt::one() } else { BigInt::zero() }).collect();
    for bit in (0..32 - k.leading_zeros()).rev() {
        power = times(&power, &power);
        if k >> bit & 1 == 1 {
            power = times(&power, row);
        }
    }
    power
}
