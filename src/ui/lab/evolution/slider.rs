//! The generations: slider, bars, counts, and what makes them grow.
use super::{
    act::{EvolutionAction, press},
    born::born_now,
    motion::SPEEDS,
    moving,
    state::{Hold, Lab},
};
use crate::core::format_number;
use crate::labs::evolution::{Colouring, REACHES, alive, born, generation_of};
use crate::ui::{decimal::decimal, dialogs::form::typed, icons::icon, rich::rich};
use wasm_bindgen::JsCast;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

/// Columns with numbers, besides the first.
const COLUMNS: u16 = 16;
/// The width of the bar chart, and the room at its left for row names.
const WIDTH: f64 = 948.0;
const LEFT: f64 = 28.0;

/// The card below the pictures.
pub fn generations(hold: &Hold) -> Html {
    let lab = hold.lab.borrow();
    let n = lab.generation;
    let oninput = {
        let hold = hold.clone();
        move |event: InputEvent| {
            let to = typed(&event).parse::<u16>();
            hold.change(&|lab| {
                lab.motion.growing = false;
                lab.generation = to.as_ref().map_or(lab.generation, |to| (*to).min(lab.plan.reach));
            });
        }
    };
    let keys = {
        let hold = hold.clone();
        move |event: KeyboardEvent| {
            if event.key() == " " {
                event.prevent_default();
                moving::grow(&hold);
            }
        }
    };
    let counts = format!(
        "$D_{{3}}({n}) = {}$, $A_{{3}}({n}) = {}$",
        format_number(born(n.into())),
        format_number(alive(n.into()))
    );
    let reach = lab.plan.reach.to_string();
    // The middle of the thumb, which is 30 px wide, stays above the middle of its bar.
    let pitch = (WIDTH - LEFT) / f64::from(lab.plan.reach + 1);
    let part = |length: f64| decimal(length / WIDTH * 100.0, 3);
    let along = format!(
        "margin-left:calc({}% - 15px);width:calc({}% + 30px)",
        part(LEFT + pitch / 2.0),
        part(WIDTH - LEFT - pitch)
    );
    html! {
        <section class="card gens" aria-label="Generations" data-many={(lab.plan.reach > COLUMNS).then_some("")}>
            <div class="grow"><h2 class="heading">{ "Generation " }<span class="generation-number">{ format_number(n.into()) }</span></h2>
                <span class="generation-formula">{ rich("$D_{3}(n) = 3^{wt(n)}$") }<span class="source-tag">{ "Theorem 17" }</span></span>
                <span class="generation-formula">{ rich("$A_{3}(n) = D_{3}(0) + ⋯ + D_{3}(n)$") }</span>
                <span class="dim now">{ rich(&counts) }</span>
                <span class="spacer"></span>
                { controls(hold, &lab) }
            </div>
            <div class="generation-slider" style={along}><input type="range" min="0" max={reach} value={n.to_string()} aria-label="Generation" aria-valuetext={format!("{n}, {} born, {} live", born(n.into()), alive(n.into()))} {oninput} onkeydown={keys}/></div>
            <Bars reach={lab.plan.reach} generation={n} selected={lab.selected().ok().map(generation_of)} />
            { born_now(hold) }
        </section>
    }
}

fn controls(hold: &Hold, lab: &Lab) -> Html {
    let step = |name: &'static str, label: &'static str, by: i32| {
        html! { <button type="button" class="btn icon" aria-label={label} onclick={press(hold, EvolutionAction::Step(by))}>{ icon(name) }</button> }
    };
    let (name, label) = if lab.motion.growing { ("pause", "Pause") } else { ("play", "Grow") };
    let reaches: Vec<String> = REACHES.iter().map(|reach| format!("to {reach}")).collect();
    let reach = REACHES.iter().position(|reach| *reach == lab.plan.reach).unwrap_or(0);
    let speeds: Vec<String> = SPEEDS.iter().map(|speed| speed.0.to_string()).collect();
    html! {
        <div class="generation-controls">
            { choose(hold, "Generations", &reaches, reach, |lab, at| lab.set_reach(REACHES[at.min(REACHES.len() - 1)])) }
            { choose(hold, "Speed", &speeds, lab.motion.speed, |lab, at| lab.motion.speed = at) }
            <span class="join">{ step("back", "One generation back", -1) }{ step("forward", "One generation on", 1) }</span>
            <button type="button" class="btn pri" onclick={press(hold, EvolutionAction::Grow)}>{ icon(name) }{ label }</button>
        </div>
    }
}

/// The choice of what the colours show.
pub fn colours(hold: &Hold, lab: &Lab) -> Html {
    let names = ["by generation", "by last direction"].map(String::from);
    choose(hold, "Colours", &names, usize::from(lab.colouring == Colouring::Direction), |lab, at| {
        lab.colouring = if at == 1 { Colouring::Direction } else { Colouring::Generation };
    })
}

