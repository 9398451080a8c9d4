//! What is said of sums in general.
use crate::core::card::{Card, Preset, Remarks};

pub const CARD: Card = Card {
    id: "sum",
    name: "Sum of games",
    short: "Move in any one of the games.",
    shelf: "Several games",
    piece: "piece",
    group: "group",
    rules: &[
        ("Move", "Choose one of the games and move there, by its own rules."),
        (
            "End",
            "In normal play whoever makes the last move of all wins, in whichever game it is. In misère play that player loses.",
        ),
        ("Value", "The Grundy value of a sum is the nim-sum of the values of the games."),
    ],
    source: "Ferguson, Part I, chapter 4",
    presets: &[
        Preset {
            name: "Nim and Kayles",
            notation: "nim/3+5&kayles/7",
            about: "Piles and pins side by side. A row of seven pins is worth a pile of two.",
        },
        Preset {
            name: "Three subtraction games",
            notation: "subtraction:most(3)/9&subtraction:most(5)/10&subtraction:most(7)/14",
            about: "Ferguson 4.3, example 1: value 3, with two winning moves.",
        },
        Preset {
            name: "Five games",
            notation: "colourful/r2y1&nim/4&kayles/5&mock-turtles/TTHTH&staircase/2+3+1",
            about: "Each is a pile of Nim in disguise.",
        },
    ],
    keywords: "disjunctive several together side by side add",
    typing: "Join the positions with &: nim/3+5&colourful/r2y1",
    remarks: Remarks::NONE,
};
