//! Hash routes: which page, and the link that it shows.
use crate::games::Link;
use gloo::utils::window;
use std::cell::{Cell, RefCell};
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

/// The name of a frame in which the site shows itself how an embedded game will look.
pub const PREVIEW: &str = "nimscope-preview";

/// Whether this page stands in such a frame. Its game is then a part of the page around it.
pub fn is_preview() -> bool {
    window().name().is_ok_and(|name| name == PREVIEW)
}

/// Whether this page stands in a frame of another page.
pub fn in_frame() -> bool {
    let window = window();
    window.parent().is_ok_and(|parent| parent.is_some_and(|parent| parent != window))
}

/// The path and the query of a fragment.
pub fn parts(hash: &str) -> (&str, &str) {
    let text = hash.strip_prefix('#').unwrap_or(hash);
    let text = text.strip_prefix('/').unwrap_or(text);
    text.split_once('?').unwrap_or((text, ""))
}

/// A text of an address as people read it: without escapes, where they are those of a text.
pub fn plain(text: &str) -> String {
    js_sys::decode_uri_component(text).map_or_else(|_| text.into(), String::from)
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

/// The fragment of the present address, whose page is shown from now on.
pub fn arrive() -> String {
    let here = current();
    SHOWN.with_borrow_mut(|shown| shown.clone_from(&here));
    here
}

/// Whether the address is that of another page than the one that is shown. Browsers tell of a new address only after what
/// they were about to do anyway.
fn leaves() -> bool {
    SHOWN.with_borrow(|shown| *shown != current())
}

/// Goes to a page, as a new entry of the browser's history. In a frame it is the frame that shows the game.
pub fn go(page: Page, link: &Link) {
    let (page, link) = framed(&current(), page, link.clone());
    let _ = window().location().set_hash(&hash(page, &link));
}

/// A game that is begun from a frame, whose fragment is `here`, stays there, with what the page around it has asked for.
fn framed(here: &str, page: Page, link: Link) -> (Page, Link) {
    let (path, query) = parts(here);
    match Link::read(query) {
        Ok(Link { theme, locked, origin, .. }) if path == Page::Embed.path() => {
            (Page::Embed, Link { theme, locked, origin, ..link })
        }
        _ => (page, link),
    }
}

/// Changes the present entry of the browser's history, and asks nobody to look. An address that somebody is on the way to
/// stays as it is.
pub fn replace(page: Page, link: &Link) {
    replace_hash(&hash(page, link));
}

/// Whether the fragment is that of a page.
pub fn shows(hash: &str, page: Page) -> bool {
    parts(hash).0 == page.path()
}

/// Adds an entry to the browser's history, and asks nobody to look.
pub fn push(page: Page, link: &Link) {
    let history = window().history();
    // As below.
    let _ = history.map(|history| history.push_state_with_url(&JsValue::NULL, "", Some(&hash(page, link))));
    arrive();
}

/// Goes back to the entry before.
pub fn back() {
    let _ = window().history().map(|history| history.back());
}

thread_local! {
    static STAYS: Cell<bool> = const { Cell::new(false) };
    /// The fragment of the page that is shown.
    static SHOWN: RefCell<String> = const { RefCell::new(String::new()) };
}

/// What is shown stays at the address that the browser is about to tell of.
pub fn stay() {
    STAYS.set(true);
}

/// Whether it does, asked once.
pub fn stays() -> bool {
    let stays = STAYS.take();
    if stays {
        arrive();
    }
    stays
}

/// The same as [`replace`] for any fragment.
pub fn replace_hash(hash: &str) {
    if hash != current() && !leaves() {
        let history = window().history();
        // Browsers refuse too many changes a second; the next move sets it right. The entry keeps what it has kept.
        let _ = history.and_then(|history| {
            history.replace_state_with_url(&history.state().unwrap_or_default(), "", Some(hash))
        });
        arrive();
    }
}

/// The same, also for the present one, with a text that its entry keeps.
pub fn keep(hash: &str, text: &str) {
    if leaves() {
        return;
    }
    let history = window().history();
    let _ = history.map(|history| history.replace_state_with_url(&text.into(), "", Some(hash)));
    arrive();
}

/// Whether somebody has come to the present entry of the browser's history for the first time, rather than back to it; from
/// then on it is none that is new.
pub fn take_new() -> bool {
    let Ok(history) = window().history() else { return false };
    let new = history.state().is_ok_and(|state| state.is_null());
    if new {
        // Fails where a browser refuses too many changes: that page would begin at its top once more.
        let _ = history.replace_state(&"come".into(), "");
    }
    new
}

/// A number by chance, for a seed.
pub fn chance() -> u64 {
    (js_sys::Math::random() * 4_294_967_296.0) as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_new_game_stays_in_the_frame() {
        let link = || Link::new("nim/3+5");
        let frame = "#/embed?g=nim/1&m=1-1&l=1&t=dark&to=https://example.org";
        let (page, framed_link) = framed(frame, Page::Play, link());
        assert_eq!(page, Page::Embed);
        assert_eq!(framed_link.to_string(), "v=1&g=nim/3+5&t=dark&l=1&to=https://example.org");
        assert_eq!(framed("#/present?g=nim/1&l=1", Page::Play, link()), (Page::Play, link()));
    }
}
