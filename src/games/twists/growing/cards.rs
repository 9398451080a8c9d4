//! Names, rules and presets of the games that remember the last take.
use super::super::{END, SHELF};
use crate::core::card::{Card, Preset, Remarks};

const TYPING: &str =
    "The number of chips, such as 20; then, after a comma, how many may be taken at most: 20,6.";
const MOVE_AFTER: &str = "The first move may take any number of chips but not all.";

pub const CARDS: &[Card] = &[
    Card {
        id: "dynamic",
        name: "Dynamic Subtraction",
        short: "Take at most what was taken last.",
        shelf: SHELF,
        piece: "chip",
        group: "heap",
        rules: &[
            ("Move", "Take chips from the heap, at most as many as the other player has just taken."),
            ("Start", MOVE_AFTER),
            END,
            (
                "Value: an exercise",
                "Write the number of chips in binary. The player to move wins exactly when the last one in it is a number that may be taken.",
            ),
        ],
        source: "Ferguson, Part I, 1.5, exercise 7a",
        presets: &[
            Preset { name: "14 chips", notation: "dynamic/14", about: "Who wins from here, and how?" },
            Preset {
                name: "Exercise 1.5.7 (a)",
                notation: "dynamic/44",
                about: "Ferguson 1.5, exercise 7a: what is an optimal first move, and from which numbers does the second player win?",
            },
            Preset { name: "32 chips", notation: "dynamic/32", about: "Who wins from here?" },
            Preset {
                name: "On the way",
                notation: "dynamic/20,3",
                about: "Three may be taken at most: does that help?",
            },
        ],
        keywords: "memory last binary powers of two take-away",
        typing: TYPING,
        remarks: Remarks::MISERE,
    },
    Card {
        id: "fibonacci",
        name: "Fibonacci Nim",
        short: "Take at most twice what was taken last.",
        shelf: SHELF,
        piece: "chip",
        group: "heap",
        rules: &[
            ("Move", "Take chips from the heap, at most twice as many as the other player has just taken."),
            ("Start", MOVE_AFTER),
            END,
            (
                "Value: an exercise",
                "Every number is in one way a sum of Fibonacci numbers of which no two are neighbours. The player to move wins exactly when the smallest of them may be taken.",
            ),
        ],
        source: "Ferguson, Part I, 1.5, exercise 7b",
        presets: &[
            Preset { name: "12 chips", notation: "fibonacci/12", about: "Who wins from here, and how?" },
            Preset {
                name: "Exercise 1.5.7 (b)",
                notation: "fibonacci/43",
                about: "Ferguson 1.5, exercise 7b: 43 = 34 + 8 + 1. What is an optimal first move, and from which numbers does the second player win?",
            },
            Preset { name: "55 chips", notation: "fibonacci/55", about: "Who wins from here?" },
            Preset {
                name: "On the way",
                notation: "fibonacci/20,6",
                about: "20 = 13 + 5 + 2 and up to 6 may be taken.",
            },
            Preset {
                name: "Very many",
                notation: "fibonacci/1000000000000",
                about: "Zeckendorf’s sum finds the move at once.",
            },
        ],
        keywords: "zeckendorf golden whinihan memory last take-away",
        typing: TYPING,
        remarks: Remarks::MISERE,
    },
    Card {
        id: "times",
        name: "So Many Times the Last",
        short: "Take at most m times what was taken last.",
        shelf: SHELF,
        piece: "chip",
        group: "heap",
        rules: &[
            (
                "Move",
                "Take chips from the heap, at most *m* times as many as the other player has just taken. You choose *m*: 1 is Dynamic Subtraction, 2 Fibonacci Nim.",
            ),
            ("Start", MOVE_AFTER),
            END,
            (
                "Value",
                "There is a sequence for each *m*, as the powers of two for 1 and the Fibonacci numbers for 2: each term is the one before it plus the first that is at least an *m*-th of it.",
            ),
        ],
        source: "Schwenk, Take-away games (1970); after Ferguson, Part I, 1.5, exercise 7",
        presets: &[
            Preset {
                name: "Three times",
                notation: "times:3/12",
                about: "1, 2, 3, 4, 6, 8, 11, 15, 21, 29, 40, …",
            },
            Preset {
                name: "Three times, more",
                notation: "times:3/50",
                about: "Who wins from here, and how?",
            },
            Preset {
                name: "Four times",
                notation: "times:4/100",
                about: "1, 2, 3, 4, 5, 7, 9, 12, 15, 19, 24, …",
            },
        ],
        keywords: "schwenk multiple fibonacci dynamic memory last",
        typing: "The number of chips, such as 50; then, after a comma, how many may be taken at most: 50,6. In a full notation m stands before: times:3/50.",
        remarks: Remarks::MISERE,
    },
];
