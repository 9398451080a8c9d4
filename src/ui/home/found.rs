//! What a search of the gallery shows.
use super::{game_card, link_to, search, sheet::Sheet};
use crate::core::{Brief, Convention};
use crate::ui::words;
use yew::prelude::*;

/// Games to look at instead, where nothing was found.
pub fn perhaps(query: &str, sheet: &Sheet) -> Html {
    html! {
        <section class="family" aria-labelledby="perhaps">
            <h2 id="perhaps">{ "Perhaps" }<small>{ "one of these" }</small></h2>
            <ul>{ for search::nearest(query).into_iter().map(|card| game_card(card, link_to(card, Convention::Normal), sheet)) }</ul>
        </section>
    }
}

/// What was found, the best first.
pub fn results(found: &[&'static Brief], to: impl Fn(&Brief) -> String, sheet: &Sheet) -> Html {
    if found.is_empty() {
        return Html::default();
    }
    html! {
        <section class="family" aria-labelledby="found">
            <h2 id="found">{ "Found" }<small role="status">{ words::count(found.len() as u64, "game") }</small></h2>
            <ul>{ for found.iter().map(|card| game_card(card, to(card), sheet)) }</ul>
        </section>
    }
}
