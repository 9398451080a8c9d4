//! The game as the gallery shows it.
use super::super::{END, SHELF};
use crate::core::card::{Card, Preset, Remarks};

pub const CARDS: &[Card] = &[Card {
    id: "invariant",
    name: "Invariant Games",
    short: "Take from two heaps by a list of your own.",
    shelf: SHELF,
    piece: "chip",
    group: "heap",
    rules: &[
        (
            "Move",
            "A list of pairs says what may be taken from the two heaps at once, such as (1,2): 1 chip from the first and 2 from the second. The list is the same wherever you stand. k(1,0) stands for all multiples of (1,0).",
        ),
        (
            "Games from games",
            "With ⋆ (typed *) the P-positions of the listed game become what may be taken, but for (0,0). With +P they may be taken as well: so Wythoff found his game from Nim. A ⋆ after the pairs of two Beatty sequences, beatty(*β*)*, makes a game that has just these pairs for P-positions.",
        ),
        END,
        ("Value", "By a table, position by position; for most lists no formula is known."),
    ],
    source: "Fisher and Larsson, Chromatic Nim, section 4; Duchêne and Rigo, Invariant games, 2010",
    presets: &[
        Preset {
            name: "Wythoff from Nim",
            notation: "invariant:k(1,0)k(0,1)+P/8+11",
            about: "Nim, and its P-positions (*k*, *k*) as moves, too: that is Wythoff’s game.",
        },
        Preset {
            name: "Knight’s steps",
            notation: "invariant:(1,2)(2,1)/7+8",
            about: "Take 1 chip from one heap and 2 from the other.",
        },
        Preset {
            name: "The ⋆ of Nim",
            notation: "invariant:k(1,0)k(0,1)*/5+7",
            about: "Its moves are the P-positions of Nim: equally many from both heaps. Its P-positions are the moves of Nim.",
        },
        Preset {
            name: "The ⋆ of Wythoff’s game",
            notation: "invariant:k(1,0)k(0,1)k(1,1)*/9+14",
            about: "Its moves are Wythoff’s pairs (1, 2), (3, 5), (4, 7), …",
        },
        Preset {
            name: "Wythoff’s pairs again",
            notation: "invariant:beatty(phi^2)*/9+12",
            about: "Another game with Wythoff’s P-positions. It is made from the pairs alone, and so it can be for any two complementary Beatty sequences.",
        },
        Preset {
            name: "1 + √2",
            notation: "invariant:beatty(2+sqrt(2))*/8+13",
            about: "A game for the sequences ⌊*n*√2⌋ and ⌊*n*(2 + √2)⌋.",
        },
    ],
    keywords: "vector subtraction star operator dual wythoff beatty golomb duchene rigo larsson hegarty fraenkel two heaps 2",
    typing: "Two heaps of at most 255 joined by +, such as 3+5. In a full notation the list stands before: invariant:(1,2)(2,1)/3+5.",
    remarks: Remarks::MISERE,
}];
