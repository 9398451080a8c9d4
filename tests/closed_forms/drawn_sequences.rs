//! Sequences of games in which a game may be drawn: the solver, which folds the later games into one outcome, against
//! retrograde analysis of all positions together.
use nimscope::core::{Budget, Convention, Game, Outcome, verdict, winning};
use nimscope::games::open;
use std::{collections::BTreeSet, rc::Rc};

/// Games in which play may go on for ever or end in a draw, and some with Grundy values.
const POOL: [&str; 10] = [
    "graph:a>b;b>a,c/a",
    "graph:a>b;b>a,c;c>d/a",
    "graph:a>b;b>a/b",
    "graph:a>a,b,c;b>c/a",
    "sos/...",
    "sos/S.S",
    "sos/S..S",
    "northcott:4/1-4",
    "nim/1+1",
    "kayles/3",
];

fn opened(notation: &str) -> Rc<dyn Game> {
    open(notation).unwrap_or_else(|error| panic!("{notation}: {error}"))
}

fn outcome(game: &dyn Game, convention: Convention) -> Outcome {
    verdict(game, convention, &mut Budget::new(1_000_000)).unwrap().outcome().unwrap()
}

#[test]
fn folding_agrees_with_retrograde_analysis() {
    let mut seen = [0; 3];
    for first in POOL {
        for second in POOL {
            let thirds = ["", "|nim/1", "~nim/2", "|graph:a>b;b>a/a", "~sos/S.S"];
            for (third, sign) in thirds.into_iter().flat_map(|third| ['|', '~'].map(|sign| (third, sign))) {
                let notation = format!("{first}{sign}{second}{third}");
                let game = opened(&notation);
                for convention in [Convention::Normal, Convention::Misere] {
                    let by_definition = |game: &dyn Game| {
                        game.outcome_by_definition(convention, &mut Budget::new(1_000_000)).unwrap()
                    };
                    let found = outcome(&*game, convention);
                    assert_eq!(found, by_definition(&*game), "{notation} {convention:?}");
                    seen[found as usize] += 1;
                    let kept = match found {
                        Outcome::P => None,
                        Outcome::N => Some(Outcome::P),
                        Outcome::D => Some(Outcome::D),
                    };
                    let all = game.moves(999).moves.into_iter().map(|mv| mv.notation);
                    let wanted: BTreeSet<String> =
                        all.filter(|mv| Some(by_definition(&*game.play(mv).unwrap())) == kept).collect();
                    let told = winning(&*game, convention, 99, &mut Budget::new(1_000_000)).unwrap();
                    let told: BTreeSet<String> = told.moves.into_iter().map(|mv| mv.notation).collect();
                    assert_eq!(told, wanted, "{notation} {convention:?}");
                }
            }
        }
    }
    assert!(seen.iter().all(|seen| *seen > 20), "{seen:?}");
}

/// A board of SOS that is full without the word is a draw: no later game is begun.
#[test]
fn what_is_drawn_ends_the_sequence() {
    let game = opened("sos/SS.|nim/3");
    let over = game.play(&game.moves(9).moves[0].notation).unwrap();
    assert_eq!((over.move_count(), over.ended_in_draw()), (0, true));
    assert_eq!(outcome(&*over, Convention::Normal), Outcome::D);
    assert_eq!(over.scene().boards.len(), 2);
    let later = opened("nim/2|graph:a>b;b>a/a|nim/1");
    let why = later.why(0, Convention::Normal);
    assert!(format!("{why:?}").contains("is a draw"), "{why:?}");
}

#[test]
fn boards_before_another_game_tell_no_values_of_their_own() {
    let valued = |notation: &str| {
        let scene = opened(notation).scene();
        scene
            .layouts()
            .map(|board| board.pieces.iter().any(|piece| piece.value.is_some()))
            .collect::<Vec<_>>()
    };
    let graph = "graph:a>b,c;b>c/a";
    assert_eq!(valued(graph), [true]);
    assert_eq!(valued(&format!("{graph}|{graph}")), [false, true]);
}
