//! The P-positions as a list, with differences and ratios.
use super::state::{Hold, Lab};
use crate::core::number;
use crate::labs::maps::Pair;
use crate::ui::{icons::icon, rich::rich};
use yew::prelude::*;

/// Rows that are seen at once.
const ROWS: usize = 14;

/// The card with the list.
pub fn card(hold: &Hold, lab: &Lab) -> Html {
    let Some(found) = &lab.found else { return Html::default() };
    let row = |pair: &Pair| {
        let Pair { n, a, b } = *pair;
        let hold = hold.clone();
        let point = move |_: MouseEvent| {
            hold.change(&|lab| {
                lab.cell = Some((a, b));
                lab.view = lab.view.showing((a, b));
            });
        };
        let on = lab.cell == Some((a, b)) || lab.cell == Some((b, a));
        let ratio = |at: usize| pair.ratios().map(|both| fraction(both[at]));
        html! { <tr class={if on { "cur" } else { "" }} onclick={point}><th scope="row">{ number(n as u64) }</th>
        <td>{ number(a as u64) }</td><td>{ number(b as u64) }</td><td>{ number((b - a) as u64) }</td><td>{ ratio(0) }</td><td>{ ratio(1) }</td></tr> }
    };
    let last = found.pairs.len().saturating_sub(1) / ROWS * ROWS;
    let to = |name: &'static str, label: &'static str, row: usize| {
        let hold = hold.clone();
        html! { <button type="button" class="btn icon" aria-label={label} disabled={row == lab.row} onclick={move |_: MouseEvent| hold.change(&|lab| lab.row = row)}>{ icon(name) }</button> }
    };
    html! {
        <section class="card" aria-labelledby="map-list"><h2 class="hd" id="map-list"><span>{ "P-positions" }</span><span class="n">{ number(found.count as u64) }</span></h2>
            <div class="scroll" tabindex="0" role="group" aria-labelledby="map-list"><table class="freq pair-table"><thead><tr>
                <th scope="col"><i>{ "n" }</i></th><th scope="col"><i>{ "a" }</i></th><th scope="col"><i>{ "b" }</i></th>
                <th scope="col"><i>{ "b" }</i>{ " − " }<i>{ "a" }</i></th><th scope="col"><i>{ "a" }</i>{ "/" }<i>{ "n" }</i></th><th scope="col"><i>{ "b" }</i>{ "/" }<i>{ "n" }</i></th>
            </tr></thead><tbody>{ for found.pairs.iter().skip(lab.row).take(ROWS).map(row) }</tbody></table></div>
            if last > 0 { <div class="line pages" role="toolbar" aria-label="Which rows"><span class="join">
                { to("first", "First rows", 0) }{ to("back", "Rows before", lab.row.saturating_sub(ROWS)) }{ to("forward", "Rows after", (lab.row + ROWS).min(last)) }{ to("last", "Last rows", last) }
            </span></div> }
            <p class="caption">{ rich("The pairs *a* ≤ *b* with value 0, by *a*. For chromatic nim with the levels ⌊$n phi^2$⌋ the ratios tend to $alpha = phi$ and $beta = phi^2$.") }</p>
            if found.count > found.pairs.len() { <p class="caption">{ format!("The first {} are listed.", number(found.pairs.len() as u64)) }</p> }
        </section>
    }
}

/// Ten thousandths as a decimal.
fn fraction(parts: u64) -> String {
    let rest = (parts % 10_000 + 10_000).to_string();
    format!("{}.{}", parts / 10_000, &rest[1..])
}
