//! How wide the boards' frame is.
use crate::ui::resized::follow;
use gloo::events::EventListener;
use web_sys::Element;
use yew::prelude::*;

/// The largest size that is used in the presenter, where pictures are enlarged; also the size assumed where nothing can
/// be measured. In pixels.
const USUAL: (i64, i64) = (884, 600);
/// Sizes are rounded down to multiples of this many pixels, so that little is drawn again while a window changes.
const STEP: i64 = 8;

/// How much boards are enlarged on large screens, as the style sheet says.
fn zoom(root: &NodeRef) -> f64 {
    let style = root.cast::<Element>().and_then(|root| web_sys::window()?.get_computed_style(&root).ok()?);
    let said = style.and_then(|style| style.get_property_value("--z").ok()?.trim().parse().ok());
    said.filter(|zoom| *zoom >= 1.0).unwrap_or(1.0)
}

/// The stage that the element is in, or its part beside the settings.
fn stage(root: &NodeRef) -> Option<Element> {
    root.cast::<Element>()?.closest(".settings-board,.stage").ok()?
}

/// The width and the height of the stage that the element is in, or of its part beside the settings, in pixels; draws again when they change.
#[hook]
pub fn use_room(root: &NodeRef, present: bool) -> (i64, i64) {
    let room = use_state_eq(|| USUAL);
    {
        let (root, room) = (root.clone(), room.setter());
        use_effect_with(present, move |present| {
            let place = stage(&root);
            let measure = move || {
                if let Some(stage) = stage(&root).filter(|stage| stage.client_width() > 0) {
                    let zoom = zoom(&root);
                    let size = |pixels: i32| (f64::from(pixels) / zoom) as i64 / STEP * STEP;
                    room.set((size(stage.client_width()), size(stage.client_height())));
                }
            };
            measure();
            // In the presenter the stage shares its room with the reasons, and is observed; elsewhere it changes with
            // the window.
            let followed = place.filter(|_| *present).and_then(|stage| follow(&stage, measure.clone()));
            let window = web_sys::window().filter(|_| followed.is_none());
            let listener = window.map(|window| EventListener::new(&window, "resize", move |_| measure()));
            move || drop((listener, followed))
        });
    }
    *room
}

/// The size to draw for: in the presenter pictures are drawn for a limited size, and enlarged.
pub fn drawn_for(room: (i64, i64), present: bool) -> (i64, i64) {
    if present { (room.0.min(USUAL.0), USUAL.1) } else { room }
}
