//! The gallery: the games, the puzzle of the day, and the last games on this device. It does without the code of any
//! game: what it shows of one is on its card and in a file beside the program.
use crate::core::{Beginning, Brief, Convention};
use crate::games::{Link, Mark, first_games, marks};
use crate::ui::{
    bar::bar,
    defs::defs,
    heard::Settled,
    icons::icon,
    keyfocus::{self, use_slash},
    prepared,
    route::{Page, hash},
    shown::{Opening, Shown, opened},
    term::explained,
};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement};
use yew::prelude::*;

mod papers;
mod place;
mod puzzle;
mod query_words;
mod recent;
mod result_list;
mod search;
mod sheet;
mod shelves;

use place::HomeState;
use puzzle::puzzle;
use recent::Recent;
pub use sheet::EMPTY;
use sheet::{Sheet, picture, use_sheet};
use shelves::{EASY, Filters, family, is_of, kind_named, legend, shelves};

/// Shows the first page.
pub fn open(_path: &str, query: &str) -> Opening {
    // The fields of the address; text that cannot be decoded is ignored.
    let field = |name: &str| {
        let text = query.split('&').find_map(|field| field.strip_prefix(name));
        text.and_then(|text| js_sys::decode_uri_component(text).ok()).map(String::from)
    };
    opened(ShownHome {
        asked: field("q=").unwrap_or_default(),
        kind: field("f=").and_then(|name| kind_named(&name)),
    })
}

/// The first page with its search text, and the kind of games that it shows.
struct ShownHome {
    asked: String,
    kind: Option<&'static str>,
}

impl Shown for ShownHome {
    fn title(&self) -> String {
        "Nimscope · Impartial games, solved as you play".into()
    }
    fn view(&self, visit: u32) -> Html {
        html! { <Home key={visit} asked={self.asked.clone()} kind={self.kind} /> }
    }
}

#[derive(Properties, PartialEq, Default)]
pub struct HomeProps {
    /// The text that the address searches for.
    #[prop_or_default]
    pub asked: String,
    /// The kind of games that the address asks for.
    #[prop_or_default]
    pub kind: Option<&'static str>,
}

