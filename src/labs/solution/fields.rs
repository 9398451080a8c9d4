//! What the solution lab is asked.
use super::{
    judge::HIGHEST,
    read::{read_pairs, read_sequence},
    set::NamedSet,
    term::Term,
};
use crate::core::notation::NotationError;
use crate::games::chromatic::theory::{Beta, ReadError, Real, read_integer, read_real};
use crate::integer::BigInt;
use crate::labs::{
    field::{Examples, Field, Kind, Values},
    whole::read_whole,
};
use std::cmp::Ordering;

/// Lists of pairs of more bytes than this are left out of links.
pub const LINKED: usize = 4_000;
/// The highest level to which formulas are followed.
pub const HIGHEST_LEVEL: usize = 100_000;

/// What one may try first.
pub const EXAMPLES: Examples = &[
    ("2 + √2", "w=ratio&x=&y=2%2Bsqrt(2)&c=normal"),
    ("Wythoff: φ²", "w=ratio&x=&y=phi^2&c=normal"),
    ("(4,5) inside (3,6)", "w=pairs&p=(1,2), (3,6), (4,5)&c=normal"),
    ("Squares", "w=formula&f=&h=n^2&c=normal"),
    ("3n − 2 and 3n", "w=formula&f=3n - 2&h=3n&c=normal"),
    ("Primes", "w=set&s=primes&c=normal"),
    ("Evil numbers", "w=set&s=evil&c=normal"),
    ("⌊nφ + ½⌋", "w=set&s=floor(n*phi %2B 1/2)&c=normal"),
];

/// `v=1&w=ratio&x=&y=2+sqrt(2)&n=1000&c=normal&m=10^6&k=4`: how the P-positions are given, the texts of that, how far they are
/// looked at, the way of play, an n whose pair is given, and the pair that is chosen.
pub static FIELDS: &[Field] = &[
    Field::word(
        "w",
        &[
            ("pairs", "Pairs"),
            ("sequences", "Two sequences"),
            ("ratio", "α and β"),
            ("formula", "Formulas"),
            ("set", "The set *S*"),
        ],
        "Given as",
        "how the P-positions are given: pairs, sequences, ratio, formula or set; ratio unless told",
    )
    .from("ratio"),
    Field::new(
        "p",
        Kind::Text,
        "Pairs, such as (1,2), (3,5)",
        "all P-positions but (0,0), such as (1,2),(3,5)",
        "(1,2), (3,5), (4,7)",
        |text, _| read_pairs(text).map(drop),
    )
    .when(|values| values.is("w", "pairs") && values.text("p").len() <= LINKED),
    Field::new(
        "a",
        Kind::Text,
        "*aₙ*; empty: all other levels",
        "the sequence a, such as 1,3,4; all other levels if empty",
        "1, 3, 4",
        |text, values| {
            read_sequence(text)?;
            let none = text.trim().is_empty() && values.text("b").trim().is_empty();
            if none { Err(NotationError::syntax(text.len(), "levels here or in the other")) } else { Ok(()) }
        },
    )
    .when(|values| values.is("w", "sequences")),
    Field::new(
        "b",
        Kind::Text,
        "*bₙ*; empty: all other levels",
        "the sequence b, such as 2,5,7; all other levels if empty",
        "2, 5, 7",
        |text, values| {
            let own = read_sequence(text)?.len();
            let other = read_sequence(values.text("a")).map_or(0, |other| other.len());
            if own == other || own == 0 || other == 0 {
                return Ok(());
            }
            Err(NotationError::not_allowed(text.len(), format!("{other} numbers, as many as in the other")))
        },
    )
    .when(|values| values.is("w", "sequences")),
    Field::new(
        "x",
        Kind::Text,
        "*α*",
        "alpha, such as sqrt(2); that of 1/alpha + 1/beta = 1 if empty",
        "",
        |text, values| match text.trim().is_empty() {
            true => Ok(()),
            false => read_alpha(text, values.text("y").trim().is_empty()),
        },
    )
    .when(|values| values.is("w", "ratio")),
    Field::new(
        "y",
        Kind::Text,
        "*β*",
        "beta, such as phi^2 or 2+sqrt(2); that of 1/alpha + 1/beta = 1 if empty",
        "2+sqrt(2)",
        |text, values| match (text.trim().is_empty(), values.text("x").trim().is_empty()) {
            (true, true) => Err(NotationError::syntax(0, "a number such as φ² or 2 + √2")),
            (true, false) => Ok(()),
            _ => Beta::read(text).map(drop).map_err(unread),
        },
    )
    .when(|values| values.is("w", "ratio")),
    Field::new(
        "f",
        Kind::Text,
        "*aₙ*; empty: by the rule of the game",
        "a formula in n for a; empty if S is the set of all b",
        "",
        |text, _| match text.trim().is_empty() {
            true => Ok(()),
            false => Term::read(text).map(drop),
        },
    )
    .when(|values| values.is("w", "formula")),
    Field::new(
        "h",
        Kind::Text,
        "*bₙ*, such as n^2 or 2n + 1",
        "a formula in n for b, such as n^2 or floor(n*sqrt(5)+1/2)",
        "n^2",
        |text, _| Term::read(text).map(drop),
    )
    .when(|values| values.is("w", "formula")),
    Field::new(
        "s",
        Kind::Text,
        "*S*: primes, squares, fibonacci, evil, odious, vile, dopey, random 7, beatty(*β*), or a formula in *n*; with “not”: all others",
        "the set S: primes, squares, fibonacci, evil, odious, vile, dopey, random 7, beatty(phi^2), or a formula in n such as floor(n*phi + 1/2), also with not before it",
        "primes",
        |text, _| NamedSet::read(text).map(drop),
    )
    .when(|values| values.is("w", "set")),
    Field::new(
        "n",
        Kind::Number,
        "Levels up to",
        "highest level that is looked at, at most 100000; 1000 unless told",
        "1000",
        |text, _| match read_whole(text, HIGHEST_LEVEL)? {
            0 => Err(NotationError::syntax(0, "at least 1")),
            _ => Ok(()),
        },
    )
    .when(|values| !is_finite(values)),
    Field::word("c", &[("normal", "Normal"), ("misere", "Misère")], "Way of play", "normal or misere"),
    Field::new("m", Kind::Text, "n", "an n whose pair is given, such as 10^6", "10^6", |text, _| match text
        .trim()
        .is_empty()
    {
        true => Ok(()),
        false => read_integer(text.trim()).map(drop).map_err(unread),
    }),
    Field::hidden("k", "the pair that is chosen, by its number", |text, _| {
        read_whole(text, HIGHEST as usize).map(drop)
    }),
];

