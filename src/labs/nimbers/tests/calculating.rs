//! Results and their steps.
use super::*;
use kernels::nimbers::{power, product, square_root};

fn parts(stage: &Stage) -> Vec<String> {
    stage.lines.iter().map(|line| line.parts.join(" ")).collect()
}

/// Ferguson, Part I, 5.3.
#[test]
fn twenty_four_times_seventeen() {
    assert_eq!(answer(Operation::Product, 24, 17).sentence(), "24 ⊗ 17 = 128");
    let stages = steps(Operation::Product, 24, 17);
    assert_eq!(stages.len(), 4);
    assert_eq!(parts(&stages[0]), ["24 = 16 ⊕ 8", "17 = 16 ⊕ 1"]);
    assert_eq!(parts(&stages[1]), ["(16 ⊗ 16) ⊕ (16 ⊗ 1) ⊕ (8 ⊗ 16) ⊕ (8 ⊗ 1)"]);
    let expected = ["16 ⊗ 16 = 3/2 · 16 = 24", "16 ⊗ 1 = 16", "8 ⊗ 16 = 8 · 16 = 128", "8 ⊗ 1 = 8"];
    assert_eq!(parts(&stages[2]), expected);
    let rules: Vec<_> = stages[2].lines.iter().filter_map(|line| line.rule).collect();
    assert_eq!(rules, ["rule ii", "times 1", "rule i", "times 1"]);
    let sum = stages[3].sum.as_ref().unwrap();
    assert_eq!((&sum.numbers[..], sum.value, sum.columns), (&[24, 16, 128, 8][..], 128, 8));
    assert!(sum.digit(128, 0) && !sum.digit(24, 0) && sum.digit(24, 3));
}

/// Ferguson, Part I, 5.3.
#[test]
fn eight_times_eight() {
    let stages = steps(Operation::Product, 8, 8);
    assert_eq!(parts(&stages[0]), ["8 = 2 ⊗ 4", "8 = 2 ⊗ 4"]);
    assert_eq!(parts(&stages[1]), ["2 ⊗ 2 = 3/2 · 2 = 3", "4 ⊗ 4 = 3/2 · 4 = 6"]);
    let last = &parts(&stages[2])[0];
    assert!(last.starts_with("3 ⊗ 6 = (2 ⊕ 1) ⊗ (4 ⊕ 2)") && last.ends_with("= 13"), "{last}");
    assert_eq!(answer(Operation::Product, 8, 8).value(), "13");
}

#[test]
fn other_operations() {
    for (operation, a, b, expected) in [
        (Operation::Sum, 24, 17, "24 ⊕ 17 = 9"),
        (Operation::Quotient, 1, 11, "1 ÷ 11 = 7"),
        (Operation::Inverse, 7, 0, "1 ÷ 7 = 11"),
        (Operation::Root, 14, 0, "√14 = 10"),
        (Operation::Power, 2, 3, "2^3 = 1"),
        (Operation::Power, 0, 0, "0^0 = 1"),
        (Operation::Order, 2, 0, "order of 2 = 3"),
        (Operation::Quadratic, 1, 1, "x² ⊕ 1 ⊗ x ⊕ 1 = 0: x = 2, 3"),
    ] {
        assert_eq!(answer(operation, a, b).sentence(), expected);
    }
}

#[test]
fn the_impossible_is_said() {
    for (operation, a, b) in [
        (Operation::Quotient, 24, 0),
        (Operation::Quotient, 0, 0),
        (Operation::Inverse, 0, 0),
        (Operation::Order, 0, 0),
        (Operation::Quadratic, 1, 1 << 127),
    ] {
        let found = answer(operation, a, b);
        assert!(matches!(found.outcome, Outcome::None(_)), "{found:?}");
        assert!(found.sentence().ends_with('.'));
    }
}

#[test]
fn every_input_has_steps_of_limited_length() {
    let numbers = [0, 1, 2, 3, 7, 8, 14, 16, 255, 256, 65_536, 1 << 64, (1 << 65) - 3, 1 << 127, u128::MAX];
    for operation in Operation::ALL {
        for a in numbers {
            for b in numbers {
                let (found, stages) = (answer(operation, a, b), steps(operation, a, b));
                for stage in &stages {
                    assert!(stage.lines.len() <= MOST_LINES && !stage.title.is_empty());
                    for (a, b) in stage.lines.iter().filter_map(|line| line.product) {
                        assert!(kernels::nimbers::rule(a, b).is_none());
                    }
                }
                match found.outcome {
                    Outcome::One(value) => check(operation, a, b, value),
                    Outcome::Two(less, more) => [less, more].map(|x| check(operation, a, b, x))[0],
                    Outcome::None(_) => {}
                }
                let known = !matches!(found.outcome, Outcome::None(_));
                assert!(!known || !stages.is_empty(), "{operation:?} {a} {b}");
            }
        }
    }
}

fn check(operation: Operation, a: u128, b: u128, value: u128) {
    match operation {
        Operation::Quotient => assert_eq!(product(value, b), a),
        Operation::Inverse => assert_eq!(product(value, a), 1),
        Operation::Root => assert_eq!(product(value, value), a),
        Operation::Quadratic => assert_eq!(product(value, value) ^ product(a, value) ^ b, 0),
        Operation::Order => assert_eq!(power(a, value), 1),
        _ => {}
    }
}

#[test]
fn the_square_root_is_the_last_square() {
    let last = |a: u128| steps(Operation::Root, a, 0)[0].lines.last().unwrap().parts[1].clone();
    for a in [2, 3, 14, 200] {
        assert_eq!(last(a), format!("= {}", square_root(a)));
    }
}

#[test]
fn the_definition_is_said_where_it_can_be() {
    let said = by_definition(24, 17).unwrap();
    assert!(said.contains("the 408 values") && said.ends_with("It is 128."), "{said}");
    assert_eq!(by_definition(u128::MAX, 2), None);
    assert_eq!(by_definition(0, 5), None);
}
