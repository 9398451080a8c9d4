//! Breaking a proof: the reader plays the side that must lose according to the proof, and the proof answers.
use super::{
    PROOFS,
    cases::{self, TrialAction, TrialState},
    stage,
    step_keys::panel_of,
};
use crate::core::Convention;
use crate::games::{open, ready};
use crate::learn::{
    Ask, Mark, Setup, Step,
    proof::{Round, open_cases, rounds},
};
use crate::ui::{
    lazy,
    play::{Bench, Match},
    reveal::reveal,
};
use std::{collections::BTreeSet, rc::Rc};
use yew::prelude::*;

/// What a step shows for a trial.
pub struct TrialHtml {
    pub panel: Html,
    pub board: Html,
}

/// The position on the board, and how many boards this trial has shown before.
#[derive(Clone, PartialEq, Default)]
struct TrialBoard {
    /// The index of the position in the trial.
    at: usize,
    /// The moves already made when the board was shown.
    begun: Vec<String>,
    count: u32,
}

/// The trial of a step; none where its question is of another kind.
#[hook]
pub fn use_trial(step: &Step, on_mark: &Callback<Mark>) -> Option<TrialHtml> {
    let trial = match &step.ask {
        Some(Ask::Break(trial)) => Some(trial),
        _ => None,
    };
    let laid = use_state(TrialBoard::default);
    let moves = use_state(Vec::<String>::new);
    let tried = use_state(BTreeSet::<(usize, String)>::new);
    let position = trial.and_then(|trial| trial.positions.get(laid.at)).cloned().unwrap_or_default();
    let here = trial.is_none() || (PROOFS.get().is_some() && open(&position).is_ok());
    let fetched = lazy::use_fetched(position.clone(), here, {
        let position = position.clone();
        move || {
            Box::pin(async move {
                PROOFS.load().await?;
                ready(&position).await
            })
        }
    });
    let proof = trial.and_then(|trial| PROOFS.get()?(&trial.proof));
    let about = (position.clone(), (*moves).clone(), here, trial.map(|trial| trial.proof.clone()));
    let known = use_memo(about, move |(position, moves, _, _)| {
        let (played, here) = rounds(proof?, position, moves)?;
        let open = if moves.len().is_multiple_of(2) { open_cases(proof?, &*here) } else { None };
        Some((played, here.move_count() == 0, open, open_count(position)))
    });
    // Where the panel scrolls by itself, bring the case that answered into view.
    use_effect_with((*moves).clone(), |_| {
        let used = gloo::utils::document().query_selector(".cases .used").ok().flatten();
        used.filter(|used| panel_of(used).is_some()).iter().for_each(reveal);
    });
    let answers = use_callback(trial.map(|trial| trial.proof.clone()), |game: Rc<Match>, id| {
        let proof = id.as_ref().and_then(|id| PROOFS.get()?(id))?;
        let before = game.live.checked_sub(1)?;
        let reply = proof.reply(&*game.main.positions[before].0, &game.main.moves[before].notation);
        // An answer that begins again from another position is shown on another board.
        reply.ok()?.filter(|reply| reply.from.is_none()).map(|reply| reply.mv)
    });
    let on_move = {
        let (moves, tried, on_mark, at) = (moves.setter(), tried.clone(), on_mark.clone(), laid.at);
        let all = (*known).as_ref().map_or(0, |known| known.3);
        Callback::from(move |game: Rc<Match>| {
            let made: Vec<String> =
                game.main.moves[..game.live].iter().map(|mv| mv.notation.clone()).collect();
            let mut known = (*tried).clone();
            known.extend(made.first().map(|first| (at, first.clone())));
            let every = count_of(&known, at) as u64 == all;
            if every || game.over() {
                on_mark.emit(Mark::Done);
            }
            if known.len() > tried.len() {
                tried.set(known);
            }
            moves.set(made);
        })
    };
    let trial = trial?;
    let (Some(proof), Some((rounds, over, cases_open, all))) = (proof, &*known) else {
        return Some(TrialHtml { panel: Html::default(), board: lazy::waiting(fetched) });
    };
    let act = {
        let (laid, moves, positions) = (laid.clone(), moves.clone(), trial.positions.len());
        Callback::from(move |act: TrialAction| {
            let (at, begun) = match act {
                TrialAction::TakeBack => (laid.at, moves[..moves.len().saturating_sub(1) / 2 * 2].to_vec()),
                TrialAction::Again => (laid.at, Vec::new()),
                TrialAction::Other => ((laid.at + 1) % positions, Vec::new()),
            };
            moves.set(begun.clone());
            laid.set(TrialBoard { at, begun, count: laid.count + 1 });
        })
    };
    let played = TrialState {
        proof,
        rounds: rounds.clone(),
        over: *over,
        open: cases_open.clone(),
        tried: (count_of(&tried, laid.at), *all),
    };
    let misere = proof.convention() == Convention::Misere;
    // Where the proof begins again, the board shows the move in a position of its own, without further play.
    let anew = rounds.last().and_then(Round::begun_from).map(ToString::to_string);
    let still = anew.is_some();
    let begun = if still { (*moves).clone() } else { laid.begun.clone() };
    let board = Setup { misere, moves: begun, ..Setup::of(anew.unwrap_or(position)) };
    let head =
        stage::head(Some(if still { "the proof has begun again" } else { "you against the proof" }.into()));
    Some(TrialHtml {
        panel: cases::panel(&played, trial.positions.len() > 1, &act),
        board: html! { <Bench key={format!("{} {still}", laid.count)} {board} {still} {on_move} answers={answers} {head} line={cases::line(&played)} /> },
    })
}

/// How many moves a position has.
fn open_count(position: &str) -> u64 {
    open(position).map_or(0, |game| game.move_count())
}

/// How many first moves of the position with this index have been tried.
fn count_of(tried: &BTreeSet<(usize, String)>, at: usize) -> usize {
    tried.iter().filter(|(of, _)| *of == at).count()
}
