//! Tests of events, previews and moves that come faster than the page is drawn.
use super::*;
use crate::core::{PieceId, Place};

fn piece(group: u16, n: u64) -> PieceId {
    PieceId { place: Place { part: 0, group }, n }
}

/// A click or a tap.
fn click(group: u16, n: u64, touch: bool) -> [BoardEvent; 2] {
    let piece = piece(group, n);
    [BoardEvent::Press { piece, touch }, BoardEvent::Release { piece: Some(piece), touch }]
}

fn walk(state: &Rc<State>, events: &[BoardEvent]) -> Rc<State> {
    events.iter().fold(state.clone(), |state, event| state.reduce(Action::Board(event.clone())))
}

fn friends() -> Rc<State> {
    begun("nim/3+5+7", Rival::Friend)
}

/// A move of the position being looked at, as a list has it.
fn listed(state: &State, notation: &str) -> MoveView {
    let moves = state.game.position().moves(99).moves;
    moves.into_iter().find(|mv| mv.notation == notation).unwrap()
}

fn moves(state: &State) -> Vec<&str> {
    state.line().moves.iter().map(|mv| mv.notation.as_str()).collect()
}

/// The message of the page.
fn told(state: &State) -> Toast {
    match &state.notice {
        Some(Notice::Toast(toast)) => toast.clone(),
        _ => panic!("nothing of the page"),
    }
}

/// The position after the move in preview.
fn after(state: &State) -> Option<GameRef> {
    state.preview.as_ref().map(|preview| preview.after.clone())
}

fn same(one: &GameRef, other: &GameRef) -> bool {
    Rc::ptr_eq(&one.0, &other.0)
}

#[test]
fn two_clicks_in_a_row_are_two_moves() {
    let state = walk(&friends(), &[click(0, 3, false), click(1, 4, false)].concat());
    assert_eq!(moves(&state), ["1-1", "2-2"]);
    assert!(state.aim == Aim::default() && state.preview.is_none());
    // The second click is not the person's move where the computer answers.
    let state = walk(&played(&[]), &[click(0, 3, false), click(1, 4, false)].concat());
    assert_eq!((moves(&state), &state.aim), (vec!["1-1"], &Aim::default()));
    // The same pile twice: the second click takes from what is left of it.
    let state = walk(&friends(), &[click(2, 6, false), click(2, 5, false)].concat());
    assert_eq!(moves(&state), ["3-2", "3-1"]);
}

#[test]
fn two_taps_in_a_row_preview_and_make() {
    let once = walk(&friends(), &click(1, 4, true));
    assert_eq!((moves(&once).len(), after(&once).unwrap().notation()), (0, "nim/3+3+7".into()));
    let twice = walk(&once, &click(1, 4, true));
    assert_eq!(moves(&twice), ["2-2"]);
    // A tap on another piece previews its move.
    let other = walk(&once, &click(0, 1, true));
    assert_eq!(after(&other).unwrap().notation(), "nim/0+5+7");
}

#[test]
fn a_press_in_one_position_makes_no_move_in_another() {
    let [press, release] = click(0, 3, false);
    let pressed = walk(&on(&friends(), &["3-1"]), &[press]);
    assert!(pressed.preview.is_some());
    for action in [Action::Undo, Action::Look(0)] {
        let moved = walk(&pressed.clone().reduce(action), std::slice::from_ref(&release));
        assert_eq!(
            (moves(&moved), &moved.aim, after(&moved).is_none()),
            (vec!["3-1"], &Aim::default(), true)
        );
    }
}

#[test]
fn the_option_in_preview_is_made_once() {
    let hovered = walk(&friends(), &[BoardEvent::Hover(piece(1, 4))]);
    let option = after(&hovered).unwrap();
    let [press, release] = click(1, 4, false);
    let pressed = walk(&hovered, &[press]);
    assert!(same(&after(&pressed).unwrap(), &option));
    assert!(same(walk(&pressed, &[release]).last_position(), &option));
    assert!(same(hovered.clone().reduce(Action::Commit).last_position(), &option));
    // Playing from a list works, too, whether or not the move is in preview.
    let mv = listed(&hovered, "2-2");
    let again = hovered.clone().reduce(Action::Preview(Some(mv.clone())));
    assert!(same(&after(&again).unwrap(), &option));
    assert!(same(hovered.reduce(Action::Play(mv.clone())).last_position(), &option));
    assert_eq!(friends().reduce(Action::Play(mv)).last_position().notation(), option.notation());
}

