//! What the counting lab plots: blocks, dots and bounds. Redrawn only when the terms or the visible part change.
use super::state::Lab;
use crate::core::format_number;
use crate::labs::{
    Stretch,
    counting::{Sequence, bounds},
};
use crate::ui::{
    decimal::{decimal, within},
    lab::plot::{Axes, Mark, px},
    rich::rich,
};
use std::rc::Rc;
use yew::prelude::*;

/// The size of the picture, and the rectangle of the values within it.
const AXES: Axes = Axes {
    size: (950.0, 244.0),
    left: 58.0,
    right: 938.0,
    top: 16.0,
    bottom: 206.0,
    seen: Stretch { from: 0.0, span: 1.0 },
    most: 1.0,
};
/// The least width of a block that is shaded, in units of the picture.
const BLOCK: f64 = 24.0;

const ONES: [&str; 12] = [
    "no one",
    "one one",
    "two ones",
    "three ones",
    "four ones",
    "five ones",
    "six ones",
    "seven ones",
    "eight ones",
    "nine ones",
    "ten ones",
    "eleven ones",
];

/// The terms to draw.
#[derive(Properties, Clone)]
pub struct DrawingProps {
    pub k: u32,
    pub sequence: Sequence,
    pub logarithms: Rc<Vec<Option<f64>>>,
    /// Whether the bounds of Corollary 7 are drawn.
    pub bounds: bool,
    pub axes: Axes,
}

impl PartialEq for DrawingProps {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.logarithms, &other.logarithms)
            && self.bounds == other.bounds
            && self.axes == other.axes
    }
}

impl DrawingProps {
    pub fn new(lab: &Lab, bounds: bool) -> Self {
        let (k, logarithms) = (lab.terms.k, lab.logarithms.clone());
        let mut own = Self { k, sequence: lab.sequence, logarithms, bounds, axes: AXES };
        own.axes = Axes { seen: lab.seen(), most: own.highest(), ..AXES };
        own
    }
    fn upto(&self) -> usize {
        self.logarithms.len().saturating_sub(1)
    }
    /// The greatest logarithm among the terms and the bounds.
    fn highest(&self) -> f64 {
        let found = self.logarithms.iter().flatten().fold(0.0, |most: f64, log| most.max(*log));
        let bound = if self.bounds { self.bound(self.upto()).1 } else { 0.0 };
        let highest = found.max(bound);
        if highest > 0.0 { highest } else { 1.0 }
    }
    /// The height of the logarithm of a term; a term of 0, which has none, is drawn at the height of 1.
    fn y(&self, logarithm: Option<f64>) -> f64 {
        self.axes.y(logarithm.unwrap_or(0.0))
    }
    /// The logarithms of the lower and the upper bound at n.
    fn bound(&self, n: usize) -> (f64, f64) {
        let found = bounds(self.k, n as u64);
        let log = |exponent: u32| f64::from(exponent) * std::f64::consts::LOG10_2;
        (log(found.low), log(found.high))
    }
    /// The visible n.
    fn seen(&self) -> std::ops::RangeInclusive<usize> {
        let (from, to) = self.axes.seen.ends();
        from..=to.min(self.upto())
    }
}

#[component]
pub fn Drawing(drawing: &DrawingProps) -> Html {
    html! { <>{ marks(drawing) }if drawing.bounds { { bound_lines(drawing) } }</> }
}

/// The reticle at the selected n, with its value.
pub fn mark(lab: &Lab) -> Mark {
    let n = lab.at;
    let ones = match (lab.nim_piles(), lab.sequence) {
        (Some(3), Sequence::TotalExactly) => {
            ONES.get(n.count_ones() as usize).map(|words| format!(", {words}"))
        }
        _ => None,
    };
    let value = lab.logarithms.get(n).copied().flatten().unwrap_or(0.0);
    let text = format!(
        "{} = {n:b}₂{}: {}",
        format_number(n as u64),
        ones.unwrap_or_default(),
        lab.shown(lab.sequence, n)
    );
    Mark { n: n as f64, value, text, special: false }
}

pub fn legend(lab: &Lab) -> Html {
    let peaks = if lab.terms.peaks(lab.sequence) { ": peaks" } else { "" };
    let block = match (lab.nim_piles(), lab.sequence) {
        (Some(3), Sequence::TotalExactly) => "each shaded block repeats all before it, three times as high",
        (Some(3), Sequence::LargestExactly) => "each shaded block begins with the one before it",
        _ => "shaded blocks: from each power of two to the next",
    };
    html! { <>
        <span><svg width="16" height="16" aria-hidden="true"><circle class="peak-key" cx="8" cy="8" r="5"/></svg><span>{ rich("$n = 2^b - 1$") }{ peaks }</span></span>
        <span>{ block }</span>
    </> }
}

