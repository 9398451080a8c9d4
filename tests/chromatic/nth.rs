//! P-positions by their number, up to thousands of digits.
use crate::brute::{SETS, set};
use nimscope::games::chromatic::theory::{EvilPair, Pairing, is_evil, is_vile, read_integer};
use num_bigint::BigInt;
use proptest::prelude::*;

#[test]
fn numbers_run_through_all_pairs() {
    for text in SETS {
        let levels = set(text);
        let pairing = Pairing::new(&levels.colours(3000));
        for (n, (a, b)) in pairing.pairs().enumerate() {
            let pair = levels.nth_pair(&n.into()).unwrap();
            assert_eq!(pair, Some((a.into(), b.into())), "{text} {n}");
            assert_eq!(levels.pair_number(&b.into(), &a.into()), Ok(Some(n.into())), "{text}");
        }
        assert_eq!(levels.nth_pair(&(-1).into()), Ok(None));
    }
    assert_eq!(set("list(2,5)").nth_pair(&3.into()), Ok(None));
}

/// Fact 226.
#[test]
fn the_example_at_the_end_of_the_paper() {
    // Fisher and Larsson, Example: 17509 is the 2015th prime, q = 17509^17509 is evil and vile.
    let primes = (2u32..).filter(|n| (2..).take_while(|d| d * d <= *n).all(|d| n % d != 0));
    assert_eq!(primes.take(2015).last(), Some(17509));
    let q = read_integer("17509^17509").unwrap();
    assert_eq!(q.to_string().len(), 74_296);
    assert!(is_evil(&q) && is_vile(&q));
    let pair = (&q * 2 - 2, &q * 2);
    assert_eq!(set("evil").nth_pair(&q), Ok(Some(pair.clone())));
    assert_eq!(EvilPair::of(&q).heights(&q), pair);
    assert_eq!(set("evil").is_p_pair(&pair.1, &pair.0), Ok(true));
    assert_eq!(set("evil").is_p_pair(&(&pair.0 - 1), &pair.1), Ok(false));
    assert_eq!(set("evil").pair_number(&pair.0, &pair.1), Ok(Some(q)));
}

#[test]
fn too_many_digits_are_refused() {
    let n = read_integer("10^30000").unwrap();
    assert!(set("beatty(pi)").nth_pair(&n).is_err());
    assert!(set("beatty(e)").is_p_pair(&n, &n).is_err());
    assert!(set("beatty(phi^2)").nth_pair(&(BigInt::from(1) << 1_000_000)).is_err());
    assert!(set("evil").nth_pair(&(BigInt::from(1) << 1_000_000)).is_ok());
}

proptest! {
    #[test]
    fn theorem_14_at_every_size(digits in "[1-9][0-9]{0,3000}") {
        let n: BigInt = digits.parse().unwrap();
        let (a, b) = EvilPair::of(&n).heights(&n);
        prop_assert!(is_evil(&b) && !is_evil(&a));
        prop_assert_eq!(set("evil").nth_pair(&n), Ok(Some((a, b))));
    }

    #[test]
    fn numbers_and_pairs_undo_each_other(kind in 0usize..SETS.len(), digits in "[1-9][0-9]{0,400}") {
        let levels = set(SETS[kind]);
        let n: BigInt = digits.parse().unwrap();
        if let Some((a, b)) = levels.nth_pair(&n).unwrap() {
            prop_assert!(a <= b && levels.is_p_pair(&a, &b).unwrap());
            prop_assert_eq!(levels.pair_number(&a, &b), Ok(Some(n)));
            prop_assert_eq!(levels.is_p_pair(&(&a + 1), &b), Ok(false));
        }
    }
}
