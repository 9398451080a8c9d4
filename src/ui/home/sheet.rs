//! What the start page shows of the games besides their cards: a picture of the start position, and the names of the
//! examples. Both are in a file that `cargo xtask pictures` makes from the rules, so that the page need not load them.
use crate::ui::prepared;
use gloo::utils::window;
use std::{cell::RefCell, rc::Rc};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use yew::prelude::*;

/// The path of the file, beside the page.
const FILE: &str = "cards.json";

/// An empty table, in the shape of all pictures.
pub const EMPTY: &str =
    r#"<svg viewBox="0 0 280 120" aria-hidden="true"><path class="ground-line" d="M110 106H170"/></svg>"#;

/// The entry of a game in the file.
struct Entry {
    id: String,
    picture: AttrValue,
    examples: String,
}

/// The entries of the file; none until it is fetched.
#[derive(Clone, Default)]
pub struct Sheet(Option<Rc<[Entry]>>);

impl Sheet {
    pub fn is_here(&self) -> bool {
        self.0.is_some()
    }
    /// The names of the examples of a game.
    pub fn examples(&self, id: &str) -> &str {
        self.entry(id).map_or("", |entry| &entry.examples)
    }
    fn entry(&self, id: &str) -> Option<&Entry> {
        self.0.as_ref()?.iter().find(|entry| entry.id == id)
    }
}

/// The picture of a game, or an empty table until the file is fetched.
pub fn picture(sheet: &Sheet, id: &str) -> Html {
    let picture = sheet.entry(id).map_or(AttrValue::Static(EMPTY), |entry| entry.picture.clone());
    Html::from_html_unchecked(picture)
}

thread_local! {
    /// The fetched file, kept for the next visit of the page.
    static KEPT: RefCell<Sheet> = RefCell::default();
}

/// The file as far as it is known without fetching.
fn kept() -> Sheet {
    // Native builds draw components too, without a prepared page.
    if cfg!(target_arch = "wasm32") && KEPT.with_borrow(|sheet| !sheet.is_here()) {
        KEPT.set(Sheet(prepared::cards().and_then(|all| entries(&all).ok())));
    }
    KEPT.with_borrow(Sheet::clone)
}

/// The file, once it is fetched; the page works without it.
#[hook]
pub fn use_sheet() -> Sheet {
    let sheet = use_state(kept);
    let set = sheet.setter();
    use_effect_with(sheet.is_here(), move |here| {
        if !here {
            wasm_bindgen_futures::spawn_local(async move {
                if let Ok(entries) = fetch().await {
                    let fetched = Sheet(Some(entries));
                    KEPT.set(fetched.clone());
                    set.set(fetched);
                }
            });
        }
    });
    (*sheet).clone()
}

/// Fetches the file.
///
/// # Errors
/// What the browser says where it does not come or is none.
async fn fetch() -> Result<Rc<[Entry]>, JsValue> {
    let response: web_sys::Response = JsFuture::from(window().fetch_with_str(FILE)).await?.dyn_into()?;
    if !response.ok() {
        return Err(response.status().into());
    }
    entries(&JsFuture::from(response.json()?).await?.dyn_into()?)
}

/// Reads the file.
///
/// # Errors
/// What is no such file.
fn entries(all: &js_sys::Object) -> Result<Rc<[Entry]>, JsValue> {
    let entry = |pair: JsValue| {
        let pair: js_sys::Array = pair.dyn_into()?;
        let text = |name: &str| js_sys::Reflect::get(&pair.get(1), &name.into()).map(|text| text.as_string());
        Ok(Entry {
            id: pair.get(0).as_string().unwrap_or_default(),
            picture: text("picture")?.map_or(AttrValue::Static(EMPTY), AttrValue::from),
            examples: text("examples")?.unwrap_or_default(),
        })
    };
    js_sys::Object::entries(all).iter().map(entry).collect()
}
