//! Long questions, answered beside the page by a second instance of the same module.
//!
//! [`Task::ask`] asks; dropping the task cancels it. Where no worker can be started, the page answers itself,
//! within a small budget.
mod inside;
mod page;
mod solve;

use crate::core::{Analysis, Convention, MoveView, Nimber, NotationError, Opponent, Outcome, wide};
pub use inside::{Role, role, serve};
pub use page::Task;
use serde::{Deserialize, Serialize};
pub use solve::solve;

/// What a worker can be asked. Budgets count options examined.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Question {
    /// Who wins, and how; at most `winning` moves and `replies` replies are listed.
    Analyse {
        notation: String,
        convention: Convention,
        #[serde(with = "wide")]
        budget: u64,
        winning: usize,
        replies: usize,
    },
    /// The value of one component by the definition alone, or the misère outcome of the position.
    Define {
        notation: String,
        part: usize,
        convention: Convention,
        #[serde(with = "wide")]
        budget: u64,
    },
    /// The move that an opponent makes.
    Choose {
        notation: String,
        convention: Convention,
        opponent: Opponent,
        #[serde(with = "wide")]
        seed: u64,
        #[serde(with = "wide")]
        budget: u64,
    },
}

/// What a worker answers: any number of `Progress`, then one of the others.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Answer {
    /// Still at it, after so many options; about ten times a second.
    Progress {
        #[serde(with = "wide")]
        examined: u64,
    },
    /// Solved, or unknown within the budget: see its verdict.
    Analysis(Analysis),
    /// The outcome, and under normal play the Grundy value, by definition.
    Defined {
        value: Option<Nimber>,
        outcome: Outcome,
        #[serde(with = "wide")]
        examined: u64,
    },
    /// The chosen move; none where play is over.
    Chosen(Option<MoveView>),
    /// Not answered within the budget, or the worker broke off.
    Stopped {
        #[serde(with = "wide")]
        examined: u64,
    },
    /// The position cannot be read.
    Failed(NotationError),
}

impl Question {
    /// The same question with a budget of at most `limit`.
    fn at_most(mut self, limit: u64) -> Self {
        let (Self::Analyse { budget, .. } | Self::Define { budget, .. } | Self::Choose { budget, .. }) =
            &mut self;
        *budget = limit.min(*budget);
        self
    }
}
