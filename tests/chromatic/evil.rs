//! Fisher and Larsson, section 6: evil numbers, against the definition.
use crate::brute::set;
use crate::papers::{both_ways, p_positions};
use nimscope::games::chromatic::theory::{EvilPair, chromatic, is_evil, is_vile, pseudochromatic};
use num_bigint::BigInt;

/// Fact 214.
#[test]
fn observation_8() {
    // Red levels are evil, green ones odious.
    let levels = set("evil");
    let red: Vec<bool> = (1..200_000).map(|level| levels.is_red(level)).collect();
    assert!(red.windows(3).all(|three| three != [true; 3] && three != [false; 3]));
}

/// Facts 215 to 217.
#[test]
fn lemma_10_and_its_tables() {
    let tau = [-1, 0, 1, 0, 1, 0, -1, 0, 1, 0, -1, 0, -1, 0, 1, 0];
    let mut sum = 0;
    for n in 0..100_000u64 {
        sum += if n.count_ones() % 2 == 0 { -1 } else { 1 };
        assert!((-1..=1).contains(&sum));
        assert_eq!(pseudochromatic(&n.into()), sum);
        assert!(tau.get(n as usize).is_none_or(|tau| *tau == sum));
    }
}

/// Facts 218 and 219.
#[test]
fn lemma_12_and_definition_11() {
    let mut difference = 0;
    for k in 1..2000u64 {
        let evil = k.count_ones() % 2 == 0;
        difference += if evil { -1 } else { 1 };
        let expected = if k % 2 == 1 { 1 } else { 2 * i8::from(!evil) };
        assert_eq!((chromatic(&k.into()), difference), (expected, expected), "{k}");
        // Definition 11 as printed adds 1 to the difference over 1..=k, which already is the number meant.
        assert_eq!(pseudochromatic(&k.into()) + 1, expected);
        assert_ne!(difference + 1, expected);
    }
    let printed: Vec<i8> = (1..=12u64).map(|k| chromatic(&k.into()) + 1).collect();
    assert_eq!(printed, [2, 3, 2, 3, 2, 1, 2, 3, 2, 1, 2, 1]);
}

/// Fact 314.
#[test]
fn lemma_12_proof() {
    // Printed: the difference over {0, ..., 2^q} is 0. It is 1; over {0, ..., 2^q - 1} it is 0.
    for q in 1..=13u32 {
        let power = BigInt::from(1) << q;
        assert_eq!((pseudochromatic(&power), pseudochromatic(&(power - 1))), (1, 0));
    }
}

/// Facts 221 and 222.
#[test]
fn theorem_13_corrected() {
    // Printed: b_n is the smallest evil number above a_n. Then b_2 = b_1 = 3; it must also be unused.
    let recursion = |fresh: bool| {
        let mut pairs: Vec<(u64, u64)> = vec![(0, 0)];
        for _ in 1..1900 {
            let used = |n: &u64| pairs.iter().any(|(a, b)| a == n || b == n);
            let start = if fresh { pairs[pairs.len() - 1].0 } else { 0 };
            let a = (start..).find(|n| !used(n)).unwrap();
            let evil = |n: &u64| n.count_ones().is_multiple_of(2);
            let b = (a + 1..).find(|n| evil(n) && !(fresh && used(n))).unwrap();
            pairs.push((a, b));
            if !fresh && pairs.len() == 12 {
                break;
            }
        }
        pairs
    };
    let corrected = recursion(true);
    for (n, (a, b)) in corrected.iter().enumerate() {
        assert_eq!(set("evil").nth_pair(&n.into()), Ok(Some(((*a).into(), (*b).into()))), "{n}");
    }
    let printed = recursion(false);
    assert_eq!(printed[..5], [(0, 0), (1, 3), (2, 3), (4, 5), (6, 9)]);
    assert_ne!(printed[..12], corrected[..12]);
}

/// Facts 220, 223 and 224.
#[test]
fn theorem_14() {
    let levels = set("evil");
    let closed = |n: u64| {
        let (a, b) = EvilPair::of(&n.into()).heights(&n.into());
        (u64::try_from(a).unwrap(), u64::try_from(b).unwrap())
    };
    assert_eq!(p_positions(&levels, 48), both_ways((1..48).map(closed), 48));
    let first: Vec<_> = (1..12).map(closed).collect();
    let known =
        [(1, 3), (2, 5), (4, 6), (7, 9), (8, 10), (11, 12), (13, 15), (14, 17), (16, 18), (19, 20), (21, 23)];
    assert_eq!(first, known);
    for n in 1..1900 {
        let lemma_3 = (levels.nth_green(n).unwrap(), levels.nth_red(n).unwrap());
        assert_eq!(closed(n), lemma_3, "{n}");
        // The cases as they are printed.
        let (evil, vile) = (n.count_ones() % 2 == 0, n.trailing_zeros() % 2 == 0);
        let b = if evil { 2 * n } else { 2 * n + 1 };
        let a = match (evil, vile) {
            (true, false) => b - 1,
            (_, true) => b - 2,
            (false, false) => b - 3,
        };
        assert_eq!(closed(n), (a, b), "{n}");
    }
}

/// Fact 225.
#[test]
fn theorem_14_proof_predecessors() {
    for n in 2..20_000u32 {
        let class = |n: u32| (is_evil(&n.into()), is_vile(&n.into()));
        let (evil, vile) = class(n - 1);
        match class(n) {
            (true, false) => assert!(evil && vile),
            (false, false) => assert!(!evil && vile),
            (true, true) => assert!(!evil),
            (false, true) => assert!(evil),
        }
    }
}

/// Fact 227.
#[test]
fn section_6_mex() {
    assert_eq!(nimscope::core::mex(&mut vec![0, 1, 2, 7, 9, 13]).0, 3);
}
