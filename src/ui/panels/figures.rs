//! Pictures that turn into each other: all of them small in a row, the chosen one large with what is done in it.
use crate::core::{Block, Figure, Why};
use crate::ui::boards::{Curves, figure, ground, raw};
use crate::ui::dialogs::form::focus_sibling;
use crate::ui::icons::icon;
use crate::ui::rich::rich;
use crate::ui::theme;
use gloo::timers::callback::Timeout;
use std::{fmt::Write, rc::Rc};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

mod bamboo;

/// How long each picture is shown when they are played, in milliseconds.
const PACE: u32 = 1200;
/// The width and the height of a picture, in pixels, and the size of the letters on it: small, in the panel, and in the
/// presenter.
const SMALL: [i64; 3] = [64, 84, 0];
const PANEL: [i64; 3] = [350, 186, 16];
const LARGE: [i64; 3] = [1100, 400, 28];

#[derive(Properties, Clone, PartialEq)]
pub struct FiguresProps {
    pub why: Rc<Why>,
    /// The index of the block of the derivation that holds the pictures.
    pub block: usize,
    /// Whether the pictures are read from afar.
    pub large: bool,
}

#[component]
pub fn Figures(props: &FiguresProps) -> Html {
    let chosen = use_state(|| 0usize);
    let plays = use_state(|| false);
    let FiguresProps { why, block, large } = props;
    let figures = figures(why, *block);
    let last = figures.len().saturating_sub(1);
    let at = (*chosen).min(last);
    {
        let (chosen, plays) = (chosen.clone(), plays.clone());
        use_effect_with(why.clone(), move |_| {
            if *chosen > 0 {
                chosen.set(0);
                plays.set(false);
            }
        });
    }
    {
        let (chosen, plays) = (chosen.setter(), plays.clone());
        use_effect_with((*plays, at), move |(on, at)| {
            let at = *at;
            let next = on.then(|| {
                Timeout::new(PACE, move || if at < last { chosen.set(at + 1) } else { plays.set(false) })
            });
            move || drop(next)
        });
    }
    let row = use_node_ref();
    {
        let row = row.clone();
        use_effect_with(at, move |at| show_tab(&row, *at));
    }
    let small = use_memo((why.clone(), *block), |(why, block)| {
        self::figures(why, *block).iter().map(|figure| drawn(figure, SMALL)).collect::<Vec<_>>()
    });
    let Some(now) = figures.get(at) else { return html! {} };
    let go = {
        let (chosen, plays) = (chosen.clone(), plays.clone());
        Callback::from(move |to: usize| {
            plays.set(false);
            chosen.set(to);
        })
    };
    let onkeydown = {
        let go = go.clone();
        move |event: KeyboardEvent| {
            let to = match event.key().as_str() {
                "ArrowRight" => (at + 1).min(last),
                "ArrowLeft" => at.saturating_sub(1),
                "Home" => 0,
                "End" => last,
                _ => return,
            };
            event.prevent_default();
            event.stop_propagation();
            focus_sibling(&event, "[role=tab]", to);
            go.emit(to);
        }
    };
    let play = {
        let (chosen, plays) = (chosen.clone(), plays.clone());
        move |_: MouseEvent| {
            // After the last picture it begins again. For readers who want no motion each press is one step.
            let next = if at == last { 0 } else { at + 1 };
            if theme::still() {
                return chosen.set(next);
            }
            if !*plays {
                chosen.set(next);
            }
            plays.set(!*plays);
        }
    };
    let step = |name: &'static str, label: &'static str, to: usize| {
        let go = go.clone();
        html! {
            <button class="btn icon" aria-label={label} disabled={to == at} onclick={move |_: MouseEvent| go.emit(to)}>{ icon(name) }</button>
        }
    };
    let tab = |(index, (figure, drawn)): (usize, (&Figure, &String))| {
        let go = go.clone();
        let on = index == at;
        html! {
            <button type="button" role="tab" aria-selected={on.to_string()} tabindex={if on { "0" } else { "-1" }}
                onclick={move |_: MouseEvent| go.emit(index)}>{ raw(drawn.clone()) }<span><b>{ index + 1 }</b>{ " " }{ &figure.title }</span></button>
        }
    };
    html! {
        <div class={classes!("figs", large.then_some("large"))} role="group" aria-label="Reduction step by step" {onkeydown}>
            <div class="figure-tabs" role="tablist" aria-label="Steps" ref={row}>{ for figures.iter().zip(small.iter()).enumerate().map(tab) }</div>
            <div class="fig">{ raw(drawn(now, if *large { LARGE } else { PANEL })) }</div>
            <div class="figure-text">
                <p class="derivation" aria-live="polite">
                    <span class="sr">{ format!("Step {} of {}, ", at + 1, last + 1) }</span><b>{ &now.title }</b>{ ": " }{ rich(&now.text) }
                </p>
                <span class="join">
                    { step("back", "Previous step", at.saturating_sub(1)) }
                    <button class="btn icon" aria-label={if *plays { "Pause" } else { "Play the steps" }} onclick={play}>{ icon(if *plays { "pause" } else { "play" }) }</button>
                    { step("forward", "Next step", (at + 1).min(last)) }
                </span>
            </div>
        </div>
    }
}

