//! What is said of cuts, and of the part that a move changes.
use super::{capital, count};
use crate::core::{MoveView, Nimber, Part, Snip};
use crate::ui::rich::with_nimbers;
use yew::prelude::*;

/// "edge 7", "Trunk, second part"; in a sum of games "edge 7 of game 2".
pub fn edge(snip: &Snip) -> String {
    let mut text = snip.name.clone();
    if text.is_empty() {
        text = snip.noun.clone() + " " + &super::number(snip.edge);
    }
    if snip.game > 0 {
        text = text + " of game " + &snip.game.to_string();
    }
    text
}

/// "8 edges fall", "1 edge falls"; none where nothing falls, or where nothing is cut.
pub fn falling(mv: &MoveView) -> Option<String> {
    let snip = mv.snip.as_ref().filter(|snip| snip.falls > 0)?;
    Some(count(snip.falls, &snip.noun) + if snip.falls == 1 { " falls" } else { " fall" })
}

/// A cut in a list whose heading says what is done: "Edge 7".
pub fn listed(mv: &MoveView) -> Option<String> {
    mv.snip.as_ref().map(|snip| capital(&edge(snip)))
}

/// The heading of a list of winning moves.
pub fn winning_title(moves: &[MoveView]) -> &'static str {
    if !moves.is_empty() && moves.iter().all(|mv| mv.snip.is_some()) {
        "Winning cuts"
    } else {
        "Winning moves"
    }
}

/// What one of them is called.
pub fn winning_one(moves: &[MoveView]) -> &'static str {
    if winning_title(moves).ends_with("cuts") { "winning cut" } else { "winning move" }
}

/// The value of a part after a move that changes it alone and leaves the whole at `after`.
pub fn part_after(parts: &[Part], now: Nimber, after: Nimber) -> Option<Nimber> {
    let others = parts.iter().try_fold(now, |sum, part| Some(sum + part.value?));
    others.map(|others| others + after)
}

/// What a move changes alone: the name of a part or, where each coin is a part, of the game on the board, and its value
/// before and after a move that leaves the whole at `after`. None where that is the whole, or where it is not known.
pub fn changed(parts: &[Part], mv: &MoveView, after: Nimber) -> Option<(String, Nimber, Nimber)> {
    if let Some(game) = mv.flips.as_ref().map(|flips| flips.game).filter(|game| *game > 0) {
        let on_board = |part: &&Part| part.places.iter().any(|place| u32::from(place.part) + 1 == game);
        let now = parts.iter().filter(on_board).map(|part| part.value).sum::<Option<Nimber>>()?;
        return Some((format!("Game {game}"), now, part_after(parts, now, after)?));
    }
    let (row, part) = (mv.cells.as_ref().map(|cells| cells.row), mv.snip.as_ref().map(|snip| snip.part));
    let places = mv.takes.iter().map(|take| take.place).chain(row).chain(part);
    let touched = |own: &&Part| places.clone().any(|place| own.places.contains(&place));
    let mut touched = parts.iter().filter(touched);
    let part = touched.next().filter(|_| touched.next().is_none() && parts.len() > 1)?;
    let now = part.value?;
    Some((part.name.clone(), now, part_after(parts, now, after)?))
}

/// "Tree ∗3 → ∗4, nim-sum ∗7 → ∗0": what a move changes alone, where that is known, and the whole.
pub fn changes(parts: &[Part], mv: &MoveView, before: Option<Nimber>, after: Option<Nimber>) -> Option<Html> {
    match (after.and_then(|after| changed(parts, mv, after)), before, after) {
        (Some((name, now, then)), Some(before), Some(after)) => {
            Some(with_nimbers(&format!("{name} {now} → {then}, nim-sum {before} → {after}")))
        }
        _ => super::nim_sum_change(before, after, parts.len()),
    }
}
