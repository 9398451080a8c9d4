//! What is said of the part that a move changes.
use crate::core::{ComponentView, MoveView, Nimber};
use crate::ui::rich::with_nimbers;
use yew::prelude::*;

/// The value of a part after a move that changes it alone and leaves the whole at `after`.
pub fn part_after(parts: &[ComponentView], now: Nimber, after: Nimber) -> Option<Nimber> {
    let others = parts.iter().try_fold(now, |sum, part| Some(sum + part.value?));
    others.map(|others| others + after)
}

/// The only part that a move changes: its name, and its value before and after a move that leaves the whole at `after`.
/// Where each coin is a part, it is the game on the board. None if the move changes several parts or the whole, or if a
/// value is not known.
pub fn changed(parts: &[ComponentView], mv: &MoveView, after: Nimber) -> Option<(String, Nimber, Nimber)> {
    if mv.groups.is_empty() && mv.game > 0 {
        let game = mv.game;
        let on_board =
            |part: &&ComponentView| part.places.iter().any(|place| u32::from(place.part) + 1 == game);
        let now = parts.iter().filter(on_board).map(|part| part.value).sum::<Option<Nimber>>()?;
        return Some((format!("Game {game}"), now, part_after(parts, now, after)?));
    }
    let touched = |own: &&ComponentView| mv.groups.iter().any(|place| own.places.contains(place));
    let mut touched = parts.iter().filter(touched);
    let part = touched.next().filter(|_| touched.next().is_none() && parts.len() > 1)?;
    let now = part.value?;
    Some((part.name.clone(), now, part_after(parts, now, after)?))
}

/// "Tree ∗3 → ∗4. Nim-sum ∗7 → ∗0": the only part that a move changes, if known, and the whole.
pub fn changes(
    parts: &[ComponentView],
    mv: &MoveView,
    before: Option<Nimber>,
    after: Option<Nimber>,
) -> Option<Html> {
    let whole = super::nim_sum_change(before, after, parts.len())?;
    let own = after.and_then(|after| changed(parts, mv, after));
    let own = own.map(|(name, now, then)| with_nimbers(&format!("{name} {now} → {then}. ")));
    // Where there is little room only the board shows how the part changes.
    Some(html! { <>if let Some(own) = own { <span class="known">{ own }</span> }{ whole }</> })
}
