//! What opens above a page, and what the keyboard does in it.
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, FocusEvent, HtmlElement, KeyboardEvent};

/// Opens or closes a popover; engines without them show the note where it stands.
pub fn call(note: &HtmlElement, method: &str) {
    let open = note.matches(":popover-open").unwrap_or(false);
    if open == (method == "showPopover") {
        return;
    }
    let function = js_sys::Reflect::get(note, &JsValue::from_str(method)).ok();
    if let Some(function) = function.and_then(|function| function.dyn_into::<js_sys::Function>().ok()) {
        // It throws where the note has left the page meanwhile.
        let _ = function.call0(note);
    }
}

/// The menu that an event is in.
fn menu(target: Option<web_sys::EventTarget>) -> Option<HtmlElement> {
    let target: Element = target?.dyn_into().ok()?;
    target.closest("[popover]").ok().flatten()?.dyn_into().ok()
}

/// What the keyboard can come to in a menu.
fn items(menu: &HtmlElement) -> Vec<HtmlElement> {
    let Ok(found) = menu.query_selector_all("a[href], button, input") else { return Vec::new() };
    (0..found.length()).filter_map(|at| found.item(at)?.dyn_into().ok()).collect()
}

/// Takes the keyboard to the first item of a menu.
pub fn enter(menu: &HtmlElement) {
    // One that cannot take the focus leaves it where it is.
    let _ = items(menu).first().map(HtmlElement::focus);
}

/// In a menu arrow keys go from one item to the next, and round.
pub fn walked(event: KeyboardEvent) {
    let back = match event.key().as_str() {
        "ArrowDown" => false,
        "ArrowUp" => true,
        _ => return,
    };
    let Some(menu) = menu(event.target()) else { return };
    let items = items(&menu);
    let here = gloo::utils::document().active_element();
    let at = items.iter().position(|item| here.as_ref() == Some(item));
    let next = match (at, back) {
        (Some(at), true) => at.checked_sub(1).unwrap_or(items.len().saturating_sub(1)),
        (Some(at), false) => (at + 1) % items.len(),
        (None, _) => 0,
    };
    event.prevent_default();
    // One that cannot take the focus leaves it where it is.
    let _ = items.get(next).map(HtmlElement::focus);
}

/// A menu is shut when the keyboard leaves it.
pub fn left(event: FocusEvent) {
    let Some(menu) = menu(event.target()) else { return };
    let to: Option<Element> = event.related_target().and_then(|to| to.dyn_into().ok());
    if to.is_some_and(|to| !menu.contains(Some(&to))) {
        call(&menu, "hidePopover");
    }
}
