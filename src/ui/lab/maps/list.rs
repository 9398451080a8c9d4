//! The P-positions, with differences and ratios.
use super::state::{Hold, Lab};
use crate::core::{Convention, format_number};
use crate::labs::maps::{Found, Pair};
use crate::ui::{
    lab::table::{Pages, Table},
    rich::rich,
};
use yew::prelude::*;

/// P-positions of the list that are visible at once.
const ROWS: usize = 14;

pub fn card(hold: &Hold, lab: &Lab, found: &Found) -> Html {
    let mirrored = found.mirrored;
    let row = |pair: &Pair| {
        let Pair { n, a, b } = *pair;
        let onclick = hold.change_callback(move |lab, _: &MouseEvent| lab.show((a, b)));
        let on = lab.cell == Some((a, b)) || mirrored && lab.cell == Some((b, a));
        let ratio = |at: usize| pair.ratios().map(|both| fraction(both[at]));
        html! { <tr class={if on { "current" } else { "" }} {onclick}><th scope="row">{ format_number(n as u64) }</th>
        <td>{ format_number(a as u64) }</td><td>{ format_number(b as u64) }</td>
        if mirrored { <td>{ format_number((b - a) as u64) }</td> }<td>{ ratio(0) }</td><td>{ ratio(1) }</td></tr> }
    };
    let last = found.pairs.len().saturating_sub(1) / ROWS * ROWS;
    let on = hold.change_callback(|lab, row| lab.row = *row);
    let pages = Pages { first: lab.row, step: ROWS, last, what: "rows", count: None, on };
    let name = match found.wanted.convention {
        Convention::Normal => "P-positions",
        Convention::Misere => "Misère P-positions",
    };
    let title =
        html! { <><span>{ name }</span><span class="count">{ format_number(found.count as u64) }</span></> };
    let mirror = ["*n*", "*a*", "*b*", "*b* − *a*", "*a*/*n*", "*b*/*n*"];
    let plain = ["*n*", "*x*", "*y*", "*x*/*n*", "*y*/*n*"];
    let head = if mirrored { &mirror[..] } else { &plain[..] };
    let head: Html = head.iter().map(|name| html! { <th scope="col">{ rich(name) }</th> }).collect();
    let [across, up] = &found.axes;
    let caption = match mirrored {
        true if golden(found) => format!(
            "{PAIRS} Here *b* − *a* = *n*: they are ⌊*n*φ⌋ and ⌊*n*φ²⌋, so that the ratios tend to $alpha = phi$ and $beta = phi^2$ (Wythoff, 1907; Fisher and Larsson, *Chromatic nim finds a game for your solution*, Theorem 1)."
        ),
        true => PAIRS.into(),
        false => format!("The pairs that are lost for the player to move, by *x*: {across}; *y*: {up}."),
    };
    html! {
        <Table id="map-list" class={classes!("freq", "pair-table")} {title} {pages} {head}
            rows={found.pairs.iter().skip(lab.row).take(ROWS).map(row).collect::<Html>()}>
            <p class="caption">{ rich(&caption) }</p>
            if found.count > found.pairs.len() { <p class="caption">{ format!("The first {} are listed.", format_number(found.pairs.len() as u64)) }</p> }
        </Table>
    }
}

const PAIRS: &str = "The pairs *a* ≤ *b* that are lost for the player to move, by *a*.";

/// Whether the P-positions are those of Wythoff's game, as far as they are listed: the n-th pair is the least number
/// not used before, and that number plus n.
fn golden(found: &Found) -> bool {
    found.count > 4 && found.pairs.iter().all(|pair| pair.b - pair.a == pair.n)
}

/// A number given in ten-thousandths, as a decimal.
fn fraction(parts: u64) -> String {
    let rest = (parts % 10_000 + 10_000).to_string();
    format!("{}.{}", parts / 10_000, &rest[1..])
}
