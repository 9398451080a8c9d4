//! The last games played on this device.
use crate::games::{compound, library};
use crate::ui::{
    route::{Page, hash},
    storage::{self, RecentGame},
    words,
};
use yew::prelude::*;

#[component]
pub fn Recent() -> Html {
    let games = use_state(storage::recent);
    let cleared = use_state(Vec::new);
    let keep = |kept: &UseStateHandle<Vec<RecentGame>>, dropped: &UseStateHandle<Vec<RecentGame>>| {
        let (kept, dropped) = (kept.clone(), dropped.clone());
        move |_: MouseEvent| {
            storage::replace_recent(&dropped);
            let moved = (*kept).clone();
            kept.set((*dropped).clone());
            dropped.set(moved);
        }
    };
    if games.is_empty() && cleared.is_empty() {
        return Html::default();
    }
    if games.is_empty() {
        return html! {
            <section class="family" aria-labelledby="recent">
                <h2 id="recent">{ "Recent games" }<small role="status">{ "Cleared." }<button class="btn quiet" onclick={keep(&games, &cleared)}>{ "Undo" }</button></small></h2>
            </section>
        };
    }
    html! {
        <section class="family" aria-labelledby="recent">
            <h2 id="recent">{ "Recent games" }<small><button class="btn quiet" onclick={keep(&games, &cleared)}>{ "Clear" }</button></small></h2>
            <ul class="recent">{ for games.iter().map(card) }</ul>
        </section>
    }
}

fn card(last: &RecentGame) -> Html {
    let RecentGame { link, name, text, state } = last;
    // Earlier versions stored only the link.
    let (name, state) = match state.as_str() {
        "" => (named(&link.game), words::count_of_moves(link.moves.len() as u64)),
        _ => (name.as_str(), state.clone()),
    };
    html! {
        <li><a class="recent-card" href={hash(Page::Play, link)}><b>{ name.to_string() }</b>
            <span class="pos">{ text.clone() }</span>
            <small>{ state }</small></a></li>
    }
}

/// The name of the game in a notation, without reading the position.
fn named(notation: &str) -> &'static str {
    if let Some(card) = compound(notation) {
        return card.name;
    }
    let id = notation.split([':', '/']).next();
    library().find(|card| Some(card.id) == id).map_or("Game", |card| card.name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::open;

    #[test]
    fn a_notation_names_its_game() {
        for notation in ["kayles/1.11", "subtraction:1,3,4/21", "nim/3&colourful/r2", "nim/3|nim/1"] {
            assert_eq!(named(notation), open(notation).unwrap().card().name);
        }
    }
}
