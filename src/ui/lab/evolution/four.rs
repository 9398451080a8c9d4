//! Four piles as a picture that turns, with the parents and the children of one of them.
use super::{
    act::{EvolutionAction, press},
    state::{Hold, Lab},
};
use crate::labs::evolution::{FamilyRelation, ProjectedPosition, four_piles, piles_text, projected};
use crate::ui::{dialogs::form::typed, words};
use yew::prelude::*;

/// Units of the picture for one unit of space, and the middle of the picture.
const SCALE: f64 = 15.0;
const MIDDLE: f64 = 234.0;

fn place([x, y]: [f64; 2]) -> [f64; 2] {
    [MIDDLE + SCALE * x, MIDDLE - SCALE * y]
}

/// The card with the picture; shown for four piles that lie within it.
pub fn card(hold: &Hold, lab: &Lab, piles: &[u64]) -> Html {
    let Ok(own) = <[u64; 4]>::try_from(piles) else { return Html::default() };
    let seen = four_piles(own, lab.four);
    let [from_x, from_y] = place(projected(own, lab.four));
    let line = |seen: &ProjectedPosition| {
        let [x, y] = place(seen.at);
        let class = if seen.near == FamilyRelation::Parent { "four-line up" } else { "four-line" };
        html! { <path {class} d={format!("M{from_x:.1} {from_y:.1}L{x:.1} {y:.1}")} /> }
    };
    let dot = |seen: &ProjectedPosition| {
        let [x, y] = place(seen.at).map(|n| format!("{n:.1}"));
        let (class, radius) = match seen.near {
            FamilyRelation::No => ("four-dot", "3"),
            FamilyRelation::Parent => ("four-dot up", "6"),
            FamilyRelation::Child => ("four-dot down", "6"),
            FamilyRelation::Own => ("four-dot own", "7"),
        };
        let go = press(hold, EvolutionAction::SelectPiles(seen.piles.to_vec()));
        html! { <circle {class} cx={x} cy={y} r={radius} onclick={go}><title>{ piles_text(&seen.piles) }</title></circle> }
    };
    // The selected P-position is named above the picture.
    let named = seen.iter().filter(|seen| matches!(seen.near, FamilyRelation::Parent | FamilyRelation::Child)).map(|seen| {
        let [x, y] = place(seen.at);
        let (dx, dy) = (x - from_x, y - from_y);
        let far = dx.hypot(dy).max(0.1);
        let (x, y) = (x + 14.0 * dx / far, y + 14.0 * dy / far + 4.0);
        let anchor = if dx < 0.0 { "end" } else { "start" };
        html! { <text class="four-name" text-anchor={anchor} x={format!("{x:.1}")} y={format!("{y:.1}")}>{ piles_text(&seen.piles) }</text> }
    });
    let count = |near: FamilyRelation| seen.iter().filter(|seen| seen.near == near).count();
    let about = format!(
        "P-positions of four piles below 8, turned by {} degrees; {} has {} and {} there",
        lab.four,
        piles_text(&own),
        words::count(count(FamilyRelation::Parent) as u64, "parent"),
        match count(FamilyRelation::Child) {
            1 => "1 child".to_string(),
            many => format!("{many} children"),
        }
    );
    let turned = {
        let hold = hold.clone();
        move |event: InputEvent| {
            let degrees = typed(&event).parse().unwrap_or(0.0);
            hold.change(&|lab| lab.four = degrees);
        }
    };
    html! {
        <section class="card" aria-label="Four piles in space">
            <h2 class="heading">{ "Four piles in space" }</h2>
            <svg class="four-picture" viewBox="0 0 468 468" role="img" aria-label={about}>
                { for seen.iter().filter(|seen| matches!(seen.near, FamilyRelation::Parent | FamilyRelation::Child)).map(line) }
                { for seen.iter().map(dot) }{ for named }
            </svg>
            <label class="field"><span>{ "Turn" }</span><input type="range" id="evo-four" min="-180" max="180" step="1" value={lab.four.to_string()} oninput={turned} aria-valuetext={format!("{} degrees", lab.four)}/></label>
            <p class="caption">{ "Each P-position with piles below 8 is a dot, moved by its four piles towards the corners of a tetrahedron. Filled: the parents; rings: the children. Press a dot to go there." }</p>
        </section>
    }
}
