//! How large the frame of a picture is.
use crate::ui::resized::follow;
use web_sys::Element;
use yew::prelude::*;

/// The size assumed where nothing can be measured, in pixels.
const USUAL: (f64, f64) = (884.0, 466.0);

/// Changes of the height up to this many pixels are ignored.
const SLACK: f64 = 6.0;

/// The width and the height of an element, in pixels; draws again when they change.
#[hook]
pub fn use_size(root: &NodeRef) -> (f64, f64) {
    let size = use_state(|| USUAL);
    let (root, set) = (root.clone(), size.setter());
    use_effect_with((), move |()| {
        let known = std::cell::Cell::new(USUAL);
        let node = root.clone();
        let measure = move || {
            let Some(element) = node.cast::<Element>() else { return };
            let now = (f64::from(element.client_width()), f64::from(element.client_height()));
            let (wide, high) = known.get();
            // A line more below the board does not move the picture.
            let same = now.0 == wide && (now.1 - high).abs() <= SLACK;
            if !same && now.0 > 0.0 && now.1 > 0.0 {
                known.set(now);
                set.set(now);
            }
        };
        let followed = root.cast::<Element>().and_then(|element| follow(&element, measure));
        move || drop(followed)
    });
    *size
}
