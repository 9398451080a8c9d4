//! The interface: sees only what `core` exports.
use yew::prelude::*;

/// The whole application.
#[component]
pub fn App() -> Html {
    html! { <h1>{ "Nimscope" }</h1> }
}
