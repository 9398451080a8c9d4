//! Where the boards of several games do not all fit into their frame: which boards lie below the visible part, and a
//! button that scrolls to them.
use super::measured::{frame, use_measured};
use crate::core::{Board, Scene};
use crate::ui::icons::icon;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

/// The indices of the boards of which less than three quarters lie above the lower edge of the frame.
fn hidden(root: &Element) -> Vec<usize> {
    let frame = frame(root).get_bounding_client_rect();
    let Ok(found) = root.query_selector_all(".summand") else { return Vec::new() };
    let hides = |index: &u32| {
        let place = found
            .item(*index)
            .and_then(|node| Some(node.dyn_into::<Element>().ok()?.get_bounding_client_rect()));
        place.is_some_and(|place| place.top() + place.height() * 0.75 > frame.bottom())
    };
    (0..found.length()).filter(hides).map(|index| index as usize).collect()
}

fn show(root: &Element, index: usize) {
    let found = root.query_selector_all(".summand").ok().and_then(|found| found.item(index as u32));
    if let Some(board) = found.and_then(|node| node.dyn_into::<Element>().ok()) {
        board.scroll_into_view_with_bool(false);
    }
}

/// A button that names the games below what is seen and leads to the first of them; none where all are in sight.
#[hook]
pub fn use_below(root: &NodeRef, scene: &Rc<Scene>) -> Option<Html> {
    let several = scene.boards.len() > 1;
    let below = use_measured(root, several, hidden);
    let names: Vec<&str> =
        below.iter().filter_map(|index| scene.boards.get(*index)).map(Board::game).collect();
    let first = below.first().copied().filter(|_| several && !names.is_empty())?;
    let go = {
        let root = root.clone();
        Callback::from(move |_: MouseEvent| {
            if let Some(root) = root.cast::<Element>() {
                show(&root, first);
            }
        })
    };
    let text = format!("Below: {}", names.join(", "));
    Some(
        html! { <div class="below"><button class="btn" aria-label={text.clone()} onclick={go}>{ icon("down") }<span>{ text }</span></button></div> },
    )
}
