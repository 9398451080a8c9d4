//! The map of the P-positions, with the two rays along which they lie, and the move that refutes a pair.
use super::state::{Hold, Lab};
use crate::core::format_number;
use crate::labs::solution::{Pair, last};
use crate::ui::{
    lab::plot::px,
    surface::{Surface, Touch},
};
use yew::prelude::*;

/// The size of the picture, the corner of level 0, and the side of the map.
const SIZE: (f64, f64) = (440.0, 400.0);
const CORNER: (f64, f64) = (44.0, 372.0);
const SIDE: f64 = 364.0;
/// The least side of a cell with a letter.
const LETTERED: f64 = 26.0;
/// The most levels on a side.
const MOST: u32 = 1_000;

struct Map<'l> {
    lab: &'l Lab,
    /// The highest level.
    top: u32,
}

/// The card with the map.
pub fn card(hold: &Hold, lab: &Lab) -> Html {
    let map = Map { lab, top: lab.seen().1.min(MOST) };
    let label = match &lab.found.refused {
        Some(refused) => format!("Map of the nearest game. {}.", refused.short()),
        None => format!(
            "P-positions of two stacks up to {}. Arrow keys: left and right for n, Home and End.",
            map.top
        ),
    };
    let on = {
        let hold = hold.clone();
        Callback::from(move |touch: Touch| answers(&hold, &touch))
    };
    html! {
        <section class="card solution-map" aria-labelledby="solution-map-title">
            <h2 class="heading" id="solution-map-title"><span>{ "Map" }</span><span class="count">{ if lab.found.refused.is_some() { format!("S = {}", lab.found.set()) } else { format!("0–{}", format_number(map.top.into())) } }</span></h2>
            <Surface class="plot-box" {label} {on}>
                <svg id="solution-map" xmlns="http://www.w3.org/2000/svg" viewBox={format!("0 0 {} {}", px(SIZE.0), px(SIZE.1))} aria-hidden="true">
                    { map.grid() }{ map.rays() }{ map.positions() }{ map.mark() }
                </svg>
            </Surface>
        </section>
    }
}

fn answers(hold: &Hold, touch: &Touch) -> bool {
    match touch {
        Touch::Over(Some((x, y))) | Touch::Press { at: (x, y), .. } => {
            let near = {
                let lab = hold.lab.borrow();
                let map = Map { lab: &lab, top: lab.seen().1.min(MOST) };
                let along = |length: f64| (length / map.cell()).max(0.0) as u32;
                let (x, y) = (along(x * SIZE.0 - CORNER.0), along(CORNER.1 - y * SIZE.1));
                lab.near(x.max(y).min(map.top)).filter(|n| lab.chosen().is_some_and(|(old, _)| old != *n))
            };
            near.into_iter().for_each(|n| hold.change(&|lab| lab.choose(n)));
            true
        }
        Touch::Key(key, false) => {
            let done = hold.lab.borrow_mut().key(key);
            hold.redraw.set(());
            done
        }
        _ => false,
    }
}

