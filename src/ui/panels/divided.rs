//! The parts of the full analysis, of which a window of usual height shows one at a time, so that each is seen with its
//! end. Higher windows show all of them.
use crate::ui::after_paint::after_paint;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

/// What can be chosen: as the style sheet knows it, and as people do.
const PARTS: [(&str, &str); 4] =
    [("moves", "Moves"), ("why", "Why?"), ("how", "How to win"), ("more", "More")];

/// The chosen part, and the buttons that choose; none where the panel is not divided. `how` says whether it is told how a
/// winning move is found, `more` whether there is anything beside moves and reasons.
#[hook]
pub fn use_divided(wanted: bool, how: bool, more: bool) -> (Option<&'static str>, Html) {
    let chosen = use_state_eq(|| PARTS[0].0);
    if !wanted {
        return (None, Html::default());
    }
    let there = |name: &str| match name {
        "how" => how,
        "more" => more,
        _ => true,
    };
    // Who asked how to win where nobody can is told why.
    let at = if there(*chosen) { *chosen } else { "why" };
    let button = |(name, title): &(&'static str, &'static str)| {
        let (set, name) = (chosen.setter(), *name);
        html! { <button type="button" data-part={name} aria-pressed={(name == at).to_string()} onclick={move |_| set.set(name)}>{ *title }</button> }
    };
    let buttons = html! {
        <div class="panel-parts" role="group" aria-label="Part of the analysis" onkeydown={walked}>{ for PARTS.iter().filter(|(name, _)| there(name)).map(button) }</div>
    };
    (Some(at), buttons)
}

/// Arrow keys go from one button to the next, and press it.
fn walked(event: KeyboardEvent) {
    let here = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let to = here.and_then(|here| match event.key().as_str() {
        "ArrowLeft" => here.previous_element_sibling(),
        "ArrowRight" => here.next_element_sibling(),
        _ => None,
    });
    if let Some(to) = to.and_then(|to| to.dyn_into::<HtmlElement>().ok()) {
        event.prevent_default();
        // It is a button that can be pressed.
        let _ = to.focus();
        to.click();
        // Where there was no room for it before, there is now.
        after_paint(move || drop(to.focus()));
    }
}
