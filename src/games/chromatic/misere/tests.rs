use super::*;
use crate::core::ruleset::Ruleset;
use proptest::prelude::*;
use std::collections::{BTreeSet, HashMap};

fn rules(params: &str) -> Chromatic {
    Chromatic::with_params("chromatic", params).unwrap_or_else(|error| panic!("{params}: {error}"))
}

/// Whether the player to move wins, by the definition.
fn wins(rules: &Chromatic, heights: [u64; 2], memo: &mut HashMap<[u64; 2], bool>) -> bool {
    if let Some(known) = memo.get(&heights) {
        return *known;
    }
    let position = Heaps(heights.to_vec());
    let moves = rules.moves(&position, usize::MAX).moves;
    let after = |mv: &Takes| {
        let left = rules.option(&position, mv);
        [left.0[0], left.0[1]]
    };
    let won = moves.is_empty() || moves.iter().any(|mv| !wins(rules, after(mv), memo));
    memo.insert(heights, won);
    won
}

fn check(rules: &Chromatic, most: u64) {
    let name = rules.params();
    let mut memo = HashMap::new();
    for x in 0..=most {
        for y in 0..=most {
            let position = Heaps(vec![x, y]);
            let (outcome, found) = solve(rules, &position, 10_000).unwrap();
            let won = wins(rules, [x, y], &mut memo);
            assert_eq!(outcome == Outcome::N, won, "{name}: {x}+{y}");
            let winning = |mv: &&Takes| {
                let left = rules.option(&position, mv);
                !wins(rules, [left.0[0], left.0[1]], &mut memo.clone())
            };
            if x > 9 || y > 9 {
                continue;
            }
            let all = rules.moves(&position, usize::MAX).moves;
            let expected: BTreeSet<String> = all.iter().filter(winning).map(ToString::to_string).collect();
            let told: BTreeSet<String> = found.moves.iter().map(ToString::to_string).collect();
            assert_eq!(told, expected, "{name}: {x}+{y}");
            assert_eq!(
                (found.total, found.moves.len()),
                (expected.len() as u64, expected.len()),
                "{name}: {x}+{y}"
            );
            let first = solve(rules, &position, 1).unwrap().1;
            assert_eq!(first.moves[..], found.moves[..found.moves.len().min(1)], "{name}: {x}+{y}");
            assert_eq!(first.total, found.total);
        }
    }
}

#[test]
fn agrees_with_the_definition_for_every_set_of_low_levels() {
    for bits in 0..1u32 << 8 {
        let list: Vec<String> =
            (1..=8).filter(|level| bits >> (level - 1) & 1 == 1).map(|level| level.to_string()).collect();
        if !list.is_empty() {
            check(&rules(&format!("list({})", list.join(","))), 9);
        }
    }
}

#[test]
fn agrees_with_the_definition_for_named_sets() {
    for params in [
        "all",
        "none",
        "evil",
        "odious",
        "beatty(phi^2)",
        "beatty(pi)",
        "beatty(e)",
        "beatty(3)",
        "beatty(2)",
        "beatty(5/2)",
        "beatty(3/2)",
        "beatty(sqrt(2))",
        "levels(GGR[GGR])",
        "levels(GGG[RRG])",
        "levels(GGGG[RG])",
        "levels(R[G])",
    ] {
        check(&rules(params), 24);
    }
}

#[test]
fn the_first_pairs() {
    let pairs = |params: &str, count: usize| {
        let rules = rules(params);
        let lost =
            |high: u64| Some((rules.levels.misere_partner(high)?, high)).filter(|(low, high)| low <= high);
        (2..).filter_map(lost).take(count).collect::<Vec<_>>()
    };
    assert_eq!(pairs("beatty(pi)", 5), [(2, 3), (4, 6), (5, 9), (7, 12), (8, 15)]);
    assert_eq!(pairs("evil", 4), [(2, 3), (4, 5), (6, 6), (7, 9)]);
    assert_eq!(pairs("beatty(phi^2)", 3), [(2, 2), (3, 5), (4, 7)]);
    assert_eq!(pairs("list(2,3,5,7,11,13)", 4), [(2, 2), (3, 3), (4, 5), (6, 7)]);
}

#[test]
fn tall_stacks_are_solved_at_once() {
    let rules = rules("beatty(pi)");
    let (outcome, found) =
        solve(&rules, &Heaps(vec![1_000_000_000_000_000_000, 999_999_999_999_999_999]), 100).unwrap();
    assert_eq!(outcome, Outcome::N);
    assert!(found.total >= 1);
    for mv in &found.moves {
        let left = rules.option(&Heaps(vec![1_000_000_000_000_000_000, 999_999_999_999_999_999]), mv);
        assert_eq!(solve(&rules, &left, 1).unwrap().0, Outcome::P, "{mv}");
    }
}

proptest! {
    #[test]
    fn counts_what_it_lists(bits in prop::collection::vec(any::<bool>(), 12), x in 0u64..60, y in 0u64..60) {
        let text: String = bits.iter().map(|red| if *red { 'R' } else { 'G' }).collect();
        let rules = rules(&format!("levels({}[{}])", &text[..6], &text[6..]));
        let position = Heaps(vec![x, y]);
        let (outcome, found) = solve(&rules, &position, 10_000).unwrap();
        prop_assert_eq!(found.total, found.moves.len() as u64);
        prop_assert_eq!(outcome == Outcome::N, found.total > 0 || (x, y) == (0, 0));
        for mv in &found.moves {
            prop_assert!(rules.allows(&position, mv), "{}", mv);
            prop_assert_eq!(solve(&rules, &rules.option(&position, mv), 1).unwrap().0, Outcome::P);
        }
        // Each pair in the box is reached where both tops are green.
        if !rules.levels.is_red(x) && !rules.levels.is_red(y) {
            let pairs = (0..=x).flat_map(|a| (0..=y).map(move |b| (a, b)));
            let lost = pairs.filter(|(a, b)| (*a, *b) != (x, y) && rules.levels.is_misere_p(*a, *b)).count() as u64;
            let own = rules.levels.is_misere_p(x, y);
            prop_assert!(own || lost == found.total || (x, y) == (0, 0), "{} {}", lost, found.total);
        }
    }
}
