//! The levels on a line, with an arc from the smaller level of each pair up to the larger.
use super::state::{Hold, Lab};
use crate::core::format_number;
use crate::labs::solution::{Certainty, Pair, text};
use crate::ui::{
    lab::plot::px,
    surface::{Surface, Touch},
};
use std::collections::BTreeMap;
use yew::prelude::*;

/// The size of the picture, the x of the first and the last level, and the y of the line.
const SIZE: (f64, f64) = (950.0, 232.0);
const ENDS: (f64, f64) = (36.0, 914.0);
const LINE: f64 = 190.0;
/// The height of an arc that spans all levels.
const HIGH: f64 = 168.0;

/// What is drawn, and where.
struct Picture<'l> {
    lab: &'l Lab,
    seen: (u32, u32),
    /// The pairs that are partly visible: the given ones, if one of these is refused.
    pairs: Vec<Pair>,
}

/// The card with the levels.
pub fn card(hold: &Hold, lab: &Lab) -> Html {
    let picture = Picture::new(lab);
    let (from, to) = picture.seen;
    let label = match &lab.found.refused {
        Some(refused) => format!("Levels {from} to {to} with the pairs. {}.", refused.short()),
        None => {
            format!("Levels {from} to {to} with the pairs. Arrow keys: left and right for n, Home and End.")
        }
    };
    let on = {
        let hold = hold.clone();
        Callback::from(move |touch: Touch| answers(&hold, &touch))
    };
    let beyond = picture.levels().any(|level| picture.is_open(level));
    html! {
        <section class="stage solution-levels" aria-label="Levels">
            <div class="legend"><h2 class="heading">{ "Levels" }</h2><span class="spacer"></span>
                <span><svg width="14" height="14" aria-hidden="true"><path class="level-red" d="M1 1h12v12h-12z"/></svg>{ "red, in " }<i>{ "S" }</i></span>
                <span><svg width="14" height="14" aria-hidden="true"><circle class="level-green" cx="7" cy="7" r="5"/></svg>{ "green" }</span>
                if beyond { <span><svg width="20" height="16" aria-hidden="true"><path class="level-open" d="M2 15q3-9 13-11m-6-2l6 2-3 5"/></svg>{ "partner beyond the picture" }</span> }
            </div>
            <div class="scroll"><Surface class="plot-box" {label} {on}>
                <svg id="solution-levels" xmlns="http://www.w3.org/2000/svg" viewBox={format!("0 0 {} {}", px(SIZE.0), px(SIZE.1))} aria-hidden="true">
                    <path class="level-line" d={format!("M{} {}H{}", px(ENDS.0 - 14.0), px(LINE), px(ENDS.1 + 14.0))}/>
                    { picture.arcs() }
                    { for picture.levels().map(|level| picture.level(level)) }
                    { picture.mark() }
                </svg>
            </Surface></div>
        </section>
    }
}

