//! Ferguson, Game Theory, Part I, 2.5, and Liu and Britton, 4.3, on Nim under misère play.
use crate::{nim_of, opened, outcome, wins};
use nimscope::core::{
    Convention::{Misere, Normal},
    Outcome::P,
};
use std::collections::HashMap;

/// Whether whoever just moved wins, by the definition: who is without a move wins.
fn is_p(sizes: &[u64], known: &mut HashMap<Vec<u64>, bool>) -> bool {
    if let Some(is_p) = known.get(sizes) {
        return *is_p;
    }
    let mut is_p = sizes.iter().any(|size| *size > 0);
    for pile in 0..sizes.len() {
        for left in 0..sizes[pile] {
            let mut after = sizes.to_vec();
            after[pile] = left;
            is_p &= !self::is_p(&after, known);
        }
    }
    known.insert(sizes.to_vec(), is_p);
    is_p
}

fn every(piles: u32, most: u64) -> impl Iterator<Item = Vec<u64>> {
    let base = most + 1;
    (0..base.pow(piles)).map(move |code| (0..piles).map(|i| code / base.pow(i) % base).collect())
}

/// Fact 45.
#[test]
fn ferguson_2_5_boutons_rule() {
    for (piles, most) in [(3, 7), (4, 4)] {
        let mut known = HashMap::new();
        for sizes in every(piles, most) {
            let sum = sizes.iter().fold(0, |sum, size| sum ^ size);
            let large = sizes.iter().any(|size| *size > 1);
            let by_rule = if large { sum == 0 } else { sizes.iter().sum::<u64>() % 2 == 1 };
            assert_eq!(by_rule, is_p(&sizes, &mut known), "{sizes:?}");
            assert_eq!(outcome(&nim_of(&sizes), Misere) == P, by_rule, "{sizes:?}");
        }
    }
}

/// Fact 46.
#[test]
fn ferguson_2_5_one_large_pile_is_cut_to_leave_an_odd_number_of_ones() {
    for large in 2..=8 {
        for ones in 0..=5 {
            let mut sizes = vec![1; ones];
            sizes.push(large);
            let left = if ones % 2 == 0 { 1 } else { 0 };
            assert_eq!(
                wins(&nim_of(&sizes), Misere),
                [format!("{}-{}", ones + 1, large - left)],
                "{sizes:?}"
            );
        }
    }
}

/// Fact 50.
#[test]
fn ferguson_2_6_exercise_2c() {
    for position in ["nim/12+19+27", "nim/13+17+19+23"] {
        assert_eq!(wins(position, Misere), wins(position, Normal));
    }
    assert_eq!(wins("nim/12+19+27", Misere), ["1-4"]);
    assert_eq!(wins("nim/13+17+19+23", Misere), ["2-8", "3-8", "4-8"]);
}

/// Conway's rule as section 4.3 gives it: as in normal Nim, unless that would leave only piles of one; then
/// leave one more or one fewer of them.
/// Fact 242.
#[test]
fn liu_britton_4_3_conways_rule() {
    let mut known = HashMap::new();
    for sizes in every(3, 6) {
        let mut by_rule = Vec::new();
        let game = opened(&nim_of(&sizes));
        for mv in game.moves(100).moves {
            let mut after = sizes.clone();
            after[usize::from(mv.groups[0].group)] -= mv.stack_changes()[0].count;
            let sum = after.iter().fold(0, |sum, size| sum ^ size);
            let only_ones = after.iter().all(|size| *size <= 1);
            if (sum == 0) != only_ones {
                by_rule.push(mv.notation.clone());
            }
            assert_eq!(by_rule.last() == Some(&mv.notation), is_p(&after, &mut known), "{sizes:?}");
        }
        assert_eq!(wins(&nim_of(&sizes), Misere), by_rule, "{sizes:?}");
    }
}
