//! A calculation gone through line by line: the words are given, the answers are the reader's.
mod derived;
mod options;
mod reckoned;
#[cfg(test)]
mod tests;

use super::{
    Ask, Figure, Setup,
    figure::{WORK, value_of},
    outcome_of, position,
};
use crate::core::{Budget, Convention, Game, Outcome};
use crate::games::open;
use std::rc::Rc;

/// What a reader answers to a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reply {
    Number(u64),
    Yes,
    No,
    /// Neither: both sides are the same.
    Equal,
}

/// A line of a calculation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// What is given, with the markup of `core::why`.
    pub words: String,
    /// What is to be answered; none where the line only tells.
    pub answer: Option<Reply>,
    /// What is said once it is answered; mostly nothing.
    pub comment: String,
}

impl Line {
    fn tell(words: impl Into<String>) -> Self {
        Self { words: words.into(), answer: None, comment: String::new() }
    }
    fn ask(words: impl Into<String>, answer: Reply) -> Self {
        Self { words: words.into(), answer: Some(answer), comment: String::new() }
    }
    fn number(words: impl Into<String>, answer: u64) -> Self {
        Self::ask(words, Reply::Number(answer))
    }
    fn whether(words: impl Into<String>, yes: bool) -> Self {
        Self::ask(words, if yes { Reply::Yes } else { Reply::No })
    }
    fn then(self, told: impl Into<String>) -> Self {
        Self { comment: told.into(), ..self }
    }
}

/// Whether there is a walk to the answer of such a question, unless its position is too large: see [`walk`].
pub fn walks(ask: &Ask) -> bool {
    match ask {
        Ask::Value | Ask::Outcome | Ask::Ending => true,
        Ask::Number(figure) => {
            !matches!(figure, Figure::Longest(_) | Figure::Parents(_) | Figure::Children(_))
        }
        _ => false,
    }
}

/// The way to the right answer, line by line; nothing where the question has none. The last line is the answer asked for.
/// The rules of the games that [`needs`](super::needs) names must be loaded.
///
/// ```
/// use nimscope::learn::{Ask, Reply, Setup, walk};
///
/// let lines = walk(&Ask::Value, &Setup::of("colourful/(1,2,2,2)"));
/// let said: Vec<Reply> = lines.iter().filter_map(|line| line.answer).collect();
/// // Eeny, meeny, eeny, and the value of the pile.
/// assert_eq!(said, [Reply::Equal, Reply::Equal, Reply::No, Reply::Number(2)]);
/// ```
pub fn walk(ask: &Ask, board: &Setup) -> Vec<Line> {
    let lines = match ask {
        Ask::Value => position(board).and_then(|game| of_value(&game)),
        Ask::Outcome | Ask::Ending => of_outcome(board),
        Ask::Number(Figure::Value(position)) => open(position).ok().and_then(|game| of_value(&game)),
        Ask::Number(figure) => reckoned::of(figure),
        _ => None,
    };
    lines.unwrap_or_default()
}

/// Most components whose values are asked for one by one, and most components for which each value is also derived.
const COMPONENTS: usize = 12;
const DERIVED: usize = 3;

/// The value of a position: those of its components, and their nim-sum.
fn of_value(game: &Rc<dyn Game>) -> Option<Vec<Line>> {
    let mut budget = Budget::new(WORK);
    let parts = game.parts(&mut budget);
    // The value of a graph is known of the whole alone.
    let values: Vec<u64> = match parts.len() {
        1 => vec![value_of(game)?],
        _ => parts.iter().map(|part| part.value.map(|value| value.0)).collect::<Option<_>>()?,
    };
    if parts.len() > COMPONENTS {
        return None;
    }
    let [value] = values[..] else {
        let mut lines = Vec::new();
        for (part, (view, value)) in parts.iter().zip(&values).enumerate() {
            let told = if parts.len() <= DERIVED { derived::of(&**game, part, *value) } else { Vec::new() };
            // Lines without questions say no more than the value does.
            if told.iter().filter(|line| line.answer.is_some()).count() > 1 {
                lines.extend(told);
            } else {
                let text = if view.text.is_empty() { String::new() } else { format!(", {}", view.text) };
                lines.push(Line::number(format!("{}{text}: what is its value?", view.name), *value));
            }
        }
        if values.is_empty() {
            lines.push(Line::number("No component is left: what is the value?", 0));
        }
        lines.extend(reckoned::added(&values));
        return Some(lines);
    };
    let lines = derived::of(&**game, 0, value);
    if lines.iter().filter(|line| line.answer.is_some()).count() > 1 {
        return Some(lines);
    }
    Some(options::of_value(game, value).unwrap_or(lines))
}

/// Who wins: by the value, or else by what the moves lead to.
fn of_outcome(board: &Setup) -> Option<Vec<Line>> {
    let (game, outcome) = (position(board)?, outcome_of(board));
    let valued = if board.convention() == Convention::Normal { of_value(&game) } else { None };
    let said = match outcome {
        Some(Outcome::P) => "P: whoever moves loses.",
        Some(Outcome::N) => "N: whoever moves wins.",
        Some(Outcome::D) | None => "Nobody: with good play it is a draw.",
    };
    if let (Some(mut lines), Some(outcome)) = (valued, outcome) {
        lines.push(Line::whether("Is the value 0?", outcome == Outcome::P).then(said));
        return Some(lines);
    }
    if let Some(lines) = outcome.and_then(|outcome| options::of_outcome(&game, board, outcome, said)) {
        return Some(lines);
    }
    let mut lines = derived::outcome_lines(&*game, board.convention());
    lines.push(Line::tell(said));
    Some(lines)
}
