//! What is said of a move.
use super::{broken, capital, change, edge, falling, list, number, split_by};
use crate::core::{Cells, Flips, MoveView, Reply, Take, Verb};
use crate::ui::markup::html;
use yew::prelude::*;

/// "pin 6", "pins 4 and 5"; in a sum of games "pin 6 of game 2".
pub fn cells(cells: &Cells) -> String {
    let Cells { noun, from, to, .. } = cells;
    let mut text = if cells.verb == Verb::Slide {
        format!("a {noun} from {} to {}", number(*from), number(*to))
    } else if from == to {
        format!("{noun} {}", number(*from))
    } else {
        format!("{noun}s {} and {}", number(*from), number(*to))
    };
    if cells.game > 0 {
        text += &format!(" of game {}", cells.game);
    }
    text
}

/// "coin 3", "coins 1, 2 and 5", "rows 1 and 4 × columns 2–5"; in a sum of games "coin 3 of game 2".
pub fn flips(flips: &Flips) -> String {
    let s = if flips.coins.len() == 1 { "" } else { "s" };
    let game = if flips.game > 0 { format!(" of game {}", flips.game) } else { String::new() };
    if !flips.lines.is_empty() {
        return flips.lines.join(" × ") + &game;
    }
    format!("{}{s} {}{game}", flips.noun, list(&flips.coins))
}

/// "2 from pile 1", "4 from stack 1 and 3 from stack 2", "pins 4 and 5", "7 → 1 + 6".
pub fn taken(mv: &MoveView) -> String {
    if let Some(change) = change(mv) {
        return change;
    }
    if let Some(own) = &mv.cells {
        return cells(own);
    }
    if let Some(own) = &mv.snip {
        return edge(own);
    }
    if let Some(own) = &mv.flips {
        return flips(own);
    }
    let take = |take: &Take| format!("{} from {} {}", number(take.count), take.noun, take.number);
    list(&mv.takes.iter().map(take).collect::<Vec<_>>())
}

/// "Take 2 from pile 1".
pub fn take(mv: &MoveView) -> String {
    split_by("take", mv).map_or_else(|| format!("{} {}", verb(mv), taken(mv)), |split| capital(&split))
}

/// The verb of the commit button.
pub fn verb(mv: &MoveView) -> &'static str {
    if broken(mv).is_some() { "Split" } else { verbs(kind(mv))[0] }
}

/// The name of the icon on that button.
pub fn sign(mv: &MoveView) -> &'static str {
    match &mv.snip {
        Some(_) => "cut",
        None if broken(mv).is_some() => "split",
        None => "take",
    }
}

/// What kind of move it is: with cells, a cut, or neither.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Take,
    Cells(Verb),
    Cut,
    Turn,
}

fn kind(mv: &MoveView) -> Kind {
    match (&mv.cells, &mv.snip) {
        (Some(cells), _) => Kind::Cells(cells.verb),
        (None, Some(_)) => Kind::Cut,
        (None, None) if mv.flips.is_some() => Kind::Turn,
        (None, None) => Kind::Take,
    }
}

/// What is done: "Take", "You took", "If Strong takes".
fn verbs(kind: Kind) -> [&'static str; 3] {
    match kind {
        Kind::Take => ["Take", "took", "takes"],
        Kind::Cells(Verb::KnockDown) => ["Knock down", "knocked down", "knocks down"],
        Kind::Cells(Verb::Mark) => ["Mark", "marked", "marks"],
        Kind::Cells(Verb::Slide) => ["Slide", "slid", "slides"],
        Kind::Cells(Verb::Advance) => ["Advance", "advanced", "advances"],
        Kind::Turn => ["Turn", "turned", "turns"],
        Kind::Cut => ["Cut", "cut", "cuts"],
    }
}

/// What the move leaves in the groups concerned: `(1,2,2)`; none where nothing is left.
pub fn leaving(mv: &MoveView) -> Option<String> {
    (!mv.leaves.is_empty() && broken(mv).is_none() && mv.snip.is_none() && mv.flips.is_none())
        .then(|| mv.leaves.clone())
}

/// "rows of 1, 3 and 7" for what a move on a line leaves there.
pub fn rows_left(mv: &MoveView) -> Option<String> {
    let noun = mv.cells.as_ref().filter(|_| !mv.leaves.is_empty()).map(|_| "row")?;
    let sizes: Vec<String> = mv.leaves.split(" + ").map(String::from).collect();
    Some(match sizes.len() {
        1 => format!("one {noun} of {}", mv.leaves),
        _ => format!("{noun}s of {}", list(&sizes)),
    })
}

