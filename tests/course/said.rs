//! What a step says about its board: how many moves win, how many runs the piles have, and that what it compares
//! differs.
use crate::laws::{plain, spans_of};
use nimscope::learn::{Ask, Choice, Figure, Setup, Span, Step, position, winning_moves};

const NUMBERS: [&str; 6] = ["one", "two", "three", "four", "five", "six"];

/// The statements of a step that do not hold.
pub fn of(step: &Step) -> Vec<String> {
    let blocks = step.text.iter().chain(step.hints.iter().flatten());
    let spans: Vec<&Span> = blocks.flat_map(spans_of).collect();
    let text: String = spans.iter().map(|span| plain(span)).collect();
    let text = format!("{} {text}", step.title).to_lowercase();
    let board = step.board.as_ref();
    let ways = board.filter(|_| matches!(step.ask, Some(Ask::Move | Ask::Moves | Ask::Win)));
    let choices = match &step.ask {
        Some(Ask::Choice(choices)) => choices.as_slice(),
        _ => &[],
    };
    let verdicts = choices.iter().filter_map(verdict);
    let compared = text.contains("compare ").then(|| compared(&spans)).flatten();
    ways.and_then(|board| winning(&text, board))
        .into_iter()
        .chain(board.and_then(|board| runs(&text, board)))
        .chain(compared)
        .chain(verdicts)
        .collect()
}

/// “Two ways to win”: the board must have as many winning moves.
fn winning(text: &str, board: &Setup) -> Option<String> {
    let said = |(word, count): (&str, usize)| {
        let plural = [format!("{word} ways"), format!("{word} winning moves"), format!("there are {word}.")];
        (plural.iter().any(|phrase| text.contains(phrase))).then_some(count)
    };
    let one = ["is only one", "only winning move"].iter().any(|phrase| text.contains(phrase));
    let both = text.contains("both ways").then_some(2);
    let said = NUMBERS.into_iter().zip(1..).find_map(said).or(both).or(one.then_some(1))?;
    let true_ = winning_moves(&position(board)?, board, usize::MAX).len();
    (said != true_).then(|| format!("it says that {said} moves win, and {true_} do"))
}

/// “Piles of four runs each”: the piles must have as many.
fn runs(text: &str, board: &Setup) -> Option<String> {
    let piles = board.position.strip_prefix("colourful/")?;
    let (_, said) =
        NUMBERS.into_iter().zip(1..).find(|(word, _)| text.contains(&format!("{word} runs each")))?;
    let other = piles.split('+').find(|pile| pile.matches(',').count() + 1 != said)?;
    Some(format!("it says {said} runs each, and one is {other}"))
}

/// “Compare this with that”: both must be shown, and differ in value.
fn compared(spans: &[&Span]) -> Option<String> {
    let value = |span: &&Span| match span {
        Span::Board { notation, .. } => Figure::read(&format!("value {notation}"))?.number(),
        _ => None,
    };
    let values: Vec<u64> = spans.iter().filter_map(value).collect();
    let differ = values.len() > 1 && values.windows(2).all(|two| two[0] != two[1]);
    (!differ).then(|| format!("it compares boards of the values {values:?}"))
}

/// A reply must not begin with “Right” or “Wrong”: the page itself says “Right.” or “Not yet.” before it.
fn verdict(choice: &Choice) -> Option<String> {
    let text: String = choice.text.iter().map(plain).collect();
    let begins = ["Right", "Wrong"].iter().any(|word| text.starts_with(word));
    begins.then(|| format!("the page judges, not the answer: {text}"))
}

#[test]
fn what_is_said_wrongly_is_found() {
    let found = |step: &str| {
        let read = crate::read::lesson(&format!("# A\nB · 5 minutes\n\n## {step}")).unwrap();
        of(&read.lesson.steps[0])
    };
    let ways = |title: &str, size: u64| {
        found(&format!("{title}\n\nA\n\n```board\nsubtraction:1,3,4/{size}\n```\n\n```ask\nmoves\n```\n"))
    };
    assert_eq!(ways("Two ways to win", 11), ["it says that 2 moves win, and 1 do"]);
    assert!(ways("Two ways to win", 10).is_empty());
    assert_eq!(ways("There is only one", 10), ["it says that 1 moves win, and 2 do"]);
    let piles = |piles: &str| {
        found(&format!(
            "A\n\nTwo piles of four runs each.\n\n```board\ncolourful/{piles}\n```\n\n```ask\nwin\n```\n"
        ))
    };
    assert_eq!(piles("(1,2,2,2)+(2,1,3)"), ["it says 4 runs each, and one is (2,1,3)"]);
    assert!(piles("(1,2,2,2)+(2,1,1,3)").is_empty());
    let with = |other: &str| found(&format!("A\n\nCompare [this](board:colourful/(1,2,2)){other}."));
    assert_eq!(with(" with (2,1,2,2)"), ["it compares boards of the values [1]"]);
    assert_eq!(with(" with [that](board:colourful/(2,1,2,2))"), ["it compares boards of the values [1, 1]"]);
    assert!(with(" with [that](board:colourful/(1,2,2,2))").is_empty());
    let choice = found("A\n\nB\n\n```choose\n- Right: it is.\n  reply: No.\n+ No.\n  reply: Yes.\n```\n");
    assert_eq!(choice, ["the page judges, not the answer: Right: it is."]);
}
