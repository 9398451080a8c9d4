//! Where the graph comes from: a list of arrows, typed, pasted or from a file, or a position of a game.
use super::state::{Hold, Lab, LabellingError};
use crate::core::format_number;
use crate::labs::graphs::is_listed;
use crate::ui::{
    heard::Settled,
    icons::icon,
    lab::form::{Control, Form},
    lazy::{Fetched, waiting},
    pick::PickText,
    rich::echo,
};
use wasm_bindgen::JsCast;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

/// The section of the form where the graph is given.
pub fn source(hold: &Hold, lab: &Lab, form: &Form, rules: Fetched) -> Html {
    html! { <>
        { form.field("o") }
        if is_listed(&lab.values) { { list(hold, lab) } } else { { position(lab, form, rules) } }
    </> }
}

fn list(hold: &Hold, lab: &Lab) -> Html {
    let wrong = match &lab.unread {
        Some(LabellingError::Mistake(line, column, error)) => {
            Some(format!("Line {line}, column {column}: {} is expected.", error.expected))
        }
        _ => None,
    };
    let oninput = hold.on(|hold, event: InputEvent| {
        let area = event.target().and_then(|target| target.dyn_into::<HtmlTextAreaElement>().ok());
        if let Some(area) = area {
            hold.set(("g", area.value()));
        }
    });
    let on_text = hold.change_callback(|lab, text: &Option<String>| match text {
        Some(text) => lab.open(text),
        None => lab.spoken = "This file cannot be read as text.".into(),
    });
    let field = match &lab.long {
        None => html! {
            <label class="field col"><span>{ "Arrows, such as a>b,c" }</span>
                <textarea id="graph-g" class="pos" rows="5" value={lab.values.text("g").to_string()} {oninput} autocomplete="off" autocapitalize="off"
                    spellcheck="false" aria-invalid={wrong.as_ref().map(|_| "true")} aria-describedby="graph-g-note"/></label>
        },
        Some(long) => {
            let clear = hold.change_callback(|lab, _: &MouseEvent| lab.open("a>b"));
            html! { <p class="small">{ format!("A long list: {} characters, not in the link. ", format_number(long.len() as u64)) }
            <button type="button" class="btn" onclick={clear}>{ icon("close") }{ "Another list" }</button></p> }
        }
    };
    html! { <>
        { field }
        <div id="graph-g-note">
            if let Some(wrong) = wrong.clone() { <p class="err">{ icon("warn") }<span>{ wrong }</span></p>{ mistake(lab) } }
        </div>
        <Settled text={wrong}/>
        <PickText label="Open a file" {on_text} />
    </> }
}

/// The line of the list with the error, and the place of the error marked in it.
fn mistake(lab: &Lab) -> Html {
    const SHOWN: usize = 80;
    let Some(LabellingError::Mistake(line, column, _)) = &lab.unread else { return Html::default() };
    let text = lab.long.as_deref().unwrap_or(lab.values.text("g"));
    let line = text.split('\n').nth(line - 1).unwrap_or_default();
    let from = column.saturating_sub(SHOWN / 2).min(line.chars().count());
    let part: String = line.chars().skip(from).take(SHOWN).collect();
    let at: usize = part.chars().take(column - 1 - from.min(column - 1)).map(char::len_utf8).sum();
    echo(&part, at)
}

fn position(lab: &Lab, form: &Form, rules: Fetched) -> Html {
    html! { <>
        <Control form={form.clone()} name="p" shows_errors={matches!(rules, Fetched::Here)}/>
        { waiting(rules) }
        if let Some(LabellingError::Reason(reason)) = &lab.unread {
            <p class="err" role="alert">{ icon("warn") }<span>{ reason.clone() }</span></p>
        }
    </> }
}
