//! Terms of the field, explained where they stand: a term in a text is a button, and pointing at it, the focus or a tap
//! opens a note of at most 40 words with the way to the glossary.
use super::rich::rich;
use gloo::{events::EventListener, events::EventListenerOptions, utils::document};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, HtmlElement, KeyboardEvent};
use yew::prelude::*;

/// A term and what it means, in the words of someone who has never heard of it.
pub struct Term {
    /// In the address of the glossary.
    pub id: &'static str,
    pub name: &'static str,
    /// With the markup of `why`; at most 40 words.
    pub short: &'static str,
}

const fn term(id: &'static str, name: &'static str, short: &'static str) -> Term {
    Term { id, name, short }
}

/// Every term of the glossary, in the order in which a newcomer meets them.
pub static TERMS: &[Term] = &[
    term(
        "impartial",
        "impartial game",
        "A game for two who take turns, in which both have the same moves, nothing is hidden and nothing is left to chance. Chess is none: each side moves its own pieces.",
    ),
    term(
        "position",
        "position",
        "What lies on the board at one moment. In an impartial game it does not matter who comes to move, since both have the same moves.",
    ),
    term(
        "option",
        "option",
        "A position that one legal move leads to. The options of a pile of 3 in Nim are the piles of 2, 1 and 0.",
    ),
    term(
        "normal-play",
        "normal play",
        "Whoever cannot move loses: in Nim, whoever takes the last token wins.",
    ),
    term(
        "misere-play",
        "misère play",
        "Whoever cannot move wins: in Nim, whoever takes the last token loses.",
    ),
    term(
        "p-position",
        "P-position",
        "A position that is lost for whoever must move: the **p**revious player wins. Every move from it leads to an N-position.",
    ),
    term(
        "n-position",
        "N-position",
        "A position that is won for whoever is to move: the **n**ext player wins. At least one move from it leads to a P-position.",
    ),
    term(
        "winning-move",
        "winning move",
        "A move to a P-position: whatever the other player answers, you can go on to win.",
    ),
    term(
        "mex",
        "mex",
        "The least number missing from a set, counting from 0: the **m**inimum **ex**cluded value. The mex of 0, 1 and 3 is 2.",
    ),
    term(
        "grundy-value",
        "Grundy value",
        "The size of the Nim pile that a position plays like: the mex of the values of its options. The value is 0 exactly in a P-position.",
    ),
    term(
        "nimber",
        "nimber",
        "∗*n* stands for a single Nim pile of *n*, and for every position of Grundy value *n*. ∗0 is a lost position.",
    ),
    term(
        "nim-sum",
        "nim-sum",
        "Write the numbers in binary and add each column without carrying: 1 where it holds an odd number of ones. 3 ⊕ 5 = 6. The value of several games side by side is the nim-sum of their values.",
    ),
    term(
        "odd-column",
        "odd column",
        "A binary column with an odd number of ones. If there is one, the position is won: change one pile so that every column becomes even.",
    ),
    term(
        "sum",
        "sum of games",
        "Several games side by side. A turn is one move in one of them, and the last move of all decides.",
    ),
    term(
        "component",
        "component",
        "One of the games that a position is a sum of, such as one pile. Its moves do not touch the others.",
    ),
    term(
        "run",
        "run",
        "Neighbouring tokens of one colour. A pile of red, red, yellow, red has three runs, of 2, 1 and 1 from the ground up.",
    ),
    term(
        "eeny-meeny",
        "eeny-meeny rule",
        "Compare the top run with each run below, saying *eeny*, *meeny*, … Equal: go on. *Eeny* is met if the top is shorter, *meeny* if longer. Met, the value is the top run less one; otherwise the top run.",
    ),
    term(
        "octal-code",
        "octal code",
        "The rules of a taking game as digits: digit *k* after the point says what may be left of a heap when *k* are taken: nothing (1), one heap (2), two heaps (4), or a sum of these.",
    ),
    term(
        "period",
        "period",
        "How often a sequence repeats: with period 12 each value is that of 12 places before.",
    ),
    term("preperiod", "preperiod", "How many values come before a sequence begins to repeat."),
    term(
        "saltus",
        "saltus",
        "What a sequence gains with each period, where it does not repeat but climbs: each value is that of one period before, plus the saltus.",
    ),
    term(
        "colon-principle",
        "colon principle",
        "Branches that meet in one vertex may be replaced by one stalk, as long as the nim-sum of their values: nothing else about the tree changes.",
    ),
    term(
        "fusion-principle",
        "fusion principle",
        "The vertices of a cycle may be merged into one without changing the value; its edges become loops.",
    ),
    term(
        "mock-turtle",
        "mock turtle",
        "A coin numbered 0, which may be turned as one more coin. It makes every value *odious*: an odd number of ones in binary.",
    ),
    term(
        "nim-product",
        "nim-product",
        "The product that goes with the nim-sum: together they make the numbers a field. 2 ⊗ 2 = 3. It gives the value of games played on rows and columns at once.",
    ),
    term(
        "tartan-theorem",
        "Tartan theorem",
        "The value of a coin in the product of two coin-turning games is the nim-product of its values in the two.",
    ),
    term(
        "beatty",
        "Beatty sequence",
        "The whole parts of *β*, 2*β*, 3*β*, … for a number *β* above 1. If *β* is irrational, exactly one other such sequence holds all numbers that it leaves out.",
    ),
    term(
        "automaton",
        "Ulam–Warburton automaton",
        "Squares are born, generation by generation, beside exactly one living square. Nim positions grow in the same way.",
    ),
];

