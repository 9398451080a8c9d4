//! The first terms of the four sequences.
use super::{
    name, pointing,
    state::{Hold, Lab},
};
use crate::core::number;
use crate::labs::counting::Sequence;
use crate::ui::icons::icon;
use yew::prelude::*;

const WORDS: [&str; 10] = [
    "one pile",
    "two piles",
    "three piles",
    "four piles",
    "five piles",
    "six piles",
    "seven piles",
    "eight piles",
    "nine piles",
    "ten piles",
];

/// The card at the top.
pub fn table(hold: &Hold, lab: &Lab) -> Html {
    let k = lab.terms.k;
    let words = WORDS.get(k as usize - 1).map_or_else(|| format!("{k} piles"), |words| (*words).into());
    let columns = lab.first..(lab.first + lab.columns(lab.first)).min(lab.terms.upto + 1);
    let head = |n: usize| html! { <th scope="col" data-n={n.to_string()} class={on(lab, n)}>{ number(n as u64) }</th> };
    let row = |sequence: Sequence| {
        let cell = |n: usize| html! { <td data-n={n.to_string()} class={on(lab, n)}>{ lab.shown(sequence, n) }</td> };
        let class = if lab.sequence == sequence { "cur" } else { "" };
        html! { <tr {class}><th scope="row">{ name(sequence, k) }</th>{ for columns.clone().map(cell) }</tr> }
    };
    html! {
        <section class="card" aria-labelledby="cnt-values">
            <div class="values-head"><h2 class="hd" id="cnt-values"><span>{ "Values for " }{ words }</span>
                <span class="n" title="Counted pile by pile, without the formulas">{ "formulas checked to " }<i>{ "n" }</i>{ " = " }{ number(lab.terms.checked as u64) }</span></h2>
                { pages(hold, lab) }</div>
            <div class="scroll" tabindex="0" role="group" aria-label="Values. Arrow keys: left and right for n, up and down for the sequence, 2 to 6 for the piles">
                <table class="count-table" onpointerover={pointing(hold)}>
                    <thead><tr><th scope="col"><i>{ "n" }</i></th>{ for columns.clone().map(head) }</tr></thead>
                    <tbody>{ for Sequence::ALL.into_iter().map(row) }</tbody>
                </table>
            </div>
        </section>
    }
}

/// The column that is pointed at.
fn on(lab: &Lab, n: usize) -> &'static str {
    if lab.at == n { "on" } else { "" }
}

fn pages(hold: &Hold, lab: &Lab) -> Html {
    let columns = lab.columns(lab.first);
    let last = (lab.terms.upto + 1).saturating_sub(lab.columns(lab.terms.upto));
    if last == 0 {
        return Html::default();
    }
    let to = |icon_name: &'static str, label: &'static str, first: usize| {
        let hold = hold.clone();
        html! { <button type="button" class="btn icon" aria-label={label} disabled={first == lab.first} onclick={move |_: MouseEvent| hold.change(&|lab| lab.first = first)}>{ icon(icon_name) }</button> }
    };
    html! { <span class="join" role="toolbar" aria-label="Which columns">
        { to("first", "First columns", 0) }{ to("back", "Columns before", lab.first.saturating_sub(columns)) }
        { to("forward", "Columns after", (lab.first + columns).min(last)) }{ to("last", "Last columns", last) }
    </span> }
}
