//! The cards of Nimble.
use crate::core::card::{Card, Preset, Remarks};

const COINS: (&str, &str) = (
    "Coins",
    "Coins lie on the squares of a strip; a square may hold several. The squares are counted from 0.",
);
const END: (&str, &str) =
    ("End", "In normal play the player who makes the last move wins. In misère play that player loses.");

/// The cards: Nimble, where one coin slides, and Moore's Nimble, where up to *k* do.
pub const CARDS: &[Card] = &[
    Card {
        id: "nimble",
        name: "Nimble",
        short: "Slide one coin to the left.",
        shelf: "Coins",
        piece: "coin",
        group: "square",
        rules: &[
            COINS,
            ("Move", "Slide one coin to any square at its left; others may lie there and in between."),
            END,
            ("Value", "A coin on square *n* is a pile of *n* in Nim."),
        ],
        source: "Ferguson, Part I, 2.6, exercise 3",
        presets: &[
            Preset {
                name: "Exercise 2.6.3",
                notation: "nimble/..1..1.2.1.1..",
                about: "After Ferguson 2.6, exercise 3: six coins. Who wins?",
            },
            Preset { name: "One, two, three", notation: "nimble/.111", about: "A P-position." },
            Preset { name: "Marienbad", notation: "nimble/.1.1.1.1", about: "Coins on 1, 3, 5 and 7." },
        ],
        keywords: "coins strip slide nim ferguson squares",
        typing: "A dot for an empty square and a number for the coins on one, such as ..1..1.2.",
        remarks: Remarks::MISERE,
    },
    Card {
        id: "moore-nimble",
        name: "Moore’s Nimble",
        short: "Slide several coins at once, up to k.",
        shelf: "Coins",
        piece: "coin",
        group: "square",
        rules: &[
            COINS,
            (
                "Move",
                "Slide at least one and at most *k* coins, each to any square at its left. You choose *k*; with *k* = 1 this is Nimble.",
            ),
            END,
            (
                "Value",
                "A coin on square *n* is a pile of *n* in Moore’s Nim. Write the squares of the coins in binary: a position is P exactly when each column holds a multiple of *k* + 1 ones. Grundy values are known for few coins only.",
            ),
        ],
        source: "Ferguson, Part I, 2.6, exercise 7",
        presets: &[
            Preset {
                name: "Exercise 2.6.7 (a)",
                notation: "moore-nimble:2/..1..1.2.1.1..",
                about: "Ferguson 2.6, exercise 7a, with the coins of exercise 3 as they lie here: one or two of them slide. Find a move to a P-position.",
            },
            Preset {
                name: "Three coins, two slide",
                notation: "moore-nimble:2/..1.1.1",
                about: "Coins on 2, 4 and 6. Count the columns in threes.",
            },
            Preset {
                name: "Four on one square",
                notation: "moore-nimble:3/.....4",
                about: "Three of four coins slide at once: a P-position.",
            },
            Preset {
                name: "The last coin loses",
                notation: "g=moore-nimble:2/.5.1&c=misere",
                about: "Five coins on square 1 and one on square 3, in misère play.",
            },
        ],
        keywords: "coins strip slide several moore nim k columns base ferguson squares",
        typing: "A dot for an empty square and a number for the coins on one, such as ..1..1.2. In a full notation k stands before: moore-nimble:2/..1..1.2",
        remarks: Remarks::MISERE,
    },
];
