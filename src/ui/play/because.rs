//! Why the move that the hints have shown wins, in a sentence.
use super::{analysis::QUICK, session::Session};
use crate::core::{Budget, Convention, Game, MoveView, list, solver::Key};
use crate::ui::{
    rich::with_nimbers,
    term::{explained, explained_as},
};
use yew::prelude::*;

/// More values than these are not added up in a sentence.
const TERMS: usize = 4;

/// Why a move wins.
enum Because {
    /// Nobody can answer it.
    Last,
    /// What it leaves are values whose nim-sum is 0. Two like parts can be played alike.
    Zero { values: Vec<u64>, twins: bool },
    /// Every answer to it loses.
    Lost,
}

/// Why this move wins, in a sentence.
pub fn because(session: &Session, mv: &MoveView) -> Option<Html> {
    Some(match reason(session, mv)? {
        Because::Zero { twins: true, .. } => html! { { TWINS } },
        // Where there is little room the values alone say it.
        Because::Zero { values, .. } => html! { <>
            { "It leaves " }{ explained_as("nim-sum", with_nimbers(&sum(&values)), sum(&values)) }
            <span class="known">{ ": every answer loses" }</span>{ "." }
        </> },
        Because::Last => html! { "It is the last move." },
        Because::Lost => {
            html! { <>{ "It leaves a " }{ explained("p-position", "P-position") }<span class="known">{ ": every answer loses" }</span>{ "." }</> }
        }
    })
}

/// The same as it is spoken.
pub fn spoken(session: &Session, mv: &MoveView) -> Option<String> {
    Some(match reason(session, mv)? {
        Because::Zero { twins: true, .. } => TWINS.into(),
        Because::Zero { values, .. } => {
            let values: Vec<String> = values.iter().map(u64::to_string).collect();
            format!("Every answer to it loses: it leaves the values {}, whose nim-sum is 0.", list(&values))
        }
        Because::Last => "It is the last move.".into(),
        Because::Lost => "Every answer to it loses.".into(),
    })
}

/// What is done where what is left are two like parts.
const TWINS: &str = "It leaves two equal parts: answer each move with the same in the other.";

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
    let parts = after.parts(&mut Budget::on_page(QUICK));
    let values: Option<Vec<u64>> = parts.iter().map(|part| Some(part.value?.0)).collect();
    let values: Vec<u64> = values.unwrap_or_default().into_iter().filter(|value| *value != 0).collect();
    match values.len() {
        2..=TERMS => Because::Zero { twins: values.len() == 2 && are_twins(after), values },
        _ => Because::Lost,
    }
}

/// Whether a position is the sum of two components that are played alike, and of such as have no moves.
fn are_twins(game: &dyn Game) -> bool {
    let Some(rules) = game.rules() else { return false };
    let mut budget = Budget::on_page(QUICK);
    let mut ends = |key: &Key| rules.options(key, &mut budget).is_ok_and(|options| options.is_empty());
    let moves: Vec<Key> = rules.components(&game.key()).into_iter().filter(|key| !ends(key)).collect();
    matches!(&moves[..], [one, other] if one == other)
}

/// "∗1 ⊕ ∗2 ⊕ ∗3 = ∗0".
fn sum(values: &[u64]) -> String {
    let terms: Vec<String> = values.iter().map(|value| format!("∗{value}")).collect();
    format!("{} = ∗0", terms.join(" ⊕ "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::open;

    #[test]
    fn the_reason_of_a_move_is_what_it_leaves() {
        let told = |notation: &str, convention| match of(&*open(notation).unwrap(), convention) {
            Because::Zero { values, twins } => {
                format!("{}{}", sum(&values), if twins { ", twins" } else { "" })
            }
            Because::Last => "last".into(),
            Because::Lost => "lost".into(),
        };
        let normal = |notation| told(notation, Convention::Normal);
        assert_eq!(normal("kayles/3.3"), "∗3 ⊕ ∗3 = ∗0, twins");
        assert_eq!(normal("colourful/r1y2+g1b2"), "∗2 ⊕ ∗2 = ∗0, twins");
        assert_eq!(normal("nim/3+3+0"), "∗3 ⊕ ∗3 = ∗0, twins");
        // A third pile that is worth nothing has moves of its own.
        assert_eq!(normal("colourful/r1y2+g1b2+r2y1r3y1"), "∗2 ⊕ ∗2 = ∗0");
        assert_eq!(normal("nim/1+2+3"), "∗1 ⊕ ∗2 ⊕ ∗3 = ∗0");
        // Of equal value, and not alike.
        assert_eq!(normal("kayles/1.4"), "∗1 ⊕ ∗1 = ∗0");
        assert_eq!(normal("nim/1&kayles/1"), "∗1 ⊕ ∗1 = ∗0");
        assert_eq!(normal("subtraction:1,2,3/4"), "lost");
        assert_eq!([normal("nim/0"), normal("sos/S...S..")], ["last", "lost"]);
        assert_eq!(told("nim/1+1+1", Convention::Misere), "lost");
    }
}
