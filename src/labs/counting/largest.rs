//! The sequences indexed by the largest pile.
use super::total::binomial;
use crate::integer::{BigInt, One, Zero};

/// How many P-positions have k piles below 2^b + c, where c is at most 2^b; those whose piles are all at least 2^b,
/// which an even k allows, are left out. In the others 2i piles are at least 2^b, with c choices each, and the rest but
/// one are free (Theorems 13 and 15, whose powers of 2^b ± c are this sum). O(k) products.
pub(super) fn block(k: u32, b: u64, c: &BigInt) -> BigInt {
    let square = c * c;
    let mut sum = BigInt::zero();
    for i in (0..k.div_ceil(2)).rev() {
        let term = binomial(k, 2 * i) << (b * u64::from(k - 1 - 2 * i));
        sum = sum * &square + term;
    }
    sum
}

/// The places of the ones of n in binary, the highest first.
fn ones(n: &BigInt) -> Vec<u64> {
    let mut places = Vec::new();
    let mut from = 0;
    for digit in n.iter_u64_digits() {
        for at in 0..64 {
            if digit >> at & 1 == 1 {
                places.push(from + at);
            }
        }
        from += 64;
    }
    places.reverse();
    places
}

/// Adds up `part(b, c)` for n = 2^b - 1 + c. For an even k all piles may be at least 2^b; with 2^b taken off each, the
/// same is added for c - 1 in place of n, and so on down to 0, where `last` is added.
fn descend(k: u32, n: &BigInt, last: u8, part: &dyn Fn(u64, &BigInt) -> BigInt) -> BigInt {
    let (mut rest, mut sum) = (n.clone(), BigInt::zero());
    for b in ones(n) {
        rest -= BigInt::one() << b;
        sum += part(b, &(&rest + 1u32));
        if k % 2 == 1 {
            return sum;
        }
    }
    sum + last
}

/// a_k(n) for k ≥ 1 and n ≥ 0, by Theorems 13 and 15, of which 10 and 11 are cases. For an even k as many steps as n
/// has binary ones.
pub fn largest_at_most(k: u32, n: &BigInt) -> BigInt {
    descend(k, n, 1, &|b, c| block(k, b, c))
}

/// d_k(n), by Theorems 14 and 16, of which 9 and Corollary 12 are cases; these are for n > 0, and d_k(0) = 1. For an
/// even k as many steps as n has ones.
pub fn largest_exactly(k: u32, n: &BigInt) -> BigInt {
    let last = if k.is_multiple_of(2) || n.is_zero() { 1 } else { 0 };
    descend(k, n, last, &|b, c| block(k, b, c) - block(k, b, &(c - 1u32)))
}
