//! Long questions, answered beside the page by a second instance of the same module.
//!
//! [`Task::ask`] asks; dropping the task cancels it. Where no worker can be started, the page answers itself,
//! within a small budget.
mod inside;
mod misere_quotient;
mod page;
mod reasons;
mod role;
mod sequence;
mod solve;
mod wire;

use crate::core::{
    Analysis, Chosen, Convention, Nimber, NotationError, Opponent, OutOfBudget, Outcome, Outlook, Why,
};
use crate::labs::sequence::{Period, QuotientReport, Survey};
pub use inside::serve;
pub use page::Task;
pub use role::{Role, role};
pub use solve::{parts, sequence_part, solve};
use wire::{MessageReader, Wire, variants};

/// What a worker can be asked. Budgets count options examined.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Question {
    /// Who wins, and how; at most `winning` moves and `replies` replies are listed.
    Analyse { notation: String, convention: Convention, budget: u64, winning: usize, replies: usize },
    /// The value of one component by the definition alone, or the misère outcome of the position.
    Define { notation: String, part: usize, convention: Convention, budget: u64 },
    /// Why a component has its value, by all that earlier questions found out about the position.
    Explain { notation: String, part: usize, convention: Convention },
    /// What each move leads to; at most `limit` are listed.
    Foresee { notation: String, convention: Convention, budget: u64, limit: usize },
    /// The move that an opponent makes.
    Choose { notation: String, convention: Convention, opponent: Opponent, seed: u64, budget: u64 },
    /// The values of the game with this code or set, from g(`from`) to g(`upto`).
    Sequence { code: String, from: usize, upto: usize },
    /// What is known of the heaps of the game with this code up to `upto` under misère play.
    Losing { code: String, upto: usize },
    /// The values of the positions of two numbers below this side, or their outcomes under misère play, row by row.
    Map { notation: String, side: usize, convention: Convention },
}

/// What a worker answers: any number of `Progress`, `Values`, `Period` and `Survey`, then one of the others.
#[derive(Clone, PartialEq, Debug)]
pub enum Answer {
    /// Still searching, with `examined` options so far; sent about ten times a second.
    Progress { examined: u64 },
    /// Solved, or unknown within the budget: see its verdict.
    Analysis(Analysis),
    /// The outcome, and under normal play the Grundy value, by definition.
    Defined { value: Option<Nimber>, outcome: Outcome, examined: u64 },
    /// Every move, with what it leads to.
    Foreseen(Outlook),
    /// The reason, without pictures.
    Explained(Why),
    /// The chosen move; none where play is over.
    Chosen(Option<Box<Chosen>>),
    /// The next values of a sequence or a map. They travel as an array of their own, so that nothing is converted.
    Values(Vec<u16>),
    /// The period of the values so far.
    Period(Option<Period>),
    /// How far the values so far are from a proof of a period.
    Survey(Survey),
    /// Progress with a misère quotient: that of the heaps up to `heap` has `order` elements.
    Reached { heap: usize, order: usize },
    /// What was found under misère play.
    QuotientReport(Box<QuotientReport>),
    /// All values asked for have come, or with `full` all that there are, or that can be computed.
    Ran { full: bool },
    /// Not answered: `limit` is what ran out; none where the worker broke off, or where a long question finds no
    /// worker.
    Stopped { examined: u64, limit: Option<OutOfBudget> },
    /// The position cannot be read.
    Failed(NotationError),
    /// The worker could not fetch a part of the program that it needs.
    Missing,
}

impl Answer {
    /// Whether more is coming for the same question.
    pub fn is_interim(&self) -> bool {
        match self {
            Self::Progress { .. }
            | Self::Values(_)
            | Self::Period(_)
            | Self::Survey(_)
            | Self::Reached { .. } => true,
            Self::Analysis(_)
            | Self::Defined { .. }
            | Self::Foreseen(_)
            | Self::Explained(_)
            | Self::Chosen(_)
            | Self::QuotientReport(_)
            | Self::Ran { .. }
            | Self::Stopped { .. }
            | Self::Failed(_)
            | Self::Missing => false,
        }
    }
}

impl Question {
    /// The position that is asked about; none where the question is about a code.
    fn notation(&self) -> Option<&str> {
        match self {
            Self::Analyse { notation, .. }
            | Self::Define { notation, .. }
            | Self::Choose { notation, .. }
            | Self::Foresee { notation, .. }
            | Self::Explain { notation, .. }
            | Self::Map { notation, .. } => Some(notation),
            Self::Sequence { .. } | Self::Losing { .. } => None,
        }
    }
    /// The convention of play that is asked about.
    fn convention(&self) -> Option<Convention> {
        match self {
            Self::Analyse { convention, .. }
            | Self::Define { convention, .. }
            | Self::Choose { convention, .. }
            | Self::Foresee { convention, .. }
            | Self::Explain { convention, .. }
            | Self::Map { convention, .. } => Some(*convention),
            Self::Losing { .. } => Some(Convention::Misere),
            Self::Sequence { .. } => None,
        }
    }
    /// The same question with a budget of at most `limit`.
    fn at_most(mut self, limit: u64) -> Self {
        if let Self::Analyse { budget, .. }
        | Self::Define { budget, .. }
        | Self::Choose { budget, .. }
        | Self::Foresee { budget, .. } = &mut self
        {
            *budget = limit.min(*budget);
        }
        self
    }
}

variants! {
    Question {
        0 Analyse { notation notation, convention convention, budget budget, winning winning, replies replies }
        1 Define { notation notation, part part, convention convention, budget budget }
        2 Choose { notation notation, convention convention, opponent opponent, seed seed, budget budget }
        3 Sequence { code code, from from, upto upto }
        4 Map { notation notation, side side, convention convention }
        6 Losing { code code, upto upto }
        5 Foresee { notation notation, convention convention, budget budget, limit limit }
        7 Explain { notation notation, part part, convention convention }
    }
    Answer {
        0 Progress { examined examined }
        1 Analysis { 0 analysis }
        2 Defined { value value, outcome outcome, examined examined }
        3 Chosen { 0 mv }
        4 Stopped { examined examined, limit limit }
        5 Failed { 0 error }
        6 Values { 0 values }
        7 Period { 0 period }
        8 Ran { full full }
        9 Missing {}
        10 Foreseen { 0 outlook }
        11 Survey { 0 survey }
        12 Reached { heap heap, order order }
        13 QuotientReport { 0 account }
        14 Explained { 0 why }
    }
}
