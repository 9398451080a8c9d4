//! Start positions drawn at random, with the difficulty that is asked for.
use crate::walk::opened;
use nimscope::core::{Budget, Convention, Game, Outcome, Wanted, random_start, verdict, winning};
use nimscope::games::library;
use std::rc::Rc;

/// The most options that may be examined to count the winning moves of a position.
const WORK: u64 = 100_000;

/// The first position of every game.
fn first_positions() -> impl Iterator<Item = Rc<dyn Game>> {
    library().map(|card| opened(card.start))
}

/// The number of winning moves; none in a draw, and where it is not found within the budget.
fn count(game: &dyn Game, convention: Convention) -> Option<u64> {
    let mut budget = Budget::on_page(WORK);
    match verdict(game, convention, &mut budget).ok()?.outcome()? {
        Outcome::P => Some(0),
        Outcome::D => None,
        Outcome::N => winning(game, convention, 0, &mut budget).ok().map(|found| found.total),
    }
}

#[test]
fn a_newcomer_who_begins_can_win_every_game() {
    for game in first_positions() {
        let count = count(&*game, Convention::Normal);
        assert!(count.is_some_and(|n| n > 0), "{}: {count:?} winning moves", game.notation());
    }
}

#[test]
fn whoever_starts_can_win() {
    for game in first_positions() {
        // Misère play is solved by search, which takes long for large positions.
        for (convention, seeds) in [(Convention::Normal, 4), (Convention::Misere, 2)] {
            for (seed, size) in [(1, 1), (2, 2), (3, 3), (4, 2)].into_iter().take(seeds) {
                for wanted in [Wanted::Many, Wanted::Few, Wanted::One] {
                    let found = random_start(&*game, seed, size, wanted, convention);
                    let count = count(&*found, convention);
                    assert!(count.is_none_or(|n| n > 0), "{} {wanted:?} {convention:?}", found.notation());
                    if convention == Convention::Normal {
                        assert!(count.is_some(), "{} is too large", found.notation());
                    }
                }
            }
        }
    }
}

#[test]
fn difficulty_is_meant() {
    for game in first_positions() {
        let count = |game: &dyn Game| count(game, Convention::Normal);
        // In games where few positions are of the wanted kind, none need be found.
        let usual: Vec<u64> = (100..140).filter_map(|seed| count(&*game.random(seed, 2))).collect();
        let common = |meant: &dyn Fn(u64) -> bool| usual.iter().filter(|n| meant(**n)).count() >= 2;
        let one = |n| n == 1;
        let few = |n| n == 1 || n == 2;
        let [lost, many] = [|n| n == 0, |n| n >= 3];
        let all: [(Wanted, &dyn Fn(u64) -> bool); 4] =
            [(Wanted::One, &one), (Wanted::Lost, &lost), (Wanted::Few, &few), (Wanted::Many, &many)];
        for (wanted, meant) in all.into_iter().filter(|(_, meant)| common(meant)) {
            for seed in 0..20 {
                let found = random_start(&*game, seed, 2, wanted, Convention::Normal);
                let name = format!("{wanted:?}: {}", found.notation());
                assert!(count(&*found).is_some_and(meant), "{name}");
            }
        }
        assert!(common(&|n| n > 0), "{} is seldom won", game.notation());
    }
}

#[test]
fn a_seed_gives_the_same_position_again() {
    for game in first_positions() {
        let make = |seed| random_start(&*game, seed, 2, Wanted::Few, Convention::Normal).notation();
        assert_eq!(make(7), make(7), "{}: a random position of the same seed", game.notation());
        assert!((0..8).any(|seed| make(seed) != make(7)), "all seeds give {}", make(7));
    }
}
