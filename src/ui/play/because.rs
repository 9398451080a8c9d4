//! Why the move that the hints have shown wins, in a sentence.
use super::{analysis::QUICK, hint::Step, session::Session};
use crate::core::{Budget, Convention, Game};
use crate::ui::rich::with_nimbers;
use yew::prelude::*;

/// More values than these are not added up in a sentence.
const TERMS: usize = 4;

/// Why the winning move of the hints wins, in a sentence, once the reason is asked for.
pub fn because(session: &Session) -> Option<Html> {
    let Some(Step::Move(mv)) = session.told().filter(|_| session.explained()) else { return None };
    let after = session.position().make(&mv).ok()?;
    Some(match leaves(&*after, session.game.convention) {
        // Where there is little room the values alone say it.
        Some(left) => {
            html! { <>{ with_nimbers(&left) }<span class="known">{ ": every answer loses" }</span>{ "." }</> }
        }
        None if after.move_count() == 0 => html! { "It is the last move." },
        None => html! { "Every answer to it loses." },
    })
}

/// What is left by a move that wins, as values; none where there are none, or too many.
fn leaves(after: &dyn Game, convention: Convention) -> Option<String> {
    if after.move_count() == 0 || convention == Convention::Misere {
        return None;
    }
    let parts = after.parts(&mut Budget::on_page(QUICK));
    let values: Option<Vec<u64>> = parts.iter().map(|part| part.value.map(|value| value.0)).collect();
    let mut values = values.filter(|values| !values.is_empty())?;
    values.retain(|value| *value != 0);
    let terms: Vec<String> = values.iter().map(|value| format!("∗{value}")).collect();
    match terms.len() {
        0 => Some("It leaves value ∗0".into()),
        1..=TERMS => Some(format!("It leaves {} = ∗0", terms.join(" ⊕ "))),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::open;

    #[test]
    fn the_reason_of_a_move_is_what_it_leaves() {
        let leaves = |notation: &str, convention| leaves(&*open(notation).unwrap(), convention);
        let normal = |notation| leaves(notation, Convention::Normal);
        assert_eq!(normal("kayles/3.3").as_deref(), Some("It leaves ∗3 ⊕ ∗3 = ∗0"));
        assert_eq!(normal("nim/3+3+0").as_deref(), Some("It leaves ∗3 ⊕ ∗3 = ∗0"));
        assert_eq!(normal("subtraction:1,2,3/4").as_deref(), Some("It leaves value ∗0"));
        assert_eq!([normal("nim/0"), normal("sos/S...S..")], [None, None]);
        assert_eq!(leaves("nim/1+1+1", Convention::Misere), None);
    }
}
