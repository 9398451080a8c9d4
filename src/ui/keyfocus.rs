//! The keys that work on every page, and where the focus goes on a page that has just come.
use super::{after_paint::after_paint, reveal::reveal, storage};
use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use std::cell::{Cell, RefCell};
use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget, FocusOptions, HtmlElement, HtmlInputElement, KeyboardEvent};
use yew::prelude::*;

/// `/` moves the focus to the field that matches, unless somebody is typing.
#[hook]
pub fn use_slash(selector: &'static str) {
    use_effect_with((), move |()| {
        let go = move || {
            let field = gloo::utils::document().query_selector(selector).ok().flatten();
            // If the field cannot take the focus, the focus stays.
            let chosen = field.map(|field| {
                // The next typing replaces the field's text.
                field.dyn_ref::<HtmlInputElement>().into_iter().for_each(HtmlInputElement::select);
                reveal(&field);
                field.unchecked_into::<HtmlElement>().focus()
            });
            chosen.is_some()
        };
        let listener = on_key(&gloo::utils::document(), "/", go);
        move || drop(listener)
    });
}

thread_local! {
    /// The callback that shows the keys of the page.
    static KEYS: RefCell<Option<Callback<()>>> = const { RefCell::new(None) };
}

/// Shows the keys of the page.
pub fn show_keys() {
    if let Some(show) = KEYS.with_borrow(Clone::clone) {
        show.emit(());
    }
}

/// Lets `?` and the help menu call `show`, which shows the keys of the page, unless somebody is typing or the page
/// answers the key itself.
#[hook]
pub fn use_help(show: Callback<()>) {
    use_effect_with((), move |()| {
        KEYS.set(Some(show.clone()));
        let open = move || {
            let busy = gloo::utils::document().query_selector("dialog[open]");
            let free = !busy.is_ok_and(|dialog| dialog.is_some());
            if free {
                show.emit(());
            }
            free
        };
        // Pages listen on the document, which receives the event first.
        let listener = on_key(&gloo::utils::window(), "?", open);
        move || drop(listener)
    });
}

/// Where the visitor has switched off keys of a single letter, digit or sign, keeps them from the page, except in
/// fields.
#[hook]
pub fn use_letters() {
    use_effect_with((), move |()| {
        let options = EventListenerOptions { phase: EventListenerPhase::Capture, passive: true };
        let listener = EventListener::new_with_options(&gloo::utils::window(), "keydown", options, |event| {
            let pressed = event.dyn_ref::<KeyboardEvent>();
            let letter = pressed.map(KeyboardEvent::key).filter(|key| key != " " && key.chars().count() == 1);
            if letter.is_some_and(|key| asks(event, &key)) && storage::on(storage::LETTERS) {
                event.stop_propagation();
            }
        });
        move || drop(listener)
    });
}

/// Listens to one key that nobody has answered before. `act` returns whether it has answered the key.
fn on_key(target: &EventTarget, key: &'static str, act: impl Fn() -> bool + 'static) -> EventListener {
    let options = EventListenerOptions::enable_prevent_default();
    EventListener::new_with_options(target, "keydown", options, move |event| {
        if asks(event, key) && !event.default_prevented() && act() {
            event.prevent_default();
        }
    })
}

/// Whether this key was pressed where nobody is typing.
fn asks(event: &web_sys::Event, key: &str) -> bool {
    let typing = event
        .target_dyn_into::<HtmlElement>()
        .is_some_and(|e| e.matches("input:not([type=radio], [type=checkbox]), textarea, select") == Ok(true));
    let pressed = event.dyn_ref::<KeyboardEvent>();
    !typing && pressed.is_some_and(|event| event.key() == key && !event.ctrl_key())
}

thread_local! {
    /// Whether the focus is being moved by [`choose`], so that the piece that gets it is chosen.
    static CHOOSING: Cell<bool> = const { Cell::new(false) };
}

/// Whether a piece that gets the focus now is to be chosen; not when the focus passes it by Tab, nor when the page has
/// changed.
pub fn is_choosing() -> bool {
    CHOOSING.get()
}

/// Moves the focus to an element, which is chosen if it is a piece. Returns whether the element could take the focus.
pub fn choose(element: Element) -> bool {
    CHOOSING.set(true);
    // SVG elements have `focus`, too, though they are no `HtmlElement`.
    let moved = element.unchecked_into::<HtmlElement>().focus().is_ok();
    CHOOSING.set(false);
    moved
}

