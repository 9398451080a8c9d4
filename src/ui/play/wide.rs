//! Whether the panel stands beside the board, and how its reasons are opened.
use crate::ui::after_paint::after_paint;
use gloo::{
    events::EventListener,
    utils::{document, window},
};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

/// The media query for the style sheet's layout on phones.
const NARROW: &str =
    "(max-width: 860px), (max-width: 1240px) and (max-height: 500px) and (orientation: landscape)";

/// Whether the window is wide enough for the panel beside the board; told anew when that changes.
#[hook]
pub fn use_wide() -> bool {
    let wide = use_state_eq(|| false);
    let set = wide.setter();
    use_effect_with((), move |()| {
        let query = window().match_media(NARROW).ok().flatten();
        let listener = query.map(|query| {
            set.set(!query.matches());
            let own = query.clone();
            EventListener::new(&query, "change", move |_| set.set(!own.matches()))
        });
        move || drop(listener)
    });
    *wide
}

/// Whether the window shows one part at a time.
pub fn is_narrow() -> bool {
    let tabs = document().query_selector(".phone-tabs").ok().flatten();
    tabs.is_some_and(|tabs| tabs.client_width() > 0)
}

/// How many paintings to wait for the reasons to be drawn.
const PAINTS: u32 = 150;

/// Opens the reasons, in the panel or in a sheet, once they can be opened.
pub fn open_reasons() {
    open_within(PAINTS);
}

fn open_within(paints: u32) {
    after_paint(move || {
        let place = if is_narrow() { ".phone-tabs" } else { ".panel-parts" };
        let button = document().query_selector(&format!("{place} [data-part=why]"));
        match button.ok().flatten().and_then(|button| button.dyn_into::<HtmlElement>().ok()) {
            // A press would close the part that is open.
            Some(button) if button.get_attribute("aria-expanded").as_deref() == Some("true") => {}
            Some(button) => button.click(),
            None if paints > 1 => open_within(paints - 1),
            None => {}
        }
    });
}
