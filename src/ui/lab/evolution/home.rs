//! The way home: from a P-position to its parent by a move of each player, and on to the end.
use super::{
    act::{EvolutionAction, press},
    state::Hold,
};
use crate::labs::evolution::{Pile3, parents, piles_text};
use crate::ui::{icons::icon, rich::rich};
use yew::prelude::*;

/// The next pair of moves, and the button that starts the walk home.
pub fn walk_home(hold: &Hold, piles: Pile3) -> Html {
    let all = parents(&piles);
    let walking = hold.lab.borrow().walk_timer.is_some();
    let (name, label) = if walking { ("pause", "Stop") } else { ("play", "Walk home") };
    let said = match all.first() {
        Some(next) => format!(
            "One player takes a counter from pile {}, the other from pile {}: ~{}~. So each pair of moves goes a generation back (Lemma 18).",
            next.pair.0 + 1,
            next.pair.1 + 1,
            piles_text(&next.piles)
        ),
        None => "Nothing is left to take: this is home.".into(),
    };
    // The button stays at the end of the walk, so that it keeps the focus.
    html! {
        <div class="kin"><h3>{ "two moves" }</h3>
            <p class="small">{ rich(&said) }</p>
            <button type="button" class="btn" aria-disabled={all.is_empty().then_some("true")} onclick={press(hold, EvolutionAction::Home)}>{ icon(name) }{ label }</button>
        </div>
    }
}
