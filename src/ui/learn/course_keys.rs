//! The keys of the course page: up and down move through its chapters, right and left open and close one, C continues.
use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent};

/// The buttons of the chapters, and the link that continues the course.
const CHAPTERS: &str = ".chapter > h2 > button";
const GO_ON: &str = ".goes-on a.btn";
/// Elements that use letter keys themselves.
const TYPED: &str = "input, select, textarea, dialog, [role=dialog]";

/// Handles a key pressed on a chapter; returns whether it did anything.
pub fn on_chapter(event: &KeyboardEvent) -> bool {
    let Some(button) = element(event).filter(|element| element.matches(CHAPTERS) == Ok(true)) else {
        return false;
    };
    let expanded = button.get_attribute("aria-expanded").as_deref() == Some("true");
    match event.key().as_str() {
        "ArrowDown" => neighbour(&button, true),
        "ArrowUp" => neighbour(&button, false),
        "ArrowRight" if !expanded => press(&button),
        "ArrowLeft" if expanded => press(&button),
        _ => false,
    }
}

/// Handles a key pressed anywhere on the page; returns whether it did anything.
pub fn on_page(event: &KeyboardEvent) -> bool {
    let alone = !(event.ctrl_key() || event.meta_key() || event.alt_key());
    let typed =
        element(event).is_some_and(|element| element.closest(TYPED).is_ok_and(|found| found.is_some()));
    let asked = alone && !typed && event.key().eq_ignore_ascii_case("c");
    asked && document().query_selector(GO_ON).ok().flatten().is_some_and(|link| press(&link))
}

fn element(event: &KeyboardEvent) -> Option<Element> {
    event.target()?.dyn_into().ok()
}

fn press(element: &Element) -> bool {
    element.dyn_ref().map(HtmlElement::click).is_some()
}

/// Focuses the next chapter, or the previous one.
fn neighbour(button: &Element, forward: bool) -> bool {
    let Ok(all) = document().query_selector_all(CHAPTERS) else { return false };
    let chapters: Vec<HtmlElement> =
        (0..all.length()).filter_map(|at| all.item(at)?.dyn_into().ok()).collect();
    let at = chapters.iter().position(|other| **other == *button);
    let to = at.and_then(|at| if forward { at.checked_add(1) } else { at.checked_sub(1) });
    to.and_then(|to| chapters.get(to)).is_some_and(|other| other.focus().is_ok())
}
