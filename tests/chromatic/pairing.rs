//! P-positions and winning moves of two stacks.
use crate::brute::{Brute, SETS, colouring, set};
use nimscope::games::chromatic::theory::{Pairing, RedLevels};
use num_bigint::BigInt;
use proptest::prelude::*;

fn agrees_with_the_definition(levels: &RedLevels, highest: usize) {
    let mut brute = Brute::new(levels, highest);
    let pairing = Pairing::new(&levels.colours(highest));
    for x in 0..=highest {
        for y in 0..=highest {
            let p = brute.value(&[x, y]) == 0;
            assert_eq!(pairing.is_p(x, y), p, "{levels} ({x},{y})");
            assert_eq!(levels.is_p_two(x as u64, y as u64), p, "{levels} ({x},{y})");
            let winning = levels.winning_two(x as u64, y as u64, usize::MAX);
            let mut list: Vec<_> = winning.list.iter().map(|(a, b)| vec![*a as usize, *b as usize]).collect();
            list.sort_unstable();
            assert_eq!(list, brute.reaching(&[x, y], 0), "{levels} ({x},{y})");
            assert_eq!(winning.count, list.len() as u64);
        }
    }
}

#[test]
fn every_colouring_of_ten_levels() {
    for bits in 0..1024 {
        agrees_with_the_definition(&colouring(bits, 10), 10);
    }
}

#[test]
fn sets_of_every_kind() {
    for text in SETS {
        agrees_with_the_definition(&set(text), 22);
    }
}

#[test]
fn partners_in_closed_form_agree_with_the_queue() {
    for text in SETS {
        let levels = set(text);
        let pairing = Pairing::new(&levels.colours(4000));
        for level in 0..1200u64 {
            let (queued, closed) = (pairing.partner(level as usize), levels.partner(level));
            assert_eq!(queued.map(|p| p as u64), closed.filter(|p| *p <= 4000), "{text} {level}");
            assert!(closed.is_none_or(|partner| levels.partner(partner) == Some(level)), "{text} {level}");
        }
    }
}

#[test]
fn winning_moves_of_tall_green_positions_are_the_pairs_below() {
    // Just above and just below the height at which the method changes.
    for text in SETS {
        let levels = set(text);
        let greens: Vec<u64> = (9_990..10_010).filter(|level| !levels.is_red(*level)).collect();
        let (Some(low), Some(high)) = (greens.first(), greens.last()) else { continue };
        let pairing = Pairing::new(&levels.colours(*high as usize));
        let fits = |a: usize, b: usize| a as u64 <= *low && b as u64 <= *high;
        let mut expected: Vec<(u64, u64)> = vec![];
        for (a, b) in pairing.pairs() {
            expected.extend(Some((a as u64, b as u64)).filter(|_| fits(a, b)));
            expected.extend(Some((b as u64, a as u64)).filter(|_| a != b && fits(b, a)));
        }
        let found = levels.winning_two(*low, *high, 60);
        assert_eq!(found.count, expected.len() as u64, "{text} {low} {high}");
        expected.truncate(60);
        assert_eq!(found.list, expected, "{text}");
    }
}

#[test]
fn winning_moves_at_great_heights_lead_to_pairs() {
    let top = 1_000_000_000_000_000_000u64;
    for text in SETS {
        let levels = set(text);
        for (x, y) in [(top, top - 1), (top, top), (top - 7, top / 3), (top / 2, top), (12, top)] {
            let winning = levels.winning_two(x, y, 20);
            assert_eq!(winning.count == 0, levels.is_p_two(x, y), "{text} ({x},{y})");
            assert!(winning.count == 0 || !winning.list.is_empty());
            for (a, b) in winning.list {
                assert!(a <= x && b <= y && (a, b) != (x, y) && levels.is_p_two(a, b), "{text} ({x},{y})");
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]
    #[test]
    fn random_patterns(start in "[GR]{0,12}", period in "[GR]{1,6}", sparse in any::<bool>()) {
        let levels = set(&if sparse { format!("levels({start})") } else { format!("levels({start}[{period}])") });
        agrees_with_the_definition(&levels, 16);
        let pairing = Pairing::new(&levels.colours(3000));
        for level in 0..300u64 {
            let closed = levels.partner(level).filter(|partner| *partner <= 3000);
            prop_assert_eq!(pairing.partner(level as usize).map(|p| p as u64), closed, "{} {}", levels, level);
        }
    }

    #[test]
    fn random_lists(list in proptest::collection::vec(1u64..40, 0..20)) {
        let text: Vec<String> = list.iter().map(u64::to_string).collect();
        let levels = set(&format!("list({})", text.join(",")));
        let pairing = Pairing::new(&levels.colours(100));
        for level in 0..100u64 {
            prop_assert_eq!(pairing.partner(level as usize).map(|p| p as u64), levels.partner(level));
        }
    }

    #[test]
    fn tall_partners_are_mutual(kind in 0usize..SETS.len(), digits in "[1-9][0-9]{0,60}") {
        let levels = set(SETS[kind]);
        let level: BigInt = digits.parse().unwrap();
        if let Some(partner) = levels.partner_big(&level).unwrap() {
            prop_assert_eq!(levels.partner_big(&partner).unwrap(), Some(level.clone()));
            prop_assert!(levels.is_p_pair(&level, &partner).unwrap());
            prop_assert!(partner == level || levels.is_red_big(&level) != levels.is_red_big(&partner));
        }
    }
}
