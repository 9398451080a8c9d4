//! Why the move that the hints have shown wins, in a sentence.
use super::{
    analysis::{QUICK, best},
    session::Session,
    state::Match,
};
use crate::core::{Budget, ComponentView, Convention, Game, MoveView, are_twins, list};
use crate::games::unit;
use crate::ui::words;

/// The values of more parts than these are not added up in a sentence.
const TERMS: usize = 4;

/// Why a move wins.
enum Because {
    /// Nobody can answer it.
    Last,
    /// What it leaves are two like parts, which can be played alike.
    Twins,
    /// What it leaves are parts with values whose nim-sum is 0.
    Zero(Vec<(String, u64)>),
    /// Every answer to it loses.
    Lost,
}

/// Why this move wins, in a sentence that needs no theory.
pub fn because(session: &Session, mv: &MoveView) -> Option<&'static str> {
    Some(match reason(session, mv)? {
        Because::Twins => TWINS,
        Because::Last => "It is the last move.",
        Because::Zero(_) | Because::Lost => "Every answer to it loses.",
    })
}

/// Where the course tells how to find a move that wins as this one does; none where that depends on the game.
pub fn lesson(session: &Session, mv: &MoveView) -> Option<&'static str> {
    matches!(reason(session, mv)?, Because::Twins).then_some("#/lesson?l=2.1&s=3")
}

/// Why this move wins, with an example, and with the values that it leaves.
pub fn valued(session: &Session, mv: &MoveView) -> Option<String> {
    let why = because(session, mv)?;
    let lost = || {
        let example = answered(session, mv).map_or_else(|| ".".into(), |example| format!(": {example}"));
        format!("Every answer to it loses{example}")
    };
    Some(match reason(session, mv)? {
        // What can be seen on the board first: many readers have no word for the rest.
        Because::Zero(parts) => {
            let worth: Vec<String> =
                parts.iter().map(|(name, value)| format!("{} worth {value}", words::lower(name))).collect();
            let left = format!("It leaves {}; the nim-sum of these values is 0.", list(&worth));
            format!("{} {left} Every answer changes that, and a move makes it 0 again.", lost())
        }
        Because::Lost => lost(),
        Because::Twins | Because::Last => why.into(),
    })
}

/// Where the course tells how to win this game: its unit, if it has one.
pub fn course(game: &Match) -> String {
    unit(game.start().card().source).map_or("#/learn".into(), |unit| format!("#/lesson?l={unit}.1"))
}

/// What wins against this move, if anything does.
pub fn reply(session: &Session, mv: &MoveView) -> Option<String> {
    let after = session.position().make(mv).ok()?;
    Some(best(&*after, session.game.convention)?.phrase.in_sentence())
}

/// One answer to a winning move, and what wins against that.
fn answered(session: &Session, mv: &MoveView) -> Option<String> {
    let after = session.position().make(mv).ok()?;
    let answer = after.moves(1).moves.pop()?;
    let then = best(&*after.make(&answer).ok()?, session.game.convention)?;
    let [answer, then] = [answer, then].map(|mv| mv.phrase.in_sentence());
    Some(format!("if the answer is to {answer}, then {then}."))
}

/// What is done where what is left are two like parts.
const TWINS: &str = "It leaves two parts that are alike: answer each move with the same in the other.";

fn reason(session: &Session, mv: &MoveView) -> Option<Because> {
    let after = session.position().make(mv).ok()?;
    Some(of(&*after, session.game.convention))
}

/// Why whoever left this has won.
fn of(after: &dyn Game, convention: Convention) -> Because {
    if after.move_count() == 0 {
        return Because::Last;
    }
    if convention == Convention::Misere {
        return Because::Lost;
    }
    // Alike, they may be worth nothing each.
    if are_twins(after, &mut Budget::on_page(QUICK)) {
        return Because::Twins;
    }
    let scene = after.scene();
    let empty = |part: &ComponentView| {
        !part.places.is_empty() && part.places.iter().all(|place| scene.is_bare(*place))
    };
    let parts = after.parts(&mut Budget::on_page(QUICK)).into_iter().filter(|part| !empty(part));
    let parts: Option<Vec<(String, u64)>> = parts.map(|part| Some((part.name, part.value?.0))).collect();
    let parts = parts.unwrap_or_default();
    let some = parts.iter().filter(|(_, value)| *value != 0).count();
    if some >= 2 && parts.len() <= TERMS { Because::Zero(parts) } else { Because::Lost }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::open;

    #[test]
    fn the_reason_of_a_move_is_what_it_leaves() {
        let told = |notation: &str, convention| match of(&*open(notation).unwrap(), convention) {
            Because::Twins => "twins".into(),
            Because::Zero(parts) => {
                format!("{:?}", parts.into_iter().map(|(_, value)| value).collect::<Vec<_>>())
            }
            Because::Last => "last".into(),
            Because::Lost => "lost".into(),
        };
        let normal = |notation| told(notation, Convention::Normal);
        assert_eq!(normal("kayles/3.3"), "twins");
        assert_eq!(normal("colourful/r1y2+g1b2"), "twins");
        assert_eq!(normal("colourful/r2y1+y2r1+0"), "twins");
        assert_eq!(normal("nim/3+3+0"), "twins");
        // A third pile that is worth nothing has moves of its own.
        assert_eq!(normal("colourful/r1y2+g1b2+r2y1r3y1"), "[2, 2, 0]");
        assert_eq!(normal("nim/1+2+3"), "[1, 2, 3]");
        // Of equal value, and not alike.
        assert_eq!(normal("kayles/1.4"), "[1, 1]");
        assert_eq!(normal("nim/1&kayles/1"), "[1, 1]");
        assert_eq!(normal("subtraction:1,2,3/4"), "lost");
        assert_eq!([normal("nim/0"), normal("sos/S...S..")], ["last", "lost"]);
        assert_eq!(told("nim/1+1+1", Convention::Misere), "lost");
    }
}
