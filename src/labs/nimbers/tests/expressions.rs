//! Expressions, equations and laws, with finite numbers and with ordinals.
use super::*;
use crate::core::notation::Mistake;
use crate::labs::Values;

fn said(text: &str) -> String {
    expressed(text).unwrap_or_else(|error| panic!("{text}: {error}")).sentence()
}

fn value(text: &str) -> String {
    expressed(text).unwrap_or_else(|error| panic!("{text}: {error}")).value()
}

#[test]
fn expressions_are_read_in_signs_and_in_letters() {
    // 24 ⊗ 17 = 128 and 5³ = 5 ⊗ 5 ⊗ 5 = 7 ⊗ 5 = 13.
    for text in [
        "(24 ⊗ 17) ⊕ 5^3",
        "(24 x 17) + 5^3",
        "24*17+5³",
        "24 · 17 ⊕ 5 ^ 3",
        "((24)×((17)))+(5)^3",
        "5x5x5 + 24X17",
    ] {
        assert_eq!(value(text), (128 ^ 13).to_string(), "{text}");
    }
    assert_eq!(said("24*17+5^3"), "24 ⊗ 17 ⊕ 5³ = 141");
    assert_eq!(said("3 x (5 x 6)"), "3 ⊗ (5 ⊗ 6) = 4");
    assert_eq!(said("(3+5)*6/(2/3)"), "(3 ⊕ 5) ⊗ 6 ÷ (2 ÷ 3) = 10");
    assert_eq!(said("sqrt(8)"), "√8 = 14");
    assert_eq!(value("√14"), "10");
    assert_eq!(value("sqrt 8 x sqrt(8)"), "8");
    assert_eq!(said("1/11"), "1 ÷ 11 = 7");
}

/// Ferguson, Part I, exercise 5.5.6.
#[test]
fn exercises_of_the_course() {
    for (query, expected) in [
        ("6 ⊗ 21", "6 ⊗ 21 = 104"),
        ("25 ⊗ 40", "25 ⊗ 40 = 73"),
        ("15 ÷ 14", "15 ÷ 14 = 12"),
        ("√8", "√8 = 14"),
        ("x² ⊕ x ⊕ 6 = 0", "x² ⊕ x ⊕ 6 = 0: x = 14, 15"),
    ] {
        let found = said(query);
        let (check, ours) = (checked(query), value(query));
        assert_eq!(ours, check, "{query}");
        assert_eq!(found, expected);
    }
    // No name of an example tells an answer, and the five are there.
    let exercises = EXAMPLES.iter().filter(|(name, _)| name.starts_with("Exercise 5.5.6"));
    assert_eq!(exercises.clone().count(), 5);
    for (name, query) in exercises {
        let found = calculate(&Values::read(FIELDS, query).unwrap()).unwrap();
        assert!(!name.contains(&found.value()), "{name}");
    }
}

/// The same by the definitions in the kernel.
fn checked(query: &str) -> String {
    use kernels::nimbers::{product_by_rules as times, square_root};
    match query {
        "6 ⊗ 21" => times(6, 21).to_string(),
        "25 ⊗ 40" => times(25, 40).to_string(),
        "15 ÷ 14" => (0..16).find(|x| times(*x, 14) == 15).unwrap().to_string(),
        "√8" => square_root(8).to_string(),
        _ => {
            let roots = (0..256u128).filter(|x| times(*x, *x) ^ x ^ 6 == 0);
            roots.map(|x| x.to_string()).collect::<Vec<_>>().join(", ")
        }
    }
}

