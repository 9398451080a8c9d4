//! The board of a step, and what comes of an answer on it.
use super::{answer::Gave, said::Verdict};
use crate::learn::{Ask, Board, Given, Judged, Step, judge};

/// What lies on the bench: a board, and which it is of all that were laid there.
#[derive(Clone, PartialEq)]
pub struct Laid {
    pub board: Option<Board>,
    pub count: u32,
}

impl Laid {
    pub fn with(&self, board: Option<Board>) -> Self {
        Self { board, count: self.count + 1 }
    }
}

/// The board of a step at first.
pub fn first(step: &Step) -> Option<Board> {
    let answered = matches!(step.ask, Some(Ask::Win));
    step.board.clone().map(|board| Board { answered: board.answered || answered, ..board })
}

/// What comes of an answer.
pub fn judged(ask: &Ask, board: &Board, gave: &Gave) -> Verdict {
    let given = match gave {
        Gave::Typed(text) => Given::Typed(text),
        Gave::Outcome(outcome) => Given::Outcome(*outcome),
        Gave::Chosen(at) => Given::Chosen(*at),
        Gave::All | Gave::Again => return Verdict::More,
    };
    match judge(ask, board, given) {
        Judged::Right => Verdict::Right,
        Judged::Wrong(against) => Verdict::Wrong(against),
        Judged::Unread(expected) => Verdict::Unread(expected),
    }
}
