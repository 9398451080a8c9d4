//! Questions about numbers too large for the board.
use crate::core::{Answer, NotationError};
use crate::ui::copy::CopyButton;
use crate::ui::icons::icon;
use crate::ui::model::GameRef;
use crate::ui::rich::{echo, rich};
use crate::ui::words;
use gloo::timers::callback::Timeout;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// Milliseconds until the browser has painted that the answer is being computed.
const PAINT: u32 = 30;
/// A longer text is not repeated under its mistake.
const ECHOED: usize = 60;

#[derive(Properties, PartialEq)]
pub struct NumbersProps {
    pub game: GameRef,
}

/// One field for each question of this game.
#[component]
pub fn Numbers(props: &NumbersProps) -> Html {
    let questions = props.game.workshop().questions();
    html! {
        <section class="sec besides">
            <h2>{ "Number theory" }</h2>
            <>{ for questions.iter().enumerate().map(|(index, question)| html! { <Field key={index} game={props.game.clone()} {index} label={question.label} placeholder={question.placeholder} /> }) }</>
        </section>
    }
}

#[derive(Properties, PartialEq)]
struct FieldProps {
    game: GameRef,
    index: usize,
    label: &'static str,
    placeholder: &'static str,
}

/// The state of an answer, shown under its field.
#[derive(Clone, PartialEq)]
enum State {
    Empty,
    Computing(String),
    Known(Answer),
    Wrong { error: NotationError, text: String },
}

#[component]
fn Field(props: &FieldProps) -> Html {
    let state = use_state(|| State::Empty);
    let field = use_node_ref();
    {
        // An answer about numbers of many digits takes a while: it is computed once the page shows that it is being
        // computed.
        let (state, game, index) = (state.clone(), props.game.clone(), props.index);
        use_effect_with((*state).clone(), move |now| {
            let text = if let State::Computing(text) = now { Some(text.clone()) } else { None };
            let timer = text.map(|text| {
                Timeout::new(PAINT, move || {
                    state.set(match game.workshop().answer(index, &text) {
                        Ok(answer) => State::Known(answer),
                        Err(error) => State::Wrong { error, text },
                    });
                })
            });
            move || drop(timer)
        });
    }
    let onsubmit = {
        let (state, field) = (state.clone(), field.clone());
        move |event: SubmitEvent| {
            event.prevent_default();
            if let Some(field) = field.cast::<HtmlInputElement>() {
                state.set(State::Computing(field.value()));
            }
        }
    };
    let example = {
        let (state, field, example) = (state.clone(), field.clone(), props.placeholder);
        move |_: MouseEvent| {
            if let Some(field) = field.cast::<HtmlInputElement>() {
                field.set_value(example);
                state.set(State::Computing(example.into()));
            }
        }
    };
    let id = format!("number-{}", props.index);
    let wrong = matches!(*state, State::Wrong { .. });
    let under = match &*state {
        State::Empty => html! {
            <button type="button" class="btn quiet" onclick={example}>{ format!("Try {}", props.placeholder) }</button>
        },
        State::Computing(_) => html! { <p class="small dim">{ "Computing" }</p> },
        State::Known(answer) => html! {
            <>
                <p class="derivation answer">{ rich(&answer.text) }</p>
                if !answer.full.is_empty() {
                    <CopyButton
                        text={answer.full.clone()} label="Copy in full" what="Answer"
                        on_toast={Callback::noop()}
                    />
                }
            </>
        },
        State::Wrong { error, text } => html! {
            <>
                <p class="err" id={id.clone()}>{ icon("warn") }<span>{ words::problem(error, text) }</span></p>
                if text.len() <= ECHOED { { echo(text, error.at) } }
            </>
        },
    };
    html! {
        <form {onsubmit} class="question">
            <label class="field col"><span>{ rich(props.label) }</span><span class="copy">
                <input ref={field} type="text" class="pos" placeholder={props.placeholder} autocomplete="off" spellcheck="false"
                    aria-invalid={wrong.to_string()} aria-describedby={wrong.then_some(id)}/>
                <button class="btn">{ "Answer" }</button>
            </span></label>
            <div role="status">{ under }</div>
        </form>
    }
}
