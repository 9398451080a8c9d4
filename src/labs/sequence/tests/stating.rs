//! Statements about the values.
use super::*;
use crate::labs::statement::{NoValue, Side};

/// The check of a statement about a game, with its title.
fn check(game: &str, upto: usize, text: &str) -> (Check, String) {
    let results = results(game, upto);
    let mut check = Check::new(text, upto).unwrap_or_else(|error| panic!("{text}: {error}"));
    while check.advance(&results, if upto == 5000 { 700 } else { usize::MAX }) {}
    let title = check.title();
    (check, title)
}

#[test]
fn conjectures_are_checked_proved_or_refuted() {
    for (game, text, title) in [
        ("at-most-half", "g(n) = oddpart(n + 1) // 2", "holds for *n* ≤ 5\u{202f}000"),
        ("dim-plus", "g(n) = v2(n) + 1", "fails at *n* = 0"),
        ("dim-plus", "n = 0 or g(n) = v2(n) + 1", "holds for *n* ≤ 5\u{202f}000"),
        ("4.[3]", "g(n) = if n mod 4 = 3 then n + 1 else n", "fails at *n* = 4"),
        ("4.[3]", "g(n) = if n = 0 then 0 else n + [0 - 1, 0, 0, 1][n mod 4]", "proved for all *n*"),
        ("{1,3,4}", "P iff n mod 7 = 0", "fails at *n* = 2"),
        ("{1,3,4}", "P iff n mod 7 = 0 or n mod 7 = 2", "proved for all *n*"),
        ("0.77", "n < 82 or g(n) = g(n - 12)", "fails at *n* = 82"),
        ("0.77", "n < 83 or g(n) = g(n - 12)", "proved for all *n*"),
        ("0.77", "g(n) < 9", "proved for all *n*"),
        ("impatient {1,2,3}", "n = 0 or g(n) = g[1,2,3](n - 1) + 1", "proved for all *n*"),
        ("impatient {1,2,3}", "g(n) = g[1,2,3](n - 1) + 1", "fails at *n* = 0"),
        ("0.77", "g(2 * n) < 10", "proved for all *n*"),
        ("4!.0", "g(2 * n) < 1000", "holds for *n* ≤ 2\u{202f}500"),
        ("{1,3,4}", "P iff g(x) = g(y)", "holds for *x* ≤ *y* ≤ 1\u{202f}000"),
        ("{1,3,4}", "P iff x = y", "fails at *x* = 0, *y* = 2"),
        ("0.77", "g(n) >= g[4!.0](n) - 99", "holds for *n* ≤ 2\u{202f}000"),
    ] {
        assert_eq!(check(game, 5000, text).1, title, "{game}: {text}");
    }
}

#[test]
fn a_formula_has_more_values_than_are_held() {
    let holds = |game, text: &str| check(game, 300_000, text).1;
    assert_eq!(holds("at-most-half", "g(n) = oddpart(n + 1) // 2"), "holds for *n* ≤ 300\u{202f}000");
    assert_eq!(holds("at-most-half", "n < 200000 or g(n) < 99999"), "fails at *n* = 200\u{202f}000");
    let (found, _) = check("at-most-half", 300_000, "n < 200000 or g(n) < 99999");
    let results = results("at-most-half", 300_000);
    assert_eq!(found.explanation(&results), "*g*(200\u{202f}000) = 100\u{202f}000: an N-position.");
    assert!(found.options(&results).is_some_and(|options| options.contains("~199999~ (1562)")));
    assert_eq!(found.position(&results).as_deref(), Some("at-most-half/200000"));
    // Another game that the statement names goes on, too.
    let twice = "g(n) = g[at-most-half](n)";
    assert_eq!(holds("at-most-half", twice), "holds for *n* ≤ 300\u{202f}000");
}

#[test]
fn a_counterexample_has_values_and_a_position() {
    let kayles = results("0.77", 1000);
    let (found, _) = check("0.77", 1000, "g(n) = n mod 4");
    let Finding::Fails(Counterexample { at, sides: Some([left, right]), missing: None }) = found.finding()
    else {
        panic!("{:?}", found.finding())
    };
    assert_eq!((*at, left), ([4, 0], &Side { text: "g(n)".into(), value: Ok(1) }));
    assert_eq!(right.value, Ok(0));
    assert_eq!(found.explanation(&kayles), "~g(n)~ is 1, ~n mod 4~ is 0.");
    assert_eq!(found.position(&kayles).as_deref(), Some("octal:0.77/4"));
    let (found, _) = check("0.77", 1000, "g(n) = 6 // n");
    let Finding::Fails(Counterexample { missing: Some(missing), .. }) = found.finding() else { panic!() };
    assert_eq!(missing, &("6 // n".to_string(), NoValue::Undefined));
    assert_eq!(found.explanation(&kayles), "No value: ~6 // n~ is not defined.");
    let (found, _) = check("0.77", 1000, "g(n) = 2 * n ** 2");
    assert_eq!(found.explanation(&kayles), "~g(n)~ is 1, ~2 × n ^ 2~ is 2.");
    let (found, _) = check("{1,3,4}", 1000, "P iff x = y");
    let set = results("{1,3,4}", 1000);
    assert_eq!(found.explanation(&set), "*g*(0) = 0, *g*(2) = 0: a P-position.");
    let position = found.position(&set).unwrap();
    assert_eq!(position, "subtraction:1,3,4/0+2");
    for position in [position.as_str(), "octal:0.77/0", "octal:0.77/82", "dim-plus/0"] {
        assert!(crate::games::open(position).is_ok(), "{position}");
    }
}

#[test]
fn a_proof_comes_with_its_certificate() {
    let (found, _) = check("0.77", 400, "n < 83 or g(n) = g(n - 12)");
    let numbers: Vec<String> = found.certificate().into_iter().map(|(_, number)| number).collect();
    assert_eq!(numbers, ["83", "12", "95"]);
    assert!(found.explanation(&results("0.77", 400)).ends_with("checked for *n* < 95."));
    // Seen periods prove nothing.
    assert_eq!(check("0.[17]", 400, "g(n) < 999").1, "holds for *n* ≤ 400");
}

#[test]
fn a_mistake_in_the_name_of_a_game_is_at_its_place() {
    let error = read_statement("g(n) = g[1,x](n)").unwrap_err();
    assert_eq!(error.at, 11, "{error}");
    assert_eq!(read_statement("g(n) = g[0.9x-](n)").unwrap_err().at, 13);
}

#[test]
fn options_are_told_with_their_values() {
    let options = |game: &str, text: &str| check(game, 100, text).0.options(&results(game, 100));
    for (game, text, said) in [
        ("0.77", "g(n) = n mod 4", "Its options, with their values: ~3~ (3), ~1+2~ (3), ~2~ (2), ~1+1~ (0)."),
        ("{1,3,4}", "P iff n mod 7 = 0", "Its options, with their values: ~1~ (1)."),
        ("{1,3,4}", "n > 0", "It has no options."),
        ("dim-plus", "n < 3", "Its options, with their values: ~2~ (2), ~0~ (0)."),
    ] {
        assert_eq!(options(game, text).as_deref(), Some(said), "{game}: {text}");
    }
    let many = options("0.77", "n < 40").unwrap();
    assert!(many.ends_with(", ….") && many.matches('~').count() == 24, "{many}");
    assert_eq!(options("0.77", "g(x) = 0"), None);
}
