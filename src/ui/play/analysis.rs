//! The analysis of the position on the board: a small budget here at once, then the worker.
use crate::core::{
    Analysis, Budget, Convention, Game, ListLimits, MoveView, OutOfBudget, Outcome, THOROUGH, Verdict,
    analyse, verdict, winning,
};
use crate::ui::misere::use_misere;
use crate::ui::model::*;
use crate::ui::ongoing::use_ongoing;
use crate::worker::{Answer, Question, Task};
use std::{cell::RefCell, collections::HashMap, rc::Rc};
use yew::prelude::*;

/// Options examined in the page itself; a few milliseconds.
pub const QUICK: u64 = 20_000;
/// A winning move, if one is found within the page's small budget.
pub fn best(game: &dyn Game, convention: Convention) -> Option<MoveView> {
    winning(game, convention, 1, &mut Budget::on_page(QUICK)).ok()?.moves.into_iter().next()
}

/// How much is listed.
pub const LISTS: ListLimits = ListLimits { winning: 60, replies: 30 };

/// What the worker has said about one question.
#[derive(Clone, PartialEq)]
struct WorkerReport {
    about: (String, Convention, u32),
    progress: Progress,
    analysis: Option<Rc<Analysis>>,
}

/// The current analysis, and callbacks to control it, which stay the same until the analysis changes.
#[derive(Clone, PartialEq)]
pub struct Study {
    pub analysed: Analysed,
    /// Stops the worker.
    pub cancel: Callback<()>,
    /// Asks the worker again, with a larger budget.
    pub longer: Callback<()>,
}

/// Analyses `game` while `wanted`.
#[hook]
pub fn use_study(game: &GameRef, convention: Convention, wanted: bool) -> Study {
    let theory = use_misere(wanted && convention == Convention::Misere);
    let quick = use_memo((game.clone(), convention, wanted, theory), |(game, convention, wanted, _)| {
        let budget = if *wanted { QUICK } else { 0 };
        let lists = if *wanted { LISTS } else { ListLimits::NONE };
        Rc::new(analyse(&**game, *convention, lists, &mut Budget::on_page(budget)))
    });
    let effort = use_state(|| (String::new(), 0u32));
    let tries = if effort.0 == game.notation() { effort.1 } else { 0 };
    let about = (game.notation(), convention, tries);
    let heard = use_state(|| None::<WorkerReport>);
    let task = use_ongoing::<Task>();
    let known = matches!(quick.verdict, Verdict::Solved { .. });
    let unsolved = wanted && (!known || quick.cut || short(&quick));
    {
        let (heard, task) = (heard.clone(), task.clone());
        use_effect_with((about.clone(), unsolved), move |(about, unsolved)| {
            *task.borrow_mut() = unsolved.then(|| ask(about.clone(), heard));
        });
    }
    let heard_here = heard.as_ref().filter(|heard| heard.about == about && unsolved);
    let analysed = match heard_here {
        _ if !unsolved => Analysed { progress: Progress::Done, analysis: (*quick).clone() },
        Some(WorkerReport { analysis: Some(found), progress, .. }) => {
            Analysed { progress: progress.clone(), analysis: found.clone() }
        }
        // A known verdict need not wait for longer lists.
        _ if known && !quick.cut => Analysed { progress: Progress::Done, analysis: (*quick).clone() },
        // A verdict known before the search stopped remains valid.
        Some(WorkerReport { progress: Progress::TooLarge { .. }, .. }) if known => {
            Analysed { progress: Progress::Done, analysis: (*quick).clone() }
        }
        Some(heard) => Analysed { progress: heard.progress.clone(), analysis: (*quick).clone() },
        None => Analysed { progress: Progress::Computing { examined: 0 }, analysis: (*quick).clone() },
    };
    let cancel = {
        let heard = heard.setter();
        let examined = if let Progress::Computing { examined } = analysed.progress { examined } else { 0 };
        use_callback((about, examined), move |(), (about, examined)| {
            *task.borrow_mut() = None;
            let progress = Progress::TooLarge { examined: *examined, limit: None };
            heard.set(Some(WorkerReport { about: about.clone(), progress, analysis: None }));
        })
    };
    let effort = effort.setter();
    let longer = use_callback((game.notation(), tries), move |(), (notation, tries)| {
        effort.set((notation.clone(), tries + 1));
    });
    Study { analysed, cancel, longer }
}

/// Of positions with more components than this the page takes no second analysis from the worker, which would be as
/// long as its own.
const MOST_PARTS: usize = 10_000;

