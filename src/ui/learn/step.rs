//! One step of a lesson: its text and its question at the left, its board at the right.
use super::{
    answer::Answer,
    answer_verdict::{AnswerVerdict, HelpUsed, answer_reply, use_seen},
    conjectures::{self, TestedFormula},
    formula::check_formula,
    given_answer::GivenAnswer,
    helps::Helps,
    moved::{self, JudgedMove, judge_move},
    stage::{given_away_beside, head, line, put_back, way_on},
    step_board::{StepBoard, board_setters, first, judged, step_of},
    step_keys::{use_heading, use_step_keys},
    tabs::{PANEL, tab_of},
    text::{self, TextAction},
    trial::use_trial,
    walk::use_walk,
};
use crate::games::ready;
use crate::learn::{Ask, Help, Mark, Place, Setup, Texts, needs, position, winning_moves};
use crate::ui::{
    keyfocus::focus_seen,
    play::{Bench, Ending, Match, Side, use_wide},
    sized::use_sized,
    voice::{self, Sound},
};
use futures_util::future::try_join_all;
use std::rc::Rc;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct StepProps {
    pub texts: Rc<Texts>,
    pub place: Place,
    /// The number of the step, counted from 0.
    pub at: usize,
    /// Whether the step was done before.
    pub done: bool,
    /// What stands before and after the step: the steps of the lesson and the way on.
    pub before: Html,
    pub after: Html,
    /// Whether the step is a part of an exercise with tabs.
    pub parts: bool,
    pub on_mark: Callback<Mark>,
    /// Called with +1 or -1 to go to the next or the previous step.
    pub on_step: Callback<i32>,
    /// The number of steps.
    pub steps: usize,
    /// Whether the lesson is presented to a class.
    pub presented: bool,
    /// Whether the reader came from another step, so that the heading takes the focus.
    pub moved: bool,
    /// How much help is offered.
    pub help: Help,
}

