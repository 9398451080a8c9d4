//! "Check by brute force": the value by the definition alone, computed by a worker.
use crate::core::{Analysis, OutOfBudget};
use crate::ui::rich::with_nimbers;
use crate::ui::{icons::icon, reveal::reveal, words};
use crate::worker;
use web_sys::Element;
use yew::prelude::*;

/// A check of one component.
#[derive(Clone, PartialEq, Debug)]
pub struct Check {
    pub part: usize,
    pub state: CheckState,
}

/// How far a check has come; `examined` counts options.
#[derive(Clone, PartialEq, Debug)]
pub enum CheckState {
    Running {
        examined: u64,
    },
    /// Brute force finds the same: `found` is "value ∗2" or "P-position".
    Agrees {
        found: String,
        examined: u64,
    },
    /// Brute force finds another result.
    Differs {
        found: String,
        examined: u64,
    },
    /// Given up, by choice or at the limit.
    Stopped {
        examined: u64,
        limit: Option<OutOfBudget>,
    },
}

impl CheckState {
    /// The state that a worker's answer to `Question::Define` implies for a component of the analysed position; none
    /// for answers to other questions.
    pub fn of(answer: &worker::Answer, analysis: &Analysis, part: usize) -> Option<Self> {
        let (value, outcome, examined) = match *answer {
            worker::Answer::Progress { examined } => return Some(Self::Running { examined }),
            worker::Answer::Stopped { examined, limit } => return Some(Self::Stopped { examined, limit }),
            worker::Answer::Defined { value, outcome, examined } => (value, outcome, examined),
            _ => return None,
        };
        let expected = analysis.parts.get(part).and_then(|part| part.value);
        let (found, agrees) = match (value, expected) {
            (Some(value), _) => (format!("value {value}"), expected.is_none_or(|known| known == value)),
            (None, _) => {
                let known = analysis.verdict.outcome();
                (words::outcome_title(outcome).to_string(), known.is_none_or(|known| known == outcome))
            }
        };
        Some(if agrees { Self::Agrees { found, examined } } else { Self::Differs { found, examined } })
    }
}

#[derive(Properties, PartialEq)]
pub struct CheckLineProps {
    pub part: usize,
    pub check: Option<Check>,
    pub on_check: Callback<usize>,
    pub on_cancel: Callback<()>,
}

/// The button that starts the check, and below it how far the check has come.
#[component]
pub fn CheckLine(props: &CheckLineProps) -> Html {
    let state = props.check.as_ref().filter(|check| check.part == props.part).map(|check| &check.state);
    let running = matches!(state, Some(CheckState::Running { .. }));
    let part = props.part;
    let line = use_node_ref();
    {
        // The panel is often taller than the window, and this line is its end.
        let line = line.clone();
        use_effect_with((state.is_some(), running), move |(checked, _)| {
            line.cast::<Element>().filter(|_| *checked).iter().for_each(reveal);
        });
    }
    html! {
        <div class="line" ref={line}>
            if running {
                <button class="btn" onclick={props.on_cancel.reform(|_: MouseEvent| ())}>{ icon("close") }{ "Cancel" }</button>
            } else {
                <button class="btn" onclick={props.on_check.reform(move |_: MouseEvent| part)}>{ icon("play") }{ "Check by brute force" }</button>
            }
            <span class="small" role="status">{ for state.map(sentence) }</span>
        </div>
    }
}

fn sentence(state: &CheckState) -> Html {
    let options = |n: &u64| words::count(*n, "option");
    match state {
        CheckState::Running { examined } => html! { { format!("{} so far", options(examined)) } },
        CheckState::Agrees { found, examined } => {
            let text = format!("Brute force agrees: {found}, {} examined.", options(examined));
            html! { <span class="agrees">{ icon("ok") }<span>{ with_nimbers(&text) }</span></span> }
        }
        CheckState::Differs { found, examined } => {
            let text = format!("Brute force differs: {found}, {} examined.", options(examined));
            html! { <span class="err">{ icon("warn") }<span>{ with_nimbers(&text) }</span></span> }
        }
        CheckState::Stopped { examined, limit } => {
            let limit = words::at_limit(*limit);
            html! { { format!("Stopped after {}{limit}: too many to examine them all.", options(examined)) } }
        }
    }
}
