//! A note beside heaps that can be taken from and broken: how to do which.
use crate::core::Scene;
use crate::ui::icons::icon;
use yew::prelude::*;

/// Most heaps beside which there is room for it.
const ROOM: usize = 3;

/// The note, where there is room for it and both kinds of move are there.
pub fn kinds(scene: &Scene) -> Option<Html> {
    let both = scene.stacks().any(|stack| stack.reach > 0 && !stack.cuts().is_empty());
    (both && scene.stacks().count() <= ROOM).then(|| html! {
        <aside class="kinds">
            <h2>{ "Two kinds of move" }</h2>
            <p>{ icon("take") }<span><b>{ "Take." }</b>{ " Point at a chip: it goes, and all above it." }</span></p>
            <p>{ icon("split") }<span><b>{ "Split." }</b>{ " Point at a mark between chips: both parts stay." }</span></p>
        </aside>
    })
}
