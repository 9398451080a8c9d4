//! The app bar.
use crate::ui::{after_paint::after_paint, icons::*, keyfocus, popover, theme, voice};
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
    pub rules: Callback<()>,
    pub keys: Callback<()>,
    /// Begins the first steps; none where the game is fixed.
    pub guide: Option<Callback<()>>,
}

/// The bar at the top of the pages about games.
pub fn bar(tools: Option<&Tools>) -> Html {
    let tool = |name: &'static str, label: &'static str, on: &Callback<()>| {
        let on = on.clone();
        html! { <button class="btn" onclick={move |_| on.emit(())}>{ icon(name) }<span>{ label }</span></button> }
    };
    let help = tools.map(|tools| {
        let item = |name: &'static str, label: &'static str, key: &'static str, on: &Callback<()>| {
            let on = on.clone();
            html! { <li><button class="btn quiet" popovertarget={HELP} popovertargetaction="hide" onclick={move |_| on.emit(())}>{ icon(name) }{ label }if !key.is_empty() { <kbd>{ key }</kbd> }</button></li> }
        };
        let guide = tools.guide.as_ref().map(|guide| item("play", "First steps", "", guide));
        html! { <>{ item("rules", "Rules of this game", "R", &tools.rules) }{ guide }{ item("dots", "Keyboard", "?", &tools.keys) }</> }
    });
    let tools = tools.map(|tools| {
        html! { <>
            { tool("share", "Share", &tools.share) }
            { tool("embed", "Embed", &tools.embed) }
            { tool("present", "Present", &tools.present) }
            <button class="btn icon menu" aria-label="Menu" onclick={let menu = tools.menu.clone(); move |_| menu.emit(())}>{ icon("menu") }</button>
        </> }
    });
    frame(Section::Play, None, tools.unwrap_or_default(), help.unwrap_or_default())
}

/// The element with the help, which its button opens.
pub const HELP: &str = "help";

/// Moves the focus to the first item of the help once it is open, if a key opened it.
fn entered(event: MouseEvent) {
    // A click by key counts no presses of a pointer.
    if event.detail() == 0 {
        after_paint(|| {
            let menu = gloo::utils::document().get_element_by_id(HELP);
            let open = menu.filter(|menu| menu.matches(":popover-open") == Ok(true));
            open.iter().for_each(|menu| popover::enter(menu.unchecked_ref()));
        });
    }
}

/// The button for help and the list that it opens: first the items for this page, then those for all pages.
fn help(own: Html) -> Html {
    let plain = own == Html::default();
    html! { <>
        <button class="btn icon help" aria-label="Help" popovertarget={HELP} onclick={entered}><span aria-hidden="true">{ "?" }</span></button>
        <div id={HELP} popover="auto" class="help-menu" onkeydown={popover::walk_menu} onfocusout={popover::close_on_focus_out}>
            <ul>
                { own }
                <li><a class="btn quiet" href="#/glossary">{ icon("rules") }{ "Glossary" }</a></li>
                <li><a class="btn quiet" href="#/learn">{ icon("learn") }{ "Course" }</a></li>
                // A game has its keys above.
                if plain { <li><button class="btn quiet" popovertarget={HELP} popovertargetaction="hide" aria-keyshortcuts="?" onclick={|_| keyfocus::show_keys()}>{ icon("dots") }{ "Keyboard" }<kbd>{ "?" }</kbd></button></li> }
                <li><a class="btn quiet" href="#/about">{ icon("search") }{ "About Nimscope" }</a></li>
                { voice::switches() }
            </ul>
        </div>
    </> }
}

/// The bar at the top of a page of the lab, with the links to all of them.
pub fn lab_bar(labs: Html, present: Html, share: Callback<()>) -> Html {
    let share = move |_: MouseEvent| share.emit(());
    frame(
        Section::Lab,
        Some(labs),
        html! { <>
            <button class="btn icon" aria-label="Share" onclick={share}>{ icon("share") }<span class="wide-only">{ "Share" }</span></button>
            { present }
        </> },
        Html::default(),
    )
}

/// Takes the keyboard past the bar: to the board where there is one, else to the page's own part.
fn to_content() {
    let document = gloo::utils::document();
    let find = |selector: &str| document.query_selector(selector).ok().flatten();
    let piece = find("main [aria-label=Board] [tabindex='0']");
    let Some(target) = piece.or_else(|| find("main")) else { return };
    if !target.has_attribute("tabindex") {
        // The target can be focused then, but is no stop of the tab key. Fails only for an invalid attribute name.
        let _ = target.set_attribute("tabindex", "-1");
    }
    // SVG elements are no `HtmlElement`, but have the same `focus` method.
    let _ = target.unchecked_ref::<HtmlElement>().focus();
}

/// The bar at the top of the pages to learn from, with the links to all of them; `here` is the address of this one.
pub fn learn_bar(here: &str) -> Html {
    let link = |address: &'static str, name: &'static str| {
        html! { <a href={address} aria-current={(address == here).then_some("page")}>{ name }</a> }
    };
    let pages = html! {
        <nav class="subnav" aria-label="Learn">
            { link("#/learn", "Course") }{ link("#/drills", "Drills") }{ link("#/worksheet", "Worksheet") }{ link("#/puzzles", "Puzzles") }{ link("#/glossary", "Glossary") }{ link("#/papers", "Papers") }{ link("#/teachers", "Teachers") }
        </nav>
    };
    frame(Section::Learn, Some(pages), Html::default(), Html::default())
}

/// A section of the site.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Section {
    Play,
    Lab,
    Learn,
}

fn frame(section: Section, pages: Option<Html>, tools: Html, own_help: Html) -> Html {
    let current = |here: Section| (section == here).then_some("page");
    html! {
        <header class="bar">
            <button class="btn skip" onclick={|_| to_content()}>{ "Skip to the content" }</button>
            <a class="logo" href="#/">{ wordmark() }</a>
            <nav aria-label="Main">
                <a href="#/" aria-current={current(Section::Play)}>{ "Play" }</a>
                <a href="#/lab/sequence" aria-current={current(Section::Lab)}>{ "Lab" }</a>
                <a href="#/learn" aria-current={current(Section::Learn)}>{ "Learn" }</a>
            </nav>
            { pages }
            <span class="spacer"></span>
            <div class="tools">
                { tools }
                { help(own_help) }
                <button class="btn icon" aria-label="Switch theme" onclick={|_| theme::switch()}>{ icon("theme") }</button>
            </div>
        </header>
    }
}