/// Whether the P-positions are given as finite lists.
pub fn is_finite(values: &Values) -> bool {
    values.is("w", "pairs") || values.is("w", "sequences")
}

/// Whether the player who makes the last move loses.
pub fn is_misere(values: &Values) -> bool {
    values.is("c", "misere")
}

/// How far levels are looked at; none where that cannot be read.
pub fn upto(values: &Values) -> Option<usize> {
    read_whole(values.text("n"), HIGHEST_LEVEL).ok().filter(|upto| *upto > 0)
}

/// The number of the pair that is chosen; 4 unless told.
pub fn chosen(values: &Values) -> usize {
    read_whole(values.text("k"), HIGHEST as usize).unwrap_or(4).max(1)
}

/// The n whose pair is asked for.
pub fn index(values: &Values) -> Option<BigInt> {
    read_integer(values.text("m").trim()).ok()
}

/// Checks that alpha can be read; if it stands alone, that the beta which belongs to it can.
fn read_alpha(text: &str, alone: bool) -> Result<(), NotationError> {
    if !alone {
        return Beta::read(text).map(drop).map_err(unread);
    }
    read_partner(text).map(drop)
}

/// The number with 1/alpha + 1/beta = 1, as a text that can be read.
///
/// # Errors
/// What is wrong with alpha, and where.
pub fn read_partner(text: &str) -> Result<String, NotationError> {
    let (alpha, _) = read_real(text).map_err(unread)?;
    let more = alpha.plus(&Real::integer(-1)).map_err(|expected| NotationError::syntax(0, expected))?;
    if more.compare(0) != Ordering::Greater {
        return Err(NotationError::syntax(0, "a number above 1"));
    }
    let other = more.reciprocal().and_then(|inverse| inverse.plus(&Real::integer(1)));
    other
        .map(|beta| beta.to_string())
        .map_err(|_| NotationError::syntax(0, "a number without π and e, or β too"))
}

fn unread(error: ReadError) -> NotationError {
    NotationError::syntax(error.at, error.expected)
}
