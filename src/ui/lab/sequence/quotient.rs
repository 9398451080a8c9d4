//! The state of the search for a misère quotient.
use crate::labs::sequence::{QuotientReport, Stage};
use crate::worker::{Answer, Task};
use std::rc::Rc;

/// The misère quotient of a code, as far as it is known.
pub struct QuotientSearch {
    pub code: String,
    pub upto: usize,
    pub stage: Stage,
    /// The heap reached, and the order of the quotient so far.
    pub reached: (usize, usize),
    pub account: Option<Rc<QuotientReport>>,
    pub task: Option<Task>,
}

impl QuotientSearch {
    /// Takes an answer of the worker.
    pub fn take_answer(&mut self, answer: Answer) {
        match answer {
            Answer::Reached { heap, order } => self.reached = (heap, order),
            Answer::QuotientReport(found) => {
                (self.account, self.stage) = (Some(Rc::new(*found)), Stage::Done)
            }
            Answer::Progress { .. } => {}
            _ => self.stage = Stage::Stopped,
        }
    }
    /// Cancels the search.
    pub fn cancel(&mut self) {
        if self.stage == Stage::Running {
            (self.stage, self.task) = (Stage::Stopped, None);
        }
    }
}
