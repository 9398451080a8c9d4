//! What stands above and below the board of a step.
use crate::learn::{Ask, Step};
use crate::ui::icons::icon;
use yew::prelude::*;

/// What stands above the board.
pub fn head(about: Option<&'static str>) -> Html {
    html! {
        <div class="stage-head">
            <span class="turn"><span class="dot"></span>{ "Lesson board" }</span>
            <span class="vs">{ about.unwrap_or_default() }</span>
            <span class="sp"></span>
            <span class="hint kb"><kbd>{ "[" }</kbd><kbd>{ "]" }</kbd>{ " step" }</span>
        </div>
    }
}

/// What stands below the board.
pub fn line(step: &Step, changed: bool, right: bool, again: Callback<MouseEvent>) -> Html {
    let text = match &step.ask {
        _ if changed => "Nothing is lost: put the board back when you have seen enough.",
        Some(Ask::Move | Ask::Moves) if !right => "Your move.",
        Some(Ask::Win) if !right => "Your move: the computer answers.",
        _ => "Try any move here, for both players.",
    };
    html! { <>
        <div class="dim">{ text }</div>
        <span class="sp"></span>
        <button class="btn" onclick={again}>{ icon("undo") }{ "Put back" }</button>
    </> }
}
