//! A vote by a show of hands, for questions without choices: the proposals of the class, and the hands that the teacher
//! counts.
use super::given_answer::GivenAnswer;
use crate::learn::Ask;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// How the answers to vote on are found.
enum Kind {
    /// Only these answers.
    Given(&'static [&'static str]),
    /// Proposals are typed, and can be checked as they are.
    Typed,
    /// Proposals are typed, and made as moves on the board.
    Made,
}

fn kind(ask: &Ask) -> Option<Kind> {
    match ask {
        Ask::Outcome => Some(Kind::Given(&["N", "P"])),
        Ask::Ending => Some(Kind::Given(&["N", "P", "a draw"])),
        Ask::Value
        | Ask::Number(_)
        | Ask::Sizes { .. }
        | Ask::Values(_)
        | Ask::Roots(_)
        | Ask::Formula(_) => Some(Kind::Typed),
        Ask::Move | Ask::Moves | Ask::Win | Ask::Break(_) => Some(Kind::Made),
        // Each choice has its own count of hands.
        Ask::Choice(_) => None,
    }
}

#[derive(Properties, PartialEq)]
pub struct VoteProps {
    pub ask: Ask,
    pub on_answer: Callback<GivenAnswer>,
}

/// Proposals A, B and C with their hands, or the hands for each given answer.
#[component]
pub fn Vote(props: &VoteProps) -> Html {
    let texts = use_state(|| [const { String::new() }; 3]);
    let hands = |name: &str| {
        html! { <input class="hands" type="number" min="0" max="999" placeholder="0" aria-label={format!("Hands for {name}")} /> }
    };
    let rows: Html = match kind(&props.ask) {
        None => return Html::default(),
        Some(Kind::Given(names)) => names
            .iter()
            .map(|name| html! { <li><b class="letter">{ *name }</b>{ hands(name) }</li> })
            .collect(),
        Some(kind) => ["A", "B", "C"]
            .into_iter()
            .enumerate()
            .map(|(at, letter)| {
                let oninput = {
                    let texts = texts.clone();
                    move |event: InputEvent| {
                        let mut new = (*texts).clone();
                        new[at] = event.target_unchecked_into::<HtmlInputElement>().value();
                        texts.set(new);
                    }
                };
                let onclick = {
                    let (on, text) = (props.on_answer.clone(), texts[at].clone());
                    move |_: MouseEvent| on.emit(GivenAnswer::Typed(text.clone()))
                };
                html! { <li>
                    <b class="letter">{ letter }</b>
                    <input class="proposal" type="text" maxlength="200" autocomplete="off" aria-label={format!("Proposal {letter}")} value={texts[at].clone()} {oninput} />
                    { hands(letter) }
                    if matches!(kind, Kind::Typed) {
                        <button class="btn" disabled={texts[at].trim().is_empty()} aria-label={format!("Check {letter}")} {onclick}>{ "Check" }</button>
                    }
                </li> }
            })
            .collect(),
    };
    html! {
        <details class="vote">
            <summary>{ "Count votes" }</summary>
            <ul>{ rows }</ul>
        </details>
    }
}
