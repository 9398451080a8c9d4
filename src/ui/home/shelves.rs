//! The games shelf by shelf, and the buttons that show one shelf or kind alone.
use super::{game_card, link_to, sheet::Sheet};
use crate::core::{Brief, Convention};
use crate::games::{Mark, library, marks};
use crate::ui::{after_paint::after_paint, keyfocus, stops::Stops, words};
use yew::prelude::*;

/// A shelf with more games than this is folded: it shows only the first of them, with a button for the rest.
const FOLDED: usize = 8;

/// The shelves that hold games, in the order of their first games in the library.
pub fn shelves() -> Vec<&'static str> {
    distinct(library().map(|card| card.shelf))
}

/// These names without repetitions.
fn distinct(names: impl Iterator<Item = &'static str>) -> Vec<&'static str> {
    let mut all = Vec::new();
    for name in names {
        if !all.contains(&name) {
            all.push(name);
        }
    }
    all
}

/// The kinds of games across shelves, each with its mark on the cards.
const KINDS: [(&str, Mark); 2] = [(EASY, Mark::Easy), ("Short games", Mark::Short)];
pub const EASY: &str = "Easy";

/// The kind or shelf with this name.
pub fn kind_named(name: &str) -> Option<&'static str> {
    KINDS.map(|(kind, _)| kind).into_iter().chain(shelves()).find(|kind| *kind == name)
}

/// Whether a game is of this kind, or stands on this shelf.
pub fn is_of(card: &Brief, kind: &str) -> bool {
    let marked = KINDS.iter().any(|(name, mark)| *name == kind && marks(card).contains(mark));
    marked || card.shelf == kind
}

#[derive(Properties, PartialEq)]
pub struct FiltersProps {
    /// The kind or shelf to which the page is limited.
    pub shelf: UseStateHandle<Option<&'static str>>,
    /// Whether the search results are limited to that kind, too.
    pub narrowed: bool,
}

/// The buttons that limit the page to one kind or shelf.
#[component]
pub fn Filters(props: &FiltersProps) -> Html {
    let FiltersProps { shelf, narrowed } = props;
    let kinds: Vec<_> = KINDS.map(|(name, _)| name).into_iter().chain(shelves()).collect();
    let pressed = match **shelf {
        Some(shown) if *narrowed => kinds.iter().position(|kind| *kind == shown).map(|at| at + 1),
        _ => Some(0),
    };
    let names = [&["All"], &*kinds].concat();
    let set = shelf.setter();
    let on_pick = move |at: usize| set.set(at.checked_sub(1).map(|at| kinds[at]));
    html! { <Stops label="Kind of game" class="filters" {names} pressed={Some(pressed)} {on_pick} /> }
}

/// An explanation of the marks on the cards.
pub fn legend() -> Html {
    html! { <p class="dim small">{ "On the cards: " }<i>{ "easy" }</i>{ " is good to begin with, " }<i>{ "short" }</i>{ " is over within seven moves, " }<i>{ "open problem" }</i>{ " has a question that nobody can answer yet. Chapters are those of Ferguson’s " }<a href="#/papers?p=ferguson">{ "course" }</a>{ "." }</p> }
}

/// The games of a shelf: all of them, or only the first while it is folded.
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
            // Moves the focus to the first of the unfolded games.
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
    fn a_shelf_stands_once_wherever_its_games_are() {
        assert_eq!(
            distinct(["Stacks", "Heaps", "Stacks", "Coins", "Heaps"].into_iter()),
            ["Stacks", "Heaps", "Coins"]
        );
        assert_eq!(shelves().first(), Some(&"Stacks"));
    }
}