/// Whether the page has listed fewer replies than it shows.
fn short(quick: &Analysis) -> bool {
    let shown = quick.moves.min(LISTS.replies as u64);
    quick.verdict.outcome() == Some(Outcome::P)
        && (quick.replies.moves.len() as u64) < shown
        && quick.parts.len() <= MOST_PARTS
}

fn ask(about: (String, Convention, u32), heard: UseStateHandle<Option<WorkerReport>>) -> Task {
    let (notation, convention, tries) = about.clone();
    let question = Question::Analyse {
        notation,
        convention,
        // Each "Try longer" multiplies the budget.
        budget: THOROUGH.saturating_mul(10u64.saturating_pow(tries)),
        winning: LISTS.winning,
        replies: LISTS.replies,
    };
    Task::ask(question, move |answer| {
        let (progress, analysis) = match answer {
            Answer::Progress { examined } => (Progress::Computing { examined }, None),
            Answer::Analysis(found) => match found.verdict {
                Verdict::Unknown { examined, limit } => {
                    (Progress::TooLarge { examined, limit: Some(limit) }, None)
                }
                Verdict::Solved { .. } => (Progress::Done, Some(Rc::new(found))),
            },
            Answer::Stopped { examined, limit } => (Progress::TooLarge { examined, limit }, None),
            _ => (Progress::TooLarge { examined: 0, limit: None }, None),
        };
        heard.set(Some(WorkerReport { about: about.clone(), progress, analysis }));
    })
}

/// Verdicts on the positions of the game so far, each computed once.
#[derive(Default)]
pub struct Verdicts(RefCell<HashMap<(String, Convention), Verdict>>);

/// Options examined for one column of the history, and work for all columns that are drawn at once.
const GLANCE: u64 = 3_000;
const GLANCES: u64 = 30_000;
/// The work counted for one position in addition to the options examined.
const LOOK: u64 = 8;

impl Verdicts {
    /// The verdicts on the positions of a game; unknown where finding one would exceed the small budget. In a very long
    /// game the last positions are examined first, and the others with the next moves.
    pub fn of_all(&self, positions: &[GameRef], convention: Convention) -> Vec<Verdict> {
        let mut known = self.0.borrow_mut();
        let mut left = GLANCES;
        let mut all: Vec<Verdict> = Vec::with_capacity(positions.len());
        for game in positions.iter().rev() {
            let key = (game.notation(), convention);
            if let Some(found) = known.get(&key) {
                all.push(*found);
                continue;
            }
            let whole = left >= GLANCE;
            let glance = GLANCE.min(left);
            let mut budget = Budget::on_page(glance);
            let found = verdict(&**game, convention, &mut budget)
                .unwrap_or_else(|limit| Verdict::Unknown { examined: budget.spent(), limit });
            all.push(found);
            left = left.saturating_sub(glance - budget.left() + LOOK + key.0.len() as u64 / 8);
            // A search that was cut short by the work for other positions is tried again next time.
            if whole || found.outcome().is_some() {
                known.insert(key, found);
            }
            if left == 0 {
                all.resize(positions.len(), Verdict::Unknown { examined: 0, limit: OutOfBudget::Work });
                break;
            }
        }
        all.reverse();
        all
    }
    /// Remembers the verdict of a longer analysis.
    pub fn learn(&self, game: &GameRef, convention: Convention, found: Verdict) {
        if found.outcome().is_some() {
            self.0.borrow_mut().insert((game.notation(), convention), found);
        }
    }
}

/// How a move is judged by the outcomes before and after it.
pub fn judge(before: Verdict, after: Verdict) -> Quality {
    match (before.outcome(), after.outcome()) {
        (_, Some(Outcome::P)) | (Some(Outcome::D), Some(Outcome::D)) => Quality::Good,
        (Some(Outcome::N), Some(Outcome::N | Outcome::D)) | (Some(Outcome::D), Some(Outcome::N)) => {
            Quality::Blunder
        }
        (Some(Outcome::P), _) => Quality::NoWinningMove,
        _ => Quality::Unknown,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::open;

    #[test]
    fn a_long_game_is_judged_from_its_end() {
        let start = open("nim/20000+1").unwrap();
        let mut positions = vec![GameRef(start)];
        for _ in 0..10_000 {
            let after = positions[positions.len() - 1].play("1-1").unwrap();
            positions.push(GameRef(after));
        }
        let verdicts = Verdicts::default();
        let known = || {
            let all = verdicts.of_all(&positions, Convention::Normal);
            assert_eq!(all.len(), positions.len());
            all.iter().rev().take_while(|verdict| verdict.outcome().is_some()).count()
        };
        let (first, second) = (known(), known());
        assert!((100..5000).contains(&first), "{first}");
        assert!(second > first, "{second}");
    }
}
