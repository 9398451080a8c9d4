//! The games of this ruleset as the gallery shows them.
use crate::core::card::{Card, Preset};

const END: (&str, &str) =
    ("End", "In normal play the player who makes the last move wins. In misère play that player loses.");
const COINS: (&str, &str) = (
    "Coins",
    "Coins lie in a row, each showing heads or tails. The rightmost of the coins that a move turns must go from heads to tails.",
);
const TYPING: &str = "A row of H for heads and T for tails, such as TTHTHHTTH.";

/// One card: what a move turns, its value, where it comes from and its positions.
macro_rules! cards {
    ($($id:literal $name:literal $short:literal, $turn:literal, $value:literal, $source:literal, $keys:literal,
        [$($of:literal $notation:literal $about:literal),*];)*) => {
        &[$(Card {
            id: $id,
            name: $name,
            short: $short,
            shelf: "Coins",
            piece: "coin",
            group: "coin",
            rules: &[COINS, ("Move", $turn), END, ("Value", $value)],
            source: $source,
            presets: &[$(Preset { name: $of, notation: $notation, about: $about }),*],
            keywords: $keys,
            typing: TYPING,
        }),*]
    };
}

pub const CARDS: &[Card] = cards! {
    "turning-turtles" "Turning Turtles" "Turn one or two coins.",
    "Turn one coin or two.",
    "A head on coin *x*, counted from 1, is worth *x*: it is a heap of Nim.",
    "Ferguson, Part I, 2.6, exercise 4, and 5.1", "coins nim turtles ferguson",
    ["Thirteen coins" "turning-turtles/THTTHTTTHHTHT" "Ferguson 2.6, exercise 4: heaps of 2, 5, 9, 10 and 12.",
     "TTHTHHTTH" "turning-turtles/TTHTHHTTH" "Ferguson 5.5, exercise 1 (a)."];
    "mock-turtles" "Mock Turtles" "Turn up to three coins.",
    "Turn one, two or three coins.",
    "A head on coin *x*, counted from 0, is worth 2*x* or 2*x* + 1, whichever has an odd number of digits 1.",
    "Ferguson, Part I, 5.1.3", "coins odious evil turtles ferguson winning ways 1-3",
    ["TTHTHHTTH" "mock-turtles/TTHTHHTTH" "Ferguson 5.5, exercise 1 (d): turn coins 3 and 8.",
     "The Mock Turtle" "mock-turtles/HHHH" "Coins 0 to 3: an even number of heads and a P-position of Nim."];
    "twins" "Twins" "Turn exactly two coins.",
    "Turn two coins.",
    "A head on coin *x*, counted from 0, is worth *x*: the game is Nim once more.",
    "Ferguson, Part I, 5.1.2", "coins nim pairs ferguson 2",
    ["TTHTHHTTH" "twins/TTHTHHTTH" "Ferguson 5.5, exercise 1 (b): turn coins 3 and 8."];
    "ruler" "Ruler" "Turn neighbours, as many as you like.",
    "Turn any number of coins side by side.",
    "A head on coin *x*, counted from 1, is worth the greatest power of 2 that divides *x*, like the marks on a ruler.",
    "Ferguson, Part I, 5.1.4", "coins consecutive marks ferguson 1+C",
    ["Sixteen coins" "ruler/TTHTTHTHTTTTTTTH" "The last head alone is worth 16."];
    "turning" "Turning game" "Any game by its code.",
    "As the code says: how many coins, C for side by side, E for equally spaced, S for symmetric, F for the leftmost coin among them, C(5) for within five in a row.",
    "By a formula where one is known, otherwise by a table.",
    "Berlekamp, Conway and Guy, Winning Ways, chapter 14", "coins code cgsuite moebius mogul moidores turnips sym fives",
    ["Turnips" "turning:3E/TTHTTHHTH" "Three equally spaced coins.",
     "Moebius" "turning:1-5/THTHHTTH" "Up to five coins."];
};
