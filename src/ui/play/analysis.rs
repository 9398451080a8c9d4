//! The analysis of the position on the board: a small budget here at once, then the worker.
use crate::ui::hooks::{UseStateHandle, use_effect_with, use_memo, use_state};
use crate::{
    core::*,
    ui::model::*,
    worker::{Answer, Question, Task},
};
use std::{cell::RefCell, collections::HashMap, rc::Rc};
use yew::prelude::*;

/// Options examined in the page itself; a few milliseconds.
pub const QUICK: u64 = 20_000;
/// Options examined in the worker; each "Try longer" multiplies it.
pub const THOROUGH: u64 = 5_000_000;
/// How much is listed.
pub const LISTS: Lists = Lists { winning: 60, replies: 30 };

/// What the worker has said about one question.
#[derive(Clone, PartialEq)]
struct Heard {
    about: (String, Convention, u32),
    progress: Progress,
    analysis: Option<Rc<Analysis>>,
}

/// The analysis in hand, and what can be asked of it.
#[derive(Clone, PartialEq)]
pub struct Study {
    pub analysed: Analysed,
    /// Stops the worker.
    pub cancel: Callback<()>,
    /// Asks the worker again, with more to spend.
    pub longer: Callback<()>,
}

/// Analyses `game` while `wanted`.
#[hook]
pub fn use_study(game: &GameRef, convention: Convention, wanted: bool) -> Study {
    let quick = use_memo((game.clone(), convention, wanted), |(game, convention, wanted)| {
        let budget = if *wanted { QUICK } else { 0 };
        let lists = if *wanted { LISTS } else { Lists::NONE };
        Rc::new(analyse(&**game, *convention, lists, &mut Budget::new(budget)))
    });
    let effort = use_state(|| (String::new(), 0u32));
    let tries = if effort.0 == game.notation() { effort.1 } else { 0 };
    let about = (game.notation(), convention, tries);
    let heard = use_state(|| None::<Heard>);
    let task = use_mut_ref(|| None::<Task>);
    let known = matches!(quick.verdict, Verdict::Solved { .. });
    let unsolved = wanted && (!known || quick.cut);
    {
        let (heard, task) = (heard.clone(), task.clone());
        use_effect_with((about.clone(), unsolved), move |(about, unsolved)| {
            *task.borrow_mut() = unsolved.then(|| ask(about.clone(), heard));
        });
    }
    let heard_here = heard.as_ref().filter(|heard| heard.about == about && unsolved);
    let analysed = match heard_here {
        _ if !unsolved => Analysed { progress: Progress::Done, analysis: (*quick).clone() },
        Some(Heard { analysis: Some(found), progress, .. }) => {
            Analysed { progress: progress.clone(), analysis: found.clone() }
        }
        // What was known before the search stopped still is.
        Some(Heard { progress: Progress::TooLarge { .. }, .. }) if known => {
            Analysed { progress: Progress::Done, analysis: (*quick).clone() }
        }
        Some(heard) => Analysed { progress: heard.progress.clone(), analysis: (*quick).clone() },
        None => Analysed { progress: Progress::Computing { examined: 0 }, analysis: (*quick).clone() },
    };
    let cancel = {
        let (heard, task, about) = (heard.clone(), task, about.clone());
        let examined = if let Progress::Computing { examined } = analysed.progress { examined } else { 0 };
        Callback::from(move |()| {
            *task.borrow_mut() = None;
            let progress = Progress::TooLarge { examined };
            heard.set(Some(Heard { about: about.clone(), progress, analysis: None }));
        })
    };
    let longer = {
        let notation = game.notation();
        Callback::from(move |()| effort.set((notation.clone(), tries + 1)))
    };
    Study { analysed, cancel, longer }
}

fn ask(about: (String, Convention, u32), heard: UseStateHandle<Option<Heard>>) -> Task {
    let (notation, convention, tries) = about.clone();
    let question = Question::Analyse {
        notation,
        convention,
        budget: THOROUGH.saturating_mul(10u64.saturating_pow(tries)),
        winning: LISTS.winning,
        replies: LISTS.replies,
    };
    Task::ask(question, move |answer| {
        let (progress, analysis) = match answer {
            Answer::Progress { examined } => (Progress::Computing { examined }, None),
            Answer::Analysis(found) => match found.verdict {
                Verdict::Unknown { examined } => (Progress::TooLarge { examined }, None),
                Verdict::Solved { .. } => (Progress::Done, Some(Rc::new(found))),
            },
            Answer::Stopped { examined } => (Progress::TooLarge { examined }, None),
            _ => (Progress::TooLarge { examined: 0 }, None),
        };
        heard.set(Some(Heard { about: about.clone(), progress, analysis }));
    })
}

/// Verdicts on the positions of the game so far, each computed once.
#[derive(Default)]
pub struct Verdicts(RefCell<HashMap<(String, Convention), Verdict>>);

/// Options examined for one column of the history.
const GLANCE: u64 = 3_000;

impl Verdicts {
    /// What is known of a position; unknown where it takes more than a glance.
    pub fn of(&self, game: &GameRef, convention: Convention) -> Verdict {
        let key = (game.notation(), convention);
        if let Some(found) = self.0.borrow().get(&key) {
            return *found;
        }
        let mut budget = Budget::new(GLANCE);
        let found = verdict(&**game, convention, &mut budget)
            .unwrap_or(Verdict::Unknown { examined: budget.spent() });
        self.0.borrow_mut().insert(key, found);
        found
    }
    /// Remembers what a longer analysis has found.
    pub fn learn(&self, game: &GameRef, convention: Convention, found: Verdict) {
        if found.outcome().is_some() {
            self.0.borrow_mut().insert((game.notation(), convention), found);
        }
    }
}

/// How a move is judged by the outcomes before and after it.
pub fn judge(before: Verdict, after: Verdict) -> Quality {
    match (before.outcome(), after.outcome()) {
        (_, Some(Outcome::P)) => Quality::Good,
        (Some(Outcome::N), Some(Outcome::N)) => Quality::Blunder,
        (Some(Outcome::P), _) => Quality::NoWinningMove,
        _ => Quality::Unknown,
    }
}
