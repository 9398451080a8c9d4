//! Work that nobody waits for.
use gloo::timers::callback::Timeout;
use wasm_bindgen::{JsCast, closure::Closure};

/// Runs this once what has changed so far is painted; soon, where the page is not shown.
pub fn after_paint(run: impl FnOnce() + 'static) {
    later(Box::new(run));
}

fn later(run: Box<dyn FnOnce()>) {
    if gloo::utils::document().hidden() {
        // Frames are not drawn there.
        Timeout::new(0, run).forget();
        return;
    }
    let frame = Closure::once_into_js(move || {
        Timeout::new(0, run).forget();
    });
    // Fails in no window.
    let _ = gloo::utils::window().request_animation_frame(frame.unchecked_ref());
}