/// Moves the row so that the chosen picture is in its middle.
fn show_tab(row: &NodeRef, at: usize) {
    let row = row.cast::<HtmlElement>();
    let tab = row.as_ref().and_then(|row| row.children().item(at as u32)?.dyn_into::<HtmlElement>().ok());
    if let (Some(row), Some(tab)) = (row, tab) {
        row.set_scroll_left(tab.offset_left() + (tab.offset_width() - row.client_width()) / 2);
    }
}

fn figures(why: &Why, block: usize) -> &[Figure] {
    match why.blocks.get(block) {
        Some(Block::Figures { figures }) => figures,
        _ => &[],
    }
}

/// A picture that fits into this width and height, with letters of this size, or without letters if the size is 0.
fn drawn(figure: &Figure, size: [i64; 3]) -> String {
    let graph = &figure.graph;
    if figure.bamboo {
        return bamboo::bamboo(graph.edges.len() as i64, size);
    }
    let [width, height, letters] = size;
    let mut marks = figure.marked.clone();
    marks.sort_unstable();
    let marked = |n: u64| marks.binary_search(&n).is_ok();
    let (edges, [left, top, right]) =
        self::figure(graph, &|edge| if marked(edge.n) { " marked" } else { "" });
    // A low picture is not enlarged to fill the place.
    let wide = (right - left + 48).max(width.min(240));
    let high = (24 - top).max(height.min(130));
    let scale = |n: i64| (n * (wide * 100 / width).max(high * 100 / height)) / 100;
    let (above, below, middle) = (scale(letters), scale(14).max(14), (left + right) / 2);
    let mut out = format!(
        r#"<svg viewBox="{} {} {wide} {}" aria-hidden="true" preserveAspectRatio="xMidYMax">"#,
        middle - wide / 2,
        -high - above,
        high + above + below
    );
    if letters > 0 {
        ground(&mut out, left - 24, right + 24, 0);
        Curves::of(graph).strokes(&mut out, "marked-halo", &|index| {
            graph.edges.get(index).is_some_and(|edge| marked(edge.n))
        });
    } else {
        let _ = write!(out, r#"<path class="ground-line" d="M{} 0H{}"/>"#, left - 20, right + 20);
    }
    out.push_str(&edges);
    for (vertex, value) in figure.values.iter().filter(|_| letters > 0) {
        let Some(vertex) = graph.vertices.get(*vertex as usize) else { continue };
        let (x, y) = (i64::from(vertex.x) * 2, -i64::from(vertex.y) * 2);
        let _ = write!(
            out,
            r#"<text class="figure-value" x="{}" y="{}" font-size="{}">{}</text>"#,
            x + scale(8),
            y - scale(7),
            scale(letters),
            value
        );
    }
    out.push_str("</svg>");
    out
}
