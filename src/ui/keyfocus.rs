//! The key that leads to the search field.
use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, KeyboardEvent};
use yew::prelude::*;

/// `/` moves the focus to the field that matches, unless somebody is typing.
#[hook]
pub fn use_slash(selector: &'static str) {
    use_effect_with((), move |()| {
        let options = EventListenerOptions::enable_prevent_default();
        let listener =
            EventListener::new_with_options(&gloo::utils::document(), "keydown", options, move |event| {
                let typing = event
                    .target_dyn_into::<HtmlElement>()
                    .is_some_and(|e| e.matches("input, textarea, select") == Ok(true));
                let slash = event
                    .dyn_ref::<KeyboardEvent>()
                    .is_some_and(|event| event.key() == "/" && !event.ctrl_key());
                let field = gloo::utils::document().query_selector(selector).ok().flatten();
                if let (true, false, Some(field)) = (slash, typing, field) {
                    event.prevent_default();
                    // An element that cannot take the focus leaves it where it is.
                    let _ = field.unchecked_into::<HtmlElement>().focus();
                }
            });
        move || drop(listener)
    });
}
