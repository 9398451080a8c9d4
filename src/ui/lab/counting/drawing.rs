//! The plot: blocks, axes, dots and bounds. Drawn again only when the terms change.
use crate::core::number;
use crate::labs::counting::{Sequence, bounds};
use crate::ui::decimal::{decimal, within};
use std::rc::Rc;
use yew::prelude::*;

/// The size of the picture, and where the values lie in it.
pub const SIZE: (f64, f64) = (950.0, 244.0);
pub const LEFT: f64 = 58.0;
pub const RIGHT: f64 = 938.0;
const TOP: f64 = 16.0;
const BOTTOM: f64 = 206.0;
/// Narrower blocks are not shaded, in units.
const BLOCK: f64 = 24.0;

/// What is drawn.
#[derive(Properties, Clone)]
pub struct DrawingProps {
    pub k: u32,
    pub sequence: Sequence,
    pub logarithms: Rc<Vec<Option<f64>>>,
    /// Whether the bounds of Corollary 7 are drawn.
    pub bounds: bool,
}

impl PartialEq for DrawingProps {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.logarithms, &other.logarithms) && self.bounds == other.bounds
    }
}

/// A length to a tenth.
pub fn px(length: f64) -> String {
    decimal(length, 1)
}

impl DrawingProps {
    pub fn upto(&self) -> usize {
        self.logarithms.len().saturating_sub(1)
    }
    /// From one n to the next.
    fn apart(&self) -> f64 {
        (RIGHT - LEFT) / self.upto().max(1) as f64
    }
    pub fn x(&self, n: f64) -> f64 {
        LEFT + n * self.apart()
    }
    /// The n nearest to an x.
    pub fn at(&self, x: f64) -> usize {
        (within((x - LEFT) / self.apart(), 0.0, self.upto() as f64)).round() as usize
    }
    /// The logarithm that is highest in the picture.
    fn highest(&self) -> f64 {
        let found = self.logarithms.iter().flatten().fold(0.0, |most: f64, log| most.max(*log));
        let bound = if self.bounds { self.bound(self.upto()).1 } else { 0.0 };
        let highest = found.max(bound);
        if highest > 0.0 { highest } else { 1.0 }
    }
    /// The height of a logarithm; that of 1 for none.
    pub fn y(&self, logarithm: Option<f64>) -> f64 {
        BOTTOM - logarithm.unwrap_or(0.0) / self.highest() * (BOTTOM - TOP)
    }
    /// The logarithms of the bounds.
    fn bound(&self, n: usize) -> (f64, f64) {
        let found = bounds(self.k, n as u64);
        let log = |exponent: u32| f64::from(exponent) * std::f64::consts::LOG10_2;
        (log(found.low), log(found.high))
    }
}

#[component]
pub fn Drawing(drawing: &DrawingProps) -> Html {
    html! { <>{ blocks(drawing) }{ axes(drawing) }{ marks(drawing) }if drawing.bounds { { bound_lines(drawing) } }</> }
}

/// From each power of two to the next.
fn blocks(drawing: &DrawingProps) -> Html {
    let upto = drawing.upto();
    let wide = |b: &u32| (1usize << b) <= upto && (1u32 << b) as f64 * drawing.apart() >= BLOCK;
    let all: Vec<u32> = (3..12).filter(wide).collect();
    let block = |(at, b): (usize, &u32)| {
        let (from, to) = ((1u32 << b) as f64, ((2usize << b) - 1).min(upto) as f64);
        let (left, right) = (drawing.x(from - 0.5), drawing.x(to + 0.5).min(RIGHT + 4.0));
        let shade = 0.9 * (at + 1) as f64 / all.len() as f64;
        let bracket = format!("M{} 14v-6H{}v6", px(drawing.x(from)), px(drawing.x(to).min(right - 4.0)));
        html! { <><rect class="block" x={px(left)} y="8" width={px(right - left)} height={px(BOTTOM - 8.0)} fill-opacity={decimal(shade, 2)}/><path class="block-bracket" d={bracket}/></> }
    };
    html! { <>{ for all.iter().enumerate().map(block) }</> }
}

