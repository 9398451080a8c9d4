//! Buttons that change how many tokens the move in preview takes: a level of a high pile may be too small for a finger.
use super::session::Session;
use crate::core::{MoveView, PieceId};
use crate::ui::{boards::BoardEvent, icons::icon};
use yew::prelude::*;

/// One more and one less, where the move takes from one stack and another number can be taken from it.
pub fn steps(session: &Session, mv: &MoveView) -> Html {
    let step = |by: i64, label: &'static str, name: &'static str| {
        let next = stepped(session, mv, by);
        let session = session.clone();
        let onclick = move |_: MouseEvent| session.on_board(&BoardEvent::Named(next));
        html! { <button class="btn icon" aria-label={label} disabled={next.is_none()} {onclick}>{ icon(name) }</button> }
    };
    if stepped(session, mv, 1).or(stepped(session, mv, -1)).is_none() {
        return Html::default();
    }
    html! { <span class="join count-steps">{ step(-1, "One fewer", "minus") }{ step(1, "One more", "plus") }</span> }
}

/// The piece that takes the next larger or smaller number from the same stack.
fn stepped(session: &Session, mv: &MoveView, by: i64) -> Option<PieceId> {
    let [piece] = mv.handles[..] else { return None };
    // A gap where a stack can be split has no number of its own.
    let count = mv.stack_change(piece.place).filter(|done| done.parts.is_empty())?.count;
    session.position().scene().further(piece, count, by)
}
