//! One pile of balls or chips, drawn again only when it changes.
use super::{
    ball::{BALL, BALL_SIDE},
    capsule,
    chip::{CHIP, CHIP_SIDE},
    labels::{Tenths, piece_name, raw},
    shape::Shape,
    tall::Tall,
    view::View,
};
use crate::core::*;
use crate::show;
use crate::ui::markup::html;
use std::fmt::Write;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct Pile {
    pub view: View,
    /// Whether it lies on its side.
    #[prop_or_default]
    pub side: bool,
    /// How many were typed, where the pile is too tall to point at.
    pub typed: Callback<(Place, Option<u64>)>,
}

/// The geometry of these tokens; slabs that lie in a row of piles are drawn as chips.
pub fn shape_of(look: Look, side: bool) -> &'static Shape {
    match (look, side) {
        (Look::Ball, false) => &BALL,
        (Look::Ball, true) => &BALL_SIDE,
        (_, false) => &CHIP,
        (_, true) => &CHIP_SIDE,
    }
}

/// A pile with its chip.
#[hook]
fn use_pile(props: &Pile) -> Html {
    let view = &props.view;
    let before = use_before(&view.stack);
    if view.tall() || view.look == Look::Slab {
        return show!(Tall { view: view.clone(), typed: props.typed.clone() });
    }
    let shape = shape_of(view.look, props.side);
    let picture = picture(view, shape, before.as_ref());
    if props.side {
        return html! { <div class="er"><span class="ev">{ view.value.html() }</span>{ picture }</div> };
    }
    let class = if view.look == Look::Ball { "pile" } else { "pile chips" };
    html! { <div {class}>{ picture }{ chip(view) }</div> }
}

crate::view!(Pile, use_pile);

/// The stack as it was before its last change.
#[hook]
pub fn use_before(stack: &Stack) -> Option<Stack> {
    let seen = use_mut_ref(|| (stack.clone(), None));
    let mut seen = seen.borrow_mut();
    if seen.0 != *stack {
        let before = std::mem::replace(&mut seen.0, stack.clone());
        seen.1 = Some(before);
    }
    seen.1.clone()
}

/// The chip under a pile: its name, its value, and the value after the move in preview.
pub fn chip(view: &View) -> Html {
    let on = if view.then.is_some() { "gchip on" } else { "gchip" };
    let then = view.then.map(|(value, wins)| {
        let class = if wins { "to" } else { "to flat" };
        html! { <span {class}>{ "→ " }{ value.html() }</span> }
    });
    html! { <div class={on}><b>{ view.title() }</b><span class="c"><span>{ view.value.html() }</span>{ then }</span></div> }
}

fn picture(view: &View, shape: &'static Shape, before: Option<&Stack>) -> Html {
    let (height, lowest, stop) = (view.height(), view.lowest(), view.stop());
    let length = shape.length(&view.stack.runs);
    let (width, tall) = shape.size(length);
    let (width, tall) = (Tenths(width).to_string(), Tenths(tall).to_string());
    let (mut still, mut tokens, mut along) = (String::new(), Vec::new(), Vec::new());
    for (level, run, colour) in view.levels() {
        let place = shape.along(level, run);
        along.push(place);
        let piece = view.piece(level);
        if level < lowest {
            let (class, body, at) = (shape.class, (shape.body)(colour, None), shape.translate(place, length));
            let name = piece_name(piece);
            let _ = write!(still, r#"<g class="{class}" data-piece="{name}" transform="{at}">{body}</g>"#);
        } else {
            tokens.push(token(view, shape, level, colour, stop == level, shape.translate(place, length)));
        }
    }
    let at = |level: u64| along.get(level as usize - 1).copied().unwrap_or_default();
    brackets(&mut still, shape, &view.stack.runs, length);
    ghosts(&mut still, view, shape, before, length);
    let soft = view
        .rings
        .iter()
        .filter(|level| (1..=height).contains(*level) && view.cap.map(|c| c.0) != Some(**level));
    let mut over: String = soft
        .map(|level| {
            format!(
                r#"<g class="soft" transform="{}">{}</g>"#,
                shape.translate(at(*level), length),
                shape.ring
            )
        })
        .collect();
    let mut under = String::new();
    if let Some((from, mark)) = view.cap {
        let rect = shape.capsule(at(from), at(height), length);
        under = capsule::ground(shape, &rect, mark);
        over += &capsule::outline(shape, &rect, mark, height + 1 - from);
    }
    html! {
        <svg class="pv" viewBox={format!("0 0 {width} {tall}")} width={width} height={tall} role="group" aria-label={view.label()}>
            <g aria-hidden="true">{ raw(under) }</g>
            <g aria-hidden="true">{ raw(still) }</g>
            <g>{ for tokens }</g>
            <g aria-hidden="true">{ raw(over) }</g>
        </svg>
    }
}

fn token(view: &View, shape: &Shape, level: u64, colour: u8, stop: bool, at: String) -> Html {
    let body = (shape.body)(colour, Some(view.height() + 1 - level)) + shape.focus;
    let class = if view.disabled { shape.class.to_string() } else { format!("{} take", shape.class) };
    html! {
        <g key={level} {class} role="button" tabindex={if stop { "0" } else { "-1" }} aria-disabled={view.disabled.then_some("true")}
            data-piece={piece_name(view.piece(level))} aria-label={view.token_label(level)} transform={at}>{ raw(body) }</g>
    }
}

fn brackets(out: &mut String, shape: &Shape, runs: &[Run], length: i64) {
    let Some((x, half, text)) = shape.bracket else { return };
    let mut below = 0;
    for (i, run) in runs.iter().enumerate() {
        let bottom = length - shape.along(below + 1, i) + half;
        let top = length - shape.along(below + run.len, i) - half;
        let [x, tip, text, bottom, top, mid] =
            [x, x - 50, text, bottom, top, (bottom + top) / 2 + 55].map(Tenths);
        let _ = write!(
            out,
            r#"<path class="bk" d="M{x} {bottom}H{tip}V{top}H{x}"/><text class="mt" x="{text}" y="{mid}">{}</text>"#,
            run.len
        );
        below += run.len;
    }
}

/// Tokens just taken: dashed where they lay, and once more in their colours to fade away.
fn ghosts(out: &mut String, view: &View, shape: &Shape, before: Option<&Stack>, length: i64) {
    let was: Vec<(usize, u8)> = before.map(levels_of).unwrap_or_default();
    let runs = view.stack.runs.len().saturating_sub(1);
    for level in view.ghosts() {
        let known = was.get(level as usize - 1).copied();
        let at = shape.translate(shape.along(level, known.map_or(runs, |(run, _)| run)), length);
        let _ = write!(out, r#"<g transform="{at}">{}"#, shape.ghost);
        if let Some((_, colour)) = known {
            let _ = write!(out, r#"<g class="{} gone">{}</g>"#, shape.class, (shape.body)(colour, None));
        }
        out.push_str("</g>");
    }
}

fn levels_of(stack: &Stack) -> Vec<(usize, u8)> {
    let runs = stack.runs.iter().enumerate();
    let tokens =
        runs.flat_map(|(i, run)| (0..run.len.min(super::view::TALLEST)).map(move |_| (i, run.colour)));
    tokens.take(super::view::TALLEST as usize).collect()
}
