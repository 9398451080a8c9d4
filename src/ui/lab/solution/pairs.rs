//! The table of pairs with the n-th pair, or why no set gives the pairs.
use super::state::{Hold, Lab, ROWS};
use crate::core::{format_number, group_digits};
use crate::labs::{
    counting::brief,
    solution::{Pair, PairConflict, index, text},
};
use crate::ui::{
    icons::icon,
    lab::{
        form::Form,
        table::{Pages, Table},
    },
    rich::rich,
    route::{self, Page},
};
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

/// How many pairs of the nearest game are named.
const NAMED: usize = 8;

/// The table of pairs.
pub fn table(hold: &Hold, lab: &Lab, form: &Form) -> Html {
    let found = &lab.found;
    let chosen = lab.chosen().map(|(n, _)| n);
    let row = |(n, (a, b)): (usize, &Pair)| {
        let choose = hold.change_callback(move |lab, _: &MouseEvent| lab.choose(n));
        let red = |level: u32| if found.is_red(level) { "red" } else { "" };
        html! { <tr key={n} data-n={n.to_string()} class={if chosen == Some(n) { "current" } else { "" }}>
            <th scope="row"><button type="button" class="btn quiet" onclick={choose} aria-label={format!("Choose pair {n}, {}", text((*a, *b)))}>{ format_number(n as u64) }</button></th>
            <td class={red(*a)}>{ format_number((*a).into()) }</td><td class={red(*b)}>{ format_number((*b).into()) }</td><td>{ format_number((b - a).into()) }</td>
        </tr> }
    };
    let on_over = hold.on(|hold, event: PointerEvent| {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let row = target.and_then(|target| target.closest("[data-n]").ok().flatten());
        let n = row.and_then(|row| row.get_attribute("data-n")?.parse::<usize>().ok());
        let other = |n: &usize| hold.lab.borrow().chosen().is_none_or(|(old, _)| old != *n);
        if let Some(n) = n.filter(other) {
            hold.change(&|lab| lab.choose(n));
        }
    });
    let last = found.pairs.len().saturating_sub(1) / ROWS * ROWS;
    let on = hold.change_callback(|lab, row| lab.row = *row);
    let pages = Pages { first: lab.row, step: ROWS, last, what: "rows", count: Some(found.pairs.len()), on };
    let floors = found.theorem() == Some("Theorem 1");
    let heads = if floors {
        ["*n*", "*aₙ* = ⌊*n*α⌋", "*bₙ* = ⌊*n*β⌋", "*bₙ* − *aₙ*"]
    } else {
        ["*n*", "*aₙ*", "*bₙ*", "*bₙ* − *aₙ*"]
    };
    let head = heads.map(|name| html! { <th scope="col">{ rich(name) }</th> }).into_iter().collect::<Html>();
    let rows = (1..).zip(&found.pairs).skip(lab.row).take(ROWS).map(row).collect::<Html>();
    html! {
        <Table id="sol-pairs" class="freq solution-pairs" title={html! { <span>{ "Pairs" }</span> }} {pages} {head} {rows} {on_over}>
            if found.pairs.is_empty() { <p class="caption">{ "No level is red: only the end of play is a P-position." }</p> }
            <div class="solution-nth"><label for="sol-m"><i>{ "n" }</i>{ " = " }</label>{ form.entry("m", "") }<span class="num" aria-live="polite">{ nth(lab) }</span></div>
            { form.mistake("m") }
        </Table>
    }
}

/// A number; a long one is shortened to its first and last digits.
pub fn written(digits: String) -> String {
    match brief(&digits) {
        (short, Some(count)) => format!("{short} ({} digits)", format_number(count as u64)),
        (_, None) => group_digits(&digits),
    }
}

/// The pair with the typed number.
fn nth(lab: &Lab) -> String {
    let Some(n) = index(&lab.values) else { return String::new() };
    match lab.found.nth(&n) {
        Ok(Some((a, b))) => format!("({}, {})", written(a.to_string()), written(b.to_string())),
        Ok(None) => "beyond the levels that are looked at".into(),
        Err(error) => format!("at most {} digits", format_number(error.digits.into())),
    }
}

/// Why a pair is refused, and the nearest game.
pub fn refused(hold: &Hold, lab: &Lab, refused: &PairConflict) -> Html {
    let found = &lab.found;
    let (from, _) = refused.moved();
    let play = found.position(from).map(|position| {
        let href = route::hash(Page::Play, &lab.link(position));
        html! { <a class="btn" {href}>{ icon("play") }{ format!("Play from {}", text(from)) }</a> }
    });
    let take = hold.change_callback(|lab, _: &MouseEvent| lab.take());
    html! {
        <section class="card solution-why" aria-labelledby="sol-why">
            <h2 class="heading" id="sol-why">{ "Why no set gives these pairs" }</h2>
            <ol>{ for refused.steps(found).iter().map(|step| html! { <li>{ rich(step) }</li> }) }</ol>
            <h2 class="heading">{ "Nearest solution" }</h2>
            <p><span class="num">{ format!("S = {}", found.set()) }</span>{ " gives " }<span class="num">{ found.first(NAMED) }</span></p>
            <p class="line"><button type="button" class="btn pri" onclick={take}>{ "Take these pairs" }</button>{ for play }</p>
        </section>
    }
}
