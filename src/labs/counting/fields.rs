//! What the counting lab is asked.
use super::{counted::CountedGame, exact::read_long, sequence::Sequence};
use crate::core::notation::NotationError;
use crate::games::link::LinkPart;
use crate::labs::{
    field::{Examples, Field, Kind, Values},
    stretch::Stretch,
    whole::read_whole,
};

/// The most piles, and the greatest n of the table and the plot.
pub const MOST_PILES: usize = 100;
pub const MOST_TERMS: usize = 2047;
/// The most heaps of other games than Nim.
pub const MOST_HEAPS: u32 = 20;

/// What one may try first.
pub const EXAMPLES: Examples = &[
    ("d₃", "k=3&s=d&m=17"),
    ("a₃", "k=3&s=a&m=11"),
    ("d₄", "k=4&s=d&m=10"),
    ("a₄", "k=4&s=a&m=9"),
    ("d₅", "k=5&s=d&m=8"),
    ("a₅", "k=5&s=a&m=8"),
    ("D₃", "k=3&s=D&m=17"),
    ("A₃", "k=3&s=A&m=14"),
    ("D₄", "k=4&s=D&m=12"),
    ("A₄", "k=4&s=A&m=13"),
    ("D₅", "k=5&s=D&m=8"),
    ("A₅", "k=5&s=A&m=8"),
    ("Four piles", "k=4&s=d&m=31"),
    ("Bounds for 5", "k=5&s=A&b=1"),
    ("2^4000 − 1", "k=3&s=a&x=2%5E4000-1"),
    ("Kayles", "g=0.77&k=3&s=d"),
    ("Dim+", "g=dim-plus&k=3&s=D"),
    ("Moore’s Nim", "g=moore:2&k=5&s=D"),
    ("Colourful Nim", "g=colourful&k=2&s=D"),
    ("Wythoff’s game", "g=wythoff&k=2&s=a"),
    ("Chromatic Nim, φ²", "g=chromatic:beatty(phi^2)&k=2&s=a"),
];

/// `v=1&g=0.77&k=3&n=127&s=D&m=95&x=2^4000-1&b=1&r=0-63`: the game if it is not Nim, the number of piles, the greatest
/// n, the sequence, the n that is pointed at, an n of any length, whether bounds are drawn, and the part of the plot
/// that is seen.
pub static FIELDS: &[Field] = &[
    Field::new(
        "g",
        Kind::Text,
        "Game, if not Nim",
        "code, set or name of a game, such as 0.77, lasker, moore:2, colourful, mock-turtles, wythoff or chromatic:beatty(phi^2); Nim unless told",
        "",
        |text, _| CountedGame::read(text).map(drop),
    )
    .of(LinkPart::Game),
    Field::new(
        "k",
        Kind::Number,
        "or any up to 100",
        "number of piles, 1 to 100; 3 unless told",
        "3",
        |text, values| match read_piles(text)? {
            k if only(values).is_some_and(|only| only != k) => {
                Err(NotationError::not_allowed(0, "2: this game is played with two heaps"))
            }
            k if k > MOST_HEAPS && !is_nim(values) => Err(NotationError::too_large(
                0,
                format!("at most {MOST_HEAPS} heaps of games other than Nim"),
            )),
            _ => Ok(()),
        },
    ),
    Field::new(
        "n",
        Kind::Number,
        "Count up to *n*",
        "greatest n of the table, at most 2047; 127 unless told",
        "127",
        |text, _| read_terms(text).map(drop),
    ),
    Field::word(
        "s",
        &[
            ("a", "largest pile at most *n*"),
            ("d", "largest pile exactly *n*"),
            ("A", "total at most 2*n*"),
            ("D", "total exactly 2*n*"),
        ],
        "Sequences",
        "sequence: a, d (largest pile at most n, exactly n), A, D (total at most 2n, exactly 2n)",
    )
    .from("D"),
    Field::hidden("m", "an n whose term of the sequence is given, at most 2047", |text, _| {
        read_whole(text, MOST_TERMS).map(drop)
    })
    .from("95"),
    Field::new(
        "x",
        Kind::Text,
        "One large *n*, such as 2^4000 - 1",
        "an n of any length, such as 2^4000-1, whose term of the sequence is given",
        "",
        |text, values| match (text.trim(), piles(values)) {
            ("", _) | (_, None) => Ok(()),
            (_, Some(k)) => read_long(k, sequence(values), text).map(drop),
        },
    ),
    Field::flag("b", "Bounds", "1 for the bounds at m"),
    Field::hidden("r", "the part of the plot that is seen, such as 0-63", |text, _| {
        Stretch::read(text, MOST_TERMS)
            .map(drop)
            .ok_or_else(|| NotationError::syntax(0, "two numbers such as 0-63"))
    })
    .of(LinkPart::Range),
];

/// The number of piles; none where it cannot be read or the game does not allow it.
pub fn piles(values: &Values) -> Option<u32> {
    let possible = |k: &u32| only(values).map_or(*k <= MOST_HEAPS || is_nim(values), |only| only == *k);
    read_piles(values.text("k")).ok().filter(possible)
}

/// The only number of heaps that the game is played with, where there is one.
fn only(values: &Values) -> Option<u32> {
    game(values)??.heaps()
}

fn is_nim(values: &Values) -> bool {
    game(values) == Some(None)
}

/// The game, `Some(None)` for Nim; none where the field cannot be read.
pub fn game(values: &Values) -> Option<Option<CountedGame>> {
    CountedGame::read(values.text("g")).ok()
}

/// The sequence.
pub fn sequence(values: &Values) -> Sequence {
    Sequence::of(values.text("s")).unwrap_or(Sequence::TotalExactly)
}

/// The n that is pointed at.
pub fn pointed(values: &Values) -> usize {
    read_whole(values.text("m"), MOST_TERMS).unwrap_or(0)
}

/// The number of piles.
///
/// # Errors
/// What was expected instead: a whole number from 1 to 100.
pub fn read_piles(text: &str) -> Result<u32, NotationError> {
    match read_whole(text, MOST_PILES)? {
        0 => Err(NotationError::syntax(0, "at least one pile")),
        piles => Ok(piles as u32),
    }
}

/// The greatest n of the table and the plot.
///
/// # Errors
/// What was expected instead: a whole number of at most 2047.
pub fn read_terms(text: &str) -> Result<usize, NotationError> {
    read_whole(text, MOST_TERMS)
}
