use super::*;
use crate::learn::{JudgedAnswer, LearnerAnswer, RightAnswer, judge, right_answer};

fn figure(text: &str) -> Ask {
    Ask::Number(Figure::read(text).unwrap())
}

fn replies(lines: &[Line]) -> Vec<Reply> {
    lines.iter().filter_map(|line| line.answer).collect()
}

#[test]
fn a_nim_sum_is_walked_column_by_column() {
    let lines = walk(&figure("nim-sum 13 12 8"), &Setup::default());
    let numbers = [3, 2, 0, 1, 9].map(Reply::Number);
    assert_eq!(replies(&lines), numbers);
    assert_eq!(lines[1].comment, "Odd: 8 stands in the sum.");
    assert_eq!(lines[0].words, "In binary $13 = 1101_2$, $12 = 1100_2$, $8 = 1000_2$.");
}

#[test]
fn a_value_is_walked_move_by_move_or_by_the_table_of_the_game() {
    let lines = walk(&Ask::Value, &Setup::of("subtraction:1,2,3/6"));
    assert_eq!(replies(&lines), [1, 0, 3, 2].map(Reply::Number));
    assert_eq!(lines[1].words, "take 1, leaves 5: which value?");
    let lines = walk(&Ask::Value, &Setup::of("nim/2"));
    assert_eq!(replies(&lines), [1, 0, 2].map(Reply::Number));
    let lines = walk(&Ask::Value, &Setup::of("nim/30+5&kayles/2"));
    assert_eq!(replies(&lines), [30, 5, 2, 27, 25].map(Reply::Number));
}

#[test]
fn an_outcome_is_walked_in_either_convention() {
    let lines = walk(&Ask::Outcome, &Setup::of("nim/3+5+6"));
    assert_eq!(
        lines.last().map(|line| (line.answer, &*line.comment)),
        Some((Some(Reply::Yes), "P: whoever moves loses."))
    );
    let misere = Setup { misere: true, ..Setup::of("subtraction:1,2,3/5") };
    let lines = walk(&Ask::Outcome, &misere);
    assert_eq!(replies(&lines), [Reply::No, Reply::No, Reply::No, Reply::No]);
}

#[test]
fn what_is_large_or_no_calculation_is_not_walked() {
    assert!(walk(&Ask::Win, &Setup::of("nim/3")).is_empty());
    assert!(walk(&Ask::Value, &Setup::of("no game")).is_empty());
    assert!(walk(&figure("longest nim/3"), &Setup::default()).is_empty());
}

/// The last line of a value or a number is what the question accepts, whatever the position.
#[test]
fn a_walk_ends_at_the_right_answer() {
    for position in
        ["kayles/5", "lasker/8", "hackenbush/((())())", "grundy/5", "turning-turtles/THTTH", "rugs/5x5:2,4"]
    {
        let board = Setup::of(position);
        let lines = walk(&Ask::Value, &board);
        let Some(Reply::Number(last)) = replies(&lines).last().copied() else {
            panic!("{position}: {lines:?}")
        };
        assert_eq!(
            right_answer(&Ask::Value, &board),
            Some(RightAnswer::Text(last.to_string())),
            "{position}"
        );
        assert_eq!(judge(&Ask::Value, &board, LearnerAnswer::Typed(&last.to_string())), JudgedAnswer::Right);
    }
}
