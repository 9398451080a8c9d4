//! The laws of each kind of question: the right answer is accepted, wrong ones are not, and what is shown against them
//! is true.
use crate::laws::{of_board, of_choice, of_trial, on_board, wins};
use nimscope::core::{Budget, Outcome};
use nimscope::learn::{
    Ask, Conjecture, JudgedAnswer, LearnerAnswer, Objection, RightAnswer, Setup, WORK,
    formula::{FormulaStatus, begin},
    judge, notation_of_size, outcome_of, position, right_answer, setup_of_size,
};

/// Checks a question: the right answer is accepted, wrong ones are not, and what is shown against them is true.
pub fn of_ask(ask: &Ask, board: &Setup) -> Vec<String> {
    match ask {
        Ask::Value => {
            let Some(RightAnswer::Text(value)) = right_answer(ask, board) else {
                return vec!["the value asked for is not known".into()];
            };
            let value: u64 = value.parse().expect("a value is a number");
            let judged = |n: u64| judge(ask, board, LearnerAnswer::Typed(&n.to_string()));
            let mut wrong = right(&judged(value));
            for other in (0..value + 3).filter(|n| *n != value) {
                wrong.extend(refuted(&judged(other)));
            }
            wrong
        }
        Ask::Number(figure) => match figure.number() {
            None => vec!["the number asked for is not known".into()],
            Some(n) => {
                let no = judge(ask, board, LearnerAnswer::Typed(&(n + 1).to_string()));
                [right(&judge(ask, board, LearnerAnswer::Typed(&n.to_string()))), refuted(&no)].concat()
            }
        },
        Ask::Outcome | Ask::Ending => {
            let Some(outcome) = outcome_of(board) else { return vec!["the outcome is not known".into()] };
            if *ask == Ask::Outcome && outcome == Outcome::D {
                return vec!["it asks for N or P, and nobody wins".into()];
            }
            let all: &[Outcome] = match ask {
                Ask::Ending => &[Outcome::N, Outcome::P, Outcome::D],
                _ => &[Outcome::N, Outcome::P],
            };
            let others = all.iter().copied().filter(|other| *other != outcome);
            let no = others.flat_map(|other| refuted(&judge(ask, board, LearnerAnswer::Outcome(other))));
            right(&judge(ask, board, LearnerAnswer::Outcome(outcome))).into_iter().chain(no).collect()
        }
        Ask::Move | Ask::Moves | Ask::Win => on_board(board),
        Ask::Sizes { family, last, misere } => {
            let lost: Option<Vec<u64>> = (0..=*last)
                .filter_map(|n| match outcome_of(&setup_of_size(family, n, *misere)) {
                    Some(Outcome::P) => Some(Some(n)),
                    Some(_) => None,
                    None => Some(None),
                })
                .collect();
            let Some(lost) = lost else { return vec!["not all sizes can be solved".into()] };
            let text = |list: &[u64]| list.iter().map(u64::to_string).collect::<Vec<_>>().join(", ");
            let mut wrong = right(&judge(ask, board, LearnerAnswer::Typed(&text(&lost))));
            wrong.extend(refuted(&judge(ask, board, LearnerAnswer::Typed(&text(&lost[1..])))));
            if let Some(other) = (0..=*last).find(|n| !lost.contains(n)) {
                wrong.extend(refuted(&judge(
                    ask,
                    board,
                    LearnerAnswer::Typed(&text(&[&lost[..], &[other]].concat())),
                )));
            }
            wrong
        }
        Ask::Values(asked) => {
            let Some(RightAnswer::Text(all)) = right_answer(ask, board) else {
                return vec!["not all values are known".into()];
            };
            let numbers: Vec<u64> = all.split(", ").filter_map(|word| word.parse().ok()).collect();
            let text = |list: &[u64]| list.iter().map(u64::to_string).collect::<Vec<_>>().join(" ");
            let judged = |text: &str| judge(ask, board, LearnerAnswer::Typed(text));
            let mut wrong = right(&judged(&all));
            wrong.extend(refuted(&judged(&text(&numbers[1..]))).into_iter().filter(|_| numbers.len() > 1));
            for (at, size) in (0..numbers.len()).zip(asked.from..) {
                let mut other = numbers.clone();
                other[at] += 1;
                let judged = judged(&text(&other));
                wrong.extend(refuted(&judged));
                if !matches!(judged, JudgedAnswer::Wrong(Objection::At(found, _)) if found == size) {
                    wrong.push(format!("a mistake at {size} is told of another size: {judged:?}"));
                }
            }
            wrong
        }
        Ask::Roots(c) => {
            let judged = |text: &str| judge(ask, board, LearnerAnswer::Typed(text));
            let Some(RightAnswer::Text(all)) = right_answer(ask, board) else {
                return vec!["there are no roots".into()];
            };
            let one = all.split(", ").next().unwrap_or_default();
            let less = refuted(&judged(one));
            let other = refuted(&judged(&format!("{all}, {}", 70_000 + c)));
            [right(&judged(&all)), less, other].concat()
        }
        Ask::Formula(asked) => of_formula(asked),
        Ask::Choice(choices) => {
            let count = choices.iter().filter(|choice| choice.right).count();
            let one = (count != 1).then(|| format!("{count} right answers to choose from"));
            choices.iter().flat_map(of_choice).chain(one).collect()
        }
        Ask::Break(trial) => of_trial(trial),
    }
}

