//! The computer's turn: think, show the move for a moment, make it.
use super::{analysis::QUICK, beats, state::*};
use crate::core::{Budget, Chosen, MoveView, Opponent, choose, weigh, winning};
use crate::ui::{model::Progress, ongoing::use_ongoing, storage};
use crate::worker::{Answer, Question, Task};
use gloo::timers::callback::Timeout;
use std::rc::Rc;
use yew::prelude::*;

/// The pause before a move is chosen, so that the board is seen at rest, in milliseconds.
const PAUSE: u32 = 250;
/// How long the move is shown before it is made.
const SHOW: u32 = 500;

/// The factor for the computer's pauses, as chosen on this device.
fn pace() -> u32 {
    match storage::get(storage::PACE).as_deref() {
        Some("slow") => 4,
        Some("fast") => 0,
        _ => 1,
    }
}

/// How long an answer on a bench takes, in milliseconds.
pub fn moment() -> u32 {
    (PAUSE + SHOW) * pace()
}

/// What keeps the computer's turn going; dropping it stops the turn.
enum ComputerTurn {
    Waiting { _timeout: Timeout },
    Thinking { _task: Task },
}

/// What is seen of the computer's turn.
#[derive(Clone, PartialEq, Default)]
pub struct ComputerStatus {
    /// The move that it is about to make.
    pub mv: Option<MoveView>,
    /// The number of moves after the computer's last move, if it made that move without knowing its value.
    pub guessed: Option<usize>,
}

/// Plays for the computer; returns what to show of its turn. While an analysis is `computing` the computer waits: two
/// workers never search the same game, and the computer uses what the analysis finds.
#[hook]
pub fn use_rival(game: &UseReducerHandle<State>, computing: &Progress) -> ComputerStatus {
    let guessed = use_state(|| None::<usize>);
    let shown = use_state(|| None::<(usize, MoveView)>);
    let turn = use_ongoing::<ComputerTurn>();
    let who = game.computer_to_move();
    let table = game.last_position().clone();
    {
        let (game, shown, guessed) = (game.clone(), shown.setter(), guessed.setter());
        let waits = matches!(computing, Progress::Computing { .. });
        // A search that has reached its limit is not repeated.
        let tried = matches!(computing, Progress::TooLarge { limit: Some(_), .. }) && !game.reviewing();
        let work = if tried { QUICK } else { crate::core::THOROUGH };
        let who = who.filter(|_| !waits);
        let about = (table.clone(), game.live, who, game.convention, game.seed);
        use_effect_with(about, move |(table, ply, who, convention, seed)| {
            shown.set(None);
            if who.is_some() {
                guessed.set(None);
            }
            let (ply, convention) = (*ply, *convention);
            // The steps of the previous move are shown to the end first.
            let seen = if who.is_some() && pace() > 0 { beats::lasting(&game) } else { 0 };
            let seed = seed.wrapping_add(ply as u64);
            let slot = turn.clone();
            *turn.borrow_mut() = who.map(|who| {
                let table = table.clone();
                let make = {
                    let (slot, game, guessed) = (Rc::downgrade(&slot), game.dispatcher(), guessed.clone());
                    move |Chosen { mv, known }: Chosen| {
                        let Some(slot) = slot.upgrade() else { return };
                        guessed.set((!known).then_some(ply + 1));
                        shown.set(Some((ply, mv.clone())));
                        let play = move || game.dispatch(Action::Reply { ply, mv });
                        slot.replace(Some(ComputerTurn::Waiting {
                            _timeout: Timeout::new(SHOW * pace(), play),
                        }));
                    }
                };
                let slot = Rc::downgrade(&slot);
                let think = move || {
                    let mut budget = Budget::on_page(QUICK);
                    let easy =
                        who == Opponent::Beginner || winning(&*table, convention, 0, &mut budget).is_ok();
                    let mut budget = Budget::on_page(10 * QUICK);
                    if easy {
                        weigh(&*table, convention, who, seed, &mut budget).map(make);
                        return;
                    }
                    let question = Question::Choose {
                        notation: table.notation(),
                        convention,
                        opponent: who,
                        seed,
                        budget: work,
                    };
                    let fallback = table.clone();
                    let task = Task::ask(question, move |answer| match answer {
                        Answer::Progress { .. } => {}
                        Answer::Chosen(Some(chosen)) => make.clone()(*chosen),
                        // Too large even for the worker: any legal move.
                        _ => {
                            let mv = choose(
                                &*fallback,
                                convention,
                                Opponent::Beginner,
                                seed,
                                &mut Budget::on_page(QUICK),
                            );
                            if let Some(mv) = mv {
                                make.clone()(Chosen { mv, known: false });
                            }
                        }
                    });
                    if let Some(slot) = slot.upgrade() {
                        slot.replace(Some(ComputerTurn::Thinking { _task: task }));
                    }
                };
                ComputerTurn::Waiting { _timeout: Timeout::new(PAUSE * pace() + seen, think) }
            });
        });
    }
    let here = !game.reviewing() && who.is_some();
    let mv = shown.as_ref().filter(|(ply, _)| here && *ply == game.live).map(|(_, mv)| mv.clone());
    ComputerStatus { mv, guessed: *guessed }
}
