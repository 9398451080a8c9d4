//! The calculator: operation, numbers, result, rules and examples.
use super::state::Hold;
use crate::core::NotationError;
use crate::labs::{Kind, nimbers::*};
use crate::ui::{
    dialogs::form::typed,
    icons::icon,
    rich::{echo, rich},
    words,
};
use yew::prelude::*;

/// Examples.
const TRY: [(&str, Operation, u128, u128); 8] = [
    ("2 ⊗ 2", Operation::Product, 2, 2),
    ("6 ⊗ 13", Operation::Product, 6, 13),
    ("16 ⊗ 16", Operation::Product, 16, 16),
    ("8 ⊗ 8", Operation::Product, 8, 8),
    ("24 ⊗ 17", Operation::Product, 24, 17),
    ("1 ÷ 11", Operation::Quotient, 1, 11),
    ("√14", Operation::Root, 14, 0),
    ("order of 11", Operation::Order, 11, 0),
];
/// Results with more digits are set smaller.
const LONG: usize = 12;

/// The column at the left.
pub fn side(hold: &Hold) -> Html {
    let lab = hold.lab.borrow();
    let operation = lab.operation;
    let numbers = lab.numbers();
    let found = numbers.as_ref().ok().map(|(a, b)| answer(operation, *a, *b));
    let defined = numbers.as_ref().ok().filter(|_| operation == Operation::Product);
    let long = lab.a.len().max(lab.b.len()) > LONG;
    html! {
        <form class="side" onsubmit={|event: SubmitEvent| event.prevent_default()}>
            <div class="sec">
                <h1>{ "Nimber lab" }</h1>
                <p class="dim">{ "Nim-sum and nim-product" }</p>
            </div>
            <div class="sec">
                <fieldset class="seg ops"><legend class="sr">{ "Operation" }</legend>{ for Operation::ALL.into_iter().map(|one| choice(hold, operation, one)) }</fieldset>
                <div class={classes!("operands", long.then_some("long"))}>
                    if !operation.is_binary() { <b aria-hidden="true">{ operation.sign() }</b> }
                    { number(hold, "nim-a", &lab.a, false) }
                    if operation.is_binary() { <b aria-hidden="true">{ operation.sign() }</b>{ number(hold, "nim-b", &lab.b, true) } }
                </div>
                { mistake("nim-a", &lab.a) }
                if operation.is_binary() { { mistake("nim-b", &lab.b) } }
                <p class="nimber-answer" aria-live="polite">if let Some(found) = &found { { result(found) } }</p>
            </div>
            <div class="sec"><h2>{ "Rules" }</h2><ul class="rule-list">
                <li><span class="source-tag">{ "rule i" }</span><span>{ "A Fermat 2-power times any smaller number: the ordinary product." }</span></li>
                <li><span class="source-tag">{ "rule ii" }</span><span>{ "A Fermat 2-power times itself: 3/2 of it." }</span></li>
            </ul><p class="caption">{ "Fermat 2-powers: 2, 4, 16, 256, 65\u{202f}536, …" }</p></div>
            <div class="sec"><h2>{ "Try" }</h2><div class="presets">{ for TRY.iter().map(|one| example(hold, one)) }</div></div>
            <div class="sec end">
                if let Some(text) = defined.and_then(|(a, b)| by_definition(*a, *b)) { <p class="caption">{ rich(&text) }</p> }
            </div>
        </form>
    }
}

fn choice(hold: &Hold, chosen: Operation, one: Operation) -> Html {
    let hold = hold.clone();
    html! { <label><input type="radio" name="nim-op" checked={chosen == one} onchange={move |_: Event| hold.change(&|lab| lab.operation = one)}/>{ label(one) }</label> }
}

fn label(one: Operation) -> &'static str {
    let Some(Kind::Word(words)) = FIELDS.first().map(|field| field.kind) else { return "" };
    words.iter().find(|(word, _)| *word == one.word()).map_or("", |(_, label)| label)
}

fn problem(text: &str) -> Option<NotationError> {
    read_nimber(text).err()
}

fn number(hold: &Hold, id: &'static str, text: &str, second: bool) -> Html {
    let oninput = {
        let hold = hold.clone();
        move |event: InputEvent| {
            let text = typed(&event);
            hold.change(&|lab| if second { lab.b.clone_from(&text) } else { lab.a.clone_from(&text) });
        }
    };
    let label = if second { "Second number" } else { "First number" };
    html! {
        <input type="text" {id} class="operand" aria-label={label} inputmode="numeric" value={text.to_string()} {oninput} autocomplete="off" spellcheck="false"
            aria-invalid={problem(text).map(|_| "true")} aria-describedby={format!("{id}-note")}/>
    }
}

/// What is wrong with a number, at its place.
fn mistake(id: &'static str, text: &str) -> Html {
    html! {
        <div id={format!("{id}-note")} aria-live="polite">
            if let Some(error) = problem(text) {
                <p class="err">{ icon("warn") }<span>{ words::problem(&error, text) }</span></p>
                { echo(text, error.at) }
            }
        </div>
    }
}

fn result(found: &Answer) -> Html {
    let value = found.value();
    let class = if value.len() > LONG { "long" } else { "" };
    match found.outcome {
        Outcome::None(why) => html! { <span class="none">{ why }</span> },
        Outcome::Two(..) => html! { <><i>{ "x" }</i>{ " = " }<output {class}>{ value }</output></> },
        Outcome::One(_) => html! { <>{ "= " }<output {class}>{ value }</output></> },
    }
}

fn example(hold: &Hold, (name, operation, a, b): &(&'static str, Operation, u128, u128)) -> Html {
    let (hold, operation, a, b) = (hold.clone(), *operation, *a, *b);
    html! { <button type="button" class="btn" onclick={move |_: MouseEvent| hold.change(&|lab| lab.load(operation, a, b))}>{ *name }</button> }
}
