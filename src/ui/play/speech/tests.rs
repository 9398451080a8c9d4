use super::*;
use crate::games::Link;
use crate::ui::play::{analysis::Verdicts, open_link, sitting::plies};
use std::rc::Rc;
use yew::Reducible;

fn game(query: &str) -> Rc<Match> {
    Rc::new(open_link(&Link::read(query).unwrap(), 1).unwrap())
}
/// The game after an action.
fn after(game: &Rc<Match>, action: Action) -> Rc<Match> {
    Rc::new(State::new(game.clone())).reduce(action).game.clone()
}
/// What is said where one state follows another, each a game and its level.
fn said(before: (&Rc<Match>, Level), after: (&Rc<Match>, Level), judges: bool) -> Option<String> {
    let verdicts = Verdicts::default();
    let [old, new] = [before.0, after.0].map(|game| plies(game, &verdicts));
    let better = new
        .len()
        .checked_sub(3)
        .and_then(|at| crate::ui::play::analysis::best(&*after.0.main.positions[at], after.0.convention));
    let now = |game, plies, level| SpeechContext {
        game,
        plies,
        level,
        guessed: false,
        judges,
        better: better.as_ref(),
    };
    let heard = now(before.0, &old, before.1).spoken_state();
    now(after.0, &new, after.1).since(&heard)
}

#[test]
fn another_level_is_told_and_not_the_last_move() {
    let game = self::game("g=nim/3+5+7&o=strong&m=1-1,1-1");
    let to = |from, to| said((&game, from), (&game, to), true);
    assert_eq!(to(Level::Full, Level::Off).as_deref(), Some("Analysis off."));
    assert_eq!(
        to(Level::Off, Level::Hints).as_deref(),
        Some("Analysis: hints. N-position: the player to move wins.")
    );
    assert_eq!(
        to(Level::Hints, Level::Full).as_deref(),
        Some("Analysis: full. N-position, Grundy value 3: the player to move wins.")
    );
}

#[test]
fn after_undoing_the_position_is_told() {
    let game = self::game("g=nim/3+5+7&o=strong&m=1-1,1-1");
    let back = after(&game, Action::Undo);
    let told = said((&game, Level::Hints), (&back, Level::Hints), true);
    assert_eq!(told.as_deref(), Some("Move taken back: (3,5,7). N-position: you can win. Your move."));
    // Both moves are made again.
    let again = after(&back, Action::Redo);
    let told = said((&back, Level::Off), (&again, Level::Off), false);
    assert_eq!(told.as_deref(), Some("You took 1 from pile 1. Strong took 1 from pile 1. Your move."));
}

#[test]
fn a_move_is_told_and_how_the_own_one_was() {
    let before = game("g=nim/3+5+7&o=strong&m=2-2");
    let mv = before.last_position().read_move("3-7").unwrap();
    let after = after(&before, Action::Reply { ply: 1, mv });
    let told = |level, judges| said((&before, level), (&after, level), judges).unwrap();
    let move_ = "Strong took 7 from pile 3.";
    let judged = "Your last move was a blunder. It was better to take 1 from pile 1.";
    let valued = format!("{move_} P-position, Grundy value 0: Strong can win. Your move.");
    assert_eq!(told(Level::Full, true), format!("{valued} {judged}"));
    assert_eq!(told(Level::Full, false), valued);
    assert_eq!(told(Level::Off, false), format!("{move_} Your move."));
    assert_eq!(told(Level::Off, true), format!("{move_} Your move. {judged}"));
    let hints = format!("{move_} P-position: Strong can win. Your move.");
    assert_eq!(told(Level::Hints, false), hints);
    // Of two people the one hears nothing of the other's.
    let friends = [game("g=nim/3+5+7&o=friend&m=2-2"), game("g=nim/3+5+7&o=friend&m=2-2,3-7")];
    let told = said((&friends[0], Level::Off), (&friends[1], Level::Off), true);
    assert_eq!(told.as_deref(), Some("Player 2 took 7 from pile 3. Player 1 to move."));
}

#[test]
fn earlier_positions_and_a_puzzles_first_move_are_told_once() {
    let game = self::game("g=nim/3+5+7&o=friend&m=1-1,2-1");
    let look = |at| after(&game, Action::Look(at));
    let told = said((&game, Level::Off), (&look(1), Level::Off), true);
    assert_eq!(told.as_deref(), Some("Move 1 of 2: Player 1 took 1 from pile 1. Player 2 to move."));
    let start = said((&look(1), Level::Off), (&look(0), Level::Off), true);
    assert_eq!(start.as_deref(), Some("The start: (3,5,7). Player 1 to move."));
    // The person's own move is judged there, too.
    let game = self::game("g=nim/3+5+7&o=strong&m=1-1,2-1");
    let look = after(&game, Action::Look(1));
    let told = said((&game, Level::Off), (&look, Level::Off), true).unwrap();
    assert!(told.ends_with("Strong to move. Your move was good. It left no winning reply."), "{told}");
    assert_eq!(said((&game, Level::Off), (&game, Level::Off), true), None);
    let [puzzle, solved] = ["", "&m=2-2"].map(|moves| self::game(&format!("g=nim/1+3&o=perfect&q=1{moves}")));
    let told = said((&puzzle, Level::Off), (&solved, Level::Off), true);
    assert_eq!(told.as_deref(), Some("Solved. You took 2 from pile 2. Perfect to move."));
}

#[test]
fn a_class_hears_of_good_moves_and_of_blunders() {
    let told = |mv: &str, presented: bool| {
        let [before, after] = [String::new(), format!("&m={mv}")].map(|moves| {
            let game = game(&format!("g=nim/1+3&o=friend{moves}"));
            Rc::new(Match { presented, names: ["Euler".into(), "Gauss".into()], ..(*game).clone() })
        });
        said((&before, Level::Hints), (&after, Level::Hints), true).unwrap()
    };
    let good = "Euler took 2 from pile 2. P-position: Euler can win. Gauss to move. Euler’s move was good.";
    assert_eq!(told("2-2", true), good);
    let blunder =
        "Euler took 1 from pile 2. N-position: Gauss can win. Gauss to move. Euler’s move was a blunder.";
    assert_eq!(told("2-1", true), blunder);
    assert!(!told("2-2", false).contains("good"), "{}", told("2-2", false));
}

#[test]
fn another_move_than_the_mistake_is_told_and_not_as_taken_back() {
    let game = self::game("g=nim/3+5+7&o=friend&m=1-1,2-1,3-1");
    let there = Rc::new(State::new(game)).reduce(Action::Reconsider(2));
    let play = |state: &Rc<State>, mv: &str| {
        let mv = state.game.position().read_move(mv).unwrap();
        state.clone().reduce(Action::Play(mv))
    };
    let told = |before: &Rc<State>, after: &Rc<State>| {
        said((&before.game, Level::Off), (&after.game, Level::Off), false)
    };
    let other = play(&there, "2-2");
    assert_eq!((there.live, other.live), (3, 2));
    assert_eq!(told(&there, &other).as_deref(), Some("Player 2 took 2 from pile 2. Player 1 to move."));
    // A move after it that is taken back is told as such.
    let on = play(&other, "3-1");
    let back = on.clone().reduce(Action::Undo);
    assert_eq!(told(&on, &back).as_deref(), Some("Move taken back: (2,3,7). Player 1 to move."));
}
