//! Proven bounds for pi and e.
use num_bigint::BigInt;
use num_traits::{One, Zero};

/// Bits carried beyond those asked for; every rounding error below is far smaller than `2^GUARD`.
const GUARD: u64 = 64;

/// Integers `low`, `high` with `low < e * 2^bits < high`, by the exponential series.
///
/// O(bits^2 / log bits) bit operations.
pub(super) fn e_bounds(bits: u64) -> (BigInt, BigInt) {
    let mut term = BigInt::one() << (bits + GUARD);
    let (mut sum, mut k) = (BigInt::zero(), 0u64);
    while !term.is_zero() {
        sum += &term;
        k += 1;
        term /= k;
    }
    // Every term is less than 2 too small, and the tail is below 2.
    let error = 2 * k + 4;
    (&sum >> GUARD, ((sum + error) >> GUARD) + 1u32)
}

/// Integers `low`, `high` with `low < pi * 2^bits < high`, by Machin's formula
/// `pi = 16 arctan(1/5) - 4 arctan(1/239)`.
///
/// O(bits^2) bit operations.
pub(super) fn pi_bounds(bits: u64) -> (BigInt, BigInt) {
    let (fifth, terms) = arctan_of_inverse(5, bits + GUARD);
    let (small, few) = arctan_of_inverse(239, bits + GUARD);
    let sum = fifth * 16u32 - small * 4u32;
    let error = 16 * (2 * terms + 2) + 4 * (2 * few + 2);
    ((&sum - error) >> GUARD, ((sum + error) >> GUARD) + 1u32)
}

/// `arctan(1/x) * 2^bits` and the number of terms summed; off by less than two per term, and two.
fn arctan_of_inverse(x: u64, bits: u64) -> (BigInt, u64) {
    let mut power = (BigInt::one() << bits) / x;
    let (mut sum, mut k) = (BigInt::zero(), 0u64);
    while !power.is_zero() {
        let term = &power / (2 * k + 1);
        if k.is_multiple_of(2) {
            sum += term;
        } else {
            sum -= term;
        }
        power /= x * x;
        k += 1;
    }
    (sum, k)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bounds_hold_the_published_digits() {
        // The first 60 decimals of each constant, from the literature.
        let pi = "3141592653589793238462643383279502884197169399375105820974944";
        let e = "2718281828459045235360287471352662497757247093699959574966967";
        for (digits, bounds) in [(pi, pi_bounds as fn(u64) -> _), (e, e_bounds)] {
            let known: BigInt = digits.parse().unwrap();
            for bits in [8, 64, 150, 199] {
                let (low, high): (BigInt, BigInt) = bounds(bits);
                let scale = BigInt::from(10u32).pow(60);
                assert!(&low * &scale < (&known + 1) << bits && &high * &scale > &known << bits);
                assert!(high - low <= BigInt::from(2));
            }
        }
    }

    #[test]
    fn longer_bounds_refine_shorter_ones() {
        for bounds in [pi_bounds as fn(u64) -> (BigInt, BigInt), e_bounds] {
            let (low, high) = bounds(4000);
            let (coarse_low, coarse_high) = bounds(300);
            assert!(low >> 3700u32 >= coarse_low && high >> 3700u32 <= coarse_high);
        }
    }
}
