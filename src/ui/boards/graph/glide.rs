//! While a large picture is dragged or enlarged, its last painting is only transformed; it is painted anew once the
//! hand rests: painting thousands of curves for each turn of the wheel would lag behind the hand.
use super::{buttons::ALL, curves::Curves, frame::PictureTransform};
use gloo::timers::callback::Timeout;
use std::{cell::Cell, rc::Rc};
use web_sys::Element;
use yew::prelude::*;

/// How long the hand rests before the picture is painted anew, in milliseconds.
const REST: u32 = 120;

/// A picture that is shown elsewhere than it was painted.
#[derive(Default)]
pub struct Glide {
    on: Rc<Cell<bool>>,
    timer: Option<Timeout>,
}

impl Glide {
    /// Whether the picture is elsewhere than it was painted.
    pub fn on(&self) -> bool {
        self.on.get()
    }
    /// Whether a picture is large enough to be moved in this way.
    pub fn wanted(curves: &Curves) -> bool {
        curves.all.len() > ALL
    }
    /// Shows at `to` what was painted at `from`, and calls `rested` with `to` once the hand rests.
    pub fn to(
        &mut self,
        root: &NodeRef,
        [from, to]: [PictureTransform; 2],
        rested: Callback<PictureTransform>,
    ) {
        let factor = to.scale / from.scale;
        let (x, y) = (to.x - from.x * factor, to.y - from.y * factor);
        put(root, Some(format!("transform:translate({x:.1}px,{y:.1}px) scale({factor:.4})")));
        self.on.set(true);
        let on = self.on.clone();
        self.timer = Some(Timeout::new(REST, move || {
            on.set(false);
            rested.emit(to);
        }));
    }
    /// Shows the picture where it was painted.
    pub fn end(&mut self, root: &NodeRef) {
        self.timer = None;
        if self.on.replace(false) {
            put(root, None);
        }
    }
}

/// Ends the transformation once the picture has been painted anew in its new place.
#[hook]
pub fn use_painted(root: &NodeRef, placed: PictureTransform) {
    let root = root.clone();
    // Done for small pictures, too: the picture may have been large before.
    use_effect_with(placed, move |_| put(&root, None));
}

/// Sets the style of the picture's layers, or removes it.
fn put(root: &NodeRef, style: Option<String>) {
    let Some(layers) = root.cast::<Element>().map(|root| root.children()) else { return };
    for layer in (0..layers.length()).filter_map(|index| layers.item(index)) {
        if layer.tag_name() == "svg" {
            // Fails only for an invalid attribute name.
            let _ = match &style {
                Some(style) => layer.set_attribute("style", style),
                None => layer.remove_attribute("style"),
            };
        }
    }
}
