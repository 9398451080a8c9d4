//! The card of Chromatic Nim.
use crate::core::card::{Card, Preset, Remarks};

pub const CARD: Card = Card {
    id: "chromatic",
    name: "Chromatic Nim",
    short: "Take from one stack, or from several if all tops are green.",
    shelf: "Stacks",
    piece: "token",
    group: "stack",
    rules: &[
        (
            "Move",
            "Take one or more tokens from one stack. If every top is green, you may take from several stacks at once, even everything. An empty stack counts as green.",
        ),
        (
            "Colours",
            "Which levels are red is chosen before the game, as a set *S* of numbers: the token at level *i* of every stack is red if *i* belongs to *S*, and green otherwise.",
        ),
        ("End", "In normal play the player who takes the last token wins. In misère play that player loses."),
        (
            "Value",
            "What a stack allows depends on the tops of the others, so the stacks are not a sum of games. The Grundy value comes from a table, and the P-positions of two stacks from pairing each red level with the lowest green level below it that is still free, or with itself where none is.",
        ),
    ],
    source: "Fisher and Larsson, Chromatic nim finds a game for your solution",
    presets: &[
        Preset {
            name: "Figure 1: φ², stacks 4 and 2",
            notation: "chromatic:beatty(phi^2)/4+2",
            about: "Fisher and Larsson, figure 1: the only winning move takes three from the left stack.",
        },
        Preset {
            name: "φ², a green position",
            notation: "chromatic:beatty(phi^2)/4+3",
            about: "Both tops are green: every P-position below is a winning move.",
        },
        Preset {
            name: "φ², a P-position",
            notation: "chromatic:beatty(phi^2)/6+10",
            about: "Fisher and Larsson, theorem 1 with n = 4: the P-positions of Wythoff's game.",
        },
        Preset {
            name: "1+√2",
            notation: "chromatic:beatty(1+sqrt(2))/9+7",
            about: "Fisher and Larsson, theorem 1 for another quadratic irrational.",
        },
        Preset {
            name: "Every third level",
            notation: "chromatic:beatty(3)/4+6",
            about: "Fisher and Larsson, theorem 2; the printed proof passes over this position.",
        },
        Preset {
            name: "Every second level",
            notation: "chromatic:beatty(2)/9+8",
            about: "Fisher and Larsson, theorem 2 with β = 2.",
        },
        Preset {
            name: "5/2",
            notation: "chromatic:beatty(5/2)/8+9",
            about: "Fisher and Larsson 5: a rational β above 2 is green-dominated.",
        },
        Preset {
            name: "Figure 2: 3/2, first P-position",
            notation: "chromatic:beatty(3/2)/1+1",
            about: "Fisher and Larsson, figure 2: red tokens play Nim.",
        },
        Preset {
            name: "Figure 2: 3/2, second P-position",
            notation: "chromatic:beatty(3/2)/2+3",
            about: "Fisher and Larsson, figure 2: local green-domination.",
        },
        Preset {
            name: "Figure 2: 3/2, third P-position",
            notation: "chromatic:beatty(3/2)/4+4",
            about: "Fisher and Larsson, figure 2: Nim again.",
        },
        Preset {
            name: "Evil numbers",
            notation: "chromatic:evil/8+6",
            about: "Fisher and Larsson 6: the evil levels are red.",
        },
        Preset {
            name: "Odious numbers",
            notation: "chromatic:odious/6+9",
            about: "The other half of the Thue-Morse sequence.",
        },
        Preset { name: "Three stacks", notation: "chromatic:beatty(phi^2)/5+4+3", about: "Values by table." },
        Preset {
            name: "Three stacks of forty",
            notation: "chromatic:beatty(phi^2)/40+40+40",
            about: "A green position with 68 920 moves.",
        },
        Preset {
            name: "Custom levels",
            notation: "chromatic:list(3,4,6)/6+5",
            about: "Any S: the pairing holds for all of them.",
        },
        Preset {
            name: "A colouring that repeats",
            notation: "chromatic:levels(G[RGG])/7+6",
            about: "Colours from the ground up; the part in brackets repeats.",
        },
        Preset {
            name: "Four stacks",
            notation: "chromatic:evil/5+4+3+2",
            about: "From a table, up to 40 tokens high.",
        },
        Preset {
            name: "A very tall pair",
            notation: "chromatic:beatty(phi^2)/1000000000000000000+999999999999999999",
            about: "Exact at level 10^18.",
        },
    ],
    keywords: "fisher larsson red green beatty wythoff evil odious thue morse golden ratio phi stacks",
    typing: "Stack heights joined by +, such as 4+2. In a full notation the red levels stand before: chromatic:beatty(phi^2)/4+2; also all, none, evil, odious, list(2,5,7), levels(GR[GGR]).",
    remarks: Remarks { short: true, misere: true, ..Remarks::NONE },
};
