//! Green Hackenbush as the gallery shows it.
use crate::core::card::{Card, Preset};

pub const CARDS: &[Card] = &[Card {
    id: "hackenbush",
    name: "Green Hackenbush",
    short: "Cut an edge; what hangs in the air falls.",
    shelf: "Graphs",
    piece: "edge",
    group: "part",
    rules: &[
        (
            "Move",
            "Cut an edge. It goes, and so does all that is then no longer connected with the ground. The ground is one vertex, wherever a picture stands on it.",
        ),
        ("End", "In normal play the player who makes the last cut wins. In misère play that player loses."),
        (
            "Value",
            "The vertices of a circuit may be fused, and a loop counts as an edge with a free end. Branches that meet at a vertex may be replaced by one stalk as long as their nim-sum. A stalk of *n* edges is worth *n*, and parts that stand side by side add as in Nim.",
        ),
    ],
    source: "Ferguson, Part I, chapter 6; Berlekamp, Conway and Guy, Winning Ways, chapter 7",
    presets: &[
        Preset {
            name: "Three stalks",
            notation: "hackenbush/3,4,5",
            about: "Ferguson 6.1: Nim in disguise, value 2. Cut the second edge of the stalk of 3.",
        },
        Preset { name: "The second tree", notation: "hackenbush/(((())())(())(()(()))())", about: "A tree." },
        Preset {
            name: "A door",
            notation: "hackenbush/0a-a-b-0b,0a@0'Door',a@0_40,b@30_40,0b@30",
            about: "A circuit of three edges through the ground is worth 1.",
        },
    ],
    keywords: "graph tree bamboo stalk cut edge colon fusion principle winning ways green",
    typing: "Stalks such as 3,4,5, trees in brackets such as (()()), or edges between vertices such as 0-a-b,0-b, where names that begin with 0 are on the ground.",
}];
