//! The gallery: the games, the puzzle of the day, and the last games on this device.
use crate::ui::hooks::{UseStateHandle, use_memo, use_state};
use crate::ui::markup::html;
use crate::ui::view::show;
use crate::{
    core::*,
    ui::{
        bar::bar,
        boards::thumb,
        icons::*,
        keyfocus::use_slash,
        play::{Match, open_link},
        rest::use_whole,
        route::{Page, hash},
        storage, words,
    },
};
use std::rc::Rc;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The first page.
#[hook]
fn use_home(_home: &Home) -> Html {
    let query = use_state(String::new);
    let shelf = use_state(|| None::<&'static str>);
    let whole = use_whole();
    use_slash("#search");
    let oninput = {
        let query = query.clone();
        move |event: InputEvent| query.set(event.target_unchecked_into::<HtmlInputElement>().value())
    };
    let clear = {
        let query = query.clone();
        move |_: MouseEvent| query.set(String::new())
    };
    let found: Vec<&'static Card> = library()
        .filter(|card| shelf.is_none_or(|shelf| card.shelf == shelf) && matches(card, &query))
        .collect();
    html! { <>
        { bar(None) }
        <main class="home">
            <div class="hero">
                <div>
                    <h1>{ "Impartial games, solved as you play" }</h1>
                    <p class="lead">{ "Meet a perfect opponent. See every Grundy value and every winning move." }</p>
                    <label class="srch"><span class="sr">{ "Search games" }</span>{ icon("search") }
                        <input id="search" type="search" placeholder="Search games and rules" value={(*query).clone()} {oninput} /><kbd>{ "/" }</kbd></label>
                    { filters(&shelf) }
                </div>
                { if whole { show(Puzzle) } else { puzzle(None) } }
            </div>
            if found.is_empty() {
                <div class="state" role="status"><p><b>{ format!("No game matches “{}”.", query.chars().take(60).collect::<String>()) }</b></p>
                    <p class="dim">{ hint(&query) }</p>
                    <button class="btn" onclick={clear}>{ "Clear search" }</button></div>
            }
            { for shelves().into_iter().enumerate().map(|(at, name)| family(name, &found, whole || at == 0)) }
            if whole { { show(Recent) } }
        </main>
    </> }
}

crate::view!(Home, use_home);

/// See [`use_home`].
#[derive(PartialEq)]
pub struct Home;

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
        <div class="filt" role="group" aria-label="Family">{ button(None) }{ for names.into_iter().map(|name| button(Some(name))) }</div>
    }
}

/// Whether every word of the query is found on the card.
fn matches(card: &Card, query: &str) -> bool {
    let presets: String = card.presets.iter().map(|preset| preset.name).collect::<Vec<_>>().join(" ");
    let text = [card.name, card.short, card.shelf, card.source, card.keywords, &presets]
        .join(" ")
        .to_ascii_lowercase();
    query.to_ascii_lowercase().split_whitespace().all(|word| text.contains(word))
}

/// One fact that may help where nothing was found.
fn hint(query: &str) -> String {
    match open(query) {
        Ok(_) => "This is a position: open a game, then New game and Type.".into(),
        Err(_) => format!(
            "Names, rules, papers and examples are searched in {}.",
            words::count(library().count() as u64, "game")
        ),
    }
}

/// The games of a shelf; their boards can be drawn as soon as their rules are there.
fn family(name: &'static str, found: &[&'static Card], drawn: bool) -> Html {
    let cards: Vec<_> = found.iter().filter(|card| card.shelf == name).collect();
    if cards.is_empty() {
        return Html::default();
    }
    let id = format!("shelf-{}", name.to_ascii_lowercase().replace(' ', "-"));
    html! {
        <section class="fam" aria-labelledby={id.clone()}>
            <h2 {id}>{ name }<small>{ words::count(cards.len() as u64, "game") }</small></h2>
            <ul>{ for cards.into_iter().map(|card| game_card(card, drawn)) }</ul>
        </section>
    }
}

fn game_card(card: &'static Card, drawn: bool) -> Html {
    let Some(first) = card.presets.first() else { return Html::default() };
    let game = drawn.then(|| open(first.notation).ok()).flatten();
    let picture = thumb(&game.map_or_else(nothing, |game| game.scene()));
    html! {
        <li><a class="gcard" href={hash(Page::Play, &Link::new(first.notation))}>
            <span class="th stage">{ picture }</span>
            <span class="tx"><b>{ card.name }</b><span>{ card.short }</span></span>
        </a></li>
    }
}

