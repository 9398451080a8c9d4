//! Exact numbers: reading, writing, comparing, floors.
use std::cmp::Ordering;

use crate::brute::set;
use nimscope::games::chromatic::theory::{Beta, Real, read_integer, read_real};
use num_bigint::BigInt;
use num_traits::Signed;
use proptest::prelude::*;

fn real(text: &str) -> Real {
    read_real(text).unwrap_or_else(|error| panic!("{text}: {error}")).0
}

#[test]
fn texts_have_canonical_forms() {
    for (text, canonical) in [
        ("phi^2", "(3+sqrt(5))/2"),
        ("φ²", "(3+sqrt(5))/2"),
        ("2¹⁰ - φ³", "1022-sqrt(5)"),
        ("(2²)^3", "64"),
        ("2²⁰", "1048576"),
        ("phi^-1", "(-1+sqrt(5))/2"),
        ("2+sqrt(2)", "2+sqrt(2)"),
        ("sqrt(12)", "2*sqrt(3)"),
        ("√50-√8", "3*sqrt(2)"),
        ("sqrt(1/2)", "sqrt(2)/2"),
        ("sqrt(2)*sqrt(8)", "4"),
        ("sqrt(999999999999999)", "3*sqrt(111111111111111)"),
        ("sqrt(2)^2^3", "16"),
        ("-2^2", "-4"),
        ("1/(3-2√2)", "3+2*sqrt(2)"),
        ("6/4", "3/2"),
        ("2pi/6", "pi/3"),
        ("(3-π)*-1", "-3+pi"),
        ("e/2+1", "(2+e)/2"),
        ("2(1+1)", "4"),
        ("5-phi-phi", "4-sqrt(5)"),
        ("phi−1", "(-1+sqrt(5))/2"),
        ("10^100", &format!("1{}", "0".repeat(100))),
        ("pi-pi", "0"),
        ("2.5", "5/2"),
        ("3.14159*2", "314159/50000"),
        ("0.5^2", "1/4"),
        ("√2.25+1.50", "3"),
    ] {
        assert_eq!(real(text).to_string(), canonical, "{text}");
        assert_eq!(real(canonical), real(text));
        assert_eq!(real(&read_real(text).unwrap().1), real(text), "the plain text of {text}");
    }
}

#[test]
fn mistakes_are_refused_at_once() {
    let deep = "(".repeat(100_000);
    let long = format!("1{}", "+1".repeat(50_000));
    let tower = format!("2{}", "^2".repeat(60));
    for text in [
        "9^9^9",
        "phi^1000",
        "phi^99999999999999999999",
        &deep,
        &long,
        &tower,
        "1e5",
        "2.",
        ".5",
        "2.5.5",
        "2 .5",
        &format!("0.{}", "1".repeat(500)),
        "2²^3",
        "2^2²^2³^0",
        "sqrt 2",
        "1/(2-2)",
    ] {
        assert!(read_real(text).is_err(), "{}", &text[..text.len().min(40)]);
    }
    for text in [
        "phi",
        "1/2",
        "2^-1",
        "1-2",
        "9^9^9",
        "2^1000001",
        "",
        "12 34",
        &"9".repeat(200_010),
        "(10^100000)^3",
    ] {
        assert!(read_integer(text).is_err(), "{}", &text[..text.len().min(40)]);
    }
}

#[test]
fn integers_are_read() {
    assert_eq!(read_integer("2^100-1"), Ok((BigInt::from(1) << 100) - 1));
    assert_eq!(read_integer(" 3 * (4 + 5)^2 "), Ok(243.into()));
    assert_eq!(read_integer("17509^17509"), Ok(BigInt::from(17509).pow(17509)));
    assert_eq!(read_integer(&"9".repeat(200_000)), Ok(BigInt::from(10).pow(200_000) - 1));
}

#[test]
fn comparisons_are_exact() {
    assert_eq!(real("phi^2").compare(2), Ordering::Greater);
    assert_eq!(real("sqrt(4000000000001)").compare(2_000_000), Ordering::Greater);
    assert_eq!(real("sqrt(3999999999999)").compare(2_000_000), Ordering::Less);
    assert_eq!(real("pi").compare_ratio(355, 113), Ordering::Less);
    assert_eq!(real("pi").compare_ratio(333, 106), Ordering::Greater);
    assert_eq!(real("-e").compare_ratio(-19, 7), Ordering::Less);
    assert_eq!(real("7/4").compare_ratio(14, 8), Ordering::Equal);
    assert_eq!(real("3-2√2").compare(0), Ordering::Greater);
    assert_eq!(real("2√2-3").compare(0), Ordering::Less);
}

