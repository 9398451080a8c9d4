//! Statements are read, and checked as they are defined.
use super::*;

mod proofs;
mod random;

fn read(text: &str) -> Statement {
    Statement::read(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// g(n) = n, as in Nim.
fn nim() -> Vec<u16> {
    (0..2000).collect()
}

fn first(text: &str, held: &[u16], to: i64) -> Option<i64> {
    let games = [Values::of(held)];
    let statement = read(text);
    let found = statement.first_failure(0, to, &games);
    let one_by_one = (0..to).find(|n| statement.holds([*n, 0], &games) != Ok(true));
    assert_eq!(found, one_by_one, "{text}");
    found
}

#[test]
fn precedence_is_that_of_the_table() {
    for text in [
        "g(n) = n",
        "2 + 3 * 4 = 14",
        "-2 ** 2 = -4",
        "2 ** 3 ** 2 = 512",
        "100 mod 30 mod 7 = 3",
        "17 // 5 * 2 = 6",
        "-7 // 2 = -4",
        "-7 mod 3 = 2",
        "6 xor 3 and 1 = 1",
        "1 + 2 xor 4 = 7",
        "n and 1 = n mod 2",
        "n < 5 or n >= 5",
        "n = 3 or n != 3 and 1 = 1",
        "n mod 4 = (n and 3)",
        "not n < 0 and n * 0 = 0",
        "n < 3 or 3 <= n iff 1 = 1",
        "P iff n = 0",
        "(if n mod 2 = 0 then n else n - 1) = n // 2 * 2",
        "n = [0, 1, 2, 3][n mod 4] + n // 4 * 4",
        "3 divides n iff n mod 3 = 0",
        "n in evil xor n in odious",
        "n in squares iff sqrt(n) ** 2 = n",
        "n = 0 or n = 2 ** v2(n) * oddpart(n)",
        "n = 0 or len(n) = len(n // 2) + 1",
        "wt(2 * n) = wt(n)",
        "max(n, 3) + min(n, 3) = n + 3",
        "abs(3 - n) >= 0",
        "fib(1) = 1 and fib(2) = 2 and fib(5) = 8",
        "zeck(100) = 3",
        "floor(n / 2) = n // 2",
        "floor(3 * n / 2 + 1/2) = (3 * n + 1) // 2",
        "floor(n * phi) + n = floor(n * (phi + 1))",
        "n = 0 or (n in beatty(phi) iff not n in beatty(phi + 1))",
        "n = 0 or (n in beatty(sqrt(2)) xor n in beatty(2 + sqrt(2)))",
        "floor(n * sqrt(8)) = floor(2 * n * sqrt(2))",
        "g(n) ≤ n and n − 1 ≠ n",
        "n ⊕ n = 0",
        "floor(sqrt(2) * 1000) = 1414",
        "floor(n * phi ** 2) = floor(n * phi) + n",
        "floor(n * sqrt(2) ** 3 + 1 / 2) = floor(n * 2 * sqrt(2) + 1 / 2)",
        "sqrt(n) ** 2 <= n",
        "g(n) + 0 = n or 0",
    ] {
        assert_eq!(first(text, &nim(), 300), None, "{text}");
    }
}

#[test]
fn mistakes_have_their_place() {
    for (text, range, expected) in [
        ("", 0..0, "a number"),
        ("g(n)", 4..4, "= and a number"),
        ("g(n) = ", 7..7, "a number"),
        ("g(n) = n +", 10..10, "a number"),
        ("g(n) = m", 7..8, "a number, or a name"),
        ("g(n) = n mod", 12..12, "a number"),
        ("g(n) = (n", 9..9, ")"),
        ("g(n) = n)", 8..9, "a sign"),
        ("g(n) == n", 6..7, "a number"),
        ("g(n) = n % 3", 9..10, "a number, a name or a sign"),
        ("0 < n < 5", 6..7, "one comparison"),
        ("P iff n", 6..7, "a condition"),
        ("n + P = 3", 4..5, "a whole number, not a condition"),
        ("g(n) = phi", 7..10, "a whole number; phi"),
        ("g(n) = n / 2", 9..10, "//"),
        ("g(n) = floor(n * phi * phi * n)", 13..30, "one whole number"),
        ("g(n) = floor(phi * n", 20..20, ")"),
        ("x + n = 3", 4..5, "n alone"),
        ("g[1,2(n) = 3", 12..12, "]"),
        ("n in primes", 5..11, "evil"),
        ("n in beatty(0 - phi)", 5..20, "beatty of a positive"),
        ("n in beatty(n)", 12..13, "a constant"),
        ("not n", 4..5, "a condition"),
        ("n = 99999999999999999999", 4..24, "a number below"),
        ("g(ñ) = 1", 2..4, "a number, a name"),
        ("if n = 1 then 2", 15..15, "else"),
        ("min(n) = 3", 5..6, ","),
        ("[1, n][0] = 1", 4..5, "a constant"),
        ("n n = 1", 2..3, "a sign"),
        ("if n = 0 then 1 else n = 2", 21..26, "a whole number, not a condition"),
    ] {
        let misread = Statement::read(text).expect_err(text);
        assert_eq!(misread.range, range, "{text}: {misread}");
        assert!(misread.error.expected.starts_with(expected), "{text}: {misread}");
        assert!(misread.error.at == range.start);
    }
    let deep = |depth: usize| format!("{}n{} = n", "(".repeat(depth), ")".repeat(depth));
    assert!(Statement::read(&deep(63)).is_ok());
    assert_eq!(Statement::read(&deep(64)).unwrap_err().error.expected, "at most 64 brackets in each other");
    let long = format!("n = n{}", " ".repeat(496));
    assert_eq!(Statement::read(&long).unwrap_err().range, 500..501);
    assert!(Statement::read(&long[..500]).is_ok());
}

#[test]
fn what_has_no_value_is_named() {
    let games = [Values::of(&[0, 1, 2])];
    for (text, n, quoted, why) in [
        ("g(n) = v2(n) + 1", 0, "v2(n)", NoValue::Undefined),
        ("g(n) = 5 // n", 0, "5 // n", NoValue::Undefined),
        ("g(n - 1) = 5", 0, "g(n - 1)", NoValue::Undefined),
        ("g(n + 1) = 5", 2, "g(n + 1)", NoValue::NotKnown),
        ("2 ** n > 0", 62, "2 ** n", NoValue::TooLarge),
        ("zeck(n) > 0", 0, "zeck(n)", NoValue::Undefined),
        ("2 ** (0 - n) > 0", 1, "2 ** (0 - n)", NoValue::Undefined),
        ("[4, 5][n] > 0", 2, "[4, 5][n]", NoValue::Undefined),
        ("n divides 6", 0, "n divides 6", NoValue::Undefined),
        ("fib(n) > 0", 90, "fib(n)", NoValue::TooLarge),
    ] {
        let statement = read(text);
        let missing = statement.holds([n, 0], &games).expect_err(text);
        assert_eq!((statement.quoted(missing), missing.why), (quoted, why), "{text}");
        assert_eq!(statement.first_failure(n, n + 1, &games), Some(n), "{text}");
    }
    // What one side decides does not need the other.
    for text in ["n < 3 or g(n - 3) = 0", "g(n - 3) = 0 or n < 3", "not (n > 2 and g(n - 9) = 5)"] {
        assert_eq!(read(text).first_failure(0, 3, &games), None, "{text}");
    }
}

#[test]
fn other_games_are_named() {
    let statement = read("g(n) = g[1,2,3](n - 1) + g[0.[3]](n) - g[1,2,3](n)");
    assert_eq!(statement.games(), [("1,2,3".to_string(), 9), ("0.[3]".to_string(), 27)]);
    let held = nim();
    let own = Values::of(&held);
    let games = [own, Values { period: Some([0, 4, 0]), ..Values::of(&[0, 1, 2, 3]) }, own];
    assert_eq!(statement.holds([3, 0], &games), Ok(false));
    assert_eq!(read("g[1,2,3](n) = n mod 4").first_failure(0, 1000, &games), None);
}

#[test]
fn pairs_come_by_their_sum() {
    let held = nim();
    let games = [Values::of(&held)];
    assert_eq!(read("P iff x = y").first_pair(200, &games), None);
    assert_eq!(read("x + y < 7 or x = 3").first_pair(200, &games), Some([0, 7]));
    assert_eq!(read("x + y < 601 or x < 300 or y > 305").first_pair(600, &games), Some([300, 301]));
    assert_eq!(read("g(x) xor g(y) = (x xor y)").first_pair(600, &games), None);
    let statement = read("g(x) + y = 3");
    let sides = statement.sides([1, 1], &games).unwrap();
    assert_eq!((sides[0].text.as_str(), &sides[0].value, &sides[1].value), ("g(x) + y", &Ok(2), &Ok(3)));
}
