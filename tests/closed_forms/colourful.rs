//! Colourful Nim (Liu and Britton) on every small position.
use crate::brute::*;
use nimscope::core::{Convention, Outcome, Wanted, random_start};

#[test]
fn the_eeny_meeny_rule_on_every_pile_of_height_14() {
    // Section 2.2, (1) and (2), and Theorem 3.4. The colour of the ground run makes no difference to
    // the play, so it is red here; the next test swaps all colours.
    let mut table = Table::new();
    let mut tried = 0;
    for length in 0..=14 {
        for pile in strings(2, length).into_iter().filter(|pile| pile.first() != Some(&1)) {
            let balls = Balls(vec![pile]);
            assert_eq!(value(&*opened(&balls.notation())), table.value(&balls), "{}", balls.notation());
            tried += 1;
        }
    }
    assert_eq!(tried, 1 << 14);
}

#[test]
fn swapping_the_colours_changes_nothing() {
    for pile in strings(2, 9) {
        let swapped = pile.iter().map(|colour| 1 - colour).collect();
        let (one, two) = (Balls(vec![pile]).notation(), Balls(vec![swapped]).notation());
        assert_eq!(value(&*opened(&one)), value(&*opened(&two)), "{one}");
        assert_eq!(opened(&one).key(), opened(&two).key(), "{one}");
    }
}

/// Fact 234.
#[test]
fn three_colours_reduce_to_two() {
    // Section 4.1: only the changes of colour matter.
    let mut table = Table::new();
    for length in 0..=8 {
        for pile in strings(3, length) {
            let mut two = Vec::new();
            for (level, colour) in pile.iter().enumerate() {
                let last = two.last().copied().unwrap_or(0);
                let change = level > 0 && pile[level - 1] != *colour;
                two.push(if change { 1 - last } else { last });
            }
            let (three, two) = (Balls(vec![pile]), Balls(vec![two]));
            let game = opened(&three.notation());
            assert_eq!(value(&*game), table.value(&three), "{}", three.notation());
            assert_eq!(value(&*game), table.value(&two), "{}", three.notation());
            assert_eq!(game.key(), opened(&two.notation()).key(), "{}", three.notation());
        }
    }
}

/// A pile with up to eight colours, the same runs in two colours, and the value by definition.
#[test]
fn any_number_of_colours_to_eight() {
    let mut table = Table::new();
    let mut rng = fastrand::Rng::with_seed(8);
    let few = strings(8, 4).into_iter().chain(strings(4, 6));
    let many = (0..200).map(|_| (0..9).map(|_| rng.u8(0..8)).collect());
    for pile in few.chain(many.collect::<Vec<_>>()) {
        let balls = Balls(vec![pile.clone()]);
        let game = opened(&balls.notation());
        assert_eq!(opened(&game.notation()).notation(), game.notation());
        assert_eq!(value(&*game), table.value(&balls), "{}", balls.notation());
        let found = outcome(&*game, Convention::Misere);
        assert_eq!(found, outcome_of(table.misere_p(&balls)), "{}", balls.notation());
        // With two ends, too, whatever the colours are called.
        let ends = |balls: &Balls| opened(&balls.notation().replace("colourful", "two-ended"));
        let mut level = 0;
        let two = (0..pile.len()).map(|at| {
            level ^= u8::from(at > 0 && pile[at - 1] != pile[at]);
            level
        });
        let two = Balls(vec![two.collect()]);
        assert_eq!(value(&*ends(&balls)), value(&*ends(&two)), "{}", balls.notation());
        for convention in [Convention::Normal, Convention::Misere] {
            let [many, two] = [&balls, &two].map(|balls| outcome(&*ends(balls), convention));
            assert_eq!(many, two, "{}", balls.notation());
        }
    }
}

#[test]
fn large_random_piles_have_many_colours() {
    for id in ["colourful", "two-ended"] {
        let game = opened(&format!("{id}/r1"));
        let colours = |seed| {
            let found = random_start(&*game, seed, 3, Wanted::Any, Convention::Normal).notation();
            assert_eq!(opened(&found).notation(), found);
            found.chars().filter(char::is_ascii_alphabetic).collect::<std::collections::BTreeSet<_>>()
        };
        let all = (1..40).flat_map(colours).collect::<std::collections::BTreeSet<_>>();
        assert!("rywkpcgb".chars().all(|letter| all.contains(&letter)), "{all:?}");
    }
}

/// Every position of `count` piles up to `height`, each set of piles in one order only.
fn positions(count: usize, height: usize) -> Vec<Balls> {
    let piles: Vec<_> =
        (0..=height).flat_map(|n| strings(2, n)).filter(|pile| pile.first() != Some(&1)).collect();
    let mut all = vec![(0, vec![])];
    for _ in 0..count {
        all = all
            .into_iter()
            .flat_map(|(least, chosen): (usize, Vec<usize>)| {
                (least..piles.len()).map(move |next| (next, [&chosen[..], &[next]].concat()))
            })
            .collect();
    }
    all.into_iter().map(|(_, chosen)| Balls(chosen.into_iter().map(|i| piles[i].clone()).collect())).collect()
}

/// Fact 233.
#[test]
fn several_piles_are_the_nim_sum_of_their_values() {
    // Section 3: against the mex over whole positions, not pile by pile.
    for (count, height) in [(2, 5), (3, 3)] {
        let mut table = Table::new();
        for balls in positions(count, height) {
            let game = opened(&balls.notation());
            assert_eq!(value(&*game), table.value(&balls), "{}", balls.notation());
            let outcome = outcome(&*game, Convention::Normal);
            assert_eq!(outcome, outcome_of(table.value(&balls) == 0), "{}", balls.notation());
        }
    }
}

#[test]
fn misere_outcomes_on_every_small_position() {
    let mut p_positions = 0;
    for (count, height) in [(1, 9), (2, 5), (3, 3)] {
        let mut table = Table::new();
        for balls in positions(count, height) {
            let found = outcome(&*opened(&balls.notation()), Convention::Misere);
            assert_eq!(found, outcome_of(table.misere_p(&balls)), "{}", balls.notation());
            p_positions += u32::from(found == Outcome::P);
        }
    }
    assert!(p_positions > 100, "{p_positions}");
}
