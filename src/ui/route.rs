//! Hash routes: which page, and the link that it shows.
use crate::core::{Link, LinkError};
use crate::ui::lab::LabLink;
use gloo::utils::window;
use wasm_bindgen::JsValue;

/// The pages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Page {
    Home,
    Play,
    Present,
    Embed,
}

impl Page {
    fn path(self) -> &'static str {
        match self {
            Self::Home => "",
            Self::Play => "play",
            Self::Present => "present",
            Self::Embed => "embed",
        }
    }
}

/// What an address asks for.
#[derive(Clone, PartialEq, Debug)]
pub enum Route {
    Home,
    /// A game; the text is the query as it stands.
    Game {
        page: Page,
        query: String,
        link: Result<Link, LinkError>,
    },
    /// A page of the lab; the text is the query as it stands.
    Lab {
        query: String,
        link: Result<LabLink, LinkError>,
    },
    /// An address that names no page.
    Unknown {
        path: String,
    },
}

/// The route of a fragment such as `#/play?v=1&g=nim/3+5+7`.
pub fn read(hash: &str) -> Route {
    let (path, query) = parts(hash);
    let game = [Page::Play, Page::Present, Page::Embed].into_iter().find(|page| page.path() == path);
    match game {
        Some(page) => Route::Game { page, query: query.into(), link: Link::read(query) },
        None if path.is_empty() => Route::Home,
        None => match LabLink::read(path, query) {
            Some(link) => Route::Lab { query: query.into(), link },
            None => Route::Unknown { path: path.into() },
        },
    }
}

/// Whether the address is that of the start page.
pub fn at_home() -> bool {
    parts(&current()).0.is_empty()
}

/// The path and the query of a fragment.
fn parts(hash: &str) -> (&str, &str) {
    let text = hash.strip_prefix('#').unwrap_or(hash);
    let text = text.strip_prefix('/').unwrap_or(text);
    text.split_once('?').unwrap_or((text, ""))
}

/// The fragment of a page and its link.
pub fn hash(page: Page, link: &Link) -> String {
    format!("#/{}?{link}", page.path())
}

/// The address of a page and its link, for other people.
pub fn absolute(page: Page, link: &Link) -> String {
    whole(&hash(page, link))
}

/// The address with this fragment.
pub fn whole(hash: &str) -> String {
    let here = window().location().href().unwrap_or_default();
    let base = here.split('#').next().unwrap_or_default();
    format!("{base}{hash}")
}

/// The fragment of the present address.
pub fn current() -> String {
    // As written: `location.hash` keeps escapes.
    window().location().hash().unwrap_or_default()
}

/// Goes to a page, as a new entry of the browser's history. In a frame it is the frame that shows the game.
pub fn go(page: Page, link: &Link) {
    let (page, link) = framed(read(&current()), page, link.clone());
    let _ = window().location().set_hash(&hash(page, &link));
}

/// A game that is begun from a frame stays there, with what the page around the frame has asked for.
fn framed(here: Route, page: Page, link: Link) -> (Page, Link) {
    match here {
        Route::Game { page: Page::Embed, link: Ok(here), .. } => {
            let Link { theme, locked, origin, .. } = here;
            (Page::Embed, Link { theme, locked, origin, ..link })
        }
        _ => (page, link),
    }
}

/// Changes the present entry of the browser's history, and asks nobody to look.
pub fn replace(page: Page, link: &Link) {
    replace_hash(&hash(page, link));
}

/// The same for any fragment.
pub fn replace_hash(hash: &str) {
    if hash != current() {
        let history = window().history();
        // Browsers refuse too many changes a second; the next move sets it right.
        let _ = history.map(|history| history.replace_state_with_url(&JsValue::NULL, "", Some(hash)));
    }
}

/// A number by chance, for a seed.
pub fn chance() -> u64 {
    (js_sys::Math::random() * 4_294_967_296.0) as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lab_has_an_address() {
        for (asked, hash) in [
            ("#/lab/sequence?c=4!.0&n=100", "#/lab/sequence?v=1&c=4%21.0&n=100"),
            ("#/lab", "#/lab/sequence?v=1&c=0.77&n=1000000"),
            ("#/lab/nimbers?o=inverse&a=7", "#/lab/nimbers?v=1&o=inverse&a=7&t=product&n=16&c=7-11"),
        ] {
            let Route::Lab { link: Ok(link), .. } = read(asked) else { panic!("{asked}") };
            assert_eq!(link.hash(), hash);
        }
        for asked in ["#/lab/nimbers?n=7", "#/lab/sequence?v=7"] {
            assert!(matches!(read(asked), Route::Lab { link: Err(_), .. }), "{asked}");
        }
        assert!(matches!(read("#/lab/nothing"), Route::Unknown { .. }));
    }
    #[test]
    fn a_new_game_stays_in_the_frame() {
        let link = || Link::new("nim/3+5");
        let frame = read("#/embed?g=nim/1&m=1-1&l=1&t=dark&to=https://example.org");
        let (page, framed_link) = framed(frame, Page::Play, link());
        assert_eq!(page, Page::Embed);
        assert_eq!(framed_link.to_string(), "v=1&g=nim/3+5&t=dark&l=1&to=https://example.org");
        assert_eq!(framed(read("#/present?g=nim/1&l=1"), Page::Play, link()), (Page::Play, link()));
    }
}
