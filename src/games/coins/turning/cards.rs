//! The games of this ruleset as the gallery shows them.
use crate::core::card::{Beginning, Card, Preset, Remarks};

const END: (&str, &str) =
    ("End", "In normal play the player who makes the last move wins. In misère play that player loses.");
const COINS: (&str, &str) = (
    "Coins",
    "Coins lie in a row, each showing heads or tails. The rightmost of the coins that a move turns must go from heads to tails.",
);
const TYPING: &str = "A row of H for heads and T for tails, such as TTHTHHTTH.";

/// One card: what a move turns, its value, where it comes from, its positions, and how newcomers begin.
macro_rules! cards {
    ($($id:literal $name:literal $short:literal, $turn:literal, $($value:literal)? $(exercise $answer:literal)?, $source:literal, $keys:literal,
        [$($of:literal $notation:literal $about:literal),*] $(begin $place:literal $small:literal)?;)*) => {
        &[$(Card {
            id: $id,
            name: $name,
            short: $short,
            shelf: "Coins",
            piece: "coin",
            group: "coin",
            rules: &[COINS, ("Move", $turn), END, $(("Value", $value))? $(("Value: an exercise", $answer))?],
            source: $source,
            presets: &[$(Preset { name: $of, notation: $notation, about: $about }),*],
            keywords: $keys,
            typing: TYPING,
            remarks: Remarks {
                beginning: <[Beginning]>::first(&[$(Beginning { place: $place, notation: $small })?]).copied(),
                ..Remarks::NONE
            },
        }),*]
    };
}

