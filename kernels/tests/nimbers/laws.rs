//! Laws of fields of characteristic 2, on nimbers of all sizes.
use kernels::nimbers::{
    inverse, power, product, product_128, product_by_rules, quotient, square_root, subfield,
};
use proptest::prelude::*;

/// Nimbers of any size, each number of digits equally likely.
fn nimber() -> impl Strategy<Value = u128> {
    (any::<u128>(), 0..128u32).prop_map(|(value, shift)| value >> shift)
}

proptest! {
    #[test]
    fn products_follow_from_the_two_rules(a in nimber(), b in nimber()) {
        prop_assert_eq!(product(a, b), product_by_rules(a, b));
        prop_assert_eq!(product_128(a, b), product_by_rules(a, b));
    }
    /// Fact 153.
    #[test]
    fn products_commute_associate_and_distribute(a in nimber(), b in nimber(), c in nimber()) {
        prop_assert_eq!(product(a, b), product(b, a));
        prop_assert_eq!(product(a, product(b, c)), product(product(a, b), c));
        prop_assert_eq!(product(a, b ^ c), product(a, b) ^ product(a, c));
        prop_assert_eq!((product(a, 1), product(a, 0)), (a, 0));
    }
    #[test]
    fn products_stay_in_the_subfield(a in nimber(), b in nimber()) {
        prop_assert!(subfield(product(a, b)) <= subfield(a).max(subfield(b)));
        prop_assert!(a == 0 || subfield(inverse(a).unwrap()) == subfield(a));
        prop_assert!(subfield(square_root(a)) == subfield(a));
    }
    /// Fact 158.
    #[test]
    fn every_other_number_than_0_can_be_divided_by(a in nimber(), b in nimber()) {
        match inverse(b) {
            Some(inverse) => {
                prop_assert_eq!(product(b, inverse), 1);
                prop_assert_eq!(quotient(product(a, b), b), Some(a));
            }
            None => prop_assert_eq!(b, 0),
        }
    }
    #[test]
    fn squares_add_and_have_one_root(a in nimber(), b in nimber()) {
        let square = |x| product(x, x);
        prop_assert_eq!(square(a ^ b), square(a) ^ square(b));
        prop_assert_eq!(square_root(square(a)), a);
        prop_assert_eq!(square(square_root(a)), a);
    }
    #[test]
    fn powers_multiply(a in nimber(), m in 0..1000u128, n in 0..1000u128) {
        prop_assert_eq!(power(a, m + n), product(power(a, m), power(a, n)));
    }
    #[test]
    fn squaring_often_enough_changes_nothing(a in nimber()) {
        prop_assert_eq!((0..subfield(a)).fold(a, |a, _| product(a, a)), a);
        prop_assert!(a == 0 || power(a, u128::MAX) == 1);
    }
}

#[test]
fn subfields_are_those_below_fermat_powers() {
    let sizes = [(0, 1), (1, 1), (2, 2), (3, 2), (4, 4), (15, 4), (16, 8), (255, 8), (256, 16), (65535, 16)];
    assert!(sizes.into_iter().all(|(a, bits)| subfield(a) == bits));
    assert_eq!(
        (subfield(65536), subfield(1 << 32), subfield(1 << 64), subfield(u128::MAX)),
        (32, 64, 128, 128)
    );
}
