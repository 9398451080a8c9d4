//! The games of this ruleset as the gallery shows them.
use crate::core::card::{Card, Preset, Remarks};

/// The code of a card without parameters.
pub fn code(id: &str) -> Option<&'static str> {
    Some(match id {
        "lasker" => "4.[3]",
        "grundy" => "4!.0",
        "one-or-two" => "0.73",
        "two-or-more" => "0.1[7]",
        "one-four-seven" => "0.[700]",
        _ => return None,
    })
}

const END: (&str, &str) =
    ("End", "In normal play the player who makes the last move wins. In misère play that player loses.");
/// Where heaps may be left from which nobody can take.
const END_LEFT: (&str, &str) = (
    "End",
    "In normal play the player who makes the last move wins. In misère play that player loses. Chips that nobody can take may be left.",
);

/// A card of this shelf.
const fn card(id: &'static str, name: &'static str, short: &'static str) -> Card {
    Card {
        id,
        name,
        short,
        shelf: "Heaps",
        piece: "chip",
        group: "heap",
        rules: &[],
        source: "",
        presets: &[],
        keywords: "take and break split heap pile ferguson octal",
        typing: "Heap sizes joined by +, such as 2+5+7.",
        remarks: Remarks::NONE,
    }
}

const fn preset(name: &'static str, notation: &'static str, about: &'static str) -> Preset {
    Preset { name, notation, about }
}

