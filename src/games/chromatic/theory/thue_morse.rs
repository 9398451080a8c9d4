//! Evil numbers have an even number of ones in binary, odious ones an odd number; vile numbers end in an even
//! number of zeros, dopey ones in an odd number.
use crate::integer::{BigInt, One, Zero};

/// Whether a number of at least 0 has an even number of binary ones.
pub fn is_evil(n: &BigInt) -> bool {
    n.iter_u64_digits().map(u64::count_ones).sum::<u32>().is_multiple_of(2)
}

/// Whether a positive number ends in an even number of binary zeros.
pub fn is_vile(n: &BigInt) -> bool {
    n.trailing_zeros().is_some_and(|zeros| zeros.is_multiple_of(2))
}

/// The n-th evil number, where 0 is the 0th.
pub fn nth_evil(n: &BigInt) -> BigInt {
    (n << 1u32) + u32::from(!is_evil(n))
}

/// The n-th odious number, where 1 is the first.
pub fn nth_odious(n: &BigInt) -> BigInt {
    let before = n - BigInt::one();
    (&before << 1u32) + u32::from(is_evil(&before))
}

/// How many evil numbers there are from 1 to `n`: of 2k and 2k + 1 exactly one is evil.
pub fn evil_up_to(n: &BigInt) -> BigInt {
    let pairs: BigInt = (n + 1u32) >> 1u32;
    let last_alone = !n.bit(0) && is_evil(n);
    pairs + u32::from(last_alone) - 1u32
}

/// The difference of green (odious) and red (evil) numbers from 0 to `k`: Fisher and Larsson, Definition 9.
/// It lies from -1 to 1 by their Lemma 10.
pub fn pseudochromatic(k: &BigInt) -> i8 {
    if k.bit(0) { 0 } else { 1 - 2 * i8::from(is_evil(k)) }
}

/// The difference of green and red numbers from 1 to `k`: Fisher and Larsson, Lemma 12. (Their Definition 11
/// as printed would be one more.)
pub fn chromatic(k: &BigInt) -> i8 {
    if k.is_zero() { 0 } else { pseudochromatic(k) + 1 }
}
