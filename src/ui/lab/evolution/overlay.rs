//! What is drawn over the cells and points: the wedge of the hidden south branch, axes, the walk and the reticle.
use super::{
    geometry::{AXIS, Cube, Plan, Point, VIEW, outside},
    state::Lab,
};
use crate::labs::evolution::{
    Pile3, Step, Turn, at, born_of, cell_of, parent, piles_text, position_of, walk,
};
use crate::ui::decimal::decimal;
use yew::prelude::*;

/// The least length of a leg with a pill, and the most pills of a walk.
const LEAST: f64 = 11.0;
const PILLS: usize = 6;

fn px(value: f64) -> String {
    decimal(value, 1)
}

fn path(points: &[Point]) -> String {
    let mut text = String::new();
    for (index, (x, y)) in points.iter().enumerate() {
        text += if index == 0 { "M" } else { "L" };
        text += &format!("{} {}", px(*x), px(*y));
    }
    text
}

/// A line with a halo, so that it is visible on every colour.
fn haloed(d: &str) -> Html {
    html! { <><path class="walk-halo" d={d.to_string()}/><path class="walk-line" d={d.to_string()}/></> }
}

fn reticle((x, y): Point) -> Html {
    let arms = "M-17 0h8M17 0h-8M0-17v8M0 17v-8";
    html! {
        <g transform={format!("translate({} {})", px(x), px(y))}><circle class="reticle-ground" r="10.5"/><circle class="reticle-dot" r="4.6"/><circle class="reticle-ring" r="10.5"/><path class="reticle-ring" d={arms}/></g>
    }
}

/// A small ring around a parent (solid) or a child (dashed); nothing where the rings would touch.
fn ring((x, y): Point, class: &'static str, pitch: f64) -> Html {
    if pitch < 8.0 {
        return html! {};
    }
    let radius = px((pitch * 0.42).min(7.0));
    html! { <><circle class="walk-halo thin" cx={px(x)} cy={px(y)} r={radius.clone()}/><circle {class} cx={px(x)} cy={px(y)} r={radius}/></> }
}

/// A label on a dark ground beside a point.
fn tag((x, y): Point, text: &str) -> Html {
    let width = text.chars().count() as f64 * 8.4 + 18.0;
    // On the outer side, away from the walk.
    let (before, after) = (x - 18.0 - width, x + 18.0);
    let left = if before >= 0.0 && (x < VIEW / 2.0 - 4.0 || after + width > VIEW) {
        before
    } else {
        after.min(VIEW - width)
    };
    let top = if y + 46.0 > VIEW { y - 44.0 } else { y + 12.0 };
    html! {
        <g class="place-tag" transform={format!("translate({} {})", px(left), px(top))}><rect width={px(width)} height="30" rx="8"/><text x={px(width / 2.0)} y="20">{ text.to_string() }</text></g>
    }
}

/// The P-position to draw: the one that is pointed at, or else the selected one, if it is born by the current
/// generation.
fn shown(lab: &Lab) -> Option<Pile3> {
    let piles = match lab.hover {
        Some(cell) => position_of(cell)?,
        None => lab.selected().ok()?,
    };
    lab.shows(piles).then_some(piles)
}

/// The selected P-position while another is pointed at.
fn behind(lab: &Lab) -> Option<Pile3> {
    let selected = lab.selected().ok().filter(|piles| lab.hover.is_some() && lab.shows(*piles))?;
    (cell_of(selected) != lab.hover).then_some(selected)
}

/// What is drawn over the automaton.
pub fn automaton(lab: &Lab) -> Html {
    let plan = lab.plan;
    let place = |piles: Pile3| cell_of(piles).map(|cell| plan.at(cell));
    let barren = lab.hover.filter(|cell| position_of(*cell).is_none());
    let relatives = |piles: Pile3| {
        let parent = parent(piles).and_then(place).map(|place| ring(place, "relative-ring", plan.unit()));
        let born = born_of(piles).into_iter().filter(|child| lab.shows(*child)).filter_map(place);
        html! { <>{ parent }{ for born.map(|place| ring(place, "relative-ring dash", plan.unit())) }</> }
    };
    html! { <>
        if !plan.south { { wedge(plan) } }
        if let Some(place) = behind(lab).and_then(place) { { ring(place, "reticle-ring", 16.0) } }
        if let Some(piles) = shown(lab) {
            { walk_drawn(plan, piles) }
            if let Some(cell) = cell_of(piles) { { reticle(plan.at(cell)) }{ relatives(piles) }{ tag(plan.at(cell), &at(cell)) } }
        }
        if let Some(cell) = barren { { reticle(plan.at(cell)) }{ tag(plan.at(cell), &format!("{}: no P-position", at(cell))) } }
    </> }
}

