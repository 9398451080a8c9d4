//! What the map says in words, and its legend.
use crate::core::ValueMap;
use crate::labs::maps::{MapComparison, Mark};
use yew::prelude::*;

/// The value at a cell; none outside the map.
pub fn value(map: &ValueMap, (x, y): (usize, usize)) -> Option<u16> {
    map.values.get(y * map.side + x).copied().filter(|_| x < map.side)
}

/// "(4,7), P-position".
pub fn describe(map: &ValueMap, cell: (usize, usize)) -> String {
    let (x, y) = cell;
    match value(map, cell) {
        Some(0) => format!("({x},{y}), P-position"),
        Some(ValueMap::N) => format!("({x},{y}), N-position"),
        Some(ValueMap::NONE) => format!("({x},{y}), no position"),
        Some(value) => format!("({x},{y}), Grundy value {value}"),
        None => format!("({x},{y})"),
    }
}

/// A cell of two maps over each other, in words; of a single map where there is no second.
pub fn describe_both(map: &ValueMap, laid: Option<&MapComparison>, cell: (usize, usize)) -> String {
    let first = describe(map, cell);
    let other = laid.map(|laid| describe(&laid.other, cell));
    match other.as_deref().and_then(|other| other.split_once(", ")) {
        Some((_, other)) => format!("{first}; compared: {other}"),
        None => first,
    }
}

/// The mark of a cell of two maps over each other: a P-position of either map fills the half at its corner, and a cell
/// where the values differ is crossed out.
pub fn mark(mark: Mark, [left, top, side]: [f64; 3]) -> Html {
    let path = |class: &'static str, steps: [[f64; 2]; 3]| {
        let place = |[x, y]: [f64; 2]| format!("{:.1} {:.1}", left + x * side, top + y * side);
        let [from, over, to] = steps.map(place);
        html! { <path {class} d={format!("M{from}L{over}L{to}z")}/> }
    };
    let square = |class: &'static str| {
        let [x, y, side] = [left, top, side].map(|length| format!("{length:.1}"));
        html! { <rect {class} {x} {y} width={side.clone()} height={side} rx="3"/> }
    };
    match mark {
        Mark::Both => square("cell outcome-p"),
        Mark::First => {
            html! { <>{ square("cell shade-1") }{ path("half one", [[0.0, 0.0], [0.0, 1.0], [1.0, 1.0]]) }</> }
        }
        Mark::Second => {
            html! { <>{ square("cell shade-1") }{ path("half two", [[0.0, 0.0], [1.0, 0.0], [1.0, 1.0]]) }</> }
        }
        Mark::Same => square("cell shade-1"),
        Mark::Differ => {
            html! { <>{ square("cell shade-4") }{ path("cross", [[0.3, 0.7], [0.7, 0.3], [0.3, 0.7]]) }</> }
        }
        Mark::None => Html::default(),
    }
}

/// A small picture of such a cell.
pub fn sign(of: Mark) -> Html {
    html! { <svg class="sign" width="16" height="16" aria-hidden="true">{ mark(of, [0.0, 0.0, 16.0]) }</svg> }
}

/// The meaning of the colours and marks, for values, or for outcomes alone.
pub fn legend(outcomes: bool) -> Html {
    let n = if outcomes { "N-position" } else { "N: small to large values" };
    html! {
        <div class="heatleg">
            <span><svg width="16" height="16" aria-hidden="true"><rect class="cell outcome-p" width="16" height="16" rx="3"/><text class="map-outcome" x="8" y="12.5" style="font-size:12px">{ "P" }</text></svg>{ "P-position" }</span>
            <span><svg width="44" height="16" aria-hidden="true">if !outcomes { <rect class="cell shade-1" width="14" height="16" rx="3"/><rect class="cell shade-4" x="15" width="14" height="16" rx="3"/> }<rect class="cell shade-8" x="30" width="14" height="16" rx="3"/></svg>{ n }</span>
            <span><svg width="16" height="16" viewBox="-18 -18 36 36" aria-hidden="true"><g class="here"><circle r="15"/><path d="M-6 0h12M0-6v12"/></g></svg>{ "here" }</span>
        </div>
    }
}
