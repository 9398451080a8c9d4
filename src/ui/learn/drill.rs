//! The page of drills, where questions are answered against the clock.
use crate::games::ready;
use crate::learn::{DrillQuestion, QUESTIONS};
use crate::part::FetchError;
mod body;
mod choices;
mod drill_settings;
mod run;
mod so_far;
use body::body;
use choices::choices;
pub use drill_settings::DrillSettings;
use run::{DrillAction, Run};
use so_far::so_far;

use crate::ui::{
    bar::learn_bar,
    boards,
    keyfocus::return_to,
    lazy::{self, Fetched},
    play::use_pressed,
    route,
    voice::{self, Sound},
};
use gloo::timers::callback::Timeout;
use std::rc::Rc;
use web_sys::HtmlElement;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct DrillProps {
    pub asked: DrillSettings,
}

/// The page of a drill.
#[component]
pub fn DrillPage(props: &DrillProps) -> Html {
    let asked = props.asked.clone();
    let run = {
        let asked = asked.clone();
        use_reducer(move || Run::new(asked))
    };
    use_effect_with(asked.address(), |address| route::replace_hash(address));
    let fetched = use_rules(&run.question());
    let asking = run.since.is_some();
    {
        let last = run.given.last().map(|given| (given.right(), given.question.answer));
        use_effect_with(run.given.len(), move |_| {
            let Some((right, answer)) = last else { return };
            voice::play(if right { Sound::Good } else { Sound::Blunder });
            voice::tell(if right { "Right.".into() } else { format!("It is {answer}.") });
        });
    }
    use_effect_with((asking, run.given.len()), |(asking, given)| {
        // The element that had the focus is gone with the question.
        if *asking || *given > 0 {
            return_to(".drill-over .btn.pri, .drill-typed");
        }
    });
    {
        // Passes the question when the time is up.
        let (time, dispatcher) = (run.asked.time, run.dispatcher());
        use_effect_with((run.since.is_some(), run.given.len()), move |(asking, _)| {
            let timer = (*asking && time > 0)
                .then(|| Timeout::new(time * 1000, move || dispatcher.dispatch(DrillAction::Pass)));
            move || drop(timer)
        });
    }
    {
        let run = run.dispatcher();
        use_pressed(Rc::new(move |event| {
            let at = event.target_dyn_into::<HtmlElement>();
            let field = at.is_some_and(|at| at.matches("select, dialog, dialog *") == Ok(true));
            let act = match event.key().as_str() {
                _ if field || event.ctrl_key() || event.meta_key() || event.alt_key() => return false,
                "Backspace" => DrillAction::Erase,
                "Enter" if !pressing(event) && asking => DrillAction::Answer,
                " " if !pressing(event) && asking => DrillAction::Pass,
                "Enter" | " " if !pressing(event) => DrillAction::Next,
                key => match key.chars().next().filter(|digit| key.len() == 1 && digit.is_ascii_digit()) {
                    Some(digit) => DrillAction::Digit(digit),
                    None => return false,
                },
            };
            run.dispatch(act);
            true
        }));
    }
    html! { <>
        { learn_bar("#/drills") }
        <main class="drills">
            <header class="drill-head"><h1>{ "Drills" }</h1>{ choices(&asked) }</header>
            <section class="drill" aria-label="Question">
                // This element stays on the page, so that screen readers announce each question once.
                <p class="sr" aria-live="assertive">{ heard(&run) }</p>
                { body(&run, fetched) }
            </section>
            <section class="drill-list" aria-label="So far">{ so_far(&run) }</section>
        </main>
    </> }
}

/// The verdict on the last answer and the next question, for screen readers.
fn heard(run: &Run) -> String {
    let last = run.given.last();
    let how = last.map_or_else(String::new, |given| match given.said {
        Some(_) if given.right() => "Right. ".into(),
        // The verdict has been heard by the time the next question is asked.
        _ if run.since.is_some() => String::new(),
        said => {
            let verdict = if said.is_some() { "Not right" } else { "No answer" };
            let DrillQuestion { text, answer, why, .. } = &given.question;
            format!("{verdict}: {text} is {answer}. {why}.")
        }
    });
    let next = match run.since {
        _ if run.over() => {
            let rights = run.given.iter().filter(|given| given.right()).count();
            format!(" {rights} of {QUESTIONS} are right.")
        }
        Some(_) => format!("{} of {QUESTIONS}: {}", run.given.len() + 1, run.question().text),
        None => String::new(),
    };
    format!("{how}{next}")
}

/// Whether a key press acts on a focused button.
fn pressing(event: &web_sys::KeyboardEvent) -> bool {
    event
        .target_dyn_into::<web_sys::HtmlElement>()
        .is_some_and(|element| matches!(element.tag_name().as_str(), "BUTTON" | "A"))
}

/// Fetches the rules and the board of a question.
#[hook]
fn use_rules(question: &DrillQuestion) -> Fetched {
    let position = question.board.as_ref().map(|board| board.position.clone());
    let name = position.as_deref().and_then(|text| text.split('/').next()).unwrap_or_default().to_string();
    let here = use_state(|| None::<String>);
    let set = here.setter();
    let known = position.is_none() || here.as_ref() == Some(&name);
    lazy::use_fetched(name.clone(), known, move || {
        Box::pin(async move {
            if let Some(position) = position {
                ready(&position).await?;
                if let Ok(game) = crate::games::open(&position) {
                    boards::ready(&game.scene()).await?;
                }
            }
            set.set(Some(name));
            Ok::<(), FetchError>(())
        })
    })
}
