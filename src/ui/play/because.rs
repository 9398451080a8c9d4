//! Why the move that the hints have shown wins, in a sentence.
use super::{
    analysis::{QUICK, best},
    session::Session,
    state::Match,
};
use crate::core::{Budget, Convention, Game, MoveView, are_twins};
use crate::games::unit;

/// So many answers are looked through for examples.
const ANSWERS: usize = 100;

/// Why a move wins.
enum WinReason {
    /// It leaves no move.
    Last,
    /// It leaves two parts that are alike, so that each answer can be copied in the other part.
    Twins,
    /// Every answer to it loses.
    Lost,
}

/// Why this move wins, in a sentence that needs no theory.
pub fn because(session: &Session, mv: &MoveView) -> Option<&'static str> {
    Some(match reason(session, mv)? {
        WinReason::Twins => TWINS,
        WinReason::Last => "It is the last move.",
        WinReason::Lost => "Every answer to it loses.",
    })
}

/// The address of the lesson that teaches how to find a move that wins in this way; none where that depends on the
/// game.
pub fn lesson(session: &Session, mv: &MoveView) -> Option<&'static str> {
    matches!(reason(session, mv)?, WinReason::Twins).then_some("#/lesson?l=2.1&s=3")
}

/// Why this move wins, with at most `most` answers to it, and what wins against each.
pub fn shown(session: &Session, mv: &MoveView, most: usize) -> Option<String> {
    let why = because(session, mv)?;
    if !matches!(reason(session, mv)?, WinReason::Lost) {
        return Some(why.into());
    }
    let after = session.position().make(mv).ok()?;
    let answers = after.moves(ANSWERS).moves;
    // The first and the last answer differ most.
    let chosen = answers.iter().take(1).chain(answers.iter().skip(1).last()).take(most);
    let told: Vec<String> = chosen
        .filter_map(|answer| {
            let then = best(&*after.make(answer).ok()?, session.game.convention)?;
            let [answer, then] = [answer.clone(), then].map(|mv| mv.phrase.in_sentence());
            Some(format!("if the answer is to {answer}, then {then}"))
        })
        .collect();
    let why = why.trim_end_matches('.');
    Some(if told.is_empty() { format!("{why}.") } else { format!("{why}: {}.", told.join("; ")) })
}

/// The address of the course's unit on this game, or of the course.
pub fn course(game: &Match) -> String {
    unit(game.start().card().source).map_or("#/learn".into(), |unit| format!("#/lesson?l={unit}.1"))
}

/// What wins against this move, if anything does.
pub fn reply(session: &Session, mv: &MoveView) -> Option<String> {
    let after = session.position().make(mv).ok()?;
    Some(best(&*after, session.game.convention)?.phrase.in_sentence())
}

/// What to do after a move that leaves two parts that are alike.
const TWINS: &str = "It leaves two parts that are alike: answer each move with the same in the other.";

fn reason(session: &Session, mv: &MoveView) -> Option<WinReason> {
    let after = session.position().make(mv).ok()?;
    Some(of(&*after, session.game.convention))
}

/// Why the player who has moved to this position wins.
fn of(after: &dyn Game, convention: Convention) -> WinReason {
    if after.move_count() == 0 {
        return WinReason::Last;
    }
    if convention == Convention::Misere {
        return WinReason::Lost;
    }
    if are_twins(after, &mut Budget::on_page(QUICK)) { WinReason::Twins } else { WinReason::Lost }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::open;

    #[test]
    fn the_reason_of_a_move_is_what_it_leaves() {
        let told = |notation: &str, convention| match of(&*open(notation).unwrap(), convention) {
            WinReason::Twins => "twins",
            WinReason::Last => "last",
            WinReason::Lost => "lost",
        };
        let normal = |notation| told(notation, Convention::Normal);
        assert_eq!(normal("kayles/3.3"), "twins");
        assert_eq!(normal("colourful/r1y2+g1b2"), "twins");
        assert_eq!(normal("colourful/r2y1+y2r1+0"), "twins");
        assert_eq!(normal("nim/3+3+0"), "twins");
        // The third pile has value 0, but moves of its own.
        assert_eq!(normal("colourful/r1y2+g1b2+r2y1r3y1"), "lost");
        assert_eq!(normal("nim/1+2+3"), "lost");
        // Equal in value, but not alike.
        assert_eq!(normal("kayles/1.4"), "lost");
        assert_eq!(normal("nim/1&kayles/1"), "lost");
        assert_eq!(normal("subtraction:1,2,3/4"), "lost");
        assert_eq!([normal("nim/0"), normal("sos/S...S..")], ["last", "lost"]);
        assert_eq!(told("nim/1+1+1", Convention::Misere), "lost");
    }
}
