//! Whether the panel stands beside the board.
use gloo::{events::EventListener, utils::window};
use yew::prelude::*;

/// What the style sheet lays out for phones.
const NARROW: &str =
    "(max-width: 860px), (max-width: 1240px) and (max-height: 500px) and (orientation: landscape)";

/// Whether the window is wide enough for the panel beside the board; told anew when that changes.
#[hook]
pub fn use_wide() -> bool {
    let wide = use_state_eq(|| false);
    let set = wide.setter();
    use_effect_with((), move |()| {
        let query = window().match_media(NARROW).ok().flatten();
        let listener = query.map(|query| {
            set.set(!query.matches());
            let own = query.clone();
            EventListener::new(&query, "change", move |_| set.set(!own.matches()))
        });
        move || drop(listener)
    });
    *wide
}