#[test]
fn a_commit_after_a_change_of_position_makes_nothing() {
    let state = on(&friends(), &["1-1", "2-1"]);
    let shown = state.clone().reduce(Action::Preview(Some(listed(&state, "3-7"))));
    assert_eq!(shown.clone().reduce(Action::Commit).last_position().notation(), "nim/2+4+0");
    for action in [Action::Undo, Action::Look(1), Action::Play(listed(&state, "3-1"))] {
        let elsewhere = shown.clone().reduce(action);
        assert!(elsewhere.preview.is_none() && elsewhere.aim == Aim::default());
        assert!(Rc::ptr_eq(&elsewhere, &elsewhere.clone().reduce(Action::Commit)));
    }
    // Actions that do not change the position keep the preview.
    for action in [Action::Convention(Convention::Misere), Action::Present(true), Action::Quiet] {
        assert_eq!(
            shown.clone().reduce(action).reduce(Action::Commit).last_position().notation(),
            "nim/2+4+0"
        );
    }
}

#[test]
fn an_answer_takes_the_preview_of_its_own_position_alone() {
    let state = played(&["1-1"]);
    let reply = |state: &Rc<State>| {
        state.clone().reduce(Action::Reply { ply: 1, mv: state.last_position().read_move("2-1").unwrap() })
    };
    // Nothing is previewed while the computer thinks, unless a text points at it.
    let mv = listed(&state, "3-1");
    assert!(Rc::ptr_eq(&state, &state.clone().reduce(Action::Preview(Some(mv.clone())))));
    let pointed = state.clone().reduce(Action::Point(Some(mv)));
    assert!(pointed.preview.is_some() && reply(&pointed).preview.is_none());
    assert!(Rc::ptr_eq(&pointed, &pointed.clone().reduce(Action::Commit)));
    // An earlier position stays in view.
    let earlier = state.reduce(Action::Look(0));
    let aimed = walk(&earlier, &[BoardEvent::Hover(piece(0, 2))]);
    let replied = reply(&aimed);
    assert_eq!((moves(&replied), replied.at, &replied.aim), (vec!["1-1", "2-1"], 0, &aimed.aim));
    assert_eq!(moves(&replied.reduce(Action::Commit)), ["1-2"]);
}

#[test]
fn a_move_of_another_position_is_seen_as_it_is_here() {
    let start = friends();
    let (stale, gone) = (listed(&start, "2-4"), listed(&start, "2-5"));
    assert_eq!(stale.leaves, "1");
    let state = on(&start, &["2-1"]);
    let made = state.clone().reduce(Action::Play(stale.clone()));
    assert_eq!((moves(&made), made.main.moves[1] == listed(&state, "2-4")), (vec!["2-1", "2-4"], true));
    assert!(made.main.moves[1] != stale);
    for action in [Action::Play(gone.clone()), Action::Preview(Some(gone))] {
        assert!(Rc::ptr_eq(&state, &state.clone().reduce(action)));
    }
}

#[test]
fn a_refusal_and_a_side_line_are_said() {
    let state = begun("colourful/r1y2", Rival::Friend);
    let press = BoardEvent::Press { piece: piece(0, 1), touch: false };
    let refused = walk(&state, std::slice::from_ref(&press));
    let rule = state.start().short_rule();
    assert_eq!(told(&refused), Toast::error(&rule));
    // A second press of the same piece is announced again.
    let twice = walk(&refused, std::slice::from_ref(&press));
    assert_eq!(told(&twice), Toast { again: true, ..Toast::error(rule) });
    assert!(walk(&twice, &[press]).notice == refused.notice);
    assert!(refused.reduce(Action::Quiet).notice.is_none());
    let said = |state: &Rc<State>| matches!(state.notice, Some(Notice::SideLine));
    let back = on(&friends(), &["1-1", "2-1"]).reduce(Action::Look(1));
    assert!(!said(&on(&back, &["2-1"])), "the game's own move");
    let line = on(&back, &["2-2"]);
    assert!(said(&line) && !said(&on(&line.reduce(Action::Quiet), &["3-1"])));
}

