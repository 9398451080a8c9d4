//! Answers are judged by what the board says.
use super::*;
use crate::learn::Figure;

#[test]
fn lists_are_read_as_people_write_them() {
    assert_eq!(sizes("0, 4, 8", 9), Some(vec![0, 4, 8]));
    assert_eq!(sizes(" 0 4 and 8, …", 9), Some(vec![0, 4, 8]));
    assert_eq!(sizes("0, 2 (mod 7)", 10), Some(vec![0, 2, 7, 9]));
    assert_eq!(sizes("0, 2, … (mod 7)", 10), Some(vec![0, 2, 7, 9]));
    assert_eq!(sizes("{0, 4, 8}", 9), Some(vec![0, 4, 8]));
    for wrong in ["", "x", "1 mod 0", "mod 3", "1, x"] {
        assert_eq!(sizes(wrong, 9), None, "{wrong}");
    }
}

#[test]
fn lists_are_judged_by_the_first_mistake() {
    let ask = Ask::Sizes { family: "subtraction:1,2,3/{n}".into(), last: 12, misere: false };
    let judged = |text| judge(&ask, &Setup::default(), LearnerAnswer::Typed(text));
    assert_eq!(judged("0 mod 4"), JudgedAnswer::Right);
    assert_eq!(judged("0, 4, 8"), JudgedAnswer::Wrong(Objection::Missing));
    let zero = "0 is missing: from there nobody can move.";
    assert_eq!(judged("4, 8, 12"), JudgedAnswer::Wrong(Objection::Because(zero.into())));
    let JudgedAnswer::Wrong(Objection::Listed(5, board)) = judged("0, 4, 5") else { panic!() };
    assert_eq!((&*board.position, board.next.as_deref()), ("subtraction:1,2,3/5", Some("1-1")));
}

#[test]
fn what_is_too_large_a_value_is_left_to_find() {
    let wrong = judge(&Ask::Value, &Setup::of("kayles/1.1"), LearnerAnswer::Typed("4"));
    let JudgedAnswer::Wrong(Objection::BesideAsked(board)) = wrong else { panic!("{wrong:?}") };
    assert_eq!((&*board.position, board.next), ("kayles/1.1&nim/4", None));
    let far = judge(&Ask::Value, &Setup::of("nim/3"), LearnerAnswer::Typed("999999"));
    assert_eq!(far, JudgedAnswer::Wrong(Objection::Nothing));
    let zero = judge(&Ask::Value, &Setup::of("nim/3"), LearnerAnswer::Typed("∗0"));
    assert!(matches!(zero, JudgedAnswer::Wrong(Objection::Beside(Setup { next: Some(_), .. }))));
}

#[test]
fn outcomes_are_refuted_by_play() {
    let judged =
        |position: &str, said| judge(&Ask::Outcome, &Setup::of(position), LearnerAnswer::Outcome(said));
    assert_eq!(judged("nim/2+2", Outcome::P), JudgedAnswer::Right);
    assert!(matches!(
        judged("nim/2+2", Outcome::N),
        JudgedAnswer::Wrong(Objection::WinIt(Setup { answered: true, .. }))
    ));
    assert!(matches!(
        judged("nim/2+1", Outcome::P),
        JudgedAnswer::Wrong(Objection::Won(Setup { next: Some(_), .. }))
    ));
    // Where nobody can move there is nothing to play out.
    let over = "No move is left: whoever is to move has lost.";
    assert_eq!(judged("nim/0", Outcome::N), JudgedAnswer::Wrong(Objection::Because(over.into())));
    assert_eq!(judged("nim/0", Outcome::P), JudgedAnswer::Right);
}

#[test]
fn figures_that_cannot_be_computed_match_nothing() {
    let ask = Ask::Number(Figure::Value("nothing/1".into()));
    assert_eq!(
        judge(&ask, &Setup::default(), LearnerAnswer::Typed("0")),
        JudgedAnswer::Wrong(Objection::Nothing)
    );
}
