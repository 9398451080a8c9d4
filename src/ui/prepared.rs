//! The start page that index.html holds ready: it is painted before the program is there, and gives way to it.
use gloo::utils::document;
use std::cell::RefCell;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement};

/// What was typed into its search field, and whether the keyboard was there.
#[derive(Clone, Default)]
pub struct Typed {
    pub text: String,
    pub focused: bool,
}

thread_local! {
    static TYPED: RefCell<Typed> = RefCell::default();
}

/// Takes the prepared page away, now that the program has one to show, and keeps what was typed into it.
pub fn give_way() {
    let Some(page) = document().get_element_by_id("prepared") else { return };
    let field = page.query_selector("input").ok().flatten();
    if let Some(field) = field.and_then(|field| field.dyn_into::<HtmlInputElement>().ok()) {
        let focused = document().active_element().as_ref() == Some(field.unchecked_ref::<Element>());
        TYPED.set(Typed { text: field.value(), focused });
    }
    page.remove();
}

/// Goes to the start page, where the keyboard will be in the search field.
pub fn search() {
    TYPED.set(Typed { text: String::new(), focused: true });
    // Fails only for an address that is none.
    let _ = gloo::utils::window().location().set_hash("#/");
}

/// What was typed, told once.
pub fn typed() -> Typed {
    TYPED.take()
}
