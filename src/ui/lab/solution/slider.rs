//! A slider for β, with marks at which it snaps.
use super::state::{Hold, Lab};
use crate::labs::solution::{MARKS, SLIDER_RANGE, beta_at, mark_after};
use crate::ui::{decimal::decimal, dialogs::form::typed};
use yew::prelude::*;

/// How many steps an arrow key with Shift makes.
const LEAP: u32 = 10;

/// The slider with its marks.
pub fn slider(hold: &Hold, lab: &Lab) -> Html {
    let place = lab.found.place().unwrap_or(SLIDER_RANGE.0);
    let set = |hold: &Hold, text: String| {
        hold.change(&|lab| {
            lab.ask(&|values| {
                values.set("x", "");
                values.set("y", text.clone());
            });
        });
    };
    let oninput = hold.on(move |hold, event: InputEvent| {
        if let Ok(place) = typed(&event).parse() {
            set(hold, beta_at(place, true));
        }
    });
    let onkeydown = hold.on(move |hold, event: KeyboardEvent| {
        if event.ctrl_key() || event.alt_key() || event.meta_key() {
            return;
        }
        let step = if event.shift_key() { LEAP } else { 1 };
        let text = match &*event.key() {
            "ArrowRight" | "ArrowUp" => beta_at(place.saturating_add(step), false),
            "ArrowLeft" | "ArrowDown" => beta_at(place.saturating_sub(step), false),
            "Home" => beta_at(SLIDER_RANGE.0, false),
            "End" => beta_at(SLIDER_RANGE.1, false),
            "m" | "M" => mark_after(place).into(),
            _ => return,
        };
        event.prevent_default();
        set(hold, text);
    });
    let ratio = lab.found.ratio();
    let short = |value: f64| decimal(value, 3).trim_end_matches('0').trim_end_matches('.').to_string();
    let said = ratio.map(|ratio| format!("{}, {}", ratio.beta, short(ratio.values.1))).unwrap_or_default();
    let mark = |at: u32, name: &'static str| {
        let part = f64::from(at - SLIDER_RANGE.0) / f64::from(SLIDER_RANGE.1 - SLIDER_RANGE.0);
        html! { <span style={format!("left:{}%", decimal(part * 100.0, 2))}>{ name }</span> }
    };
    html! {
        <div class="solution-slider">
            <input type="range" min={SLIDER_RANGE.0.to_string()} max={SLIDER_RANGE.1.to_string()} step="1" value={place.to_string()} aria-label="β" aria-valuetext={said}
                aria-keyshortcuts="M" title="Arrow keys 0.01, with Shift 0.1; M for the next mark" {oninput} {onkeydown}/>
            <div class="solution-marks" aria-hidden="true">{ mark(SLIDER_RANGE.0, "2") }{ for MARKS.iter().map(|(at, _, name)| mark(*at, name)) }{ mark(SLIDER_RANGE.1, "6") }</div>
        </div>
    }
}
