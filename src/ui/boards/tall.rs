//! Stacks too tall to draw token by token: each run is a tower with its number, and taking is typed.
use super::{
    labels::{ball, described, raw},
    pile::chip,
    view::{Mark, View},
};
use crate::core::*;
use crate::ui::hooks::use_state;
use crate::ui::markup::html;
use crate::ui::words::number;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// Most towers of one pile; the runs below them are summed up.
const MOST_TOWERS: usize = 4;

#[derive(Properties, PartialEq)]
pub struct Tall {
    pub view: View,
    pub typed: Callback<(Place, Option<u64>)>,
}

/// A tall stack with its field and its chip.
#[hook]
fn use_tall(props: &Tall) -> Html {
    let view = &props.view;
    let (place, height, reach) = (view.stack.place, view.height(), view.stack.reach);
    // The height that a number was typed for, and the number; what is typed stays until the stack changes.
    let typed_text = use_state(|| (0, String::new()));
    let shown = view.cap.map(|(from, _)| height + 1 - from);
    let own = typed_text.0 == height && !typed_text.1.trim().is_empty();
    // A move chosen elsewhere shows its number here, and takes it away when it goes.
    let text = match shown {
        Some(count) if !own || typed_text.1.trim().parse() != Ok(count) => count.to_string(),
        _ if own => typed_text.1.clone(),
        _ => String::new(),
    };
    let (typed, wrong) = (props.typed.clone(), own && shown.is_none() && !view.disabled);
    let oninput = {
        Callback::from(move |event: InputEvent| {
            let value = event.target_unchecked_into::<HtmlInputElement>().value();
            typed.emit((place, counted(&value, reach)));
            typed_text.set((height, value));
        })
    };
    let class = format!("pile tall{}", if view.look == Look::Chip { " chips" } else { "" });
    html! {
        <div {class} role="group" aria-label={view.label()} data-place={format!("{}.{}", place.part, place.group)}>
            { towers(view) }
            if reach > 0 {
                <label class="field col">
                    <span>{ "Take how many" }</span>
                    <input type="number" inputmode="numeric" min="1" max={reach.to_string()} step="1" disabled={view.disabled}
                        value={text} aria-invalid={wrong.then_some("true")} {oninput}
                        aria-label={format!("Take how many from {} {}, 1 to {reach}", view.noun, view.stack.number)}/>
                </label>
            }
            { chip(view) }
        </div>
    }
}

crate::view!(Tall, use_tall);

/// The number typed, where it can be taken.
fn counted(text: &str, reach: u64) -> Option<u64> {
    text.trim().parse().ok().filter(|count| (1..=reach).contains(count))
}

fn towers(view: &View) -> Html {
    let shown = match view.cap {
        Some((_, Mark::Wins)) => " win",
        Some(_) => " on",
        None => "",
    };
    if view.look != Look::Ball {
        let unit = if view.look == Look::Chip { "chips" } else { "levels" };
        return html! { <div class={format!("tower{shown}")}>{ count(view.height()) }<small>{ unit }</small></div> };
    }
    let runs = &view.stack.runs;
    let hidden = runs.len().saturating_sub(MOST_TOWERS);
    let tower = |(i, run): (usize, &Run)| {
        let (shape, letter) = ball(run.colour);
        let on = if i == 0 { shown } else { "" };
        let picture = format!(
            r##"<svg width="26" height="26" viewBox="-26 -26 52 52" aria-hidden="true"><use href="#b{shape}"/><text class="bl" y="4.7">{letter}</text></svg>"##
        );
        html! { <div class={format!("tower run{on}")}>{ raw(picture) }{ count(run.len) }</div> }
    };
    let below = &runs[..hidden.min(runs.len())];
    html! {
        <>
            { for runs.iter().rev().take(MOST_TOWERS).enumerate().map(tower) }
            if hidden > 0 {
                <div class="tower run"><small>{ format!("{} more: {}", number(hidden as u64), described(Look::Ball, below)) }</small></div>
            }
        </>
    }
}

/// A large number in groups that can go on several lines.
fn count(n: u64) -> Html {
    html! { <span class="num">{ number(n).replace('\u{202f}', " ") }</span> }
}
