//! Terms of the field, explained in place: a term in a text is a button, and pointing at it, focusing it or tapping it
//! opens a note of at most 40 words with a link to the glossary.
use super::{popover::call, rich::rich, route};
use gloo::{events::EventListener, events::EventListenerOptions, utils::document};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, HtmlElement, KeyboardEvent};
use yew::prelude::*;

mod list;
pub use list::{TERMS, Term, find, named};

/// Words of a text and the term that they stand for.
pub type Mark = (&'static str, &'static str);

/// A text with the markup of `why`, in which each of these terms is explained where it first occurs.
pub fn explaining(text: &str, marks: &[Mark]) -> Html {
    let mut at: Vec<(usize, Mark)> =
        marks.iter().filter_map(|mark| Some((place(text, mark.0)?, *mark))).collect();
    at.sort_unstable();
    let (mut out, mut done) = (Vec::new(), 0);
    for (from, (words, id)) in at {
        if from < done {
            continue;
        }
        out.push(rich(&text[done..from]));
        out.push(explained(id, words));
        done = from + words.len();
    }
    out.push(rich(&text[done..]));
    html! { <>{ for out }</> }
}

/// Explains only the `new` terms, and removes those that occur in this text from them.
pub fn explaining_new(text: &str, new: &mut Vec<Mark>) -> Html {
    let here = first(text, new);
    new.retain(|(_, id)| here.iter().all(|(_, known)| known != id));
    explaining(text, &here)
}

/// The terms that occur in a text; if several words stand for one term, only the first.
fn first(text: &str, marks: &[Mark]) -> Vec<Mark> {
    let mut here: Vec<(usize, Mark)> =
        marks.iter().filter_map(|mark| Some((place(text, mark.0)?, *mark))).collect();
    here.sort_unstable();
    let mut known = Vec::new();
    here.retain(|(_, (_, id))| {
        !known.contains(id) && {
            known.push(*id);
            true
        }
    });
    here.into_iter().map(|(_, mark)| mark).collect()
}

/// The place in bytes where these words first occur as whole words outside any markup.
fn place(text: &str, words: &str) -> Option<usize> {
    let letter = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
    let whole = |at: &usize| {
        !letter(text[..*at].chars().next_back()) && !letter(text[at + words.len()..].chars().next())
    };
    let plain = |at: &usize| ['*', '$', '~', '`'].iter().all(|c| text[..*at].matches(*c).count() % 2 == 0);
    text.match_indices(words).map(|(at, _)| at).find(|at| whole(at) && plain(at))
}

/// The address at which the glossary explains a term.
pub fn address(id: &str) -> String {
    format!("#/glossary?t={id}")
}

/// A term in a sentence, under its name or another word for it: `explained("n-position", "N-position")`.
pub fn explained(id: &'static str, label: impl Into<AttrValue>) -> Html {
    let label: AttrValue = label.into();
    html! { <button type="button" class="term" data-term={id} aria-describedby={NOTE}>{ label }</button> }
}

/// A term that is more than text, such as a formula; `spoken` is read in its place.
pub fn explained_as(id: &'static str, label: Html, spoken: String) -> Html {
    html! { <button type="button" class="term" data-term={id} aria-label={spoken} aria-describedby={NOTE}>{ label }</button> }
}

/// The id of the note's element.
const NOTE: &str = "term-note";

/// The note, once for all terms of the page, and what opens and closes it.
#[component]
pub fn TermNote() -> Html {
    let shown = use_state(|| None::<&'static Term>);
    {
        let shown = shown.setter();
        use_effect_with((), move |()| {
            let listen = |event: &'static str, on: fn(&Event) -> Change| {
                let shown = shown.clone();
                let options =
                    EventListenerOptions { passive: false, ..EventListenerOptions::run_in_capture_phase() };
                EventListener::new_with_options(&document(), event, options, move |event| match on(event) {
                    Change::None => {}
                    Change::Close => {
                        note().iter().for_each(|note| call(note, "hidePopover"));
                        shown.set(None);
                    }
                    Change::Open(term) => shown.set(Some(term)),
                })
            };
            let all = [
                listen("pointerover", pointed),
                listen("focusin", focused),
                listen("click", clicked),
                listen("keydown", pressed),
            ];
            move || drop(all)
        });
    }
    use_effect_with(shown.as_ref().map(|term| term.id), |id| {
        if let Some((note, place)) = note().zip(id.and_then(button_of)) {
            call(&note, "showPopover");
            put_beside(&note, &place);
        }
    });
    // The element is always in the page, since buttons refer to it as their description; without a term it is empty.
    html! {
        <div id={NOTE} class="term-note" popover="manual" role="tooltip">
            if let Some(term) = *shown {
                <p><b>{ capital(term.name) }</b>{ ". " }{ rich(term.short) }</p>
                // In a frame the link opens a new tab, so that the game stays.
                <a href={address(term.id)} target={route::in_frame().then_some("_blank")}>{ "In the glossary" }</a>
            }
        </div>
    }
}

