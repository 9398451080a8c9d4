//! The P-positions of any game as a picture that grows step by step.
use super::{
    act::{EvolutionAction, press},
    state::{Hold, Lab},
};
use crate::core::format_number;
use crate::labs::evolution::{DRAWN, Dot};
use crate::ui::{dialogs::form::typed, icons::icon};
use yew::prelude::*;

const MIDDLE: f64 = 234.0;
const RADIUS: f64 = 218.0;

fn place([x, y]: [f64; 2]) -> [f64; 2] {
    [MIDDLE + RADIUS * x, MIDDLE - RADIUS * y]
}

/// The card with the picture.
pub fn card(hold: &Hold, lab: &Lab) -> Html {
    let any = &lab.any;
    let (step, last) = (any.step, any.last_step());
    let shown: Vec<&Dot> = any.dots.iter().filter(|dot| dot.step <= step).collect();
    let line = |dot: &&Dot| {
        let parent = any.dots.get(dot.parent?)?;
        let ([x, y], [to_x, to_y]) = (place(dot.at), place(parent.at));
        Some(format!("M{x:.1} {y:.1}L{to_x:.1} {to_y:.1}"))
    };
    let lines: String = shown.iter().filter_map(line).collect();
    let dot = |dot: &&Dot| {
        let [x, y] = place(dot.at).map(|n| format!("{n:.1}"));
        let newest = dot.step == step;
        let name = any.name(dot.id);
        // Coloured as the generations of the automaton are, from light to dark.
        let share = 100 * dot.step / last.max(1);
        let style = format!("fill:color-mix(in oklab,var(--g0),var(--g16) {share}%)");
        html! { <circle class={if newest { "ring-dot new" } else { "ring-dot" }} {style} cx={x} cy={y} r={if newest { "7" } else { "5" }}><title>{ name }</title></circle> }
    };
    let born = any.dots.iter().filter(|dot| dot.step == step).count();
    let about = format!(
        "P-positions found by step {step}: {}, {born} of them at it. Each is joined to one of the step before that is two moves away.",
        shown.len()
    );
    let moved = {
        let hold = hold.clone();
        move |event: InputEvent| {
            let step = typed(&event).parse().unwrap_or(0);
            hold.change(&|lab| (lab.any.step, lab.any.growing) = (step, None));
        }
    };
    let (name, label) = if any.growing.is_some() { ("pause", "Stop") } else { ("play", "Grow") };
    let cut = any.found.len() > DRAWN;
    html! {
        <section class="card" aria-label="Growth"><h2 class="heading">{ "Growth, step by step" }<span class="count">{ format!("step {step}: {born} found") }</span></h2>
            <svg class="four-picture" viewBox="0 0 468 468" role="img" aria-label={about}>
                <path class="ring-lines" d={lines}/>{ for shown.iter().map(dot) }
            </svg>
            <div class="line"><button type="button" class="btn" onclick={press(hold, EvolutionAction::GrowAny)}>{ icon(name) }{ label }</button>
                <label class="field grow"><span>{ "Step" }</span><input type="range" id="evo-step" min="0" max={last.to_string()} value={step.to_string()} oninput={moved}/></label></div>
            <p class="caption">{ "Each ring is a step of the algorithm; the positions without a move stand in the middle." }
                if cut { { format!(" The first {} P-positions are drawn.", format_number(DRAWN as u64)) } }</p>
        </section>
    }
}
