//! The panel for breaking a proof: its claim, its cases, the moves, and the last answer.
use crate::learn::proof::{Case, Proof, Reply, Round};
use crate::ui::{
    icons::{icon, icon_with},
    rich::rich,
    words,
};
use yew::prelude::*;

/// The state of a trial in one position.
#[derive(Clone)]
pub struct TrialState {
    pub proof: &'static dyn Proof,
    pub rounds: Vec<Round>,
    /// Whether the game is over.
    pub over: bool,
    /// The cases that one move from the position on the board can lead to; none while the proof is to move, or where
    /// there are too many moves to try.
    pub open: Option<Vec<&'static str>>,
    /// How many first moves have been tried, and how many there are.
    pub tried: (usize, u64),
}

/// What the buttons beside the board do.
#[derive(Clone, Copy, PartialEq)]
pub enum TrialAction {
    TakeBack,
    Again,
    Other,
}

/// The panel beside the board; `several` if the trial has other positions too.
pub fn panel(played: &TrialState, several: bool, act: &Callback<TrialAction>) -> Html {
    let proof = played.proof;
    let doing = |what: TrialAction| {
        let act = act.clone();
        move |_: MouseEvent| act.emit(what)
    };
    let none = played.rounds.is_empty();
    let (tried, all) = played.tried;
    html! {
        <section class="trial" aria-label={proof.name()}>
            <p class="claim">{ rich(proof.claim()) }</p>
            <p class="do">{ icon("play") }{ proof.task() }</p>
            <div class="line">
                <button class="btn" disabled={none} onclick={doing(TrialAction::TakeBack)}>{ icon("undo") }{ "Take back" }</button>
                <button class="btn" disabled={none} onclick={doing(TrialAction::Again)}>{ icon("first") }{ "Start again" }</button>
                if several { <button class="btn" onclick={doing(TrialAction::Other)}>{ "Other position" }</button> }
            </div>
            <ul class="cases" aria-label="Cases of the proof">{ for proof.cases().iter().map(|case| of_case(case, played)) }</ul>
            <p class="tried">{ format!("First moves tried: {tried} of {all}") }</p>
            if tried as u64 == all { <p class="dim">{ "Each of them has been answered. So far as the first move goes, the claim is proved." }</p> }
            if played.rounds.iter().any(|round| round.begun_from().is_none()) { { moves(&played.rounds) } }
            <div class="sr" role="status">{ last_round(played) }</div>
        </section>
    }
}

/// A case of the proof: whether it gave the last answer, and whether one move can lead to it.
fn of_case(case: &Case, played: &TrialState) -> Html {
    let last =
        played.rounds.iter().rev().find_map(|round| {
            round.reply.as_ref().filter(|reply| round.made.is_some() || reply.from.is_some())
        });
    let used = last.filter(|reply| reply.case == case.name);
    // The case that has just been used is not marked as closed.
    let open = played.open.as_ref().is_none_or(|open| open.contains(&case.name));
    let closed = used.is_none() && !open && !played.over;
    let class = classes!(used.map(|_| "used"), closed.then_some("closed"));
    html! {
        <li {class} aria-current={used.map(|_| "true")}>
            <b class="case-name">{ case.name }</b>
            <span>{ rich(case.when) }{ ": " }<span class="case-answer">{ rich(case.answer) }</span>
                if let Some(reply) = used {
                    { icon_with("ok", "tick") }<span class="sr">{ ", used for the last answer" }</span>
                    <span class="because">{ rich(&reply.because) }</span>
                }
                if closed { <small>{ "not from here" }</small> }</span>
        </li>
    }
}

/// The table of the moves so far.
fn moves(rounds: &[Round]) -> Html {
    let row = |(number, round): (usize, &Round)| {
        let (answer, leaves, case) = match (&round.made, &round.reply) {
            (Some((mv, leaves)), Some(reply)) => (words::take(mv), leaves.clone(), reply.case),
            _ => Default::default(),
        };
        html! { <tr><th scope="row">{ number + 1 }</th><td>{ words::take(&round.mv) }</td><td>{ answer }</td><td>{ case }</td><td>{ leaves }</td></tr> }
    };
    html! {
        <div class="trial-moves" role="group" aria-label="Moves" tabindex="0"><table class="vals">
            <thead><tr><th scope="col"><span class="sr">{ "Round" }</span></th><th scope="col">{ "You" }</th><th scope="col">{ "The proof" }</th><th scope="col">{ "Case" }</th><th scope="col">{ "Left" }</th></tr></thead>
            <tbody>{ for rounds.iter().enumerate().map(row) }</tbody>
        </table></div>
    }
}

/// The line below the board: the last move, its answer, and the case.
pub fn line(played: &TrialState) -> Html {
    let answered =
        played.rounds.last().is_some_and(|round| round.made.is_some() || round.begun_from().is_some());
    html! { <>if answered { { icon_with("ok", "tick") } }<div class="answered">{ last_round(played) }</div></> }
}

/// The same line as screen readers hear it.
fn last_round(played: &TrialState) -> Html {
    let Some(Round { mv, reply, made }) = played.rounds.last() else {
        return html! { <span class="dim">{ "Your move: the proof answers." }</span> };
    };
    let own = html! { <span class="dim">{ format!("You: {}. ", words::take(mv)) }</span> };
    match (reply, made) {
        (Some(Reply { case, because, .. }), Some((answer, _))) => html! { <>
            { own }<b>{ format!("The proof: {}. ", words::take(answer)) }</b>
            <b>{ format!("Case {case}") }</b>{ ". " }{ rich(because) }
            if played.over { { " No move is left to you: the proof holds." } }
        </> },
        (Some(Reply { because, from: Some(_), .. }), None) => html! { <>
            { own }<b>{ format!("The proof begins again, with this: {}. ", words::take(mv)) }</b>{ rich(because) }
        </> },
        (Some(_), None) => html! { <>{ own }{ "The proof answers." }</> },
        (None, _) => html! { <>{ own }{ "The game is over, and you have lost: the proof holds." }</> },
    }
}