fn axes(drawing: &DrawingProps) -> Html {
    let highest = drawing.highest();
    let base: u64 = match (drawing.k, drawing.sequence) {
        (3, Sequence::TotalExactly) => 3,
        _ if highest <= 2.0 => 2,
        _ => 10,
    };
    let unit = (base as f64).log10();
    let most = (highest / unit + 1e-9) as usize;
    let row = |exponent: usize| {
        let y = drawing.y(Some(exponent as f64 * unit));
        let power = u32::try_from(exponent).ok().and_then(|exponent| base.checked_pow(exponent));
        let label = match power.filter(|power| *power < 1_000_000) {
            Some(power) => html! { { number(power) } },
            None => html! { <>{ base }<tspan dy="-5" font-size="10">{ exponent }</tspan></> },
        };
        html! { <><path class={if exponent == 0 { "ax" } else { "plot-row" }} d={format!("M{LEFT} {}H{RIGHT}", px(y))}/><text class="plot-number en" x="50" y={px(y + 5.0)}>{ label }</text></> }
    };
    let upto = drawing.upto();
    let step = (upto / 8 + 1).next_power_of_two().max(1);
    let step = if step > 1 && upto / step < 4 { step / 2 } else { step };
    // Where the last number is written, no other has room.
    let near = step * 6 / 10;
    let ticks = (0..=upto)
        .step_by(step)
        .filter(|n| *n == upto || upto - n > near)
        .chain((!upto.is_multiple_of(step)).then_some(upto));
    let tick = |n: usize| {
        let x = px(drawing.x(n as f64));
        html! { <><path class="plot-tick" d={format!("M{x} {BOTTOM}v7")}/><text class="plot-number" {x} y="230">{ number(n as u64) }</text></> }
    };
    html! { <>
        { for (0..=most).step_by(most.div_ceil(8).max(1)).map(row) }
        { for ticks.map(tick) }
        <text class="plot-name" x={px(RIGHT - 40.0)} y="230">{ "n" }</text>
    </> }
}

/// Stems and dots; those at 2^b - 1 are gold.
fn marks(drawing: &DrawingProps) -> Html {
    let apart = drawing.apart();
    let radius = within(apart * 0.55, 1.3, 3.5);
    let (mut stems, mut dots, mut gold, mut none) =
        (String::new(), String::new(), String::new(), String::new());
    for (n, log) in drawing.logarithms.iter().enumerate() {
        let (x, y) = (px(drawing.x(n as f64)), px(drawing.y(*log)));
        if log.is_none() {
            none += &format!("M{x} {y}h.01");
            continue;
        }
        stems += &format!("M{x} {BOTTOM}V{y}");
        let mark = if n > 0 && (n + 1).is_power_of_two() { &mut gold } else { &mut dots };
        *mark += &format!("M{x} {y}h.01");
    }
    let width = |radius: f64| format!("stroke-width:{}", px(2.0 * radius));
    html! { <>
        <path class="count-stems" d={stems} style={format!("stroke-width:{}", decimal(within(apart * 0.4, 0.3, 2.2), 2))}/>
        <path class="plot-dots" d={dots} style={width(radius)}/>
        <path class="plot-dots" d={none.clone()} style={width(radius)}/><path class="plot-dots h" d={none} style={width((radius - 1.4).max(0.6))}/>
        <path class="plot-dots" d={gold.clone()} style={width(radius + 2.3)}/><path class="plot-dots count-peaks" d={gold} style={width(radius + 0.7)}/>
    </> }
}

fn bound_lines(drawing: &DrawingProps) -> Html {
    let (mut low, mut high) = (String::new(), String::new());
    for n in 0..=drawing.upto() {
        let bound = drawing.bound(n);
        for (path, log) in [(&mut low, bound.0), (&mut high, bound.1)] {
            // Steps: level from n to n + 1.
            let (x, y) = (px(drawing.x(n as f64)), px(drawing.y(Some(log))));
            *path += &if path.is_empty() { format!("M{x} {y}") } else { format!("H{x}V{y}") };
        }
    }
    html! { <><path class="count-bounds" d={low}/><path class="count-bounds" d={high}/></> }
}
