//! The keys on the page of a step, and where the focus is when a step begins.
use crate::ui::{
    keyfocus::to_board,
    play::{Key, focus, key_of, use_pressed},
};
use std::rc::Rc;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

/// The selector of the step's heading, which T focuses.
pub const HEADING: &str = ".step h2";

/// Handles the keys: brackets go one step back or forward, B and T focus the board and the text.
#[hook]
pub fn use_step_keys(on_step: &Callback<i32>) {
    let on_step = on_step.clone();
    use_pressed(Rc::new(move |event| match key_of(event) {
        Some(Key::Step(by)) => {
            on_step.emit(by);
            true
        }
        Some(Key::Board) => to_board(),
        Some(Key::Text) => focus(HEADING),
        _ => false,
    }));
}

/// The node of the heading, which is focused if the reader came from another step (`moved`). With `first` the heading
/// scrolls to the top, so that what follows it is visible rather than the steps before.
#[hook]
pub fn use_heading(moved: bool, first: bool) -> NodeRef {
    let heading = use_node_ref();
    let place = heading.clone();
    use_effect_with((), move |()| {
        let Some(heading) = place.cast::<HtmlElement>() else { return };
        if moved {
            // On phones the heading is at the top of the page.
            let _ = heading.focus();
            gloo::utils::window().scroll_to_with_x_and_y(0.0, 0.0);
        }
        if let Some(panel) = panel_of(&heading).filter(|_| first) {
            let above = heading.get_bounding_client_rect().top() - panel.get_bounding_client_rect().top();
            panel.set_scroll_top(panel.scroll_top() + above as i32 - MARGIN);
        }
    });
    heading
}

/// The distance kept above a heading, in CSS pixels.
const MARGIN: i32 = 12;

/// The panel around an element, if it scrolls by itself; none on phones, where the page scrolls.
pub fn panel_of(element: &Element) -> Option<Element> {
    let panel = element.closest(".lesson-panel").ok().flatten()?;
    (panel.scroll_height() > panel.client_height() && panel.client_height() > 0).then_some(panel)
}
