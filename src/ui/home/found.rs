//! What a search of the gallery shows.
use super::{game_card, link_to, search, sheet::Sheet};
use crate::core::{Brief, Convention};
use crate::ui::{keyfocus, popover, words};
use web_sys::{HtmlElement, KeyboardEvent};
use yew::prelude::*;

/// Arrow keys go from the search field through what was found, and back; Escape leads back at once.
pub fn walked(event: KeyboardEvent) {
    let field = || event.target_dyn_into::<HtmlElement>().is_some_and(|at| at.id() == "search");
    if event.key() == "Escape" && !field() {
        keyfocus::focus("#search");
        return;
    }
    let found = gloo::utils::document().query_selector_all("#search, .home .family a[href]");
    popover::walk(&event, &popover::all(found), false);
}

/// Games to look at instead, where nothing was found.
pub fn perhaps(query: &str, sheet: &Sheet) -> Html {
    html! {
        <section class="family" aria-labelledby="perhaps">
            <h2 id="perhaps">{ "Perhaps" }<small>{ "one of these" }</small></h2>
            <ul>{ for search::nearest(query).into_iter().map(|card| game_card(card, link_to(card, Convention::Normal), sheet)) }</ul>
        </section>
    }
}

/// What is heard of what was found.
fn first(found: &[&'static Brief]) -> String {
    found
        .first()
        .map_or_else(String::new, |card| format!(", first {}: arrow down goes through them", card.name))
}

/// What was found, the best first.
pub fn results(found: &[&'static Brief], to: impl Fn(&Brief) -> String, sheet: &Sheet) -> Html {
    if found.is_empty() {
        return Html::default();
    }
    html! {
        <section class="family" aria-labelledby="found">
            <h2 id="found">{ "Found" }<small role="status">{ words::count(found.len() as u64, "game") }<span class="sr">{ first(found) }</span></small></h2>
            <ul>{ for found.iter().map(|card| game_card(card, to(card), sheet)) }</ul>
        </section>
    }
}