/// Checks a question about a formula: the formula told as the answer is right as far as it is checked; a different one
/// is not; and where the values come from a lab, they are those of the game shown.
fn of_formula(asked: &Conjecture) -> Vec<String> {
    let held = |text: &str| {
        let mut check = match begin(asked, text) {
            Ok(check) => check,
            Err(error) => return Err(format!("`{text}`: {error}")),
        };
        loop {
            match check.advance() {
                FormulaStatus::Further(_) => {}
                held => return Ok(held),
            }
        }
    };
    let mut wrong = Vec::new();
    match held(&asked.answer) {
        Ok(FormulaStatus::Proved) => {}
        Ok(FormulaStatus::Agrees(last)) if last == asked.last && last >= asked.from + 10 => {}
        other => wrong.push(format!("`{}`: {other:?}", asked.answer)),
    }
    let (_, right) = asked.answer.split_once(if asked.outcomes { "iff" } else { "=" }).unwrap_or_default();
    let other = match asked.outcomes {
        true => format!("P iff not ({right})"),
        false => format!("g(n) = ({right}) + 1"),
    };
    match held(&other) {
        Ok(FormulaStatus::Fails(failure)) if failure.size == asked.from => {}
        found => wrong.push(format!("`{other}`: {found:?}")),
    }
    if !matches!(held(if asked.outcomes { "P iff P" } else { "g(n) = g(n)" }), Ok(FormulaStatus::Circular(_)))
    {
        wrong.push("what says nothing is taken".into());
    }
    let known = asked.source.as_deref().map(|source| {
        let values = nimscope::labs::sequence::Source::read(source, true).expect("it is read above");
        nimscope::labs::sequence::first(values, 120).0
    });
    let Some(known) = known else { return wrong };
    for size in asked.from..=asked.last.min(120) {
        let board = Setup::of(notation_of_size(&asked.family, size));
        let value = position(&board).and_then(|game| game.value(&mut Budget::new(WORK)).ok());
        let value = value.map(|value| value.0);
        let lab = known.values().get(size as usize).copied().map(u64::from);
        if lab.is_none() || lab != value {
            wrong.push(format!("{} has the value {value:?}, not {lab:?}", board.position));
        }
    }
    wrong
}

fn right(judged: &JudgedAnswer) -> Vec<String> {
    if *judged == JudgedAnswer::Right {
        Vec::new()
    } else {
        vec![format!("the right answer is not taken: {judged:?}")]
    }
}

/// Whether the move that is shown on a drawn board keeps the draw.
fn keeps(board: &Setup) -> bool {
    let moves = board.moves.iter().chain(&board.next).cloned().collect();
    let after = Setup { moves, next: None, ..board.clone() };
    board.next.is_some() && [board, &after].iter().all(|board| outcome_of(board) == Some(Outcome::D))
}

fn refuted(judged: &JudgedAnswer) -> Vec<String> {
    let JudgedAnswer::Wrong(against) = judged else {
        return vec![format!("a wrong answer is taken: {judged:?}")];
    };
    match against {
        Objection::Nothing
        | Objection::Because(_)
        | Objection::Missing
        | Objection::Extra(_)
        | Objection::At(_, None)
        | Objection::Chosen(_) => Vec::new(),
        Objection::At(_, Some(board)) if board.next.is_none() => {
            refuted(&JudgedAnswer::Wrong(Objection::BesideAsked(board.clone())))
        }
        Objection::At(_, Some(board)) => of_board(board).or_else(|| wins(board)).into_iter().collect(),
        Objection::Beside(board) | Objection::Won(board) | Objection::Listed(_, board) => {
            let over = position(board).is_some_and(|game| game.move_count() == 0);
            let shown =
                if board.next.is_none() && !over { vec!["no move is shown".into()] } else { Vec::new() };
            of_board(board).or_else(|| wins(board)).into_iter().chain(shown).collect()
        }
        Objection::BesideAsked(board) if outcome_of(board) == Some(Outcome::N) => Vec::new(),
        Objection::WinIt(board) if outcome_of(board) != Some(Outcome::N) => Vec::new(),
        Objection::HoldIt(board) if outcome_of(board) == Some(Outcome::P) => Vec::new(),
        Objection::Kept(board) if keeps(board) => Vec::new(),
        Objection::BesideAsked(board)
        | Objection::WinIt(board)
        | Objection::HoldIt(board)
        | Objection::Kept(board) => {
            vec![format!("{} shows nothing", board.position)]
        }
    }
}
