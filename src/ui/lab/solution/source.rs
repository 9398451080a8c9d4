//! How the P-positions are given: pairs, sequences, two numbers, formulas or the set.
use super::{
    slider,
    state::{Hold, Lab},
};
use crate::labs::solution::Ratio;
use crate::ui::{
    icons::icon,
    lab::form::Form,
    rich::{echo, rich},
    words,
};
use wasm_bindgen::JsCast;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

/// The ways, with an example of each.
const WAYS: [(&str, &str, &str); 5] = [
    ("pairs", "Pairs", "(1,2), (3,5), …"),
    ("sequences", "Two sequences", "1, 3, 4, … and 2, 5, 7, …"),
    ("ratio", "*α* and *β*", "1/α + 1/β = 1"),
    ("formula", "Formulas", "*bₙ* = n^2, 2n, …"),
    ("set", "The set *S*", "primes, evil, random 7"),
];

/// The section of the form where the P-positions are given.
pub fn source(hold: &Hold, lab: &Lab, form: &Form) -> Html {
    let row = |(word, name, example): &(&'static str, &'static str, &'static str)| {
        let word = *word;
        let onchange = hold.on(move |hold, _: Event| hold.set(("w", word.into())));
        html! { <label class="check"><input type="radio" name="sol-w" checked={lab.values.is("w", word)} {onchange}/>
        <span>{ rich(name) }<small class="dim">{ rich(example) }</small></span></label> }
    };
    let fields = match lab.values.text("w") {
        "pairs" => pairs(hold, lab),
        "sequences" => html! { <>{ form.field("a") }{ form.field("b") }</> },
        "ratio" => {
            html! { <>{ form.field("y") }{ slider::slider(hold, lab) }{ form.field("x") }{ for lab.found.ratio().filter(|_| lab.unread.is_none()).map(|ratio| numbers(lab, &ratio)) }</> }
        }
        "formula" => html! { <>{ form.field("h") }{ form.field("f") }</> },
        _ => form.field("s"),
    };
    html! { <>
        <h2 id="sol-ways">{ "Given as" }</h2>
        <div class="solution-ways" role="radiogroup" aria-labelledby="sol-ways">{ for WAYS.iter().map(row) }</div>
        { fields }
        { for lab.unread.as_ref().filter(|wrong| lab.values.error(wrong.key).is_none() && wrong.key != "p").map(|wrong| html! { <p class="err" role="alert">{ icon("warn") }<span>{ words::problem(&wrong.error, &wrong.text) }</span></p> }) }
    </> }
}

/// The field for pairs, which may have several lines.
fn pairs(hold: &Hold, lab: &Lab) -> Html {
    let wrong = lab.unread.as_ref().filter(|wrong| wrong.key == "p");
    let refused = lab.found.refused.as_ref().filter(|_| wrong.is_none());
    let oninput = hold.on(|hold, event: InputEvent| {
        let area = event.target().and_then(|target| target.dyn_into::<HtmlTextAreaElement>().ok());
        area.into_iter().for_each(|area| hold.set(("p", area.value())));
    });
    let invalid = (wrong.is_some() || refused.is_some()).then_some("true");
    html! { <>
        <label class="field col"><span>{ "Pairs, such as (1,2), (3,5)" }</span>
            <textarea id="sol-p" class="pos" rows="4" value={lab.values.text("p").to_string()} {oninput} autocomplete="off" autocapitalize="off"
                spellcheck="false" aria-invalid={invalid} aria-describedby="sol-p-note"/></label>
        <div id="sol-p-note" aria-live="polite">
            if let Some(wrong) = wrong {
                <p class="err">{ icon("warn") }<span>{ words::problem(&wrong.error, &wrong.text) }</span></p>{ echo(&wrong.text, wrong.error.at) }
            }
            if let Some(refused) = refused { <p class="err">{ icon("warn") }<span>{ format!("Impossible: {}.", refused.short()) }</span></p> }
        </div>
        <p class="caption">{ "These count as all P-positions up to the largest level, besides (0,0)." }</p>
    </> }
}

/// The numbers α and β and the set S.
fn numbers(lab: &Lab, ratio: &Ratio) -> Html {
    let line = |name: &'static str, text: Option<&String>, digits: &Option<String>| {
        let both: Vec<String> = text.into_iter().chain(digits).cloned().collect();
        let same = both.len() == 2 && both[0] == both[1];
        html! { <div><dt>{ name }</dt><dd>{ both[usize::from(same)..].join(" = ") }</dd></div> }
    };
    let note = if ratio.irrational {
        ""
    } else {
        "β is rational: Theorem 1 gives no pairs, so they are found one after the other."
    };
    html! { <>
        <dl class="solution-numbers">
            { line("α", ratio.alpha.as_ref(), &ratio.digits.0) }
            { line("β", Some(&ratio.beta), &ratio.digits.1) }
            <div><dt><i>{ "S" }</i></dt><dd>{ lab.found.set().trim_matches(['{', '}']).to_string() }</dd></div>
        </dl>
        if !note.is_empty() { <p class="caption">{ note }</p> }
    </> }
}
