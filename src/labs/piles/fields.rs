//! What the piles lab is asked.
use super::{check::read_statement, known::Ends, list::PileFilter, pattern::Pattern};
use crate::core::notation::NotationError;
use crate::games::link::LinkPart;
use crate::labs::{
    field::{Examples, Field, Kind, Values},
    stretch::Stretch,
    whole::read_whole,
};

/// The most balls of a pile: each further ball doubles the number of piles.
pub const MOST: usize = 24;

/// What one may try first.
pub const EXAMPLES: Examples = &[
    ("Three runs, value 0", "e=2&n=14&p=&k=3&w=0"),
    ("(1,m,1)", "e=2&n=14&p=1,m,1&k=&w="),
    ("Mirror images", "e=2&n=16&p=a,b,b,a&k=&w="),
    ("One end: Jacobsthal", "e=1&n=20&p=&k=&w=0"),
];

/// What one may state first.
pub const STATEMENTS: Examples = &[
    ("Two runs", "e=2&p=a,b&k=&q=g = a xor b"),
    ("Even mirror image", "e=2&p=a,b,b,a&k=&q=P"),
    ("(1,m,1)", "e=2&p=1,m,1&k=&q=m < 2 or P"),
    ("(a,m,a)", "e=2&p=a,m,a&k=&q=m = a or P"),
    ("True to 14 balls", "e=2&n=14&p=a,m,a&k=&q=g = if m = a then a else 0"),
    ("Three runs", "e=2&p=a,m,b&k=&q=not (a < m and b < m and m = 2 ** v2(m)) or g = (a - 1) xor (b - 1)"),
    ("Too simple", "e=2&p=a,m,b&k=&q=g = a xor m xor b"),
    ("One end, two runs", "e=1&p=a,b&k=&q=g = if b <= a then b - 1 else b"),
];

/// `v=1&e=2&n=14&p=1,m,1&k=3&w=0&q=m < 2 or P&m=9&r=0-14`: ends, most balls, pattern, runs, value, statement, the n that is
/// pointed at and the part of the plot that is seen.
pub static FIELDS: &[Field] = &[
    Field::word(
        "e",
        &[("2", "Two ends"), ("1", "One end")],
        "From where balls are taken",
        "2 or 1 ends; 2 unless told",
    ),
    Field::new(
        "n",
        Kind::Number,
        "Piles of up to *n* balls",
        "most balls of a pile, at most 24; 14 unless told",
        "14",
        |text, _| read_upto(text).map(drop),
    ),
    Field::new(
        "p",
        Kind::Text,
        "Runs from the ground up, such as 1,m,1",
        "pattern of run lengths from the ground up: numbers, and letters for any length, such as 1,m,1 or a,b,a",
        "",
        |text, _| Pattern::read(text).map(drop),
    ),
    Field::new("k", Kind::Number, "Number of runs", "only piles with so many runs", "", |text, _| {
        few(text).map(drop)
    }),
    Field::new(
        "w",
        Kind::Number,
        "Grundy value",
        "only piles with this value, which is also the value that is counted; 0 is counted unless told",
        "",
        |text, _| few(text).map(drop),
    ),
    Field::new(
        "q",
        Kind::Text,
        "Statement about these piles",
        "statement to check, such as g = a xor b, or P iff m > 1; names g, n, k, top, ground, one, two and the letters of the pattern",
        "",
        |text, values| match (text.trim(), Pattern::read(values.text("p"))) {
            ("", _) | (_, Err(_)) => Ok(()),
            (_, Ok(pattern)) => read_statement(text, &pattern).map(drop),
        },
    ),
    Field::hidden("m", "an n whose counts are given, at most 24", |text, _| read_whole(text, MOST).map(drop)),
    Field::hidden("r", "the part of the plot that is seen, such as 0-14", |text, _| {
        Stretch::read(text, MOST)
            .map(drop)
            .ok_or_else(|| NotationError::syntax(0, "two numbers such as 0-14"))
    })
    .of(LinkPart::Range),
];

/// From where balls are taken.
pub fn ends(values: &Values) -> Ends {
    if values.is("e", "1") { Ends::One } else { Ends::Two }
}

/// Which piles are wanted; none where that cannot be read.
pub fn pile_filter(values: &Values) -> Option<PileFilter> {
    Some(PileFilter {
        ends: ends(values),
        balls: upto(values)?,
        pattern: Pattern::read(values.text("p")).ok()?,
        runs: few(values.text("k")).ok()?,
        value: few(values.text("w")).ok()?,
    })
}

/// The most balls; none where they cannot be read.
pub fn upto(values: &Values) -> Option<usize> {
    read_upto(values.text("n")).ok()
}

/// The n that is pointed at.
pub fn pointed(values: &Values) -> Option<usize> {
    read_whole(values.text("m"), MOST).ok()
}

/// The part of the plot that is seen; all of it if none.
pub fn window(values: &Values) -> Option<Stretch> {
    Stretch::read(values.text("r"), MOST)
}

/// The most balls of a pile.
///
/// # Errors
/// What was expected instead: a whole number of at most 24.
pub fn read_upto(text: &str) -> Result<usize, NotationError> {
    read_whole(text, MOST)
}

/// A whole number of at most [`MOST`]; none for an empty text.
fn few(text: &str) -> Result<Option<u32>, NotationError> {
    if text.trim().is_empty() {
        return Ok(None);
    }
    read_whole(text, MOST).map(|number| Some(number as u32))
}
