//! Where the map lies on the page.
use super::CENTRE;
use super::plot::{HEIGHT, LEFT, PLOT, TOP, WIDTH};
use web_sys::HtmlElement;
use yew::prelude::*;

/// Pixels of the page per unit of the picture.
pub fn scale(frame: &NodeRef) -> f64 {
    frame
        .cast::<HtmlElement>()
        .map_or(1.0, |frame| frame.get_bounding_client_rect().width() / WIDTH)
        .max(0.01)
}

/// A place on the page as fractions of the window, from the left and from below.
pub fn fractions(frame: &NodeRef, (x, y): (f64, f64)) -> (f64, f64) {
    let Some(frame) = frame.cast::<HtmlElement>() else { return CENTRE };
    let rect = frame.get_bounding_client_rect();
    let (x, y) = ((x - rect.left()) / rect.width() * WIDTH, (y - rect.top()) / rect.height() * HEIGHT);
    ((x - LEFT) / PLOT, 1.0 - (y - TOP) / PLOT)
}

pub fn focused(frame: &NodeRef) -> bool {
    let active = web_sys::window().and_then(|window| window.document()?.active_element());
    active.is_some_and(|active| frame.get().is_some_and(|frame| *active == frame))
}
