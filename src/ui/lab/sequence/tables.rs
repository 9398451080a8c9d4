//! Values in rows, and lists of what there is in them.
use super::state::{Hold, Lab};
use crate::core::number;
use crate::labs::sequence::{Cell, Layout, Results, verdict};
use crate::ui::{decimal::decimal, icons::icon, rich::rich};
use yew::prelude::*;

/// Rows of the table that are seen at once.
const ROWS: usize = 8;
/// How much more of a list each press shows.
const LOT: usize = 30;

/// The table of values.
pub fn values(hold: &Hold) -> Html {
    let lab = hold.lab.borrow();
    let all = lab.results();
    let all: Vec<&Results> = all.iter().map(|one| &**one).collect();
    let layout = Layout::of(&all);
    let first = lab.row.min(layout.rows.saturating_sub(1));
    let rows = first..(first + ROWS).min(layout.rows);
    let head = |column: usize| html! { <th scope="col">{ "+" }{ column }</th> };
    let heading = if layout.rest.is_some() { "Values by period" } else { "Values" };
    html! {
        <section class="card values" aria-labelledby="lab-values">
            <h2 class="hd" id="lab-values">{ heading }</h2>
            <div class="scroll" tabindex="0" role="group" aria-label="Rows">
                <table class="seq" style={format!("min-width:{}px", 76 + layout.columns * 30)}>
                    <thead><tr><th scope="col"><i>{ "n" }</i></th>{ for (0..layout.columns).map(head) }</tr></thead>
                    <tbody>{ for rows.map(|row| table_row(&layout, &all, row)) }</tbody>
                </table>
            </div>
            { saltus(&layout, &all) }
            if layout.rows > ROWS { { pages(hold, &layout, first) } }
        </section>
    }
}

fn table_row(layout: &Layout, all: &[&Results], row: usize) -> Html {
    let cell = |cell: &Cell| {
        let class = classes!(cell.exception.then_some("ex"), cell.differs.then_some("dif"));
        let value = cell.value.map(|value| number(value.into())).unwrap_or_default();
        let said = match (cell.exception, cell.differs) {
            (true, _) => " exception",
            (_, true) => " differs",
            _ => "",
        };
        html! { <td {class}>{ value }if !said.is_empty() { <span class="sr">{ said }</span> }</td> }
    };
    let line = |(one, cells): (&&Results, Vec<Cell>)| {
        let class = if layout.is_rest(row) { "per" } else { "" };
        html! { <tr {class}><th scope="row">{ layout.label(row) }if all.len() > 1 { <small>{ one.source.to_string() }</small> }</th>{ for cells.iter().map(cell) }</tr> }
    };
    html! { <>{ for all.iter().zip(layout.cells(all, row)).map(line) }</> }
}

fn saltus(layout: &Layout, all: &[&Results]) -> Html {
    let period = all.iter().filter_map(|one| one.period()).find(|period| period.saltus > 0);
    match period.filter(|_| layout.rest.is_some()) {
        Some(period) => {
            html! { <p class="small dim">{ rich(&format!("Each period of {} adds {} to the last row.", number(period.length), number(period.saltus))) }</p> }
        }
        None => Html::default(),
    }
}

fn pages(hold: &Hold, layout: &Layout, first: usize) -> Html {
    let last = layout.rows.saturating_sub(ROWS);
    let to = |name: &'static str, label: &'static str, row: usize| {
        let hold = hold.clone();
        html! { <button type="button" class="btn icon" aria-label={label} disabled={row == first} onclick={move |_: MouseEvent| hold.change(&|lab| lab.row = row)}>{ icon(name) }</button> }
    };
    html! {
        <div class="line pages" role="toolbar" aria-label="Which rows">
            <span class="join">{ to("first", "First rows", 0) }{ to("back", "Rows before", first.saturating_sub(ROWS)) }{ to("forward", "Rows after", (first + ROWS).min(last)) }{ to("last", "Last rows", last) }</span>
            <span class="small dim">{ format!("rows {} to {} of {}", number(first as u64 + 1), number((first + ROWS).min(layout.rows) as u64), number(layout.rows as u64)) }</span>
        </div>
    }
}

/// Draws something for each of the sequences.
fn each(hold: &Hold, draw: impl Fn(&Lab, &Results) -> Html) -> Html {
    let lab = hold.lab.borrow();
    html! { <>{ for lab.results().iter().map(|results| draw(&lab, results)) }</> }
}

