//! The parts of the full analysis. In a window of usual height one part is shown at a time, so that all of it is in
//! sight. Higher windows show all parts.
use crate::ui::after_paint::after_paint;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

/// The parts that can be chosen: the name in the style sheet, and the title of the button.
const PARTS: [(&str, &str); 4] =
    [("moves", "Moves"), ("why", "Why?"), ("how", "How to win"), ("more", "More")];

/// The chosen part, and the buttons that choose it; none where the panel is not divided. `how`: whether there is an
/// explanation of how a winning move is found; `more`: whether there is anything besides moves and reasons.
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
    // If "How to win" was chosen and nobody can win, "Why?" is shown.
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
        // Fails only for elements that cannot be focused; this is a button.
        let _ = to.focus();
        to.click();
        // A button that had no room before may have it now.
        after_paint(move || drop(to.focus()));
    }
}
