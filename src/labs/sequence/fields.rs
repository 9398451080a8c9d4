//! What the sequence lab is asked.
use super::{checked::read_statement, elements::read_heaps, source::Source};
use crate::core::notation::NotationError;
use crate::games::{heaps::codes::MOST_VALUES, link::LinkPart};
use crate::labs::{
    field::{Examples, Field, Kind, Values},
    stretch::Stretch,
    whole::read_whole,
};

/// The greatest n of the lab.
pub const MOST: usize = MOST_VALUES - 1;

/// What one may try first.
pub const EXAMPLES: Examples = &[
    ("0.137", "c=0.137"),
    ("0.007", "c=0.007"),
    ("4.7", "c=4.7"),
    ("{1, 2, 3}", "c={1,2,3}"),
    ("{2, 5, 7}", "c={2,5,7}"),
    ("Kayles", "c=0.77"),
    ("Grundy’s game", "c=4!.0"),
    ("Lasker’s Nim", "c=4.[3]"),
    ("Misère Kayles", "c=0.77&m=1&p=12 + 9 + 4"),
];

/// What one may conjecture first.
pub const STATEMENTS: Examples = &[
    ("Kayles repeats", "c=0.77&q=n < 83 or g(n) = g(n - 12)"),
    ("Lasker’s formula", "c=4.[3]&q=g(n) = if n = 0 then 0 else n + [0 - 1, 0, 0, 1][n mod 4]"),
    ("One too few", "c={1,3,4}&q=P iff n mod 7 = 0"),
    ("Odd parts", "c=at-most-half&q=g(n) = oddpart(n + 1) // 2"),
];

/// `v=1&c=0.77&n=1000000&d=0.07&m=1&q=g(n)<9&p=12+9+4&r=0-168`: code, greatest n, code to compare with, whether to look for
/// the misère quotient, a statement to check, heaps to look up in the quotient, and range of the plot; `h` says how bare numbers
/// are meant.
pub static FIELDS: &[Field] = &[
    Field::word(
        "h",
        &[("code", "Octal code"), ("set", "Set or name")],
        "How the game is given",
        "code or set: what bare numbers are; a set unless they can only be a code",
    )
    .unlinked(),
    Field::new(
        "c",
        Kind::Text,
        "Code",
        "code, set or name of the game, 0.77 unless told",
        "0.77",
        |text, values| Source::read(text, sets(values)).map(drop),
    )
    .of(LinkPart::Game),
    Field::new(
        "n",
        Kind::Number,
        "Compute up to *n* (at most 25\u{202f}000\u{202f}000)",
        "greatest n, at most 25000000; 1000000 unless told",
        "1000000",
        |text, _| read_upto(text).map(drop),
    ),
    Field::new(
        "d",
        Kind::Text,
        "Compare with",
        "code, set or name of a game to compare with",
        "",
        |text, values| match text.trim() {
            "" => Ok(()),
            _ => Source::read(text, sets(values)).map(drop),
        },
    )
    .of(LinkPart::Game),
    Field::flag("m", "Misère quotient", "1 to look for the misère quotient of the first code, too"),
    Field::new(
        "q",
        Kind::Text,
        "Statement",
        "statement to check, such as g(n) = n mod 4 or P iff n mod 7 in evil",
        "",
        |text, _| match text.trim() {
            "" => Ok(()),
            _ => read_statement(text).map(drop),
        },
    ),
    Field::new(
        "p",
        Kind::Text,
        "Heaps, such as 12 + 9 + 4",
        "heaps that the misère quotient is asked for, such as 12+9+4",
        "",
        |text, _| read_heaps(text).map(drop),
    )
    .when(|values| values.flag("m")),
    Field::hidden("r", "which values the text shows, such as 0-168", |text, _| {
        Stretch::read(text, MOST)
            .map(drop)
            .ok_or_else(|| NotationError::syntax(0, "two numbers such as 0-168"))
    })
    .of(LinkPart::Range),
];

/// Whether bare numbers are a set, in both codes.
pub fn sets(values: &Values) -> bool {
    match values.is_given("h") {
        true => values.is("h", "set"),
        false => Source::read(values.text("c"), true).is_ok_and(|source| !source.is_code()),
    }
}

/// The game that is asked for, and the one that it is compared with where there is one.
///
/// # Errors
/// The first mistake.
pub fn sources(values: &Values) -> Result<Vec<Source>, NotationError> {
    let other = Some(values.text("d")).filter(|other| !other.trim().is_empty());
    let texts = std::iter::once(values.text("c")).chain(other);
    texts.map(|text| Source::read(text, sets(values))).collect()
}

/// What is seen of the plot; the usual part if none.
pub fn window(values: &Values) -> Option<Stretch> {
    Stretch::read(values.text("r"), MOST)
}

/// The greatest n that was asked for; blanks between its digits are allowed.
///
/// # Errors
/// What was expected instead: a whole number of at most 2.5 · 10^7.
pub fn read_upto(text: &str) -> Result<usize, NotationError> {
    read_whole(text, MOST)
}
