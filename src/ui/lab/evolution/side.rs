//! The left column: the P-position, its walk and its family.
use super::{
    act::{EvolutionAction, press},
    home,
    state::{Hold, Lab},
};
use crate::labs::evolution::{
    MOST_GENERATIONS, PAIRS, Pile3, Step, Subject, ThreePilesError, at, born_of, cell_of, generation_of,
    parent, piles_text, read_pile, spoken, subject, walk,
};
use crate::ui::{
    cited::cited,
    dialogs::form::typed,
    icons::{icon, icon_with},
    lab::form::Change,
    rich::{echo, rich},
    words,
};
use yew::prelude::*;

/// Applies a new choice of subject; the other fields have their own controls. The search through a game starts when
/// that subject is first chosen.
pub fn set(hold: &Hold, (key, text): Change) {
    let mut values = hold.lab.borrow().link();
    values.set(key, text);
    let subject = subject(&values);
    hold.change(&|lab| {
        lab.subject = subject;
        lab.hover = None;
        lab.motion.growing = false;
        lab.motion.turning = false;
    });
    let fresh = hold.lab.borrow().any.evolution.is_none();
    if subject == Subject::Game && fresh {
        super::search::start(hold);
    }
}

/// The fields for the three piles.
pub fn pile_fields(hold: &Hold, lab: &Lab) -> Html {
    let selected = lab.selected();
    html! { <><h2>{ "P-position" }</h2>
        <div class="trio">{ for (0..3).map(|index| pile(hold, lab, index, &selected)) }</div>
        <div id="evo-note" aria-live="polite">{ check(hold, lab, &selected) }</div>
    </> }
}

/// The walk and the family of the selected P-position, and how to read them.
pub fn walk_and_family(hold: &Hold, lab: &Lab) -> Html {
    html! { <>
        if let Ok(piles) = lab.selected() { { walked(piles) }{ family(hold, piles) } }
        <div class="sec">
            <p class="caption">{ rich("Each step belongs to a power of two and to the pair of piles that hold it, marked by ones. The first pair gives the first step: ~(1,1,0)~ goes East, ~(1,0,1)~ North, ~(0,1,1)~ West. After that the walk goes straight on if the pair stays the same. It turns left if the pair changes to the next one in the circle ~(0,1,1)~ → ~(1,1,0)~ → ~(1,0,1)~ → ~(0,1,1)~, and right if it changes to the one before.") }</p>
            <p class="caption">{ cited("Khovanova and Xiong, *Nim fractals*, sections 5.2 to 5.5.") }</p>
            <p class="caption fix">{ icon("warn") }<span>{ rich("Corrected. Section 5.4 of *Nim fractals* prints East for ~(1,0,1)~ and North for ~(1,1,0)~, and walks ~(14,11,5)~ to ~(10,−3)~ with left and right exchanged. By its own definitions it ends at ~(10,3)~.") }</span></p>
        </div>
    </> }
}

fn pile(hold: &Hold, lab: &Lab, index: usize, selected: &Result<Pile3, ThreePilesError>) -> Html {
    let wrong = match selected {
        Err(ThreePilesError::Pile(at, _)) => *at == index,
        Err(ThreePilesError::NimSum { .. }) => true,
        Ok(_) => false,
    };
    let hold = hold.clone();
    let oninput = move |event: InputEvent| {
        let text = typed(&event);
        hold.change(&|lab| {
            lab.piles[index].clone_from(&text);
            lab.hover = None;
            if let Ok(piles) = lab.selected() {
                lab.spoken = spoken(piles);
            }
        });
    };
    html! {
        <label><span aria-hidden="true"><i>{ "p" }</i><sub>{ index + 1 }</sub></span><input type="text" id={format!("evo-p{}", index + 1)} aria-label={format!("Pile {}", index + 1)} inputmode="numeric" autocomplete="off" spellcheck="false"
            class={(lab.piles[index].len() > 4).then_some("long")} value={lab.piles[index].clone()} {oninput} aria-invalid={wrong.then_some("true")} aria-describedby="evo-note"/></label>
    }
}

