//! The start page that index.html holds ready: it is painted before the program has loaded, and is removed once the
//! program has drawn its own start page. What a visitor did on the prepared page is repeated on the program's page,
//! which has the same controls. The search key `/` pressed in a game is passed on in the same way.
use super::route;
use gloo::utils::document;
use std::cell::RefCell;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, HtmlElement, HtmlFormElement, HtmlInputElement};

/// What a visitor did on the prepared page; or that the search key `/` was pressed in a game.
#[derive(Clone, Default)]
pub struct VisitorInput {
    /// What was typed into the page's search field.
    pub text: String,
    /// The control that has the focus, as an index among the controls of the page.
    focused: Option<u32>,
    /// The button that was pressed last, as an index among the same controls.
    pressed: Option<u32>,
    /// Whether the search was submitted.
    sent: bool,
    /// The address of the game that `/` has led away from: the keyboard belongs in the search field.
    pub game: Option<String>,
}

thread_local! {
    static DONE: RefCell<VisitorInput> = RefCell::default();
}

/// The prepared page, as long as it is shown.
fn page() -> Option<Element> {
    document().get_element_by_id("prepared")
}

/// Removes the prepared page, with all that was done on it.
pub fn give_way() {
    page().iter().for_each(Element::remove);
}

/// Goes to the start page, with the focus in the search field.
pub fn search() {
    DONE.set(VisitorInput { game: Some(route::current()), ..VisitorInput::default() });
    // Fails only for an invalid address.
    let _ = gloo::utils::window().location().set_hash("#/");
}

/// What was done so far. The prepared page stays until the program has drawn its own.
pub fn visitor_input() -> VisitorInput {
    // Components are drawn natively, too, where there is no prepared page.
    let page = if cfg!(target_arch = "wasm32") { page() } else { None };
    page.as_ref().map_or_else(|| DONE.take(), VisitorInput::read)
}

impl VisitorInput {
    fn read(page: &Element) -> Self {
        let field = page.query_selector("input").ok().flatten();
        let field = field.and_then(|field| field.dyn_into::<HtmlInputElement>().ok());
        let place = |name: &str| page.get_attribute(name)?.parse().ok();
        Self {
            text: field.map(|field| field.value()).unwrap_or_default(),
            focused: place("data-focused"),
            pressed: place("data-pressed"),
            sent: page.has_attribute("data-sent"),
            game: None,
        }
    }
    /// Repeats the actions on the program's page, which has just been drawn, and removes the prepared page. Returns the
    /// text typed on the prepared page by now; none if there was no such page.
    pub fn again(&self) -> Option<String> {
        let Some(now) = page().as_ref().map(Self::read) else {
            self.repeat();
            return None;
        };
        give_way();
        // The next letter may be typed before the page is drawn again with this text.
        field().iter().for_each(|field| field.set_value(&now.text));
        now.repeat();
        Some(now.text)
    }
    fn repeat(&self) {
        let of = |place: Option<u32>| {
            let controls = document().query_selector_all("#nimscope :is(a, button, input)").ok()?;
            controls.get(place?)?.dyn_into::<HtmlElement>().ok()
        };
        // A control that has meanwhile disappeared is skipped.
        if let Some(control) =
            of(self.focused).or_else(|| field().filter(|_| self.game.is_some()).map(HtmlElement::from))
        {
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

/// The search field of the program's page.
fn field() -> Option<HtmlInputElement> {
    document().get_element_by_id("search")?.dyn_into().ok()
}

/// The content of the file of cards, where the prepared page has fetched it.
pub fn cards() -> Option<js_sys::Object> {
    js_sys::Reflect::get(&js_sys::global(), &JsValue::from_str("nimscopeCards")).ok()?.dyn_into().ok()
}
