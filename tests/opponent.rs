//! The computer's players keep their promises, in every game of the library.
use nimscope::core::{
    Budget, Convention, Game, MoveView, Opponent, Outcome, choose, verdict, weigh, winning,
};
use nimscope::games::{cards, open};
use std::rc::Rc;

const EFFORT: u64 = 200_000;
/// The budget that the page gives the computer.
const THOROUGH: u64 = 5_000_000;
const BOTH: [Convention; 2] = [Convention::Normal, Convention::Misere];
const ALL: [Opponent; 3] = [Opponent::Perfect, Opponent::Strong, Opponent::Beginner];

fn opened(notation: &str) -> Rc<dyn Game> {
    open(notation).unwrap_or_else(|error| panic!("{notation}: {error}"))
}

fn outcome(game: &dyn Game, convention: Convention) -> Option<Outcome> {
    verdict(game, convention, &mut Budget::new(EFFORT)).ok()?.outcome()
}

fn chosen(game: &dyn Game, convention: Convention, opponent: Opponent, seed: u64) -> Option<MoveView> {
    choose(game, convention, opponent, seed, &mut Budget::new(THOROUGH))
}

/// Small positions of every ruleset and a sum.
fn starts() -> Vec<Rc<dyn Game>> {
    let mut all: Vec<Rc<dyn Game>> = Vec::new();
    for card in cards() {
        let Some(first) = card.presets.first() else { continue };
        let first = opened(first.position());
        all.extend((0..12).map(|seed| first.random(seed, 1 + (seed % 2) as u8)));
        all.push(first);
    }
    all.push(opened("nim/2+3&colourful/r1y2"));
    all.retain(|game| game.move_count() <= 300);
    all
}

/// Whether the player who starts wins, if `first` and `second` choose the moves.
fn starter_wins(
    game: &Rc<dyn Game>,
    convention: Convention,
    first: impl Fn(&dyn Game) -> Option<MoveView>,
    second: impl Fn(&dyn Game) -> Option<MoveView>,
) -> bool {
    let mut here = game.clone();
    for ply in 0.. {
        let starter = ply % 2 == 0;
        let Some(mv) = (if starter { first(&*here) } else { second(&*here) }) else {
            assert_eq!(here.move_count(), 0, "{} is not over", here.notation());
            return starter == (convention == Convention::Misere);
        };
        here = here.play(&mv.notation).unwrap_or_else(|e| panic!("{} {}: {e}", here.notation(), mv.notation));
    }
    unreachable!("play ends")
}

/// Plays a start that no search found to be won: the perfect player, who starts, must not lose within 60 moves.
fn never_loses(
    game: &Rc<dyn Game>,
    convention: Convention,
    perfect: impl Fn(&dyn Game) -> Option<MoveView>,
    other: impl Fn(&dyn Game) -> Option<MoveView>,
) {
    let mut here = game.clone();
    for ply in 0..60 {
        let moved = if ply % 2 == 0 { perfect(&*here) } else { other(&*here) };
        let Some(mv) = moved else {
            let lost = (ply % 2 == 0) == (convention == Convention::Normal);
            assert!(here.ended_in_draw() || !lost, "{} {convention:?}", game.notation());
            return;
        };
        here = here.play(&mv.notation).unwrap();
    }
}

/// Plays from every start that the player to move can win, against every opponent.
fn perfect_wins(convention: Convention) {
    for game in starts() {
        let Some(outcome) = outcome(&*game, convention) else { continue };
        for (seed, other) in ALL.into_iter().enumerate() {
            let perfect = |here: &dyn Game| chosen(here, convention, Opponent::Perfect, 1);
            let other = |here: &dyn Game| chosen(here, convention, other, seed as u64);
            let wins = match outcome {
                Outcome::N => starter_wins(&game, convention, perfect, other),
                Outcome::P => !starter_wins(&game, convention, other, perfect),
                Outcome::D => {
                    never_loses(&game, convention, perfect, other);
                    true
                }
            };
            assert!(wins, "{} {convention:?}", game.notation());
        }
    }
}

// Separate tests run in parallel: these are the longest.
#[test]
fn perfect_wins_every_position_that_can_be_won() {
    perfect_wins(Convention::Normal);
}

#[test]
fn perfect_wins_every_position_that_can_be_won_under_misere_play() {
    perfect_wins(Convention::Misere);
}

