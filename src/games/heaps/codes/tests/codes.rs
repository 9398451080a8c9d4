//! Codes read and written.
use super::super::{Code, Digit, MOST_DIGITS};
use proptest::prelude::*;

fn read(text: &str) -> Code {
    Code::read(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[test]
fn digits_say_what_may_be_left() {
    let kayles = read("0.77");
    assert_eq!((0..4).map(|c| kayles.digit(c).heaps).collect::<Vec<_>>(), [0, 7, 7, 0]);
    assert_eq!((kayles.last(), kayles.tail(), kayles.most_heaps()), (Some(2), None, 2));
    assert_eq!(read("4!.0").digit(0), Digit { heaps: 4, unequal: true });
    let odd = read("0.12[30]");
    assert_eq!((0..8).map(|c| odd.digit(c).heaps).collect::<Vec<_>>(), [0, 1, 2, 3, 0, 3, 0, 3]);
    assert_eq!((odd.last(), odd.tail()), (None, Some((2, 3))));
    assert_eq!(odd.digit(u64::MAX).heaps, 3);
    assert_eq!(read("0.z").digit(1).heaps, 35);
}

#[test]
fn a_code_is_displayed_in_its_shortest_form() {
    for (text, shortest) in [
        ("0.77", "0.77"),
        ("4.0", "4.0"),
        ("4!.0", "4!.0"),
        (".137", "0.137"),
        ("0.7700", "0.77"),
        ("0.000", "0.0"),
        ("0.[3]", "0.[3]"),
        ("0.3[3]", "0.[3]"),
        ("0.[333]", "0.[3]"),
        ("0.1[23]", "0.1[23]"),
        ("0.31[31]", "0.[31]"),
        ("0.1[31]", "0.[13]"),
        ("0.77[0]", "0.77"),
        ("4.[0]", "4.0"),
        (" 0.g!h ", "0.G!H"),
        ("C!.[3]", "C!.[3]"),
    ] {
        assert_eq!(read(text).to_string(), shortest, "{text}");
    }
}

#[test]
fn mistakes_are_pointed_at() {
    let long = format!("0.{}", "7".repeat(MOST_DIGITS));
    for (text, at, expected) in [
        ("", 0, "a code such as 0.77"),
        ("0", 1, "a point"),
        ("77", 0, "a multiple of 4"),
        ("0.", 2, "a digit"),
        ("3.0", 0, "0, 4, 8"),
        ("0.7x-", 4, "a digit"),
        ("0.3!", 3, "4 or more"),
        ("0.[]", 3, "a digit"),
        ("0.[3", 4, "a digit or ]"),
        ("0.[3]1", 5, "the end"),
        ("0.7 7", 3, "the end"),
        ("0.7é", 3, "a digit"),
        (&long, 101, "at most 100"),
        ("é", 0, "a digit"),
    ] {
        let error = Code::read(text).expect_err(text);
        assert_eq!(error.at, at, "{text}: {error}");
        let expected = if text == "77" { "multiple of 4" } else { expected };
        assert!(error.to_string().contains(expected), "{text}: {error}");
    }
}

proptest! {
    #[test]
    fn what_is_displayed_reads_back(text in "[048GW]\\.[0-9A-Z]{0,6}(\\[[0-9A-Z]{1,6}\\])?") {
        if let Ok(code) = Code::read(&text) {
            let again = read(&code.to_string());
            prop_assert_eq!(&again, &code);
            // The digits are those that were written.
            let place = |c: usize| text[2..].chars().filter_map(|c| c.to_digit(36)).nth(c);
            let fixed = text[2..].find('[').unwrap_or(usize::MAX);
            for c in 0..fixed.min(6) {
                prop_assert_eq!(u32::from(code.digit(c as u64 + 1).heaps), place(c).unwrap_or(0));
            }
        }
    }
    #[test]
    fn no_text_makes_reading_panic(text in ".{0,12}") {
        if let Err(error) = Code::read(&text) {
            prop_assert!(error.at <= text.len() && text.is_char_boundary(error.at));
        }
    }
}
