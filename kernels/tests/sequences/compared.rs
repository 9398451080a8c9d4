//! Every proved period holds far beyond the values that prove it, and is that of the octal theorem where that has
//! enough values.
use super::{by_definition, moves};
use kernels::sequences::{Moves, Period, proof, proof_by_rare};
use proptest::prelude::*;

/// The period by the octal theorem alone, written from its statement.
fn by_octal(moves: &Moves, values: &[u16]) -> Option<(u64, u64)> {
    let (n, t) = (values.len(), moves.last());
    (1..n / 2).find_map(|p| {
        let start = (0..n - p).rev().find(|&i| values[i] != values[i + p]).map_or(0, |i| i + 1);
        (n >= 2 * start.max(1) + 2 * p + t - 1).then_some((start as u64, p as u64))
    })
}

fn holds(period: &Period, values: &[u16]) -> bool {
    let [start, length] = [period.start, period.length].map(|number| number as usize);
    let exception = start.checked_sub(1).is_none_or(|last| values[last] != values[last + length]);
    exception && (start..values.len() - length).all(|n| values[n] == values[n + length])
}

#[test]
fn codes_of_three_digits_have_the_periods_of_the_octal_theorem() {
    let (mut by_any, mut by_rare) = (0, 0);
    for digits in 0..2 * 512u32 {
        let code = format!("{}.{:03o}", digits / 512 * 4, digits % 512);
        let moves = moves(&code);
        let values = by_definition(&moves, 640);
        let octal = by_octal(&moves, &values).filter(|_| !moves.splits.is_empty());
        for count in [48, 64, 96, 128, 192, 256, 384, 512, 640] {
            let found = [proof(&moves, &values[..count]), proof_by_rare(&moves, &values[..count])];
            for found in found.into_iter().flatten() {
                assert!(holds(&found, &values), "{code}: {found:?}");
                let same = octal.is_none_or(|octal| (found.start, found.length) == octal);
                assert!(same, "{code}: {found:?}, {octal:?}");
            }
            by_any += u32::from(found[0].is_some());
            by_rare += u32::from(found[1].is_some());
            // Whatever rare values prove is found as a proof.
            assert!(found[0].is_some() || found[1].is_none(), "{code}: {found:?}");
        }
        assert!(octal.is_none() || proof(&moves, &values).is_some(), "{code}: {octal:?}");
    }
    assert!(by_any > 1000 && by_rare > 1000, "{by_any}, {by_rare}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]
    #[test]
    fn proofs_from_few_values_hold(code in "(0|4!?)\\.([0-7]|[4-7]!|0){1,4}", count in 12usize..260) {
        let moves = moves(&code);
        let values = by_definition(&moves, 520);
        if let Some(found) = proof(&moves, &values[..count]) {
            prop_assert!(holds(&found, &values), "{} with {}: {:?}", code, count, found);
        }
    }
}
