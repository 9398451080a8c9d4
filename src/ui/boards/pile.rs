//! One pile of balls or chips, drawn again only when it changes.
use super::{
    BoardEvent,
    ball::{BALL, BALL_SIDE},
    capsule,
    chip::{CHIP, CHIP_GAPS, CHIP_NARROW, CHIP_NARROW_GAPS, CHIP_SIDE, CHIP_SIDE_GAPS, CHIP_TALL},
    labels::{Tenths, piece_name, raw},
    letters::lettered,
    plate::plate,
    shape::Shape,
    splits,
    tall::Tall,
    tokens,
    view::View,
};
use crate::core::{Look, Run, Stack};
use std::{fmt::Write, ops::RangeInclusive};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct PileProps {
    pub view: View,
    /// Whether the pile lies on its side.
    #[prop_or_default]
    pub side: bool,
    /// Whether the pile lies in rows, one below the other.
    #[prop_or_default]
    pub in_rows: bool,
    /// Whether the window is as narrow as a telephone.
    #[prop_or_default]
    pub narrow: bool,
    /// Whether gaps are marked on the pile's board.
    #[prop_or_default]
    pub gaps: bool,
    /// Whether a pile of its board is so high that not every chip has room for its number.
    #[prop_or_default]
    pub fifths: bool,
    /// Receives the move that was typed, where the pile is too tall to point at.
    pub typed: Callback<BoardEvent>,
}

/// The geometry of these tokens; slabs that lie in a row of piles are drawn as chips.
pub fn shape_of(look: Look, side: bool, narrow: bool, gaps: bool) -> &'static Shape {
    match (look, side, narrow, gaps) {
        (Look::Ball, false, ..) => &BALL,
        (Look::Ball, true, ..) => &BALL_SIDE,
        (_, true, _, false) => &CHIP_SIDE,
        (_, true, _, true) => &CHIP_SIDE_GAPS,
        (_, false, true, false) => &CHIP_NARROW,
        (_, false, true, true) => &CHIP_NARROW_GAPS,
        (_, false, false, false) => &CHIP,
        (_, false, false, true) => &CHIP_GAPS,
    }
}

/// How many tokens lie in each row: tens are easy to count.
const ROW: u64 = 10;
/// All levels of a pile.
const ALL: RangeInclusive<u64> = 1..=u64::MAX;

/// A pile with its plate.
#[component]
pub fn Pile(props: &PileProps) -> Html {
    let view = &props.view;
    let before = use_before(&view.stack);
    if view.tall() || view.look == Look::Slab {
        return html! { <Tall view={view.clone()} typed={props.typed.clone()} /> };
    }
    let PileProps { side, narrow, gaps, .. } = *props;
    let shape = if props.fifths { &CHIP_TALL } else { shape_of(view.look, side, narrow, gaps) };
    // Runs and marks have a room of their own, for which rows are not made.
    let picture = if props.in_rows && props.side && shape.gap == 0 && shape.mark == 0 {
        rows(view, shape, before.as_ref())
    } else {
        picture(view, shape, before.as_ref(), ALL)
    };
    let hinted = view.hinted.then_some("look-here");
    if props.side {
        let class = classes!("lying-row", hinted);
        return html! { <div {class}><b class="lying-name" aria-hidden="true">{ view.title() }</b><span class="lying-value">{ view.value.html() }</span>{ picture }</div> };
    }
    let class = match (view.look, props.narrow, props.gaps) {
        (Look::Ball, ..) | (_, true, false) => "pile",
        (_, true, true) => "pile gaps",
        (_, false, false) => "pile chips",
        (_, false, true) => "pile chips gaps",
    };
    html! { <div class={classes!(class, hinted)}>{ picture }{ plate(view) }</div> }
}

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

/// A pile on its side in rows of [`ROW`] tokens, beginning at the ground; rows that were just emptied keep their place.
fn rows(view: &View, shape: &'static Shape, before: Option<&Stack>) -> Html {
    let last = view.ghosts().last().unwrap_or(view.height()).max(1);
    let row = |first: u64| picture(view, shape, before, first..=first + ROW - 1);
    html! { <div class="heap-rows" role="group" aria-label={view.label()}>{ for (1..=last).step_by(ROW as usize).map(row) }</div> }
}

