//! The plot of a sequence: axes, marks, the reticle, and how it is moved and read.
use super::{
    drawing::{Frame, LEFT, Marks, MarksProps, period, px},
    state::{Hold, Lab, Track},
};
use crate::core::number;
use crate::games::heaps::codes::Proof;
use crate::labs::sequence::{Results, steps};
use crate::ui::{
    decimal::within,
    gesture::{Gesture, Meaning},
    icons::icon,
};
use std::{cell::RefCell, rc::Rc};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

/// The stage with the legend, the tools and a plot for each sequence.
pub fn plots(hold: &Hold, gesture: &Rc<RefCell<Gesture>>, place: &NodeRef) -> Html {
    let lab = hold.lab.borrow();
    let (from, to) = lab.view().ends();
    html! {
        <section class="stage sequence-plot" aria-label="Plot">
            <div class="legend">
                { legend(&lab) }
                <span class="join" role="toolbar" aria-label="Part shown">
                    { tool(hold, "minus", "Zoom out", |hold| hold.look(&|view, last| view.zoomed(2.0, 0.5, last))) }
                    { tool(hold, "new", "Zoom in", |hold| hold.look(&|view, last| view.zoomed(0.5, 0.5, last))) }
                    { tool(hold, "fit", "Show all", |hold| hold.look(&|_, last| crate::labs::Stretch::upto(last))) }
                    { tool(hold, "first", "Show the usual part", |hold| hold.change(&|lab| lab.window = None)) }
                </span>
                <span class="chip">{ "n: " }{ number(from as u64) }{ "–" }{ number(to.min(lab.last()) as u64) }</span>
            </div>
            <div class="plot-boxes" ref={place}>{ for lab.tracks.iter().enumerate().map(|(at, track)| plot(hold, &lab, gesture, at, track)) }</div>
            <span class="sr" role="status">{ lab.spoken.clone() }</span>
        </section>
    }
}

fn tool(hold: &Hold, name: &'static str, label: &'static str, does: fn(&Hold)) -> Html {
    let hold = hold.clone();
    html! { <button type="button" class="btn icon" aria-label={label} onclick={move |_: MouseEvent| does(&hold)}>{ icon(name) }</button> }
}

fn legend(lab: &Lab) -> Html {
    let periods: Vec<_> = lab.results().iter().map(|one| one.period()).collect();
    let dot = |class: &'static str, words: &'static str| {
        html! { <span><svg width="14" height="14" aria-hidden="true"><g class={class}><circle cx="7" cy="7" r="4.5"/><path d="M7 1.5 12.5 7 7 12.5 1.5 7z"/></g></svg>{ words }</span> }
    };
    let known = periods.iter().any(Option::is_some);
    let seen = periods.iter().flatten().any(|period| period.proof == Proof::Observed);
    let frame = lab.tracks.first().map(|track| frame(lab, &track.results.borrow()));
    let dense = frame.filter(|frame| !frame.sparse());
    html! { <>
        { dot("lg b", if known { "before the period" } else { "value" }) }
        if known { { dot("lg x", "exception") } { dot("lg p", if seen { "periodic so far" } else { "periodic" }) } }
        if let Some(frame) = dense { <span>{ format!("each mark: a value that occurs among about {} heaps", number(frame.per_column().ceil() as u64)) }</span> }
    </> }
}

fn frame(lab: &Lab, results: &Results) -> Frame {
    let view = lab.view();
    let (from, to) = view.ends();
    Frame { size: lab.size, view, top: results.greatest(from, to).max(1) }
}

