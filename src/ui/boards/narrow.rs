//! Whether the window is as narrow as a phone, where slabs are narrower too.
use gloo::events::EventListener;
use yew::prelude::*;

/// From this width on, in pixels, slabs have their full width.
const WIDE: f64 = 861.0;

/// Whether the window is narrow; draws again when that changes.
#[hook]
pub fn use_narrow() -> bool {
    let narrow = use_state_eq(is_narrow);
    {
        let narrow = narrow.setter();
        use_effect_with((), move |()| {
            let window = web_sys::window();
            let listener =
                window.map(|window| EventListener::new(&window, "resize", move |_| narrow.set(is_narrow())));
            move || drop(listener)
        });
    }
    *narrow
}

fn is_narrow() -> bool {
    // Components are drawn natively in tests, where there is no window to ask.
    cfg!(target_arch = "wasm32")
        && web_sys::window()
            .and_then(|window| window.inner_width().ok()?.as_f64())
            .is_some_and(|width| width < WIDE)
}
