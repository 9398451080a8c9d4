//! The vertices with what is known of them.
use super::state::{Hold, Lab};
use crate::core::format_number;
use crate::labs::graphs::Found;
use crate::ui::{
    lab::table::{Pages, Table},
    rich::rich,
};
use yew::prelude::*;

/// Rows that are visible at once, and followers that are named in a row.
const ROWS: usize = 20;
const NAMED: usize = 6;

/// The table of all vertices; values and outcomes of vertices not labelled yet are hidden.
pub fn card(hold: &Hold, lab: &Lab, found: &Found) -> Html {
    let (labelled, chosen, asked) = (lab.labelled(), lab.chosen(), lab.label_kind());
    let whole = lab.made().0 == lab.made().1;
    let row = |at: usize| {
        let known = labelled[at];
        let hidden = || "?".to_string();
        let moves = found.fate(at, asked).moves().map_or("–".into(), |moves| moves.to_string());
        let named: Vec<&str> =
            found.graph.followers(at).iter().take(NAMED).map(|to| &*found.names[*to as usize]).collect();
        let more = found.graph.followers(at).len() - named.len();
        let more = if more > 0 { format!(" and {more} more") } else { String::new() };
        let choose = hold.change_callback(move |lab, _: &MouseEvent| lab.choose(at));
        let outcome = found.label(at, crate::labs::graphs::LabelKind { values: false, ..asked });
        let on = if chosen == Some(at) { "current" } else { "" };
        html! { <tr class={on}>
        <th scope="row"><button type="button" class="btn quiet" onclick={choose} aria-label={format!("Vertex {}", found.names[at])}>{ found.names[at].clone() }</button></th>
        if !found.texts.is_empty() { <td class="pos">{ found.texts[at].clone() }</td> }
        <td>{ if known && (asked.values || whole) { found.value(at) } else { hidden() } }</td>
        <td>{ if known { outcome } else { hidden() } }</td>
        <td>{ if known { moves } else { hidden() } }</td>
        <td>{ named.join(", ") + &more }</td></tr> }
    };
    let last = (found.len().saturating_sub(1)) / ROWS * ROWS;
    let on = hold.change_callback(|lab, row| lab.row = *row);
    let pages = Pages { first: lab.row, step: ROWS, last, what: "rows", count: Some(found.len()), on };
    let title = html! { <><span>{ "Vertices" }</span><span class="count">{ format_number(found.len() as u64) }</span></> };
    let told = (!found.texts.is_empty()).then_some("position");
    let head = ["vertex"].into_iter().chain(told).chain(["value", "outcome", "moves", "followers"]);
    let head = head.map(|name| html! { <th scope="col">{ rich(name) }</th> }).collect::<Html>();
    let rows = (lab.row..found.len()).take(ROWS).map(row).collect::<Html>();
    html! {
        <Table id="graph-list" class="freq vertex-table" {title} {pages} {head} {rows}>
            <p class="caption">{ if asked.misere { "Outcomes and moves of misère play; values of normal play." } else { "Moves: of both players until play is over, if the winner hurries and the loser delays." } }</p>
        </Table>
    }
}