/// Scrolls an element into view and moves the focus to it, so that the keyboard goes on from there.
pub fn lead_to(element: Element) {
    element.scroll_into_view();
    // Fails only for an invalid attribute name.
    let _ = element.set_attribute("tabindex", "-1");
    choose(element);
}

/// Moves the focus to the first element that matches; false if there is none.
pub fn focus(selector: &str) -> bool {
    gloo::utils::document().query_selector(selector).ok().flatten().is_some_and(choose)
}

/// Moves the focus to the board's piece that Tab leads to, without choosing it, or else to the board itself.
pub fn to_board() -> bool {
    let piece = gloo::utils::document().query_selector("[aria-label=Board] [data-piece][tabindex='0']");
    let piece = piece.ok().flatten().filter(|piece| piece.matches(":disabled") == Ok(false));
    // SVG elements are no `HtmlElement`, but have the same `focus` method.
    piece.is_some_and(|piece| piece.unchecked_into::<HtmlElement>().focus().is_ok())
        || focus("[aria-label=Board]")
}

/// Moves the focus to the first element that matches and can be seen; false if there is none.
pub fn focus_seen(selector: &str) -> bool {
    let document = gloo::utils::document();
    let Ok(found) = document.query_selector_all(selector) else { return false };
    let all = (0..found.length()).filter_map(|at| found.item(at)?.dyn_into::<Element>().ok());
    all.into_iter().any(|element| choose(element.clone()) && document.active_element() == Some(element))
}

/// How many paintings to wait for the focused element to disappear: a row of a list stays until its move is answered.
const GOING: u32 = 150;

/// Moves the focus to `place`, or else to the board, if what has it now disappears or is disabled by what is drawn
/// next.
pub fn return_to(place: &'static str) {
    return_within(place, GOING, gloo::utils::document().active_element());
}

/// Stops if the focus has meanwhile moved on from the element `from`.
fn return_within(place: &'static str, paints: u32, from: Option<Element>) {
    after_paint(move || {
        let document = gloo::utils::document();
        // In a frame the focus may be in the page around it, and stays there.
        if !document.has_focus().unwrap_or(false) {
            return;
        }
        let gone = |active: Element| active.matches("body, :disabled, .spent").unwrap_or(false);
        let active = document.active_element();
        if active.clone().is_none_or(gone) {
            let _ = focus(place) || focus("[aria-label=Board]");
        } else if paints > 1 && active == from {
            return_within(place, paints - 1, from);
        }
    });
}

/// How many paintings to wait for a new page to have a place for the focus.
const PAINTS: u32 = 20;

/// Moves the focus, if nothing has it, to the page that has replaced another: to the text of a step, to the board, or
/// else to the heading. It is then read aloud, and the next key does not begin at the top of the page. A `new` page
/// begins at its top, unless a link led to a place in it.
pub fn arrive(new: bool) {
    arrive_within(PAINTS, new);
}

fn arrive_within(paints: u32, new: bool) {
    after_paint(move || {
        let document = gloo::utils::document();
        let led = |active: Element| active.closest("main").is_ok_and(|main| main.is_some());
        if new && !document.active_element().is_some_and(led) {
            gloo::utils::window().scroll_to_with_x_and_y(0.0, 0.0);
        }
        // In a frame the focus may be in the page around it, and stays there.
        let lost = document.active_element().is_none_or(|active| active.tag_name() == "BODY");
        if !lost || !document.has_focus().unwrap_or(false) {
            return;
        }
        let find = |selector: &str| document.query_selector(selector).ok().flatten();
        let places = [
            ".step h2[tabindex]",
            "main [aria-label=Board][tabindex]",
            "main:not(.loading-board) h1",
            "main:not(.loading-board)",
        ];
        match places.into_iter().find_map(find) {
            Some(place) => {
                if !place.has_attribute("tabindex") {
                    // The place can be focused then, but is no stop of the tab key. Fails only for an invalid attribute
                    // name.
                    let _ = place.set_attribute("tabindex", "-1");
                }
                let still = FocusOptions::new();
                still.set_prevent_scroll(true);
                let _ = place.unchecked_into::<HtmlElement>().focus_with_options(&still);
            }
            // A visitor who has scrolled the page meanwhile is not sent back to its top.
            None if paints > 1 => arrive_within(paints - 1, false),
            None => {}
        }
    });
}
