//! Making a move that was listed gives the same as playing its notation.
use crate::walk::{opened, positions, presets};
use nimscope::core::{Game, MoveView, TypedMove};
use std::rc::Rc;

/// The most moves of a position that are made.
const MADE: usize = 60;

/// The move as it is after serialisation.
fn bare(mv: &MoveView) -> MoveView {
    MoveView { typed: TypedMove::default(), ..mv.clone() }
}

/// Checks that making the move gives the same as playing its notation in this position, whichever position the move was
/// listed in; returns whether it is legal.
fn agrees(game: &dyn Game, mv: &MoveView) -> bool {
    let after = game.play(&mv.notation).map(|after| after.notation());
    for made in [game.make(mv), game.make(&bare(mv))] {
        assert_eq!(
            made.map(|after| after.notation()),
            after,
            "{}: {} {mv:?}",
            game.card().id,
            game.notation()
        );
    }
    after.is_ok()
}

fn sequences() -> Vec<Rc<dyn Game>> {
    ["nim/2+3|kayles/4", "nim/0+0|nim/2+3&kayles/4|nim/1", "lasker/3&nim/2|hackenbush/2,(()())"]
        .map(opened)
        .into()
}

#[test]
fn a_move_in_hand_makes_what_its_notation_says() {
    for game in presets().into_iter().chain(positions()).chain(sequences()) {
        let listed = game.moves(MADE).moves;
        let pointed: Vec<_> = listed.iter().filter_map(|mv| game.select(&mv.handles)).collect();
        let at_hand =
            game.some_moves_to(nimscope::core::Nimber(0), MADE, &mut nimscope::core::Budget::new(1000));
        for mv in listed.iter().chain(&pointed).chain(&at_hand.moves) {
            assert!(agrees(&*game, mv), "{} {}", game.notation(), mv.notation);
        }
    }
}

#[test]
fn a_move_of_another_position_is_read_or_refused() {
    let all = positions();
    let (mut read, mut refused) = (0, 0);
    for (at, game) in all.iter().enumerate() {
        let moves = game.moves(MADE / 10).moves;
        // A move of another position of the same game, and one of some other game.
        for other in [at + 1, at + all.len() / 3].map(|other| &all[other % all.len()]) {
            for mv in &moves {
                *(if agrees(&**other, mv) { &mut read } else { &mut refused }) += 1;
            }
        }
    }
    assert!(read > 500 && refused > 500, "{read}, {refused}");
}
