//! Playing on rows of coins.
use super::TurningRow;
use crate::core::{
    Budget, Convention, Game, Nimber,
    play::{self, OpenError},
    scene::PieceId,
};
use std::rc::Rc;

fn game(id: &str, params: &str, row: &str) -> Rc<dyn Game> {
    match play::open::<TurningRow>(id, params, row) {
        Ok(position) => position,
        Err(OpenError::Params(error) | OpenError::Position(error)) => panic!("{id}:{params}/{row}: {error}"),
    }
}

#[test]
fn the_exercise_is_solved() {
    for (id, params, winning) in
        [("turning-turtles", "", Some("9")), ("twins", "", Some("3.8")), ("mock-turtles", "", Some("3.8"))]
    {
        let game = game(id, params, "TTHTHHTTH");
        let wins = game.moves_to(Nimber(0), 9, &mut Budget::new(1000)).ok().map(|found| found.moves);
        let names: Vec<_> = wins.into_iter().flatten().map(|mv| mv.notation).collect();
        assert_eq!(names.first().map(String::as_str), winning, "{id}");
        let after = game.play(winning.unwrap_or_default()).ok();
        assert_eq!(after.and_then(|after| after.value(&mut Budget::new(1000)).ok()), Some(Nimber(0)));
    }
}

#[test]
fn moves_and_pointing_agree() {
    for (id, params) in [("ruler", ""), ("turning", "2-3,6C"), ("turning", "1+S"), ("mock-turtles", "")] {
        let game = game(id, params, "HTTHHTH");
        let found = game.moves(1000);
        assert_eq!(found.total, found.moves.len() as u64);
        for mv in &found.moves {
            assert_eq!(game.read_move(&mv.notation).as_ref(), Ok(mv));
            let back: Vec<PieceId> = mv.handles.iter().rev().copied().collect();
            assert_eq!(game.select(&back).as_ref(), Some(mv));
            assert!(game.play(&mv.notation).is_ok());
        }
        assert!(
            game.read_move("1.1").is_err() && game.read_move("99").is_err() && game.read_move("").is_err()
        );
        assert!(game.select(&[]).is_none());
        // Each coin of a move is open while the others are picked.
        for mv in found.moves.iter().filter(|mv| mv.handles.len() < 4) {
            let (last, others) = mv.handles.split_last().expect("a coin");
            assert!(game.next_picks(others).contains(last), "{}", mv.notation);
            assert!(game.next_picks(&mv.handles).iter().all(|coin| !mv.handles.contains(coin)));
        }
        // The definition, and misère by search.
        let parts = game.parts(&mut Budget::new(1000));
        for (part, own) in parts.iter().enumerate() {
            assert_eq!(game.value_by_definition(part, &mut Budget::new(100_000)).ok(), own.value);
            assert!(!game.why(part, Convention::Normal).blocks.is_empty());
        }
        assert!(game.misere_outcome(&mut Budget::new(1_000_000)).is_ok());
    }
}

#[test]
fn parameters_are_kept() {
    let written = |id: &str, params: &str| game(id, params, "TH").notation();
    assert_eq!(written("turning", "3c(5), 1"), "turning:3C(5),1/TH");
    assert_eq!(written("ruler", ""), "ruler/TH");
    let wrong = |id: &str, params: &str| match play::open::<TurningRow>(id, params, "TH") {
        Err(OpenError::Params(error)) => Some(error.at),
        _ => None,
    };
    assert_eq!(
        [wrong("ruler", "3"), wrong("turning", "1-3X"), wrong("turning", "")],
        [Some(0), Some(3), Some(0)]
    );
}
