//! From elements of the page to the pieces that they stand for.
use crate::core::{PieceId, Place};
use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget};

/// The element that an event is about.
pub fn element(target: EventTarget) -> Option<Element> {
    target.dyn_into().ok()
}

/// The piece that an element belongs to.
pub fn piece_of(at: &Element) -> Option<PieceId> {
    let name = at.closest("[data-piece]").ok()??.get_attribute("data-piece")?;
    let mut numbers = name.split('.');
    let (part, group, n) = (numbers.next()?, numbers.next()?, numbers.next()?);
    Some(PieceId {
        place: Place { part: part.parse().ok()?, group: group.parse().ok()? },
        n: n.parse().ok()?,
    })
}

/// The piece that an element belongs to, where it can be taken.
pub fn takeable(at: &Element) -> Option<PieceId> {
    piece_of(&at.closest(".take").ok()??)
}
