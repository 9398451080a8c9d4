//! Walks through a calculation line by line, offered after two wrong answers.
use super::unfold::Unfold;
use crate::games::ready;
use crate::learn::{Ask, Line, Setup, Step, needs, walk, walks};
use futures_util::future::try_join_all;
use std::rc::Rc;
use yew::prelude::*;

/// Finds the lines that lead to an answer.
type Lead = fn(&Ask, &Setup) -> Vec<Line>;

crate::parts! {
    static WALK in walk: Lead = walk;
}

/// The part of the program that finds the lines.
pub fn part() -> &'static str {
    WALK.name()
}

/// The number of wrong answers after which a walk is offered.
const WRONG: u32 = 2;

/// What a step shows for a walk.
pub struct WalkHtml {
    /// The button that begins the walk; none while it is not offered.
    pub button: Option<Html>,
    /// The lines of the walk, shown below the board.
    pub lines: Html,
}

/// The walk to the answer of a step, offered after `WRONG` wrong answers or once the answer was told. Once the answer
/// is known, all lines are shown.
#[hook]
pub fn use_walk(step: &Rc<Step>, wrong: u32, right: bool, told: bool) -> WalkHtml {
    let lines = use_state(|| None::<Rc<[Line]>>);
    let begin = {
        let (step, lines) = (step.clone(), lines.setter());
        move |_: MouseEvent| {
            let (step, lines) = (step.clone(), lines.clone());
            wasm_bindgen_futures::spawn_local(async move {
                let Some(ask) = &step.ask else { return };
                let board = step.board.clone().unwrap_or_default();
                // If fetching fails the button stays, so that it can be pressed again.
                let (Ok(lead), Ok(_)) = (
                    WALK.load().await,
                    try_join_all(needs(ask, &board).iter().map(|notation| ready(notation))).await,
                ) else {
                    return;
                };
                lines.set(Some(lead(ask, &board).into()));
            });
        }
    };
    let offered =
        !right && (told || wrong >= WRONG) && lines.is_none() && step.ask.as_ref().is_some_and(walks);
    let name = if told { "Show the way to it" } else { "Walk with me" };
    WalkHtml {
        button: offered.then(|| html! { <button class="btn quiet" onclick={begin}>{ name }</button> }),
        lines: html! { if let Some(lines) = &*lines { <Unfold lines={lines.clone()} known={right || told} /> } },
    }
}
