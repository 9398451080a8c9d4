//! Games of taking from one heap, against the rules as stated here.
use nimscope::core::{Budget, Convention, Outcome, verdict};
use nimscope::games::open;
use proptest::prelude::*;
use std::collections::BTreeSet;

/// Whether `take` chips may be taken from a heap of `n`, for 0 < take <= n.
type Rule<'r> = &'r dyn Fn(u64, u64) -> bool;

/// Values of heaps 0 to `most` by the definition.
fn values(rule: Rule, most: u64) -> Vec<u64> {
    let mut found: Vec<u64> = Vec::new();
    for n in 0..=most {
        let options: BTreeSet<u64> =
            (1..=n).filter(|take| rule(n, *take)).map(|take| found[(n - take) as usize]).collect();
        found.push((0..).find(|value| !options.contains(value)).unwrap_or_default());
    }
    found
}

/// Checks values, moves, outcomes and winning moves of single heaps, and the winning moves of one pair.
fn agrees(prefix: &str, rule: Rule, most: u64) {
    let values = values(rule, most);
    for n in 0..=most {
        let game = open(&format!("{prefix}/{n}")).unwrap();
        let value = values[n as usize];
        assert_eq!(game.value(&mut Budget::new(1000)).map(|v| v.0), Ok(value), "{prefix}/{n}");
        let takes: Vec<u64> = (1..=n).filter(|take| rule(n, *take)).collect();
        let listed: Vec<u64> =
            game.moves(usize::MAX).moves.iter().map(|mv| mv.stack_changes()[0].count).collect();
        assert_eq!(listed, takes, "{prefix}/{n}");
        assert_eq!(game.moves(1).total, takes.len() as u64, "{prefix}/{n}");
        let scene = game.scene();
        let stack = scene.stacks().next().unwrap();
        assert_eq!(stack.reach, takes.last().copied().unwrap_or(0), "{prefix}/{n}");
        for take in 1..=n {
            assert_eq!(stack.yields(take), takes.contains(&take), "{prefix}/{n}, take {take}");
        }
        let other = most / 2;
        let pair = open(&format!("{prefix}/{n}+{other}")).unwrap();
        let sum = value ^ values[other as usize];
        let outcome = verdict(&*pair, Convention::Normal, &mut Budget::new(1000)).unwrap().outcome();
        assert_eq!(outcome, Some(if sum == 0 { Outcome::P } else { Outcome::N }), "{prefix}/{n}+{other}");
        let wins =
            nimscope::core::winning(&*pair, Convention::Normal, 999, &mut Budget::new(100_000)).unwrap();
        let expected = takes.iter().filter(|take| values[(n - *take) as usize] ^ sum ^ value == 0).count()
            + (1..=other)
                .filter(|take| rule(other, *take) && values[(other - take) as usize] == value)
                .count();
        assert_eq!(wins.total, expected as u64, "{prefix}/{n}+{other}");
    }
}

#[test]
fn at_least_half() {
    agrees("at-least-half", &|n, take| 2 * take >= n, 120);
}

#[test]
fn at_most_half() {
    agrees("at-most-half", &|n, take| 2 * take <= n, 130);
}

#[test]
fn divisors() {
    agrees("dim-plus", &|n, take| n % take == 0, 130);
    agrees("aliquot", &|n, take| n % take == 0 && take < n, 130);
}

#[test]
fn even_and_odd() {
    agrees("even-not-all", &|n, take| if take == n { n % 2 == 1 } else { take % 2 == 0 }, 120);
    agrees("even-or-one", &|n, take| take % 2 == 0 || (n == 1 && take == 1), 120);
}

#[test]
fn threes() {
    agrees("threes", &|n, take| if take == n { n % 3 == 2 } else { take % 3 == 0 }, 120);
}

#[test]
fn sets_without_end() {
    agrees("subtraction:powers", &|_, take| take.is_power_of_two(), 130);
    agrees("impatient:powers", &|n, take| take.is_power_of_two() || take == n, 90);
    for most in 1..=8 {
        agrees(&format!("subtraction:most({most})"), &|_, take| take <= most, 60);
    }
    for not in [&[1, 4][..], &[2], &[1, 2, 3, 5, 8], &[7]] {
        let text = not.iter().map(u64::to_string).collect::<Vec<_>>().join(",");
        agrees(&format!("subtraction:but({text})"), &|_, take| !not.contains(&take), 70);
        agrees(&format!("impatient:but({text})"), &|n, take| take == n || !not.contains(&take), 50);
    }
}

/// Heaps far beyond the table, by the rule in the paper.
#[test]
fn tall_heaps() {
    let value = |notation: &str| open(notation).unwrap().value(&mut Budget::new(1)).unwrap().0;
    let tall = 1_000_000_000_000_000_000;
    assert_eq!(value(&format!("subtraction:1,2,3/{tall}")), tall % 4);
    assert_eq!(value(&format!("subtraction:1,3,4/{tall}")), [0, 1, 0, 1, 2, 3, 2][(tall % 7) as usize]);
    assert_eq!(
        value(&format!("impatient:1,3,4/{tall}")),
        1 + [0, 1, 0, 1, 2, 3, 2][((tall - 1) % 7) as usize]
    );
    assert_eq!(value(&format!("subtraction:powers/{tall}")), tall % 3);
    assert_eq!(value(&format!("at-least-half/{tall}")), 60);
    assert_eq!(
        value(&format!("at-most-half/{}", tall - 1)),
        value(&format!("at-most-half/{}", tall / 2 - 1))
    );
    assert_eq!(value(&format!("dim-plus/{}", 1_u64 << 26)), 27);
    // 10^8 has 9 × 9 divisors, its root among them once.
    let divisors = open("dim-plus/100000000").unwrap().moves(999);
    assert_eq!((divisors.total, divisors.moves.len()), (81, 81));
    assert!(divisors.moves.is_sorted_by_key(|mv| mv.stack_changes()[0].count));
    assert_eq!(open("aliquot/99999989").unwrap().move_count(), 1, "a prime");
    // 10^18 has 19 × 19 divisors.
    let divisors = open(&format!("aliquot/{tall}")).unwrap().moves(999);
    assert_eq!((divisors.total, divisors.moves.len()), (360, 360));
    assert_eq!(open("aliquot/999999999999999989").unwrap().move_count(), 1, "a prime");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    /// Ferguson, Part I, exercises 3.5.7 and 3.5.8, on sets and heaps at random.
    /// Fact 79.
    #[test]
    fn finite_sets(set in prop::collection::btree_set(1_u64..20, 1..6), extra in 0_u64..3000) {
        let text = set.iter().map(u64::to_string).collect::<Vec<_>>().join(",");
        agrees(&format!("subtraction:{text}"), &|_, take| set.contains(&take), 50);
        agrees(&format!("impatient:{text}"), &|n, take| take == n || set.contains(&take), 40);
        // Beyond the table by its period, against the definition carried on.
        let far = 9000 + extra;
        let mut expected: Vec<u64> = Vec::new();
        for n in 0..=far {
            let options: Vec<u64> =
                set.iter().filter(|take| **take <= n).map(|take| expected[(n - take) as usize]).collect();
            expected.push((0..).find(|value| !options.contains(value)).unwrap_or_default());
        }
        let game = open(&format!("subtraction:{text}/{far}")).unwrap();
        prop_assert_eq!(game.value(&mut Budget::new(1)).map(|v| v.0), Ok(expected[far as usize]));
    }
}