fn choose(
    hold: &Hold,
    label: &'static str,
    names: &[String],
    chosen: usize,
    does: fn(&mut Lab, usize),
) -> Html {
    let hold = hold.clone();
    let onchange = move |event: Event| {
        let select = event.target().and_then(|target| target.dyn_into::<HtmlSelectElement>().ok());
        if let Some(select) = select {
            let at = select.selected_index().max(0) as usize;
            hold.change(&|lab| does(lab, at));
        }
    };
    let option =
        |(at, name): (usize, &String)| html! { <option selected={at == chosen}>{ name.clone() }</option> };
    html! { <select aria-label={label} {onchange}>{ for names.iter().enumerate().map(option) }</select> }
}

/// The bars and the numbers below them.
#[derive(Properties, PartialEq)]
struct BarsProps {
    reach: u16,
    generation: u16,
    selected: Option<u64>,
}

#[component]
fn Bars(props: &BarsProps) -> Html {
    let BarsProps { reach, generation, selected } = *props;
    let pitch = (WIDTH - LEFT) / f64::from(reach + 1);
    let middle = |n: u16| LEFT + (f64::from(n) + 0.5) * pitch;
    let width = (pitch * 0.48).max(1.0);
    let most = f64::from(reach.ilog2().max(1));
    let bars = |from: u16, to: u16| {
        (from..to)
            .map(|n| bar(middle(n) - width / 2.0, width, 5.0 + 41.0 * f64::from(n.count_ones()) / most))
            .collect::<String>()
    };
    // Long numbers need more room.
    let columns = (0..=reach).step_by(usize::from(if reach > 128 { reach / 8 } else { reach / COLUMNS }));
    // The column of a selected generation is highlighted only if that generation has a column.
    let marked = selected
        .filter(|n| *n <= reach.into())
        .map(|n| n as u16)
        .filter(|n| reach == COLUMNS || n.is_multiple_of(reach / 8));
    let column = |n: u16| {
        let class = if marked == Some(n) { "on" } else { "" };
        let x = decimal(middle(n).min(WIDTH - if reach > 128 { 30.0 } else { 22.0 }), 1);
        html! { <g {class}>
            <text class="chart-generation" x={x.clone()} y="78">{ n.to_string() }</text>
            <text class="chart-count" x={x.clone()} y="100">{ format_number(born(n.into())) }</text>
            <text class="chart-count" {x} y="122">{ format_number(alive(n.into())) }</text>
        </g> }
    };
    let name = |y: &'static str, letter: &'static str, sub: &'static str| {
        html! { <text class="chart-name" x="0" {y}>{ letter }<tspan class="axis-index" dy="3">{ sub }</tspan></text> }
    };
    let here = middle(generation) - pitch.max(24.0) / 2.0;
    html! {
        <div class="generation-chart" role="region" aria-label="Born and alive" tabindex="0"><svg viewBox="0 0 948 128" role="img" aria-label={said(reach)}>
            <defs><linearGradient id="evo-ramp" gradientUnits="userSpaceOnUse" x1="28" x2="948" y1="0" y2="0"><stop class="ramp-start"/><stop class="ramp-middle" offset=".5"/><stop class="ramp-end" offset="1"/></linearGradient></defs>
            <rect class="generation-here" x={decimal(here.min(WIDTH - pitch.max(24.0)), 1)} y="2" width={decimal(pitch.max(24.0), 1)} height="126" rx="8"/>
            <path class="birth-bars off" d={bars(generation + 1, reach + 1)}/><path class="birth-bars" d={bars(0, generation + 1)}/>
            <path class="chart-line" d="M24 84H946"/>
            { name("78", "n", "") }{ name("100", "D", "3") }{ name("122", "A", "3") }
            { for columns.map(column) }
            if let Some(n) = marked { <circle class="chart-ring" cx={decimal(middle(n), 1)} cy="73.5" r="11.5"/><path class="chart-ring" d={format!("M{} 73.5h7m20 0h7", decimal(middle(n) - 17.0, 1))}/> }
        </svg></div>
    }
}

fn bar(left: f64, width: f64, height: f64) -> String {
    format!(
        "M{} {}h{}v{}h-{2}z",
        decimal(left, 1),
        decimal(58.0 - height, 1),
        decimal(width, 1),
        decimal(height, 1)
    )
}

/// The numbers as text for screen readers.
fn said(reach: u16) -> String {
    let columns = (0..=COLUMNS).map(|i| i * (reach / COLUMNS));
    let one = |n: u16| format!("generation {n}: {} born, {} live", born(n.into()), alive(n.into()));
    columns.map(one).collect::<Vec<_>>().join("; ")
}