/// Which sequence it is about, where there are two.
fn whose(lab: &Lab, results: &Results) -> Html {
    if lab.tracks.len() < 2 {
        return Html::default();
    }
    html! { <span class="pos">{ results.source.to_string() }{ " " }</span> }
}

/// The exceptions.
pub fn exceptions(hold: &Hold) -> Html {
    each(hold, |lab, results| exceptions_of(hold, lab, results))
}

fn exceptions_of(hold: &Hold, lab: &Lab, results: &Results) -> Html {
    let list = results.exceptions();
    if list.is_empty() {
        return html! { <><h2 class="hd">{ "Exceptions " }{ whose(lab, results) }</h2><p class="dim small">{ if results.period().is_some() { "None." } else { "No period is known." } }</p></> };
    }
    let shown = LOT * (lab.lots[0] + 1);
    let item = |n: &u64| {
        let class = if list.last() == Some(n) { "last" } else { "" };
        html! { <li {class}>{ number(*n) }</li> }
    };
    html! { <>
        <h2 class="hd">{ "Exceptions " }{ whose(lab, results) }<span class="n">{ number(list.len() as u64) }</span></h2>
        <ul class="number-list">{ for list.iter().take(shown).map(item) }</ul>
        { more(hold, 0, list.len() > shown) }
    </> }
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
            if let Some((text, source)) = &said.theorem { <p class="small">{ rich(text) }</p><p class="small dim">{ *source }</p> }
        </> }
    };
    html! { <section class="card"><h2 class="hd">{ "Certificate" }</h2>{ for lab.results().iter().map(|results| one(results)) }</section> }
}

/// How often each value occurs.
pub fn frequencies(hold: &Hold) -> Html {
    each(hold, |lab, results| frequencies_of(hold, lab, results))
}

fn frequencies_of(hold: &Hold, lab: &Lab, results: &Results) -> Html {
    let all: Vec<(u16, u64)> = results.frequencies().collect();
    let shown = 12 + LOT * lab.lots[1];
    let total = results.values().len().max(1) as f64;
    let most = all.iter().map(|(_, count)| *count).max().unwrap_or(1) as f64;
    let row = |(value, count): &(u16, u64)| {
        let bar = format!("width:{}%", decimal(*count as f64 / most * 100.0, 1));
        let share = decimal(*count as f64 / total * 100.0, 2) + "%";
        html! { <tr><th scope="row">{ number((*value).into()) }</th><td>{ number(*count) }</td><td>{ share }</td><td class="bars"><i style={bar}></i></td></tr> }
    };
    html! {
        <section class="card">
            <h2 class="hd">{ "Frequencies " }{ whose(lab, results) }<span class="n">{ number(all.len() as u64) }</span></h2>
            <table class="freq"><thead><tr><th scope="col">{ "value" }</th><th scope="col">{ "count" }</th><th scope="col">{ "share" }</th><td></td></tr></thead>
                <tbody>{ for all.iter().take(shown).map(row) }</tbody></table>
            { more(hold, 1, all.len() > shown) }
        </section>
    }
}

/// The heaps that are P-positions.
pub fn zeros(hold: &Hold) -> Html {
    each(hold, |lab, results| zeros_of(hold, lab, results))
}

fn zeros_of(hold: &Hold, lab: &Lab, results: &Results) -> Html {
    let shown = LOT * (lab.lots[2] + 1);
    let item = |n: usize| html! { <li>{ number(n as u64) }</li> };
    html! {
        <section class="card">
            <h2 class="hd">{ "P-positions " }{ whose(lab, results) }<span class="n">{ number(results.zero_count()) }</span></h2>
            <p class="small dim">{ rich("Heaps with *g*(*n*) = 0.") }</p>
            <ul class="number-list plain">{ for results.zeros(shown).into_iter().map(item) }</ul>
            { more(hold, 2, results.zero_count() > shown as u64) }
        </section>
    }
}

fn more(hold: &Hold, list: usize, there_is: bool) -> Html {
    if !there_is {
        return Html::default();
    }
    let hold = hold.clone();
    html! { <p class="line"><button type="button" class="btn" onclick={move |_: MouseEvent| hold.change(&|lab| lab.lots[list] += 1)}>{ "Show more" }</button></p> }
}