impl Map<'_> {
    fn cell(&self) -> f64 {
        SIDE / f64::from(self.top + 1)
    }
    /// The middle of a position's cell.
    fn at(&self, (x, y): Pair) -> (f64, f64) {
        let middle = |level: u32| (f64::from(level) + 0.5) * self.cell();
        (CORNER.0 + middle(x), CORNER.1 - middle(y))
    }
    /// The square path around the middle of a position, with this side.
    fn square(&self, at: Pair, side: f64) -> String {
        let (x, y) = self.at(at);
        format!("M{} {}h{side}v{side}h-{side}z", px(x - side / 2.0), px(y - side / 2.0), side = px(side))
    }
    fn side(&self) -> f64 {
        (self.cell() - 1.5).max(9.0f64.min(self.cell() * 1.6)).max(2.4)
    }
    fn grid(&self) -> Html {
        let (left, bottom) = CORNER;
        let lines = if self.top <= 40 { self.top } else { 0 };
        let line = |at: u32| {
            let by = f64::from(at) * self.cell();
            format!("M{} {}v-{SIDE}M{left} {}h{SIDE}", px(left + by), bottom, px(bottom - by))
        };
        let step = match self.top {
            ..=12 => 1,
            13..=40 => 5,
            top => [10, 20, 50, 100, 200].into_iter().find(|step| top / step <= 8).unwrap_or(250),
        };
        let tick = |level: u32| {
            let class = if self.lab.found.is_red(level) { "red" } else { "" };
            let (x, y) = self.at((level, level));
            html! { <>
                <text class={classes!("plot-number", class)} x={px(x)} y={px(bottom + 20.0)}>{ format_number(level.into()) }</text>
                <text class={classes!("plot-number", "anchor-end", class)} x={px(left - 8.0)} y={px(y + 5.0)}>{ format_number(level.into()) }</text>
            </> }
        };
        html! { <>
            <path class="map-lines" d={(1..=lines).map(line).collect::<String>()}/>
            <rect class="map-edge" x={px(left)} y={px(bottom - SIDE)} width={px(SIDE)} height={px(SIDE)}/>
            { for (0..=self.top).step_by(step as usize).map(tick) }
        </> }
    }
    /// The rays through the P-positions, whose slope depends on beta.
    fn rays(&self) -> Html {
        let found = &self.lab.found;
        let Some(slope) = found.slope().filter(|_| found.refused.is_none()) else { return Html::default() };
        let (x, y) = self.at((0, 0));
        let far = SIDE - self.cell() / 2.0;
        html! { <>
            <path class="map-ray" d={format!("M{} {}L{} {}M{0} {1}L{} {}", px(x), px(y), px(x + far / slope), px(y - far), px(x + far), px(y - far / slope))}/>
            <text class="map-slope" x={px((x + far / slope + 14.0).min(CORNER.0 + SIDE - 150.0))} y={px(y - far + 38.0)}>{ "slope " }<tspan>{ format!("{slope:.3}") }</tspan></text>
        </> }
    }
    fn positions(&self) -> Html {
        let found = &self.lab.found;
        let pairs = found.pairs.iter().copied().take_while(|pair| pair.1 <= self.top);
        let all: Vec<Pair> =
            std::iter::once(last(found.misere)).chain(pairs).flat_map(|(a, b)| [(a, b), (b, a)]).collect();
        let letters = self.cell() >= LETTERED;
        let letter = |at: &Pair| {
            let (x, y) = self.at(*at);
            html! { <text class="map-letter" x={px(x)} y={px(y + 5.0)}>{ "P" }</text> }
        };
        html! { <>
            <path class="map-p" d={all.iter().map(|at| self.square(*at, self.side())).collect::<String>()}/>
            if letters { { for all.iter().map(letter) } }
        </> }
    }
    fn mark(&self) -> Html {
        if let Some(refused) = &self.lab.found.refused {
            let (from, to) = refused.moved();
            let ((x, y), (end, _)) = (self.at(from), self.at(to));
            return html! { <>
                <path class="map-refused" d={self.square(from, (self.cell() - 3.0).max(10.0))}/>
                <path class="map-move" d={format!("M{} {y}H{}m8-7l-8 7 8 7", px(x + 4.0), px(end + self.cell() * 0.6), y = px(y))}/>
            </> };
        }
        let Some((_, (a, b))) = self.lab.chosen().filter(|(_, pair)| pair.1 <= self.top) else {
            return Html::default();
        };
        let (x, y) = self.at((a, b));
        let (left, bottom) = CORNER;
        html! { <>
            <path class="map-cross" d={format!("M{} {}v-{SIDE}M{left} {}h{SIDE}", px(x), px(bottom), px(y))}/>
            <circle class="map-ring" cx={px(x)} cy={px(y)} r={px((self.side() / 2.0 + 6.0).max(11.0))}/>
        </> }
    }
}
