//! The application: reads the address and shows the page that it asks for.
use crate::show;
use crate::ui::hooks::{use_effect_with, use_memo, use_state};
use crate::ui::markup::html;
use crate::ui::view::show;
use crate::ui::view::show_keyed;
use crate::{
    core::*,
    ui::{
        bar::bar,
        defs::defs,
        home::Home,
        icons::reticle64,
        lab::LabLink,
        lost::{BadLink, NotFound},
        play::{Match, Play, Setting, open_link},
        rest,
        route::{self, Page, Route},
        theme,
    },
};
use gloo::{events::EventListener, utils::window};
use std::rc::Rc;
use yew::prelude::*;
use yew::props;

/// The whole application.
#[component]
pub fn App() -> Html {
    // Visits are counted, since the address changes with every move: going to the address that the game was
    // opened with is a visit of its own.
    let visit = use_state(|| (0u32, Some(route::current())));
    {
        let visit = visit.setter();
        use_effect_with((), move |()| {
            let mut count = 0;
            let listener = EventListener::new(&window(), "hashchange", move |_| {
                count += 1;
                let (count, visit) = (count, visit.clone());
                let go = {
                    let visit = visit.clone();
                    // What could not be fetched is asked for again where it is needed.
                    move |_here| visit.set((count, Some(route::current())))
                };
                if route::at_home() {
                    go(true);
                } else if rest::when_whole(go) {
                    visit.set((count, None));
                }
            });
            move || drop(listener)
        });
    }
    // A game that has been read stays until the address asks for another.
    let page =
        use_memo((*visit).clone(), |(_, hash)| Rc::new(hash.as_deref().map_or(Shown::Nothing, Shown::of)));
    {
        let page = page.clone();
        use_effect_with(visit.0, move |_| {
            theme::apply(page.theme());
            gloo::utils::document().set_title(&page.title());
        });
    }
    html! { <>
        { defs() }
        { page.view(visit.0) }
    </> }
}

/// A route with its game opened.
enum Shown {
    /// The program is not all here yet.
    Nothing,
    Home,
    Game {
        page: Page,
        start: Rc<Match>,
        link: Rc<Link>,
    },
    Lab(LabLink),
    Bad {
        query: String,
        error: LinkError,
    },
    Lost {
        path: String,
    },
}

impl Shown {
    fn of(hash: &str) -> Self {
        match route::read(hash) {
            Route::Home => Self::Home,
            Route::Unknown { path } => Self::Lost { path },
            Route::Lab { link: Ok(link), .. } => Self::Lab(link),
            Route::Game { query, link: Err(error), .. } | Route::Lab { query, link: Err(error) } => {
                Self::Bad { query, error }
            }
            Route::Game { page, query, link: Ok(link) } => match open_link(&link, route::chance()) {
                Ok(game) => Self::Game { page, start: Rc::new(game), link: Rc::new(link) },
                Err(error) => Self::Bad { query, error },
            },
        }
    }
    fn theme(&self) -> Option<&str> {
        if let Self::Game { link, .. } = self { link.theme.as_deref() } else { None }
    }
    fn title(&self) -> String {
        match self {
            Self::Game { start, .. } => format!("{} · Nimscope", start.start().card().name),
            Self::Bad { .. } | Self::Lost { .. } => "Not found · Nimscope".into(),
            Self::Lab(link) => format!("{} · Nimscope", link.title()),
            Self::Nothing | Self::Home => "Nimscope · Impartial games, solved as you play".into(),
        }
    }
    fn view(&self, key: u32) -> Html {
        match self {
            Self::Nothing => loading(),
            Self::Home => show(Home),
            Self::Lab(link) => link.show(key),
            Self::Bad { query, error } => show!(BadLink { query: query.clone(), error: error.clone() }),
            Self::Lost { path } => show!(NotFound { path: path.clone() }),
            Self::Game { page, start, link } => {
                let setting = match page {
                    Page::Present => Setting::Present,
                    Page::Embed => Setting::Embed,
                    _ => Setting::Play,
                };
                show_keyed(key, props!(Play { start: start.clone(), link: link.clone(), setting }))
            }
        }
    }
}

/// The page before there is one.
fn loading() -> Html {
    html! { <>
        { bar(None) }
        <main class="loading-board">{ reticle64("ret dash") }<div role="status"><h1>{ "Loading" }</h1></div></main>
    </> }
}
