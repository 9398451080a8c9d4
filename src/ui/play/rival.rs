//! The computer's turn: think, show the move for a moment, make it.
use super::{analysis::QUICK, state::*};
use crate::ui::hooks::{use_effect_with, use_state};
use crate::{
    core::*,
    worker::{Answer, Question, Task},
};
use gloo::timers::callback::Timeout;
use yew::prelude::*;

/// Before a move is chosen, so that the board is seen at rest, in milliseconds.
const PAUSE: u32 = 250;
/// How long the move is shown before it is made.
const SHOW: u32 = 500;

/// What keeps the computer's turn going; dropping it stops the turn.
enum Turn {
    Waiting { _timeout: Timeout },
    Thinking { _task: Task },
}

/// Plays for the computer; gives the move that it is about to make.
#[hook]
pub fn use_rival(game: &UseReducerHandle<Match>) -> Option<MoveView> {
    let shown = use_state(|| None::<(usize, MoveView)>);
    let turn = use_mut_ref(|| None::<Turn>);
    let who = game.computer_to_move();
    let table = game.positions[game.live].clone();
    {
        let (game, shown) = (game.clone(), shown.setter());
        let about = (table.clone(), game.live, who, game.convention, game.seed);
        use_effect_with(about, move |(table, ply, who, convention, seed)| {
            shown.set(None);
            let (ply, convention) = (*ply, *convention);
            let seed = seed.wrapping_add(ply as u64);
            let slot = turn.clone();
            *turn.borrow_mut() = who.map(|who| {
                let table = table.clone();
                let make = {
                    let (slot, game) = (slot.clone(), game.dispatcher());
                    move |mv: MoveView| {
                        shown.set(Some((ply, mv.clone())));
                        let play = move || game.dispatch(Action::Reply { ply, notation: mv.notation });
                        *slot.borrow_mut() = Some(Turn::Waiting { _timeout: Timeout::new(SHOW, play) });
                    }
                };
                let think = move || {
                    let mut budget = Budget::new(QUICK);
                    let easy =
                        who == Opponent::Beginner || winning(&*table, convention, 0, &mut budget).is_ok();
                    let mut budget = Budget::new(10 * QUICK);
                    if easy {
                        choose(&*table, convention, who, seed, &mut budget).map(make);
                        return;
                    }
                    let question = Question::Choose {
                        notation: table.notation(),
                        convention,
                        opponent: who,
                        seed,
                        budget: super::analysis::THOROUGH,
                    };
                    let fallback = table.clone();
                    let task = Task::ask(question, move |answer| match answer {
                        Answer::Progress { .. } => {}
                        Answer::Chosen(Some(mv)) => make.clone()(mv),
                        // Too large even there: any legal move.
                        _ => {
                            let mv = choose(
                                &*fallback,
                                convention,
                                Opponent::Beginner,
                                seed,
                                &mut Budget::new(QUICK),
                            );
                            if let Some(mv) = mv {
                                make.clone()(mv);
                            }
                        }
                    });
                    *slot.borrow_mut() = Some(Turn::Thinking { _task: task });
                };
                Turn::Waiting { _timeout: Timeout::new(PAUSE, think) }
            });
        });
    }
    let here = game.at == game.live && who.is_some();
    shown.as_ref().filter(|(ply, _)| here && *ply == game.live).map(|(_, mv)| mv.clone())
}
