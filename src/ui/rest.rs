//! The part of the program that the start page does without: it comes while that page is read.
use super::hooks::{use_effect_with, use_state};
use wasm_bindgen::JsCast;
use yew::prelude::*;

fn missing() -> Option<js_sys::Promise> {
    // The script around the module says so with a promise, for as long as something is missing.
    js_sys::Reflect::get(&js_sys::global(), &"nimscopeRest".into()).ok()?.dyn_into().ok()
}

/// Whether the whole program is here; where it is not, the view is drawn again once it is.
#[hook]
pub fn use_whole() -> bool {
    let whole = use_state(|| missing().is_none());
    let set = whole.setter();
    use_effect_with(*whole, move |whole| {
        if !whole {
            when_whole(move |here| set.set(here));
        }
    });
    *whole
}

/// Calls `then` once the whole program is here, or could not be fetched, and tells it which. Says whether that is still
/// to come; otherwise it has been called.
pub fn when_whole(then: impl FnOnce(bool) + 'static) -> bool {
    let Some(promise) = missing() else {
        then(true);
        return false;
    };
    wasm_bindgen_futures::spawn_local(async move {
        then(wasm_bindgen_futures::JsFuture::from(promise).await.is_ok());
    });
    true
}