/// The first page.
#[component]
pub fn Home(props: &HomeProps) -> Html {
    // What the visitor did on the prepared page before the program was loaded.
    let done = use_memo((), |()| prepared::visitor_input());
    let query = use_state(|| if props.asked.is_empty() { &done.text } else { &props.asked }.clone());
    let (before, typed) = (done.clone(), query.setter());
    use_effect_with((), move |()| before.again().into_iter().for_each(|text| typed.set(text)));
    let shelf = use_state(|| props.kind);
    // How the page was left, where Back has led to it.
    let left = use_memo((), |()| HomeState::before());
    let back = left.clone();
    use_effect_with((), move |()| back.again());
    // The shelves that show all of their games.
    let unfolded = use_state(|| left.unfolded.iter().filter_map(|name| kind_named(name)).collect::<Vec<_>>());
    let sheet = use_sheet();
    use_slash("#search");
    let oninput = {
        let query = query.clone();
        move |event: InputEvent| query.set(event.target_unchecked_into::<HtmlInputElement>().value())
    };
    let clear = {
        let query = query.clone();
        move |_: MouseEvent| {
            query.set(String::new());
            // The button that was pressed disappears.
            keyfocus::focus("#search");
        }
    };
    let asked = !query.trim().is_empty();
    let mut found = search::found(|id| sheet.examples(id), &query);
    let of_kind = |card: &&'static Brief| shelf.is_none_or(|kind| is_of(card, kind));
    // A search that finds no game of the chosen kind, or names a game of another kind, goes on among all games.
    let other = found.first().is_some_and(|card| search::is_name_of(card, &query) && !of_kind(card));
    let narrowed = !asked || found.iter().any(of_kind) && !other;
    if narrowed {
        found.retain(of_kind);
    }
    let index = papers::use_index(asked);
    // The search text for which all found parts are shown.
    let whole = use_state(|| None::<String>);
    let most = if whole.as_ref() == Some(&*query) { usize::MAX } else { papers::MOST };
    let (parts, of) = index.map_or_else(Default::default, |index| papers::found(&index, &query, most));
    // Parts with only some of the words are of no help where there are games with all of them.
    let some = !found.is_empty() && parts.iter().any(|part| !part.whole);
    let (parts, of) = if some { Default::default() } else { (parts, of) };
    let easy = search::asks_easy(&query) || *shelf == Some(EASY);
    // A page with exactly this title, or the only one to speak of the subject, comes before the games.
    let paged = parts.first().is_some_and(|part| {
        let named = found.first().is_some_and(|card| search::is_name_of(card, &query));
        let told = found.first().and_then(|card| search::misspelt_in_card(card, &query));
        // A game whose label nearly matches counts less than a part whose own label does.
        let told = told.is_some_and(|slips| slips == 0 || !part.named);
        !named && (part.exact || part.whole && part.is_of_site() && !told && !easy)
    });
    // Nothing has all of the words: pages that have some, then games that may be meant.
    let vague = asked && found.is_empty() && !parts.iter().any(|part| part.whole);
    let show_all = {
        let (whole, query) = (whole.setter(), (*query).clone());
        move |_: MouseEvent| whole.set(Some(query.clone()))
    };
    let none = (vague && parts.is_empty())
        .then(|| format!("No game matches “{}”.", query.chars().take(60).collect::<String>()));
    // A search for misère play opens the games in misère play.
    let convention = if search::asks_misere(&query) { Convention::Misere } else { Convention::Normal };
    // Those who come back to the page find the same search, kind of games and place.
    let remember = {
        let (query, shelf, unfolded) = (query.clone(), *shelf, unfolded.clone());
        move |link: Option<Element>| {
            let fields = [("q", query.trim()), ("f", shelf.unwrap_or_default())];
            let fields = fields.into_iter().filter(|(_, text)| !text.is_empty());
            let fields: Vec<_> =
                fields.map(|(name, text)| format!("{name}={}", js_sys::encode_uri_component(text))).collect();
            let fields = if fields.is_empty() { String::new() } else { format!("?{}", fields.join("&")) };
            place::leave(&format!("#/{fields}"), link.as_ref(), &unfolded);
        }
    };
    let onsubmit = {
        let to = search::position(&query).map(|(_, link)| link);
        let part = || parts.first().map(|part| part.to.clone());
        let game =
            |named: bool| found.first().filter(|card| asked && (!named || search::is_name_of(card, &query)));
        let game = |named: bool| game(named).map(|card| to_play(card, convention, easy));
        // What has exactly this name, then the best of the games, then pages that only mention it.
        let page = || part().filter(|_| paged);
        let to = to.or_else(|| game(true)).or_else(page).or_else(|| game(false)).or_else(part);
        let remember = remember.clone();
        move |event: SubmitEvent| {
            event.prevent_default();
            remember(None);
            if let Some(to) = &to {
                // Fails only for an invalid address.
                let _ = gloo::utils::window().location().set_hash(to);
            }
        }
    };
    let parts_found = papers::list(&parts, of, show_all.into());
    let onclick = move |event: MouseEvent| {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let link = target.and_then(|target| target.closest("a[href]").ok().flatten());
        if link.is_some() {
            remember(link);
        }
    };
    let all = |name: &'static str| asked || shelf.is_some() || unfolded.contains(&name);
    html! { <>
        { bar(None) }
        <main class="home" {onclick} onkeydown={asked.then(|| Callback::from(result_list::walk_results))}>
            <div class="hero">
                <div>
                    <h1>{ "Impartial games, solved as you play" }</h1>
                    <p class="lead">{ "Impartial means that both players have the same moves. Whoever makes the last move wins. Meet a perfect opponent; see every " }{ explained("winning-move", "winning move") }{ ", and why it wins." }</p>
                    { begin() }
                    <form role="search" {onsubmit}><label class="search"><span class="sr">{ "Search games" }</span>{ icon("search") }
                        <input id="search" type="search" placeholder="Search games and theorems" value={(*query).clone()} {oninput} /><kbd>{ "/" }</kbd></label></form>
                    { result_list::kept(done.game.as_deref()) }
                    <Filters shelf={shelf.clone()} {narrowed} />
                </div>
                { puzzle(&sheet) }
            </div>
            if let Some(none) = none.clone() {
                <div class="state"><p><b>{ none }</b></p>
                    <p class="dim">{ search::hint(&query, sheet.is_here()) }</p>
                    <button class="btn" onclick={clear}>{ "Clear search" }</button></div>
            }
            // Heard once the typing pauses.
            <Settled text={none.or_else(|| result_list::spoken_results(&found, &parts, of, paged || vague).filter(|_| asked)).or_else(|| shelf.map(|_| result_list::counted(&found))).or_else(|| done.game.as_ref().map(|_| result_list::KEPT.into()))} />
            if asked {
                if paged || vague { <>{ parts_found.clone() }</> }
                if vague { { result_list::suggestions(&query, &sheet) } }
                <>{ result_list::results(&found, |card| to_play(card, convention, easy), &sheet) }</>
                if !paged && !vague { <>{ parts_found }</> }
            } else {
                if shelf.is_none() {
                    <Recent/>
                    { to_begin_with(&found, &sheet) }
                }
                { legend() }
                <>{ for shelves().into_iter().map(|name| family(name, &found, &sheet, all(name), &unfolded)) }</>
            }
            <nav class="foot-links" aria-label="About the site"><a href="#/glossary">{ "Glossary" }</a><a href="#/papers">{ "Papers" }</a><a href="#/about">{ "About Nimscope" }</a></nav>
            // Shown on metered connections: see index.html.
            <p class="metered small dim">{ "To save data, only what you have opened is kept for use without a network. " }<button class="btn quiet" id="everything">{ "Keep everything" }</button></p>
        </main>
    </> }
}

