//! The right answer, for those who ask for it.
use super::{
    Ask, Listed, Setup,
    family::setup_of_size,
    figure::{roots, value_of},
    outcome_of, position, winning_moves,
};
use crate::core::Outcome;

/// A right answer.
#[derive(Clone, PartialEq, Debug)]
pub enum RightAnswer {
    /// As it would be typed or said.
    Text(String),
    /// Winning moves of the board, by their notations.
    Moves(Vec<String>),
    /// One of the answers to choose from.
    Chosen(usize),
}

/// The right answer to a question about a board; none where nothing is to be told, as of a proof, or nothing can be
/// computed.
///
/// ```
/// use nimscope::learn::{Ask, Setup, RightAnswer, right_answer};
///
/// assert_eq!(right_answer(&Ask::Value, &Setup::of("nim/3+5")), Some(RightAnswer::Text("6".into())));
/// assert_eq!(right_answer(&Ask::Move, &Setup::of("nim/3+5")), Some(RightAnswer::Moves(vec!["2-2".into()])));
/// ```
pub fn right_answer(ask: &Ask, board: &Setup) -> Option<RightAnswer> {
    let text = |text: String| Some(RightAnswer::Text(text));
    match ask {
        Ask::Value => text(value_of(&position(board)?)?.to_string()),
        Ask::Outcome | Ask::Ending => text(outcome_text(outcome_of(board)?).into()),
        Ask::Number(figure) => text(figure.number()?.to_string()),
        Ask::Sizes { family, last, misere } => {
            let lost =
                (0..=*last).filter(|n| outcome_of(&setup_of_size(family, *n, *misere)) == Some(Outcome::P));
            text(listed(lost))
        }
        Ask::Values(Listed { family, from, last }) => {
            let value = |n: u64| value_of(&position(&setup_of_size(family, n, false))?);
            let all: Option<Vec<u64>> = (*from..=*last).map(value).collect();
            text(listed(all?))
        }
        Ask::Roots(c) => text(listed(roots(*c))),
        Ask::Formula(asked) => text(asked.answer.clone()),
        Ask::Choice(choices) => choices.iter().position(|choice| choice.right).map(RightAnswer::Chosen),
        Ask::Move | Ask::Moves | Ask::Win => {
            Some(RightAnswer::Moves(winning_moves(&position(board)?, board, 20)))
        }
        Ask::Break(_) => None,
    }
}

fn outcome_text(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::N => "N: whoever moves wins",
        Outcome::P => "P: whoever moves loses",
        Outcome::D => "nobody: a draw",
    }
}

fn listed(numbers: impl IntoIterator<Item = u64>) -> String {
    numbers.into_iter().map(|n| n.to_string()).collect::<Vec<_>>().join(", ")
}
