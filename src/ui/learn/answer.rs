//! The place where an answer is given: a field, buttons, or the board.
use super::{
    given_answer::GivenAnswer,
    step_keys::HEADING,
    text::{self, TextAction},
    vote::Vote,
};
use crate::core::Outcome;
use crate::learn::Ask;
use crate::ui::{icons::icon, play::focus};
use web_sys::{HtmlInputElement, SubmitEvent};
use yew::prelude::*;

/// A summary of the language of formulas.
const MADE_OF: &str = "+ - * // mod **, xor, if … then … else …, min, max, floor(n / 3), [0, 1, 2][n mod 3]; v2(n): how \
    often 2 divides n; wt(n): how many binary digits are 1; fib, sqrt, len, oddpart; g(n - 1): the value of a smaller \
    size; g[1,2,3](n): that of another game. Conditions: = < <= , 3 divides n, n in fib, n in squares, n in evil, and, or, not.";

#[derive(Properties, PartialEq)]
pub struct AnswerProps {
    pub ask: Ask,
    /// Whether the question has been answered correctly.
    pub done: bool,
    /// The last answer, whose button stays marked.
    pub chosen: Option<GivenAnswer>,
    /// Whether a class votes by a show of hands, which the teacher counts.
    pub vote: bool,
    /// How many of the asked moves have been found so far.
    pub found: usize,
    pub on_answer: Callback<GivenAnswer>,
    pub act: Callback<TextAction>,
}

/// The controls for answering a question, and for the vote of a class.
#[component]
pub fn Answer(props: &AnswerProps) -> Html {
    html! { <>{ place(props) }if props.vote { <Vote ask={props.ask.clone()} on_answer={props.on_answer.clone()} /> }</> }
}

fn place(props: &AnswerProps) -> Html {
    let give = |gave: GivenAnswer| {
        let on = props.on_answer.clone();
        move |_: MouseEvent| on.emit(gave.clone())
    };
    match &props.ask {
        Ask::Value => html! { <Typed label="The value" short={true} on_answer={props.on_answer.clone()} /> },
        Ask::Number(_) => {
            html! { <Typed label="The number" short={true} on_answer={props.on_answer.clone()} /> }
        }
        Ask::Sizes { last, .. } => {
            let label = format!(
                "All P-positions (lost for whoever moves) from 0 to {last}, with commas between them"
            );
            html! { <Typed {label} short={false} on_answer={props.on_answer.clone()} /> }
        }
        Ask::Values(asked) => {
            let label =
                format!("The values from n = {} to {}, with commas between them", asked.from, asked.last);
            html! { <Typed {label} short={false} on_answer={props.on_answer.clone()} /> }
        }
        Ask::Roots(_) => {
            html! { <Typed label="All of them, with commas between them" short={false} on_answer={props.on_answer.clone()} /> }
        }
        Ask::Formula(asked) => {
            let label = if asked.outcomes { "P iff …" } else { "g(n) = …" };
            html! { <>
                <Typed label={format!("A formula, {label}")} short={false} on_answer={props.on_answer.clone()} />
                <details class="small"><summary>{ "What a formula may be made of" }</summary><p>{ MADE_OF }</p></details>
            </> }
        }
        Ask::Outcome | Ask::Ending => {
            let button = |outcome: Outcome, says: &'static str, word: &'static str| {
                let gave = GivenAnswer::Outcome(outcome);
                let on = props.chosen.as_ref() == Some(&gave);
                html! { <button class="btn" aria-pressed={on.to_string()} onclick={give(gave)}>{ says }{ " " }<b>{ word }</b></button> }
            };
            html! {
                <div class="line" role="group" aria-label="Who wins?">
                    { button(Outcome::N, "Whoever moves wins:", "N") }
                    { button(Outcome::P, "Whoever moves loses:", "P") }
                    if props.ask == Ask::Ending { { button(Outcome::D, "Nobody:", "a draw") } }
                </div>
            }
        }
        Ask::Choice(choices) => {
            let one = |(at, choice): (usize, &crate::learn::Choice)| {
                let on = props.chosen == Some(GivenAnswer::Chosen(at));
                let letter = char::from(b'A' + (at % 26) as u8);
                html! { <li><button class="btn choice" aria-pressed={on.to_string()} onclick={give(GivenAnswer::Chosen(at))}>
                <b class="letter">{ letter }</b><span>{ text::spans(&choice.text, &props.act) }</span></button>
                    if props.vote { <input class="hands" type="number" min="0" max="999" placeholder="0" aria-label={format!("Hands for {letter}")} /> }</li> }
            };
            html! { <ul class="choices" aria-label="Answers">{ for choices.iter().enumerate().map(one) }</ul> }
        }
        // The moves to try, and the buttons for a trial, stand with the cases of the proof.
        Ask::Break(_) => Html::default(),
        Ask::Move => html! { <p class="do">{ icon("play") }{ "Make a winning move on the board." }</p> },
        Ask::Moves => html! { <>
            <p class="do">{ icon("play") }{ format!("Make every winning move on the board, one after the other. Found: {}.", props.found) }</p>
            if !props.done { <button class="btn" onclick={give(GivenAnswer::All)}>{ "These are all" }</button> }
        </> },
        Ask::Win => {
            html! { <p class="do">{ icon("play") }{ "Win on the board. The computer answers." }</p> }
        }
    }
}

#[derive(Properties, PartialEq)]
struct TypedProps {
    label: AttrValue,
    /// Whether the answer is a single number, which needs only a short field.
    short: bool,
    on_answer: Callback<GivenAnswer>,
}

/// A field for the answer, which keeps what was typed.
#[component]
fn Typed(props: &TypedProps) -> Html {
    let text = use_state(String::new);
    let oninput = {
        let text = text.setter();
        move |event: InputEvent| text.set(event.target_unchecked_into::<HtmlInputElement>().value())
    };
    let onsubmit = {
        let (text, on) = (text.clone(), props.on_answer.clone());
        move |event: SubmitEvent| {
            event.prevent_default();
            on.emit(GivenAnswer::Typed((*text).clone()));
        }
    };
    // After Escape the keys of the lesson work again.
    let onkeydown = |event: KeyboardEvent| {
        if event.key() == "Escape" {
            event.stop_propagation();
            focus(HEADING);
        }
    };
    html! {
        <form class={classes!("typed", props.short.then_some("short"))} {onsubmit}>
            <label><span>{ props.label.clone() }</span>
                <input type="text" inputmode={if props.short { "numeric" } else { "text" }} autocomplete="off" maxlength="200"
                    value={(*text).clone()} {oninput} {onkeydown} /></label>
            <button class="btn pri" type="submit">{ "Check" }</button>
        </form>
    }
}
