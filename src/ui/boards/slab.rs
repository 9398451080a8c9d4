//! Slabs seen from the side, all stacks of a board in one picture with a ruler of levels.
use super::{
    capsule::tag,
    labels::{heading, piece_name, raw},
    letters::lettered,
    levels::{LEVEL, LevelPlan},
    pile::use_before,
    ruler::{Ruler, ruler},
    view::View,
};
use crate::core::{PieceId, Stack, Stacks};
use std::fmt::Write;
use yew::prelude::*;

/// Boards of more levels may be drawn smaller, with larger letters.
const FEW: u64 = 9;

/// The number of levels that are drawn, and the height of the tallest stack. Drawn are the ruler's levels, and more
/// where a stack is taller; in a low window the ruler has at most one level above the tallest stack.
pub fn levels_drawn(board: &Stacks, low: bool) -> (u64, u64) {
    let tallest = board.stacks.iter().map(Stack::height).max().unwrap_or(0);
    let ruler = board.ruler.len() as u64;
    let ruler = if low { ruler.min(tallest + 1) } else { ruler };
    (tallest.max(ruler).min(super::view::TALLEST), tallest)
}

/// A board of slabs; `recolour` asks for another colour of a level, where colours may be changed.
pub fn slabs(
    board: &Stacks,
    views: &[View],
    [narrow, low]: [bool; 2],
    recolour: Option<&Callback<PieceId>>,
) -> Html {
    let (levels, tallest) = levels_drawn(board, low);
    let plan = LevelPlan::new(views.len(), levels, tallest, narrow);
    let ruler = match recolour {
        Some(_) => String::new(),
        None => ruler(&board.ruler, levels, &plan),
    };
    let still = ruler + &ground(&plan);
    let (width, height) = (plan.width, plan.height());
    let red: Vec<_> =
        (1..).zip(&board.ruler).filter(|(_, c)| **c != 0).map(|(n, _): (u64, _)| n.to_string()).collect();
    let numbers = views.first().zip(views.last()).map(|(a, b)| (a.stack.number, b.stack.number));
    let mut label = numbers.map(|(a, b)| heading(&board.noun, a, b)).unwrap_or_default();
    if !red.is_empty() {
        let _ = write!(label, ", red levels {}", red.join(", "));
    }
    let empty: std::rc::Rc<[u8]> = board.ruler.iter().copied().take(levels as usize).collect();
    let stack = |(i, view): (usize, &View)| {
        html! {
            <SlabStack
                key={view.stack.number} view={view.clone()} {plan} x={plan.x(i)} empty={empty.clone()}
            />
        }
    };
    let many = levels > FEW;
    // On a small screen and on a projector other things give way.
    let class = classes!("slabs", (many && !narrow).then_some("dense"), many.then_some("lean"));
    html! {
        <svg {class} style={format!("--h:{height}")} viewBox={format!("0 0 {width} {height}")} width={width.to_string()} height={height.to_string()} role="group" aria-label={label}>
            <g aria-hidden="true">{ raw(still) }</g>
            <g>{ for views.iter().enumerate().map(stack) }</g>
            if let Some((on, first)) = recolour.zip(board.stacks.first()) {
                <Ruler colours={empty.clone()} {plan} place={first.place} {on} />
            }
        </svg>
    }
}

/// The ground with its hatching.
pub fn ground(plan: &LevelPlan) -> String {
    let (from, to) = ((plan.left[0] - 28).max(2), (plan.width - 12).max(60));
    let hatch: String =
        (from + 4..to - 8).step_by(12).map(|x| format!("M{x} {}l10-10", plan.base + 11)).collect();
    format!(
        r#"<path class="ground-line" d="M{from} {0}H{to}"/><path class="ground-hatch" d="{hatch}"/>"#,
        plan.base
    )
}

