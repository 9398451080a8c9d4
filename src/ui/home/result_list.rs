//! What a search of the gallery shows.
use super::{game_card, link_to, papers::Found, search, sheet::Sheet};
use crate::core::{Brief, Convention};
use crate::ui::{icons::icon, keyfocus, popover, words};
use web_sys::{HtmlElement, KeyboardEvent};
use yew::prelude::*;

/// Arrow keys move from the search field through the results and back; Escape returns to the field at once.
pub fn walk_results(event: KeyboardEvent) {
    let field = || event.target_dyn_into::<HtmlElement>().is_some_and(|at| at.id() == "search");
    if event.key() == "Escape" && !field() {
        keyfocus::focus("#search");
        return;
    }
    let found = gloo::utils::document().query_selector_all("#search, .home .family a[href]");
    popover::walk(&event, &popover::all(found), false);
}

/// The message when the search key has led away from a game.
pub const KEPT: &str = "Your game is kept.";

/// A link back to that game.
pub fn kept(game: Option<&str>) -> Html {
    html! {
        if let Some(game) = game { <p class="line small">{ KEPT }<a class="btn quiet" href={game.to_string()}>{ icon("back") }{ "Back to it" }</a></p> }
    }
}

/// Games to suggest where nothing was found.
pub fn suggestions(query: &str, sheet: &Sheet) -> Html {
    html! {
        <section class="family" aria-labelledby="perhaps">
            <h2 id="perhaps">{ "Perhaps" }<small>{ "one of these" }</small></h2>
            <ul>{ for search::nearest(query).into_iter().map(|card| game_card(card, link_to(card, Convention::Normal), sheet)) }</ul>
        </section>
    }
}

/// The announcement of the results: the numbers of pages and games, and the first ones, in the order in which they are
/// shown; none where there are none.
pub fn spoken_results(
    games: &[&'static Brief],
    pages: &[Found],
    of: usize,
    pages_first: bool,
) -> Option<String> {
    let game = games.first().map(|card| (words::count(games.len() as u64, "game"), card.name));
    let page = pages.first().map(|page| (words::count(of as u64, "page"), &*page.label));
    let [one, other] = if pages_first { [page, game] } else { [game, page] };
    let ((count, first), more) = match (one, other) {
        (Some(one), other) => (one, other),
        (None, Some(one)) => (one, None),
        (None, None) => return None,
    };
    let more = more.map(|(count, _)| format!(", and {count}")).unwrap_or_default();
    Some(format!("{count}, first {first}{more}: arrow down goes through them."))
}

/// The announcement of the games of a kind, such as "13 games".
pub fn counted(games: &[&'static Brief]) -> String {
    words::count(games.len() as u64, "game")
}

/// The games found, the best match first.
pub fn results(found: &[&'static Brief], to: impl Fn(&Brief) -> String, sheet: &Sheet) -> Html {
    if found.is_empty() {
        return Html::default();
    }
    html! {
        <section class="family" aria-labelledby="found">
            <h2 id="found">{ "Found" }<small>{ counted(found) }</small></h2>
            <ul>{ for found.iter().map(|card| game_card(card, to(card), sheet)) }</ul>
        </section>
    }
}