/// "clearing the pile", where nothing is left.
pub fn clearing(mv: &MoveView) -> Option<String> {
    if mv.cells.as_ref().is_some_and(|cells| cells.verb != Verb::Slide) && mv.leaves.is_empty() {
        return Some("leaving none".into());
    }
    let one = mv.takes.first().filter(|_| mv.leaves.is_empty())?;
    let many = if mv.takes.len() > 1 { "s" } else { "" };
    Some(format!("clearing the {}{many}", one.noun))
}

/// "Take 2 from pile 1, leaving (1,2,2)", "Cut edge 7, 3 edges fall", for a screen reader.
pub fn spoken(mv: &MoveView) -> String {
    if let Some(falls) = falling(mv) {
        return take(mv) + ", " + &falls;
    }
    match (rows_left(mv).or_else(|| leaving(mv)), clearing(mv)) {
        (Some(left), _) => format!("{}, leaving {left}", take(mv)),
        (None, Some(clearing)) => format!("{}, {clearing}", take(mv)),
        _ => take(mv),
    }
}

/// ", leaving (1,2,2)" with the position in its type, or ", clearing the pile", or "; 8 edges fall".
pub fn then(mv: &MoveView) -> Html {
    if let Some(falls) = falling(mv) {
        return html! { { ["; ", &falls].concat() } };
    }
    match (leaving(mv), clearing(mv)) {
        (Some(left), _) => html! { <>{ ", leaving " }<span class="pos">{ left }</span></> },
        (None, Some(clearing)) => html! { { format!(", {clearing}") } },
        _ => html! {},
    }
}

/// ", leaving rows of 1, 3 and 7", where there is room for it.
pub fn then_rows(mv: &MoveView) -> Html {
    rows_left(mv).map_or_else(|| then(mv), |rows| html! { { format!(", leaving {rows}") } })
}

/// "pile 3, −3", "7 → 1 + 6", "pins 4–5", for the history; several stacks at once give what is left: "(4,7)".
pub fn short(mv: &MoveView) -> String {
    if let Some(Cells { verb, noun, from, to, .. }) = &mv.cells {
        if *verb == Verb::Slide {
            return format!("{from} → {to}");
        }
        return if from == to { format!("{noun} {from}") } else { format!("{noun}s {from}–{to}") };
    }
    if let Some(snip) = &mv.snip {
        return edge(snip);
    }
    if let Some(own) = &mv.flips {
        return flips(own);
    }
    if let Some(change) = change(mv) {
        return change;
    }
    match mv.takes.as_slice() {
        [one] => format!("{} {}, −{}", one.noun, one.number, number(one.count)),
        _ if !mv.leaves.is_empty() => mv.leaves.clone(),
        many => list(&many.iter().map(|take| format!("−{}", number(take.count))).collect::<Vec<_>>()),
    }
}

/// "You took", "Strong took": the verb is the same for everyone.
pub fn made(who: &str, mv: &MoveView) -> String {
    let did = || format!("{} {}", verbs(kind(mv))[1], taken(mv));
    format!("{who} {}", split_by("took", mv).unwrap_or_else(did))
}

/// "If you take", "If Strong takes"; of moves of another kind, "If you move".
pub fn if_takes(who: &str, moves: &[Reply]) -> String {
    let [takes, take] = taking(moves);
    if who == "You" { format!("If you {take}") } else { format!("If {who} {takes}") }
}

/// "you take", "Strong takes"; `other` may be empty where the one who answers has no name.
pub fn then_takes(mover: &str, other: &str, moves: &[Reply]) -> String {
    let [takes, take] = taking(moves);
    match (other, mover) {
        ("", "You") => "answer".into(),
        ("" | "You", _) => format!("you {take}"),
        _ => format!("{other} {takes}"),
    }
}

/// "takes" and "take" where all moves are of one kind.
fn taking(moves: &[Reply]) -> [String; 2] {
    let first = moves.first().map_or(Kind::Take, |reply| kind(&reply.to));
    let all = moves.iter().flat_map(|reply| reply.answers.moves.iter().chain([&reply.to]));
    if all.into_iter().any(|mv| kind(mv) != first || broken(mv).is_some()) {
        return ["moves".into(), "move".into()];
    }
    let [take, _, takes] = verbs(first);
    [takes.into(), take.to_lowercase()]
}
