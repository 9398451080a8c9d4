//! The moves so far, as a chart of Grundy values; each column leads back to its position.
use crate::core::Outcome;
use crate::ui::after_paint::after_paint;
use crate::ui::icons::icon;
use crate::ui::model::{Level, Ply, Quality};
use crate::ui::words;
use std::rc::Rc;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

mod chart;
mod column;
mod focus;

use chart::{BASE, MIDDLE, Pitch, Scale, TOP};
use column::Column;

#[derive(Properties, PartialEq)]
pub struct HistoryProps {
    /// The starting position, then one ply for each move.
    pub plies: Rc<Vec<Ply>>,
    /// The index of the ply that the board shows.
    pub at: usize,
    /// The index of the ply that the game itself has reached.
    pub live: usize,
    pub level: Level,
    /// The names of the side lines.
    #[prop_or_default]
    pub lines: Vec<String>,
    /// The side line that the columns show; none for the game.
    #[prop_or_default]
    pub line: Option<usize>,
    pub on_go: Callback<usize>,
    #[prop_or_default]
    pub on_line: Callback<Option<usize>>,
    /// Removes the side line that the columns show.
    #[prop_or_default]
    pub on_drop: Callback<()>,
}

/// The dock below the board.
#[component]
pub fn History(props: &HistoryProps) -> Html {
    let HistoryProps { plies, at, live, level, on_go, .. } = props;
    let scale = use_memo((plies.clone(), *level), |(plies, level)| Scale::of(plies, *level));
    let pitch = *use_memo(plies.clone(), |plies| Pitch::of(plies));
    let scroll = use_node_ref();
    let (stop, onkeydown) = focus::use_roving(&scroll, *at, plies.len(), on_go);
    {
        let scroll = scroll.clone();
        // Reading the scroll position now would force a layout before the page is painted.
        use_effect_with((*at, plies.len(), pitch), move |(at, _, pitch)| {
            let (at, pitch) = (*at, *pitch);
            after_paint(move || focus::reveal(&scroll, at, pitch));
        });
    }
    let column = |(index, ply): (usize, &Ply)| {
        html! {
            <Column
                key={index} {index} ply={ply.clone()} scale={*scale} {pitch} current={index == *at}
                stop={index == stop} on_go={on_go.clone()}
            />
        }
    };
    let lower = scale.lower();
    let draws = plies.iter().any(|ply| ply.verdict.outcome() == Some(Outcome::D));
    let min = format!("min-width:{}px", pitch.width(plies.len()));
    html! {
        <section class="dock" aria-label="Move history">
            <div class="row">
                <h2 class="heading">{ "Moves" }</h2>
                { lines(props) }
                if *level != Level::Off { { legend(plies) } }
                { steps(*at, *live, on_go) }
            </div>
            <div class="plies">
                if *scale != Scale::Hidden {
                    <svg class="hist-axis" width={chart::AXIS.to_string()} height="122" aria-hidden="true">
                        { axis(*scale, draws) }
                    </svg>
                }
                <div class="scroll" ref={scroll} {onkeydown}>
                    <svg class="hist" height={(122 - lower).to_string()} style={min} role="group" aria-label="Moves, each a button">
                        <rect class="current" x={(pitch.x(*at) - pitch.0 / 2 + 2).to_string()} y="2"
                            width={(pitch.0 - 4).to_string()} height={(118 - lower).to_string()} rx="8"/>
                        { rules(*scale, draws) }
                        <path class="history-line" d={chart::line(plies, *scale, pitch)}/>
                        <>{ for plies.iter().enumerate().map(column) }</>
                        <path class="current-line" d={format!("M{} {}h{}", pitch.x(*at) - pitch.0 / 2 + 8, 121 - lower, pitch.0 - 16)}/>
                    </svg>
                </div>
            </div>
        </section>
    }
}

