//! Explanations: Ferguson's two examples word for word; all others are checked to be right.
use kernels::nimbers::{Explanation, Rule, Step, explain, product};
use proptest::prelude::*;

#[test]
fn twenty_four_times_seventeen() {
    let lines = [
        "24 ⊗ 17",
        "(16 ⊕ 8) ⊗ (16 ⊕ 1)",
        "(16 ⊗ 16) ⊕ (16 ⊗ 1) ⊕ (8 ⊗ 16) ⊕ (8 ⊗ 1)",
        "24 ⊕ 16 ⊕ 128 ⊕ 8",
        "128",
    ];
    assert_eq!(explain(24, 17).lines(9), lines);
    let Step::Expand(terms) = explain(24, 17).step else { panic!() };
    let rules = [Rule::Square, Rule::One, Rule::Smaller, Rule::One].map(Some);
    assert!(terms.iter().map(|term| term.rule).eq(rules));
}

#[test]
fn eight_times_eight() {
    let found = explain(8, 8);
    assert_eq!(found.lines(9), ["8 ⊗ 8", "(2 ⊗ 4) ⊗ (2 ⊗ 4)", "2 ⊗ 2 ⊗ 4 ⊗ 4", "3 ⊗ 6", "13"]);
    let Step::Factor { products, .. } = found.step else { panic!() };
    let lines =
        ["3 ⊗ 6", "(2 ⊕ 1) ⊗ (4 ⊕ 2)", "(2 ⊗ 4) ⊕ (2 ⊗ 2) ⊕ (1 ⊗ 4) ⊕ (1 ⊗ 2)", "8 ⊕ 3 ⊕ 4 ⊕ 2", "13"];
    assert_eq!(products.iter().map(|product| product.lines(9)).collect::<Vec<_>>(), [lines]);
}

#[test]
fn long_sums_are_cut() {
    assert_eq!(explain(7, 7).lines(2)[2..], ["(4 ⊗ 4) ⊕ (4 ⊗ 2) ⊕ …", "6 ⊕ 8 ⊕ …", "4"]);
    assert_eq!(explain(1, 5).lines(9), ["1 ⊗ 5", "5"]);
}

fn check(found: &Explanation) {
    assert_eq!(found.value, product(found.a, found.b));
    match &found.step {
        Step::Rule(_) => {
            assert!(kernels::nimbers::rule(found.a, found.b).is_some_and(|(_, value)| value == found.value))
        }
        Step::Expand(terms) => {
            assert_eq!(terms.iter().fold(0, |sum, term| sum ^ term.value), found.value);
            assert!(terms.iter().all(|term| term.value == product(term.a, term.b)));
        }
        Step::Factor { a, b, factors, products } => {
            let all = |factors: &[u128]| factors.iter().fold(1, |so_far, factor| product(so_far, *factor));
            assert_eq!([all(a), all(b), all(factors)], [found.a, found.b, found.value]);
            products.iter().for_each(check);
            assert_eq!(products.last().map_or(factors[0], |last| last.value), found.value);
        }
    }
}

proptest! {
    #[test]
    fn each_step_is_right(a in any::<u128>(), b in any::<u128>(), s in 0..128u32, x in 0..128u32, y in 0..128u32) {
        check(&explain(a >> s, b >> s));
        check(&explain(1 << x, 1 << y));
    }
}
