//! What the evolution lab is asked.
use super::{
    read::read_piles,
    three::{ThreePilesError, read_three},
    walk::Pile3,
};
use crate::core::notation::NotationError;
use crate::games::{link::LinkPart, open};
use crate::labs::{
    field::{Examples, Field, Kind, Values},
    whole::read_whole,
};

/// The ranges of the slider, and the last generation of the largest.
pub const REACHES: [u16; 6] = [16, 32, 64, 128, 256, 512];
pub const MOST_GENERATIONS: u16 = 512;

/// What the colours of the pictures tell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Colouring {
    Generation,
    /// The direction of the last step.
    Direction,
}

/// What the lab looks at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Subject {
    /// Three piles and the automaton.
    Three,
    /// Any number of piles.
    Piles,
    /// Any game.
    Game,
}

/// The tilt at which the three axes look alike, as whole degrees.
pub const ISOMETRIC: i16 = 35;

/// Pictures of the paper, as the values of the lab of three piles.
pub const FIGURES: Examples = &[
    ("Figure 1: six generations", "p=0,0,0&n=16&g=6&c=generation&b=3"),
    ("Figure 2: the same in 3D", "p=0,0,0&n=16&g=6&c=generation&b=3&r=-30.25"),
    ("14, 11, 5", "p=14,11,5&n=16&g=16&c=direction&b=3"),
];

/// The positions whose generations one may try first.
pub const EXAMPLES: Examples = &[
    ("Lasker’s Nim (2,2)", "lasker/2+2"),
    ("Kayles (4,4)", "kayles/4.4"),
    ("Subtraction {1,3,4} (3,3)", "subtraction:1,3,4/3+3"),
    ("Nim (3,5,6)", "nim/3+5+6"),
    ("Colourful Nim", "colourful/r1y2+y2r1"),
    ("Nim and Kayles", "nim/2&kayles/3"),
];

/// `v=1&w=three&p=14,11,5&n=16&g=16&c=generation&b=3&r=0.35`: what is looked at, three piles, last generation of the
/// slider, generation shown, what the colours tell, branches of the automaton, and how the cube is turned and tilted in
/// degrees; `w=piles&q=2,3,6,7` holds any number of piles, `w=game&a=lasker/2+2` any game.
pub static FIELDS: &[Field] = &[
    Field::word(
        "w",
        &[("three", "3 piles"), ("piles", "More piles"), ("game", "Any game")],
        "Part",
        "three (piles and the automaton), piles (any number) or game (any)",
    ),
    Field::new("q", Kind::Text, "Piles", "the piles of w=piles, such as 2,3,6,7", "2,3,6,7", |text, _| {
        read_piles(text).map(drop)
    })
    .of(LinkPart::Game)
    .when(|values| values.is("w", "piles")),
    Field::new(
        "a",
        Kind::Game,
        "Game and position",
        "the position of w=game, such as lasker/2+2",
        "lasker/2+2",
        |text, _| {
            let lead = text.len() - text.trim_start().len();
            open(text.trim()).map(drop).map_err(|error| error.shifted(lead))
        },
    )
    .of(LinkPart::Game)
    .when(|values| values.is("w", "game")),
    Field::hidden("p", "three piles: a P-position of Nim, such as 14,11,5", |text, _| {
        match text.matches(',').count() {
            2 => Ok(()),
            _ => Err(NotationError::syntax(0, "three piles, such as 14,11,5")),
        }
    })
    .from("14,11,5")
    .of(LinkPart::Game)
    .when(three),
    Field::word(
        "n",
        &[
            ("16", "to 16"),
            ("32", "to 32"),
            ("64", "to 64"),
            ("128", "to 128"),
            ("256", "to 256"),
            ("512", "to 512"),
        ],
        "Generations",
        "the last generation: 16, 32, 64, 128, 256 or 512",
    )
    .listed()
    .of(LinkPart::Picture)
    .when(three),
    Field::hidden("g", "the generation that is listed, at most n", |text, _| {
        read_whole(text, MOST_GENERATIONS.into()).map(drop)
    })
    .of(LinkPart::Picture)
    .when(three),
    Field::word(
        "c",
        &[("generation", "by generation"), ("direction", "by last direction")],
        "Colours",
        "colours of the picture; not used here",
    )
    .listed()
    .of(LinkPart::Picture)
    .when(three),
    Field::word(
        "b",
        &[("3", "without the south branch"), ("4", "with it")],
        "Branches",
        "branches of the automaton, 3 or 4",
    )
    .listed()
    .of(LinkPart::Picture)
    .when(three),
    Field::hidden("r", "turn of the picture; not used here", |text, _| {
        let expected = "two whole numbers of degrees, such as 0.35";
        read_turn(text).map(drop).ok_or_else(|| NotationError::syntax(0, expected))
    })
    .from("0.35")
    .of(LinkPart::Picture)
    .when(three),
];

fn three(values: &Values) -> bool {
    subject(values) == Subject::Three
}

/// What the lab looks at, by its link.
pub fn subject(values: &Values) -> Subject {
    match values.text("w") {
        "piles" => Subject::Piles,
        "game" => Subject::Game,
        _ => Subject::Three,
    }
}

/// The texts of the three piles.
pub fn texts(values: &Values) -> [String; 3] {
    let mut texts = values.text("p").splitn(3, ',').map(String::from);
    std::array::from_fn(|_| texts.next().unwrap_or_default())
}

/// The P-position of three piles.
///
/// # Errors
/// The first pile that cannot be read, or how the piles would be a P-position.
pub fn piles(values: &Values) -> Result<Pile3, ThreePilesError> {
    read_three(&texts(values))
}

/// The last generation of the slider.
pub fn reach(values: &Values) -> u16 {
    values.text("n").parse().unwrap_or(REACHES[0])
}

/// The generation that is shown: the last one unless told.
pub fn generation(values: &Values) -> u16 {
    let last = reach(values);
    read_whole(values.text("g"), MOST_GENERATIONS.into()).map_or(last, |n| last.min(n as u16))
}

/// What the colours tell.
pub fn colouring(values: &Values) -> Colouring {
    if values.is("c", "direction") { Colouring::Direction } else { Colouring::Generation }
}

/// Whether the automaton has its south branch.
pub fn south(values: &Values) -> bool {
    values.is("b", "4")
}

/// How the cube is turned about the axis of the third pile, and tilted above the horizon, in degrees.
pub fn turn(values: &Values) -> (i16, i16) {
    read_turn(values.text("r")).unwrap_or((0, ISOMETRIC))
}

fn read_turn(text: &str) -> Option<(i16, i16)> {
    let read = |text: &str| text.parse::<i16>().ok().filter(|degrees| (-360..=360).contains(degrees));
    let (turned, tilted) = text.split_once('.')?;
    Some((read(turned)?, read(tilted)?))
}
