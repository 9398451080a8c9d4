//! How an instance of the module knows what it is for.
use wasm_bindgen::prelude::wasm_bindgen;

/// What this instance of the module is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// Draws the interface.
    Page,
    /// Answers questions.
    Worker,
    /// Serves other scripts.
    Library,
}

#[wasm_bindgen]
extern "C" {
    /// Set by whoever starts the module for anything but the page: "worker" or "library".
    #[wasm_bindgen(thread_local_v2, js_namespace = globalThis, js_name = nimscopeRole)]
    static ROLE: Option<String>;
}

/// What this instance of the module is for.
pub fn role() -> Role {
    match ROLE.with(Clone::clone).as_deref() {
        Some("worker") => Role::Worker,
        Some(_) => Role::Library,
        None => Role::Page,
    }
}
