//! A misère quotient under study.
use crate::labs::sequence::{Account, Stage};
use crate::worker::{Answer, Task};
use std::rc::Rc;

/// What is known of misère play.
pub struct Losing {
    pub code: String,
    pub upto: usize,
    pub stage: Stage,
    /// The heap and the order reached.
    pub reached: (usize, usize),
    pub account: Option<Rc<Account>>,
    pub task: Option<Task>,
}

impl Losing {
    /// What the worker says.
    pub fn hear(&mut self, answer: Answer) {
        match answer {
            Answer::Reached { heap, order } => self.reached = (heap, order),
            Answer::Account(found) => (self.account, self.stage) = (Some(Rc::new(*found)), Stage::Done),
            Answer::Progress { .. } => {}
            _ => self.stage = Stage::Stopped,
        }
    }
    /// Stops it.
    pub fn cancel(&mut self) {
        if self.stage == Stage::Running {
            (self.stage, self.task) = (Stage::Stopped, None);
        }
    }
}
