//! What a component has to become so that a move wins.
use super::{Component, Ruleset};
use crate::core::nimber::Nimber;

/// Most work for the move, in units of the budget: a reason is there at once.
const AT_ONCE: u64 = 2000;

/// How a component brings the nim-sum of all of a position, `total`, to 0: the move that does it, or why none does. It has
/// the value `own` and is called by `name`: "row 1". O([`Ruleset::moves_to`]).
pub fn goal<R: Ruleset>(
    rules: &R,
    position: &R::Position,
    component: &Component<R::Position>,
    name: &str,
    [own, total]: [u64; 2],
) -> String {
    if total == 0 {
        return "The total is 0, and every move changes it: whoever moves now loses against perfect play."
            .into();
    }
    let target = own ^ total;
    // A component that stands alone is the total itself.
    let worth = if target == 0 { "$0$".into() } else { format!("${own} ⊕ {total} = {target}$") };
    let found = format!("To win, {name} must become worth {worth}");
    let easy = rules.effort(&component.position) <= AT_ONCE;
    let moves = if easy { rules.moves_to(&component.position, Nimber(target), 1) } else { None };
    match moves.map(|found| found.moves) {
        Some(moves) => match moves.first() {
            Some(mv) => {
                let mv = rules.lift(component, mv);
                format!("{found}: **{}**.", rules.view(position, &mv).phrase)
            }
            None => format!("{found}, and no move of it does that: another must."),
        },
        None => format!("{found}."),
    }
}
