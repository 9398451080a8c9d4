//! Random texts: none panics, and checking many n at once is the same as checking them one by one.
use super::*;
use proptest::prelude::*;

/// Random statements, mostly sound.
fn numbers() -> impl Strategy<Value = String> {
    let leaf = prop_oneof![
        Just("n".to_string()),
        Just("g(n)".into()),
        (0..20i64).prop_map(|n| n.to_string()),
        Just("4611686018427387000".into()),
    ];
    leaf.prop_recursive(4, 24, 3, |inner| {
        let two = prop::sample::select(vec!["+", "-", "*", "//", "mod", "xor", "and", "or", "**"]);
        let one =
            prop::sample::select(vec!["wt", "v2", "len", "oddpart", "abs", "fib", "zeck", "sqrt", "-", "g"]);
        prop_oneof![
            (inner.clone(), two, inner.clone()).prop_map(|(a, op, b)| format!("({a} {op} {b})")),
            (one, inner.clone()).prop_map(|(op, a)| format!("{op}({a})")),
            (inner.clone(), inner.clone()).prop_map(|(a, b)| format!("min({a}, max(3, {b}))")),
            (inner.clone(), inner.clone(), inner.clone())
                .prop_map(|(a, b, c)| format!("(if {a} < {b} or {b} in evil then {c} else {a})")),
            inner.clone().prop_map(|a| format!("floor({a} * (1 + 3 * sqrt(7)) / 4 - 2 * sqrt(7))")),
            inner.prop_map(|a| format!("[5, 0, 7, 1][{a}]")),
        ]
    })
}

fn conditions() -> impl Strategy<Value = String> {
    let op = prop::sample::select(vec!["=", "!=", "<", "<=", ">", ">=", "divides"]);
    let set = prop::sample::select(vec!["evil", "odious", "fib", "squares", "beatty(phi)", "beatty(3/2)"]);
    let leaf = prop_oneof![
        (numbers(), op, numbers()).prop_map(|(a, op, b)| format!("{a} {op} {b}")),
        (numbers(), set).prop_map(|(a, set)| format!("{a} in {set}")),
        Just("P".to_string()),
    ];
    leaf.prop_recursive(2, 4, 2, |inner| {
        let op = prop::sample::select(vec!["and", "or", "xor", "iff"]);
        prop_oneof![
            (inner.clone(), op, inner.clone()).prop_map(|(a, op, b)| format!("({a} {op} {b})")),
            inner.prop_map(|a| format!("not ({a})")),
        ]
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 800, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_text_panics(text in "(g|n|P|x|y|iff|or|and|not|mod|in|if|then|else|floor|phi|sqrt|beatty|\\[|\\]|\\(|\\)|[-+*/=<>!,]| |[0-9]|\\PC){0,40}") {
        if let Err(misread) = Statement::read(&text) {
            prop_assert!(misread.range.start <= misread.range.end && misread.range.end <= text.len());
            prop_assert!(text.is_char_boundary(misread.range.start));
        }
    }

    #[test]
    fn many_at_once_are_as_one_by_one(text in conditions(), from in prop_oneof![0..50i64, 9_999_000..10_000_000i64]) {
        let Ok(statement) = Statement::read(&text) else { return Ok(()) };
        let held: Vec<u16> = (0..700).map(|n| n % 13 * 5).collect();
        let games = [Values { period: Some([600, 26, 1]), ..Values::of(&held) }];
        let mut runner = Runner::new(&statement.program);
        for n in from..from + 40 {
            let one = statement.holds([n, 0], &games);
            let many = runner.first_failure(statement.truth, n, n + 1, &games).is_none();
            prop_assert_eq!(one == Ok(true), many, "{} at {}: {:?}", text, n, one);
        }
        let slow = (from..from + 1200).find(|n| statement.holds([*n, 0], &games) != Ok(true));
        prop_assert_eq!(statement.first_failure(from, from + 1200, &games), slow, "{}", text);
    }
}
