//! Proofs of periods, and the values they give.
use super::super::{Period, Proof, Rule, Sequence, Values, by_definition};
use super::{code, values};
use proptest::prelude::*;

fn period(rule: &Rule, n: usize) -> Option<Period> {
    let mut sequence = Sequence::new(rule);
    sequence.advance(n, u64::MAX / 2);
    sequence.period()
}

/// A period that is proved from the values up to `known` holds at least as far as `further`.
fn holds(rule: &Rule, known: usize, further: usize) -> Option<Period> {
    let found = period(rule, known).filter(Period::is_proved)?;
    let (known, all) = (values(rule, known), by_definition(rule, further));
    let wrong = (0..=further).find(|&n| found.value(&known, n as u64) != Some(u64::from(all[n])));
    assert_eq!(wrong, None, "{rule:?}: {found:?}");
    // The period does not start earlier.
    let step = |n: u64, p: u64| i64::from(all[(n + p) as usize]) - i64::from(all[n as usize]);
    assert!(found.start == 0 || step(found.start - 1, found.length) != found.saltus as i64, "{rule:?}");
    Some(found)
}

#[test]
fn the_periods_of_the_best_known_games() {
    for (text, start, length) in [("0.77", 71, 12), ("0.07", 53, 34), ("0.137", 52, 34), ("0.15", 0, 10)] {
        let found = holds(&code(text), 300, 700).map(|found| (found.start, found.length, found.proof));
        if text == "0.15" {
            assert_eq!(found.map(|found| found.1), Some(length));
        } else {
            assert_eq!(found, Some((start, length, Proof::Octal)), "{text}");
        }
    }
}

/// The theorem for codes that leave unequal heaps, on its examples.
#[test]
fn the_periods_of_codes_with_unequal_heaps() {
    let examples = [
        ("0.05!", 13, 20),
        ("0.05!5!", 28, 12),
        ("0.15!1", 13, 20),
        // Proved through its double.
        ("0.16!1", 53, 3),
        ("0.17!5!", 89, 4),
        ("0.35!1", 53, 60),
        ("0.5!06!", 52, 68),
    ];
    for (text, start, length) in examples {
        let found = holds(&code(text), 300, 900).map(|found| (found.start, found.length, found.proof));
        assert_eq!(found, Some((start, length, Proof::Unequal)), "{text}");
    }
    // The values that the theorem asks for are enough, and no fewer.
    let proved = |n: usize| period(&code("0.05!"), n).is_some_and(|found| found.proof == Proof::Unequal);
    assert_eq!((proved(67), proved(66)), (true, false));
}

#[test]
fn every_period_of_a_code_with_marks_holds() {
    let mut proofs = 0;
    for digits in 0..512u32 {
        for marks in 1..8u32 {
            let digit = |at: u32| {
                let digit = digits >> (3 * at) & 7;
                format!("{digit}{}", if digit > 3 && marks >> at & 1 == 1 { "!" } else { "" })
            };
            let text = format!("0.{}{}{}", digit(0), digit(1), digit(2));
            proofs += u32::from(holds(&code(&text), 63, 200).is_some());
        }
    }
    assert!(proofs > 1000, "{proofs}");
}

#[test]
fn every_period_of_an_octal_code_of_three_digits_holds() {
    let mut proofs = 0;
    for digits in 0..2 * 512u32 {
        let text = format!("{}.{:03o}", digits / 512 * 4, digits % 512);
        proofs += u32::from(holds(&code(&text), 63, 200).is_some());
    }
    assert!(proofs > 500, "{proofs}");
}

#[test]
fn without_a_theorem_a_period_is_observed_at_most() {
    assert_eq!(period(&code("4!.0"), 2000), None);
    assert_eq!(period(&code("0.007"), 2000), None);
    let lasker = period(&code("4.[3]"), 400);
    let expected = Period { start: 1, length: 4, saltus: 4, checked: 401, proof: Proof::Observed };
    assert_eq!(lasker.map(|found| Period { start: 1, ..found }), Some(expected));
}

#[test]
fn nim_and_all_but_games_grow_by_a_proved_saltus() {
    let nim = period(&code("0.[3]"), 63);
    assert_eq!(nim.map(|found| (found.length, found.saltus, found.proof)), Some((1, 1, Proof::AllValues)));
    assert_eq!(Values::new(&code("0.[3]")).value(u64::MAX), Some(u64::MAX));
    for set in [vec![1], vec![2], vec![1, 2, 3], vec![2, 5], vec![1, 4, 6], vec![3, 7, 8]] {
        assert!(holds(&Rule::AllBut(set.clone()), 511, 1200).is_some(), "{set:?}");
    }
}

#[test]
fn great_heaps_have_values_by_the_proof() {
    let kayles = Values::new(&code("0.77"));
    let last_row = [4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7];
    for n in (72u64..100).chain(1_000_000..1_000_020).chain([u64::MAX]) {
        assert_eq!(kayles.value(n), Some(last_row[(n % 12) as usize]), "{n}");
    }
    assert!(kayles.all_known());
    let hard = Values::new(&code("4!.0"));
    assert_eq!((hard.value(13), hard.value(1_000_000)), (Some(3), None));
    assert!(!hard.all_known());
    assert_eq!(Values::new(&Rule::Subtraction(vec![1, 3, 4])).value(7_000_000_004), Some(2));
    // A take beyond every table forbids a proof.
    assert_eq!(Values::new(&Rule::Subtraction(vec![1, 1 << 40])).value(1 << 39), None);
}

#[test]
fn the_exceptions_are_those_of_the_tables() {
    for (text, expected) in [
        ("0.77", vec![0, 3, 6, 9, 11, 15, 18, 21, 22, 28, 34, 39, 57, 70]),
        ("0.137", vec![0, 14, 16, 17, 31, 34, 51]),
    ] {
        let found =
            period(&code(text), 300).map(|found| found.exceptions(&values(&code(text), 300)).collect());
        assert_eq!(found, Some(expected), "{text}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]
    #[test]
    fn proofs_for_sets_hold(set in proptest::collection::vec(1u64..12, 1..5)) {
        prop_assert!(holds(&Rule::Subtraction(set.clone()), 2047, 2200).is_some(), "{:?}", set);
        holds(&Rule::AllBut(set), 255, 700);
    }
    #[test]
    fn proofs_for_codes_hold(text in "[048]\\.[0-9A-F]{1,3}") {
        holds(&code(&text), 31, 70);
    }
    #[test]
    fn proofs_for_repeating_digits_hold(text in "0\\.[0-3]{0,3}\\[[0-3]{1,4}\\]") {
        holds(&code(&text), 255, 600);
    }
}
