//! What a component has to become so that a move wins.
use super::{Component, Ruleset};
use crate::core::{moves::MoveList, nimber::Nimber};

/// Most work for the moves, in units of the budget: a reason is there at once.
const AT_ONCE: u64 = 2000;
/// So many moves are all named, where that takes no more characters.
const NAMED: usize = 3;
const SHORT: usize = 60;

/// How a component brings the nim-sum of all of a position, `total`, to 0: the moves that do it, one of them where they are
/// many, or why none does. It has the value `own` and is called by `name`: "row 1". O([`Ruleset::moves_to`]).
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
    let known = if easy { rules.moves_to(&component.position, Nimber(target), NAMED) } else { None };
    let Some(MoveList { moves, total }) = known else { return format!("{found}.") };
    let name = |mv| {
        let phrase = rules.view(position, &rules.lift(component, mv)).phrase;
        format!("**{}**", phrase.in_sentence())
    };
    let names: Vec<String> = moves.iter().map(name).collect();
    let short = names.iter().map(|name| name.chars().count()).sum::<usize>() <= SHORT;
    match (total, &names[..]) {
        (_, []) => format!("{found}, and no move of it does that: another must."),
        (_, [only]) => format!("{found}: {only}."),
        (2..=3, [most @ .., last]) if short => format!("{found}: {} or {last}.", most.join(", ")),
        (_, [first, ..]) => format!("{found}, one way of {total}: {first}."),
    }
}
