//! The numbers of some proofs, and what changing a value does to them.
use super::{by_definition, checker::holds, moves, values};
use kernels::sequences::{Moves, Period, Proof, Sequence, proof, proof_by_rare};
use proptest::prelude::*;
use std::sync::LazyLock;

#[test]
fn kayles_is_proved_with_256_values() {
    let mut sequence = Sequence::new(moves("0.77"));
    sequence.advance(1000, u64::MAX / 2);
    let expected = Period { start: 71, length: 12, saltus: 0, checked: 256, proof: Proof::Octal };
    assert_eq!(sequence.proved(), Some(expected));
}

/// The least number of values that prove a period by rare values, and that period.
fn least(code: &str, values: &[u16]) -> (usize, Period) {
    let moves = moves(code);
    let proved = |n: usize| proof_by_rare(&moves, &values[..n]);
    let (mut low, mut high) = (1, values.len());
    while high - low > 1 {
        let middle = usize::midpoint(low, high);
        if proved(middle).is_some() { high = middle } else { low = middle }
    }
    (high, proved(high).expect("all values prove it"))
}

#[test]
fn few_values_prove_the_period_of_a_long_sequence() {
    let all = values("0.16", 509_621);
    let (start, length) = (105_351, 149_459);
    let by_octal = proof(&moves("0.16"), &all).map(|found| (found.start, found.length, found.proof));
    assert_eq!(by_octal, Some((start, length, Proof::Octal)));
    let by_rare = proof(&moves("0.16"), &all[..428_083]).expect("they suffice");
    assert_eq!((by_rare.start, by_rare.length), (start, length));
    assert!(matches!(by_rare.proof, Proof::Rare { last: 13_935, .. }), "{by_rare:?}");
    let (count, found) = least("0.16", &all);
    assert_eq!((found.start, found.length, found.checked), (start, length, count as u64));
    // The number that the criterion requires: start, period, last rare heap and greatest take.
    assert_eq!(count, 105_351 + 149_459 + 13_935 + 2);
}

/// Codes with the values that prove their periods by rare values.
static PROVED: LazyLock<Vec<(Moves, Vec<u16>, Period)>> = LazyLock::new(|| {
    let octal = (0..512u32).map(|digits| format!("0.{digits:03o}"));
    let unequal = ["0.05!", "0.05!5!", "0.15!1", "0.16!1", "0.35!1", "0.4!07", "0.5!06!"].map(String::from);
    let proved = |code: String| {
        let moves = moves(&code);
        let values = by_definition(&moves, 400);
        proof_by_rare(&moves, &values)?;
        let (count, found) = least(&code, &values);
        Some((moves, values[..count].to_vec(), found))
    };
    octal.chain(unequal).filter_map(proved).collect()
});

#[test]
fn a_certificate_is_checked_in_linear_time() {
    assert!(PROVED.len() > 100, "{}", PROVED.len());
    for (moves, values, found) in &*PROVED {
        assert!(holds(moves, values, found), "{moves:?}: {found:?}");
    }
    let all = values("0.127", 80_000);
    let (count, found) = least("0.127", &all);
    assert_eq!(count, 46_578 + 4 + 27_106 + 3);
    assert!(holds(&moves("0.127"), &all[..count], &found), "{found:?}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]
    #[test]
    fn a_value_that_is_altered_refutes_a_certificate(
        which in any::<prop::sample::Index>(),
        place in any::<prop::sample::Index>(),
        change in 1u16..8,
    ) {
        let (moves, values, found) = &PROVED[which.index(PROVED.len())];
        let mut altered = values.clone();
        altered[place.index(values.len())] ^= change;
        prop_assert!(!holds(moves, &altered, found), "{:?}: {:?}", moves, found);
        // Nor does a different certificate hold for the right values.
        let Proof::Rare { mask, sizes, last } = found.proof else { unreachable!() };
        let more = u64::from(change);
        let mut wrong = vec![
            Period { length: found.length + more, ..*found },
            Period { checked: found.checked - 1, ..*found },
        ];
        wrong.extend(found.start.checked_sub(1).map(|start| Period { start, ..*found }));
        wrong.extend(last.checked_sub(1).map(|last| Period { proof: Proof::Rare { mask, sizes, last }, ..*found }));
        // A multiple of a period is a period, too.
        wrong.retain(|wrong| wrong.length == found.length || !wrong.length.is_multiple_of(found.length));
        for wrong in wrong {
            prop_assert!(!holds(moves, values, &wrong), "{:?}: {:?}", moves, wrong);
        }
    }
}