#[test]
fn equations_are_solved_and_checked() {
    for (text, expected) in [
        ("38 ⊕ x = 25", "38 ⊕ x = 25: x = 63"),
        ("7 ⊗ x = 3", "7 ⊗ x = 3: x = 6"),
        ("7 x x = 3", "7 ⊗ x = 3: x = 6"),
        ("x = x ⊗ 2 ⊕ 5", "x = x ⊗ 2 ⊕ 5: x = 10"),
        ("(x + 3) / 5 = 9", "(x ⊕ 3) ÷ 5 = 9: x = 5"),
        ("w * x = 1", "ω ⊗ x = 1: x = ω²·3"),
        ("x^2 = w", "x² = ω: x = ω²·2"),
        ("x + w^w = w^w*3 + 1", "x ⊕ ω^ω = ω^ω·3 ⊕ 1: x = ω^ω·2+1"),
        ("3*x^2 + 1 = 0", "3 ⊗ x² ⊕ 1 = 0: x = 3"),
        ("x + 1 = x", "No x makes both sides equal: they always differ by the same."),
        ("x + x = 0", "Every x makes both sides equal."),
        ("2 x 3 = 1", "2 ⊗ 3 = 1: both sides are 1"),
        ("2 x 3 = 6", "2 ⊗ 3 = 6 is false: the left side is 1, the right side 6"),
    ] {
        assert_eq!(said(text), expected, "{text}");
    }
    let found = expressed("7 ⊗ x = 3").unwrap();
    let last = found.stages.last().unwrap();
    assert_eq!((&*last.title, &*last.lines[0].parts[1]), ("Check.", "= 3 ⊕ 3 = 0"));
}

#[test]
fn ordinals_are_calculated() {
    for (text, expected) in [
        ("w x w x w", "2"),
        ("ω ⊗ ω ⊗ ω", "2"),
        ("(w)^3", "2"),
        ("w^3", "ω³"),
        ("(w^2)^3", "3"),
        ("(w)^9", "1"),
        ("(w^3)^9", "2"),
        ("(w+1)^3", "ω²+ω+3"),
        ("(w^2+w+1)^2", "ω²+ω·2+1"),
        ("w*2 x w*2", "ω²·3"),
        ("w^26 * w^26", "ω¹⁷·2"),
        ("1/w", "ω²·3"),
        ("1/(w+1)", "ω²·2+ω·2+2"),
        ("sqrt(w)", "ω²·2"),
        ("w^w*2 + w + w^w", "ω^ω·3+ω"),
        ("w*2^3", "ω"),
    ] {
        assert_eq!(value(text), expected, "{text}");
    }
    let found = expressed("ω ⊗ ω ⊗ ω").unwrap();
    let lines =
        |at: usize| found.stages[at].lines.iter().map(|line| line.parts.join(" ")).collect::<Vec<_>>();
    assert_eq!(lines(0), ["ω ⊗ ω exponents 1 + 1 in base 3 = ω²", "ω² ⊗ ω exponents 2 + 1 in base 3 = 2"]);
    assert_eq!(lines(1), ["ω ⊗ ω = ω²", "ω² ⊗ ω = 2"]);
    assert_eq!(found.stages[0].lines[1].rule, Some("carry"));
}

#[test]
fn every_operation_takes_ordinals_or_says_that_it_does_not() {
    let read = |query: &str| Values::read(FIELDS, query).unwrap();
    for (query, expected) in [
        ("o=sum&a=w^w+3&b=w^w+1", "(ω^ω+3) ⊕ (ω^ω+1) = 2"),
        ("o=product&a=w&b=w^2", "ω ⊗ ω² = 2"),
        ("o=quotient&a=1&b=w", "1 ÷ ω = ω²·3"),
        ("o=power&a=w%2B1&b=3", "(ω+1)³ = ω²+ω+3"),
        ("o=inverse&a=w", "1 ÷ ω = ω²·3"),
        ("o=root&a=w", "√ω = ω²·2"),
        ("o=law&l=distributive&a=w&b=w^2&d=7", "ω ⊗ (ω² ⊕ 7) = ω ⊗ ω² ⊕ ω ⊗ 7: both sides are ω·7+2"),
        ("o=law&l=commutative&a=3&b=5", "3 ⊗ 5 = 5 ⊗ 3: both sides are 15"),
        ("o=law&l=associative&a=3&b=5&d=6", "3 ⊗ 5 ⊗ 6 = 3 ⊗ (5 ⊗ 6): both sides are 4"),
    ] {
        assert_eq!(calculate(&read(query)).unwrap().sentence(), expected, "{query}");
    }
    for (query, key) in [
        ("o=order&a=w", "a"),
        ("o=power&a=2&b=w", "b"),
        ("o=product&a=w^w&b=w", "a"),
        ("o=product&a=3&b=w^w", "b"),
        ("o=inverse&a=w^81", "a"),
        ("o=expression&e=1/0", "e"),
        ("o=law&a=1&b=2&d=x", "d"),
    ] {
        let wrong = calculate(&read(&format!("l=associative&{query}"))).unwrap_err();
        assert_eq!(wrong.key, key, "{query}: {:?}", wrong.error);
    }
}