/// The first page as index.html holds it ready, with the shapes that the pictures of its cards refer to.
#[component]
pub fn Prepared() -> Html {
    html! { <>{ defs() }<Home /></> }
}

/// The games to begin with.
fn to_begin_with(found: &[&'static Brief], sheet: &Sheet) -> Html {
    let cards = first_games().into_iter().filter(|card| found.contains(card));
    html! {
        <section class="family five" aria-labelledby="begin">
            <h2 id="begin">{ "To begin with" }<small>{ "well-known games that are quick to learn" }</small></h2>
            <ul>{ for cards.map(|card| game_card(card, card.remarks.beginning.map_or_else(|| link_to(card, Convention::Normal), begun), sheet)) }</ul>
        </section>
    }
}

/// The button that begins the first of the games, with one click.
fn begin() -> Html {
    let first = first_games().into_iter().find_map(|card| card.remarks.beginning.map(|it| (card.name, it)));
    html! {
        <p class="begin">
            if let Some((name, beginning)) = first {
                <a class="btn pri" href={begun(beginning)}>{ icon("play") }{ format!("Play {name}") }</a>
            }
            <a class="btn" href="#/lesson?l=1.1">{ "Learn how" }</a>
        </p>
    }
}

/// The link to a small position against an opponent who errs. Unless the visitor has chosen analysis there is none:
/// only the rule in the panel, and hints on request.
fn begun(beginning: Beginning) -> String {
    hash(Page::Play, &Link { opponent: Some("beginner".into()), ..Link::new(beginning.notation) })
}

/// The game as it begins, or for those who begin themselves the small position against an opponent who errs.
fn to_play(card: &Brief, convention: Convention, easy: bool) -> String {
    let beginning = card.remarks.beginning.filter(|_| easy && convention == Convention::Normal);
    beginning.map_or_else(|| link_to(card, convention), begun)
}

fn link_to(card: &Brief, convention: Convention) -> String {
    hash(Page::Play, &Link { convention, ..Link::new(card.start) })
}

fn game_card(card: &'static Brief, href: String, sheet: &Sheet) -> Html {
    let mark = |mark: Mark| {
        let title = card.remarks.open.filter(|_| mark == Mark::Open);
        let course = matches!(mark, Mark::Chapter(_)).then_some("course");
        html! { <>{ " " }<i class={course} {title}>{ mark.to_string() }</i></> }
    };
    let marks = marks(card);
    html! {
        <li key={card.id}><a class="game-card" {href}>
            <span class="thumb stage">{ picture(sheet, card.id) }</span>
            <span class="card-text"><b>{ card.name }</b><span>{ card.short }</span>
                if !marks.is_empty() { <span class="marks"><span class="sr">{ "Marks: " }</span>{ for marks.into_iter().map(mark) }</span> }
            </span>
        </a></li>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_games_leave_the_analysis_to_the_person() {
        let games: Vec<_> = first_games().into_iter().filter_map(|card| card.remarks.beginning).collect();
        assert_eq!(games.len(), 5);
        for beginning in games {
            let address = begun(beginning);
            let (path, query) = crate::ui::route::parts(&address);
            let link = Link::read(query).unwrap();
            assert_eq!((path, link.opponent.as_deref(), link.analysis), ("play", Some("beginner"), None));
        }
    }
}
