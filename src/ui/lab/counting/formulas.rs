//! The formulas with their numbers in the paper, and the bounds at the selected n.
use super::{Lab, name};
use crate::core::format_number;
use crate::labs::counting::{Bounds, Entry, Formula, Sequence, bounds, corrections, formula};
use crate::ui::{
    cited::cited,
    icons::icon,
    rich::{formula as set, rich},
};
use yew::prelude::*;

const WORDS: [&str; 10] = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/// "one pile", "11 piles".
pub fn piles(k: u32) -> String {
    let number = WORDS.get(k as usize - 1).map_or_else(|| k.to_string(), |word| (*word).into());
    format!("{number} pile{}", if k == 1 { "" } else { "s" })
}

/// The card with the formulas.
pub fn card(lab: &Lab) -> Html {
    let k = lab.terms.k;
    let row = |sequence: Sequence| {
        let Formula { lines, source } = formula(k, sequence);
        let class = if lab.sequence == sequence { "current" } else { "" };
        html! { <li {class}>
            <span class="formula">{ for lines.iter().map(|line| html! { <span>{ set(line) }</span> }) }</span>
            <span class="by"><span class="formula-source"><span class="source-tag">{ source }</span></span><span class="what-counts">{ rich(sequence.counts()) }</span></span>
        </li> }
    };
    html! {
        <section class="card" aria-labelledby="cnt-formulas"><h2 class="heading" id="cnt-formulas">{ "Formulas" }</h2>
            <div class="scroll" tabindex="0" role="group" aria-label="Formulas"><ul class="formulas">{ for Sequence::ALL.into_iter().map(row) }</ul></div>
            <p class="caption">{ cited("The numbers are those of Khovanova and Xiong, *Nim fractals*.") }</p>
            if let Some(text) = corrections(k) { <p class="corrections">{ icon("warn") }<span>{ rich(text) }</span></p> }
        </section>
    }
}

/// The card of a game without formulas: which known sequences begin like its own.
pub fn known(lab: &Lab) -> Html {
    let entry = |entry: Entry| {
        let half = if entry.halved { " at every second *n*, and 0 between" } else { "" };
        html! { <li><a href={format!("https://oeis.org/{}", entry.number)} target="_blank" rel="noreferrer">{ entry.number }</a>{ " " }{ rich(&format!("{}{half}", entry.name)) }</li> }
    };
    let row = |sequence: Sequence| {
        let found = lab.terms.known(sequence);
        html! { <div><dt>{ name(sequence, lab.terms.k) }{ " " }<span class="dim small">{ rich(lab.terms.counts(sequence)) }</span></dt>
        <dd>if found.is_empty() { { "none of the few that are compared" } } else { <ul>{ for found.into_iter().map(entry) }</ul> }</dd></div> }
    };
    html! {
        <section class="card" aria-labelledby="cnt-known"><h2 class="heading" id="cnt-known">{ "Which sequence is this?" }</h2>
            <p class="small">{ rich("Sequences that begin with the same terms. That they go on alike is not proved.") }</p>
            <dl class="certificate">{ for Sequence::ALL.into_iter().map(row) }</dl>
        </section>
    }
}

/// The inequalities of Corollary 7 at this n, in ascending order.
pub fn chain(lab: &Lab) -> Html {
    let (k, n) = (lab.terms.k, lab.at);
    let Bounds { inner, low, high } = bounds(k, n as u64);
    // For one pile the inner n may lie beyond the table.
    let inner = (inner as usize).min(lab.terms.upto);
    let value = |sequence: Sequence, n: usize| {
        html! { <>{ " " }<span class="no-break">{ "≤ " }{ name(sequence, k) }{ "(" }{ format_number(n as u64) }{ ") = " }{ lab.shown(sequence, n) }</span></> }
    };
    html! {
        <div class="chain"><p>{ "For " }<i>{ "n" }</i>{ " = " }{ format_number(n as u64) }{ ": 2" }<sup>{ low }</sup>
            { value(Sequence::LargestAtMost, inner) }{ value(Sequence::TotalAtMost, n) }{ value(Sequence::LargestAtMost, n) }
            { " " }<span class="no-break">{ "≤ 2" }<sup>{ high }</sup></span></p><span class="source-tag">{ "Corollary 7" }</span></div>
    }
}
