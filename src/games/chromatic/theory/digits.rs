//! Proven bounds for pi and e, by binary splitting: the sums of the series are exact fractions.
use crate::integer::{BigInt, One};

/// Bits carried beyond those asked for; the errors below are far smaller than `2^GUARD`.
const GUARD: u64 = 64;

/// Integers `low`, `high` with `low < e * 2^bits < high`, by the exponential series.
pub(super) fn e_bounds(bits: u64) -> (BigInt, BigInt) {
    // The bits of `terms!`, of which `log2 k` come from each factor k.
    let (mut terms, mut log) = (1u64, 0u64);
    while log < bits + GUARD {
        terms += 1;
        log += u64::from(terms.ilog2());
    }
    let (sum, divisor) = inverse_factorials(0, terms);
    // The tail is positive and less than 2 / (terms + 1)!, so that it and the floor stay below 2.
    let low = ((sum + &divisor) << bits) / divisor;
    (low.clone(), low + 2u32)
}

/// Numerator and denominator of the sum of `1 / ((a + 1) ... k)` for k from a + 1 to b.
fn inverse_factorials(a: u64, b: u64) -> (BigInt, BigInt) {
    if b - a == 1 {
        return (BigInt::one(), b.into());
    }
    let middle = a.midpoint(b);
    let (low, low_divisor) = inverse_factorials(a, middle);
    let (high, high_divisor) = inverse_factorials(middle, b);
    (low * &high_divisor + high, low_divisor * high_divisor)
}

/// Integers `low`, `high` with `low < pi * 2^bits < high`, by Machin's formula
/// `pi = 16 arctan(1/5) - 4 arctan(1/239)`.
pub(super) fn pi_bounds(bits: u64) -> (BigInt, BigInt) {
    let sum = arctan_of_inverse(5, bits + GUARD) * 16u32 - arctan_of_inverse(239, bits + GUARD) * 4u32;
    let error = 2 * (16 + 4);
    ((&sum - error) >> GUARD, ((sum + error) >> GUARD) + 1u32)
}

/// `arctan(1/x) * 2^bits`, off by less than 2.
fn arctan_of_inverse(x: u64, bits: u64) -> BigInt {
    // The series alternates: what is left out is less than the first term left out.
    let terms = bits / u64::from(2 * x.ilog2()) + 1;
    let (sum, odd, power) = alternating(x * x, 0, terms);
    ((sum * x) << bits) / (odd * power)
}

/// The sum of `(-1)^k / ((2k + 1) square^(k - a + 1))` for k from a to b - 1: its numerator, the product of the
/// odd numbers, and the power.
fn alternating(square: u64, a: u64, b: u64) -> (BigInt, BigInt, BigInt) {
    if b - a == 1 {
        let sign = if a.is_multiple_of(2) { BigInt::one() } else { -BigInt::one() };
        return (sign, (2 * a + 1).into(), square.into());
    }
    let middle = a.midpoint(b);
    let (low, low_odd, low_power) = alternating(square, a, middle);
    let (high, high_odd, high_power) = alternating(square, middle, b);
    (low * &high_odd * &high_power + high * &low_odd, low_odd * high_odd, low_power * high_power)
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
