//! Where one board is higher than its frame: a button at each edge beyond which it goes on.
use super::measured::{frame, use_measured};
use crate::ui::icons::icon;
use web_sys::Element;
use yew::prelude::*;

/// Pixels beyond an edge that hide nothing.
const LITTLE: i32 = 12;

/// Whether something lies above what is seen, and below it.
fn beyond(root: &Element) -> [bool; 2] {
    let frame = frame(root);
    let above = frame.scroll_top();
    [above > LITTLE, frame.scroll_height() - frame.client_height() - above > LITTLE]
}

/// The buttons at the upper and the lower edge of a board; nothing where all of it is seen, or where this is not `wanted`.
#[hook]
pub fn use_beyond(root: &NodeRef, wanted: bool) -> [Html; 2] {
    let [above, below] = use_measured(root, wanted, beyond);
    let to = |up: bool| {
        let root = root.clone();
        Callback::from(move |_: MouseEvent| {
            if let Some(frame) = root.cast::<Element>().map(|root| frame(&root)) {
                frame.set_scroll_top(if up { 0 } else { frame.scroll_height() });
            }
        })
    };
    let button = |shown: bool, up: bool, class: &'static str, text: &'static str| match shown {
        true => {
            html! { <div {class}><button class="btn" onclick={to(up)}>{ icon(if up { "up" } else { "down" }) }{ text }</button></div> }
        }
        false => Html::default(),
    };
    [
        button(above, true, "below beyond above", "More above"),
        button(below, false, "below beyond", "More below"),
    ]
}
