//! Which part of a board that is taller than its frame is seen first.
use crate::core::Scene;
use crate::ui::hooks::use_effect_with;
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

/// Room above the tops for the tag of a preview, in pixels.
const ABOVE: f64 = 64.0;

/// More than any distance in a page, in pixels: whole numbers are sorted, and none is negative.
const FAR: f64 = 1e9;

/// Scrolls new boards so that the tops of most stacks are in sight.
#[hook]
pub fn use_in_sight(root: &NodeRef, scene: &Scene) {
    let root = root.clone();
    use_effect_with(scene.places(), move |_| {
        let Some(root) = root.cast::<Element>() else { return };
        let Ok(found) = root.query_selector_all(r#"[data-piece][tabindex="0"]"#) else { return };
        let tokens = (0..found.length()).filter_map(|i| found.item(i)?.dyn_into::<Element>().ok());
        let top = |token: Element| (token.get_bounding_client_rect().top() + FAR) as u64;
        let mut tops: Vec<u64> = tokens.map(top).collect();
        tops.sort_unstable();
        let middle = tops.get(tops.len() / 2).map(|top| *top as f64 - FAR);
        let frame = root.get_bounding_client_rect();
        if let Some(top) = middle.filter(|top| *top > frame.bottom() - ABOVE) {
            root.set_scroll_top(root.scroll_top() + (top - frame.top() - ABOVE) as i32);
        }
    });
}
