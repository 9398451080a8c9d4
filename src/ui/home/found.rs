//! What a search of the gallery shows.
use super::{game_card, link_to, search, sheet::Sheet};
use crate::core::{Brief, Convention};
use crate::ui::words;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, KeyboardEvent};
use yew::prelude::*;

/// Arrow keys go from the search field through what was found, and back.
pub fn walked(event: KeyboardEvent) {
    let back = match event.key().as_str() {
        "ArrowDown" => false,
        "ArrowUp" => true,
        _ => return,
    };
    let document = gloo::utils::document();
    let Ok(found) = document.query_selector_all("#search, .home .family a[href]") else { return };
    let all: Vec<HtmlElement> =
        (0..found.length()).filter_map(|at| found.item(at)?.dyn_into().ok()).collect();
    let here = document.active_element();
    let Some(at) = all.iter().position(|one| here.as_ref() == Some(one)) else { return };
    let next = if back { at.checked_sub(1) } else { Some(at + 1) };
    if let Some(next) = next.and_then(|next| all.get(next)) {
        event.prevent_default();
        // One that cannot take the focus leaves it where it is.
        let _ = next.focus();
    }
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