/// The inside of a slab: its level, and how many slabs go with it where it can be taken.
pub fn body(colour: u8, level: u64, take: Option<u64>, slab: i64) -> String {
    let (round, pattern, disc, letter) = if colour == 0 {
        (
            20,
            format!(r#"x="44" y="3" width="{}" height="40" fill="url(#pd)""#, slab - 78),
            r#"<circle class="slab-disc" r="14"/>"#,
            'G',
        )
    } else {
        let disc = r#"<rect class="slab-disc" x="-13" y="-13" width="26" height="26" rx="3"/>"#;
        (4, format!(r#"x="4" y="3" width="{}" height="40" rx="3" fill="url(#ps)""#, slab - 8), disc, 'R')
    };
    let take = take
        .map(|n| format!(r#"<text class="slab-take" x="{}" y="29">take {n}</text>"#, slab / 2 + 6))
        .unwrap_or_default();
    format!(
        concat!(
            r#"<rect class="slab-body" x="3" y="2" width="{}" height="43" rx="{}"/><rect {}/>"#,
            r#"<g transform="translate(26 23.5)">{}<text class="slab-letter" y="5.5">{}</text></g>"#,
            r#"<text class="slab-number" x="{}" y="30">{}</text>{}"#
        ),
        slab - 6,
        round,
        pattern,
        disc,
        letter,
        slab - 24,
        level,
        take
    )
}

/// The dashed outline of an empty level.
pub fn empty(colour: u8, at: (i64, i64), slab: i64) -> String {
    let (class, round) = if colour == 0 { ("green", 19) } else { ("red", 4) };
    let (x, y) = at;
    format!(
        r#"<rect class="empty {class}" x="{}" y="{}" width="{}" height="38" rx="{round}"/>"#,
        x + 7,
        y + 4,
        slab - 14
    )
}

/// The name of a stack and its pill.
pub fn name(view_title: &str, value: &str, x: i64, plan: &LevelPlan) -> String {
    let (mid, base) = (x + plan.slab / 2, plan.base);
    let half = 14 + 6 * value.chars().count().max(2) as i64;
    format!(
        concat!(
            r#"<text class="label" x="{}" y="{}">{}</text><g class="pill" transform="translate({} {})">"#,
            r#"<rect x="-{}" y="-17" width="{}" height="34" rx="17"/><text y="6">{}</text></g>"#
        ),
        mid - 34,
        base + 44,
        view_title,
        mid + 28,
        base + 39,
        half,
        2 * half,
        value
    )
}

#[derive(Properties, PartialEq)]
pub struct SlabStackProps {
    pub view: View,
    pub plan: LevelPlan,
    pub x: i64,
    /// The colours of all levels drawn.
    pub empty: std::rc::Rc<[u8]>,
}

/// One stack of slabs, drawn again only when it changes.
#[component]
pub fn SlabStack(props: &SlabStackProps) -> Html {
    let (view, plan, x) = (&props.view, &props.plan, props.x);
    let before = use_before(&view.stack);
    let (height, stop, slab) = (view.height(), view.stop(), plan.slab);
    let (mut still, mut tokens) = (String::new(), Vec::new());
    if view.hinted {
        let (top, below) = (plan.y(height.max(1)) - 6, plan.y(1) + 52);
        let place =
            format!(r#"x="{}" y="{top}" width="{}" height="{}" rx="12""#, x - 7, slab + 14, below - top);
        let _ = write!(still, r#"<rect class="look-here" {place}/>"#);
    }
    for (level, _, colour) in view.levels() {
        let (at, name) = (format!("translate({x} {})", plan.y(level)), piece_name(view.piece(level)));
        let class = if colour == 0 { "slab green" } else { "slab red" };
        let take = view.take(level);
        let body = body(colour, level, take, slab);
        if take.is_none() {
            let _ = write!(still, r#"<g class="{class}" data-piece="{name}" transform="{at}">{body}</g>"#);
            continue;
        }
        // The button lies over what it shows, which its name says in other words.
        let _ = write!(still, r#"<g class="{class}" transform="{at}">{body}</g>"#);
        let hit = format!(
            concat!(
                r#"<rect class="hit" y="1" width="{}" height="45"/>"#,
                r#"<rect class="focus-ring" x="-2" y="-3" width="{}" height="52" rx="8"/>"#
            ),
            slab,
            slab + 4
        );
        let class = (!view.disabled).then_some("take");
        tokens.push(html! {
            <g key={level} {class} role="button" tabindex={if stop == level { "0" } else { "-1" }} aria-disabled={view.disabled.then_some("true")}
                data-piece={name} aria-label={view.token_label(level)} transform={at}>{ raw(hit) }</g>
        });
    }
    for (level, colour) in (1..).zip(props.empty.iter()).filter(|(level, _)| *level > height) {
        still += &empty(*colour, (x, plan.y(level)), slab);
    }
    leaving(&mut still, view, before.as_ref(), plan, x);
    still += &name(&view.title(), &view.value.text(), x, plan);
    html! {
        <g role="group" aria-label={view.label()}>
            <g aria-hidden="true">{ raw(still) }</g>
            <g>{ for tokens }</g>
            <g aria-hidden="true">{ raw(over(view, plan, x)) }</g>
        </g>
    }
}

/// Slabs just taken: their outlines stay, and they fade away.
fn leaving(out: &mut String, view: &View, before: Option<&Stack>, plan: &LevelPlan, x: i64) {
    for level in view.ghosts() {
        let (y, slab) = (plan.y(level) + 1, plan.slab - 2);
        let _ = write!(
            out,
            r#"<rect class="ghost last" x="{}" y="{y}" width="{slab}" height="45" rx="9"/>"#,
            x + 1
        );
    }
    let Some(before) = before.filter(|before| view.before.as_ref() == Some(before)) else { return };
    let was = View { stack: before.clone(), ..view.clone() };
    for level in view.ghosts() {
        let Some((_, _, colour)) = was.levels().nth(level as usize - 1) else { continue };
        let class = if colour == 0 { "green" } else { "red" };
        let (y, body) = (plan.y(level), body(colour, level, None, plan.slab));
        let _ =
            write!(out, r#"<g transform="translate({x} {y})"><g class="slab {class} gone">{body}</g></g>"#);
    }
}

/// The rings of winning moves, and the outline of the move in preview.
fn over(view: &View, plan: &LevelPlan, x: i64) -> String {
    let (height, slab) = (view.height(), plan.slab);
    let mut out = String::new();
    for (level, class) in view.ringed() {
        let y = plan.y(level);
        let (edge, middle) = (x + slab + 1, y + 23);
        let tag = match view.letters(level) {
            Some(letters) => lettered(letters, edge, middle),
            None => format!(r#"<path class="winning-notch" d="M{} {middle}h9"/>"#, edge + 1),
        };
        let _ = write!(
            out,
            r#"<g class="soft"><rect class="{class}" x="{}" y="{y}" width="{}" height="47" rx="10"/>{tag}</g>"#,
            x - 1,
            slab + 2,
        );
    }
    if let Some((from, mark)) = view.cap {
        let count = height + 1 - from;
        let (y, mark_class) = (plan.y(height) - 4, mark.class());
        let rect = format!(
            r#"x="{}" y="{y}" width="{}" height="{}" rx="12""#,
            x - 5,
            slab + 10,
            LEVEL * count as i64 + 6
        );
        let tag = tag((x + slab / 2) * 10, (y - 22) * 10, mark, count);
        let _ = write!(
            out,
            r#"<g class="cap{mark_class}"><rect class="cap-outline halo" {rect}/><rect class="cap-outline" {rect}/>{tag}</g>"#
        );
    }
    out
}
