//! Why the move that the hints have shown wins, in a sentence.
use super::{analysis::QUICK, session::Session};
use crate::core::{Budget, ComponentView, Convention, Game, MoveView, list};
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
        // Where there is little room the values alone say it.
        Because::Zero { values, twins } => html! { <>
            { "It leaves " }{ explained_as("nim-sum", with_nimbers(&sum(&values)), sum(&values)) }
            <span class="known">{ if twins { TWINS } else { ": every answer loses" } }</span>{ "." }
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
        Because::Zero { values, twins } => {
            let values: Vec<String> = values.iter().map(u64::to_string).collect();
            let then = if twins { TWINS } else { ": every answer loses" };
            format!("It leaves the values {}, whose nim-sum is 0{then}.", list(&values))
        }
        Because::Last => "It is the last move.".into(),
        Because::Lost => "Every answer to it loses.".into(),
    })
}

/// What is done where what is left are two like parts.
const TWINS: &str = ", two equal parts: answer each move with the same in the other";

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
    let valued: Option<Vec<_>> = parts.iter().map(|part| Some((part, part.value?.0))).collect();
    let mut valued = valued.unwrap_or_default();
    // What is worth nothing may still have moves.
    let two = valued.iter().all(|(part, value)| *value != 0 || is_gone(part));
    valued.retain(|(_, value)| *value != 0);
    match valued.len() {
        2..=TERMS => Because::Zero {
            twins: two && matches!(&valued[..], [(one, _), (other, _)] if alike(one, other)),
            values: valued.into_iter().map(|(_, value)| value).collect(),
        },
        _ => Because::Lost,
    }
}

/// Whether nothing is left of a part, as far as its text says: "0" or "()".
fn is_gone(part: &ComponentView) -> bool {
    !part.text.is_empty() && !part.text.contains(|c: char| c.is_ascii_digit() && c != '0')
}

/// Whether two parts are the same but for their number.
fn alike(one: &ComponentView, other: &ComponentView) -> bool {
    let kind = |part: &ComponentView| part.name.trim_end_matches(|c: char| c.is_ascii_digit()).to_string();
    one.text == other.text && !one.text.is_empty() && kind(one) == kind(other)
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
        assert_eq!(normal("kayles/3.3"), "∗3 ⊕ ∗3 = ∗0");
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
