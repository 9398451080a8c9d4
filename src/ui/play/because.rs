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
    Some(with_nimbers(&leaves(&*after, session.game.convention)))
}

/// What is left by a move that wins.
fn leaves(after: &dyn Game, convention: Convention) -> String {
    if after.move_count() == 0 {
        return "It is the last move.".into();
    }
    let parts = after.parts(&mut Budget::on_page(QUICK));
    let values: Option<Vec<String>> =
        parts.iter().map(|part| part.value.map(|value| format!("∗{}", value.0))).collect();
    match values.filter(|values| convention == Convention::Normal && (1..=TERMS).contains(&values.len())) {
        Some(values) if values.len() == 1 => "It leaves value ∗0: every answer loses.".into(),
        Some(values) => format!("It leaves {} = ∗0: every answer loses.", values.join(" ⊕ ")),
        None => "Every answer to it loses.".into(),
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
        assert_eq!(normal("kayles/3.3"), "It leaves ∗3 ⊕ ∗3 = ∗0: every answer loses.");
        assert_eq!(normal("subtraction:1,2,3/4"), "It leaves value ∗0: every answer loses.");
        assert_eq!(normal("nim/0"), "It is the last move.");
        assert_eq!(leaves("nim/1+1+1", Convention::Misere), "Every answer to it loses.");
        assert_eq!(normal("sos/S...S.."), "Every answer to it loses.");
    }
}
