//! A touch that the board has answered is spent: the move may have brought something else under the finger, such as the
//! buttons of the result, which must not take the click that the browser makes of the same touch.
use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use gloo::utils::document;
use std::cell::Cell;
use wasm_bindgen::JsCast;
use web_sys::{MouseEvent, PointerEvent};

thread_local! {
    /// Whether the next click belongs to a spent touch.
    static SPENT: Cell<bool> = const { Cell::new(false) };
    /// The listeners that suppress such clicks: added with the first touch on a board, and kept as long as the page.
    static GUARDS: [EventListener; 2] = guards();
}

/// Suppresses the click of the touch that ends with this event.
pub fn spend(end: &PointerEvent) {
    if end.pointer_type() == "touch" {
        GUARDS.with(|_| SPENT.set(true));
    }
}

fn guards() -> [EventListener; 2] {
    let options = EventListenerOptions { phase: EventListenerPhase::Capture, passive: false };
    let fresh = EventListener::new_with_options(&document(), "pointerdown", options, |_| SPENT.set(false));
    let click = EventListener::new_with_options(&document(), "click", options, |event| {
        // Clicks by key or by program have the count 0.
        let touched = event.dyn_ref::<MouseEvent>().is_some_and(|click| click.detail() > 0);
        if touched && SPENT.take() {
            event.stop_immediate_propagation();
            event.prevent_default();
        }
    });
    [fresh, click]
}
