//! The help below a question: hints, one after the other, and last the answer.
use super::text::{self, TextAction};
use crate::games::ready;
use crate::learn::{Ask, Help, RightAnswer, Setup, Step, needs, position, right_answer};
use crate::ui::{icons::icon, words};
use futures_util::future::try_join_all;
use std::rc::Rc;
use web_sys::HtmlElement;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct HelpsProps {
    pub step: Rc<Step>,
    /// Whether the question has been answered correctly.
    pub right: bool,
    pub help: Help,
    pub act: Callback<TextAction>,
    /// The button that begins the walk to the answer, while it is offered.
    #[prop_or_default]
    pub walk: Option<Html>,
    /// Called with the number of hints given so far.
    pub on_hint: Callback<usize>,
    /// Called when the reader asks for the answer, with a board that shows the answer where there is one.
    pub on_told: Callback<Option<Setup>>,
}

/// The buttons for hints and for the answer, and what they have shown.
#[component]
pub fn Helps(props: &HelpsProps) -> Html {
    let HelpsProps { step, right, help, act, walk, on_hint, on_told } = props;
    let given = step.hints.len().min(help.hints);
    let hints = use_state(|| 0usize);
    let answer = use_state(|| None::<RightAnswer>);
    let more = {
        let (hints, on_hint) = (hints.clone(), on_hint.clone());
        move |_: MouseEvent| {
            let given = *hints + 1;
            hints.set(given);
            on_hint.emit(given);
        }
    };
    // The button disappears once it has nothing more to show, so its text takes the focus.
    let given_here = use_node_ref();
    {
        let given_here = given_here.clone();
        use_effect_with((*hints > 0 && *hints >= given, answer.is_some()), move |(all, answered)| {
            if let Some(here) = given_here.cast::<HtmlElement>().filter(|_| *all || *answered) {
                // The element is displayed, so focusing it succeeds.
                let _ = here.focus();
            }
        });
    }
    let ask = {
        let (step, answer, on_told) = (step.clone(), answer.setter(), on_told.clone());
        move |_: MouseEvent| {
            let (step, answer, on_told) = (step.clone(), answer.clone(), on_told.clone());
            wasm_bindgen_futures::spawn_local(async move {
                let Some(ask) = &step.ask else { return };
                let board = step.board.clone().unwrap_or_default();
                // If rules cannot be fetched there is no answer to show, and the button stays.
                let _ = try_join_all(needs(ask, &board).iter().map(|notation| ready(notation))).await;
                let Some(found) = right_answer(ask, &board) else { return };
                let shown = match &found {
                    RightAnswer::Moves(moves) => {
                        moves.first().map(|next| Setup { next: Some(next.clone()), ..board })
                    }
                    _ => None,
                };
                on_told.emit(shown);
                answer.set(Some(found));
            });
        }
    };
    // An answer comes with its reason: the text that follows a correct answer, or else all the hints.
    let answered = answer.is_some();
    let reason = answered && step.after.is_empty();
    let open = if reason { step.hints.len() } else { *hints };
    let tellable = step.ask.as_ref().is_some_and(|ask| !matches!(ask, Ask::Break(_)));
    html! { <>
        if open > 0 || answered {
            <div class="given" tabindex="-1" ref={given_here}>
                if open > 0 {
                    <div role="status"><ol class="hints" aria-label="Hints">
                        { for step.hints.iter().take(open).map(|hint| html! { <li class="step-text">{ text::blocks(hint, act) }</li> }) }
                    </ol></div>
                }
                if let Some(answer) = &*answer { <div class="step-text told" role="status">{ shown(answer, step, act) }
                    if !right { { text::blocks(&step.after, act) } }</div> }
            </div>
        }
        if !right {
            <div class="line">
                if open < given {
                    <button class="btn quiet" onclick={more}>{ icon("eye") }{ format!("Hint ({} of {})", *hints + 1, given) }</button>
                }
                if tellable && help.answers && !answered {
                    <button class="btn quiet" onclick={ask}>{ "Show the answer" }</button>
                }
                { walk.clone() }
            </div>
        }
    </> }
}

/// The answer and its form as text.
fn shown(answer: &RightAnswer, step: &Step, act: &Callback<TextAction>) -> Html {
    match answer {
        RightAnswer::Text(text) => html! { <p>{ "The answer: " }<b>{ text.clone() }</b></p> },
        RightAnswer::Moves(moves) => {
            let game = step.board.as_ref().and_then(position);
            let word = |notation: &String| Some(words::take(&game.as_ref()?.read_move(notation).ok()?));
            let all: Vec<String> = moves.iter().filter_map(word).collect();
            html! { <p>{ "What wins: " }<b>{ all.join("; ") }</b>{ "." }</p> }
        }
        RightAnswer::Chosen(at) => match &step.ask {
            Some(Ask::Choice(choices)) => choices.get(*at).map_or_else(Html::default, |choice| {
                let letter = char::from(b'A' + (*at % 26) as u8);
                html! { <p>{ "The answer: " }<b>{ letter }</b>{ ". " }{ text::spans(&choice.reply, act) }</p> }
            }),
            _ => Html::default(),
        },
    }
}