fn plot(hold: &Hold, lab: &Lab, gesture: &Rc<RefCell<Gesture>>, at: usize, track: &Track) -> Html {
    let results = track.results.borrow();
    let frame = frame(lab, &results);
    let marks = MarksProps {
        id: track.id,
        results: track.results.clone(),
        known: results.values().len(),
        start: results.period().map(|period| period.start),
        frame,
    };
    let (width, height) = frame.size;
    let (from, to) = frame.view.ends();
    let to = to.min(results.last());
    let about = format!(
        "Grundy values of {} for n from {from} to {to}, 0 to {}. Arrow keys read the values, with Shift they move the plot, plus and minus zoom, Home shows the usual part, End the whole.",
        results.source, frame.top
    );
    let down = {
        let gesture = gesture.clone();
        move |event: PointerEvent| {
            gesture.borrow_mut().down(&event);
            if let Some(target) = boxed(&event) {
                // Without capture a drag ends at the border, nothing worse.
                let _ = target.set_pointer_capture(event.pointer_id());
            }
        }
    };
    let moved = {
        let (gesture, hold) = (gesture.clone(), hold.clone());
        move |event: PointerEvent| match gesture.borrow_mut().moved(&event) {
            Some(Meaning::Drag { by }) => {
                hold.look(&|view, last| view.moved(-by.0 / frame.width()).inside(last))
            }
            Some(Meaning::Pinch { factor, at, .. }) => {
                let place = fraction(&event, at.0, &frame);
                hold.look(&|view, last| view.zoomed(factor, place, last));
            }
            None if event.pointer_type() == "mouse" => {
                hold.point(frame.view.nearest(fraction(&event, event.client_x().into(), &frame), to), false);
            }
            None => {}
        }
    };
    let up = {
        let (gesture, hold) = (gesture.clone(), hold.clone());
        move |event: PointerEvent| {
            if gesture.borrow_mut().up(&event) {
                hold.point(frame.view.nearest(fraction(&event, event.client_x().into(), &frame), to), false);
            }
        }
    };
    let cancel = {
        let gesture = gesture.clone();
        move |event: PointerEvent| {
            gesture.borrow_mut().up(&event);
        }
    };
    let leave = {
        let hold = hold.clone();
        move |event: PointerEvent| {
            if event.pointer_type() == "mouse" {
                hold.leave();
            }
        }
    };
    let wheel = {
        let hold = hold.clone();
        move |event: WheelEvent| {
            // The wheel belongs to the page until the plot has the focus; with Ctrl it is a pinch on a touchpad.
            let target = boxed(&event);
            if !event.ctrl_key() && !target.is_some_and(|target| target.matches(":focus") == Ok(true)) {
                return;
            }
            event.prevent_default();
            let place = fraction(&event, event.client_x().into(), &frame);
            let factor = within(event.delta_y() / 300.0, -1.0, 1.0).exp();
            hold.look(&|view, last| {
                view.zoomed(factor, place, last)
                    .moved(within(event.delta_x() / 1000.0, -1.0, 1.0))
                    .inside(last)
            });
        }
    };
    let keys = {
        let hold = hold.clone();
        move |event: KeyboardEvent| {
            if !event.ctrl_key()
                && !event.alt_key()
                && !event.meta_key()
                && key(&hold, &event.key(), event.shift_key())
            {
                event.prevent_default();
            }
        }
    };
    let titled = lab.tracks.len() > 1;
    html! {
        <div class="plot-box" tabindex="0" role="application" aria-label={about} onkeydown={keys} onpointerdown={down} onpointermove={moved}
            onpointerup={up} onpointercancel={cancel} onpointerleave={leave} onwheel={wheel}>
            <svg id={format!("plot-{at}")} xmlns="http://www.w3.org/2000/svg" viewBox={format!("0 0 {} {}", px(width), px(height))} width={px(width)} height={px(height)} aria-hidden="true">
                { period(&frame, &results) }
                { axes(&frame, results.period().map(|period| period.length as usize)) }
                <Marks ..marks />
                { reticle(&frame, &results, lab.cursor) }
                <text class="plot-name" x="4" y="20">{ if titled { results.source.to_string() } else { "g(n)".into() } }</text>
                <text class="plot-name en" x={px(width - 14.0)} y={px(height - 6.0)}>{ "n" }</text>
            </svg>
        </div>
    }
}

/// What a key does; whether it does anything.
fn key(hold: &Hold, key: &str, shift: bool) -> bool {
    let (cursor, view) = {
        let lab = hold.lab.borrow();
        (lab.cursor, lab.view())
    };
    let (from, to) = view.ends();
    let step = |by: isize| {
        let n = cursor.unwrap_or(if by > 0 { from.wrapping_sub(1) } else { to + 1 });
        hold.point(n.wrapping_add_signed(by).min(usize::MAX / 2), true);
    };
    match (key, shift) {
        ("ArrowRight", false) => step(1),
        ("ArrowLeft", false) if cursor == Some(0) => {}
        ("ArrowLeft", false) => step(-1),
        ("ArrowRight", true) => hold.look(&|view, last| view.moved(0.2).inside(last)),
        ("ArrowLeft", true) => hold.look(&|view, last| view.moved(-0.2).inside(last)),
        ("PageDown", _) => hold.look(&|view, last| view.moved(1.0).inside(last)),
        ("PageUp", _) => hold.look(&|view, last| view.moved(-1.0).inside(last)),
        ("Home", _) => hold.change(&|lab| lab.window = None),
        ("End", _) => hold.look(&|_, last| crate::labs::Stretch::upto(last)),
        ("+" | "=", _) => hold.look(&|view, last| view.zoomed(0.5, 0.5, last)),
        ("-", _) => hold.look(&|view, last| view.zoomed(2.0, 0.5, last)),
        ("Escape", _) => hold.leave(),
        _ => return false,
    }
    true
}

