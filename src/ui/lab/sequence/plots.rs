//! A plot for each sequence, with the legend and the tools.
use super::{
    drawing::{Dots, DotsProps, LEFT, dense, ground, per_column},
    state::{Hold, Lab, Track},
};
use crate::core::format_number;
use crate::labs::sequence::{Proof, Results, steps};
use crate::ui::{
    lab::plot::{Axes, Mark, Plot, PlotRequest, Tools},
    resized::follow,
};
use web_sys::HtmlElement;
use yew::prelude::*;

/// The margins around the values, in pixels.
const RIGHT: f64 = 14.0;
const TOP: f64 = 30.0;
const BOTTOM: f64 = 48.0;

/// The node for the plots, whose size the state follows.
#[hook]
pub fn use_place(hold: &Hold) -> NodeRef {
    let place = use_node_ref();
    {
        let (hold, place) = (hold.clone(), place.clone());
        use_effect_with((), move |()| measure(&hold, &place));
    }
    place
}

/// The plots with the legend and the tools.
pub fn plots(hold: &Hold, lab: &Lab, place: &NodeRef) -> Html {
    let on = hold.change_callback(|lab, look: &PlotRequest| lab.look(*look));
    html! {
        <section class="stage sequence-plot" aria-label="Plot">
            <div class="legend">{ legend(lab) }<span class="spacer"></span><Tools seen={lab.seen()} last={lab.last()} on={on.clone()}/></div>
            <div class="plot-boxes" ref={place.clone()}>{ for lab.tracks.iter().enumerate().map(|(at, track)| plot(&on, lab, at, track)) }</div>
            <span class="sr" role="status">{ lab.spoken.clone() }</span>
        </section>
    }
}

/// Watches the size of the node for the plots.
fn measure(hold: &Hold, place: &NodeRef) -> impl FnOnce() + use<> {
    let (hold, node) = (hold.clone(), place.clone());
    let changed = move || {
        let Some(element) = node.cast::<HtmlElement>() else { return };
        let many = hold.lab.borrow().tracks.len().max(1);
        let size = (f64::from(element.client_width()), f64::from(element.client_height() / many as i32));
        let known = hold.lab.borrow().size;
        if size != known && size.0 > 0.0 && size.1 > 0.0 {
            hold.change(&|lab| lab.size = size);
        }
    };
    let followed = place.cast::<HtmlElement>().and_then(|element| follow(&element, changed));
    move || drop(followed)
}

fn legend(lab: &Lab) -> Html {
    let periods: Vec<_> = lab.results().iter().map(|one| one.period()).collect();
    let dot = |class: &'static str, words: &'static str| {
        html! { <span><svg width="14" height="14" aria-hidden="true"><g class={class}><circle cx="7" cy="7" r="4.5"/><path d="M7 1.5 12.5 7 7 12.5 1.5 7z"/></g></svg>{ words }</span> }
    };
    let known = periods.iter().any(Option::is_some);
    let seen = periods.iter().flatten().any(|period| period.proof == Proof::Observed);
    let axes = lab.tracks.first().map(|track| axes(lab, &track.results.borrow()));
    html! { <>
        { dot("legend-key", if known { "before the period" } else { "value" }) }
        if known { { dot("legend-key exceptional", "exception") } { dot("legend-key featured", if seen { "periodic so far" } else { "periodic" }) } }
        if let Some(axes) = axes.filter(dense) { <span>{ format!("each mark: a value that occurs among about {} heaps", format_number(per_column(&axes).ceil() as u64)) }</span> }
    </> }
}

fn greatest(lab: &Lab, results: &Results) -> u16 {
    let (from, to) = lab.seen().ends();
    results.greatest(from, to).max(1)
}

fn axes(lab: &Lab, results: &Results) -> Axes {
    let (width, height) = lab.size;
    // Room above the greatest value keeps the brackets clear.
    let most = f64::from(greatest(lab, results)) * 1.08;
    let (right, bottom) = ((width - RIGHT).max(LEFT + 1.0), (height - BOTTOM).max(TOP + 1.0));
    Axes { size: lab.size, left: LEFT, right, top: TOP, bottom, seen: lab.seen(), most }
}

fn plot(on: &Callback<PlotRequest>, lab: &Lab, at: usize, track: &Track) -> Html {
    let results = track.results.borrow();
    let (axes, top) = (axes(lab, &results), greatest(lab, &results));
    let dots = DotsProps {
        id: track.id,
        results: track.results.clone(),
        known: results.values().len(),
        start: results.period().map(|period| period.start),
        axes,
        top,
    };
    let (from, to) = axes.seen.ends();
    let label = format!(
        "Grundy values of {} for n from {from} to {}, 0 to {top}. Arrow keys read the values, with Shift they move the plot, plus and minus zoom, Home shows the usual part, End the whole.",
        results.source,
        to.min(results.last())
    );
    let name = if lab.tracks.len() > 1 { results.source.to_string() } else { "g(n)".into() };
    let row = |value: usize| (value as f64, html! { { format_number(value as u64) } });
    let up = steps(f64::from(top), ((axes.bottom - 40.0) / 24.0).max(1.0) as usize, 1);
    let rows: Vec<_> = (0..=usize::from(top)).step_by(up).map(row).collect();
    html! {
        <Plot id={format!("plot-{at}")} {label} {axes} last={lab.last()} cursor={lab.cursor} mark={mark(&results, lab.cursor)} {name} {rows}
            ticks={ticks(&axes, results.period().map(|period| period.length as usize))} {on} ground={ground(&axes, &results)}><Dots ..dots/></Plot>
    }
}

/// The n that are labelled: multiples of the period where one fits between two labels.
fn ticks(axes: &Axes, period: Option<usize>) -> Vec<usize> {
    let (from, to) = axes.seen.ends();
    let digits = to.to_string().len() as f64;
    let most = (axes.width() / (digits * 9.5 + 22.0)).max(1.0) as usize;
    let span = axes.seen.span;
    let unit = period.filter(|period| *period > 1 && *period as f64 * 2.0 <= span).unwrap_or(1);
    let step = steps(span, most, unit);
    (from.div_ceil(step).saturating_mul(step)..=to).step_by(step).collect()
}

/// The reticle at the selected n, or else at the last exception, with its value.
fn mark(results: &Results, cursor: Option<usize>) -> Option<Mark> {
    let last = results.period().and_then(|period| period.start.checked_sub(1)).map(|n| n as usize);
    let n = cursor.or(last)?;
    let value = *results.values().get(n)?;
    let word = if cursor.is_none() { "last: " } else { "" };
    let text = format!("{word}g({}) = {}", format_number(n as u64), format_number(value.into()));
    Some(Mark { n: n as f64, value: value.into(), text, special: results.is_exception(n) })
}
