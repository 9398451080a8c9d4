//! A drill in progress: questions, answers, and the level, which adapts to the learner.
use super::drill_settings::DrillSettings;
use crate::learn::{DrillQuestion, LEVELS, QUESTIONS};
use crate::ui::learn::results;
use std::rc::Rc;
use yew::Reducible;

/// An answer to a question of the drill.
#[derive(Clone, PartialEq)]
pub struct DrillAnswer {
    pub question: DrillQuestion,
    /// The number answered; none where the time was up, or the learner passed.
    pub said: Option<u64>,
    /// The time taken, in milliseconds.
    pub took: f64,
}

impl DrillAnswer {
    pub fn right(&self) -> bool {
        self.said == Some(self.question.answer)
    }
}

/// A drill in progress.
#[derive(Clone, PartialEq)]
pub struct Run {
    pub asked: DrillSettings,
    pub level: u8,
    pub given: Vec<DrillAnswer>,
    /// The digits typed so far.
    pub typed: String,
    /// The time at which the question was asked; none while the last answer is shown.
    pub since: Option<f64>,
}

pub enum DrillAction {
    Digit(char),
    Erase,
    Answer,
    Pass,
    Next,
}

fn now() -> f64 {
    js_sys::Date::now()
}

impl Run {
    pub fn new(asked: DrillSettings) -> Self {
        Self { level: asked.level.unwrap_or(1), asked, given: Vec::new(), typed: String::new(), since: None }
    }
    pub fn question(&self) -> DrillQuestion {
        self.asked.drill.question(self.asked.seed, self.given.len(), self.level)
    }
    pub fn over(&self) -> bool {
        self.given.len() >= QUESTIONS
    }
    /// Records an answer. After a right one the next question follows at once; a wrong one is shown first.
    fn give(&mut self, said: Option<u64>) {
        let Some(since) = self.since.take() else { return };
        let given = DrillAnswer { question: self.question(), said, took: now() - since };
        let right = given.right();
        self.given.push(given);
        self.typed.clear();
        let last = self.given.iter().rev().take(2).filter(|given| given.right() == right).count();
        if self.asked.level.is_none() && last == 2 && self.given.len().is_multiple_of(2) {
            self.level = if right { (self.level + 1).min(LEVELS) } else { (self.level - 1).max(1) };
        }
        if right && !self.over() {
            self.since = Some(now());
        }
        if self.over() {
            results::note(self.asked.drill, self.given.iter().filter(|given| given.right()).count());
        }
    }
}

impl Reducible for Run {
    type Action = DrillAction;
    fn reduce(self: Rc<Self>, act: DrillAction) -> Rc<Self> {
        let mut next = (*self).clone();
        match act {
            DrillAction::Next if !next.over() && next.since.is_none() => next.since = Some(now()),
            DrillAction::Next => return self,
            DrillAction::Digit(digit) if next.since.is_some() && next.typed.len() < 3 => {
                next.typed.push(digit);
                if next.asked.drill.largest(next.level) < 10 {
                    let said = next.typed.parse().ok();
                    next.give(said);
                }
            }
            DrillAction::Erase => drop(next.typed.pop()),
            DrillAction::Answer if !next.typed.is_empty() => {
                let said = next.typed.parse().ok();
                next.give(said);
            }
            DrillAction::Pass => next.give(None),
            DrillAction::Digit(_) | DrillAction::Answer => return self,
        }
        Rc::new(next)
    }
}