#[test]
fn alpha_completes_one() {
    for text in ["phi^2", "2+sqrt(2)", "(5+sqrt(2))/3", "sqrt(7)", "5/2", "3"] {
        let beta = Beta::read(text).unwrap();
        let sum = beta.alpha().unwrap().reciprocal().unwrap().plus(&beta.value().reciprocal().unwrap());
        assert_eq!(sum, Ok(Real::integer(1)), "{text}");
    }
    assert_eq!(Beta::read("phi^2").unwrap().alpha(), Some(real("phi")));
    assert_eq!(Beta::read("pi").unwrap().alpha(), None);
    assert_eq!(Beta::read("1").unwrap().alpha(), None);
}

/// `floor(n (a + b sqrt(d)) / c)` is the largest k with `k c - n a <= n b sqrt(d)`: squared and compared.
fn is_floor(k: &BigInt, n: u64, [a, b, c, d]: [i64; 4]) -> bool {
    let at_most = |k: BigInt| {
        let left: BigInt = k * c - BigInt::from(n) * a;
        !left.is_positive() || left.pow(2) <= BigInt::from(n).pow(2) * b * b * d
    };
    at_most(k.clone()) && !at_most(k + 1)
}

#[test]
fn levels_near_a_quintillion_are_exact() {
    let top = 1_000_000_000_000_000_000u64;
    for (text, parts) in [
        ("phi^2", [3, 1, 2, 5]),
        ("2+sqrt(2)", [2, 1, 1, 2]),
        ("(5+sqrt(2))/3", [5, 1, 3, 2]),
        ("sqrt(7)", [0, 1, 1, 7]),
        ("1+sqrt(999999999999989)", [1, 1, 1, 999_999_999_999_989]),
    ] {
        let levels = set(&format!("beatty({text})"));
        for level in (top - 300..top + 300).chain([u64::MAX, u64::MAX - 1]) {
            let n = levels.reds_up_to(level);
            let last = real(text).floor_times(&n.into()).unwrap();
            let next = real(text).floor_times(&(n + 1).into()).unwrap();
            assert!(is_floor(&last, n, parts) && is_floor(&next, n + 1, parts), "{text} {level}");
            assert!(last <= level.into() && next > level.into(), "{text} {level}");
            assert_eq!(levels.is_red(level), last == level.into(), "{text} {level}");
        }
    }
}

#[test]
fn pi_and_e_at_great_heights() {
    // 10^40 pi and 10^40 e, from the literature; one third of the way up the published digits.
    let n = BigInt::from(10).pow(40);
    assert_eq!(real("pi").floor_times(&n), Ok("31415926535897932384626433832795028841971".parse().unwrap()));
    assert_eq!(real("e").floor_times(&n), Ok("27182818284590452353602874713526624977572".parse().unwrap()));
    assert!(real("pi").floor_times(&BigInt::from(10).pow(20_010)).is_err());
    // n/pi and n pi undo each other.
    let n = BigInt::from(7).pow(3000);
    let below = real("pi").floor_div(&n).unwrap();
    let (low, high) =
        (real("pi").floor_times(&below).unwrap(), real("pi").floor_times(&(below + 1)).unwrap());
    assert!(low < n && n <= high);
}

proptest! {
    #[test]
    fn quadratic_floors(n in any::<u64>(), a in -99i64..99, b in 1i64..99, c in 1i64..99, d in 2i64..99) {
        let value = real(&format!("({a}+{b}*sqrt({d}))/{c}"));
        let k = value.floor_times(&n.into()).unwrap();
        prop_assert!(is_floor(&k, n, [a, b, c, d]), "{}", value);
    }

    #[test]
    fn display_reads_back(a in any::<i32>(), b in any::<i32>(), c in 1i32.., unit in "(sqrt\\(6\\)|pi|e|1)") {
        let value = real(&format!("({a}+{b}*{unit})/{c}"));
        prop_assert_eq!(real(&value.to_string()), value);
    }

    #[test]
    fn any_text_is_read_or_refused(text in "\\PC{0,40}") {
        let _ = (read_real(&text), read_integer(&text));
    }

    #[test]
    fn any_expression_is_read_or_refused(text in "[0-9()+*/^πφ√²¹⁰e-]{0,24}") {
        if let Ok((value, plain)) = read_real(&text) {
            prop_assert_eq!(read_real(&plain).unwrap().0, value);
        }
        let _ = read_integer(&text);
    }
}
