//! Whether the window is that of a phone, upright or on its side.
use gloo::events::EventListener;
use yew::prelude::*;

/// From this width on, in pixels, slabs have their full width.
const WIDE: f64 = 861.0;
/// A window that is wider than high and no higher than this is that of a phone on its side, unless it is wider than
/// [`WIDEST`].
const LOW: f64 = 500.0;
const WIDEST: f64 = 1240.0;
/// An upright phone is no wider than this.
const SMALL: f64 = 500.0;

/// An upright phone no higher than this has no room for upright piles.
const SHORT: f64 = 600.0;

/// The shape of the window.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Window {
    /// As narrow as a phone, where slabs are narrower too.
    pub narrow: bool,
    /// Whether it is too low for upright piles.
    pub low: bool,
    /// Whether it is that of an upright phone.
    pub small: bool,
    /// Whether it is that of an upright phone so low that piles lie on their side, if they fit in so.
    pub short: bool,
}

/// The shape of the window; draws again when that changes.
#[hook]
pub fn use_window() -> Window {
    let shape = use_state_eq(shape);
    {
        let set = shape.setter();
        use_effect_with((), move |()| {
            let window = web_sys::window();
            let listener =
                window.map(|window| EventListener::new(&window, "resize", move |_| set.set(self::shape())));
            move || drop(listener)
        });
    }
    *shape
}

/// Whether the main pointing device is as precise as a mouse.
pub fn has_mouse() -> bool {
    // Components are drawn natively in tests, where there is nothing to ask.
    cfg!(target_arch = "wasm32")
        && web_sys::window()
            .and_then(|window| window.match_media("(pointer: fine)").ok()?)
            .is_some_and(|query| query.matches())
}

fn shape() -> Window {
    // Components are drawn natively in tests, where there is no window to ask.
    if !cfg!(target_arch = "wasm32") {
        return Window::default();
    }
    let size = web_sys::window().and_then(|window| {
        Some((window.inner_width().ok()?.as_f64()?, window.inner_height().ok()?.as_f64()?))
    });
    size.map_or_else(Window::default, |(width, height)| Window {
        narrow: width < WIDE,
        low: height <= LOW && width > height && width <= WIDEST,
        small: width <= SMALL && width <= height,
        short: width <= SMALL && width <= height && height <= SHORT,
    })
}
