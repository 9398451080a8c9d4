//! Heaps too tall for their options to be looked at: every winning move is counted, and many are listed.
use nimscope::core::{Analysis, Budget, Convention, Game, Lists, Nimber, Opponent, Outcome, analyse, weigh};
use nimscope::games::open;
use proptest::prelude::*;

const TALL: u64 = 1_000_000_000_000_000_000;
const LISTED: usize = 100;

/// Next to no work.
fn budget() -> Budget<'static> {
    Budget::new(200)
}

fn analysed(game: &dyn Game) -> Analysis {
    let lists = Lists { winning: LISTED, replies: 0 };
    analyse(game, Convention::Normal, lists, &mut budget())
}

/// The analysis says what wins, each move that it lists leaves value 0, and the computer makes such a move.
fn wins(notation: &str) -> u64 {
    let game = open(notation).unwrap_or_else(|error| panic!("{notation}: {error}"));
    let value = game.value(&mut budget()).unwrap_or_else(|_| panic!("{notation} has a value"));
    let found = analysed(&*game);
    let total = found.winning.total;
    assert!(!found.cut, "{notation}");
    assert_eq!(found.verdict.outcome(), Some(Outcome::of(value)), "{notation}");
    assert_eq!(total > 0, value != Nimber(0), "{notation}");
    assert_eq!(found.winning.moves.len() as u64, total.min(LISTED as u64), "{notation}");
    for mv in &found.winning.moves {
        let after =
            game.play(&mv.notation).unwrap_or_else(|error| panic!("{notation}, {}: {error}", mv.notation));
        assert_eq!(after.value(&mut budget()), Ok(Nimber(0)), "{notation}, {}", mv.notation);
    }
    if total > 0 {
        let chosen = weigh(&*game, Convention::Normal, Opponent::Perfect, 1, &mut budget()).unwrap();
        assert!(chosen.known, "{notation}");
        assert_eq!(game.make(&chosen.mv).unwrap().value(&mut budget()), Ok(Nimber(0)), "{notation}");
    }
    total
}

#[test]
fn single_heaps_of_ten_to_the_eighteen() {
    for (prefix, total) in [
        ("two-or-more", 666_666_666_666_666_667),
        ("one-four-seven", 250_000_000_000_000_000),
        ("lasker", 2),
        ("octal:0.77", 83_333_333_333_333_338),
        ("octal:0.137", 88_235_294_117_647_061),
    ] {
        assert_eq!(wins(&format!("{prefix}/{TALL}")), total, "{prefix}");
    }
    // The other heap has value 59, and no move to 60.
    assert_eq!(wins(&format!("at-least-half/{TALL}+{}", 1_u64 << 58)), 211_769_623_848_288_257);
}

#[test]
fn heaps_of_a_thousand_beside_taller_ones() {
    for notation in [
        "lasker/10000000+1000",
        "two-or-more/10000+1000",
        "one-four-seven/10000+1000",
        "at-least-half/100000000+3",
        "even-or-one/1000000000000+5",
        "lasker/1000000000000000000+7",
    ] {
        assert!(wins(notation) > 0, "{notation}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]
    #[test]
    fn two_heaps_of_any_size(a in 1..=TALL, b in 1..=TALL, small in 1_u64..200) {
        for prefix in [
            "lasker", "two-or-more", "one-four-seven", "one-or-two", "octal:0.77", "octal:0.137", "octal:4.7",
            "octal:0.[30]", "octal:0.156", "at-least-half", "at-most-half", "even-not-all", "even-or-one", "threes", "dim-plus",
            "aliquot", "subtraction:1,3,4", "subtraction:powers", "subtraction:most(12345678901)",
            "subtraction:but(1,4)", "impatient:1,3,4", "impatient:but(2,3)", "impatient:powers",
        ] {
            for (a, b) in [(a, b), (a, small)] {
                wins(&format!("{prefix}/{a}+{b}"));
            }
        }
    }
}
