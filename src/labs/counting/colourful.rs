//! P-positions of Colourful Nim, whose piles of so many tokens have different values.
use crate::integer::{BigInt, One, Zero};

/// Tokens: the numbers grow as the powers of two.
pub(super) const MOST_TOKENS: usize = 63;
/// As many values at most.
const VALUES: usize = MOST_TOKENS + 1;

/// How many piles of n tokens have each value, told apart by the lengths of their runs. A run over a pile of a value that is no
/// less than its length is worth one less than that, any other its length (Liu and Britton, Lemma 3.1). O(n^2) sums.
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

/// Positions of k piles of value 0 in all: of at most n tokens each, and of n tokens together, by n.
pub(super) fn counts(k: u32, upto: usize) -> [Vec<BigInt>; 2] {
    let size = (upto + 1).next_power_of_two();
    let mut largest = vec![BigInt::zero(); upto + 1];
    let mut total = largest.clone();
    let piles = piles(upto);
    for w in 0..size {
        // The piles of n tokens, those of an odd number of common digits with w counted with a minus.
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

/// The row as a polynomial, to the power of k, to its own length.
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