/// The puzzle of the day: from the date on this device, the same for everyone.
#[hook]
fn use_puzzle(_home: &Puzzle) -> Html {
    let day = use_state(today);
    let game = use_memo(day.0, |day| puzzle_of_the_day(*day));
    puzzle(Some((&*game, &day.1)))
}

crate::view!(Puzzle, use_puzzle);

/// See [`use_puzzle`].
#[derive(PartialEq)]
struct Puzzle;

/// The puzzle with its date, or the place for it.
fn puzzle(of: Option<(&Rc<dyn Game>, &str)>) -> Html {
    let (scene, date) = of.map_or_else(|| (nothing(), ""), |(game, date)| (game.scene(), date));
    let about = match of {
        Some((game, _)) => html! { <>{ game.card().name }{ " " }<span class="pos">{ game.text() }</span></> },
        None => html! { "\u{a0}" },
    };
    let solve = match of {
        Some((game, _)) => {
            let mut link = Link::new(game.notation());
            (link.analysis, link.opponent) = (Some("off".into()), Some("perfect".into()));
            html! { <a class="btn pri" href={hash(Page::Play, &link)}>{ "Solve" }</a> }
        }
        None => html! { <button class="btn pri" disabled=true>{ "Solve" }</button> },
    };
    html! {
        <section class="puz" aria-labelledby="puzzle">
            <div class="top">{ reticle_mark() }<h2 id="puzzle">{ "Puzzle of the day" }</h2><span>{ date.to_string() }</span></div>
            <div class="stage b">{ thumb(&scene) }</div>
            <div class="q"><p><b>{ "Find the only winning move." }</b><small>{ about }</small></p>{ solve }</div>
        </section>
    }
}

/// A table with nothing on it.
fn nothing() -> Rc<Scene> {
    Rc::new(Scene { boards: Vec::new() })
}

/// The days since 1970 by the calendar of this device, and the date in words.
fn today() -> (u64, String) {
    const MONTHS: [&str; 12] = [
        "January",
        "February",
        "March",
        "April",
        "May",
        "June",
        "July",
        "August",
        "September",
        "October",
        "November",
        "December",
    ];
    let now = js_sys::Date::new_0();
    let minutes = now.get_time() / 60_000.0 - now.get_timezone_offset();
    let month = MONTHS.get(now.get_month() as usize).copied().unwrap_or_default();
    ((minutes / 1440.0).max(0.0) as u64, format!("{} {month}", now.get_date()))
}

/// The last games on this device.
#[hook]
fn use_recent(_home: &Recent) -> Html {
    let links = use_state(storage::recent);
    let games: Vec<(Link, Match)> = links
        .iter()
        .filter_map(|text| Link::read(text).ok())
        .filter_map(|link| open_link(&link, 0).ok().map(|game| (link, game)))
        .collect();
    if games.is_empty() {
        return Html::default();
    }
    let forget = {
        let links = links.setter();
        move |_: MouseEvent| {
            storage::forget();
            links.set(Vec::new());
        }
    };
    let card = |(link, game): &(Link, Match)| {
        let state = match game.winner() {
            Some(side) => words::wins(&game.side_name(side)),
            None => words::to_move(&game.side_name(game.side(game.live))),
        };
        html! {
            <li><a class="rcard" href={hash(Page::Play, link)}><b>{ game.start().card().name }</b>
                <span class="pos">{ short(&game.positions[game.live].text()) }</span>
                <small>{ format!("{state} · {}", words::count_of_moves(game.live as u64)) }</small></a></li>
        }
    };
    html! {
        <section class="fam" aria-labelledby="recent">
            <h2 id="recent">{ "Last games" }<small><button class="btn quiet" onclick={forget}>{ "Forget" }</button></small></h2>
            <ul class="recent">{ for games.iter().map(card) }</ul>
        </section>
    }
}

crate::view!(Recent, use_recent);

/// See [`use_recent`].
#[derive(PartialEq)]
struct Recent;

fn short(text: &str) -> String {
    if text.chars().count() <= 60 {
        text.into()
    } else {
        text.chars().take(58).chain("…".chars()).collect()
    }
}