/// Says whether the typed piles are a P-position, and of which generation.
fn check(hold: &Hold, lab: &Lab, selected: &Result<Pile3, ThreePilesError>) -> Html {
    match selected {
        Ok(piles) => {
            let [a, b, c] = piles;
            let generation = generation_of(*piles);
            let more = if generation > MOST_GENERATIONS.into() {
                ", beyond the pictures"
            } else if !lab.shows(*piles) {
                ", not yet born"
            } else {
                ""
            };
            html! { <p class="okay">{ icon_with("check", "tick") }<span>{ format!("{a} ⊕ {b} ⊕ {c} = 0, generation {generation}{more}") }</span></p> }
        }
        Err(ThreePilesError::Pile(index, error)) => {
            let text = &lab.piles[*index];
            html! { <><p class="err">{ icon("warn") }<span>{ format!("Pile {}: {}", index + 1, words::problem(error, text)) }</span></p>{ echo(text, error.at) }</> }
        }
        Err(ThreePilesError::NimSum { sum, pile, size }) => {
            // All three piles can be read where their nim-sum is known.
            let mut piles = lab.piles.each_ref().map(|text| read_pile(text).unwrap_or(0));
            piles[*pile] = *size;
            html! { <>
                <p class="err">{ icon("warn") }<span>{ format!("Not a P-position: the nim-sum is {sum}, not 0.") }</span></p>
                <button type="button" class="btn mend" onclick={press(hold, EvolutionAction::Select(piles))}>{ format!("Set pile {} to {size}", pile + 1) }</button>
            </> }
        }
    }
}

/// The piles as powers of two, and the legs.
fn walked(piles: Pile3) -> Html {
    let legs = walk(piles).unwrap_or_default();
    let bit = |pile: u64, power: u64| {
        if pile & power == 0 {
            html! { <td class="zero-bit">{ "·" }</td> }
        } else {
            html! { <td>{ power.to_string() }</td> }
        }
    };
    let row = |(index, pile): (usize, u64)| {
        html! { <tr><th scope="row"><i>{ "p" }</i><sub>{ index + 1 }</sub>{ format!(" = {pile}") }</th>{ for legs.iter().map(|leg| bit(pile, leg.steps)) }</tr> }
    };
    let leg = |leg: &Step| {
        html! { <tr><td class="pile-cell">{ piles_text(&PAIRS[leg.pair]) }</td><td>{ leg.turn.word() }</td><td><b>{ leg.steps.to_string() }</b>{ " " }{ leg.heading.word() }{ " " }<span aria-hidden="true">{ leg.heading.arrow() }</span></td><td class="pile-cell">{ at(leg.cell) }</td></tr> }
    };
    let bits = classes!("walk-table", "bits", (legs.len() > 6).then_some("many"));
    html! {
        <div class="sec"><h2>{ "Walk" }</h2>
            if legs.is_empty() { <p>{ "None: the start, at (0,0)." }</p> } else {
                <div class="scroll" role="region" aria-label="Walk" tabindex="0">
                <table class={bits}><thead><tr><td></td>{ for legs.iter().map(|leg| html! { <th scope="col">{ leg.steps.to_string() }</th> }) }</tr></thead><tbody>{ for piles.into_iter().enumerate().map(row) }</tbody></table>
                <table class="walk-table"><thead><tr><th scope="col">{ "pair" }</th><th scope="col">{ "turn" }</th><th scope="col">{ "steps" }</th><th scope="col">{ "reaches" }</th></tr></thead><tbody>{ for legs.iter().map(leg) }</tbody></table>
                </div>
            }
        </div>
    }
}

fn family(hold: &Hold, piles: Pile3) -> Html {
    let to = |piles: Pile3| {
        let place = cell_of(piles).map(|cell| format!("at {}", at(cell)));
        html! { <li><button type="button" class="btn pos" onclick={press(hold, EvolutionAction::Select(piles))}>{ piles_text(&piles) }</button><span class="dim">{ place }</span></li> }
    };
    let list = |name: &'static str, all: Vec<Pile3>| {
        html! { <div class="kin"><h3>{ name }</h3>if all.is_empty() { <p>{ "none" }</p> } else { <ul>{ for all.into_iter().map(to) }</ul> }</div> }
    };
    html! { <div class="sec"><h2>{ "Family" }</h2>{ list("parent", parent(piles).into_iter().collect()) }{ list("children", born_of(piles)) }{ home::walk_home(hold, piles) }</div> }
}
