//! The board shown in a step, and the judgement of answers.
use super::{answer_verdict::AnswerVerdict, given_answer::GivenAnswer};
use crate::learn::{Ask, JudgedAnswer, LearnerAnswer, Place, Setup, Step, Texts, judge, setup_of_size};
use crate::ui::play::return_to_board;
use yew::prelude::*;

/// The board that is shown, and how many boards this step has shown before.
#[derive(Clone, PartialEq)]
pub struct StepBoard {
    pub board: Option<Setup>,
    pub count: u32,
    /// Whether to scroll to the board, because a phrase of the text asked for it.
    pub sought: bool,
}

impl StepBoard {
    /// The board at the beginning of a step.
    pub fn first(step: &Step) -> Self {
        Self { board: first(step), count: 0, sought: false }
    }
}

/// Two callbacks that show another board, after `forget` has dropped what was said of the previous one: the first does
/// not scroll, the second brings the board into view.
pub fn board_setters(
    laid: &UseStateHandle<StepBoard>,
    forget: &Callback<()>,
) -> [Callback<Option<Setup>>; 2] {
    [false, true].map(|sought| {
        let (laid, forget) = (laid.clone(), forget.clone());
        Callback::from(move |board| {
            forget.emit(());
            laid.set(StepBoard { board, count: laid.count + 1, sought });
            // The board that had the focus has been replaced.
            return_to_board();
        })
    })
}

/// The step of a lesson with this number, counted from 0.
pub fn step_of(texts: &Texts, place: Place, at: usize) -> Step {
    texts.lesson(place).and_then(|lesson| lesson.steps.get(at)).cloned().unwrap_or_default()
}

/// The size shown on the board where a question is about all sizes.
const TRIED: u64 = 6;

/// The first board of a step. A question about all sizes shows one of them to try.
pub fn first(step: &Step) -> Option<Setup> {
    if step.board.is_none() {
        let (family, size, misere) = match step.ask.as_ref()? {
            Ask::Formula(asked) => (&asked.family, asked.from + TRIED, false),
            Ask::Values(asked) => (&asked.family, asked.last.min(asked.from + TRIED), false),
            Ask::Sizes { family, last, misere } => (family, TRIED.min(*last), *misere),
            _ => return None,
        };
        return Some(setup_of_size(family, size, misere));
    }
    let answered = matches!(step.ask, Some(Ask::Win));
    step.board.clone().map(|board| Setup { answered: board.answered || answered, ..board })
}

/// The verdict on an answer.
pub fn judged(ask: &Ask, board: &Setup, gave: &GivenAnswer) -> AnswerVerdict {
    let given = match gave {
        GivenAnswer::Typed(text) => LearnerAnswer::Typed(text),
        GivenAnswer::Outcome(outcome) => LearnerAnswer::Outcome(*outcome),
        GivenAnswer::Chosen(at) => LearnerAnswer::Chosen(*at),
        GivenAnswer::All => return AnswerVerdict::More,
    };
    match judge(ask, board, given) {
        JudgedAnswer::Right => AnswerVerdict::Right,
        JudgedAnswer::Wrong(against) => AnswerVerdict::Wrong(against),
        JudgedAnswer::Unread(expected) => AnswerVerdict::Unread(expected),
    }
}
