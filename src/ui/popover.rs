//! Notes and menus that open above a page, and what the keyboard does in them.
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, FocusEvent, HtmlElement, KeyboardEvent, NodeList};

/// Calls a method that opens or closes a popover. In browsers without popovers nothing happens, and the note stands in
/// the page.
pub fn call(note: &HtmlElement, method: &str) {
    let open = note.matches(":popover-open").unwrap_or(false);
    if open == (method == "showPopover") {
        return;
    }
    let function = js_sys::Reflect::get(note, &JsValue::from_str(method)).ok();
    if let Some(function) = function.and_then(|function| function.dyn_into::<js_sys::Function>().ok()) {
        // It throws if the note has meanwhile left the page.
        let _ = function.call0(note);
    }
}

/// The menu that contains the target of an event.
fn menu(target: Option<web_sys::EventTarget>) -> Option<HtmlElement> {
    let target: Element = target?.dyn_into().ok()?;
    target.closest("[popover]").ok().flatten()?.dyn_into().ok()
}

/// The items of a menu that can have the focus.
fn items(menu: &HtmlElement) -> Vec<HtmlElement> {
    all(menu.query_selector_all("a[href], button, input"))
}

/// The elements of a query's result; none if the query failed.
pub fn all(found: Result<NodeList, JsValue>) -> Vec<HtmlElement> {
    let Ok(found) = found else { return Vec::new() };
    (0..found.length()).filter_map(|at| found.item(at)?.dyn_into().ok()).collect()
}

/// Takes the keyboard to the first item of a menu.
pub fn enter(menu: &HtmlElement) {
    // If the item cannot take the focus, the focus stays.
    let _ = items(menu).first().map(HtmlElement::focus);
}

/// In a menu, arrow keys move the focus from one item to the next, and from the last to the first.
pub fn walk_menu(event: KeyboardEvent) {
    if let Some(menu) = menu(event.target()) {
        walk(&event, &items(&menu), true);
    }
}

/// An arrow up or down moves the focus to the neighbouring one of `items`. If `round`, it also leads from the last item
/// to the first, and to the first from elsewhere.
pub fn walk(event: &KeyboardEvent, items: &[HtmlElement], round: bool) {
    let back = match event.key().as_str() {
        "ArrowDown" => false,
        "ArrowUp" => true,
        _ => return,
    };
    let here = gloo::utils::document().active_element();
    let at = items.iter().position(|item| here.as_ref() == Some(item));
    let last = items.len().checked_sub(1);
    let next = match (at, back) {
        (Some(at), true) => at.checked_sub(1).or(last.filter(|_| round)),
        (Some(at), false) if round && Some(at) == last => Some(0),
        (Some(at), false) => Some(at + 1),
        (None, _) => Some(0).filter(|_| round),
    };
    if let Some(next) = next.and_then(|next| items.get(next)) {
        event.prevent_default();
        // If the item cannot take the focus, the focus stays.
        let _ = next.focus();
    }
}

/// Closes a menu when the focus leaves it.
pub fn close_on_focus_out(event: FocusEvent) {
    let Some(menu) = menu(event.target()) else { return };
    let to: Option<Element> = event.related_target().and_then(|to| to.dyn_into().ok());
    if to.is_some_and(|to| !menu.contains(Some(&to))) {
        call(&menu, "hidePopover");
    }
}
