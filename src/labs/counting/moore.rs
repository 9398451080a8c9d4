//! P-positions of Moore's Nim: in each binary column the number of ones is a multiple of one more than the number of piles
//! that a move may take from (Moore, 1910; Ferguson, Part I, exercise 2.6.7).
use super::total::binomial;
use crate::integer::{BigInt, One, Zero};

/// The P-positions of k piles that add up to n, by n. O(k n) products.
pub(super) fn by_total(k: u32, at_once: u32, upto: usize) -> Vec<BigInt> {
    let ones: Vec<(usize, BigInt)> =
        columns(k, at_once).map(|ones| (ones as usize, binomial(k, ones))).collect();
    let mut terms = vec![BigInt::one()];
    for n in 1..=upto {
        // The lowest binary column has `ones` ones; without it the piles add up to half of what is left.
        let mut sum = BigInt::zero();
        for (ones, ways) in ones.iter().filter(|(ones, _)| *ones <= n && (n - ones) % 2 == 0) {
            sum += &terms[(n - ones) / 2] * ways;
        }
        terms.push(sum);
    }
    terms
}

/// The P-positions of k piles of at most n each, by n. Digit by digit from the highest, piles that agree with n so far
/// are told from those that are already below it. O(k^2 n) products.
pub(super) fn by_largest(k: u32, at_once: u32, upto: usize) -> Vec<BigInt> {
    // How many ways there are to choose a digit of the `below` piles already below n, where the others have `given`
    // ones.
    let free = |below: u32, given: u32| {
        columns(k, at_once)
            .filter_map(|ones| ones.checked_sub(given))
            .fold(BigInt::zero(), |sum, ones| sum + binomial(below, ones))
    };
    let ways: Vec<Vec<BigInt>> = (0..=k)
        .map(|like| (0..=like).map(|given| free(k - like, given) * binomial(like, given)).collect())
        .collect();
    // For each n, the ways by how many piles agree with n in all digits.
    let mut found: Vec<Vec<BigInt>> = Vec::with_capacity(upto + 1);
    for n in 0..=upto {
        let mut next = vec![BigInt::zero(); k as usize + 1];
        let start = || (0..=k).map(|like| if like == k { BigInt::one() } else { BigInt::zero() }).collect();
        let before = if n < 2 { start() } else { found[n / 2].clone() };
        for (like, count) in before.iter().enumerate().filter(|(_, count)| !count.is_zero()) {
            if n % 2 == 0 {
                next[like] += count * &ways[like][0];
                continue;
            }
            for (given, ways) in ways[like].iter().enumerate() {
                next[given] += count * ways;
            }
        }
        found.push(next);
    }
    found.into_iter().map(|all| all.into_iter().fold(BigInt::zero(), |sum, count| sum + count)).collect()
}

/// The numbers of ones that a column may have.
fn columns(k: u32, at_once: u32) -> impl Iterator<Item = u32> {
    (0..=k).step_by(at_once as usize + 1)
}
