//! What is shown above and below the board of a step, and below its text.
use crate::learn::{Ask, Step};
use crate::ui::icons::{icon, icon_with};
use yew::prelude::*;

/// The line above the board.
pub fn head(about: Option<String>) -> Html {
    html! {
        <div class="stage-head">
            <span class="turn"><span class="dot"></span>{ "Lesson board" }</span>
            <span class="vs">{ about.unwrap_or_default() }</span>
            <span class="spacer"></span>
            <span class="hint kb"><kbd>{ "[" }</kbd><kbd>{ "]" }</kbd>{ " step " }<kbd>{ "B" }</kbd>{ " board " }<kbd>{ "T" }</kbd>{ " text" }</span>
        </div>
    }
}

/// The line below the board; `asks` where a wrong answer is to be refuted by a move, `behind` where the game can no
/// longer be won, `invited` where an earlier step said that moves can be tried.
pub fn line(step: &Step, changed: bool, right: bool, asks: bool, behind: bool, invited: bool) -> Html {
    let text = match &step.ask {
        _ if asks => "Your move: try to win.",
        _ if changed => "Nothing is lost: put the board back when you have seen enough.",
        Some(Ask::Move | Ask::Moves) if !right => "Your move.",
        Some(Ask::Win) if !right && behind => return given_away(),
        Some(Ask::Win) if !right => "Your move: the computer answers.",
        // Shown in all steps, but announced only once.
        _ => {
            let live = invited.then_some("off");
            return html! { <div key="invites" class="dim" aria-live={live}>{ "Try any move here, for both players." }</div> };
        }
    };
    html! { <div class="dim">{ text }</div> }
}

/// The message that the game can no longer be won.
pub fn given_away() -> Html {
    html! { <div><b>{ "Now the computer can win, whatever you do." }</b>{ " Which move was it? Try again." }</div> }
}

/// The same message beside the question, as a verdict.
pub fn given_away_beside() -> Html {
    html! { <div class="answer-said wrong">{ icon_with("warn", "warn") }{ given_away() }</div> }
}

/// The button that restores the board of the step.
pub fn put_back(again: Callback<MouseEvent>) -> Html {
    html! { <><span class="spacer"></span><button class="btn" onclick={again}>{ icon("undo") }{ "Put back" }</button></> }
}

/// The buttons to the previous and the next of `steps` steps; `ready` where this step is done, or its answer was shown.
pub fn way_on(at: usize, steps: usize, ready: bool, on_step: &Callback<i32>) -> Html {
    let go = |by: i32| on_step.reform(move |_: MouseEvent| by);
    let name = match (ready, at + 1 == steps) {
        (true, true) => "Finish",
        (true, false) => "Next",
        _ => "Skip",
    };
    html! {
        <nav class="step-nav" aria-label="Steps">
            <button class="btn" disabled={at == 0} onclick={go(-1)}>{ icon("back") }{ "Back" }</button>
            <span class="dim">{ format!("step {} of {steps}", at + 1) }</span>
            <button class={if ready { "btn pri" } else { "btn" }} onclick={go(1)}>{ name }</button>
        </nav>
    }
}
