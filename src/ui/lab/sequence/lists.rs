//! Lists from a sequence: exceptions, frequencies, P-positions, and the numbers that prove its period.
use super::state::{Hold, Lab};
use crate::core::format_number;
use crate::labs::sequence::{Results, verdict};
use crate::ui::{cited::cited, decimal::decimal, lab::frame::TERMS, rich::rich, term::explaining};
use yew::prelude::*;

/// How many more entries each press shows.
const LOT: usize = 30;

/// A card for each sequence: its heading, the number of entries, and the entries shown so far.
fn cards(
    hold: &Hold,
    lab: &Lab,
    (which, heading, start): (usize, &'static str, usize),
    list: impl Fn(&Results, usize) -> (u64, Html),
) -> Html {
    let shown = start + LOT * lab.lots[which];
    let card = |results: &Results| {
        let (count, list) = list(results, shown);
        let more = hold.change_callback(move |lab, _: &MouseEvent| lab.lots[which] += 1);
        let whose = (lab.tracks.len() > 1).then(|| results.source.to_string());
        html! {
            <section class="card">
                <h2 class="heading">{ explaining(heading, TERMS) }{ " " }if let Some(whose) = whose { <span class="pos">{ whose }{ " " }</span> }if count > 0 { <span class="count">{ format_number(count) }</span> }</h2>
                { list }
                if count > shown as u64 { <p class="line"><button type="button" class="btn" onclick={more}>{ "Show more" }</button></p> }
            </section>
        }
    };
    html! { <>{ for lab.results().iter().map(|results| card(results)) }</> }
}

/// The exceptions: the n before the period whose values do not fit it.
pub fn exceptions(hold: &Hold, lab: &Lab) -> Html {
    let list = |results: &Results, shown| {
        let all = results.exceptions();
        let item = |n: &u32| html! { <li class={if all.last() == Some(n) { "last" } else { "" }}>{ format_number((*n).into()) }</li> };
        let none = if results.period().is_some() { "None." } else { "No period is known." };
        let list = html! { if all.is_empty() { <p class="dim small">{ none }</p> } else { <ul class="number-list">{ for all.iter().take(shown).map(item) }</ul> } };
        (all.len() as u64, list)
    };
    html! { <div class="exceptions">{ cards(hold, lab, (0, "Exceptions", LOT), list) }</div> }
}

/// How often each value occurs.
pub fn frequencies(hold: &Hold, lab: &Lab) -> Html {
    cards(hold, lab, (1, "Frequencies", 12), |results, shown| {
        let all: Vec<(u16, u64)> = results.frequencies().collect();
        let total = results.values().len().max(1) as f64;
        let most = all.iter().map(|(_, count)| *count).max().unwrap_or(1) as f64;
        let row = |(value, count): &(u16, u64)| {
            let bar = format!("width:{}%", decimal(*count as f64 / most * 100.0, 1));
            let share = decimal(*count as f64 / total * 100.0, 2) + "%";
            html! { <tr><th scope="row">{ format_number((*value).into()) }</th><td>{ format_number(*count) }</td><td>{ share }</td><td class="bars"><i style={bar}></i></td></tr> }
        };
        let table = html! {
            <table class="freq"><thead><tr><th scope="col">{ "value" }</th><th scope="col">{ "count" }</th><th scope="col">{ "share" }</th><td></td></tr></thead>
                <tbody>{ for all.iter().take(shown).map(row) }</tbody></table>
        };
        (all.len() as u64, table)
    })
}

/// The heaps that are P-positions.
pub fn zeros(hold: &Hold, lab: &Lab) -> Html {
    cards(hold, lab, (2, "P-positions", LOT), |results, shown| {
        let item = |n: usize| html! { <li>{ format_number(n as u64) }</li> };
        let list = html! { <>
            <p class="small dim">{ rich("Heaps with *g*(*n*) = 0.") }</p>
            <ul class="number-list plain">{ for results.zeros(shown).into_iter().map(item) }</ul>
        </> };
        (results.zero_count(), list)
    })
}

/// The numbers behind the verdict, and the theorem.
pub fn certificate(lab: &Lab) -> Html {
    let one = |results: &Results| {
        let said = verdict(results);
        let row = |(name, text): &(&'static str, String)| html! { <div><dt>{ rich(name) }</dt><dd>{ text.clone() }</dd></div> };
        html! { <>
            if lab.tracks.len() > 1 { <h3 class="pos">{ results.source.to_string() }</h3> }
            <p class="small">{ rich(&said.sure) }</p>
            <dl class="certificate">{ for said.certificate.iter().map(row) }</dl>
            if let Some((text, source)) = &said.theorem { <p class="small">{ rich(text) }</p><p class="small dim">{ cited(source) }</p> }
        </> }
    };
    html! { <section class="card"><h2 class="heading">{ "What is certain" }</h2>{ for lab.results().iter().map(|results| one(results)) }</section> }
}
