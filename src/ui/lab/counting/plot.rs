//! The stage with the plot, its legend and the reticle.
use super::{
    drawing::{Drawing, DrawingProps, LEFT, RIGHT, SIZE, px},
    name,
    state::{Hold, Lab},
};
use crate::core::number;
use crate::labs::counting::Sequence;
use crate::ui::{export, icons::icon, rich::rich};
use wasm_bindgen::JsCast;
use yew::prelude::*;

const ONES: [&str; 12] = [
    "no one",
    "one one",
    "two ones",
    "three ones",
    "four ones",
    "five ones",
    "six ones",
    "seven ones",
    "eight ones",
    "nine ones",
    "ten ones",
    "eleven ones",
];

/// The stage at the bottom.
pub fn stage(hold: &Hold, lab: &Lab) -> Html {
    let (k, sequence) = (lab.terms.k, lab.sequence);
    let upto = number(lab.terms.upto as u64);
    let about = format!(
        "{}_{k}(n) for n from 0 to {upto} on a logarithmic scale. Arrow keys: left and right for n, up and down for the sequence, 2 to 6 for the piles, Home and End.",
        sequence.letter()
    );
    let drawing = DrawingProps {
        k,
        sequence,
        logarithms: lab.logarithms.clone(),
        bounds: lab.bounds && sequence.sums(),
    };
    let point = {
        let (hold, drawing) = (hold.clone(), drawing.clone());
        move |event: PointerEvent| {
            let n = place(&event).map(|x| drawing.at(x));
            if let Some(n) = n.filter(|n| *n != hold.lab.borrow().at) {
                hold.change(&|lab| lab.point(n));
            }
        }
    };
    let (width, height) = SIZE;
    html! {
        <section class="stage counting-plot" aria-label="Plot">
            <div class="legend">
                <span class="pt">{ name(sequence, k) }<span>{ "(" }<i>{ "n" }</i>{ "), log scale" }</span></span>
                { legend(lab) }
                <span class="sp"></span>
                { tools(hold, lab) }
                <span class="chip">{ "n: 0–" }{ upto }</span>
            </div>
            <div class="scroll" tabindex="0" role="application" aria-label={about} onpointermove={point.clone()} onpointerdown={point}>
                <svg id="cnt-plot" xmlns="http://www.w3.org/2000/svg" viewBox={format!("0 0 {width} {height}")} aria-hidden="true">
                    <Drawing ..drawing.clone() />
                    { reticle(lab, &drawing) }
                </svg>
            </div>
        </section>
    }
}

/// Where a pointer is, in units of the picture.
fn place(event: &PointerEvent) -> Option<f64> {
    let target = event.target()?.dyn_into::<web_sys::Element>().ok()?;
    let picture = target.closest("#cnt-plot").ok()??.get_bounding_client_rect();
    Some((f64::from(event.client_x()) - picture.left()) / picture.width() * SIZE.0)
}

fn legend(lab: &Lab) -> Html {
    let peaks = if lab.terms.peaks(lab.sequence) { ": peaks" } else { "" };
    let block = match (lab.terms.k, lab.sequence) {
        (3, Sequence::TotalExactly) => "each shaded block repeats all before it, three times as high",
        (3, Sequence::LargestExactly) => "each shaded block begins with the one before it",
        _ => "shaded blocks: from each power of two to the next",
    };
    html! { <>
        <span><svg width="16" height="16" aria-hidden="true"><circle class="peak-key" cx="8" cy="8" r="5"/></svg><span>{ rich("$n = 2^b - 1$") }{ peaks }</span></span>
        <span>{ block }</span>
    </> }
}

fn tools(hold: &Hold, lab: &Lab) -> Html {
    let hold = hold.clone();
    let picture = |_: MouseEvent| {
        if let Some(element) = gloo::utils::document().get_element_by_id("cnt-plot") {
            export::save_drawn(&element, "counting");
        }
    };
    html! { <>
        if lab.sequence.sums() { <label class="check"><input type="checkbox" checked={lab.bounds} onchange={move |_: Event| hold.change(&|lab| lab.bounds = !lab.bounds)}/>{ "Bounds" }</label> }
        <button type="button" class="btn" onclick={picture}>{ icon("download") }{ "SVG" }</button>
    </> }
}

/// The reticle at the n that is pointed at, with its value.
fn reticle(lab: &Lab, drawing: &DrawingProps) -> Html {
    let n = lab.at;
    let (x, y) = (drawing.x(n as f64), drawing.y(lab.logarithms.get(n).copied().flatten()));
    let ones = match (lab.terms.k, lab.sequence) {
        (3, Sequence::TotalExactly) => ONES.get(n.count_ones() as usize).map(|words| format!(", {words}")),
        _ => None,
    };
    let below = |digit: char| if digit == '0' { '0' } else { '1' };
    let binary: String = format!("{n:b}").chars().map(below).collect();
    let text = format!(
        "{} = {binary}₂{}: {}",
        number(n as u64),
        ones.unwrap_or_default(),
        lab.shown(lab.sequence, n)
    );
    let wide = text.chars().count() as f64 * 7.8 + 18.0;
    let left = if x - 22.0 - wide > LEFT { x - 22.0 - wide } else { (x + 22.0).min(RIGHT - wide) };
    let top = (y - 36.0).clamp(10.0, 150.0);
    html! { <g class="plot-cursor">
        <path class="plot-ring" d={format!("M{} {}a11 11 0 1 0 22 0a11 11 0 1 0 -22 0M{} {1}h8m22 0h8M{} {}v8m0 22v8", px(x - 11.0), px(y), px(x - 19.0), px(x), px(y - 19.0))}/>
        <rect x={px(left)} y={px(top)} width={px(wide)} height="30" rx="8"/>
        <text x={px(left + wide / 2.0)} y={px(top + 20.0)}>{ text }</text>
    </g> }
}
