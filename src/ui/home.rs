//! The gallery: the games, the puzzle of the day, and the last games on this device. It does without the code of any
//! game: what it shows of one is on its card and in a file beside the program.
use crate::core::Brief;
use crate::games::{Link, library};
use crate::ui::{
    bar::bar,
    icons::icon,
    keyfocus::use_slash,
    route::{Page, hash},
    shown::{Opening, Shown, opened},
    term::explained,
    words,
};
use web_sys::HtmlInputElement;
use yew::prelude::*;

mod puzzle;
mod recent;
mod search;
mod sheet;

use puzzle::puzzle;
use recent::Recent;
pub use sheet::EMPTY;
use sheet::{Sheet, picture, use_sheet};

/// Shows the first page.
pub fn open(_path: &str, _query: &str) -> Opening {
    opened(First)
}

struct First;

impl Shown for First {
    fn title(&self) -> String {
        "Nimscope · Impartial games, solved as you play".into()
    }
    fn view(&self, _visit: u32) -> Html {
        html! { <Home /> }
    }
}

/// The first page.
#[component]
pub fn Home() -> Html {
    let query = use_state(String::new);
    let shelf = use_state(|| None::<&'static str>);
    let sheet = use_sheet();
    use_slash("#search");
    let oninput = {
        let query = query.clone();
        move |event: InputEvent| query.set(event.target_unchecked_into::<HtmlInputElement>().value())
    };
    let clear = {
        let query = query.clone();
        move |_: MouseEvent| query.set(String::new())
    };
    let found: Vec<&'static Brief> = library()
        .filter(|card| shelf.is_none_or(|shelf| card.shelf == shelf))
        .filter(|card| search::finds(card, sheet.examples(card.id), &query))
        .collect();
    html! { <>
        { bar(None) }
        <main class="home">
            <div class="hero">
                <div>
                    <h1>{ "Impartial games, solved as you play" }</h1>
                    <p class="lead">{ "Two players, the same moves for both, and the last move decides. Meet a perfect opponent; see every " }{ explained("grundy-value", "Grundy value") }{ " and every " }{ explained("winning-move", "winning move") }{ "." }</p>
                    <label class="search"><span class="sr">{ "Search games" }</span>{ icon("search") }
                        <input id="search" type="search" placeholder="Search games and rules" value={(*query).clone()} {oninput} /><kbd>{ "/" }</kbd></label>
                    { filters(&shelf) }
                </div>
                { puzzle(&sheet) }
            </div>
            if found.is_empty() {
                <div class="state" role="status"><p><b>{ format!("No game matches “{}”.", query.chars().take(60).collect::<String>()) }</b></p>
                    <p class="dim">{ search::hint(&query, sheet.is_here()) }</p>
                    <button class="btn" onclick={clear}>{ "Clear search" }</button></div>
            }
            <>{ for shelves().into_iter().map(|name| family(name, &found, &sheet)) }</>
            <Recent />
            <nav class="foot-links" aria-label="About the site"><a href="#/glossary">{ "Glossary" }</a><a href="#/about">{ "About Nimscope" }</a></nav>
            // Shown where the connection is paid for by the byte: see index.html.
            <p class="metered small dim">{ "To save data, only what you have opened is kept for use without a network. " }<button class="btn quiet" id="everything">{ "Keep everything" }</button></p>
        </main>
    </> }
}

/// The shelves that hold games, in the order of the library.
fn shelves() -> Vec<&'static str> {
    let mut names: Vec<&'static str> = library().map(|card| card.shelf).collect();
    names.dedup();
    names
}

fn filters(shelf: &UseStateHandle<Option<&'static str>>) -> Html {
    let names = shelves();
    if names.len() < 2 {
        return Html::default();
    }
    let button = |value: Option<&'static str>| {
        let set = shelf.setter();
        let pressed = if **shelf == value { "true" } else { "false" };
        html! { <button class="btn" aria-pressed={pressed} onclick={move |_| set.set(value)}>{ value.unwrap_or("All") }</button> }
    };
    html! {
        <div class="filters" role="group" aria-label="Family">{ button(None) }{ for names.into_iter().map(|name| button(Some(name))) }</div>
    }
}

/// The games of a shelf.
fn family(name: &'static str, found: &[&'static Brief], sheet: &Sheet) -> Html {
    let cards: Vec<_> = found.iter().filter(|card| card.shelf == name).collect();
    if cards.is_empty() {
        return Html::default();
    }
    let id = format!("shelf-{}", name.to_ascii_lowercase().replace(' ', "-"));
    html! {
        <section class="family" aria-labelledby={id.clone()}>
            <h2 {id}>{ name }<small>{ words::count(cards.len() as u64, "game") }</small></h2>
            <ul>{ for cards.into_iter().map(|card| game_card(card, sheet)) }</ul>
        </section>
    }
}

fn game_card(card: &'static Brief, sheet: &Sheet) -> Html {
    html! {
        <li><a class="game-card" href={hash(Page::Play, &Link::new(card.start))}>
            <span class="th stage">{ picture(sheet, card.id) }</span>
            <span class="card-text"><b>{ card.name }</b><span>{ card.short }</span></span>
        </a></li>
    }
}
