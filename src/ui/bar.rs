//! The app bar.
use crate::ui::{icons::*, theme};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

/// What the bar offers for a game.
#[derive(Clone, PartialEq)]
pub struct Tools {
    pub share: Callback<()>,
    pub embed: Callback<()>,
    pub present: Callback<()>,
    pub menu: Callback<()>,
}

/// The bar at the top of the pages about games.
pub fn bar(tools: Option<&Tools>) -> Html {
    let tool = |name: &'static str, label: &'static str, on: &Callback<()>| {
        let on = on.clone();
        html! { <button class="btn" onclick={move |_| on.emit(())}>{ icon(name) }<span>{ label }</span></button> }
    };
    let tools = tools.map(|tools| {
        html! { <>
            { tool("share", "Share", &tools.share) }
            { tool("embed", "Embed", &tools.embed) }
            { tool("present", "Present", &tools.present) }
            <button class="btn icon menu" aria-label="Menu" onclick={let menu = tools.menu.clone(); move |_| menu.emit(())}>{ icon("menu") }</button>
        </> }
    });
    frame(None, tools.unwrap_or_default())
}

/// The bar at the top of a page of the lab, with the links to all of them.
pub fn lab_bar(labs: Html, present: Html, share: Callback<()>) -> Html {
    let share = move |_: MouseEvent| share.emit(());
    frame(
        Some(labs),
        html! { <>
            <button class="btn icon" aria-label="Share" onclick={share}>{ icon("share") }<span class="wide-only">{ "Share" }</span></button>
            { present }
        </> },
    )
}

/// Takes the keyboard past the bar: to the board where there is one, else to the page's own part.
fn to_content() {
    let document = gloo::utils::document();
    let find = |selector: &str| document.query_selector(selector).ok().flatten();
    let piece = find("main [aria-label=Board] [tabindex='0']");
    let Some(target) = piece.or_else(|| find("main")) else { return };
    if !target.has_attribute("tabindex") {
        // It can be focused then, and is no stop of its own. Fails only for names that are none.
        let _ = target.set_attribute("tabindex", "-1");
    }
    // Pieces of a picture are no elements of HTML, but have the same way to the focus.
    let _ = target.unchecked_ref::<HtmlElement>().focus();
}

fn frame(labs: Option<Html>, tools: Html) -> Html {
    let lab = labs.is_some();
    let current = |here: bool| here.then_some("page");
    html! {
        <header class="bar">
            <button class="btn skip" onclick={|_| to_content()}>{ "Skip to the content" }</button>
            <a class="logo" href="#/">{ wordmark() }</a>
            <nav aria-label="Main">
                <a href="#/" aria-current={current(!lab)}>{ "Play" }</a>
                <a href="#/lab/sequence" aria-current={current(lab)}>{ "Lab" }</a>
            </nav>
            { labs }
            <span class="sp"></span>
            <div class="tools">
                { tools }
                <button class="btn icon" aria-label="Switch theme" onclick={|_| theme::switch()}>{ icon("theme") }</button>
            </div>
        </header>
    }
}