#[test]
fn perfect_leaves_the_fewest_winning_replies_where_it_loses() {
    let mut tried = 0;
    for game in starts() {
        for convention in BOTH {
            if outcome(&*game, convention) != Some(Outcome::P) || game.move_count() == 0 {
                continue;
            }
            let replies = |mv: &MoveView| {
                let after = game.play(&mv.notation).unwrap();
                winning(&*after, convention, 0, &mut Budget::new(EFFORT)).map(|found| found.total).ok()
            };
            let all: Option<Vec<u64>> = game.moves(1000).moves.iter().map(replies).collect();
            let Some(fewest) = all.and_then(|all| all.into_iter().min()) else { continue };
            let mv = chosen(&*game, convention, Opponent::Perfect, 3).unwrap();
            assert_eq!(replies(&mv), Some(fewest), "{} {convention:?} {}", game.notation(), mv.notation);
            tried += 1;
        }
    }
    assert!(tried >= 3, "{tried}");
}

#[test]
fn a_seed_and_a_position_decide_the_move() {
    for game in starts().into_iter().step_by(3) {
        for convention in BOTH {
            for opponent in ALL {
                for seed in [7, u64::MAX] {
                    // Also where the budget is too small for Perfect.
                    let chosen = || {
                        let game = opened(&game.notation());
                        choose(&*game, convention, opponent, seed, &mut Budget::new(2000))
                    };
                    assert_eq!(chosen(), chosen(), "{} {opponent:?} {seed}", game.notation());
                }
            }
        }
    }
}

#[test]
fn perfect_does_not_depend_on_the_seed() {
    for game in starts() {
        let one = chosen(&*game, Convention::Normal, Opponent::Perfect, 1);
        assert_eq!(one, chosen(&*game, Convention::Normal, Opponent::Perfect, 2), "{}", game.notation());
    }
}

#[test]
fn strong_errs_now_and_then() {
    let (mut won, mut missed) = (0, 0);
    for game in starts() {
        if outcome(&*game, Convention::Normal) != Some(Outcome::N) {
            continue;
        }
        let wins = winning(&*game, Convention::Normal, 1000, &mut Budget::new(EFFORT)).unwrap();
        for seed in 0..40 {
            let mv = chosen(&*game, Convention::Normal, Opponent::Strong, seed);
            *(if wins.moves.contains(&mv.unwrap()) { &mut won } else { &mut missed }) += 1;
        }
    }
    assert!(missed > 0 && won > 3 * missed, "{won} good, {missed} missed");
}

#[test]
fn beginner_sees_one_move_ahead() {
    for seed in 0..30 {
        let takes = |notation| chosen(&*opened(notation), Convention::Normal, Opponent::Beginner, seed);
        assert_eq!(takes("nim/5").map(|mv| mv.notation).as_deref(), Some("1-5"));
        assert_eq!(takes("nim/0+9").map(|mv| mv.notation).as_deref(), Some("2-9"));
        // From 3+1 taking the single token or all three lets the other side win at once.
        let mv = takes("nim/3+1").unwrap();
        assert!(["1-1", "1-2"].contains(&mv.notation.as_str()), "{}", mv.notation);
        let misere = chosen(&*opened("nim/5"), Convention::Misere, Opponent::Beginner, seed).unwrap();
        assert_ne!(misere.notation, "1-5", "the last token loses");
    }
}

#[test]
fn everyone_moves_legally_without_any_budget() {
    for game in starts() {
        for convention in BOTH {
            for opponent in ALL {
                let mv = choose(&*game, convention, opponent, 5, &mut Budget::new(0));
                assert_eq!(mv.is_none(), game.move_count() == 0, "{}", game.notation());
                if let Some(mv) = mv {
                    assert_eq!(game.read_move(&mv.notation).as_ref(), Ok(&mv));
                }
            }
        }
    }
    for huge in cards().flat_map(|card| card.presets) {
        for opponent in ALL {
            let game = opened(huge.position());
            let mv = chosen(&*game, Convention::Normal, opponent, 11);
            assert_eq!(mv.is_some(), game.move_count() > 0, "{} {opponent:?}", huge.notation);
        }
    }
}

#[test]
fn who_plays_without_knowing_says_so() {
    let known = |notation: &str, opponent, convention, budget| {
        let game = opened(notation);
        let chosen = weigh(&*game, convention, opponent, 1, &mut Budget::new(budget)).expect("play goes on");
        assert!(game.play(&chosen.mv.notation).is_ok(), "{notation}: {:?}", chosen.mv);
        chosen.known
    };
    let perfect = |notation, convention| known(notation, Opponent::Perfect, convention, EFFORT);
    // Positions whose outcome, won or lost, is found.
    for notation in ["nim/3+5+7", "nim/4+4", "grundy/7", "colourful/r1y2r2y2+y3"] {
        assert!(BOTH.iter().all(|convention| perfect(notation, *convention)), "{notation}");
    }
    // Positions that are too large: misère play of tall heaps that split, and any search without a budget.
    assert!(!perfect("grundy/2000+1999", Convention::Misere));
    assert!(!known("kayles/30+29", Opponent::Perfect, Convention::Misere, 0));
    assert!(known("kayles/30+29", Opponent::Beginner, Convention::Misere, 0));
}