#[test]
fn a_coin_that_does_not_fit_is_said_to_and_the_others_stay() {
    let state = begun("mock-turtles/TTHTHHTTH", Rival::Friend);
    let picked = walk(&state, &[3, 5, 6].map(|n| click(0, n, false)).concat());
    assert_eq!(picked.aim.picked.len(), 3);
    let press = BoardEvent::Press { piece: piece(0, 9), touch: false };
    let apart = walk(&picked, std::slice::from_ref(&press));
    let text = words::does_not_fit(&state.start().short_rule());
    assert_eq!(told(&apart), Toast::error(&text));
    assert!(apart.aim.picked == picked.aim.picked && apart.preview == picked.preview);
    // A second message is announced, too.
    let twice = walk(&apart, &[press]);
    assert_eq!(told(&twice), Toast { again: true, ..Toast::error(&text) });
    assert!(twice.aim.picked == picked.aim.picked && twice.preview == picked.preview);
}

#[test]
fn who_answers_moves_for_the_other_side_alone() {
    let state = begun("nim/3+3", Rival::Proof);
    let reply = |state: &Rc<State>, ply, mv: &str| {
        let mv = state.last_position().read_move(mv).unwrap();
        state.clone().reduce(Action::Reply { ply, mv })
    };
    assert!(Rc::ptr_eq(&state, &reply(&state, 0, "1-1")), "it is the person's turn");
    let asked = on(&state, &["1-1"]);
    let mv = listed(&asked, "2-1");
    assert!(Rc::ptr_eq(&asked, &asked.clone().reduce(Action::Play(mv))), "it is not the person's turn");
    assert!(Rc::ptr_eq(&asked, &reply(&asked, 3, "2-1")), "the game has gone on");
    // The answer is made in the game, whatever position is looked at.
    let answered = reply(&asked.clone().reduce(Action::Look(0)), 1, "2-1");
    assert_eq!((moves(&answered), answered.sides.len()), (vec!["1-1", "2-1"], 0));
    assert_eq!(moves(&reply(&asked, 1, "2-1")), ["1-1", "2-1"]);
}

#[test]
fn what_a_game_is_played_by_is_chosen_before_it() {
    let actions = || [Action::Convention(Convention::Misere), Action::Rival(Rival::Friend)];
    for action in actions() {
        assert!(*played(&[]) != *played(&[]).reduce(action));
    }
    let begun = played(&["1-1"]);
    for action in actions() {
        assert!(Rc::ptr_eq(&begun, &begun.clone().reduce(action)));
    }
}

#[test]
fn pieces_are_gathered_between_two_drawings() {
    let state = begun("octal:0.77/9", Rival::Friend);
    let gap = |n| {
        let piece = PieceId { place: piece(0, 0).place.gaps(), n };
        [BoardEvent::Press { piece, touch: false }, BoardEvent::Release { piece: Some(piece), touch: false }]
    };
    let both = walk(&state, &[click(0, 8, false), gap(3)].concat());
    assert_eq!(both.preview.as_ref().map(|preview| preview.mv.notation.as_str()), Some("1-2s4"));
    // The pieces are let go and kept again; then the move is made.
    let kept = both.clone().reduce(Action::Toggle).reduce(Action::Toggle);
    assert!(kept == both);
    assert_eq!(moves(&kept.reduce(Action::Commit)), ["1-2s4"]);
}

#[test]
fn nothing_moves_where_play_is_over() {
    let over = on(&begun("nim/1", Rival::Friend), &["1-1"]);
    let press = BoardEvent::Press { piece: piece(0, 1), touch: false };
    assert!(!over.may_move() && Rc::ptr_eq(&over, &walk(&over, &[press])));
}
