//! Work that can wait until the page has been painted.
use gloo::timers::callback::Timeout;
use wasm_bindgen::{JsCast, closure::Closure};

/// Runs `run` once the changes made so far are painted; on a hidden page, soon.
pub fn after_paint(run: impl FnOnce() + 'static) {
    later(Box::new(run));
}

fn later(run: Box<dyn FnOnce()>) {
    if gloo::utils::document().hidden() {
        // A hidden page draws no frames.
        Timeout::new(0, run).forget();
        return;
    }
    let frame = Closure::once_into_js(move || {
        Timeout::new(0, run).forget();
    });
    // No browser window fails here.
    let _ = gloo::utils::window().request_animation_frame(frame.unchecked_ref());
}
