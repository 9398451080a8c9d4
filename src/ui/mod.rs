//! The interface: sees only what `core` exports.
pub mod boards;
pub mod copy;
pub mod defs;
pub mod dialogs;
pub mod embed_messages;
pub mod history;
pub mod icons;
pub mod model;
pub mod panels;
pub mod qr;
pub mod rich;
pub mod toast;
pub mod words;

use yew::prelude::*;

/// The whole application.
#[component]
pub fn App() -> Html {
    html! { <h1>{ "Nimscope" }</h1> }
}
