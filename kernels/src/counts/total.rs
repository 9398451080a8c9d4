//! Counts positions by the total of their heaps.
use super::{
    largest::{sign, size},
    residues::inverse,
};

/// For each n below the number of values, at most 2^15, how many positions of k ≥ 1 heaps with total n, empty heaps
/// allowed, have nim-sum 0, modulo a prime. It is the mean over all w of the k-th powers of the power series whose
/// coefficients are the signs of w at the values. If Q = P^k with p0 = 1, then n q(n) is the sum of (k i - n + i) p(i)
/// q(n - i) over i from 1 to n. g(0) must be 0. O(n^2 m), where m is the least power of two above all values.
pub fn by_total(values: &[u16], k: u32, prime: u64) -> Vec<u64> {
    let size = size(values);
    let inverses: Vec<u64> = (0..values.len() as u64).map(|n| inverse(n, prime)).collect();
    let mut sums = vec![0; values.len()];
    for w in 0..size {
        let signs: Vec<i32> = values.iter().map(|value| sign(w, *value)).collect();
        let mut series: Vec<i64> = vec![1];
        for n in 1..values.len() {
            let (plain, weighted) = convolve(&signs[1..=n], &series);
            let sum = i128::from(weighted) * i128::from(k + 1) - i128::from(plain) * n as i128;
            let residue = sum.rem_euclid(i128::from(prime)) as u64;
            series.push((residue * inverses[n] % prime) as i64);
        }
        for (sum, term) in sums.iter_mut().zip(&series) {
            *sum = (*sum + *term as u64) % prime;
        }
    }
    let share = inverse(size as u64, prime);
    sums.iter().map(|sum| sum * share % prime).collect()
}

/// The approximate work of [`by_total`], in multiplications.
pub fn work_by_total(values: &[u16]) -> u64 {
    (values.len() as u64).pow(2) * size(values) as u64
}

/// The sum of p(i) q(n - i), and of i p(i) q(n - i), from p(1) and from q(0) on.
#[inline(never)]
fn convolve(signs: &[i32], series: &[i64]) -> (i64, i64) {
    let (mut plain, mut weighted) = (0, 0);
    for ((i, sign), term) in (1i64..).zip(signs).zip(series.iter().rev()) {
        let term = term * i64::from(*sign);
        plain += term;
        weighted += i * term;
    }
    (plain, weighted)
}
