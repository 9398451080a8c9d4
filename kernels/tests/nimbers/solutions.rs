//! Quadratic equations and orders of elements.
use kernels::nimbers::{Roots, order, power, product, roots, square_root};
use proptest::prelude::*;

#[test]
fn roots_are_all_there_are_among_the_bytes() {
    for a in 0..16 {
        for b in 0..256 {
            let left = |x: u128| product(x, x) ^ product(a, x) ^ b;
            let found: Vec<u128> = (0..256).filter(|x| left(*x) == 0).collect();
            match roots(a, b) {
                Roots::One(x) => assert_eq!((found, a), (vec![x], 0)),
                Roots::Two(x, y) if y < 256 => assert_eq!(found, [x, y]),
                // The roots are not below 256: they lie in the next field.
                Roots::Two(x, y) => assert!(found.is_empty() && left(x) == 0 && left(y) == 0),
                Roots::Beyond => panic!("{a} {b}"),
            }
        }
    }
}

proptest! {
    #[test]
    fn roots_solve_and_nothing_is_missed(a in any::<u128>(), x in any::<u128>(), y in any::<u128>(), s in 0..128u32) {
        let (x, y) = (x >> s, y >> s);
        // The polynomial with the roots x and y.
        let expected = if x == y { Roots::One(x) } else { Roots::Two(x.min(y), x.max(y)) };
        prop_assert_eq!(roots(x ^ y, product(x, y)), expected);
        match roots(a >> s, y) {
            Roots::Two(x, z) => prop_assert_eq!((x ^ z, product(x, z)), (a >> s, y)),
            Roots::One(x) => prop_assert_eq!((a >> s, x), (0, square_root(y))),
            Roots::Beyond => prop_assert!(a >> s > 0 && (a >> s | y) >> 64 > 0),
        }
    }
    #[test]
    fn the_order_is_the_least_exponent(a in 1..=u128::MAX, s in 0..128u32) {
        let a = (a >> s).max(1);
        let n = order(a).unwrap();
        prop_assert_eq!(power(a, n), 1);
        for prime in [3, 5, 17, 257, 641, 65537, 274_177, 6_700_417, 67_280_421_310_721] {
            prop_assert!(!n.is_multiple_of(prime) || power(a, n / prime) != 1);
        }
    }
}

#[test]
fn orders_of_small_elements() {
    for a in 1..256 {
        let mut value = a;
        let count = 1 + std::iter::from_fn(|| {
            let next = (value != 1).then_some(());
            value = product(value, a);
            next
        })
        .count() as u128;
        assert_eq!(order(a), Some(count), "{a}");
    }
    assert_eq!((order(0), order(1), order(2), order(4)), (None, Some(1), Some(3), Some(15)));
    assert_eq!(
        [3, 5, 17, 257, 641, 65537, 274_177, 6_700_417, 67_280_421_310_721].into_iter().product::<u128>(),
        u128::MAX
    );
}