/// Those levels of a pile that are in `row`.
fn picture(view: &View, shape: &'static Shape, before: Option<&Stack>, row: RangeInclusive<u64>) -> Html {
    let (height, stop, whole) = (view.height(), view.stop(), row == ALL);
    let length = if whole { shape.length(&view.stack.runs) } else { shape.along(ROW, 0) + shape.last };
    let (width, tall) = shape.size(length);
    let left = Tenths(shape.pitch * (*row.start() as i64 - 1)).to_string();
    // Upright piles share a scale, set by the board. That may make the levels lower, but not narrower.
    let style = if shape.side {
        super::natural([width / 10, tall / 10], 46)
    } else {
        format!("--w:{};--t:{}", width / 10, tall / 10)
    };
    let (top, width, tall) = (Tenths(shape.top(length)), Tenths(width).to_string(), Tenths(tall).to_string());
    let (mut still, mut hits, mut painted, mut buttons) =
        (String::new(), String::new(), Vec::new(), Vec::new());
    for (level, run, colour) in view.levels() {
        let place = shape.along(level, run);
        // Tokens that are split off are lifted; the areas where they can be hit stay.
        let lifted = place + view.lift(level);
        let take = view.take(level);
        painted.push((lifted, colour, take));
        if !row.contains(&level) {
            continue;
        }
        let hit = format!(r#"class="hit" {}"#, shape.hit.at(shape.at(place)));
        if take.is_none() {
            let _ = write!(hits, r#"<rect {hit} data-piece="{}"/>"#, piece_name(view.piece(level)));
        } else {
            let ring = shape.focus.at(shape.at(place));
            buttons.push(button(
                view,
                level,
                stop,
                format!(r#"<rect {hit}/><rect class="focus-ring" {ring}/>"#),
            ));
        }
    }
    let in_row = |(at, _): &(usize, _)| row.contains(&(*at as u64 + 1));
    let shown: Vec<_> = painted.iter().copied().enumerate().filter(in_row).map(|(_, token)| token).collect();
    tokens::paint(&mut still, shape, &shown);
    if view.parts.is_empty() {
        brackets(&mut still, shape, &view.stack.runs);
    }
    ghosts(&mut still, view, shape, before, &row);
    still += &hits;
    let along = |level: u64| painted.get(level as usize - 1).map(|token| token.0).unwrap_or_default();
    let mut over = String::new();
    for (level, class) in view.ringed().filter(|(level, _)| row.contains(level)) {
        ring(&mut over, shape, class, shape.at(along(level)), view.letters(level));
    }
    let mut under = String::new();
    let (first, last) = (*row.start(), height.min(*row.end()));
    if let Some((from, mark)) = view.cap.filter(|(from, _)| first.max(*from) <= last) {
        let rect = shape.capsule(along(first.max(from)), along(last), shape.half.0);
        under = capsule::ground(shape, &rect, mark);
        over += &capsule::outline(shape, &rect, mark, height + 1 - from);
    }
    if !view.parts.is_empty() {
        let (ground, outline) = splits::preview(view, shape);
        under += &ground;
        over += &outline;
    }
    if view.new > 0 && !shape.side {
        over += &splits::new_heap(view, shape);
    }
    if shape.mark > 0 {
        buttons.extend(splits::buttons(view, shape));
    }
    html! {
        <svg class="pile-picture" {style} viewBox={format!("{left} {top} {width} {tall}")} width={width} height={tall} preserveAspectRatio={(!shape.side).then_some("none")} role={whole.then_some("group")} aria-label={whole.then(|| view.label())}>
            <g aria-hidden="true">{ raw(under) }</g>
            <g aria-hidden="true">{ raw(still) }</g>
            <g>{ for buttons }</g>
            <g aria-hidden="true">{ raw(over) }</g>
        </svg>
    }
}

/// The button that takes a token and those above it, over the painted token.
fn button(view: &View, level: u64, stop: u64, body: String) -> Html {
    let class = (!view.disabled).then_some("take");
    html! {
        <g key={level} {class} role="button" tabindex={if stop == level { "0" } else { "-1" }} aria-disabled={view.disabled.then_some("true")}
            data-piece={piece_name(view.piece(level))} aria-label={view.token_label(level)}>{ raw(body) }</g>
    }
}

fn ring(out: &mut String, shape: &Shape, class: &str, at: (i64, i64), letters: Option<&str>) {
    let _ = write!(out, r#"<g class="soft"><rect class="{class}" {}/>"#, shape.ring.at(at));
    if let Some(letters) = letters {
        out.push_str(&lettered(letters, (at.0 + shape.ring.0 / 2) / 10, at.1 / 10));
    } else if !shape.notch.is_empty() {
        let _ = write!(
            out,
            r#"<path class="winning-notch" d="M{} {}{}"/>"#,
            Tenths(at.0),
            Tenths(at.1),
            shape.notch
        );
    }
    out.push_str("</g>");
}

fn brackets(out: &mut String, shape: &Shape, runs: &[Run]) {
    let Some((x, half, text)) = shape.bracket else { return };
    let mut below = 0;
    for (i, run) in runs.iter().enumerate() {
        let bottom = half - shape.along(below + 1, i);
        let top = -half - shape.along(below + run.len, i);
        let [x, tip, text, bottom, top, mid] =
            [x, x - 50, text, bottom, top, (bottom + top) / 2 + 55].map(Tenths);
        let _ = write!(
            out,
            r#"<path class="bracket" d="M{x} {bottom}H{tip}V{top}H{x}"/><text class="bracket-count" x="{text}" y="{mid}">{}</text>"#,
            run.len
        );
        below += run.len;
    }
}

/// Tokens just taken: dashed outlines where they lay, and fading tokens if they lay there a moment ago.
fn ghosts(out: &mut String, view: &View, shape: &Shape, before: Option<&Stack>, row: &RangeInclusive<u64>) {
    let was: Vec<(usize, u8)> = view.before.as_ref().map(levels_of).unwrap_or_default();
    let now = before == view.before.as_ref();
    let runs = view.stack.runs.len().saturating_sub(1);
    let mut fading = Vec::new();
    for level in view.ghosts().filter(|level| row.contains(level)) {
        let known = was.get(level as usize - 1).copied();
        let along = shape.along(level, known.map_or(runs, |(run, _)| run));
        let _ = write!(out, r#"<rect class="ghost" {}/>"#, shape.ghost.at(shape.at(along)));
        fading.extend(known.filter(|_| now).map(|(_, colour)| (along, colour, None)));
    }
    if !fading.is_empty() {
        out.push_str(r#"<g class="gone">"#);
        tokens::paint(out, shape, &fading);
        out.push_str("</g>");
    }
}

fn levels_of(stack: &Stack) -> Vec<(usize, u8)> {
    let runs = stack.runs.iter().enumerate();
    let tokens =
        runs.flat_map(|(i, run)| (0..run.len.min(super::view::TALLEST)).map(move |_| (i, run.colour)));
    tokens.take(super::view::TALLEST as usize).collect()
}
