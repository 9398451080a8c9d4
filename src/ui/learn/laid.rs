//! The board of a step, and what comes of an answer on it.
use super::{gave::Gave, said::Verdict};
use crate::learn::{Ask, Given, Judged, Place, Setup, Step, Texts, judge, sized};
use crate::ui::play::return_to_board;
use yew::prelude::*;

/// What lies on the bench: a board, and which it is of all that were laid there.
#[derive(Clone, PartialEq)]
pub struct Laid {
    pub board: Option<Setup>,
    pub count: u32,
    /// Whether it comes into sight, since a phrase of the text laid it there.
    pub sought: bool,
}

impl Laid {
    /// What lies there at first.
    pub fn first(step: &Step) -> Self {
        Self { board: first(step), count: 0, sought: false }
    }
}

/// Two ways to lay another board there, where `forget` drops what was said of the one before: one leaves the reader where
/// they are, the other brings the board into sight.
pub fn laying(laid: &UseStateHandle<Laid>, forget: &Callback<()>) -> [Callback<Option<Setup>>; 2] {
    [false, true].map(|sought| {
        let (laid, forget) = (laid.clone(), forget.clone());
        Callback::from(move |board| {
            forget.emit(());
            laid.set(Laid { board, count: laid.count + 1, sought });
            // The board that had the keyboard is another one.
            return_to_board();
        })
    })
}

/// The step of a lesson with this number, from 0.
pub fn step_of(texts: &Texts, place: Place, at: usize) -> Step {
    texts.lesson(place).and_then(|lesson| lesson.steps.get(at)).cloned().unwrap_or_default()
}

/// The size that is on the board where a question is about all sizes.
const TRIED: u64 = 6;

/// The board of a step at first. A question about all sizes comes with one of them to try.
pub fn first(step: &Step) -> Option<Setup> {
    if step.board.is_none() {
        let (family, size, misere) = match step.ask.as_ref()? {
            Ask::Formula(asked) => (&asked.family, asked.from + TRIED, false),
            Ask::Values(asked) => (&asked.family, asked.last.min(asked.from + TRIED), false),
            Ask::Sizes { family, last, misere } => (family, TRIED.min(*last), *misere),
            _ => return None,
        };
        return Some(sized(family, size, misere));
    }
    let answered = matches!(step.ask, Some(Ask::Win));
    step.board.clone().map(|board| Setup { answered: board.answered || answered, ..board })
}

/// What comes of an answer.
pub fn judged(ask: &Ask, board: &Setup, gave: &Gave) -> Verdict {
    let given = match gave {
        Gave::Typed(text) => Given::Typed(text),
        Gave::Outcome(outcome) => Given::Outcome(*outcome),
        Gave::Chosen(at) => Given::Chosen(*at),
        Gave::All => return Verdict::More,
    };
    match judge(ask, board, given) {
        Judged::Right => Verdict::Right,
        Judged::Wrong(against) => Verdict::Wrong(against),
        Judged::Unread(expected) => Verdict::Unread(expected),
    }
}
