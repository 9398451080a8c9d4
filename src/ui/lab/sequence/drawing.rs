//! The values of a plot as a few paths: a mark for each value where there is room, and where a pixel column stands for
//! many n, the rows and columns in which some value lies.
use crate::labs::sequence::{Proof, Raster, Results};
use crate::ui::{
    decimal::within,
    lab::plot::{Axes, px},
};
use std::{cell::RefCell, rc::Rc};
use yew::prelude::*;

/// The left edge of the values, in pixels.
pub const LEFT: f64 = 46.0;
/// The least distance from one n to the next at which each n has its own mark, in pixels.
const APART: f64 = 2.0;
/// Side of the cells of a dense plot, in pixels.
const CELL: f64 = 2.0;

/// Whether the plot is dense: several n share a mark.
pub fn dense(axes: &Axes) -> bool {
    axes.apart() < APART
}

/// How many n share a column of a dense plot.
pub fn per_column(axes: &Axes) -> f64 {
    CELL / axes.apart()
}

/// The values of one sequence; redrawn only when they or the axes change.
#[derive(Properties, Clone)]
pub struct DotsProps {
    pub id: u32,
    pub results: Rc<RefCell<Results>>,
    pub known: usize,
    /// The start of the period.
    pub start: Option<u64>,
    pub axes: Axes,
    /// The greatest visible value.
    pub top: u16,
}

impl PartialEq for DotsProps {
    fn eq(&self, other: &Self) -> bool {
        let key = |marks: &Self| (marks.id, marks.known, marks.start);
        key(self) == key(other) && self.axes == other.axes && self.top == other.top
    }
}

#[component]
pub fn Dots(props: &DotsProps) -> Html {
    let results = props.results.borrow();
    let (from, to) = props.axes.seen.ends();
    let to = to.min(results.last());
    let start = props.start.map_or(usize::MAX, |start| start as usize);
    if results.values().is_empty() {
        return Html::default();
    }
    if dense(&props.axes) {
        runs(&props.axes, props.top, &results, (from, to, start))
    } else {
        each(&props.axes, &results, (from, to, start))
    }
}

/// A dot for each n from `from` to `to`, in another style from the start of the period on.
fn each(axes: &Axes, results: &Results, (from, to, start): (usize, usize, usize)) -> Html {
    let apart = axes.apart();
    let radius = within(apart * 0.8, 1.6, 3.9);
    let (mut before, mut after) = (String::new(), String::new());
    for (n, &value) in results.values().iter().enumerate().take(to + 1).skip(from) {
        let (x, y) = (axes.x(n as f64), axes.y(value.into()));
        if !results.is_exception(n) {
            let path = if n < start { &mut before } else { &mut after };
            *path += &format!("M{} {}h.01", px(x), px(y));
        }
    }
    dots(before, after, diamonds(axes, results, (from, to), radius * 1.6), radius, apart)
}

fn diamonds(axes: &Axes, results: &Results, (from, to): (usize, usize), d: f64) -> String {
    let mut path = String::new();
    for &n in results.exceptions_in(from, to) {
        let n = n as usize;
        if let Some(value) = results.values().get(n) {
            let (x, y, d) = (axes.x(n as f64), axes.y((*value).into()), px(d));
            path += &format!("M{} {}m0 -{d}l{d} {d} -{d} {d} -{d} -{d}z", px(x), px(y));
        }
    }
    path
}

fn dots(before: String, after: String, exceptions: String, radius: f64, apart: f64) -> Html {
    let width = |r: f64| format!("stroke-width:{}", px(2.0 * r));
    html! { <>
        <path class="plot-dots" d={before.clone()} style={width(radius)}/>
        if apart > 3.0 { <path class="plot-dots hollow" d={before} style={width(radius - 1.6)}/> }
        <path class="plot-dots featured" d={after} style={width(radius)}/>
        <path class="plot-exceptions" d={exceptions}/>
    </> }
}

/// The rows and columns in which some value lies.
fn runs(axes: &Axes, top: u16, results: &Results, (from, to, start): (usize, usize, usize)) -> Html {
    let columns = (axes.width() / CELL).ceil() as usize;
    let height = axes.y(0.0) - axes.y(top.into());
    let rows = (usize::from(top) + 1).min((height / CELL) as usize).max(1);
    let raster = || Raster::new((columns, rows), axes.seen.from, per_column(axes), top);
    let (mut before, mut after, mut exceptions) = (raster(), raster(), raster());
    if from < start {
        before.mark(results.values(), from, to.min(start.saturating_sub(1)));
    }
    if to >= start {
        after.mark(results.values(), from.max(start), to);
    }
    for &n in results.exceptions_in(from, to) {
        exceptions.mark(results.values(), n as usize, n as usize);
    }
    let tall = within(height / rows as f64, CELL, 6.0);
    let path = |raster: &Raster| {
        let mut path = String::new();
        for (row, column, length) in raster.runs() {
            let y = axes.y(0.0) - height * row as f64 / (rows - 1).max(1) as f64;
            path += &format!("M{} {}h{}", px(LEFT + column as f64 * CELL), px(y), px(length as f64 * CELL));
        }
        path
    };
    let style = format!("stroke-width:{}", px(tall));
    html! { <>
        <path class="plot-runs" d={path(&before)} style={style.clone()}/>
        <path class="plot-runs featured" d={path(&after)} style={style.clone()}/>
        <path class="plot-runs exceptional" d={path(&exceptions)} {style}/>
    </> }
}

/// What is drawn below the values: the shaded period with its brackets, and a line at the last exception.
pub fn ground(axes: &Axes, results: &Results) -> Html {
    let Some(period) = results.period() else { return Html::default() };
    let (start, length) = (period.start as f64, period.length as f64);
    let right = axes.right;
    let left = axes.x(start - 0.5).max(LEFT);
    let clip = |x: f64| within(x, LEFT, right);
    let mut brackets = String::new();
    let apart = axes.apart() * length;
    if apart >= 7.0 {
        // Brackets begin at the first multiple of the period, as rows of the table do.
        let first = (start / length).ceil();
        let mut k = first.max((axes.seen.from / length).floor());
        while axes.x(k * length) < right {
            let (a, b) = (axes.x(k * length), axes.x((k + 1.0) * length) - 3.0);
            if b > LEFT && b <= right + 1.0 {
                brackets += &format!("M{0} 22v-8H{1}v8", px(clip(a)), px(clip(b)));
            }
            k += 1.0;
        }
    }
    let seen = (period.proof == Proof::Observed).then_some("seen");
    let exception = period.start.checked_sub(1).map(|n| n as usize);
    let shown = exception.filter(|n| (LEFT..=right).contains(&axes.x(*n as f64)));
    html! { <>
        if left < right { <rect class="period-area" x={px(left)} y="12" width={px(right - left)} height={px(axes.bottom - 12.0)}/> }
        <path class={classes!("period-bracket", seen)} d={brackets}/>
        if let Some(n) = shown { <path class="exception-line" d={format!("M{} 8V{}", px(axes.x(n as f64)), px(axes.bottom))}/> }
    </> }
}
