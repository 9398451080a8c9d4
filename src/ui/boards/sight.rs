//! Which part of a board that is larger than its frame is seen.
use super::{labels::piece_name, measured};
use crate::core::{PieceId, Scene};
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

/// Room above the tops of stacks for the tag of a preview, in pixels.
const ABOVE: f64 = 64.0;

/// More than any distance in a page, in pixels: added so that no place is negative and places can be sorted as
/// integers.
const FAR: f64 = 1e9;

/// Scrolls new boards past the empty levels above the tallest stack, and on to where the tops of most stacks are in
/// sight. Piles on their side are scrolled to their tops at the right, and games one below the other to the first of
/// them.
#[hook]
pub fn use_in_sight(root: &NodeRef, scene: &Scene) {
    let root = root.clone();
    use_effect_with(scene.places(), move |_| {
        let Some(root) = root.cast::<Element>() else { return };
        // In a small frame it is the frame that scrolls.
        let frame = measured::frame(&root);
        if root.class_name() == "lying" {
            frame.set_scroll_left(frame.scroll_width());
            return;
        }
        // Boards on which the focus is are not scrolled away.
        if gloo::utils::document().active_element().is_some_and(|active| root.contains(Some(&active))) {
            return;
        }
        let tops = tops(&root);
        let place = frame.get_bounding_client_rect();
        let (Some(first), Some(middle)) = (tops.first(), tops.get(tops.len() / 2)) else { return };
        let seen = middle - first < place.height() - 2.0 * ABOVE || are_wrapped(&root);
        let top = if seen { first } else { middle };
        frame.set_scroll_top(frame.scroll_top() + (top - place.top() - ABOVE) as i32);
    });
}

/// Scrolls to the piece that a move in preview ends with, where that move was chosen beside the board and the piece is out of
/// sight.
#[hook]
pub fn use_pointed(root: &NodeRef, pointed: Option<PieceId>) {
    let root = root.clone();
    use_effect_with(pointed, move |pointed| {
        let (Some(root), Some(piece)) = (root.cast::<Element>(), *pointed) else { return };
        let name = format!(r#"[data-piece="{}"]"#, piece_name(piece));
        let Ok(Some(piece)) = root.query_selector(&name) else { return };
        let frame = measured::frame(&root);
        let (piece, place) = (piece.get_bounding_client_rect(), frame.get_bounding_client_rect());
        let middle = |from: f64, to: f64| (from + to) / 2.0;
        // A piece that was pointed at on the board is at least partly in sight already.
        if piece.bottom() <= place.top() || piece.top() >= place.bottom() {
            let by = middle(piece.top(), piece.bottom()) - middle(place.top(), place.bottom());
            frame.set_scroll_top(frame.scroll_top() + by as i32);
        }
        if piece.right() <= place.left() || piece.left() >= place.right() {
            let by = middle(piece.left(), piece.right()) - middle(place.left(), place.right());
            frame.set_scroll_left(frame.scroll_left() + by as i32);
        }
    });
}

/// Whether the games of a sum lie one below the other.
fn are_wrapped(root: &Element) -> bool {
    let Ok(games) = root.query_selector_all(".summand") else { return false };
    let place = |at: u32| Some(games.item(at)?.dyn_into::<Element>().ok()?.get_bounding_client_rect());
    let ends = games.length().checked_sub(1).and_then(|last| place(0).zip(place(last)));
    ends.is_some_and(|(first, last)| last.top() >= first.bottom())
}

/// The vertical places on the screen of the first tokens of all stacks, ascending.
fn tops(root: &Element) -> Vec<f64> {
    let Ok(found) = root.query_selector_all(r#"[data-piece][tabindex="0"]"#) else { return Vec::new() };
    let tokens = (0..found.length()).filter_map(|i| found.item(i)?.dyn_into::<Element>().ok());
    let mut tops: Vec<u64> =
        tokens.map(|token| (token.get_bounding_client_rect().top() + FAR) as u64).collect();
    tops.sort_unstable();
    tops.into_iter().map(|top| top as f64 - FAR).collect()
}