/// The walk of a P-position with a pill on each leg.
fn walk_drawn(plan: Plan, piles: Pile3) -> Html {
    let legs = walk(piles).unwrap_or_default();
    let start = plan.at((0, 0));
    let mut points = vec![start];
    points.extend(legs.iter().map(|leg| plan.at(leg.cell)));
    let pill = |(index, leg): (usize, &Step)| {
        let (from, to) = (points[index], points[index + 1]);
        if index >= PILLS || (to.0 - from.0).abs() + (to.1 - from.1).abs() < LEAST {
            return html! {};
        }
        let next = legs.get(index + 1).map(|next| next.turn);
        // The pill lies on the outer side of the bend.
        let right = match next {
            Some(Turn::Left) => true,
            Some(_) => false,
            None => leg.turn != Turn::Right,
        };
        let (east, south) = outside(leg.heading, right);
        let text = format!("{} {}", leg.steps, leg.heading.word().get(..1).unwrap_or_default());
        let width = text.len() as f64 * 8.0 + 10.0;
        let off = if east == 0.0 { 19.0 } else { 8.0 + width / 2.0 };
        let (x, y) = ((from.0 + to.0) / 2.0 + east * off, (from.1 + to.1) / 2.0 + south * off);
        html! {
            <g class="walk-pill" transform={format!("translate({} {})", px(x - width / 2.0), px(y - 10.0))}><rect width={px(width)} height="20" rx="10"/><text x={px(width / 2.0)} y="14.5">{ text }</text></g>
        }
    };
    html! { <>
        if !legs.is_empty() { { haloed(&path(&points)) } }
        <circle class="walk-start" cx={px(start.0)} cy={px(start.1)} r="4.5"/>
        { for legs.iter().enumerate().map(pill) }
    </> }
}

/// The closed wedge with stepped edges in the place of the south branch.
fn wedge(plan: Plan) -> Html {
    let (unit, (x, y)) = (plan.unit(), plan.at((0, 0)));
    let low = i32::from(plan.reach) * 11 / 16;
    let stair = (low / 11).max(1);
    let mut right = Vec::new();
    let mut at = 1;
    while at <= low {
        let (wide, top) = ((f64::from(at) + f64::from(stair) - 0.5) * unit, (f64::from(at) - 0.5) * unit);
        right.push((wide, top));
        right.push((wide, top + f64::from(stair) * unit));
        at += stair;
    }
    let mut points: Vec<Point> = right.iter().rev().map(|(wide, down)| (x - wide, y + down)).collect();
    points.extend(right.iter().map(|(wide, down)| (x + wide, y + down)));
    let d = path(&points) + "Z";
    html! { <>
        <path class="wedge-fill" d={d.clone()}/><path class="wedge-line" d={d}/>
        <g class="walk-pill plain" transform={format!("translate({} {})", px(x - 62.0), px(y + f64::from(low) * unit * 0.55))}><rect width="124" height="26" rx="13"/><text x="62" y="18">{ "no births here" }</text></g>
    </> }
}

/// What is drawn under the points of the cube: its planes and axes.
pub fn ground(cube: &Cube, reach: u16) -> Html {
    let reach = f64::from(reach);
    let on = |axis: usize, along: f64, other: usize, up: f64| {
        let mut parts = [0.0; 3];
        parts[axis] += along * reach;
        parts[other] += up * reach;
        cube.place(parts)
    };
    let mut grid = String::new();
    for (u, v) in [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)] {
        for part in [0.25, 0.5, 0.75, 1.0] {
            grid += &path(&[on(u, part, v, 0.0), on(u, part, v, 1.0)]);
        }
    }
    let axes: String = (0..3).map(|axis| path(&[cube.origin, on(axis, AXIS, axis, 0.0)])).collect();
    let label = |axis: usize| {
        let name = |part: f64, text: String| {
            let (x, y) = on(axis, part, axis, 0.0);
            let (dx, dy) = if axis == 2 { (-13.0, 4.0) } else { ((x - cube.origin.0).signum() * 9.0, -8.0) };
            html! { <text class="cube-label" x={px(x + dx)} y={px(y + dy)}>{ text }</text> }
        };
        let (x, y) = on(axis, AXIS, axis, 0.0);
        let (dx, dy) = if axis == 2 { (14.0, 8.0) } else { (0.0, 22.0) };
        html! { <>
            { name(0.5, decimal(reach / 2.0, 0)) }{ name(1.0, decimal(reach, 0)) }
            <text class="axis-name" x={px(x + dx)} y={px(y + dy)}>{ "p" }<tspan class="axis-index" dy="4">{ axis + 1 }</tspan></text>
        </> }
    };
    html! { <><path class="cube-grid" d={grid}/><path class="cube-axes" d={axes}/>{ for (0..3).map(label) }</> }
}

/// What is drawn over the points of the cube.
pub fn points(lab: &Lab, cube: &Cube) -> Html {
    let relatives = |piles: Pile3| {
        let parent = parent(piles).map(|piles| ring(cube.at(piles), "relative-ring", cube.pitch()));
        let born = born_of(piles).into_iter().filter(|child| lab.shows(*child));
        html! { <>{ parent }{ for born.map(|piles| ring(cube.at(piles), "relative-ring dash", cube.pitch())) }</> }
    };
    let drawn = |piles: Pile3| {
        let mut points = vec![cube.origin];
        points.extend(walk(piles).unwrap_or_default().iter().map(|leg| cube.at(leg.piles)));
        html! { <>
            if points.len() > 1 { { haloed(&path(&points)) } }
            { reticle(cube.at(piles)) }{ relatives(piles) }{ tag(cube.at(piles), &piles_text(&piles)) }
        </> }
    };
    html! { <>
        if let Some(piles) = behind(lab) { { ring(cube.at(piles), "reticle-ring", 16.0) } }
        { shown(lab).map(drawn) }
    </> }
}
