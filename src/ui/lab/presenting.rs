//! The presenter mode of the lab: larger text, one page at a time, and the panel of inputs only on request.
use super::turning::use_turning;
use crate::games::Link;
use crate::ui::{
    icons::icon,
    keyfocus,
    route::{self, Page},
    storage,
};
use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};
use yew::prelude::*;

/// How a page of the lab is presented.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Presentation {
    Usual,
    /// To a class, without the panel.
    Large,
    /// To a class, with the panel.
    WithPanel,
}

/// The attribute of the root element that holds the presentation, so that it persists from one page of the lab to the
/// next.
const MARK: &str = "data-present";
/// The storage key that preserves the presentation over a reload, as long as the tab is open.
const KEPT: &str = "nimscope.labs.presented";

impl Presentation {
    fn root() -> Option<Element> {
        // Native builds draw components too, and have no document.
        if cfg!(not(target_arch = "wasm32")) {
            return None;
        }
        gloo::utils::document().document_element()
    }
    fn now() -> Self {
        let Some(root) = Self::root() else { return Self::Usual };
        match root.get_attribute(MARK).or_else(|| storage::get_in_tab(KEPT)).as_deref() {
            None | Some("") => Self::Usual,
            Some("panel") => Self::WithPanel,
            Some(_) => Self::Large,
        }
    }
    fn mark(self) {
        let Some(root) = Self::root() else { return };
        let mark = match self {
            Self::Usual => "",
            Self::Large => "large",
            Self::WithPanel => "panel",
        };
        // An attribute of this name can always be set and removed.
        let _ = if mark.is_empty() { root.remove_attribute(MARK) } else { root.set_attribute(MARK, mark) };
        storage::set_in_tab(KEPT, mark);
    }
    /// The selector of the element that takes the focus when the focused one is gone: the results, where Space and
    /// Enter do not end the presentation, or the button that began it.
    fn place(self) -> &'static str {
        match self {
            Self::Usual => "[aria-keyshortcuts=F]",
            Self::Large | Self::WithPanel => ".lab > .main",
        }
    }
    /// The presentation after the key F, A or Esc; none where the key does nothing.
    fn after(self, key: &str) -> Option<Self> {
        match (key, self) {
            ("f" | "F", Self::Usual) | ("a" | "A", Self::WithPanel) => Some(Self::Large),
            ("a" | "A", Self::Large) => Some(Self::WithPanel),
            ("f" | "F" | "Escape", Self::Large | Self::WithPanel) => Some(Self::Usual),
            _ => None,
        }
    }
}

/// The page on which games open from a lab: a lab that is presented to a class presents its games, too.
pub fn game_page() -> Page {
    match Presentation::now() {
        Presentation::Usual => Page::Play,
        Presentation::Large | Presentation::WithPanel => Page::Present,
    }
}

/// Redirects a link to a game to [`game_page`] when it is followed, since the link may have been drawn in another
/// presentation.
fn redirect_game_link(event: &Event) {
    let target: Option<Element> = event.target().and_then(|target| target.dyn_into().ok());
    let links = "main a:is([href^='#/play?'], [href^='#/present?'])";
    let Some(link) = target.and_then(|target| target.closest(links).ok().flatten()) else { return };
    let href = link.get_attribute("href").unwrap_or_default();
    if let Ok(game) = Link::read(route::parts(&href).1) {
        // An attribute of this name can always be set.
        let _ = link.set_attribute("href", &route::hash(game_page(), &game));
    }
}

/// The selectors of the elements that a key focuses, in order: B the first picture or table of the results, T the first
/// field of the form; none for other keys.
fn places(key: &str) -> &'static [&'static str] {
    match key {
        "b" | "B" => &[".lab > .main [tabindex='0']", ".lab > .main"],
        "t" | "T" => &[".lab > .side :is(input, select, textarea, button:not(.term))"],
        _ => &[],
    }
}

/// Whether a key event belongs to a text field or a dialog, is a shortcut of the browser, or has been handled.
fn elsewhere(event: &KeyboardEvent) -> bool {
    let fields = "textarea, select, [role=dialog] *, dialog, dialog *, input:not([type=range], [type=radio], [type=checkbox])";
    let target: Option<Element> = event.target().and_then(|target| target.dyn_into().ok());
    event.default_prevented()
        || event.ctrl_key()
        || event.alt_key()
        || event.meta_key()
        || target.is_some_and(|target| target.matches(fields) == Ok(true))
}

/// The buttons of the presenter mode. Keys: F, A and Esc, those that turn pages, and B and T, which lead to the results
/// and to the form. Without the panel this includes the page's `title`, for screen readers.
#[hook]
pub fn use_presenting(title: &'static str) -> Html {
    let shown = use_state(Presentation::now);
    let now = *shown;
    use_effect_with(now, |now| now.mark());
    let show = {
        let shown = shown.setter();
        Callback::from(move |then: Presentation| {
            // At once: the next key may come before the page is redrawn.
            then.mark();
            shown.set(then);
            // The scroll position belonged to another layout.
            gloo::utils::window().scroll_to_with_x_and_y(0.0, 0.0);
            keyfocus::return_to(then.place());
        })
    };
    let turning = use_turning(now != Presentation::Usual);
    {
        let show = show.clone();
        use_effect_with((), move |()| {
            let options = EventListenerOptions::enable_prevent_default();
            let document = gloo::utils::document();
            let listener = EventListener::new_with_options(&document, "keydown", options, move |event| {
                let Some(event) = event.dyn_ref::<KeyboardEvent>().filter(|event| !elsewhere(event)) else {
                    return;
                };
                if let Some(then) = Presentation::now().after(&event.key()) {
                    event.prevent_default();
                    show.emit(then);
                } else if places(&event.key()).iter().any(|place| keyfocus::focus_seen(place)) {
                    event.prevent_default();
                }
            });
            let leading = EventListener::new(&document, "click", redirect_game_link);
            move || drop((listener, leading))
        });
    }
    let button = |name: &'static str,
                  label: &'static str,
                  keys: &'static str,
                  pressed: Option<bool>,
                  to: Presentation| {
        let show = show.clone();
        html! {
            <button key={label} class="btn icon" aria-label={label} aria-keyshortcuts={keys} aria-pressed={pressed.map(|on| on.to_string())}
                onclick={move |_| show.emit(to)}>{ icon(name) }<span class="wide-only">{ label }</span></button>
        }
    };
    let (panel, other) = match now {
        Presentation::WithPanel => (true, Presentation::Large),
        _ => (false, Presentation::WithPanel),
    };
    match now {
        Presentation::Usual => button("present", "Present", "F", None, Presentation::Large),
        _ => html! { <>
            { turning }
            { button("eye", "Panel", "A", Some(panel), other) }
            if !panel { <h1 class="sr">{ title }</h1> }
            { button("exit", "Exit", "Escape", None, Presentation::Usual) }
        </> },
    }
}

#[cfg(test)]
mod tests {
    use super::Presentation::{self, *};

    #[test]
    fn keys_lead_in_and_out() {
        let after =
            |shown: Presentation, keys: &[&str]| keys.iter().try_fold(shown, |shown, key| shown.after(key));
        assert_eq!(after(Usual, &["f"]), Some(Large));
        assert_eq!(after(Usual, &["F", "a", "A"]), Some(Large));
        assert_eq!(after(Large, &["a", "Escape"]), Some(Usual));
        assert_eq!(after(Large, &["f"]), Some(Usual));
        assert_eq!((Usual.after("a"), Usual.after("Escape"), Large.after("x")), (None, None, None));
    }
}