pub const CARDS: &[Card] = &[
    Card {
        rules: &[
            (
                "Move",
                "Choose one heap. Take any number of its chips, or take nothing and split it into two heaps.",
            ),
            END,
            (
                "Value",
                "$g(4k + 1) = 4k + 1$, $g(4k + 2) = 4k + 2$, $g(4k + 3) = 4k + 4$ and $g(4k + 4) = 4k + 3$.",
            ),
        ],
        source: "Ferguson, Part I, 4.4.1; Lasker, Brettspiele der Völker, 1931",
        presets: &[
            preset(
                "2, 5, 7",
                "lasker/2+5+7",
                "Ferguson 4.4.1: values 2, 5 and 8; three splits of the 7 win.",
            ),
            preset("3 and 4", "lasker/3+4", "Their values are exchanged: 4 and 3."),
            preset(
                "A heap of 13",
                "lasker/13",
                "An odd heap has no even split: taking all of it is the only winning move.",
            ),
            preset("Up to 12", "lasker/1+4+7+12", "Values 1, 3, 8 and 11."),
        ],
        keywords: "lasker's nim laskers take and break split heap pile ferguson 4.[3]",
        remarks: Remarks::MISERE,
        ..card("lasker", "Lasker’s Nim", "Take any number, or split a heap.")
    },
    Card {
        rules: &[
            ("Move", "Choose one heap. Split it into two heaps of different sizes. Nothing is taken."),
            (
                "End",
                "Heaps of 1 and 2 cannot be split. In normal play the player who makes the last move wins. In misère play that player loses.",
            ),
            ("Value", "No formula is known, nor whether the values are periodic."),
        ],
        source: "Ferguson, Part I, 4.4.4 and exercise 4.5.10; Grundy 1939",
        presets: &[
            preset(
                "Exercise 4.5.10 (b)",
                "grundy/5+8+13",
                "Ferguson 4.5, exercise 10b: find all winning first moves.",
            ),
            preset(
                "Exercise 4.5.10 (a)",
                "grundy/13",
                "Ferguson 4.5, exercise 10a: what are the values of heaps of 1 to 13?",
            ),
            preset(
                "One heap of 7",
                "grundy/7",
                "The classic start has value 0: each of its three splits has an answer.",
            ),
            preset("One heap of 20", "grundy/20", "Value 0: the second player wins."),
            preset("One heap of 50", "grundy/50", "Long play from one heap."),
        ],
        keywords: "grundy's game grundys split unequal heap pile ferguson 4!.0",
        remarks: Remarks { open: Some("Do the values become periodic?"), ..Remarks::NONE },
        ..card("grundy", "Grundy’s game", "Split a heap into two unequal ones.")
    },
    Card {
        rules: &[
            (
                "Move",
                "Choose one heap. The code says how many chips you may take, and what may be left of the heap.",
            ),
            (
                "Code",
                "The first digit after the point is for taking 1 chip, the second for taking 2, and so on; the digit before the point is for taking nothing. A digit is the sum of what is allowed: 1 to leave nothing, 2 to leave one heap, 4 two heaps, 8 three, 16 four. 3 lets you leave nothing or one heap, 7 up to two heaps. A to Z stand for 10 to 35.",
            ),
            (
                "Marks",
                "! after a digit: the heaps left must all differ in size. Digits in brackets at the end repeat for ever: 0.[3] is Nim, 4.[3] is Lasker’s Nim, 4!.0 is Grundy’s game.",
            ),
            END_LEFT,
        ],
        source: "Guy and Smith, The G-values of various games, 1956; Ferguson, Part I, 4.4",
        presets: &[
            preset(
                "Kayles in heaps, 0.77",
                "octal:0.77/5+7",
                "Take 1 or 2 and split the rest if you like: period 12.",
            ),
            preset("Dawson’s chess in heaps, 0.137", "octal:0.137/9+11", "Period 34 with seven exceptions."),
            preset(
                "Dawson’s Kayles in heaps, 0.07",
                "octal:0.07/8+10",
                "Take 2 and split the rest if you like.",
            ),
            preset(
                "Treblecross, 0.007",
                "octal:0.007/9+12",
                "Take 3 and split the rest if you like; whether it is periodic is not known.",
            ),
            preset("Officers, 0.6", "octal:0.6/8+11", "Take 1, but never a whole heap."),
            preset("Guiles, 0.15", "octal:0.15/7+9", "Period 10 from the start."),
            preset("Split or take one, 4.7", "octal:4.7/5+6", "Split a heap, with or without taking a chip."),
            preset("Hexadecimal, 0.8F", "octal:0.8F/7+10", "Up to three heaps are left."),
            preset("Nim by its code", "octal:0.[3]/3+5+7", "Brackets repeat the digit for ever."),
        ],
        keywords: "octal hexadecimal code take and break kayles dawson's chess dawsons treblecross officers guiles heap guy smith",
        typing: "Heap sizes joined by +. In a full notation the code stands before: octal:0.77/5+7.",
        remarks: Remarks {
            open: Some("Does every code with finitely many digits end in a period?"),
            ..Remarks::NONE
        },
        ..card("octal", "Any code", "Any take-and-break game, by its code.")
    },
    Card {
        rules: &[
            ("Move", "Choose one heap. Take 1 or 2 chips; or take 1 chip and split the rest into two heaps."),
            END,
            ("Value: an exercise", "$g(n) = n$ mod 4."),
        ],
        source: "Ferguson, Part I, exercise 4.5.5",
        presets: &[
            preset(
                "Exercise 4.5.5 (b)",
                "one-or-two/15",
                "Ferguson 4.5, exercise 5b: find a winning first move.",
            ),
            preset(
                "Exercise 4.5.5 (a)",
                "one-or-two/5+6+7",
                "Ferguson 4.5, exercise 5a: what are the values of these heaps, and of any?",
            ),
        ],
        remarks: Remarks::MISERE,
        ..card("one-or-two", "One or two", "Take 1 or 2, or take 1 and split.")
    },
    Card {
        rules: &[
            (
                "Move",
                "Choose one heap. Take 2 or more chips and, if you like, split the rest into two heaps; or take a heap of 1.",
            ),
            END,
            ("Value: an exercise", "$g(3k) = g(3k + 1) = 2k$ and $g(3k + 2) = 2k + 1$, but $g(1) = 1$."),
        ],
        source: "Ferguson, Part I, exercise 4.5.6",
        presets: &[
            preset("7, 8", "two-or-more/7+8", "Two heaps: who wins?"),
            preset(
                "Exercise 4.5.6",
                "two-or-more/4+6+9",
                "Ferguson 4.5, exercise 6: what is the value of a heap?",
            ),
        ],
        remarks: Remarks::MISERE,
        ..card("two-or-more", "Two or more", "Take 2 or more and split if you like.")
    },
    Card {
        rules: &[
            (
                "Move",
                "Choose one heap. Take 1, 4, 7 and so on, always one more than a multiple of three, and, if you like, split the rest into two heaps.",
            ),
            END,
            ("Value: an exercise", "$g(4k) = g(4k + 2) = 2k$ and $g(4k + 1) = g(4k + 3) = 2k + 1$."),
        ],
        source: "Ferguson, Part I, exercise 4.5.7",
        presets: &[
            preset(
                "Exercise 4.5.7",
                "one-four-seven/5+7+8",
                "Ferguson 4.5, exercise 7: what is the value of a heap?",
            ),
            preset("10, 11", "one-four-seven/10+11", "Two heaps: who wins?"),
        ],
        remarks: Remarks::MISERE,
        ..card("one-four-seven", "One, four, seven", "Take 1, 4, 7 and split if you like.")
    },
];
