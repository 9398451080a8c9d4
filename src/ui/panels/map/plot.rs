//! The picture of a window on the map: axes, cross-hair, arrow and reticle over the cells.
use super::about::{mark, value};
use super::window::MapWindow;
use crate::core::ValueMap;
use crate::labs::maps::MapComparison;
use crate::ui::decimal::{decimal, within};
use std::rc::Rc;
use yew::prelude::*;

/// The size of the picture, and the square in it that shows the cells.
pub const WIDTH: f64 = 369.0;
pub const HEIGHT: f64 = 363.0;
pub const LEFT: f64 = 26.0;
pub const TOP: f64 = 2.0;
pub const PLOT: f64 = 341.0;
/// With up to this many cells across, each cell is drawn as an element of its own, with its letter.
pub const LETTERED: f64 = 22.0;

#[derive(Properties, PartialEq)]
pub struct PlotProps {
    pub map: Rc<ValueMap>,
    pub window: MapWindow,
    pub here: Option<(u64, u64)>,
    pub target: Option<(u64, u64)>,
    /// The cell that the keyboard or the pointer is on.
    pub cursor: Option<(usize, usize)>,
    /// Whether values are written where there is room.
    pub written: bool,
    /// The comparison with another map, shown instead of values.
    pub laid: Option<Rc<MapComparison>>,
}

/// Everything but the cells of a far view, which lie on a canvas below.
#[component]
pub fn Plot(props: &PlotProps) -> Html {
    let window = props.window;
    let size = PLOT / window.n;
    let centre =
        |(x, y): (u64, u64)| ((x as f64 + 0.5 - window.x) * size, PLOT - (y as f64 + 0.5 - window.y) * size);
    let shown = |at: &(u64, u64)| at.0.max(at.1) < window.side as u64;
    let here = props.here.filter(shown).map(centre);
    let target = props.target.filter(shown).map(centre);
    let cursor = props.cursor.map(|(x, y)| centre((x as u64, y as u64)));
    let scale = within(size / 31.0, 0.4, 1.0);
    let square = |(x, y): (f64, f64), class: &'static str, grow: f64| {
        let side = size.max(8.0) + grow;
        html! {
            <rect {class} x={px(x - side / 2.0)} y={px(y - side / 2.0)} width={px(side)} height={px(side)} rx={px(5.0 * scale)}/>
        }
    };
    html! {
        <svg viewBox={format!("0 0 {} {}", px(WIDTH), px(HEIGHT))} aria-hidden="true">
            { axes(window, size, &props.map.red) }
            <svg x={px(LEFT)} y={px(TOP)} width={px(PLOT)} height={px(PLOT)}>
                if window.n <= LETTERED { <Cells map={props.map.clone()} laid={props.laid.clone()} {window} written={props.written} /> }
                if let Some((x, y)) = here {
                    <path class="hair" d={format!("M{0} 0V{2}M0 {1}H{2}", px(x), px(y), px(PLOT))}/>
                }
                if let (Some(from), Some(to)) = (here, target) { { arrow(from, to, 17.0 * scale, size / 2.0 + 2.0) } }
                { for target.map(|at| square(at, "map-target", 1.0)) }
                if let Some((x, y)) = here {
                    <g class="here" transform={format!("translate({} {}) scale({})", px(x), px(y), decimal(scale, 3))}>
                        <circle r="15"/><path d="M-5 0h10M0-5v10"/>
                    </g>
                }
                { for cursor.map(|at| square(at, "map-cursor", 3.0)) }
            </svg>
        </svg>
    }
}

#[derive(Properties, PartialEq)]
struct CellsProps {
    map: Rc<ValueMap>,
    laid: Option<Rc<MapComparison>>,
    window: MapWindow,
    written: bool,
}

