//! The application: reads the address and shows the page that it asks for, once its code is here.
use crate::ui::shown::{Open, Opening, Shown};
use crate::{
    part::{FetchError, Part},
    ui::{
        bar::bar,
        defs::defs,
        dialogs::keys::Keyboard,
        guide, home,
        icons::reticle64,
        keyfocus::{arrive, use_help, use_letters},
        lab,
        lazy::missing,
        learn, lost, papers, play, prepared, route,
        term::TermNote,
        theme,
    },
};
use futures_util::FutureExt;
use gloo::{events::EventListener, utils::window};
use std::rc::Rc;
use yew::prelude::*;

crate::parts! {
    static HOME in home: Open = home::open;
    static LOST in home: Open = lost::open;
    static GUIDE in guide: Open = guide::open;
    static COURSE in course: Open = learn::open;
    static PAPERS in papers: Open = papers::open;
    static LESSON in lesson: Open = learn::open_lesson;
    static DRILLS in lesson: Open = learn::open_drill;
    static WORKSHEET in lesson: Open = learn::open_worksheet;
    static TEACHERS in class_list: Open = learn::open_teachers;
    static GAME in play: Open = play::open;
}

/// The part of the program with the page of a path.
fn part(path: &str) -> &'static Part<Open> {
    match path {
        "" => &HOME,
        "play" | "present" | "embed" => &GAME,
        "learn" => &COURSE,
        "lesson" => &LESSON,
        "drills" => &DRILLS,
        "worksheet" => &WORKSHEET,
        "teachers" => &TEACHERS,
        "glossary" | "about" | "puzzles" => &GUIDE,
        "papers" => &PAPERS,
        _ => lab::part(path).unwrap_or(&LOST),
    }
}

/// The paths of all pages.
pub const PATHS: &[&str] = &[
    "",
    "play",
    "present",
    "embed",
    "lab",
    "labs",
    "lab/sequence",
    "lab/nimbers",
    "lab/evolution",
    "lab/counting",
    "lab/maps",
    "lab/piles",
    "lab/graphs",
    "lab/solution",
    "glossary",
    "about",
    "puzzles",
    "papers",
    "learn",
    "lesson",
    "drills",
    "worksheet",
    "teachers",
];

/// The names of the parts that the page of a path loads, besides those of a game.
pub fn parts(path: &str) -> Vec<&'static str> {
    std::iter::once(part(path).name()).chain(play::setting_part(path)).chain(lab::worker_part(path)).collect()
}

/// The page at this fragment of the address.
fn open(hash: &str) -> Opening {
    let (path, query) = route::parts(hash);
    let (path, query) = (path.to_string(), query.to_string());
    Box::pin(async move { part(&path).load().await?(&path, &query).await })
}

/// What is on the screen.
enum Visit {
    Coming,
    Here(Rc<dyn Shown>),
    Missing,
}

/// The whole application.
#[component]
pub fn App() -> Html {
    // Visits are counted, since the address changes with every move: going back to the address with which the game was
    // opened is a new visit.
    let visit = use_state(|| (0u32, Visit::Coming));
    let go = {
        let visit = visit.setter();
        // The number of the last page asked for: an earlier page may arrive after it.
        let asked = use_mut_ref(|| 0u32);
        use_callback((), move |(), ()| {
            let count = *asked.borrow() + 1;
            *asked.borrow_mut() = count;
            let show = {
                let (visit, asked) = (visit.clone(), asked.clone());
                move |page: Result<Rc<dyn Shown>, FetchError>| {
                    if *asked.borrow() == count {
                        enter(&page);
                        visit.set((count, page.map_or(Visit::Missing, Visit::Here)));
                    }
                }
            };
            let mut page = open(&route::arrive());
            match page.as_mut().now_or_never() {
                Some(page) => show(page),
                None => {
                    visit.set((count, Visit::Coming));
                    wasm_bindgen_futures::spawn_local(page.map(show));
                }
            }
        })
    };
    {
        let go = go.clone();
        use_effect_with((), move |()| {
            go.emit(());
            let listener = EventListener::new(&window(), "hashchange", move |_| {
                if !route::stays() {
                    go.emit(());
                }
            });
            move || drop(listener)
        });
    }
    // Whether the list of the page's keys is shown.
    use_letters();
    let keys = use_state_eq(|| false);
    {
        let show = keys.setter();
        use_help(Callback::from(move |()| show.set(true)));
        let shut = keys.setter();
        // On the first page the keys may have been asked for before the program had loaded.
        use_effect_with(visit.0, move |count| {
            if *count > 1 {
                shut.set(false);
            }
        });
    }
    {
        let here = matches!(visit.1, Visit::Here(_));
        use_effect_with((visit.0, here), |(count, here)| {
            if *here {
                let new = route::take_new();
                // The first page begins at its top.
                if *count > 1 {
                    arrive(new);
                }
            }
        });
    }
    let page = match &visit.1 {
        Visit::Coming => loading(),
        Visit::Here(page) => page.view(visit.0),
        Visit::Missing => html! { <>{ bar(None) }<main>{ missing(go) }</main></> },
    };
    let keys = (*keys).then(|| {
        let hide = keys.setter();
        let on_close = Callback::from(move |()| hide.set(false));
        play::keys_of(Keyboard::of(route::parts(&route::current()).0), on_close)
    });
    html! { <>{ defs() }{ page }<TermNote/>{ keys.unwrap_or_default() }</> }
}

/// Tells the window of the new page: its theme and its title.
fn enter(page: &Result<Rc<dyn Shown>, FetchError>) {
    // The prepared start page gives way only once the page is drawn, or here, where there is no page to draw.
    if page.is_err() {
        prepared::give_way();
    }
    theme::apply(page.as_ref().ok().and_then(|page| page.theme()));
    let title = page.as_ref().map_or_else(|_| "Nimscope".into(), |page| page.title());
    gloo::utils::document().set_title(&title);
}

/// What is shown until the page has loaded.
fn loading() -> Html {
    html! { <>
        { bar(None) }
        <main class="loading-board">{ reticle64("reticle dash") }<div role="status"><h1>{ "Loading" }</h1></div></main>
    </> }
}
