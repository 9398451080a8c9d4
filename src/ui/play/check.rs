//! "Check by brute force": the definition, run on the same position in the worker.
use crate::core::{Budget, Convention};
use crate::ui::ongoing::use_ongoing;
use crate::ui::{
    model::GameRef,
    panels::{Check, CheckState},
};
use crate::worker::{Answer, Question, Task};
use yew::prelude::*;

/// Options that the definition may examine.
const BUDGET: u64 = 20_000_000;

/// The check of this position that is running or finished, and how to ask for one.
#[derive(Clone, PartialEq)]
pub struct Checks {
    pub state: Option<Check>,
    pub run: Callback<usize>,
    pub cancel: Callback<()>,
}

/// Checks of one position; another position clears them.
#[hook]
pub fn use_checks(game: &GameRef, convention: Convention) -> Checks {
    let state = use_state(|| None::<(String, Check)>);
    let task = use_ongoing::<Task>();
    let about = format!("{}|{convention:?}", game.notation());
    let here = state.as_ref().filter(|(at, _)| *at == about).map(|(_, check)| check.clone());
    let run = use_memo((game.clone(), convention), |(game, convention)| {
        let (game, convention) = (game.clone(), *convention);
        let (state, task, about) = (state.setter(), task.clone(), about.clone());
        Callback::from(move |part: usize| {
            let expected = expected(&game, part, convention);
            let (set, about) = (state.clone(), about.clone());
            set.set(Some((about.clone(), Check { part, state: CheckState::Running { examined: 0 } })));
            let question = Question::Define { notation: game.notation(), part, convention, budget: BUDGET };
            *task.borrow_mut() = Some(Task::ask(question, move |answer| {
                let found = match answer {
                    Answer::Progress { examined } => CheckState::Running { examined },
                    Answer::Defined { value, outcome, examined } => {
                        let found = value.map_or_else(
                            || format!("{outcome:?}-position"),
                            |value| format!("value {value}"),
                        );
                        match &expected {
                            Some(expected) if *expected != found => CheckState::Differs { found, examined },
                            _ => CheckState::Agrees { found, examined },
                        }
                    }
                    Answer::Stopped { examined, limit } => CheckState::Stopped { examined, limit },
                    _ => CheckState::Stopped { examined: 0, limit: None },
                };
                set.set(Some((about.clone(), Check { part, state: found })));
            }));
        })
    });
    let cancel = use_memo((), |()| {
        let (task, state) = (task.clone(), state.setter());
        Callback::from(move |()| {
            *task.borrow_mut() = None;
            state.set(None);
        })
    });
    Checks { state: here, run: (*run).clone(), cancel: (*cancel).clone() }
}

/// The value of the component by the theory, or in misère play the outcome of the position.
fn expected(game: &GameRef, part: usize, convention: Convention) -> Option<String> {
    let mut budget = Budget::on_page(super::analysis::QUICK);
    match convention {
        Convention::Normal => Some(format!("value {}", game.parts(&mut budget).get(part)?.value?)),
        Convention::Misere => {
            game.misere_outcome(&mut budget).ok().map(|outcome| format!("{outcome:?}-position"))
        }
    }
}
