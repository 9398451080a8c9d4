//! What can happen to a game.
use super::*;
use crate::core::Opponent;
use crate::games::{SideLine, open};

mod aimed;

fn begun(notation: &str, rival: Rival) -> Rc<State> {
    Rc::new(State::new(Rc::new(Match::new(open(notation).unwrap(), rival, 1))))
}

fn played(moves: &[&str]) -> Rc<State> {
    on(&begun("nim/3+5+7", Rival::Computer(Opponent::Perfect)), moves)
}

/// Plays on from where `state` is looked at, the computer's moves too.
fn on(state: &Rc<State>, moves: &[&str]) -> Rc<State> {
    moves.iter().fold(state.clone(), |state, mv| {
        let mv = state.game.position().read_move(mv).unwrap();
        let action = match state.computer_to_move() {
            Some(_) if !state.reviewing() => Action::Reply { ply: state.live, mv },
            _ => Action::Play(mv),
        };
        state.reduce(action)
    })
}

#[test]
fn undo_returns_to_the_persons_turn_and_redo_restores() {
    let game = played(&["1-1", "2-1", "3-1"]);
    assert_eq!((game.live, game.side_to_move(3)), (3, Side::Rival));
    let back = game.clone().reduce(Action::Undo);
    assert_eq!((back.live, back.can_redo()), (2, true));
    let start = back.clone().reduce(Action::Undo);
    assert_eq!((start.live, start.can_undo()), (0, false));
    let again = start.reduce(Action::Redo).reduce(Action::Redo);
    assert_eq!(again.position().notation(), game.position().notation());
}

#[test]
fn looking_back_loses_nothing() {
    let game = played(&["1-1", "2-1"]).reduce(Action::Look(1));
    assert!(game.reviewing());
    assert_eq!(game.clone().reduce(Action::Look(9)).at, 2);
    // The move that the game itself made next leads along the game.
    let on = on(&game, &["2-1"]);
    assert_eq!((on.at, on.side, on.sides.len(), on.reviewing()), (2, None, 0, false));
}

/// The moves of the game and of each side line.
fn lines(game: &Match) -> Vec<String> {
    let text =
        |line: &Rc<Line>| line.moves.iter().map(|mv| mv.notation.as_str()).collect::<Vec<_>>().join(" ");
    [&game.main].into_iter().chain(&game.sides).map(text).collect()
}

#[test]
fn what_is_tried_in_an_earlier_position_is_a_side_line() {
    let game = played(&["1-1", "2-1", "3-1"]).reduce(Action::Look(1));
    let side = on(&game, &["3-7", "2-5"]);
    assert_eq!(lines(&side), ["1-1 2-1 3-1", "1-1 3-7 2-5"]);
    assert_eq!((side.live, side.side, side.at, side.end(), side.fork()), (3, Some(0), 3, 3, Some(1)));
    // Back in the side line, another move begins another line; the same move leads along this one.
    let back = side.clone().reduce(Action::Look(2));
    assert_eq!(lines(&on(&back, &["2-5"])), lines(&side));
    let other = on(&back, &["2-1"]);
    assert_eq!(lines(&other), ["1-1 2-1 3-1", "1-1 3-7 2-5", "1-1 3-7 2-1"]);
    assert_eq!((other.side, other.at), (Some(1), 3));
    // The move that the game made leads back into the game.
    let joined = on(&side.clone().reduce(Action::Look(1)), &["2-1"]);
    assert_eq!((joined.side, joined.at, joined.sides.len()), (None, 2, 1));
    // From the game to the line and back.
    let there = joined.reduce(Action::Line(Some(0)));
    assert_eq!((there.side, there.at), (Some(0), 2));
    let here = there.reduce(Action::Line(None));
    assert_eq!((here.side, here.at, here.reviewing()), (None, 3, false));
}

#[test]
fn undoing_in_a_side_line_steps_back_to_the_game() {
    let side = on(&played(&["1-1", "2-1", "3-1"]).reduce(Action::Look(1)), &["3-7", "2-5"]);
    let back = side.clone().reduce(Action::Undo).reduce(Action::Undo);
    assert_eq!((back.at, back.can_undo(), back.can_redo(), lines(&back)), (1, false, true, lines(&side)));
    assert!(Rc::ptr_eq(&back, &back.clone().reduce(Action::Undo)));
    assert!(back.reduce(Action::Redo).reduce(Action::Redo) == side);
}