/// Handles a touch on the picture; returns whether it did anything.
fn answers(hold: &Hold, touch: &Touch) -> bool {
    match touch {
        Touch::Over(Some((x, _))) | Touch::Press { at: (x, _), .. } => {
            let near = {
                let lab = hold.lab.borrow();
                let level = Picture::new(&lab).nearest(*x);
                lab.near(level).filter(|n| lab.chosen().is_some_and(|(old, _)| old != *n))
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

impl<'l> Picture<'l> {
    fn new(lab: &'l Lab) -> Self {
        let (found, seen) = (&lab.found, lab.seen());
        let pairs = if found.refused.is_some() { &found.listed } else { &found.pairs };
        let ordered = pairs.iter().map(|(a, b)| (*a.min(b), *a.max(b)));
        Self { lab, seen, pairs: ordered.filter(|pair| pair.0 <= seen.1 && pair.1 >= seen.0).collect() }
    }
    fn levels(&self) -> impl Iterator<Item = u32> + use<> {
        self.seen.0..=self.seen.1
    }
    fn apart(&self) -> f64 {
        (ENDS.1 - ENDS.0) / f64::from((self.seen.1 - self.seen.0).max(1)).max(8.0)
    }
    fn x(&self, level: u32) -> f64 {
        ENDS.0 + (f64::from(level) - f64::from(self.seen.0)) * self.apart()
    }
    /// The level nearest to `x`, a fraction of the picture's width.
    fn nearest(&self, x: f64) -> u32 {
        let steps = ((x * SIZE.0 - ENDS.0) / self.apart()).round().max(0.0) as u32;
        (self.seen.0 + steps).min(self.seen.1)
    }
    fn is_seen(&self, pair: Pair) -> bool {
        pair.0 >= self.seen.0 && pair.1 <= self.seen.1
    }
    /// Whether a level is green and its partner lies beyond the picture.
    fn is_open(&self, level: u32) -> bool {
        let found = &self.lab.found;
        if found.refused.is_some() || found.is_red(level) || found.misere && level == 1 {
            return false;
        }
        let holding = self.pairs.iter().find(|pair| pair.0 == level);
        holding.map_or(found.certainty != Certainty::Whole, |pair| pair.1 > self.seen.1)
    }
    fn arc(&self, (a, b): Pair) -> String {
        let (left, right) = (self.x(a), self.x(b));
        if a == b {
            return format!("M{} {}c-22-34 22-34 0 0", px(left), px(LINE - 8.0));
        }
        let base = LINE - 8.0;
        let [left, right, wide, high, base] =
            [left, right, (right - left) / 2.0, base - self.top((a, b)), base].map(px);
        format!("M{left} {base}A{wide} {high} 0 0 1 {right} {base}")
    }
    /// The y of the top of a pair's arc.
    fn top(&self, (a, b): Pair) -> f64 {
        if a == b {
            return LINE - 34.0;
        }
        let part = (self.x(b) - self.x(a)) / (ENDS.1 - ENDS.0);
        LINE - 8.0 - HIGH * part.powf(0.6)
    }
    fn arcs(&self) -> Html {
        let refused = self.lab.found.refused.as_ref().map(|refused| refused.pair);
        // Arcs that share a place are drawn as one path.
        let drawn: BTreeMap<Pair, String> = self
            .pairs
            .iter()
            .copied()
            .filter(|pair| self.is_seen(*pair) && Some(*pair) != refused)
            .map(|pair| (pair, self.arc(pair)))
            .collect();
        let open = self
            .levels()
            .filter(|level| self.is_open(*level))
            .map(|level| format!("M{} {}q3-22 17-32m-9 1l9-1-1 9", px(self.x(level)), px(LINE - 10.0)));
        let back = self
            .pairs
            .iter()
            .copied()
            .filter(|pair| pair.0 < self.seen.0 && pair.1 <= self.seen.1)
            .map(|pair| format!("M{} {}q-3-22-17-32", px(self.x(pair.1)), px(LINE - 10.0)));
        html! { <>
            <path class="level-open" d={open.chain(back).collect::<String>()}/>
            <path class="level-arc" d={drawn.into_values().collect::<String>()}/>
        </> }
    }
    fn level(&self, level: u32) -> Html {
        let (x, red) = (self.x(level), self.lab.found.is_red(level));
        let step = match self.seen.1 {
            ..100 => 1,
            100..10_000 => 2,
            _ => 5,
        };
        let named = level.is_multiple_of(step);
        html! { <>
            if red { <path class="level-red" d={format!("M{} {}h12v12h-12z", px(x - 6.0), px(LINE - 6.0))}/> }
            else { <circle class="level-green" cx={px(x)} cy={px(LINE)} r="5"/> }
            if named { <text class={if red { "plot-number red" } else { "plot-number" }} x={px(x)} y={px(LINE + 26.0)}>{ format_number(level.into()) }</text> }
        </> }
    }
    /// The mark on the chosen pair, or on the refused one.
    fn mark(&self) -> Html {
        if let Some(refused) = &self.lab.found.refused {
            let (pair, said) = (refused.pair, refused.short());
            let wide = width(&said);
            if !self.is_seen(pair) {
                return html! { <><path class="level-ring" d={ring(self.x(pair.1))}/>{ label(SIZE.0 - wide, 40.0, &said, "plot-cursor special") }</> };
            }
            let (x, y) = ((self.x(pair.0) + self.x(pair.1)) / 2.0, self.top(pair));
            // The label stands on the side with fewer arcs.
            let right = x < SIZE.0 / 2.0;
            let (middle, near) = if right {
                (SIZE.0 - wide / 2.0 - 8.0, SIZE.0 - wide - 8.0)
            } else {
                (wide / 2.0 + 8.0, wide + 8.0)
            };
            return html! { <>
                <path class="level-lead" d={format!("M{} 24L{} {}", px(near), px(x), px(y))}/>
                <path class="level-arc no" d={self.arc(pair)}/>
                <path class="level-arc no" d={format!("M{} {}l16 16m0-16l-16 16", px(x - 8.0), px(y - 8.0))}/>
                { label(middle, 24.0, &said, "plot-cursor special") }
            </> };
        }
        let Some((n, pair)) = self.lab.chosen() else { return Html::default() };
        if !self.is_seen(pair) {
            let ring = ring(self.x(pair.1));
            return html! { <><path class="level-ring" d={ring}/>{ label(self.x(pair.1), 60.0, &format!("n = {}: {}", format_number(n as u64), text(pair)), "plot-cursor") }</> };
        }
        let rings: String = [pair.0, pair.1].map(|level| ring(self.x(level))).concat();
        let middle = (self.x(pair.0) + self.x(pair.1)) / 2.0;
        html! { <>
            <path class="level-arc on" d={self.arc(pair)}/><path class="level-ring" d={rings}/>
            { label(middle, self.top(pair), &format!("n = {}: {}", format_number(n as u64), text(pair)), "plot-cursor") }
        </> }
    }
}

fn ring(x: f64) -> String {
    format!("M{} {}a12 12 0 1 0 24 0a12 12 0 1 0-24 0", px(x - 12.0), px(LINE))
}

fn width(text: &str) -> f64 {
    text.chars().count() as f64 * 7.8 + 24.0
}

/// A text on a dark ground, centred at a point.
fn label(x: f64, y: f64, text: &str, class: &'static str) -> Html {
    let wide = width(text);
    let left = (x - wide / 2.0).min(SIZE.0 - wide - 4.0).max(4.0);
    let top = (y - 16.0).max(2.0);
    html! { <g {class}>
        <rect x={px(left)} y={px(top)} width={px(wide)} height="32" rx="8"/>
        <text x={px(left + wide / 2.0)} y={px(top + 21.0)}>{ text.to_string() }</text>
    </g> }
}
