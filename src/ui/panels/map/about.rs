//! What the map says in words, and its legend.
use crate::core::ValueMap;
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
        Some(value) => format!("({x},{y}), Grundy value {value}"),
        None => format!("({x},{y})"),
    }
}

/// What the colours and marks mean, for values or for outcomes alone.
pub fn legend(outcomes: bool) -> Html {
    let n = if outcomes { "N-position" } else { "N, darker means a larger value" };
    html! {
        <div class="heatleg">
            <span><svg width="16" height="16" aria-hidden="true"><rect class="cell p" width="16" height="16" rx="3"/><text class="pt-p" x="8" y="12.5" style="font-size:12px">{ "P" }</text></svg>{ "P-position" }</span>
            <span><svg width="44" height="16" aria-hidden="true">if !outcomes { <rect class="cell lv1" width="14" height="16" rx="3"/><rect class="cell lv4" x="15" width="14" height="16" rx="3"/> }<rect class="cell lv8" x="30" width="14" height="16" rx="3"/></svg>{ n }</span>
            <span><svg width="16" height="16" viewBox="-18 -18 36 36" aria-hidden="true"><g class="here"><circle r="15"/><path d="M-6 0h12M0-6v12"/></g></svg>{ "here" }</span>
        </div>
    }
}
