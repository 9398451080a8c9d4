//! A calculation whose lines appear one after the other: the text is given, the reader fills in the results.
use crate::learn::{Line, Reply};
use crate::ui::{icons::icon_with, rich::rich};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, HtmlInputElement, SubmitEvent};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct UnfoldProps {
    pub lines: Rc<[Line]>,
    /// Whether the answer is known, so that all lines are shown and nothing is asked.
    pub known: bool,
}

/// The lines answered so far, and the one to answer.
#[component]
pub fn Unfold(props: &UnfoldProps) -> Html {
    let reached = use_state(|| 0usize);
    let wrong = use_state(|| false);
    let place = use_node_ref();
    let at = if props.known { props.lines.len() } else { *reached };
    {
        let (place, known) = (place.clone(), props.known);
        use_effect_with(*reached, move |_| {
            let Some(place) = place.cast::<HtmlElement>() else { return };
            if known {
                // The element is displayed, so focusing it succeeds.
                let _ = place.focus();
            } else {
                focus(&place);
            }
        });
    }
    let settle = {
        let (reached, wrong) = (reached.clone(), wrong.setter());
        Callback::from(move |()| {
            wrong.set(false);
            reached.set(*reached + 1);
        })
    };
    let give = {
        let (wrong, settle) = (wrong.setter(), settle.clone());
        let expected = props.lines.get(at).and_then(|line| line.answer);
        Callback::from(move |reply: Option<Reply>| match reply {
            Some(_) if reply == expected => settle.emit(()),
            _ => wrong.set(true),
        })
    };
    let settled = props.lines[..at.min(props.lines.len())].iter().map(|line| {
        let class = (line.answer.is_none()).then_some("tells");
        html! {
            <li {class}><span>{ rich(&line.words) }</span>
                if let Some(answer) = line.answer { <b>{ said(answer) }</b> }
                if !line.comment.is_empty() { <small>{ rich(&line.comment) }</small> }</li>
        }
    });
    let last = at.checked_sub(1).and_then(|at| props.lines.get(at));
    html! {
        <section class="unfold" aria-labelledby="unfold" tabindex="0" ref={place}>
            <header><h2 id="unfold">{ "Line by line" }</h2>if !props.known { <span class="dim">{ "the words are given, the answers are yours" }</span> }</header>
            <ol>{ for settled }
                if let Some(line) = props.lines.get(at) {
                    <li key={at} class={classes!("now", line.answer.is_none().then_some("tells"))} aria-current="step"><span>{ rich(&line.words) }</span>
                        { asked(line, &give, &settle) }
                        if *wrong { <small class="no" role="status">{ icon_with("warn", "warn") }{ "Not yet." }</small> }</li>
                }
            </ol>
            if at == props.lines.len() && !props.known { <p class="end" tabindex="-1">{ "Now answer the question of the lesson." }</p> }
            if let Some(line) = last.filter(|_| !props.known) {
                <div class="sr" role="status">{ line.answer.map(said) }{ " " }{ rich(&line.comment) }</div>
            }
        </section>
    }
}

/// The controls to answer or to continue a line.
fn asked(line: &Line, give: &Callback<Option<Reply>>, settle: &Callback<()>) -> Html {
    let pass = {
        let settle = settle.clone();
        move |_: MouseEvent| settle.emit(())
    };
    let word = |reply: Reply| {
        let give = give.clone();
        html! { <button class="btn" onclick={move |_| give.emit(Some(reply))}>{ said(reply) }</button> }
    };
    // A line that compares two numbers also offers "equal".
    let compares = line.answer == Some(Reply::Equal) || line.words.contains(['<', '>', '≤', '≥']);
    match line.answer {
        None => html! { <button class="btn" onclick={pass}>{ "Go on" }</button> },
        Some(Reply::Number(_)) => {
            let onsubmit = {
                let give = give.clone();
                move |event: SubmitEvent| {
                    event.prevent_default();
                    give.emit(typed(&event).map(Reply::Number));
                }
            };
            html! {
                <form class="line" {onsubmit}>
                    <input type="text" inputmode="numeric" autocomplete="off" maxlength="20" aria-label="Your answer to this line" />
                    <button class="btn" type="submit">{ "Try" }</button>
                    <button class="btn quiet" type="button" onclick={pass}>{ "Show" }</button>
                </form>
            }
        }
        Some(_) => html! {
            <div class="line" role="group" aria-label="Your answer to this line">
                { word(Reply::Yes) }{ word(Reply::No) }
                if compares { { word(Reply::Equal) } }
                <button class="btn quiet" onclick={pass}>{ "Show" }</button>
            </div>
        },
    }
}

/// The number in the field of a form.
fn typed(event: &SubmitEvent) -> Option<u64> {
    let form: Element = event.target()?.dyn_into().ok()?;
    let field: HtmlInputElement = form.query_selector("input").ok()??.dyn_into().ok()?;
    field.value().trim().trim_start_matches(['∗', '*']).parse().ok()
}

/// A reply in words.
fn said(reply: Reply) -> String {
    match reply {
        Reply::Number(number) => number.to_string(),
        Reply::Yes => "Yes".into(),
        Reply::No => "No".into(),
        Reply::Equal => "Equal".into(),
    }
}

/// Focuses the control of the line to answer, or what follows the last line.
fn focus(place: &Element) {
    let next = place.query_selector(".now :is(input, button), .end").ok().flatten();
    if let Some(next) = next.and_then(|next| next.dyn_into::<HtmlElement>().ok()) {
        // The element is displayed, so focusing it succeeds.
        let _ = next.focus();
    }
}
