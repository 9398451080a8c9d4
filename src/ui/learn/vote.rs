//! A vote by hands, where nothing is given to choose from: what the class proposes, and the hands that the teacher counts.
use super::gave::Gave;
use crate::learn::Ask;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// What can be voted on.
enum Kind {
    /// These answers, and nothing else.
    Given(&'static [&'static str]),
    /// What is proposed can be checked as it stands.
    Typed,
    /// What is proposed is made on the board.
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
        // Each answer has its hands beside it.
        Ask::Choice(_) => None,
    }
}

#[derive(Properties, PartialEq)]
pub struct VoteProps {
    pub ask: Ask,
    pub on_answer: Callback<Gave>,
}

/// Proposals A, B and C with their hands; or the hands for each of the answers that there are.
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
                    move |_: MouseEvent| on.emit(Gave::Typed(text.clone()))
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
