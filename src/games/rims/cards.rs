//! The cards of Rims and Rayles.
use crate::core::card::{Card, Preset, Remarks};

/// The name of the game whose loops pass one dot or two.
pub const RAYLES: &str = "rayles";

const TYPING: &str = "The numbers of the free dots, such as 1-3, then each loop in brackets: the dots that it passes, a colon, and what it encloses, as in 1-3(4-5:6-10)(11-13(14:15)). A loop that passes no dot has no colon.";
const DRAWN: &str = "Draw with the mouse, a pen or a finger; the loop closes when the line comes back to its beginning. Or pick dots: once for a dot that the loop passes, twice for one that it encloses. After each move dots and loops are laid out anew, since only what lies in which region matters.";

pub const CARDS: &[Card] = &[
    Card {
        id: "rims",
        name: "Rims",
        short: "Draw a closed loop through one or more free dots.",
        shelf: "Boards",
        piece: "dot",
        group: "region",
        rules: &[
            (
                "Move",
                "Draw a closed loop through one or more free dots. It may not cross or touch itself or an earlier loop. A dot on a loop is no longer free.",
            ),
            ("Drawing", DRAWN),
            (
                "End",
                "When every dot lies on a loop, play is over. In normal play the player who drew the last loop wins. In misère play that player loses.",
            ),
            ("Value", "A region of *n* free dots is a heap of *n* in Nim: Rims is Nim in disguise."),
        ],
        source: "Ferguson, Part I, 4.5, exercise 8",
        presets: &[
            Preset {
                name: "Exercise 4.5.8 (b), figure 4.2",
                notation: "rims/1-3(4-5:6-10)(11:12-18)",
                about: "Ferguson 4.5, exercise 8b, with a position made up for Nimscope in place of the picture: regions of 3, 5 and 7 free dots. Find a winning loop, if there is one.",
            },
            Preset {
                name: "Exercise 4.5.8 (a)",
                notation: "rims/1-5",
                about: "Ferguson 4.5, exercise 8a: why is a region of five free dots a heap of Nim in disguise?",
            },
            Preset {
                name: "Nine dots",
                notation: "rims/1-9",
                about: "Leave as many dots inside as outside, then copy every loop on the other side.",
            },
            Preset {
                name: "Two equal regions",
                notation: "rims/1-6(7:8-13)",
                about: "A P-position: what is done in one region can be done in the other.",
            },
            Preset {
                name: "Loops in loops",
                notation: "rims/1-4(5:6-8(9-10:11-15))",
                about: "Regions of 4, 3 and 5 dots, each within the one before.",
            },
            Preset {
                name: "Single dots",
                notation: "rims/1(2)(3)(4-7)",
                about: "Try it in misère play, too: there another loop wins.",
            },
        ],
        keywords: "loops dots curves plane jordan pencil paper draw winning ways nim disguise 0.[7] topology sprouts",
        typing: TYPING,
        remarks: Remarks::MISERE,
    },
    Card {
        id: RAYLES,
        name: "Rayles",
        short: "Draw a closed loop through one or two free dots.",
        shelf: "Boards",
        piece: "dot",
        group: "region",
        rules: &[
            (
                "Move",
                "Draw a closed loop through one free dot or two. It may not cross or touch itself or an earlier loop. A dot on a loop is no longer free.",
            ),
            ("Drawing", DRAWN),
            (
                "End",
                "When every dot lies on a loop, play is over. In normal play the player who drew the last loop wins. In misère play that player loses.",
            ),
            (
                "Value",
                "A region of *n* free dots is a row of *n* pins in Kayles: Rayles is Kayles in disguise.",
            ),
        ],
        source: "Ferguson, Part I, 4.5, exercise 9",
        presets: &[
            Preset {
                name: "Exercise 4.5.9 (b), figure 4.2",
                notation: "rayles/1-3(4-5:6-10)(11:12-18)",
                about: "Ferguson 4.5, exercise 9b, with a position made up for Nimscope in place of the picture: regions of 3, 5 and 7 free dots. Find a winning loop, if there is one.",
            },
            Preset {
                name: "Exercise 4.5.9 (a)",
                notation: "rayles/1-5",
                about: "Ferguson 4.5, exercise 9a: why is a region of five free dots a row of Kayles in disguise?",
            },
            Preset {
                name: "Nine dots",
                notation: "rayles/1-9",
                about: "Leave as many dots inside as outside, then copy every loop on the other side.",
            },
            Preset {
                name: "Seven and four",
                notation: "rayles/1-7(8:9-12)",
                about: "In Kayles rows of 7 and of 4 pins have the values 2 and 1.",
            },
            Preset {
                name: "Equal values",
                notation: "rayles/1-5(6:7-15)",
                about: "A P-position: rows of 5 and of 9 pins both have value 4.",
            },
        ],
        keywords: "loops dots curves plane jordan pencil paper draw winning ways kayles disguise 0.77 topology sprouts",
        typing: TYPING,
        remarks: Remarks::NONE,
    },
];