/// The cells of a near view: a P-position with its letter, an N-position in a stronger colour for larger values.
#[component]
fn Cells(props: &CellsProps) -> Html {
    let CellsProps { map, laid, window, written } = props;
    let size = PLOT / window.n;
    let range = |from: f64| from as usize..((from + window.n).ceil() as usize).min(map.side);
    let cells = || range(window.y).flat_map(|y| range(window.x).map(move |x| (x, y)));
    let value = |(x, y)| value(map, (x, y)).unwrap_or(ValueMap::NONE);
    let most = cells().map(value).filter(|value| *value < ValueMap::NONE).max().unwrap_or_default().max(1);
    let cell = |(x, y): (usize, usize)| {
        let (left, top) = ((x as f64 - window.x) * size, PLOT - (y as f64 + 1.0 - window.y) * size);
        if let Some(laid) = laid {
            return mark(laid.mark((x, y)), [left, top, size - 1.5]);
        }
        let (side, value) = (px(size - 1.5), value((x, y)));
        if value == ValueMap::NONE {
            return Html::default();
        }
        if value > 0 {
            let style =
                format!("--v:{}", decimal(0.08 + 0.5 * f64::from(value.min(most)) / f64::from(most), 2));
            let cell = html! { <rect class="cell" x={px(left)} y={px(top)} width={side.clone()} height={side} rx="3" {style}/> };
            if !written {
                return cell;
            }
            let style = format!("font-size:{}px", px((size * 0.42).min(12.0)));
            return html! { <>{ cell }<text class="map-value" x={px(left + size / 2.0 - 0.7)} y={px(top + size * 0.62)} {style}>{ u32::from(value) }</text></> };
        }
        let style = format!("font-size:{}px", px((size * 0.55).min(15.0)));
        html! {
            <>
                <rect class="cell outcome-p" x={px(left)} y={px(top)} width={side.clone()} height={side} rx="3"/>
                <text class="map-outcome" x={px(left + size / 2.0 - 0.7)} y={px(top + size * 0.66)} {style}>{ "P" }</text>
            </>
        }
    };
    html! { <g>{ for cells().map(cell) }</g> }
}

fn axes(window: MapWindow, size: f64, red: &[bool]) -> Html {
    let step = [1, 2, 5, 10, 20, 50, 100].into_iter().find(|step| *step as f64 * size >= 25.0).unwrap_or(200);
    let ticks = |from: f64| {
        let last = ((from + window.n - 0.5).floor() as usize).min(window.side - 1);
        ((from + 0.4).ceil() as usize..=last).filter(move |n| n % step == 0)
    };
    let class = |n: usize, end: bool| {
        classes!("tick-label", red.get(n).is_some_and(|red| *red).then_some("red"), end.then_some("end"))
    };
    let across = ticks(window.x - 0.4).map(|n| {
        let x = LEFT + (n as f64 + 0.5 - window.x) * size;
        html! { <text class={class(n, false)} x={px(x)} y="358">{ n }</text> }
    });
    let up = ticks(window.y - 0.4).map(|n| {
        let y = TOP + PLOT - (n as f64 + 0.5 - window.y) * size + 4.5;
        html! { <text class={class(n, true)} x="21" y={px(y)}>{ n }</text> }
    });
    html! { <>{ for across }{ for up }</> }
}

/// An arrow between two points, ending shortly before each; none where they are too close to each other.
fn arrow(from: (f64, f64), to: (f64, f64), leave: f64, arrive: f64) -> Option<Html> {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy);
    if length < leave + arrive + 6.0 {
        return None;
    }
    let (ux, uy) = (dx / length, dy / length);
    let at = |along: f64, aside: f64| {
        let (x, y) = (from.0 + ux * along - uy * aside, from.1 + uy * along + ux * aside);
        format!("{} {}", px(x), px(y))
    };
    let end = length - arrive;
    let line = format!("M{}L{}", at(leave, 0.0), at(end, 0.0));
    let head = format!("M{}L{}L{}", at(end - 11.0, 6.5), at(end, 0.0), at(end - 11.0, -6.5));
    Some(
        html! { <><path class="map-arrow halo" d={line.clone()}/><path class="map-arrow" d={line + &head}/></> },
    )
}

/// A length in the picture, written with one decimal.
fn px(length: f64) -> String {
    decimal(length, 1)
}
