//! A note beside a board with several kinds of move: how to make which.
use crate::core::Scene;
use crate::ui::icons::icon;
use crate::ui::words::icon_of;
use yew::prelude::*;

/// Most heaps beside which there is room for it.
const ROOM: usize = 3;

/// The note, if there is room for it and the game has several kinds of move.
pub fn kinds(scene: &Scene) -> Option<Html> {
    let kinds = scene.kinds(ROOM);
    (!kinds.is_empty()).then(|| html! {
        <aside class="kinds">
            <h2>{ "Two kinds of move" }</h2>
            <>{ for kinds.iter().map(|kind| html! {
                <p>{ icon(icon_of(kind.sign)) }<span><b>{ kind.name }{ "." }</b>{ " " }{ kind.how }</span></p>
            }) }</>
        </aside>
    })
}