#[test]
fn another_move_than_the_one_taken_back_keeps_that() {
    let game = played(&["1-1", "2-1", "3-1", "3-1"]).reduce(Action::Undo);
    assert_eq!(game.live, 2);
    let other = on(&game, &["3-2"]);
    assert_eq!(lines(&other), ["1-1 2-1 3-2", "1-1 2-1 3-1 3-1"]);
    assert_eq!((other.live, other.at, other.side), (3, 3, None));
    // The same move again keeps the later moves, which can be made again.
    let same = on(&game, &["3-1"]);
    assert_eq!((lines(&same), same.live, same.can_redo()), (vec!["1-1 2-1 3-1 3-1".into()], 3, true));
}

#[test]
fn the_computer_answers_while_a_side_line_is_looked_at() {
    let side = on(&played(&["1-1", "2-1", "3-1"]).reduce(Action::Look(1)), &["3-7"]);
    let mv = side.last_position().read_move("1-1").unwrap();
    let replied = side.reduce(Action::Reply { ply: 3, mv });
    assert_eq!(lines(&replied), ["1-1 2-1 3-1 1-1", "1-1 3-7"]);
    assert_eq!((replied.live, replied.side, replied.at), (4, Some(0), 2));
}

#[test]
fn a_side_line_goes_and_comes_back() {
    let side = on(&played(&["1-1", "2-1", "3-1"]).reduce(Action::Look(1)), &["3-7", "2-5"]);
    let gone = side.clone().reduce(Action::Drop(0));
    assert_eq!((lines(&gone).len(), gone.side, gone.at), (1, None, 1));
    let kept = gone.reduce(Action::Keep(side.sides[0].clone()));
    assert_eq!((lines(&kept), kept.side, kept.at), (lines(&side), Some(0), 2));
    assert!(Rc::ptr_eq(&side, &side.clone().reduce(Action::Drop(7))));
    assert!(Rc::ptr_eq(&side, &side.clone().reduce(Action::Line(Some(7)))));
}

#[test]
fn a_side_line_becomes_the_game() {
    let side = on(&played(&["1-1", "2-1", "3-1"]).reduce(Action::Look(1)), &["3-7", "2-5"]);
    let game = side.clone().reduce(Action::Look(2)).reduce(Action::Branch);
    assert_eq!((game.live, game.at, game.side, game.can_redo()), (2, 2, None, true));
    assert_eq!(lines(&game)[..2], ["1-1 3-7 2-5", "1-1 2-1 3-1"]);
    let back = on(&game, &["2-1"]).reduce(Action::Undo).reduce(Action::Undo);
    assert_eq!((lines(&back)[0].as_str(), back.live), ("1-1 2-1 3-1", 3));
    assert!(lines(&back).contains(&"1-1 3-7 2-1".into()), "{:?}", lines(&back));
}

#[test]
fn no_more_side_lines_than_a_link_holds() {
    let game = played(&["1-1"]).reduce(Action::Look(0));
    let mut many = on(&begun("nim/1000", Rival::Friend), &["1-1"]);
    for taken in 2..=150 {
        many = on(&many.reduce(Action::Look(0)), &[&format!("1-{taken}")]);
    }
    assert_eq!((many.sides.len(), many.at, many.side), (SideLine::MOST, 1, Some(SideLine::MOST - 1)));
    assert!(game.sides.is_empty());
}

#[test]
fn a_game_goes_on_from_an_earlier_position_and_comes_back() {
    let whole = played(&["1-1", "2-1", "3-1", "3-1", "3-1"]);
    for from in 0..5 {
        let there = whole.clone().reduce(Action::Look(from));
        let branch = there.clone().reduce(Action::Branch);
        assert_eq!((branch.live, branch.reviewing(), branch.can_redo()), (from, false, true));
        let other = on(&branch, &["3-2"]);
        assert_eq!((other.live, other.main.len()), (from + 1, from + 1));
        // As many steps as it takes to come back to the earlier game.
        let mut back = other.clone();
        while back.former.is_some() {
            assert!(back.can_undo());
            back = back.reduce(Action::Undo);
        }
        // The other moves are kept as a side line.
        assert_eq!((&lines(&back)[0], back.live, back.at), (&lines(&whole)[0], 5, from));
        assert!(lines(&back).contains(&lines(&other)[0]), "{from}");
        let at_once = branch.reduce(Action::Undo);
        assert_eq!((lines(&at_once), at_once.at), (lines(&there), from));
    }
    assert!(Rc::ptr_eq(&whole, &whole.clone().reduce(Action::Branch)), "there is nothing to go back from");
}

