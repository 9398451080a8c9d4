//! The multiplicative order of an element.
use crate::nimbers::field::{power, subfield};

/// The primes whose product is 2^128 - 1: the Fermat numbers 3, 5, 17, 257, 65537 and the factors of the next two.
pub const PRIMES: [u128; 9] = [3, 5, 17, 257, 641, 65537, 274_177, 6_700_417, 67_280_421_310_721];

/// The least n above 0 for which the n-th power of `a` is 1; none for 0. It divides the number of elements other
/// than 0 of each subfield that `a` lies in.
pub fn order(a: u128) -> Option<u128> {
    if a == 0 {
        return None;
    }
    let units = u128::MAX >> (128 - subfield(a));
    let primes = PRIMES.into_iter().filter(|prime| units.is_multiple_of(*prime));
    Some(primes.fold(units, |n, prime| if power(a, n / prime) == 1 { n / prime } else { n }))
}
