//! Whether an answer is right, and what the board has to say against one that is not.
use super::{
    Ask, Figure, Listed, Setup,
    family::{notation_of_size, setup_of_size},
    figure::{WORK, roots, value_of},
};
use crate::core::{Budget, Game, Outcome, verdict, winning};
use crate::games::open;
use std::rc::Rc;

/// An answer.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum LearnerAnswer<'a> {
    /// What was typed: a number, or several.
    Typed(&'a str),
    Outcome(Outcome),
    /// One of the answers to choose from.
    Chosen(usize),
}

/// What comes of an answer.
#[derive(Clone, PartialEq, Debug)]
pub enum JudgedAnswer {
    Right,
    Wrong(Objection),
    /// It cannot be read; this was expected.
    Unread(&'static str),
}

/// What speaks against a wrong answer, mostly on the board. It does not tell the right one.
#[derive(Clone, PartialEq, Debug)]
pub enum Objection {
    Nothing,
    /// This sentence.
    Because(String),
    /// The position beside a Nim pile of the answer would be lost for whoever moves, were it right; but the move that is
    /// shown wins.
    Beside(Setup),
    /// As for `Beside`, but the winning move is left to find, since it would tell the value.
    BesideAsked(Setup),
    /// The position was said to be lost; the move that is shown wins.
    Won(Setup),
    /// The position was said to be won: then let it be won against the computer.
    WinIt(Setup),
    /// The position was said to be drawn, and is lost: then let the draw be held against the computer.
    HoldIt(Setup),
    /// The position was said to be lost; the move that is shown keeps a draw.
    Kept(Setup),
    /// A size in the list that is no P-position, and its position with a winning move.
    Listed(u64, Setup),
    /// The value given for this size is wrong: what the board shows against it, if anything.
    At(u64, Option<Setup>),
    /// A number in the list does not belong there.
    Extra(u64),
    /// Something is missing in the list.
    Missing,
    /// What the lesson says of this choice.
    Chosen(usize),
}

/// Judges an answer to what is asked about a board.
///
/// ```
/// use nimscope::learn::{Objection, Ask, Setup, LearnerAnswer, JudgedAnswer, judge};
///
/// let board = Setup::of("nim/3+5");
/// assert_eq!(judge(&Ask::Value, &board, LearnerAnswer::Typed("6")), JudgedAnswer::Right);
/// // Were the value 1, this would be a P-position beside a pile of 1.
/// let JudgedAnswer::Wrong(Objection::Beside(shown)) = judge(&Ask::Value, &board, LearnerAnswer::Typed("1")) else { panic!() };
/// assert_eq!((&*shown.position, shown.next.as_deref()), ("nim/3+5&nim/1", Some("1:2-3")));
/// assert!(matches!(judge(&Ask::Value, &board, LearnerAnswer::Typed("x")), JudgedAnswer::Unread(_)));
/// ```
pub fn judge(ask: &Ask, board: &Setup, given: LearnerAnswer) -> JudgedAnswer {
    match (ask, given) {
        (Ask::Value, LearnerAnswer::Typed(text)) => number(text, |n| value(board, n)),
        (Ask::Number(Figure::Value(position)), LearnerAnswer::Typed(text)) => {
            number(text, |n| value(&Setup::of(position.clone()), n))
        }
        (Ask::Number(figure), LearnerAnswer::Typed(text)) => number(text, |n| match figure.number() {
            Some(right) if right == n => JudgedAnswer::Right,
            _ => JudgedAnswer::Wrong(figure.against(n).map_or(Objection::Nothing, Objection::Because)),
        }),
        (Ask::Sizes { family, last, misere }, LearnerAnswer::Typed(text)) => match sizes(text, *last) {
            Some(listed) => list(family, *last, *misere, &listed),
            None => JudgedAnswer::Unread("numbers with commas between them"),
        },
        (Ask::Values(asked), LearnerAnswer::Typed(text)) => values(asked, text),
        (Ask::Roots(c), LearnerAnswer::Typed(text)) => match numbers(text) {
            Some(given) => set(&roots(*c), &given),
            None => JudgedAnswer::Unread("numbers with commas between them"),
        },
        (Ask::Outcome | Ask::Ending, LearnerAnswer::Outcome(said)) => outcome(board, said),
        (Ask::Choice(choices), LearnerAnswer::Chosen(at)) => match choices.get(at) {
            Some(choice) if choice.right => JudgedAnswer::Right,
            _ => JudgedAnswer::Wrong(Objection::Chosen(at)),
        },
        _ => JudgedAnswer::Unread("an answer on the board"),
    }
}

/// The notations whose rules judging an answer needs: see [`ready`](crate::games::ready).
///
/// ```
/// use nimscope::learn::{Ask, Setup, needs};
///
/// assert_eq!(needs(&Ask::Value, &Setup::of("kayles/5")), ["kayles/5&nim/0"]);
/// ```
pub fn needs(ask: &Ask, board: &Setup) -> Vec<String> {
    match ask {
        Ask::Value => vec![format!("{}&nim/0", board.position)],
        Ask::Number(Figure::Value(position)) => vec![format!("{position}&nim/0")],
        Ask::Number(figure) => figure.position().map(Into::into).into_iter().collect(),
        Ask::Sizes { family, .. } => vec![notation_of_size(family, 1)],
        Ask::Values(listed) => vec![format!("{}&nim/0", notation_of_size(&listed.family, listed.from))],
        Ask::Formula(asked) => vec![format!("{}&nim/0", notation_of_size(&asked.family, asked.from))],
        Ask::Outcome | Ask::Ending | Ask::Move | Ask::Moves | Ask::Win => vec![board.position.clone()],
        Ask::Choice(_) | Ask::Roots(_) => Vec::new(),
        Ask::Break(trial) => trial.positions.clone(),
    }
}

/// The board after a move, with the reply that refutes it; none where the move wins, or keeps a draw that is the most
/// there is.
///
/// ```
/// use nimscope::learn::{Setup, refuted_by};
///
/// let board = Setup::of("nim/1+2");
/// assert_eq!(refuted_by(&board, "2-1"), None);
/// let refuted = refuted_by(&board, "1-1").unwrap();
/// assert_eq!((refuted.moves, refuted.next), (vec!["1-1".to_string()], Some("2-2".to_string())));
/// ```
pub fn refuted_by(board: &Setup, made: &str) -> Option<Setup> {
    let game = position(board)?;
    let own = winning_moves(&game, board, usize::MAX);
    if own.iter().any(|notation| notation == made) {
        return None;
    }
    let after = game.play(made).ok()?;
    let next = winning_moves(&after, board, 1).into_iter().next();
    // Not every move is listed: of loops that divide a region in the same way one stands for all.
    let lost = || verdict(&*after, board.convention(), &mut Budget::new(WORK)).ok()?.outcome();
    if next.is_none() && lost() == Some(Outcome::P) {
        return None;
    }
    let moves = board.moves.iter().cloned().chain([made.to_string()]).collect();
    Some(Setup { moves, next, ..board.clone() })
}

/// The position on a board.
pub fn position(board: &Setup) -> Option<Rc<dyn Game>> {
    board.moves.iter().try_fold(open(&board.position).ok()?, |game, mv| game.play(mv).ok())
}

/// The winning moves.
pub fn winning_moves(game: &Rc<dyn Game>, board: &Setup, limit: usize) -> Vec<String> {
    let found = winning(&**game, board.convention(), limit, &mut Budget::new(WORK));
    found.map(|found| found.moves.into_iter().map(|mv| mv.notation).collect()).unwrap_or_default()
}

/// The outcome on a board; none where it is not solved.
pub fn outcome_of(board: &Setup) -> Option<Outcome> {
    verdict(&*position(board)?, board.convention(), &mut Budget::new(WORK)).ok()?.outcome()
}

/// Largest number that is put beside a position as a pile.
const TALLEST: u64 = 40;

fn number(text: &str, judge: impl FnOnce(u64) -> JudgedAnswer) -> JudgedAnswer {
    let digits = text.trim().trim_start_matches(['∗', '*']);
    digits.parse().map_or(JudgedAnswer::Unread("a number, such as 3"), judge)
}

fn value(board: &Setup, said: u64) -> JudgedAnswer {
    let Some(game) = position(board) else { return JudgedAnswer::Wrong(Objection::Nothing) };
    let Some(value) = value_of(&game) else { return JudgedAnswer::Wrong(Objection::Nothing) };
    if value == said {
        return JudgedAnswer::Right;
    }
    if said > TALLEST {
        return JudgedAnswer::Wrong(Objection::Nothing);
    }
    let pile = format!("&nim/{said}");
    let beside = Setup::of(if said == 0 { game.notation() } else { game.notation() + &pile });
    let Some(sum) = position(&beside) else { return JudgedAnswer::Wrong(Objection::Nothing) };
    // A move in the position itself, so that it does not tell the value.
    let stays = |notation: &String| {
        said == 0 || sum.play(notation).is_ok_and(|after| after.notation().ends_with(&pile))
    };
    match winning_moves(&sum, &beside, usize::MAX).into_iter().find(stays) {
        Some(next) => JudgedAnswer::Wrong(Objection::Beside(Setup { next: Some(next), ..beside })),
        None => JudgedAnswer::Wrong(Objection::BesideAsked(beside)),
    }
}

/// A board with its first best move shown.
fn with_best(board: &Setup) -> Setup {
    let next = position(board).and_then(|game| winning_moves(&game, board, 1).into_iter().next());
    Setup { next, ..board.clone() }
}

fn outcome(board: &Setup, said: Outcome) -> JudgedAnswer {
    let over = position(board).is_some_and(|game| game.move_count() == 0);
    match outcome_of(board) {
        Some(outcome) if outcome == said => JudgedAnswer::Right,
        // Where no move is left there is nothing to play out.
        Some(outcome) if over => {
            let then = match outcome {
                Outcome::P => "whoever is to move has lost",
                Outcome::N => "whoever is to move has won",
                Outcome::D => "nobody has won",
            };
            JudgedAnswer::Wrong(Objection::Because(format!("No move is left: {then}.")))
        }
        Some(Outcome::N) => JudgedAnswer::Wrong(Objection::Won(with_best(board))),
        Some(_) if said == Outcome::N => {
            JudgedAnswer::Wrong(Objection::WinIt(Setup { answered: true, ..board.clone() }))
        }
        Some(Outcome::D) => JudgedAnswer::Wrong(Objection::Kept(with_best(board))),
        Some(Outcome::P) => JudgedAnswer::Wrong(Objection::HoldIt(Setup { answered: true, ..board.clone() })),
        None => JudgedAnswer::Wrong(Objection::Nothing),
    }
}

/// Reads `0, 4, 8` or `0, 2 mod 7`: the sizes up to `last`.
fn sizes(text: &str, last: u64) -> Option<Vec<u64>> {
    let text = text.trim().trim_end_matches(['…', '.', ' ', ',']);
    let (numbers, modulus) = match text.split_once("mod") {
        Some((numbers, modulus)) => {
            (numbers, Some(modulus.trim().trim_end_matches(')').parse::<u64>().ok()?))
        }
        None => (text, None),
    };
    let words =
        numbers.split([',', ' ', ';', '(', '{', '}']).filter(|word| !["", "and", "…", "..."].contains(word));
    let listed: Vec<u64> = words.map(|word| word.parse().ok()).collect::<Option<_>>()?;
    match modulus {
        _ if listed.is_empty() => None,
        Some(0) => None,
        Some(modulus) => {
            Some((0..=last).filter(|n| listed.iter().any(|r| r % modulus == n % modulus)).collect())
        }
        None => Some(listed),
    }
}

/// Numbers with commas or blanks between them.
fn numbers(text: &str) -> Option<Vec<u64>> {
    let words = text.split([',', ' ', ';', '{', '}']).filter(|word| !["", "and", "…", "..."].contains(word));
    let found: Vec<u64> =
        words.map(|word| word.trim_start_matches('∗').parse().ok()).collect::<Option<_>>()?;
    Some(found).filter(|found| !found.is_empty())
}

/// Judges a set by what does not belong there, and then by what is missing.
fn set(wanted: &[u64], given: &[u64]) -> JudgedAnswer {
    match given.iter().find(|number| !wanted.contains(number)) {
        Some(extra) => JudgedAnswer::Wrong(Objection::Extra(*extra)),
        None if wanted.iter().all(|number| given.contains(number)) => JudgedAnswer::Right,
        None => JudgedAnswer::Wrong(Objection::Missing),
    }
}

/// Judges values by the first that is wrong.
fn values(Listed { family, from, last }: &Listed, text: &str) -> JudgedAnswer {
    let Some(given) = numbers(text) else { return JudgedAnswer::Unread("values with commas between them") };
    let count = usize::try_from(last - from + 1).unwrap_or(usize::MAX);
    for (said, size) in given.iter().zip(*from..=*last) {
        match value(&setup_of_size(family, size, false), *said) {
            JudgedAnswer::Wrong(Objection::Beside(board) | Objection::BesideAsked(board)) => {
                return JudgedAnswer::Wrong(Objection::At(size, Some(board)));
            }
            JudgedAnswer::Wrong(_) => return JudgedAnswer::Wrong(Objection::At(size, None)),
            _ => {}
        }
    }
    match given.len() {
        less if less < count => JudgedAnswer::Wrong(Objection::Missing),
        more if more > count => JudgedAnswer::Unread("no more values than were asked for"),
        _ => JudgedAnswer::Right,
    }
}

fn list(family: &str, last: u64, misere: bool, listed: &[u64]) -> JudgedAnswer {
    let lost = |n: u64| outcome_of(&setup_of_size(family, n, misere)) == Some(Outcome::P);
    if let Some(n) = listed.iter().copied().find(|n| *n <= last && !lost(*n)) {
        return JudgedAnswer::Wrong(Objection::Listed(n, with_best(&setup_of_size(family, n, misere))));
    }
    let missing: Vec<u64> = (0..=last).filter(|n| lost(*n) && !listed.contains(n)).take(2).collect();
    match missing[..] {
        [] => JudgedAnswer::Right,
        // Many do not think of the position in which nothing is left.
        [0] => JudgedAnswer::Wrong(Objection::Because("0 is missing: from there nobody can move.".into())),
        _ => JudgedAnswer::Wrong(Objection::Missing),
    }
}

#[cfg(test)]
mod tests;
