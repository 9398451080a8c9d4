//! Coin-turning games that have a name.

/// A game and what it is called.
#[derive(Clone, Copy, Debug)]
pub struct NamedGame {
    pub id: &'static str,
    pub name: &'static str,
    /// Its code; of a subtraction game the one for the set 1, 2, 3.
    pub code: &'static str,
    /// The number of its leftmost coin, 0 or 1.
    pub origin: u64,
    /// Paper and place.
    pub source: &'static str,
}

const fn named(
    id: &'static str,
    name: &'static str,
    code: &'static str,
    origin: u64,
    source: &'static str,
) -> NamedGame {
    NamedGame { id, name, code, origin, source }
}

const WINNING_WAYS: &str = "Berlekamp, Conway and Guy, Winning Ways, chapter 14";

/// All games that have a name, those of Ferguson first.
pub const NAMED: &[NamedGame] = &[
    named("turning-turtles", "Turning Turtles", "1-2", 1, "Ferguson, Part I, 2.6, exercise 4, and 5.1"),
    named("twins", "Twins", "2", 0, "Ferguson, Part I, 5.1.2"),
    named("mock-turtles", "Mock Turtles", "1-3", 0, "Ferguson, Part I, 5.1.3"),
    named("ruler", "Ruler", "1+C", 1, "Ferguson, Part I, 5.1.4"),
    named("rulerette", "Rulerette", "2+C", 1, "Ferguson, Part I, exercise 5.5.4"),
    named("triplets", "Triplets", "3", 0, "Ferguson, Part I, exercise 5.5.3"),
    named("grunt", "Grunt", "4FS", 0, "Ferguson, Part I, 5.1.5"),
    named("coin-subtraction", "Subtraction with coins", "2D(1,2,3)L", 1, "Ferguson, Part I, 5.1.1"),
    named("coin-subtraction-two", "Subtraction with two coins", "2D(1,2,3)", 0, "Ferguson, Part I, 5.1.1"),
    named(
        "coin-subtraction-alone",
        "Subtraction with one coin or two",
        "1-2D(1,2,3)",
        0,
        "Ferguson, Part I, exercise 5.5.5",
    ),
    named("moebius", "Moebius", "1-5", 0, WINNING_WAYS),
    named("mogul", "Mogul", "1-7", 0, WINNING_WAYS),
    named("moidores", "Moidores", "1-9", 0, WINNING_WAYS),
    named("motley", "Motley", "1+", 0, WINNING_WAYS),
    named("turnips", "Turnips", "3E", 0, WINNING_WAYS),
    named("sym", "Sym", "1+S", 0, WINNING_WAYS),
    named("sympler", "Sympler", "1+FS", 0, WINNING_WAYS),
    named("mock-turtle-fives", "Mock Turtle Fives", "1-3C(5)", 0, WINNING_WAYS),
    named("triplet-fives", "Triplet Fives", "3C(5)", 0, WINNING_WAYS),
    named("ruler-fives", "Ruler Fives", "1-5C", 1, WINNING_WAYS),
];