/// The grid lines, at powers of ten or of another base where that fits better, with their labels.
pub fn rows(drawing: &DrawingProps) -> Vec<(f64, Html)> {
    let highest = drawing.highest();
    let base: u64 = match (drawing.k, drawing.sequence) {
        (3, Sequence::TotalExactly) => 3,
        _ if highest <= 2.0 => 2,
        _ => 10,
    };
    let unit = (base as f64).log10();
    let most = (highest / unit + 1e-9) as usize;
    let row = |exponent: usize| {
        let power = u32::try_from(exponent).ok().and_then(|exponent| base.checked_pow(exponent));
        let label = match power.filter(|power| *power < 1_000_000) {
            Some(power) => html! { { format_number(power) } },
            None => html! { <>{ base }<tspan dy="-5" font-size="10">{ exponent }</tspan></> },
        };
        (exponent as f64 * unit, label)
    };
    (0..=most).step_by(most.div_ceil(8).max(1)).map(row).collect()
}

/// The labelled n: multiples of a power of two, and the last.
pub fn ticks(seen: Stretch) -> Vec<usize> {
    let (from, to) = seen.ends();
    let span = to.saturating_sub(from);
    let step = (span / 8 + 1).next_power_of_two().max(1);
    let step = if step > 1 && span / step < 4 { step / 2 } else { step };
    // No other number has room where the last one is written.
    let near = step * 6 / 10;
    let whole = (from.next_multiple_of(step)..=to).step_by(step).filter(|n| *n == to || to - n > near);
    whole.chain((!to.is_multiple_of(step)).then_some(to)).collect()
}

/// The shaded blocks from each power of two to the next.
pub fn blocks(drawing: &DrawingProps) -> Html {
    let (upto, axes) = (drawing.upto(), &drawing.axes);
    let Axes { left: first, right: end, bottom, .. } = *axes;
    let (from, to) = axes.seen.ends();
    let wide = |b: &u32| {
        let shown = (1usize << b) <= to.min(upto) && (2usize << b) > from;
        shown && (1u32 << b) as f64 * axes.apart() >= BLOCK
    };
    let all: Vec<u32> = (3..12).filter(wide).collect();
    let block = |(at, b): (usize, &u32)| {
        let (from, to) = ((1u32 << b) as f64, ((2usize << b) - 1).min(upto) as f64);
        let (left, right) = (axes.x(from - 0.5).max(first), axes.x(to + 0.5).min(end + 4.0));
        let shade = 0.9 * (at + 1) as f64 / all.len() as f64;
        let bracket = format!("M{} 14v-6H{}v6", px(axes.x(from).max(first)), px(axes.x(to).min(right - 4.0)));
        html! { <><rect class="block" x={px(left)} y="8" width={px(right - left)} height={px(bottom - 8.0)} fill-opacity={decimal(shade, 2)}/><path class="block-bracket" d={bracket}/></> }
    };
    html! { <>{ for all.iter().enumerate().map(block) }</> }
}

/// Stems and dots of the terms; those at 2^b - 1 are gold.
fn marks(drawing: &DrawingProps) -> Html {
    let axes = &drawing.axes;
    let (apart, bottom) = (axes.apart(), px(axes.bottom));
    let radius = within(apart * 0.55, 1.3, 3.5);
    let (mut stems, mut dots, mut gold, mut none) =
        (String::new(), String::new(), String::new(), String::new());
    for n in drawing.seen() {
        let log = drawing.logarithms.get(n).copied().flatten();
        let (x, y) = (px(axes.x(n as f64)), px(drawing.y(log)));
        if log.is_none() {
            none += &format!("M{x} {y}h.01");
            continue;
        }
        stems += &format!("M{x} {bottom}V{y}");
        let mark = if n > 0 && (n + 1).is_power_of_two() { &mut gold } else { &mut dots };
        *mark += &format!("M{x} {y}h.01");
    }
    let width = |radius: f64| format!("stroke-width:{}", px(2.0 * radius));
    html! { <>
        <path class="count-stems" d={stems} style={format!("stroke-width:{}", decimal(within(apart * 0.4, 0.3, 2.2), 2))}/>
        <path class="plot-dots" d={dots} style={width(radius)}/>
        <path class="plot-dots" d={none.clone()} style={width(radius)}/><path class="plot-dots hollow" d={none} style={width((radius - 1.4).max(0.6))}/>
        <path class="plot-dots" d={gold.clone()} style={width(radius + 2.3)}/><path class="plot-dots count-peaks" d={gold} style={width(radius + 0.7)}/>
    </> }
}

fn bound_lines(drawing: &DrawingProps) -> Html {
    let (mut low, mut high) = (String::new(), String::new());
    for n in drawing.seen() {
        let bound = drawing.bound(n);
        for (path, log) in [(&mut low, bound.0), (&mut high, bound.1)] {
            // Bounds are drawn as steps: level from n to n + 1.
            let (x, y) = (px(drawing.axes.x(n as f64)), px(drawing.y(Some(log))));
            *path += &if path.is_empty() { format!("M{x} {y}") } else { format!("H{x}V{y}") };
        }
    }
    html! { <><path class="count-bounds" d={low}/><path class="count-bounds" d={high}/></> }
}
