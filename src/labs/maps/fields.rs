//! What the maps are asked, and how it is read.
use crate::core::{game::Game, notation::NotationError, outcome::Convention};
use crate::games::{link::LinkPart, open};
use crate::labs::{
    field::{Examples, Field, Kind, Values, dashed},
    whole::read_whole,
};
use std::rc::Rc;

/// The greatest side of a map.
pub const MOST_SIDE: usize = 1000;

/// The greatest third number that the page offers at once.
pub const HIGHEST_SLICE: u64 = 100;

/// The most options that are examined for outcomes under misère play that no theorem gives, and the most on a page
/// without a web worker.
pub const MISERE_WORK: u64 = 20_000_000;
pub const MISERE_ALONE: u64 = 200_000;

/// What one may try first.
pub const EXAMPLES: Examples = &[
    ("Nim", "g=nim/3%2B5"),
    ("Chromatic φ²", "g=chromatic:beatty(phi%5E2)/4%2B2"),
    ("Chromatic evil", "g=chromatic:evil/8%2B6"),
    ("Lasker’s Nim", "g=lasker/2%2B5"),
    ("Kayles", "g=octal:0.77/5%2B7"),
    ("Grundy’s game", "g=grundy/5%2B8"),
    ("{1, 3, 4}", "g=subtraction:1,3,4/5%2B7"),
    ("Dim+", "g=dim-plus/12%2B6"),
    ("Wythoff", "g=wythoff/5%2B8"),
    ("Fibonacci Nim", "g=fibonacci/20,6"),
    ("Empty and Divide", "g=empty-and-divide/7%2B12"),
    ("Lasker and Kayles", "g=lasker/3%26kayles/5"),
    ("Wythoff over φ²", "g=wythoff/4%2B2&k=chromatic:beatty(phi%5E2)/4%2B2&w=values"),
    ("Misère Wythoff", "g=wythoff/4%2B2&m=1"),
];

/// `v=1&g=nim/3+5&n=200&w=values&r=0-0-50&c=6-10`: game, side, what is shown, the square seen and the cell that is
/// pointed at.
pub static FIELDS: &[Field] = &[
    Field::new(
        "g",
        Kind::Game,
        "Game, by a position of two numbers",
        "a position of two heaps or other numbers, or a sum of two games of one heap such as lasker/3&kayles/5; \
         with a third heap, which stays as it is; chromatic:beatty(phi^2)/4+2 unless told",
        "chromatic:beatty(phi^2)/4+2",
        |text, _| read_game(text).map(drop),
    )
    .of(LinkPart::Game),
    Field::new(
        "k",
        Kind::Game,
        "Compare with (another such position)",
        "another such position, whose map is laid over the first; none unless told",
        "",
        |text, _| if text.trim().is_empty() { Ok(()) } else { read_game(text).map(drop) },
    )
    .of(LinkPart::Game),
    Field::new(
        "n",
        Kind::Number,
        "Size, at most 1000",
        "how many cells each side has, at most 1000; 200 unless told",
        "200",
        |text, _| read_side(text).map(drop),
    ),
    Field::word(
        "w",
        &[("values", "Grundy values"), ("outcomes", "Outcomes")],
        "What is shown",
        "values or outcomes",
    )
    .when(|values| !values.flag("m"))
    .of(LinkPart::Range),
    Field::flag("m", "Misère play", "1 for the outcomes under misère play"),
    Field::new(
        "q",
        Kind::Text,
        "Statement about the map",
        "a statement about the positions x, y, such as P iff y = floor(x * phi); none unless told",
        "",
        // The parser of statements says what is wrong.
        |_, _| Ok(()),
    ),
    Field::hidden("r", "the part that the text shows, such as 0-0-50: left, below, side", |text, _| {
        let error = || NotationError::syntax(0, "three numbers such as 0-0-50");
        read_seen(text).map(drop).ok_or_else(error)
    })
    .of(LinkPart::Range),
    Field::hidden("c", "a cell, such as 6-10", |text, _| {
        dashed::<2>(text, MOST_SIDE).map(drop).ok_or_else(|| NotationError::syntax(0, "a cell such as 6-10"))
    })
    .of(LinkPart::Range),
];

/// The square of a map that is seen: its left lower corner and how many cells across.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeenSquare {
    pub x: usize,
    pub y: usize,
    pub span: usize,
}

fn read_seen(text: &str) -> Option<SeenSquare> {
    let [x, y, span] = dashed(text, MOST_SIDE)?;
    (span > 0).then_some(SeenSquare { x, y, span })
}

/// The square that is seen; all of the map if none.
pub fn seen_square(values: &Values) -> Option<SeenSquare> {
    read_seen(values.text("r"))
}

/// The cell that is pointed at.
pub fn cell(values: &Values) -> Option<(usize, usize)> {
    dashed(values.text("c"), MOST_SIDE).map(|[x, y]| (x, y))
}

/// Whether only outcomes are shown.
pub fn outcomes(values: &Values) -> bool {
    values.is("w", "outcomes") || values.flag("m")
}

/// Who wins at the end.
pub fn convention(values: &Values) -> Convention {
    if values.flag("m") { Convention::Misere } else { Convention::Normal }
}

/// A position of a game that has a map.
///
/// # Errors
/// What is wrong with the notation, or that the game has not two numbers.
pub fn read_game(text: &str) -> Result<Rc<dyn Game>, NotationError> {
    let lead = text.len() - text.trim_start().len();
    let game = open(text.trim()).map_err(|error| error.shifted(lead))?;
    if game.workshop().map(1).is_some() {
        return Ok(game);
    }
    let place = text.find('/').map_or(0, |slash| slash + 1);
    Err(NotationError::not_allowed(place, "two heaps or stacks, or two other numbers, such as nim/3+5"))
}

/// The side of a map.
///
/// # Errors
/// What was expected instead: a whole number from 1 to 1000.
pub fn read_side(text: &str) -> Result<usize, NotationError> {
    match read_whole(text, MOST_SIDE)? {
        0 => Err(NotationError::syntax(0, "at least 1")),
        side => Ok(side),
    }
}
