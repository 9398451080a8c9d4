//! The app bar.
use crate::ui::markup::html;
use crate::ui::{icons::*, theme};
use yew::prelude::*;

/// What the bar offers for a game.
#[derive(Clone, PartialEq)]
pub struct Tools {
    pub share: Callback<()>,
    pub embed: Callback<()>,
    pub present: Callback<()>,
    pub menu: Callback<()>,
}

/// The bar at the top of every page.
pub fn bar(tools: Option<&Tools>) -> Html {
    let tool = |name: &'static str, label: &'static str, on: &Callback<()>| {
        let on = on.clone();
        html! { <button class="btn" onclick={move |_| on.emit(())}>{ icon(name) }<span>{ label }</span></button> }
    };
    html! {
        <header class="bar">
            <a class="logo" href="#/">{ wordmark() }</a>
            <nav aria-label="Main"><a href="#/" aria-current="page">{ "Play" }</a></nav>
            <span class="sp"></span>
            <div class="tools">
                if let Some(tools) = tools {
                    { tool("share", "Share", &tools.share) }
                    { tool("embed", "Embed", &tools.embed) }
                    { tool("present", "Present", &tools.present) }
                    <button class="btn icon menu" aria-label="Menu" onclick={let menu = tools.menu.clone(); move |_| menu.emit(())}>{ icon("menu") }</button>
                }
                <button class="btn icon" aria-label="Switch theme" onclick={|_| theme::switch()}>{ icon("theme") }</button>
            </div>
        </header>
    }
}
