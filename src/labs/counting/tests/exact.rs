//! Values at long numbers, and their limits.
use super::*;
use crate::core::notation::Mistake;

#[test]
fn numbers_are_typed_as_powers() {
    let value = |k, sequence, text: &str| exact(k, sequence, text).unwrap().digits;
    assert_eq!(value(3, Sequence::LargestAtMost, "2^4000-1"), (BigInt::from(1) << 8000u32).to_string());
    let (long, short) =
        (value(3, Sequence::TotalExactly, "17509^17509"), value(3, Sequence::TotalExactly, "7"));
    assert_eq!(short, "27");
    assert!(long.len() > 50_000);
    assert_eq!(value(4, Sequence::TotalAtMost, "2^1-1"), "7");
}

#[test]
fn mistakes_have_their_place() {
    let wrong = |k, sequence, text: &str| exact(k, sequence, text).unwrap_err();
    for (text, at) in [("", 0), ("17x", 2), ("-1", 0), ("2^", 2)] {
        let error = wrong(3, Sequence::TotalExactly, text);
        assert_eq!((error.kind, error.at), (Mistake::Syntax, at), "{text}");
    }
    let error = wrong(4, Sequence::LargestAtMost, "17509^17509");
    assert_eq!(
        (error.kind, error.expected.as_str()),
        (Mistake::TooLarge, "a number of at most 5\u{202f}000 digits for this sequence")
    );
}

#[test]
fn limits_fall_with_the_piles() {
    for sequence in Sequence::ALL {
        for k in 1..=98 {
            assert!(most_digits(k, sequence) >= 40);
            assert!(most_digits(k + 2, sequence) <= most_digits(k, sequence) || k <= 2);
        }
        assert!(most_digits(6, sequence) > 2000);
    }
}

#[test]
fn long_numbers_are_shortened() {
    assert_eq!(brief("1234"), ("1\u{202f}234".into(), None));
    let digits = "7".repeat(100);
    assert_eq!(brief(&digits), ("77777777777777 … 77777777777777".into(), Some(100)));
}
