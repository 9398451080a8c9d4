//! Reading and writing of codes.
use super::{super::NAMED, CODES, Code, code};
use crate::core::Mistake;

#[test]
fn codes_are_written_as_they_are_read() {
    for text in CODES.iter().copied().chain(NAMED.iter().map(|named| named.code)) {
        let code = code(text);
        assert_eq!(Code::read(&code.to_string()), Ok(code.clone()), "{text}");
        assert_eq!(Code::read(&format!(" {} ", text.to_lowercase())), Ok(code));
    }
    for named in NAMED {
        assert_eq!(code(named.code).to_string(), named.code);
    }
    assert_eq!(code("4SF, 1-1").to_string(), "4FS,1");
    assert_eq!(code("2D(3,1,1)").to_string(), "2D(1,3)");
}

#[test]
fn mistakes_are_placed() {
    use Mistake::*;
    for (text, kind, at) in [
        ("", Syntax, 0),
        ("x", Syntax, 0),
        ("0", NotAllowed, 0),
        ("1-", Syntax, 2),
        ("3-2", NotAllowed, 2),
        ("1-3X", Syntax, 3),
        ("1-3 C", Syntax, 4),
        ("1-3,", Syntax, 4),
        ("1-3,,2", Syntax, 4),
        ("3C(", Syntax, 3),
        ("3C(5", Syntax, 4),
        ("3C(0)", NotAllowed, 3),
        ("1001", TooLarge, 0),
        ("99999999999999999999999", TooLarge, 0),
        ("3D(1)", NotAllowed, 1),
        ("2D", Syntax, 2),
        ("2D()", Syntax, 3),
        ("2L", NotAllowed, 1),
        ("1-2D(1)L", NotAllowed, 7),
        ("1,2,3,4,5,6,7", TooLarge, 12),
        ("1é", Syntax, 1),
    ] {
        let error = Code::read(text).expect_err(text);
        assert_eq!((error.kind, error.at), (kind, at), "{text}: {error}");
    }
}

#[test]
fn rules_are_said_in_words() {
    for (text, words) in [
        ("1-3", "Turn over up to three coins; the rightmost of them goes from heads to tails."),
        ("1", "Turn over one coin; it goes from heads to tails."),
        ("2", "Turn over exactly two coins; the rightmost of them goes from heads to tails."),
        (
            "1+C",
            "Turn over any number of coins side by side; the rightmost of them goes from heads to tails.",
        ),
        (
            "4FS",
            "Turn over exactly four coins, symmetrically arranged, the leftmost of the row among them; the rightmost of them goes from heads to tails.",
        ),
        (
            "2-3,6C",
            "Turn over two to three coins, or exactly six coins side by side; the rightmost of them goes from heads to tails.",
        ),
        (
            "1-3C(5)",
            "Turn over up to three coins within five in a row; the rightmost of them goes from heads to tails.",
        ),
        (
            "1-2D(1,3)",
            "Turn over one or two coins; the distance between two is one of 1,3; the rightmost of them goes from heads to tails.",
        ),
    ] {
        assert_eq!(code(text).words(), words);
    }
}
