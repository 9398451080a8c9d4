//! What is said of sums in general.
use crate::core::card::Card;

pub const CARD: Card = Card {
    id: "sum",
    name: "Sum of games",
    short: "Move in any one of the games.",
    shelf: "Sums",
    piece: "token",
    group: "group",
    rules: &[
        ("Move", "Choose one of the games and move there, by its own rules."),
        (
            "End",
            "In normal play the player who moves last in the last game wins. In misère play that player loses.",
        ),
        ("Value", "The Grundy value of a sum is the nim-sum of the values of the games."),
    ],
    source: "Ferguson, Part I, chapter 4",
    presets: &[],
    keywords: "",
    typing: "Join the positions with &: nim/3+5&colourful/r2y1",
    beginning: None,
};
