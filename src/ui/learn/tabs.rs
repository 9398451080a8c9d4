//! The parts of an exercise as tabs, each with its mark.
use super::chapters::{mark_of, words};
use crate::learn::Mark;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

/// The letters that fit into a row of tabs, and the room that a tab takes besides its title, in letters.
const ROOM: usize = 42;
const BESIDE: usize = 6;

/// The ids of a part's text, and of the tab of a part, counted from 0.
pub const PANEL: &str = "part";
pub fn tab_of(part: usize) -> String {
    format!("part-tab-{part}")
}

#[derive(Properties, PartialEq)]
pub struct PartTabsProps {
    /// The title of each part, and its mark.
    pub parts: Vec<(String, Mark)>,
    /// The current part, counted from 0.
    pub at: usize,
    /// Whether the current tab takes the focus: the list is created anew for each part.
    pub focused: bool,
    pub on_go: Callback<usize>,
}

/// The parts as a row of tabs, with numbers where their titles do not fit.
#[component]
pub fn PartTabs(props: &PartTabsProps) -> Html {
    let list = use_node_ref();
    {
        let (list, focused) = (list.clone(), props.focused);
        use_effect_with((), move |()| {
            if let Some(list) = list.cast::<Element>() {
                reveal(&list, focused);
            }
        });
    }
    let count = props.parts.len();
    let onkeydown = {
        let (at, on_go) = (props.at, props.on_go.clone());
        move |event: KeyboardEvent| {
            if let Some(to) = led(&event.key(), at, count) {
                event.prevent_default();
                event.stop_propagation();
                if to != at {
                    on_go.emit(to);
                }
            }
        }
    };
    let titled = named(&props.parts);
    let tab = |(part, (title, mark)): (usize, &(String, Mark))| {
        let (on, on_go) = (part == props.at, props.on_go.clone());
        let name = (!titled).then(|| format!("{}: {title}{}", part + 1, words(*mark)));
        html! {
            <button role="tab" id={tab_of(part)} aria-selected={on.to_string()} aria-controls={on.then_some(PANEL)} aria-label={name}
                title={(!titled).then(|| title.clone())} tabindex={if on { "0" } else { "-1" }} onclick={move |_| if !on { on_go.emit(part) }}>
                { mark_of(*mark) }<span>{ if titled { title.clone() } else { (part + 1).to_string() } }if titled { <span class="sr">{ words(*mark) }</span> }</span></button>
        }
    };
    html! {
        <div class="part-tabs" role="tablist" aria-label="Parts" ref={list} {onkeydown}>{ for props.parts.iter().enumerate().map(tab) }</div>
    }
}

/// Whether the titles fit into one row.
fn named(parts: &[(String, Mark)]) -> bool {
    parts.iter().map(|(title, _)| title.chars().count() + BESIDE).sum::<usize>() <= ROOM
}

/// The part that a key leads to from part `at` of `count`; none for other keys.
fn led(key: &str, at: usize, count: usize) -> Option<usize> {
    match key {
        "ArrowRight" | "ArrowDown" => Some((at + 1) % count.max(1)),
        "ArrowLeft" | "ArrowUp" => Some((at + count.max(1) - 1) % count.max(1)),
        "Home" => Some(0),
        "End" => Some(count.saturating_sub(1)),
        _ => None,
    }
}

/// Scrolls to the current tab on a phone, where the list is one long row; focuses it if `focused`.
fn reveal(list: &Element, focused: bool) {
    let shown = list.query_selector("[aria-selected=true]").ok().flatten();
    let Some(tab) = shown.and_then(|tab| tab.dyn_into::<HtmlElement>().ok()) else { return };
    let middle = tab.offset_left() + tab.offset_width() / 2 - list.client_width() / 2;
    list.set_scroll_left(middle.max(0));
    if focused {
        // The element is displayed, so focusing it succeeds.
        let _ = tab.focus();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn titles_stand_where_they_have_room() {
        let of = |titles: &[&str]| {
            named(&titles.iter().map(|title| (title.to_string(), Mark::New)).collect::<Vec<_>>())
        };
        assert!(of(&["a", "b", "c", "c, the second"]));
        assert!(!of(&["Even sizes", "Odd sizes", "A formula", "The Sprague–Grundy function"]));
        assert!(!of(&["a"; 9]));
    }

    #[test]
    fn keys_lead_round_the_parts() {
        let from = |key, at| led(key, at, 3);
        assert_eq!((from("ArrowRight", 2), from("ArrowLeft", 0)), (Some(0), Some(2)));
        assert_eq!((from("Home", 1), from("End", 1), from("Enter", 1)), (Some(0), Some(2), None));
    }
}
