//! Hash routes: the page that an address names, and the link to the game that the page shows.
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

/// A text of an address as people read it: with its escapes decoded, if they are valid.
pub fn plain(text: &str) -> String {
    js_sys::decode_uri_component(text).map_or_else(|_| text.into(), String::from)
}

/// The fragment of a page and its link.
pub fn hash(page: Page, link: &Link) -> String {
    format!("#/{}?{link}", page.path())
}

/// The whole address of a page and its link, to share.
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
    // As written in the address: `location.hash` keeps escapes.
    window().location().hash().unwrap_or_default()
}

/// The fragment of the present address, whose page is shown from now on.
pub fn arrive() -> String {
    let here = current();
    SHOWN.with_borrow_mut(|shown| shown.clone_from(&here));
    here
}

/// Whether the address is already that of another page than the one that is shown. Browsers report a new address only
/// after events that were already pending.
fn is_leaving() -> bool {
    SHOWN.with_borrow(|shown| *shown != current())
}

/// Goes to a page, as a new entry of the browser's history. In a frame it is the frame that shows the game.
pub fn go(page: Page, link: &Link) {
    let (page, link) = framed(&current(), page, link.clone());
    let _ = window().location().set_hash(&hash(page, &link));
}

/// A game that is begun inside a frame, whose fragment is `here`, stays in the frame, and keeps the settings that the
/// page around it has asked for.
fn framed(here: &str, page: Page, link: Link) -> (Page, Link) {
    let (path, query) = parts(here);
    match Link::read(query) {
        Ok(Link { theme, locked, origin, .. }) if path == Page::Embed.path() => {
            (Page::Embed, Link { theme, locked, origin, ..link })
        }
        _ => (page, link),
    }
}

/// Changes the current entry of the browser's history, without opening a page. If the browser is already on its way to
/// another address, that one stays.
pub fn replace(page: Page, link: &Link) {
    replace_hash(&hash(page, link));
}

/// Whether the fragment is that of a page.
pub fn shows(hash: &str, page: Page) -> bool {
    parts(hash).0 == page.path()
}

/// Adds an entry to the browser's history, without opening a page.
pub fn push(page: Page, link: &Link) {
    let history = window().history();
    // Fails as in `replace_hash`.
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

/// Keeps what is shown when the browser next reports a new address.
pub fn stay() {
    STAYS.set(true);
}

/// Whether [`stay`] has asked for this; true once for each call of it.
pub fn stays() -> bool {
    let stays = STAYS.take();
    if stays {
        arrive();
    }
    stays
}

/// Like [`replace`], for any fragment.
pub fn replace_hash(hash: &str) {
    if hash != current() && !is_leaving() {
        let history = window().history();
        // Browsers refuse too many changes a second; the next move corrects the address. The entry keeps its state.
        let _ = history.and_then(|history| {
            history.replace_state_with_url(&history.state().unwrap_or_default(), "", Some(hash))
        });
        arrive();
    }
}

/// Like [`replace_hash`], also for the current fragment; the entry stores `text` as its state.
pub fn keep(hash: &str, text: &str) {
    if is_leaving() {
        return;
    }
    let history = window().history();
    let _ = history.map(|history| history.replace_state_with_url(&text.into(), "", Some(hash)));
    arrive();
}

/// Whether the visitor has come to the current entry of the browser's history for the first time, rather than back to
/// it. Marks the entry, so that it is not new any more.
pub fn take_new() -> bool {
    let Ok(history) = window().history() else { return false };
    let new = history.state().is_ok_and(|state| state.is_null());
    if new {
        // Fails where a browser refuses too many changes: that page would begin at its top once more.
        let _ = history.replace_state(&"come".into(), "");
    }
    new
}

/// A random number, for a seed.
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
