//! Colourful Nim beyond the positions that can be tried one by one.
use crate::brute::{opened, value};
use nimscope::core::{Budget, Convention, Nimber, verdict, winning};
use proptest::prelude::*;

const MOST: u64 = 1_000_000_000_000_000_000;

/// Lemma 3.1, (*): the top run, less one if the pile below has at least that value.
fn by_lemma(lengths: &[u64]) -> u64 {
    lengths.iter().enumerate().fold(0, |below, (k, &top)| if k > 0 && top <= below { top - 1 } else { top })
}

fn notation(piles: &[Vec<u64>]) -> String {
    let pile = |lengths: &Vec<u64>| {
        format!("({})", lengths.iter().map(u64::to_string).collect::<Vec<_>>().join(","))
    };
    format!("colourful/{}", piles.iter().map(pile).collect::<Vec<_>>().join(","))
}

/// Run lengths that are often equal, so that comparisons go on for long, and sometimes large.
fn pile() -> impl Strategy<Value = Vec<u64>> {
    let near = (1..MOST / 60, prop::collection::vec(0u64..3, 1..50))
        .prop_map(|(base, more)| more.into_iter().map(|m| base + m).collect::<Vec<_>>());
    let equal = (1u64..4, prop::collection::vec(prop::bool::weighted(0.1), 1..50))
        .prop_map(|(base, other)| other.into_iter().map(|o| base + u64::from(o)).collect::<Vec<_>>());
    let any = prop::collection::vec(1..MOST / 60, 0..50);
    prop_oneof![near, equal, any]
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(300) })]

    #[test]
    fn the_walk_is_the_recursion(lengths in pile()) {
        let game = opened(&notation(std::slice::from_ref(&lengths)));
        prop_assert_eq!(value(&*game), by_lemma(&lengths));
    }

    #[test]
    fn piles_add_as_nimbers(piles in prop::collection::vec(pile(), 1..12)) {
        let sum = piles.iter().fold(0, |sum, pile| sum ^ by_lemma(pile));
        prop_assert_eq!(value(&*opened(&notation(&piles))), sum);
    }

    #[test]
    fn moves_to_a_value_reach_it(piles in prop::collection::vec(pile(), 1..6), pick in any::<prop::sample::Index>()) {
        let game = opened(&notation(&piles));
        // The value of an option found by a random move, so that the list is not empty.
        let count = game.move_count();
        let mv = game.moves(1000).moves;
        prop_assume!(!mv.is_empty());
        let one = &mv[pick.index(mv.len())];
        let target = value(&*game.play(&one.notation).unwrap());
        let found = game.moves_to(Nimber(target), 1000, &mut Budget::new(0)).unwrap();
        prop_assert!(found.moves.contains(one));
        prop_assert!(found.total <= count && found.total <= 3 * piles.len() as u64);
        for mv in &found.moves {
            prop_assert_eq!(value(&*game.play(&mv.notation).unwrap()), target);
        }
    }

    #[test]
    fn winning_moves_win(piles in prop::collection::vec(pile(), 1..12)) {
        let game = opened(&notation(&piles));
        let wins = winning(&*game, Convention::Normal, 100, &mut Budget::new(0)).unwrap();
        prop_assert_eq!(wins.total > 0, value(&*game) != 0);
        for mv in &wins.moves {
            prop_assert_eq!(value(&*game.play(&mv.notation).unwrap()), 0);
        }
    }

    #[test]
    fn a_search_beyond_its_budget_says_so(piles in prop::collection::vec(pile(), 4..12)) {
        let mut budget = Budget::new(500);
        if verdict(&*opened(&notation(&piles)), Convention::Misere, &mut budget).is_ok() {
            prop_assert!(budget.spent() <= 500);
        }
    }
}
