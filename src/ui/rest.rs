//! The part of the program that the start page does without: it comes while that page is read.
use wasm_bindgen::JsCast;

/// Calls `then` once the whole program is here. Says whether that is still to come; otherwise it has been called.
pub fn when_whole(then: impl FnOnce() + 'static) -> bool {
    // The script around the module says so with a promise, for as long as something is missing.
    let missing = js_sys::Reflect::get(&js_sys::global(), &"nimscopeRest".into());
    match missing.ok().and_then(|promise| promise.dyn_into::<js_sys::Promise>().ok()) {
        Some(promise) => {
            wasm_bindgen_futures::spawn_local(async move {
                // What could not be fetched is asked for again where it is needed.
                let _ = wasm_bindgen_futures::JsFuture::from(promise).await;
                then();
            });
            true
        }
        None => {
            then();
            false
        }
    }
}
