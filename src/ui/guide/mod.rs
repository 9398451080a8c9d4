//! Pages to read: the glossary, the puzzles of past days, and about Nimscope.
mod abilities;
mod about;
mod entries;
mod glossary;
mod puzzles;
mod scroll;

pub use abilities::{ABILITIES, Ability};

use super::shown::{Opening, Shown, opened};
use yew::prelude::*;

/// Opens the page at a path.
pub fn open(path: &str, query: &str) -> Opening {
    match path {
        "about" => opened(About(query.into())),
        "puzzles" => opened(Puzzles(query.into())),
        _ => opened(Glossary(query.into())),
    }
}

/// The page about Nimscope, with its query.
struct About(String);

impl Shown for About {
    fn title(&self) -> String {
        "About · Nimscope".into()
    }
    fn view(&self, visit: u32) -> Html {
        let at = self.0.split('&').find_map(|field| field.strip_prefix("t="));
        html! { <about::AboutPage key={visit} at={at.map(ToString::to_string)} /> }
    }
}

/// The page of puzzles, with its query.
struct Puzzles(String);

impl Shown for Puzzles {
    fn title(&self) -> String {
        "Puzzles · Nimscope".into()
    }
    fn view(&self, visit: u32) -> Html {
        html! { <puzzles::PuzzlesPage key={visit} query={self.0.clone()} /> }
    }
}

/// The page of the glossary, with its query.
struct Glossary(String);

impl Shown for Glossary {
    fn title(&self) -> String {
        "Glossary · Nimscope".into()
    }
    fn view(&self, visit: u32) -> Html {
        // The term that the address names; an unknown one is ignored.
        let term = self.0.split('&').find_map(|field| field.strip_prefix("t="));
        html! { <glossary::GlossaryPage key={visit} term={term.map(ToString::to_string)} /> }
    }
}
