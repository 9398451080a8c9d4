//! The P-positions of the generation that is shown, as a list.
use super::{
    act::{EvolutionAction, press},
    state::Hold,
};
use crate::core::format_number;
use crate::labs::evolution::{Seed, at, piles_text};
use crate::ui::icons::icon;
use yew::prelude::*;

/// The most P-positions that are listed.
const MOST: usize = 243;

/// A button that opens the list, and the list.
pub fn born_now(hold: &Hold) -> Html {
    let lab = hold.lab.borrow();
    let seeds = lab.growth.generation(lab.generation.into());
    let title = format!("{} born in generation {}", format_number(seeds.len() as u64), lab.generation);
    let one = |seed: &Seed| {
        let piles = seed.piles.map(u64::from);
        let place = at((seed.cell.0.into(), seed.cell.1.into()));
        html! { <li><button type="button" class="btn pos" onclick={press(hold, EvolutionAction::Select(piles))}>{ piles_text(&piles) }</button><small>{ "at " }{ place }</small></li> }
    };
    html! {
        <div class="born">
            <button type="button" class="btn" aria-expanded={lab.listed.to_string()} onclick={press(hold, EvolutionAction::List)}>{ icon(if lab.listed { "minus" } else { "new" }) }{ title }</button>
            if lab.listed {
                <ul>{ for seeds.iter().take(MOST).map(one) }</ul>
                if seeds.len() > MOST { <p class="dim">{ format!("and {} more", format_number((seeds.len() - MOST) as u64)) }</p> }
            }
        </div>
    }
}