#[test]
fn a_mistake_is_retried_in_the_game_itself() {
    let whole = played(&["1-1", "2-1", "3-1"]);
    let back = whole.clone().reduce(Action::Retry(3));
    assert_eq!((back.live, back.at, back.reviewing(), lines(&back)), (2, 2, false, lines(&whole)));
    assert_eq!(back.mistake.as_ref().map(|mv| mv.notation.as_str()), Some("3-1"));
    let other = on(&back, &["3-2", "1-1"]);
    assert_eq!(
        (lines(&other), other.mistake.is_none()),
        (vec!["1-1 2-1 3-2 1-1".into(), "1-1 2-1 3-1".into()], true)
    );
    for nowhere in [0, 4] {
        assert!(Rc::ptr_eq(&whole, &whole.clone().reduce(Action::Retry(nowhere))));
    }
}

#[test]
fn a_better_move_than_the_mistake_goes_on_with_the_game() {
    let whole = played(&["1-1", "2-1"]);
    let there = whole.clone().reduce(Action::Reconsider(1));
    assert_eq!((there.at, there.live, there.reconsiders), (0, 2, true));
    let other = on(&there, &["2-2"]);
    assert_eq!((other.live, other.at, other.reviewing()), (1, 1, false));
    assert_eq!(lines(&other), ["2-2", "1-1 2-1"]);
    assert!(other.notice == Some(Notice::Reconsidered));
    // The computer answers the move, and two steps back lead to the mistake.
    let answered = on(&other, &["3-1"]);
    assert_eq!(answered.live, 2);
    let back = answered.reduce(Action::Undo).reduce(Action::Undo);
    assert_eq!((back.live, lines(&back)[0].as_str()), (2, "1-1 2-1"));
    // The same holds after the end of a game, except for a puzzle, whose answer stands.
    let over = on(&begun("nim/1+3", Rival::Computer(Opponent::Perfect)), &["2-1", "2-1", "1-1", "2-1"]);
    let again = on(&over.clone().reduce(Action::Reconsider(1)), &["2-2"]);
    assert_eq!((over.ending().is_some(), again.live, again.reviewing()), (true, 1, false));
    let mut puzzle = (*over).clone();
    Rc::make_mut(&mut puzzle.game).asks = true;
    assert!(!Rc::new(puzzle).reduce(Action::Reconsider(1)).reconsiders);
    // The same move again leads on in the game; elsewhere moves are tried in side lines as usual.
    assert_eq!(lines(&on(&there, &["1-1"])), lines(&whole));
    let elsewhere = there.reduce(Action::Look(1)).reduce(Action::Look(0));
    assert!(on(&elsewhere, &["2-2"]).notice == Some(Notice::SideLine));
}

#[test]
fn a_game_that_the_computer_begins_comes_back_too() {
    let mut state = (*played(&[])).clone();
    Rc::make_mut(&mut state.game).first = false;
    let whole = on(&Rc::new(state), &["1-1", "2-1", "3-1"]);
    let there = whole.reduce(Action::Look(0));
    let branch = there.clone().reduce(Action::Branch);
    let replied = on(&branch, &["2-2"]);
    assert_eq!((replied.live, replied.can_undo()), (1, true));
    let back = replied.reduce(Action::Undo);
    assert_eq!(
        (lines(&back)[0].clone(), back.at),
        (lines(&there)[0].clone(), 0),
        "there is no turn of the person's before"
    );
}

#[test]
fn illegal_moves_change_nothing() {
    let (game, tall) = (played(&["1-1", "2-1"]), open("nim/9").unwrap().read_move("1-9").unwrap());
    assert!(Rc::ptr_eq(&game, &game.clone().reduce(Action::Play(tall))));
    let mv = game.start().read_move("1-1").unwrap();
    assert!(Rc::ptr_eq(&game, &game.clone().reduce(Action::Reply { ply: 0, mv })));
    // It is not the person's turn.
    let waits = played(&["1-1"]);
    let mv = waits.last_position().read_move("2-1").unwrap();
    assert!(Rc::ptr_eq(&waits, &waits.clone().reduce(Action::Play(mv))));
}

#[test]
fn what_changes_nothing_draws_nothing() {
    let game = played(&["1-1", "2-1"]);
    for action in [
        Action::Redo,
        Action::Look(2),
        Action::Line(None),
        Action::Convention(Convention::Normal),
        Action::Rival(Rival::Computer(Opponent::Perfect)),
        Action::Name(0, "Team A".into()),
        Action::Name(2, "Team C".into()),
        Action::Present(false),
        Action::Quiet,
        Action::Commit,
        Action::Toggle,
        Action::Preview(None),
        Action::Board(BoardEvent::Leave),
    ] {
        assert!(Rc::ptr_eq(&game, &game.clone().reduce(action)));
    }
    assert_eq!(game.reduce(Action::Name(0, "Left".into())).names[0], "Left");
    let misere = played(&[]).reduce(Action::Convention(Convention::Misere));
    assert_eq!(misere.convention, Convention::Misere);
}
