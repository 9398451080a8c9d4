//! A plot of the share of the piles of n balls that have a value, with one end and with two.
use super::state::{Hold, Lab};
use crate::labs::piles::{Ends, share};
use crate::ui::{
    lab::plot::{Axes, Mark, Plot, Tools, px},
    rich::rich,
};
use yew::prelude::*;

/// The size of the picture, and the rectangle of the values within it.
const AXES: Axes = Axes {
    size: (950.0, 244.0),
    left: 58.0,
    right: 900.0,
    top: 16.0,
    bottom: 206.0,
    seen: crate::labs::Stretch { from: 0.0, span: 1.0 },
    most: 1.0,
};

/// The card with the plot.
pub fn stage(hold: &Hold, lab: &Lab) -> Html {
    let (seen, upto, value) = (lab.seen(), lab.upto(), lab.counted());
    let axes = Axes { seen, ..AXES };
    let on = hold.change_callback(|lab, look| lab.look(*look));
    let quarter = |quarters: u32| (f64::from(quarters) / 4.0, html! { <>{ quarters * 25 }{ " %" }</> });
    let at = lab.at();
    let text = format!("n = {at}: {}", lab.part(at));
    let mark = Mark { n: at as f64, value: share(&lab.known, lab.ends(), at, value), text, special: false };
    let (from, to) = seen.ends();
    let label = format!(
        "What part of the piles of n balls has value {value}, for n from 0 to {upto}. Arrow keys: left and right for n; plus and minus zoom."
    );
    let key = |ends: Ends| html! { <span><svg width="16" height="16" aria-hidden="true"><path class={class(lab, ends)} d="M8 8h.01"/>{ hollow(lab, ends, "M8 8h.01".into()) }</svg><span>{ ends.name() }</span></span> };
    html! {
        <section class="stage counting-plot piles-plot" aria-label="Plot">
            <div class="legend">
                <span class="plot-title">{ rich(&format!("Piles of *n* balls with value {value}")) }</span>
                { for Ends::ALL.into_iter().map(key) }<span class="spacer"></span>
                <Tools {seen} last={upto} on={on.clone()}/>
            </div>
            <div class="scroll"><Plot id="piles-plot" {label} {axes} last={upto} cursor={Some(at)} mark={Some(mark)} name=""
                rows={(0..=4).map(quarter).collect::<Vec<_>>()} ticks={(from..=to.min(upto)).collect::<Vec<_>>()} {on} fixed=false>
                { for Ends::ALL.into_iter().map(|ends| series(lab, &axes, ends)) }
            </Plot></div>
        </section>
    }
}

fn class(lab: &Lab, ends: Ends) -> &'static str {
    if ends == lab.ends() { "plot-dots featured" } else { "plot-dots" }
}

/// The dots of the number of ends that is not chosen, as rings.
fn hollow(lab: &Lab, ends: Ends, path: String) -> Html {
    html! { if ends != lab.ends() { <path class="plot-dots hollow" d={path}/> } }
}

fn series(lab: &Lab, axes: &Axes, ends: Ends) -> Html {
    let (from, to) = axes.seen.ends();
    let place = |n: usize| {
        format!("{} {}", px(axes.x(n as f64)), px(axes.y(share(&lab.known, ends, n, lab.counted()))))
    };
    let places: Vec<String> = (from..=to.min(lab.upto())).map(place).collect();
    let dots: String = places.iter().map(|place| format!("M{place}h.01")).collect();
    html! { <>
        <path class={if ends == lab.ends() { "piles-line featured" } else { "piles-line" }} d={format!("M{}", places.join("L"))}/>
        <path class={class(lab, ends)} d={dots.clone()}/>{ hollow(lab, ends, dots) }
    </> }
}
