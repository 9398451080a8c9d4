//! Stacks too tall to draw token by token: each run is a tower with its number, and taking is typed.
use super::{
    BoardEvent,
    labels::{ball, described, raw},
    mark::Mark,
    plate::plate,
    view::View,
};
use crate::core::{Look, Place, Run};
use crate::ui::{icons::icon, words::format_number};
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// Most towers of one pile; the runs below them are summed up.
const MOST_TOWERS: usize = 4;

#[derive(Properties, PartialEq)]
pub struct TallProps {
    pub view: View,
    pub typed: Callback<BoardEvent>,
}

/// The text that was typed for a stack of this height.
#[derive(Clone, PartialEq, Default)]
struct Text {
    height: u64,
    take: String,
    off: String,
}

/// A tall stack with its fields and its plate.
#[component]
pub fn Tall(props: &TallProps) -> Html {
    let view = &props.view;
    let (place, height, reach) = (view.stack.place, view.height(), view.stack.reach);
    // The typed text stays until the stack changes.
    let typed_text = use_state(Text::default);
    let own = if typed_text.height == height { (*typed_text).clone() } else { Text::default() };
    let any = !own.take.trim().is_empty() || !own.off.trim().is_empty();
    // A move chosen elsewhere shows its numbers here as long as it is shown.
    let shown = view.moved();
    let same = shown.is_none_or(|(take, off)| number_of(&own.take) == take && number_of(&own.off) == off);
    let text = |typed: &str, count: Option<u64>| match count {
        Some(count) if !any || !same => count.to_string(),
        _ if any && same => typed.to_string(),
        _ => String::new(),
    };
    let joins = view.stack.splits.as_ref().is_some_and(|splits| !splits.takes.is_empty());
    let most = if joins { height - 1 } else { reach };
    let wrong = any && shown.is_none() && !view.disabled;
    let field = |label: &'static str, off: bool, most: u64| {
        let count = shown.and_then(|(take, part)| if off { part } else { take });
        let (typed, typed_text, own) = (props.typed.clone(), typed_text.clone(), own.clone());
        let value = text(if off { &own.off } else { &own.take }, count);
        let oninput = Callback::from(move |event: InputEvent| {
            let mut text = Text { height, ..own.clone() };
            *(if off { &mut text.off } else { &mut text.take }) =
                event.target_unchecked_into::<HtmlInputElement>().value();
            typed.emit(event_of(place, &text));
            typed_text.set(text);
        });
        html! {
            <label class="field col">
                <span>{ label }</span>
                <input type="number" inputmode="numeric" min="1" max={most.to_string()} step="1" disabled={view.disabled}
                    {value} aria-invalid={wrong.then_some("true")} {oninput}
                    aria-label={format!("{label} from {} {}, 1 to {most}", view.noun, view.stack.number)}/>
            </label>
        }
    };
    let class = classes!(
        "pile",
        "tall",
        (view.look == Look::Chip).then_some("chips"),
        view.hinted.then_some("look-here")
    );
    html! {
        <div {class} role="group" aria-label={view.label()} data-place={format!("{}.{}", place.part, place.group)}>
            { towers(view) }
            if most > 0 { { field("Take how many", false, most) } }
            if view.stack.splits.is_some() { { field("Split off how many", true, height - 1) } }
            if wrong { <p class="err" role="alert">{ icon("warn") }<span>{ format!("This is no move. Expected: a whole number from 1 to {}.", format_number(most)) }</span></p> }
            { plate(view) }
        </div>
    }
}

fn number_of(text: &str) -> Option<u64> {
    text.trim().parse().ok()
}

/// The event with the typed numbers, which are none if one of them is invalid.
fn event_of(place: Place, text: &Text) -> BoardEvent {
    let read = |text: &str| (text.trim().is_empty() || number_of(text) > Some(0)).then(|| number_of(text));
    let (count, off) = read(&text.take).zip(read(&text.off)).unwrap_or_default();
    BoardEvent::Typed { place, count, off }
}

fn towers(view: &View) -> Html {
    let shown = match (view.moved(), view.mark) {
        (Some(_), Mark::Wins) => " win",
        (Some(_), _) => " on",
        (None, _) => "",
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
            r##"<svg width="26" height="26" viewBox="-26 -26 52 52" aria-hidden="true"><use href="#b{shape}"/><text class="ball-letter" y="4.7">{letter}</text></svg>"##
        );
        html! { <div class={format!("tower run{on}")}>{ raw(picture) }{ count(run.len) }</div> }
    };
    let below = &runs[..hidden.min(runs.len())];
    html! {
        <>
            <>{ for runs.iter().rev().take(MOST_TOWERS).enumerate().map(tower) }</>
            if hidden > 0 {
                <div class="tower run"><small>{ format!("{} more: {}", format_number(hidden as u64), described(Look::Ball, below)) }</small></div>
            }
        </>
    }
}

/// A large number in groups of digits, between which the line may be broken.
fn count(n: u64) -> Html {
    html! { <span class="num">{ format_number(n).replace('\u{202f}', " ") }</span> }
}
