use super::*;
use crate::core::{Budget, Game, winning};
use crate::games::open;

/// The game is Nim in disguise.
#[test]
fn three_coins_are_three_piles() {
    for coins in 0..512u64 {
        let squares = [coins % 8, coins / 8 % 8, coins / 64 + 1];
        let strip = Strip::of(&squares);
        let Ok(game) = open(&format!("nimble/{strip}")) else { panic!("{strip}") };
        let nim = squares.iter().fold(0, |sum, square| sum ^ square);
        assert_eq!(game.value(&mut Budget::new(1000)).ok(), Some(Nimber(nim)), "{strip}");
    }
}

/// Exercise 2.6.7a: the coins of exercise 2.6.3 are piles of Moore’s Nim, and so are all others.
#[test]
fn several_coins_are_piles_of_moores_nim() {
    for (strip, piles) in [("..1..1.2.1.1..", "2+5+7+7+9+11"), ("..1.1.1", "2+4+6"), (".....4", "5+5+5+5")] {
        for most in 1..=4 {
            let [coins, piles] = [format!("moore-nimble:{most}/{strip}"), format!("moore:{most}/{piles}")];
            let [coins, piles] = [coins, piles].map(|text| open(&text).unwrap_or_else(|_| panic!("{text}")));
            for convention in [Convention::Normal, Convention::Misere] {
                let wins = |game: &dyn Game| {
                    winning(game, convention, 1, &mut Budget::new(1000)).map(|found| found.total > 0).ok()
                };
                assert!(wins(&*piles).is_some());
                assert_eq!(wins(&*coins), wins(&*piles), "{strip} {most}");
            }
        }
    }
    let at = |text: &str| open(text).err().map(|error| error.at);
    for (text, place) in [
        ("moore-nimble/.1", 13),
        ("moore-nimble:0/.1", 13),
        ("moore-nimble:5/.1", 13),
        ("moore-nimble:2/.54", 17),
        ("nimble:2/.1", 7),
    ] {
        assert_eq!(at(text), Some(place), "{text}");
    }
}
