//! What is counted: piles, how far, which sequence; one long number; files.
use super::{
    name,
    state::{Hold, Lab},
};
use crate::labs::counting::*;
use crate::ui::{copy::CopyButton, dialogs::form::typed, export, icons::icon, lab::field::field, rich::rich};
use yew::prelude::*;

const CHOICES: [&str; 5] = ["2", "3", "4", "5", "6"];

/// The column at the left.
pub fn side(hold: &Hold, lab: &Lab) -> Html {
    let text = |change: fn(&mut Lab, String)| {
        let hold = hold.clone();
        Callback::from(move |event: InputEvent| {
            let text = typed(&event);
            hold.ask(&|lab| {
                change(lab, text.clone());
                lab.read();
            });
        })
    };
    let piles = text(|lab, text| lab.piles = text);
    let upto = text(|lab, text| lab.upto = text);
    let (wrong, far) = (read_piles(&lab.piles).err(), read_terms(&lab.upto).err());
    html! {
        <form class="side" onsubmit={|event: SubmitEvent| event.prevent_default()}>
            <div class="sec">
                <h1>{ "Counting lab" }</h1>
                <p class="dim">{ "How many P-positions Nim has" }</p>
            </div>
            <div class="sec">
                <p aria-hidden="true">{ "Piles " }<i>{ "k" }</i></p>
                <fieldset class="seg"><legend class="sr">{ "Number of piles" }</legend>{ for CHOICES.into_iter().map(|one| choice(hold, lab, one)) }</fieldset>
                <div class="any">{ field("cnt-piles", html! { { "or any up to 100" } }, &lab.piles, wrong.as_ref(), piles) }</div>
            </div>
            <div class="sec">{ field("cnt-upto", html! { <>{ "Count up to " }<i>{ "n" }</i></> }, &lab.upto, far.as_ref(), upto) }</div>
            <div class="sec"><h2>{ "Sequences" }</h2><ul class="sequence-choice">{ for Sequence::ALL.into_iter().map(|one| sequence(hold, lab, one)) }</ul></div>
            <div class="sec"><h2>{ "Letters" }</h2>
                <p class="caption">{ rich("$n = 2^b - 1 + c$ with $b = ⌊log_2 n⌋$ and $1 ≤ c ≤ 2^b$, for $n > 0$. $wt(n)$ counts the ones of *n* in binary.") }</p>
                <p class="caption">{ rich("*a* and *A* are the partial sums of *d* and *D*. Empty piles are allowed. Checked terms are counted pile by pile, without the formulas.") }</p>
            </div>
            <div class="sec">{ one_value(lab, text(|lab, text| lab.long = text)) }</div>
            <div class="sec end">{ files(lab) }</div>
        </form>
    }
}

fn choice(hold: &Hold, lab: &Lab, one: &'static str) -> Html {
    let hold = hold.clone();
    let chosen = lab.piles.trim() == one;
    let change = move |_: Event| {
        hold.ask(&|lab| {
            lab.piles = one.into();
            lab.read();
        });
    };
    html! { <label><input type="radio" name="cnt-k" checked={chosen} onchange={change}/>{ one }</label> }
}

fn sequence(hold: &Hold, lab: &Lab, one: Sequence) -> Html {
    let hold = hold.clone();
    let (k, chosen) = (lab.terms.k, lab.sequence == one);
    html! {
        <li>
            <label class="check"><input type="radio" name="cnt-s" checked={chosen} onchange={move |_: Event| hold.ask(&|lab| lab.choose(one))}/>{ name(one, k) }<span>{ rich(one.counts()) }</span></label>
            if let Some(number) = one.oeis(k) { <a href={format!("https://oeis.org/{number}")} target="_blank" rel="noreferrer">{ number }</a> }
        </li>
    }
}

/// The value at one number of any length.
fn one_value(lab: &Lab, oninput: Callback<InputEvent>) -> Html {
    let error = lab.exact.as_ref().and_then(|exact| exact.as_ref().err());
    let found = lab.exact.as_ref().and_then(|exact| exact.as_ref().ok());
    let label = html! { <>{ "One large " }<i>{ "n" }</i>{ ", such as 2^4000 - 1" }</> };
    html! { <>
        <h2>{ "Exact value" }</h2>
        { field("cnt-long", label, &lab.long, error, oninput) }
        <div class="one" aria-live="polite">if let Some(found) = found { { value(lab, found) } }</div>
    </> }
}

fn value(lab: &Lab, found: &Exact) -> Html {
    let (short, count) = brief(&found.digits);
    let count = count.map(|count| format!("{} digits", crate::core::number(count as u64)));
    html! { <>
        <p>{ name(lab.sequence, lab.terms.k) }<span class="math">{ "(" }<i>{ "n" }</i>{ ") = " }{ short }</span></p>
        <p class="line"><span class="dim small">{ count }</span><span class="sp"></span><CopyButton text={found.digits.clone()} what="Value" on_toast={Callback::noop()} /></p>
    </> }
}

fn files(lab: &Lab) -> Html {
    let save = |label: &'static str, write: fn(&Terms, Sequence)| {
        let (terms, sequence) = (lab.terms.clone(), lab.sequence);
        html! { <button type="button" class="btn" onclick={move |_: MouseEvent| write(&terms, sequence)}>{ icon("download") }{ label }</button> }
    };
    html! { <>
        { save("CSV", |terms, _| export::save_long(&terms.csv(), "text/csv", &format!("nim-p-positions-{}.csv", terms.k))) }
        { save("b-file", |terms, one| export::save_long(&terms.b_file(one), "text/plain", &terms.b_file_name(one))) }
        <CopyButton text={lab.terms.data(lab.sequence)} label="Terms" what="Terms" on_toast={Callback::noop()} />
    </> }
}
