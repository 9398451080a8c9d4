//! Hints come in steps: there are at least two before the answer, and none of them tells the answer.
use crate::laws::{plain, spans_of};
use nimscope::core::Outcome;
use nimscope::learn::{
    Ask, Block, Lesson, RightAnswer, Setup, Span, Step, outcome_of, position, right_answer,
};
use nimscope::ui::words;

/// The least number of hints for a part of an exercise.
pub const FEWEST: usize = 2;
/// The most words of a hint.
const MOST_WORDS: usize = 40;
/// Words before a number at the end of a sentence, by which the sentence states this number.
const EQUALS: [&str; 9] = ["=", "is", "are", "worth", "gives", "makes", "be", "value", "answer"];

/// What is wrong with the hints of a lesson: each question needs at least `fewest`, and none may tell the answer.
pub fn of(lesson: &Lesson, fewest: usize) -> Vec<String> {
    let steps = lesson.steps.iter().filter_map(|step| Some((step, step.ask.as_ref()?)));
    steps.flat_map(|(step, ask)| of_step(step, ask, fewest)).collect()
}

fn of_step(step: &Step, ask: &Ask, fewest: usize) -> Vec<String> {
    let name = &step.title;
    let few = step.hints.len() < fewest;
    let few = few.then(|| format!("part “{name}” has {} hints, {fewest} are the fewest", step.hints.len()));
    let board = step.board.clone().unwrap_or_default();
    let answer = right_answer(ask, &board);
    let of_hint = |hint: &Vec<Block>| {
        let text = text(hint);
        let words = text.split_whitespace().count();
        let long = words > MOST_WORDS;
        let tells = answer.as_ref().is_some_and(|answer| tells(hint, &text, answer, ask, &board));
        let long = long.then(|| format!("part “{name}”: {words} words, {MOST_WORDS} are allowed: {text}"));
        let tells = tells.then(|| format!("part “{name}” says the answer: {text}"));
        [long, tells].into_iter().flatten()
    };
    few.into_iter().chain(step.hints.iter().flat_map(of_hint)).collect()
}

fn text(hint: &[Block]) -> String {
    hint.iter().flat_map(spans_of).map(plain).collect()
}

fn tells(hint: &[Block], text: &str, answer: &RightAnswer, ask: &Ask, board: &Setup) -> bool {
    let spans: Vec<&Span> = hint.iter().flat_map(spans_of).collect();
    match (answer, ask) {
        (RightAnswer::Text(number), Ask::Value | Ask::Number(_)) => ends_with(text, number),
        (RightAnswer::Text(_), Ask::Outcome | Ask::Ending) => judges(text, board),
        (RightAnswer::Text(formula), Ask::Formula(_)) => {
            let right = formula.split_once(" iff ").or(formula.split_once(" = "));
            right.is_some_and(|(_, right)| spans.iter().any(|span| writes(span, right)))
        }
        (RightAnswer::Text(list), _) => text.contains(&**list),
        (RightAnswer::Moves(moves), _) => {
            let Some(game) = position(board) else { return false };
            let word = |mv: &String| game.read_move(mv).ok().map(|mv| words::take(&mv).to_lowercase());
            let left = |mv: &String| game.play(mv).ok().map(|after| after.notation());
            spans.iter().any(|span| match span {
                Span::Move { notation, .. } => moves.contains(notation),
                Span::Board { notation, .. } => moves.iter().filter_map(left).any(|left| left == *notation),
                _ => false,
            }) || moves.iter().filter_map(word).any(|word| text.to_lowercase().contains(&word))
        }
        (RightAnswer::Chosen(at), Ask::Choice(choices)) => {
            let right: String = choices[*at].text.iter().map(plain).collect();
            text.contains(right.trim_end_matches('.'))
        }
        (RightAnswer::Chosen(_), _) => false,
    }
}

/// Whether a sentence ends by stating this number.
fn ends_with(text: &str, number: &str) -> bool {
    text.split(['.', '?', ';', ':']).any(|sentence| {
        let words: Vec<&str> = sentence.split_whitespace().collect();
        match words[..] {
            [only] => only == number,
            [.., before, last] => last == number && EQUALS.contains(&before),
            [] => false,
        }
    })
}

/// Whether a formula is written in a span of code: alone, or within more code if it is no single word.
fn writes(span: &Span, formula: &str) -> bool {
    match span {
        Span::Code(code) => code == formula || (formula.contains(' ') && code.contains(formula)),
        _ => false,
    }
}

/// Whether a text says who wins on the board; a question may mention the outcome of other positions.
fn judges(text: &str, board: &Setup) -> bool {
    let words: &[&str] = match outcome_of(board) {
        Some(Outcome::N) => &["N-position", "whoever moves wins", "is won"],
        Some(Outcome::P) => &["P-position", "whoever moves loses", "is lost"],
        _ => &["draw"],
    };
    let said = text.split_inclusive(['.', '?', ';', ':']).filter(|sentence| !sentence.ends_with('?'));
    said.flat_map(|sentence| words.iter().map(move |word| sentence.contains(word))).any(|found| found)
}

#[test]
fn hints_that_tell_are_found() {
    let found = |question: &str, hints: &[&str]| {
        let hints: String = hints.iter().map(|hint| format!("```hint\n{hint}\n```\n")).collect();
        let read = crate::read::lesson(&format!("# A\nB · 5 minutes\n\n## C\n\nD\n\n{question}\n{hints}"));
        of(&read.unwrap().lesson, FEWEST).len()
    };
    let value = "```board\nnim/3+5\n```\n```ask\nvalue\n```";
    assert_eq!(found(value, &["Add 3 and 5 with ⊕.", "3 is 011, 5 is 101. Which columns differ?"]), 0);
    assert_eq!(found(value, &["Add 3 and 5 with ⊕."]), 1);
    assert_eq!(found(value, &["Add them.", "3 ⊕ 5 = [6](<is:nim-sum 3 5>)."]), 1);
    assert_eq!(found(value, &["Add them.", &"one ".repeat(MOST_WORDS + 1)]), 1);
    let outcome = "```board\nnim/3+5\n```\n```ask\noutcome\n```";
    assert_eq!(found(outcome, &["Is it won?", "What is (1, 1)? It is lost."]), 0);
    assert_eq!(found(outcome, &["Is 3 + 5 won?", "Make the piles equal: so it is won."]), 1);
    let mv = "```board\nnim/3+5\n```\n```ask\nmove\n```";
    assert_eq!(found(mv, &["[One](move:2-1) of the 5?", "[Equal](board:nim/1+1) piles cancel."]), 0);
    assert_eq!(found(mv, &["[Two](move:2-2) of the 5.", "That leaves [this](board:nim/3+3)."]), 2);
    let sizes = "```ask\nsizes subtraction:1,2/{n} to 7\n```";
    assert_eq!(found(sizes, &["0 is one of them.", "They are 0, 3, 6."]), 1);
    let formula = "```ask\nformula nim/{n} to 100000 as 4!.0\nanswer g(n) = n mod 4\n```";
    assert_eq!(found(formula, &["Remainders are written with `mod`.", "Write `n mod 4`."]), 1);
    let choice = "```choose\n- It does.\n  reply: No.\n+ It does not.\n  reply: Yes.\n```";
    assert_eq!(found(choice, &["Does it?", "Try: It does not"]), 1);
}
