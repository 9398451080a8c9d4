//! What can be measured of the boards only once they are drawn.
use crate::ui::after_paint::after_paint;
use gloo::events::EventListener;
use web_sys::{Element, EventTarget};
use yew::prelude::*;

/// The element that scrolls where the boards do not fit: piles on their side themselves; other boards the frame of an
/// embedded game, unless they scroll inside it.
pub fn frame(root: &Element) -> Element {
    let itself = root.class_name() == "lying" && root.scroll_width() > root.client_width();
    if itself {
        return root.clone();
    }
    let overflows = |element: &Element| element.scroll_height() > element.client_height();
    let around = root.closest(".embed-board").ok().flatten();
    around.filter(|around| overflows(around) || !overflows(root)).unwrap_or_else(|| root.clone())
}

/// What `measure` finds after each drawing, and as boards are scrolled or their window changes; the default while this is
/// not `wanted`.
#[hook]
pub fn use_measured<T: Default + Clone + PartialEq + 'static>(
    root: &NodeRef,
    wanted: bool,
    measure: fn(&Element) -> T,
) -> T {
    let found = use_state_eq(T::default);
    let again = use_callback(wanted, {
        let (root, found) = (root.clone(), found.setter());
        move |(), wanted| {
            let measured = root.cast::<Element>().filter(|_| *wanted).map(|root| measure(&root));
            found.set(measured.unwrap_or_default());
        }
    });
    {
        let again = again.clone();
        // Any drawing may change the size of the boards.
        use_effect(move || {
            if wanted {
                after_paint(move || again.emit(()));
            }
        });
    }
    {
        let root = root.clone();
        use_effect_with((wanted, again), move |(wanted, again)| {
            let on = |target: &EventTarget, kind: &'static str| {
                let again = again.clone();
                EventListener::new(target, kind, move |_| again.emit(()))
            };
            let frame = root.cast::<Element>().filter(|_| *wanted).map(|root| frame(&root));
            let listeners = frame.map(|frame| [on(&frame, "scroll"), on(&gloo::utils::window(), "resize")]);
            move || drop(listeners)
        });
    }
    (*found).clone()
}
