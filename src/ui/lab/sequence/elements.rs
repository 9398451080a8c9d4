//! The elements of a misère quotient, ordered by their value, and a position as an element.
use super::{pointed::Pointed, state::Lab};
use crate::core::{Convention, Nimber, format_number};
use crate::games::{LONGEST, Link};
use crate::labs::sequence::{Elements, QuotientReport, Source, read_heaps};
use crate::ui::{
    icons::icon,
    lab::form::Form,
    rich::{nimber, rich},
    route::{self, Page},
};
use yew::prelude::*;

/// The most elements that are drawn.
const MOST: usize = 600;
/// The most heaps of a position that are listed.
const ROWS: usize = 40;

fn monomial(text: &str) -> Html {
    rich(&format!("${text}$"))
}

/// The card of elements, with `below` at its end.
pub fn card(account: &QuotientReport, names: &[Html], pointed: Pointed, below: Html) -> Html {
    let own = &account.elements;
    if own.names.is_empty() {
        return Html::default();
    }
    let groups = own.by_value();
    let element = |x: usize, value: Option<u64>| element(own, names, x, value, pointed);
    let (single, columns): (Vec<_>, Vec<_>) =
        groups.into_iter().partition(|(value, all)| value.is_some() && all.len() == 1);
    let column = |(value, all): &(Option<u64>, Vec<usize>)| {
        html! { <div class="els-col">
            <h3>{ value.map_or("all".to_string(), format_number) }</h3>
            <ul>{ for all.iter().take(MOST).map(|x| element(*x, None)) }</ul>
        </div> }
    };
    let alone = single.iter().filter_map(|(value, all)| Some((*value, *all.first()?)));
    let note = match (own.values.is_empty(), own.regular) {
        (true, _) => {
            "Sums of one element may have several values in normal play. Filled: P in misère play. In heavy frames: the kernel."
        }
        (false, true) => {
            "Columns: value in normal play. Filled: P in misère play. In heavy frames: the kernel, where both ways of play have the same outcome."
        }
        (false, false) => {
            "Columns: value in normal play. Filled: P in misère play. In heavy frames: the kernel."
        }
    };
    html! {
        <section class="card" aria-labelledby="lab-elements">
            <h2 class="heading" id="lab-elements">{ "Elements" }{ " " }<span class="count">{ format_number(account.order) }</span>{ " " }<span class="count outcome-p">{ format!("P {}", account.portion.len()) }</span></h2>
            <div class="elements">
                { for columns.iter().map(column) }
                if !single.is_empty() {
                    <div class="els-col others"><h3>{ if columns.is_empty() { "each with its value" } else { "the other values" } }</h3>
                        <ul>{ for alone.take(MOST).map(|(value, x)| element(x, value)) }</ul></div>
                }
            </div>
            { below }
            <p class="caption">{ note }</p>
        </section>
    }
}

fn element(own: &Elements, names: &[Html], x: usize, value: Option<u64>, pointed: Pointed) -> Html {
    let (p, kernel, on) = (own.is_p(x), own.is_kernel(x), pointed.element == Some(x));
    let class = classes!(p.then_some("outcome-p"), kernel.then_some("kernel"), on.then_some("on"));
    let tabindex = if pointed.stop == x { "0" } else { "-1" };
    html! {
        <li {class}><button type="button" data-x={x.to_string()} {tabindex}><span class="sr">{ "element " }</span>if let Some(value) = value { <span class="element-value">{ format_number(value) }</span> }{ names.get(x).cloned() }
            if p { <b>{ "P" }</b> }if kernel { <span class="sr">{ " kernel" }</span> }</button></li>
    }
}

/// The card that computes the element of a typed position.
pub fn position(lab: &Lab, account: &QuotientReport, form: &Form) -> Html {
    let heaps = read_heaps(lab.values.text("p")).unwrap_or_default();
    let own = &account.elements;
    let body = match account.sum(&heaps) {
        _ if heaps.is_empty() => {
            html! { <p class="caption">{ "Type heaps: they are looked up and multiplied." }</p> }
        }
        Err(heap) => {
            html! { <p class="caption">{ format!("The quotient is not known for a heap of {}.", format_number(heap)) }</p> }
        }
        Ok(sum) => {
            let value = |x: usize| own.values.get(x).map(|value| nimber(Nimber(*value)));
            let row = |(heap, x): (&u64, &usize)| html! { <tr><th scope="row">{ format_number(*heap) }</th><td>{ monomial(&own.names[*x]) }</td><td>{ for value(*x) }</td></tr> };
            let product = sum.product;
            html! { <>
                <table class="freq position-sum"><thead><tr><th scope="col">{ "heap" }</th><th scope="col">{ "Φ" }</th><th scope="col">{ "normal" }</th></tr></thead>
                    <tbody>{ for heaps.iter().zip(&sum.heaps).take(ROWS).map(row) }</tbody>
                    <tfoot><tr><th scope="row">{ "sum" }</th><td>{ monomial(&own.names[product]) }</td><td>{ for value(product) }</td></tr></tfoot></table>
                { outcome("misère play", own.is_p(product), &format!("${}$ is {} the P-portion", own.names[product], if own.is_p(product) { "in" } else { "not in" })) }
                { for own.values.get(product).map(|value| outcome("normal play", *value == 0, &format!("value {value}"))) }
            </> }
        }
    };
    let game = Source::read(&account.code, false).ok().map(|source| source.position(&heaps));
    let play = game.filter(|game| !heaps.is_empty() && game.len() <= LONGEST).map(|game| {
        let link = Link { convention: Convention::Misere, ..Link::new(game) };
        html! { <a class="btn" href={route::hash(Page::Play, &link)}>{ icon("play") }{ "Play it" }</a> }
    });
    html! {
        <section class="card losing-position" aria-labelledby="lab-position">
            <h2 class="heading" id="lab-position">{ "Position" }</h2>
            { form.field("p") }
            <div aria-live="polite">{ body }</div>
            if let Some(play) = play { <p class="line">{ play }</p> }
        </section>
    }
}

fn outcome(way: &'static str, p: bool, why: &str) -> Html {
    html! { <p class={classes!("both", p.then_some("outcome-p"))}><b>{ if p { "P" } else { "N" } }</b><span>{ way }<small>{ rich(why) }</small></span></p> }
}
