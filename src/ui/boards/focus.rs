//! The keyboard's focus: it stays on the boards while tokens come and go, and follows the preview.
use super::{BoardsProps, labels::piece_name, pieces::piece_of};
use crate::core::{PieceId, Place, Pointing};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

/// Moves the focus, if a token has it by keyboard, to the token that the preview points at, and from a token that is
/// taken away to the top of its stack. A token gives up the focus before it is taken away, see [`leave`]: browsers lay
/// out the whole page at once when the focused element disappears.
#[hook]
pub fn use_roving(root: &NodeRef, props: &BoardsProps) {
    // Asked before the page changes: afterwards nothing may have the focus.
    let had = active(root);
    let lost = use_mut_ref(|| None::<PieceId>);
    lost.replace(had.as_ref().filter(|(active, _)| shown(active)).map(|(_, piece)| *piece));
    if let Some((active, _)) = had.filter(|(_, piece)| props.scene.plane_of(*piece).is_none()) {
        let _ = active.unchecked_into::<HtmlElement>().blur();
    }
    {
        let root = root.clone();
        use_effect_with(props.scene.clone(), move |scene| {
            if let Some(piece) = lost.take().filter(|_| active(&root).is_none()) {
                // The piece may have been drawn anew, in another group.
                if scene.plane_of(piece).is_some() && focus(&root, &named(piece)) {
                    return;
                }
                let instead = scene.planes().find_map(|board| board.fallback_piece(piece));
                if instead.is_some_and(|near| focus(&root, &named(near))) {
                    return;
                }
                let same = |place: Place| {
                    let stop = format!(r#"[data-piece^="{}.{}."][tabindex="0"]"#, place.part, place.group);
                    focus(&root, &stop)
                };
                let place = piece.place;
                let _ =
                    same(place.home()) || same(place.gaps()) || focus(&root, r#"[data-piece][tabindex="0"]"#);
            }
        });
    }
    let handles = props.preview.as_ref().map(|preview| preview.mv.handles.clone()).unwrap_or_default();
    let (root, scene, by_hand) = (root.clone(), props.scene.clone(), props.by_hand);
    use_effect_with(handles, move |handles| {
        let Some((_, piece)) = active(&root).filter(|(active, _)| shown(active)) else { return };
        // A piece may also be named by a move together with others.
        let named_along = || scene.planes().any(|board| board.unpick(handles, piece).is_some());
        // A piece that a drawn line no longer meets keeps the focus; so does a piece that the player has just let go
        // of.
        let stays = by_hand || scene.plane_of(piece).is_some_and(|board| board.pointing() == Pointing::Drawn);
        let target = match handles[..] {
            _ if stays || handles.contains(&piece) || named_along() => None,
            [only] => Some(only),
            _ => handles.iter().find(|handle| handle.place == piece.place).copied(),
        };
        if let Some(target) = target.filter(|target| *target != piece) {
            focus(&root, &named(target));
        }
    });
}

fn named(piece: PieceId) -> String {
    format!(r#"[data-piece="{}"][tabindex]"#, piece_name(piece))
}

/// The token that has the focus.
fn active(root: &NodeRef) -> Option<(Element, PieceId)> {
    if !cfg!(target_arch = "wasm32") {
        return None;
    }
    let root = root.cast::<Element>()?;
    let active = root.owner_document()?.active_element().filter(|active| root.contains(Some(active)))?;
    let piece = piece_of(&active)?;
    Some((active, piece))
}

/// Whether the keyboard is at a token.
pub fn by_keyboard(root: &NodeRef) -> bool {
    active(root).is_some_and(|(active, _)| shown(&active))
}

/// Takes the focus away from a token that has it from the mouse, before a move changes the page: afterwards this would
/// cost a layout of everything changed so far.
pub fn leave(root: &NodeRef) {
    if let Some((active, _)) = active(root).filter(|(active, _)| !shown(active)) {
        let _ = active.unchecked_into::<HtmlElement>().blur();
    }
}

/// Whether the browser shows a focus ring on this element.
fn shown(active: &Element) -> bool {
    active.matches(":focus-visible").unwrap_or(false)
}

fn focus(root: &NodeRef, selector: &str) -> bool {
    let found = root.cast::<Element>().and_then(|root| root.query_selector(selector).ok().flatten());
    // Pieces of a picture have `focus` too, although they are no HTML elements.
    found.is_some_and(|element| element.unchecked_into::<HtmlElement>().focus().is_ok())
}
