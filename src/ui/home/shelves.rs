//! The games shelf by shelf, and the buttons that show one shelf or kind alone.
use super::{game_card, link_to, sheet::Sheet};
use crate::core::{Brief, Convention};
use crate::games::{Mark, library, marks};
use crate::ui::{after_paint::after_paint, dialogs::form::focus_sibling, keyfocus, words};
use yew::prelude::*;

/// A shelf of more games shows the first of them, until all are asked for.
const FOLDED: usize = 8;

/// The shelves that hold games, each once, in the order of their first games in the library.
pub fn shelves() -> Vec<&'static str> {
    distinct(library().map(|card| card.shelf))
}

/// These names without those that have come before.
fn distinct(names: impl Iterator<Item = &'static str>) -> Vec<&'static str> {
    let mut all = Vec::new();
    for name in names {
        if !all.contains(&name) {
            all.push(name);
        }
    }
    all
}

/// Kinds of games on several shelves, each by the mark on their cards.
const KINDS: [(&str, Mark); 2] = [(EASY, Mark::Easy), ("Short games", Mark::Short)];
pub const EASY: &str = "Easy";

/// The kind or shelf of this name.
pub fn kind_named(name: &str) -> Option<&'static str> {
    KINDS.map(|(kind, _)| kind).into_iter().chain(shelves()).find(|kind| *kind == name)
}

/// Whether a game is of a kind, or stands on the shelf of that name.
pub fn is_of(card: &Brief, kind: &str) -> bool {
    let marked = KINDS.iter().any(|(name, mark)| *name == kind && marks(card).contains(mark));
    marked || card.shelf == kind
}

#[derive(Properties, PartialEq)]
pub struct FiltersProps {
    /// The kind or shelf that is shown alone.
    pub shelf: UseStateHandle<Option<&'static str>>,
    /// Whether what is found is of that kind.
    pub narrowed: bool,
}

/// The buttons that show one kind or shelf alone: one stop of the tab key, with arrows between them.
#[component]
pub fn Filters(props: &FiltersProps) -> Html {
    let FiltersProps { shelf, narrowed } = props;
    let kinds = KINDS.map(|(name, _)| name).into_iter().chain(shelves());
    let all: Vec<_> = std::iter::once(None).chain(kinds.map(Some)).collect();
    let pressed = shelf.filter(|_| *narrowed);
    // The button that has the focus, or had it last.
    let at = use_state(|| None::<usize>);
    let stop = at.or_else(|| all.iter().position(|kind| *kind == pressed)).unwrap_or(0);
    let onkeydown = {
        let last = all.len() - 1;
        move |event: KeyboardEvent| {
            let plain = !event.ctrl_key() && !event.alt_key() && !event.meta_key();
            if let Some(to) = led(&event.key(), stop, last).filter(|_| plain) {
                event.prevent_default();
                event.stop_propagation();
                focus_sibling(&event, ".btn", to);
            }
        }
    };
    let button = |(index, kind): (usize, &Option<&'static str>)| {
        let (kind, set, at) = (*kind, shelf.setter(), at.setter());
        html! {
            <button class="btn" aria-pressed={(kind == pressed).to_string()} tabindex={if index == stop { "0" } else { "-1" }}
                onfocus={move |_| at.set(Some(index))} onclick={move |_| set.set(kind)}>{ kind.unwrap_or("All") }</button>
        }
    };
    html! {
        <div class="filters" role="group" aria-label="Kind of game" {onkeydown}>{ for all.iter().enumerate().map(button) }</div>
    }
}

/// Where a key leads from a button, the last of which has this number.
fn led(key: &str, from: usize, last: usize) -> Option<usize> {
    match key {
        "ArrowLeft" => Some(from.saturating_sub(1)),
        "ArrowRight" => Some((from + 1).min(last)),
        "Home" => Some(0),
        "End" => Some(last),
        _ => None,
    }
}

/// The games of a shelf, all of them or the first.
pub fn family(
    name: &'static str,
    found: &[&'static Brief],
    sheet: &Sheet,
    all: bool,
    unfolded: &UseStateHandle<Vec<&'static str>>,
) -> Html {
    let cards: Vec<_> = found.iter().filter(|card| card.shelf == name).collect();
    if cards.is_empty() {
        return Html::default();
    }
    let id = format!("shelf-{}", name.to_ascii_lowercase().replace(' ', "-"));
    let count = cards.len();
    let shown = if all || count <= FOLDED { count } else { FOLDED - 1 };
    let more = {
        let (unfolded, id) = (unfolded.clone(), id.clone());
        move |_: MouseEvent| {
            unfolded.set([&**unfolded, &[name]].concat());
            // The keyboard goes on at the first of those that were folded.
            let next = format!("[aria-labelledby={id}] li:nth-child({}) a", FOLDED);
            after_paint(move || {
                keyfocus::focus(&next);
            });
        }
    };
    html! {
        <section key={name} class="family" aria-labelledby={id.clone()}>
            <h2 {id}>{ name }<small>{ words::count(count as u64, "game") }</small></h2>
            <ul>
                <>{ for cards.into_iter().take(shown).map(|card| game_card(card, link_to(card, Convention::Normal), sheet)) }</>
                if shown < count {
                    <li class="more"><button class="btn" onclick={more}>{ format!("Show {} more", count - shown) }</button></li>
                }
            </ul>
        </section>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_lead_along_the_buttons() {
        let from = |key, at| led(key, at, 2);
        assert_eq!((from("ArrowRight", 0), from("ArrowRight", 2)), (Some(1), Some(2)));
        assert_eq!((from("ArrowLeft", 2), from("ArrowLeft", 0)), (Some(1), Some(0)));
        assert_eq!((from("Home", 1), from("End", 1), from("Enter", 1)), (Some(0), Some(2), None));
    }

    #[test]
    fn a_shelf_stands_once_wherever_its_games_are() {
        assert_eq!(
            distinct(["Stacks", "Heaps", "Stacks", "Coins", "Heaps"].into_iter()),
            ["Stacks", "Heaps", "Coins"]
        );
        assert_eq!(shelves().first(), Some(&"Stacks"));
    }
}