#[test]
fn mistakes_have_their_place() {
    use Mistake::{NotAllowed, Syntax, TooLarge};
    for (text, kind, at) in [
        ("", Syntax, 0),
        ("3 +", Syntax, 3),
        ("(3 + 4", Syntax, 6),
        ("3 4", Syntax, 2),
        ("3 = 4 = 5", Syntax, 6),
        ("3 + x", Syntax, 5),
        ("x x x", Syntax, 5),
        ("5^", Syntax, 2),
        ("2^3^2", NotAllowed, 3),
        ("w^2^3", NotAllowed, 3),
        ("1 / (3 + 3)", NotAllowed, 2),
        ("x^3 = 1", NotAllowed, 1),
        ("x * x * x = 1", NotAllowed, 6),
        ("1/x = 3", NotAllowed, 1),
        ("sqrt(x) = 3", NotAllowed, 0),
        ("w^w x w", TooLarge, 4),
        ("(w^w)^5", TooLarge, 5),
        ("3 + 340282366920938463463374607431768211456", TooLarge, 4),
        ("2 - 1", Syntax, 2),
    ] {
        let error = expressed(text).unwrap_err();
        assert_eq!((error.kind, error.at), (kind, at), "{text}: {error}");
    }
    let refused = expressed("w^w x w").unwrap_err();
    assert!(refused.expected.contains("its fifth power is 4"), "{refused}");
    for long in ["(".repeat(500), "√".repeat(150), "1+".repeat(4000), "⊗".repeat(3000)] {
        let error = expressed(&long).unwrap_err();
        assert!(long.is_char_boundary(error.at), "{error}");
    }
}

#[test]
fn long_calculations_are_refused_or_soon_done() {
    let dense: Vec<String> = (0..81).rev().map(|n| format!("w^{n}*3")).collect();
    let dense = dense[..60].join("+");
    let start = std::time::Instant::now();
    for text in [
        format!("({dense})^9"),
        format!("1/({})", &dense[..dense.len().min(500)].rsplit_once('+').unwrap().0),
        format!("(w^80+w+1)^{}", u128::MAX),
    ] {
        if let Err(error) = expressed(&text) {
            assert_eq!(error.kind, Mistake::TooLarge, "{text}: {error}");
        }
    }
    assert!(start.elapsed().as_secs() < 5);
}

#[test]
fn links_carry_expressions() {
    let read = |query: &str| Values::read(FIELDS, query).unwrap();
    let mut values = read("");
    values.set("o", "expression");
    values.set("e", "(24 ⊗ 17) ⊕ 5^3 = 141");
    let link = values.to_string();
    assert_eq!(read(&link).to_string(), link);
    assert_eq!(read(&link).text("e"), "(24 ⊗ 17) ⊕ 5^3 = 141");
    assert!(!link.contains("&a=") && link.ends_with("&t=product&n=16&c=7-11"), "{link}");
    values.set("o", "law");
    assert!(values.to_string().contains("o=law&a=24&b=17&l=commutative&t="), "{values:?}");
}
