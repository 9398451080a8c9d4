//! The start page that index.html holds ready: it is painted before the program is there, and gives way to it. What was
//! done on it by then is done on the page of the program, which has the same controls; so is what the key of the search,
//! `/`, asks for in a game.
use super::route;
use gloo::utils::document;
use std::cell::RefCell;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, HtmlElement, HtmlFormElement, HtmlInputElement};

/// What somebody did on the prepared page; or that the key of the search, `/`, was pressed in a game.
#[derive(Clone, Default)]
pub struct Done {
    /// What was typed into its search field.
    pub text: String,
    /// Where the keyboard is, as a place among the controls of the page.
    focused: Option<u32>,
    /// The button that was pressed last, likewise.
    pressed: Option<u32>,
    /// Whether the search was sent off.
    sent: bool,
    /// The address of the game that `/` has led away from: the keyboard belongs in the search field.
    pub game: Option<String>,
}

thread_local! {
    static DONE: RefCell<Done> = RefCell::default();
}

/// Takes the prepared page away, now that the program has one to show, and keeps what was done on it.
pub fn give_way() {
    let Some(page) = document().get_element_by_id("prepared") else { return };
    let field = page.query_selector("input").ok().flatten();
    let field = field.and_then(|field| field.dyn_into::<HtmlInputElement>().ok());
    let place = |name: &str| page.get_attribute(name)?.parse().ok();
    DONE.set(Done {
        text: field.map(|field| field.value()).unwrap_or_default(),
        focused: place("data-focused"),
        pressed: place("data-pressed"),
        sent: page.has_attribute("data-sent"),
        game: None,
    });
    page.remove();
}

/// Goes to the start page, where the keyboard will be in the search field.
pub fn search() {
    DONE.set(Done { game: Some(route::current()), ..Done::default() });
    // Fails only for an address that is none.
    let _ = gloo::utils::window().location().set_hash("#/");
}

/// What was done, told once.
pub fn done() -> Done {
    DONE.take()
}

impl Done {
    /// Does it again on the page of the program, once that is drawn.
    pub fn again(&self) {
        let of = |place: Option<u32>| {
            let controls = document().query_selector_all("#nimscope :is(a, button, input)").ok()?;
            controls.get(place?)?.dyn_into::<HtmlElement>().ok()
        };
        let field = || document().get_element_by_id("search")?.dyn_into::<HtmlElement>().ok();
        // What has gone in the meantime cannot be done again.
        if let Some(control) = of(self.focused).or_else(|| field().filter(|_| self.game.is_some())) {
            let _ = control.focus();
        }
        if let Some(button) = of(self.pressed) {
            button.click();
        }
        if self.sent {
            let form = field().and_then(|field| field.closest("form").ok().flatten());
            if let Some(form) = form.and_then(|form: Element| form.dyn_into::<HtmlFormElement>().ok()) {
                let _ = form.request_submit();
            }
        }
    }
}

/// The content of the file of cards, where the prepared page has fetched it.
pub fn cards() -> Option<js_sys::Object> {
    js_sys::Reflect::get(&js_sys::global(), &JsValue::from_str("nimscopeCards")).ok()?.dyn_into().ok()
}