/// The frame around the plot of this event.
fn boxed(event: &web_sys::Event) -> Option<HtmlElement> {
    let target = event.target()?.dyn_into::<web_sys::Element>().ok()?;
    target.closest(".plot-box").ok()??.dyn_into().ok()
}

/// Where a place on the page lies in the window, as a fraction.
fn fraction(event: &web_sys::Event, x: f64, frame: &Frame) -> f64 {
    boxed(event).map_or(0.5, |target| (x - target.get_bounding_client_rect().left() - LEFT) / frame.width())
}

fn axes(frame: &Frame, period: Option<usize>) -> Html {
    let (width, bottom) = (frame.width(), frame.bottom());
    let up = steps(f64::from(frame.top), ((bottom - 40.0) / 24.0).max(1.0) as usize, 1);
    let row = |value: usize| {
        let y = frame.y(value as f64);
        html! { <><path class={if value == 0 { "ax" } else { "plot-row" }} d={format!("M{} {}h{}", px(LEFT), px(y), px(width))}/>
        <text class="plot-number en" x={px(LEFT - 12.0)} y={px(y + 5.0)}>{ number(value as u64) }</text></> }
    };
    let (from, to) = frame.view.ends();
    let digits = to.to_string().len() as f64;
    let most = (width / (digits * 9.5 + 22.0)).max(1.0) as usize;
    let span = frame.view.span;
    // Ticks at whole periods, where one fits between two of them.
    let unit = period.filter(|period| *period > 1 && *period as f64 * 2.0 <= span).unwrap_or(1);
    let step = steps(span, most, unit);
    let tick = |n: usize| {
        let x = frame.x(n as f64);
        // The last one must not be cut off.
        let text = x.min(frame.size.0 - 4.0 * (digits + 1.0));
        html! { <><path class="plot-tick" d={format!("M{} {}v7", px(x), px(bottom))}/><text class="plot-number" x={px(text)} y={px(bottom + 24.0)}>{ number(n as u64) }</text></> }
    };
    let first = from.div_ceil(step).saturating_mul(step);
    html! { <>
        { for (0..=usize::from(frame.top)).step_by(up).map(row) }
        { for (first..=to).step_by(step).map(tick) }
    </> }
}

/// The reticle at the n that is pointed at, or at the last exception, with its value.
fn reticle(frame: &Frame, results: &Results, cursor: Option<usize>) -> Html {
    let last = results.period().and_then(|period| period.start.checked_sub(1)).map(|n| n as usize);
    let Some(n) = cursor.or(last) else { return Html::default() };
    let (x, right) = (frame.x(n as f64), LEFT + frame.width());
    let value = results.values().get(n).copied().filter(|_| (LEFT - 1.0..=right + 1.0).contains(&x));
    let Some(value) = value else { return Html::default() };
    let y = frame.y(value.into());
    let exception = results.is_exception(n);
    let word = if cursor.is_none() { "last: " } else { "" };
    let text = format!("{word}g({}) = {}", number(n as u64), number(value.into()));
    let wide = text.chars().count() as f64 * 7.6 + 24.0;
    let left = if x - 16.0 - wide > LEFT { x - 16.0 - wide } else { (x + 16.0).min(right - wide) };
    let low = (y + 18.0).min(frame.bottom() - 38.0);
    html! { <g class={if exception { "plot-cursor x" } else { "plot-cursor" }}>
        <path class="plot-ring" d={format!("M{} {}a13 13 0 1 0 26 0a13 13 0 1 0 -26 0M{} {1}h8m16 0h8M{} {}v8m0 16v8", px(x - 13.0), px(y), px(x - 21.0), px(x), px(y - 21.0))}/>
        <rect x={px(left)} y={px(low)} width={px(wide)} height="34" rx="8"/>
        <text x={px(left + wide / 2.0)} y={px(low + 22.0)}>{ text }</text>
    </g> }
}
