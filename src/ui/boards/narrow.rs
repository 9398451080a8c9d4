//! Whether the window is as narrow as a phone, where slabs are narrower too.
use gloo::events::EventListener;
use yew::prelude::*;

/// Whether the window is 860 pixels wide or less; draws again when that changes.
#[hook]
pub fn use_narrow() -> bool {
    let narrow = use_state(|| matching().is_some_and(|query| query.matches()));
    {
        let narrow = narrow.clone();
        use_effect_with((), move |()| {
            let listener = matching().map(|query| {
                let target = query.clone();
                EventListener::new(&target, "change", move |_| narrow.set(query.matches()))
            });
            move || drop(listener)
        });
    }
    *narrow
}

fn matching() -> Option<web_sys::MediaQueryList> {
    // Components are drawn natively in tests, where there is no window to ask.
    if !cfg!(target_arch = "wasm32") {
        return None;
    }
    web_sys::window()?.match_media("(max-width:860px)").ok()?
}