/// A step of a lesson.
#[component]
pub fn StepView(props: &StepProps) -> Html {
    let step = use_memo((), |()| step_of(&props.texts, props.place, props.at));
    let laid = use_state(|| StepBoard::first(&step));
    let pointed = use_state(|| None::<AttrValue>);
    let verdict = use_state(|| None::<AnswerVerdict>);
    let chosen = use_state(|| None::<GivenAnswer>);
    let taken = use_state(HelpUsed::default);
    let tried = use_state(Vec::<JudgedMove>::new);
    let tested = use_state(Vec::<TestedFormula>::new);
    // Counts the answers, so that the verdict on an earlier one is dropped.
    let given = use_mut_ref(|| 0u32);
    {
        let given = given.clone();
        use_effect_with((), move |()| move || *given.borrow_mut() += 1);
    }
    let right = verdict.as_ref().is_some_and(AnswerVerdict::right);
    let behind = use_state_eq(|| false);
    let tried_one = use_state_eq(|| false);
    let answered = use_state_eq(|| None::<String>);
    // On wide screens the warning stands beside the board: below it, a preview of the next move would replace it.
    let beside = use_wide();
    let trial = use_trial(&step, &props.on_mark);
    let wrongs = use_mut_ref(|| 0u32);
    let walk = use_walk(&step, if props.help.answers { *wrongs.borrow() } else { 0 }, right, taken.told);

    let [lay, seek] = {
        let (pointed, behind, answered) = (pointed.setter(), behind.setter(), answered.setter());
        let forget = Callback::from(move |()| {
            pointed.set(None);
            behind.set(false);
            answered.set(None);
        });
        board_setters(&laid, &forget)
    };
    let conclude = {
        let (step, lay, verdict, on_mark) =
            (step.clone(), lay.clone(), verdict.setter(), props.on_mark.clone());
        let wrongs = wrongs.clone();
        Callback::from(move |new: AnswerVerdict| {
            let Some(ask) = &step.ask else { return };
            if !matches!(new, AnswerVerdict::Checking(_)) {
                voice::play(if new.wrong() { Sound::Blunder } else { Sound::Good });
            }
            match &new {
                AnswerVerdict::Right | AnswerVerdict::Holds(_) => on_mark.emit(Mark::Done),
                AnswerVerdict::Found(_) | AnswerVerdict::Again => lay.emit(first(&step)),
                AnswerVerdict::Unread(_) | AnswerVerdict::Misread(_) | AnswerVerdict::Checking(_) => {}
                wrong => {
                    on_mark.emit(Mark::Tried);
                    *wrongs.borrow_mut() += 1;
                    if let Some(board) = wrong.board(ask) {
                        lay.emit(Some(board));
                    }
                }
            }
            verdict.set(Some(new));
        })
    };
    let on_answer = {
        let (step, laid, lay, tried) = (step.clone(), laid.clone(), lay.clone(), tried.clone());
        let (conclude, chosen) = (conclude.clone(), chosen.setter());
        let (given, tested) = (given.clone(), tested.clone());
        Callback::from(move |gave: GivenAnswer| {
            let Some(ask) = &step.ask else { return };
            let board = step.board.clone().unwrap_or_default();
            chosen.set(Some(gave.clone()));
            match &gave {
                GivenAnswer::Typed(_) | GivenAnswer::Outcome(_) | GivenAnswer::Chosen(_) => {}
                GivenAnswer::All => {
                    let all =
                        position(&board).map_or(0, |game| winning_moves(&game, &board, usize::MAX).len());
                    // The board may still show a move that was refuted.
                    if laid.board != first(&step) {
                        lay.emit(first(&step));
                    }
                    return conclude.emit(if moved::won(&tried) >= all {
                        AnswerVerdict::Right
                    } else {
                        AnswerVerdict::More
                    });
                }
            }
            let (step, laid, lay, conclude) = (step.clone(), laid.clone(), lay.clone(), conclude.clone());
            let needed = needs(ask, &board);
            *given.borrow_mut() += 1;
            let (now, given, tested) = (*given.borrow(), given.clone(), tested.clone());
            wasm_bindgen_futures::spawn_local(async move {
                let Some(ask) = &step.ask else { return };
                // Where rules cannot be fetched the answer is judged without a board.
                let _ = try_join_all(needed.iter().map(|notation| ready(notation))).await;
                let new = match (ask, &gave) {
                    (Ask::Formula(asked), GivenAnswer::Typed(text)) => {
                        let progress = |n| conclude.emit(AnswerVerdict::Checking(n));
                        let alive = || *given.borrow() == now;
                        let Some(new) = check_formula(asked, text, alive, progress).await else { return };
                        tested.set(conjectures::with(&tested, &new));
                        new.verdict
                    }
                    _ => judged(ask, &board, &gave),
                };
                let shows = new.board(ask).is_some();
                if !shows && laid.board != first(&step) {
                    lay.emit(first(&step));
                }
                conclude.emit(new);
            });
        })
    };
    let made = {
        let (step, conclude, tried) = (step.clone(), conclude.clone(), tried.clone());
        Callback::from(move |notation: String| {
            let Some((verdict, new)) = judge_move(&step, &notation, &tried) else { return };
            if let Some(new) = new {
                tried.set(tried.iter().cloned().chain([new]).collect());
            }
            conclude.emit(verdict);
        })
    };
    let on_move = {
        let (step, laid, made, conclude) = (step.clone(), laid.clone(), made.clone(), conclude.clone());
        let (behind, answered, tried_one) = (behind.setter(), answered.setter(), tried_one.setter());
        Callback::from(move |game: Rc<Match>| {
            tried_one.set(true);
            answered.set(moved::answer(&game));
            behind.set(matches!(step.ask, Some(Ask::Win)) && moved::cannot_win(&game));
            let own = laid.board == first(&step);
            match (&step.ask, game.ending()) {
                (Some(Ask::Win), Some(Ending::Won(Side::You))) if own => conclude.emit(AnswerVerdict::Right),
                (Some(Ask::Win), Some(_)) if own => conclude.emit(AnswerVerdict::Lost),
                (Some(Ask::Move | Ask::Moves), _) if own => {
                    let before = laid.board.as_ref().map_or(0, |board| board.moves.len());
                    if let Some(mv) = game.main.moves.get(before).filter(|_| game.live == before + 1) {
                        made.emit(mv.notation.clone());
                    }
                }
                _ => {}
            }
        })
    };
    let act = {
        let (step, laid, pointed, made) = (step.clone(), laid.clone(), pointed.setter(), made.clone());
        Callback::from(move |act: TextAction| match act {
            TextAction::Point(notation) => pointed.set(notation),
            TextAction::Lay(notation) => seek.emit(Some(Setup::of(notation.to_string()))),
            TextAction::Make(notation) => {
                let base = first(&step).unwrap_or_default();
                let moves = base.moves.iter().cloned().chain([notation.to_string()]).collect();
                // A move on the board of the question is an answer; on other boards it is only shown.
                if matches!(step.ask, Some(Ask::Move | Ask::Moves)) && laid.board == first(&step) {
                    made.emit(notation.to_string());
                } else {
                    seek.emit(Some(Setup { moves, ..base }));
                }
            }
        })
    };
    let on_step = {
        let (step, on_mark, on_step) = (step.clone(), props.on_mark.clone(), props.on_step.clone());
        Callback::from(move |by: i32| {
            // A step without a question is done by going on.
            if by > 0 && step.ask.is_none() {
                on_mark.emit(Mark::Done);
            }
            on_step.emit(by);
        })
    };
    use_step_keys(&on_step);
    let said_at = use_seen(&verdict);
    let heading = use_heading(props.moved, trial.is_some());

    let again = {
        let (step, lay, verdict) = (step.clone(), lay.clone(), verdict.setter());
        Callback::from(move |event: MouseEvent| {
            verdict.set(None);
            // After a key press focus the answer; after a touch that would open the phone's keyboard.
            let _ = event.detail() == 0 && focus_seen(".lesson-panel .step input");
            lay.emit(first(&step));
        })
    };
    let show = lay.reform(Some);
    let changed = laid.board != first(&step);
    // A move in preview does not hide the computer's last move.
    let about =
        (*answered).clone().or_else(|| verdict.as_ref().and_then(AnswerVerdict::about).map(Into::into));
    let on_told = {
        let (lay, on_mark, taken) = (lay.clone(), props.on_mark.clone(), taken.clone());
        Callback::from(move |board: Option<Setup>| {
            on_mark.emit(Mark::Tried);
            taken.set(HelpUsed { told: true, ..*taken });
            if board.is_some() {
                lay.emit(board);
            }
        })
    };
    let on_hint = {
        let taken = taken.clone();
        Callback::from(move |hints| taken.set(HelpUsed { hints, ..*taken }))
    };
    let panel = use_sized(props.presented, ());
    let asked = step.ask.is_some();
    let shows =
        verdict.as_ref().zip(step.ask.as_ref()).is_some_and(|(verdict, ask)| verdict.board(ask).is_some());
    let ready = right || taken.told || props.done || !asked;
    html! { <>
        <section ref={panel} class="lesson-panel" aria-label="Lesson">
            { props.before.clone() }
            <div class="step" id={props.parts.then_some(PANEL)} role={props.parts.then_some("tabpanel")} aria-labelledby={props.parts.then(|| tab_of(props.at))}>
                <h2 tabindex="-1" ref={heading}><span class="no">{ props.at + 1 }</span>{ step.title.clone() }</h2>
                <div class="step-text">{ text::blocks(&step.text, &act) }</div>
                if let Some(ask) = &step.ask {
                    <Answer ask={ask.clone()} done={right} chosen={(*chosen).clone()} vote={props.presented} found={moved::won(&tried)} on_answer={on_answer} act={act.clone()} />
                }
            </div>
            <div class="step-said" ref={said_at}>
                if let Some(trial) = &trial { { trial.panel.clone() } }
                if let Some(board) = &step.board { { moved::list(&tried, board, &show) } }
                if *behind && beside && !right {
                    <div role="status">{ given_away_beside() }</div>
                    <div class="line"><button class="btn" onclick={again.clone()}>{ "Try again" }</button></div>
                }
                if let Some(ask) = &step.ask { { answer_reply(verdict.as_ref(), ask, &step.after, *taken, &act) } }
                if shows { <div class="line"><button class="btn" onclick={again.clone()}>{ "Try again" }</button></div> }
                if asked { <Helps step={step.clone()} {right} help={props.help} act={act.clone()} walk={walk.button} {on_hint} {on_told} /> }
            </div>
            { props.after.clone() }
            { way_on(props.at, props.steps, ready, &on_step) }
        </section>
        <div class="lesson-board">
            if let Some(trial) = &trial {
                { trial.board.clone() }
            } else if let Some(board) = laid.board.clone() {
                <Bench
                    key={laid.count} {board} scroll_into_sight={laid.sought} pointed={(*pointed).clone()} on_move={on_move}
                    head={head(about)} line={line(&step, changed, right, verdict.as_ref().is_some_and(AnswerVerdict::asks), *behind && !beside, props.moved || *tried_one)} tools={put_back(again)}
                />
            }
            if let Some(Ask::Formula(asked)) = &step.ask { { conjectures::view(&tested, asked) } }
            { walk.lines }
        </div>
    </> }
}
