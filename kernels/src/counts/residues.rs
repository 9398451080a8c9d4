//! Numbers by their residues.

/// The `count` greatest primes below 2^31.
pub fn primes(count: usize) -> Vec<u64> {
    let prime = |n: &u64| (3..).step_by(2).take_while(|d| d * d <= *n).all(|d| !n.is_multiple_of(d));
    (0..).map(|i| (1 << 31) - 1 - 2 * i).filter(prime).take(count).collect()
}

/// `base` to the power of `exponent` modulo a prime below 2^32.
pub(super) fn power(mut base: u64, mut exponent: u64, prime: u64) -> u64 {
    let mut product = 1;
    while exponent > 0 {
        if exponent & 1 == 1 {
            product = product * base % prime;
        }
        base = base * base % prime;
        exponent >>= 1;
    }
    product
}

pub(super) fn inverse(number: u64, prime: u64) -> u64 {
    power(number % prime, prime - 2, prime)
}

/// The number with these residues as digits: d0 + d1 p0 + d2 p0 p1 + ..., by Garner's algorithm. O(primes^2).
pub fn digits(residues: &[u64], primes: &[u64]) -> Vec<u64> {
    let mut digits: Vec<u64> = Vec::new();
    for (&residue, &prime) in residues.iter().zip(primes) {
        let (mut known, mut place) = (0, 1);
        for (digit, before) in digits.iter().zip(primes) {
            known = (known + digit * place) % prime;
            place = place * (before % prime) % prime;
        }
        digits.push((residue + prime - known) % prime * inverse(place, prime) % prime);
    }
    digits
}