/// The choice between the game and its side lines, where there are any.
fn lines(props: &HistoryProps) -> Html {
    if props.lines.is_empty() {
        return Html::default();
    }
    let choose = props.on_line.reform(|event: Event| {
        let value = event.target_unchecked_into::<HtmlSelectElement>().value();
        value.parse().ok()
    });
    let option = |(index, name): (usize, &String)| {
        html! { <option value={index.to_string()} selected={props.line == Some(index)}>{ name }</option> }
    };
    html! {
        <span class="line-choice">
            <select aria-label="Line" onchange={choose}>
                <option value="" selected={props.line.is_none()}>{ "The game" }</option>
                { for props.lines.iter().enumerate().map(option) }
            </select>
            if props.line.is_some() {
                <button class="btn icon" aria-label="Remove this side line" title="Remove this side line"
                    onclick={props.on_drop.reform(|_: MouseEvent| ())}>{ icon("close") }</button>
            }
        </span>
    }
}

/// The lines behind the columns.
fn rules(scale: Scale, draws: bool) -> Html {
    let rule = |class: &'static str, y: i64| {
        let y = y.to_string();
        html! { <line {class} x1="0" y1={y.clone()} x2="100%" y2={y}/> }
    };
    if scale == Scale::Hidden {
        return rule("grid-line", MIDDLE);
    }
    html! { <>
        { rule("axis", BASE) }
        { for scale.lines().into_iter().map(|y| rule("grid-line", y)) }
        if draws && scale == Scale::Outcomes { { rule("grid-line", (BASE + TOP + 12) / 2) } }
    </> }
}

/// What the heights mean.
fn axis(scale: Scale, draws: bool) -> Html {
    let ends = |most: u64| {
        html! { <>
            <text class="tick-label end" x="66" y="81">{ "∗0" }</text>
            <text class="tick-label end" x="66" y={(TOP + 5).to_string()}>{ chart::top_label(most) }</text>
        </> }
    };
    html! { <>
        if let Scale::Values(most) = scale { { ends(most) } }
        <g class="term" data-term="p-position"><text class="axis-p" x="8" y="81">{ "P" }</text></g>
        if draws && scale == Scale::Outcomes {
            <text class="axis-d" x="8" y="56">{ "D" }</text>
        }
        <g class="term" data-term="n-position"><text class="axis-n" x="8" y={if scale == Scale::Outcomes { "31" } else { "47" }}>{ "N" }</text></g>
        if scale != Scale::Outcomes { <path class="bracket" d="M32 14h-5v49h5"/> }
    </> }
}

/// The legend of the marks that occur, or at least of the three usual ones.
fn legend(plies: &[Ply]) -> Html {
    let unsolved = plies.iter().any(|ply| ply.quality == Some(Quality::Unknown));
    let usual = [(Quality::Good, "#mg"), (Quality::Blunder, "#mb"), (Quality::NoWinningMove, "#mn")];
    let entry = |shape: Html, quality: Quality| {
        html! {
            <span>
                <svg width="20" height="20" viewBox="-12 -12 24 24" aria-hidden="true">{ shape }</svg>
                { words::quality(quality) }
            </span>
        }
    };
    html! {
        <div class="legend">
            { for usual.into_iter().map(|(quality, href)| entry(html! { <use {href}/> }, quality)) }
            if unsolved {
                { entry(html! { <rect class="mn" x="-6" y="-6" width="12" height="12"/> }, Quality::Unknown) }
            }
        </div>
    }
}

fn steps(at: usize, live: usize, on_go: &Callback<usize>) -> Html {
    let step = |name: &'static str, label: &'static str, to: usize| {
        let on_go = on_go.clone();
        html! {
            <button class="btn icon" aria-label={label} title={label} disabled={to == at}
                onclick={move |_| on_go.emit(to)}>{ icon(name) }</button>
        }
    };
    html! {
        <span class="join">
            { step("first", "Start of the game", 0) }
            { step("back", "One move back", at.saturating_sub(1)) }
            { step("forward", "One move forward", (at + 1).min(live.max(at))) }
            { step("last", "End of the game", live) }
        </span>
    }
}