/// The term of this name.
pub fn find(id: &str) -> Option<&'static Term> {
    TERMS.iter().find(|term| term.id == id)
}

/// Where the glossary explains a term.
pub fn address(id: &str) -> String {
    format!("#/glossary?t={id}")
}

/// A term in a sentence, under its name or what else it is called there: `term("n-position", "N-position")`.
pub fn explained(id: &'static str, label: impl Into<AttrValue>) -> Html {
    let label: AttrValue = label.into();
    html! { <button type="button" class="term" data-term={id} aria-describedby={NOTE}>{ label }</button> }
}

/// The element of the note.
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
    // Before there is one the note is empty, so that what describes a button by it is always there.
    html! {
        <div id={NOTE} class="term-note" popover="manual" role="tooltip">
            if let Some(term) = *shown {
                <p><b>{ capital(term.name) }</b>{ ". " }{ rich(term.short) }</p>
                <a href={address(term.id)}>{ "In the glossary" }</a>
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

/// Opens or closes a popover; engines without them show the note where it stands.
fn call(note: &HtmlElement, method: &str) {
    let open = note.matches(":popover-open").unwrap_or(false);
    if open == (method == "showPopover") {
        return;
    }
    let function = js_sys::Reflect::get(note, &JsValue::from_str(method)).ok();
    if let Some(function) = function.and_then(|function| function.dyn_into::<js_sys::Function>().ok()) {
        // It throws where the note has left the page meanwhile.
        let _ = function.call0(note);
    }
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

/// The button that was pointed at, or has the focus, of those with this term.
fn button_of(id: &'static str) -> Option<Element> {
    let all = format!(r#".term[data-term="{id}"]"#);
    let [hovered, focused] = [":hover", ":focus"].map(|state| format!("{all}{state}"));
    [hovered, focused, all].iter().find_map(|selector| document().query_selector(selector).ok().flatten())
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
        // Its link leads away.
        None => Change::Close,
    }
}

/// Escape closes the note alone; Enter on a term goes on to its link.
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
                let id = note.query_selector("a").ok().flatten().and_then(|link| link.get_attribute("href"));
                let id = id.and_then(|href| find(href.rsplit('=').next()?)).map(|term| term.id);
                if let Some(button) = id.and_then(button_of) {
                    let _ = button.unchecked_into::<HtmlElement>().focus();
                }
            }
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
    fn a_note_is_short_and_a_name_is_one_term() {
        for (i, term) in TERMS.iter().enumerate() {
            assert!(term.short.split_whitespace().count() <= 40, "{} has too many words", term.id);
            assert!(TERMS[..i].iter().all(|other| other.id != term.id), "{} stands twice", term.id);
            assert!(term.id.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-'), "{}", term.id);
        }
    }
}