enum Change {
    None,
    Open(&'static Term),
    Close,
}

fn note() -> Option<HtmlElement> {
    document().get_element_by_id(NOTE)?.dyn_into().ok()
}

fn target(event: &Event) -> Option<Element> {
    event.target()?.dyn_into().ok()
}

fn at(event: &Event, selector: &str) -> Option<Element> {
    target(event)?.closest(selector).ok().flatten()
}

fn term_at(event: &Event) -> Option<&'static Term> {
    find(&at(event, ".term")?.get_attribute("data-term")?)
}

/// A button of this term: the one pointed at, or focused, or else any that is visible.
fn button_of(id: &'static str) -> Option<Element> {
    let all = format!(r#".term[data-term="{id}"]"#);
    let [hovered, focused] = [":hover", ":focus"].map(|state| format!("{all}{state}"));
    [hovered, focused, all].iter().find_map(|selector| seen(selector))
}

/// The first matching element that is visible.
fn seen(selector: &str) -> Option<Element> {
    let found = document().query_selector_all(selector).ok()?;
    // Terms in drawings are SVG elements, not HTML.
    let all = (0..found.length()).filter_map(|at| found.item(at)?.dyn_into::<Element>().ok());
    all.into_iter().find(|element| element.get_bounding_client_rect().width() > 0.0)
}

fn pointed(event: &Event) -> Change {
    if at(event, ".term-note").is_some() {
        return Change::None;
    }
    match term_at(event) {
        Some(term) => Change::Open(term),
        None if document().query_selector(".term:focus").ok().flatten().is_some() => Change::None,
        None => Change::Close,
    }
}

fn focused(event: &Event) -> Change {
    match (at(event, ".term-note"), term_at(event)) {
        (Some(_), _) => Change::None,
        (None, Some(term)) => Change::Open(term),
        (None, None) => Change::Close,
    }
}

fn clicked(event: &Event) -> Change {
    match term_at(event) {
        Some(term) => Change::Open(term),
        // A click on the note's link leads away from the page.
        None => Change::Close,
    }
}

/// Moves the focus from the note's link to the term that the note explains.
fn back_from(note: &HtmlElement) {
    let href = note.query_selector("a").ok().flatten().and_then(|link| link.get_attribute("href"));
    let term = href.and_then(|href| find(href.rsplit('=').next()?));
    if let Some(button) = term.and_then(|term| button_of(term.id)) {
        let _ = button.unchecked_into::<HtmlElement>().focus();
    }
}

/// Escape closes only the note; Enter on a term moves the focus to the note's link.
fn pressed(event: &Event) -> Change {
    let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return Change::None };
    let Some(note) = note().filter(|note| note.matches(":popover-open").unwrap_or(false)) else {
        return Change::None;
    };
    match event.key().as_str() {
        "Escape" => {
            event.prevent_default();
            event.stop_propagation();
            if at(event, ".term-note").is_some() {
                back_from(&note);
            }
            Change::Close
        }
        // The note lies at the end of the page: the next stop is that after the term.
        "Tab" if at(event, ".term-note").is_some() => {
            back_from(&note);
            Change::Close
        }
        "Enter" | " " if term_at(event).is_some() => {
            event.prevent_default();
            event.stop_propagation();
            if let Some(link) = note.query_selector("a").ok().flatten() {
                let _ = link.unchecked_into::<HtmlElement>().focus();
            }
            Change::None
        }
        _ => Change::None,
    }
}

/// Puts the note under the term, or over it where there is no room, and within the window.
fn put_beside(note: &HtmlElement, term: &Element) {
    const GAP: f64 = 6.0;
    let (term, size) = (term.get_bounding_client_rect(), note.get_bounding_client_rect());
    let window = gloo::utils::window();
    let side = |side: Result<JsValue, JsValue>| side.ok().and_then(|side| side.as_f64()).unwrap_or(f64::MAX);
    let (wide, high) = (side(window.inner_width()), side(window.inner_height()));
    let left = term.left().min(wide - size.width() - GAP).max(GAP);
    let below = term.bottom() + GAP;
    let top = if below + size.height() > high { term.top() - size.height() - GAP } else { below };
    for (name, value) in [("left", left), ("top", top.max(GAP))] {
        let _ = note.style().set_property(name, &format!("{value}px"));
    }
}

/// With a capital at the start.
pub fn capital(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_found_outside_of_markup() {
        assert_eq!(place("a period of periods", "period"), Some(2));
        assert_eq!(place("periods, *period* and period", "period"), Some(22));
        assert_eq!(place("∗3 and more", "mex"), None);
    }

    #[test]
    fn a_term_with_two_words_is_explained_once() {
        let marks = [("value", "grundy-value"), ("values", "grundy-value"), ("mex", "mex")];
        assert_eq!(first("Of the values 0 and 1 the mex is its value.", &marks), [marks[1], marks[2]]);
        assert_eq!(first("It has value 3, and others have values, too.", &marks), [marks[0]]);
    }
}
