//! The question of a drill, and the controls for its answer.
use super::{
    drill_settings::{DrillSettings, seconds},
    run::{DrillAction, Run},
    so_far::common_mistake,
};
use crate::learn::QUESTIONS;
use crate::ui::{
    icons::icon,
    lazy::{self, Fetched},
    play::Bench,
    route,
};
use yew::prelude::*;

/// The question of a drill, and the controls for its answer.
pub fn body(run: &UseReducerHandle<Run>, fetched: Fetched) -> Html {
    let send = |act: fn() -> DrillAction| {
        let run = run.dispatcher();
        move |_: MouseEvent| run.dispatch(act())
    };
    let rights = run.given.iter().filter(|given| given.right()).count();
    if run.over() {
        let again = DrillSettings { seed: route::chance(), ..run.asked.clone() };
        return html! {
            <div class="drill-over"><h2>{ format!("{rights} of {QUESTIONS}") }</h2>
                { common_mistake(run) }
                <div class="line"><a class="btn pri" href={again.address()}>{ "Another twenty" }</a><a class="btn" href="#/learn">{ "All lessons" }</a></div>
            </div>
        };
    }
    match fetched {
        Fetched::Here => {}
        waiting => return lazy::waiting(waiting),
    }
    let question = run.question();
    let Some(_) = run.since else {
        let last = run.given.last();
        return html! {
            <div class="drill-over">
                if let Some(given) = last {
                    <h2>{ format!("{} is {}", given.question.text, given.question.answer) }</h2><p>{ given.question.why.clone() }{ "." }</p>
                } else {
                    <h2>{ run.asked.drill.asks() }</h2>
                    <p>{ format!("Twenty questions. {}", if run.asked.time == 0 { "Take your time.".into() } else { format!("{} for each.", seconds(run.asked.time)) }) }</p>
                }
                <button class="btn pri" onclick={send(|| DrillAction::Next)}>{ if last.is_some() { "Next" } else { "Start" } }<kbd>{ "Space" }</kbd></button>
            </div>
        };
    };
    let number = run.given.len() + 1;
    let key = |digit: char| {
        let run = run.dispatcher();
        html! { <button class="btn" onclick={move |_| run.dispatch(DrillAction::Digit(digit))}>{ digit }</button> }
    };
    let large = run.asked.drill.largest(run.level) >= 10;
    html! { <>
        <div class="stage-head"><span class="turn"><span class="dot"></span>{ run.asked.drill.asks() }</span><span class="vs">{ format!("{number} of {QUESTIONS}") }</span></div>
        <div class="drill-body">
            if let Some(board) = question.board.clone() {
                <div class="lesson-board"><Bench key={number} {board} still={true} head={Html::default()} line={html! { { question.text.clone() } }} on_move={Callback::noop()} /></div>
            }
            <div class="drill-ask">
                if run.asked.time > 0 {
                    <svg key={number} class="ring" viewBox="0 0 72 72" width="72" height="72" aria-hidden="true" style={format!("--time: {}s", run.asked.time)}>
                        <circle cx="36" cy="36" r="32"/><circle class="rest" cx="36" cy="36" r="32" pathLength="100"/></svg>
                }
                <p class="drill-question">{ question.text.clone() }</p>
                <output class="drill-typed" tabindex="-1" aria-label="Your answer">{ run.typed.clone() }</output>
                <div class="keypad">
                    { for "123456789".chars().map(key) }
                    <button class="btn" onclick={send(|| DrillAction::Pass)}>{ "Pass" }</button>
                    { key('0') }
                    if large {
                        <button class="btn pri" aria-label="Answer" onclick={send(|| DrillAction::Answer)}>{ icon("check") }</button>
                    } else {
                        <button class="btn" aria-label="Erase" onclick={send(|| DrillAction::Erase)}>{ icon("back") }</button>
                    }
                </div>
            </div>
        </div>
    </> }
}
