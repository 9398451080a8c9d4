//! Addresses that hold nothing: what is wrong, where, and how to go on.
use crate::{
    core::*,
    ui::{bar::Bar, icons::reticle64, rich::echo, words},
};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct BadLinkProps {
    pub query: String,
    pub error: LinkError,
}

/// A link that cannot be read.
#[component]
pub fn BadLink(props: &BadLinkProps) -> Html {
    let error = &props.error;
    html! { <>
        <Bar />
        <main><div class="state page" role="alert">
            { reticle64("ret dash") }
            <h1>{ "This link holds no position" }</h1>
            <p>{ format!("In the {}: {}", error.part, words::problem(&error.error, &error.text)) }</p>
            if !error.text.is_empty() {
                <p>{ echo(&error.text, error.error.at) }</p>
            }
            <div class="line">
                <a class="btn pri" href="#/">{ "New game" }</a>
            </div>
        </div></main>
    </> }
}

#[derive(Properties, PartialEq)]
pub struct NotFoundProps {
    pub path: String,
}

/// An address of no page.
#[component]
pub fn NotFound(props: &NotFoundProps) -> Html {
    let shown: String = props.path.chars().take(80).collect();
    html! { <>
        <Bar />
        <main><div class="state page" role="alert">
            { reticle64("ret dash") }
            <h1>{ "No page here" }</h1>
            <p class="dim">{ format!("Nothing is found at “{shown}”.") }</p>
            <div class="line"><a class="btn pri" href="#/">{ "All games" }</a></div>
        </div></main>
    </> }
}