pub const CARDS: &[Card] = cards! {
    "mock-turtles" "Mock Turtles" "Turn up to three coins; the rightmost of them must show heads.",
    "Turn one, two or three coins.",
    "A head on coin *x*, counted from 0, is worth 2*x* or 2*x* + 1, whichever has an odd number of ones in binary.",
    "Ferguson, Part I, 5.1.3", "coins flip flipping odious evil turtles ferguson winning ways 1-3",
    ["Exercise 5.5.1 (d)" "mock-turtles/TTHTHHTTH" "Ferguson 5.5, exercise 1d: TTHTHHTTH. Find a winning move, if there is one.",
     "The Mock Turtle" "mock-turtles/HHHH" "Heads 0 to 3: a P-position of Nim with an even number of piles, so one here too. Where 5.1.3 describes these, it prints “Turning Turtles”.", "{1, 2, 3}" "mock-turtles/THHH" "Ferguson 5.1.3: a P-position of Nim, but three heads are an odd number, and so it is won here.",
     "Ferguson’s display (2)" "mock-turtles/HHHHHHHHHHHHHHH" "Ferguson 5.1.3, display (2): a head on each of fifteen coins, with its value.",
     "THHTTH of chapter 5" "mock-turtles/THHTTH" "Ferguson 5: the sum of TH, TTH and TTTTTH.", "Exercise 5.5.2 (b)" "mock-turtles/TTTTTTTTH" "Ferguson 5.5, exercise 2b: how many moves can this last?"]
    begin 5 "mock-turtles/HTHHTHH";
    "turning-turtles" "Turning Turtles" "Turn one or two coins; the rightmost of them must show heads.",
    "Turn one coin or two.",
    "A head on coin *x*, counted from 1, is worth *x*: it is a heap of Nim.",
    "Ferguson, Part I, 2.6, exercise 4, and 5.1", "coins nim turtles ferguson",
    ["Exercise 2.6.4" "turning-turtles/THTTHTTTHHTHT" "Ferguson 2.6, exercise 4: thirteen coins. Find a winning move.",
     "Exercise 5.5.1 (a)" "turning-turtles/TTHTHHTTH" "Ferguson 5.5, exercise 1a: find a winning move, if there is one.",
     "One, two, three" "turning-turtles/HHH" "A P-position with an odd number of heads: Ferguson’s description of the P-positions is that of Mock Turtles.", "THHTTH of chapter 5" "turning-turtles/THHTTH" "Ferguson 5: the sum of TH, TTH and TTTTTH.", "Exercise 5.5.2 (a)" "turning-turtles/TTTTTTTTH" "Ferguson 5.5, exercise 2a: how many moves can this last?"];
    "twins" "Twins" "Turn exactly two coins; the right one must show heads.",
    "Turn two coins.",
    "A head on coin *x*, counted from 0, is worth *x*: the game is Nim once more.",
    "Ferguson, Part I, 5.1.2", "coins nim pairs ferguson 2",
    ["Exercise 5.5.1 (b)" "twins/TTHTHHTTH" "Ferguson 5.5, exercise 1b: TTHTHHTTH. Find a winning move, if there is one."];
    "triplets" "Triplets" "Turn exactly three coins; the rightmost of them must show heads.",
    "Turn three coins.",
    exercise "Heads on coins 0 and 1 are worth nothing; one on coin *x* + 2 is worth what coin *x* is in Mock Turtles.",
    "Ferguson, Part I, exercise 5.5.3", "coins odious mock turtles ferguson 3",
    ["Exercise 5.5.3" "triplets/TTHTHHTTH" "Ferguson 5.5, exercise 3: how are the values related to those of Mock Turtles?",
     "Last coin" "triplets/TTTTTTTTTH" "A single head: what is it worth?"];
    "ruler" "Ruler" "Turn as many neighbours as you like; the rightmost of them must show heads.",
    "Turn any number of coins side by side.",
    "A head on coin *x*, counted from 1, is worth the greatest power of 2 that divides *x*, like the marks on a ruler.",
    "Ferguson, Part I, 5.1.4", "coins consecutive marks ferguson 1+C",
    ["Sixteen coins" "ruler/TTHTTHTHTTTTTTTH" "The last head alone is worth 16.",
     "Ferguson’s display (3)" "ruler/HHHHHHHHHHHHHHHH" "Ferguson 5.1.4, display (3): a head on each of sixteen coins, with its value.", "THHTTH of chapter 5" "ruler/THHTTH" "Ferguson 5: the sum of TH, TTH and TTTTTH.", "Exercise 5.5.2 (c)" "ruler/TTTTTTTTH" "Ferguson 5.5, exercise 2c: how many moves can this last?"];
    "rulerette" "Rulerette" "Turn two neighbours or more.",
    "Turn any number of coins side by side, but not one alone.",
    exercise "A head on coin *x*, counted from 1, is worth half of what it is in Ruler, rounded down.",
    "Ferguson, Part I, exercise 5.5.4", "coins consecutive ruler ferguson 2+C",
    ["Exercise 5.5.4" "rulerette/TTHTTHTHTTTTTTTH" "Ferguson 5.5, exercise 4: how are the values related to those of Ruler?"];
    "grunt" "Grunt" "Turn four coins, the first among them.",
    "Turn four coins: coin 0, any coin to its right, and two between them, one as far from coin 0 as the other is from the last.",
    "A head on coin *x*, counted from 0, is a heap of *x* in Grundy’s game: turning 0, *a*, *x* − *a* and *x* splits it in two unequal heaps.",
    "Ferguson, Part I, 5.1.5", "coins grundy symmetric ferguson 4FS",
    ["Three heaps" "grunt/TTTTTTHTHTTTH" "Heaps of 6, 8 and 12 of Grundy’s game.",
     "Heaps that are over" "grunt/HHHTTTH" "Heads on coins 0, 1 and 2 cannot be turned."];
    "coin-subtraction" "Coin Subtraction" "Turn one coin, or two at a set distance.",
    "Turn two coins whose distance is in the set, or one alone whose number, from 1, is in the set.",
    "A head on coin *x* is a heap of *x* from which a number of the set is taken.",
    "Ferguson, Part I, 5.1.1", "coins subtraction distance ferguson",
    ["One, two or three" "coin-subtraction:1,2,3/TTHTHHTTHT" "Worth 1, 2, 3, 0 and so on.",
     "Ferguson’s display (1)" "coin-subtraction:1,2,3/HHHHHHHHHHHHHH" "Ferguson 5.1.1, display (1): a head on each of fourteen coins, with its value.",
     "One, three or four" "coin-subtraction:1,3,4/TTHTHHTTH" "The row of Ferguson 5.5, exercise 1, with one coin allowed too.",
     "Fourteen coins" "coin-subtraction:1,2,3/TTHTHHTTHTTTHT" "The same distances, and one head more."];
    "coin-subtraction-two" "Coin Subtraction by Twos" "Turn two coins at a set distance.",
    "Turn exactly two coins whose distance is in the set.",
    "A head on coin *x*, counted from 0, is a heap of *x* from which a number of the set is taken.",
    "Ferguson, Part I, 5.1.1", "coins subtraction distance ferguson exactly two",
    ["One, two or three" "coin-subtraction-two:1,2,3/TTHTHHTTHTTTHT" "Worth 0, 1, 2, 3 and so on.",
     "Exercise 5.5.1 (c)" "coin-subtraction-two:1,3,4/TTHTHHTTH" "Ferguson 5.5, exercise 1c: distances 1, 3 and 4. Find a winning move, if there is one."];
    "coin-subtraction-alone" "Coin Subtraction, One Free" "Turn any coin, or two at a set distance.",
    "Turn one coin, any of them, or two whose distance is in the set.",
    exercise "A head is worth one more than in the game with exactly two coins.",
    "Ferguson, Part I, exercise 5.5.5", "coins subtraction distance ferguson alone",
    ["Exercise 5.5.5" "coin-subtraction-alone:1,2,3/TTHTHHTTHT" "Ferguson 5.5, exercise 5: how are the values related to those of the subtraction game?",
     "Fourteen coins" "coin-subtraction-alone:1,2,3/TTHTHHTTHTTTHT" "One head more: P or N?"];
    "turning" "Turning by Code" "Any coin-turning game by its code.",
    "As the code says: how many coins, C for side by side, E for equally spaced, S for symmetric, F for with the leftmost coin, C(5) for within five in a row, D(1,3) for two at these distances. Kinds of moves are joined by commas; @1 counts the coins from 1.",
    "By a formula where one is known, otherwise by a table.",
    "Berlekamp, Conway and Guy, Winning Ways, chapter 14", "coins code cgsuite moebius mogul moidores motley turnips sym sympler fives winning ways",
    ["Turnips" "turning:3E/TTHTTHHTHTTH" "Three coins at equal distances.",
     "Moebius" "turning:1-5/THTHHTTHTH" "Up to five coins.",
     "Mogul" "turning:1-7/THTHHTTHH" "Up to seven coins.",
     "Moidores" "turning:1-9/THTHHTTHH" "Up to nine coins.",
     "Motley" "turning:1+/THTHHTTH" "Any number of coins: each is worth twice the one before.",
     "Sym" "turning:1+S/TTHTTHHTHTTH" "Any number of coins, placed symmetrically.",
     "Sympler" "turning:1+FS/TTHTTHHTHTTH" "The same with the leftmost coin among them.",
     "Mock Turtle Fives" "turning:1-3C(5)/TTHTTHHTHTTH" "Up to three coins within five in a row.",
     "Triplet Fives" "turning:3C(5)/TTHTTHHTHTTH" "Three coins within five in a row.",
     "Ruler Fives" "turning:1-5C@1/TTHTTHHTHTTH" "Up to five coins side by side."];
};
