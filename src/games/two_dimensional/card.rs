//! The card of Two-Dimensional Nim.
use crate::core::card::{Card, Preset, Remarks};

pub const CARDS: &[Card] = &[Card {
    id: "two-dimensional-nim",
    name: "Two-Dimensional Nim",
    short: "Move a counter left, or anywhere in a lower row.",
    shelf: "Boards",
    piece: "square",
    group: "board",
    rules: &[
        (
            "Move",
            "Choose a counter. Move it to any square to its left in its row, or to any square of a lower row, further right as well. Counters may share a square; here each is shown on a board of its own.",
        ),
        (
            "End",
            "In normal play the player who makes the last move wins. In misère play that player loses. On the board without end nobody can say beforehand how many moves that takes, since a counter may go down as far to the right as one likes; yet it always ends.",
        ),
        (
            "Value: an exercise",
            "The square in column *c* of row *r*, both from 0, has the ordinal *ω*·*r* + *c* as its value. A position is lost exactly if the nim-sum of the columns and that of the rows are 0. The board shown has 2, 4, 8 or 16 columns, and no winning move leaves it.",
        ),
        (
            "More counters",
            "In Ferguson’s exercise 3.5.6 (c) a move may also add counters. *Rule of moves*, beside the board, chooses that game: a move takes a counter off and puts new ones on squares to its left or in lower rows: at least one, and on each square at most one. Two on one square would cancel, so it makes no difference that there may not be more. All counters lie on one board then.",
        ),
        (
            "Why it ends: an exercise",
            "A counter on the square of the ordinal *α* weighs *ω* to the *α*. Each move puts finitely many smaller powers of *ω* in the place of a larger one, so the sum of all weights falls; and ordinals cannot fall for ever.",
        ),
    ],
    source: "Ferguson, Part I, 3.5, exercise 6",
    presets: &[
        Preset {
            name: "Exercise 3.5.6 (b)",
            notation: "two-dimensional-nim:8x4/5.2+3.3",
            about: "After Ferguson 3.5, exercise 6b: P or N? How many moves can it last?",
        },
        Preset {
            name: "Exercise 3.5.6 (c)",
            notation: "two-dimensional-nim:8x4,add/3.3+5.2+4.0",
            about: "Ferguson 3.5, exercise 6c: counters are added. Does it still end, and who wins?",
        },
        Preset {
            name: "Three in balance",
            notation: "two-dimensional-nim:8x4/5.2+3.3+6.1",
            about: "A P-position: the nim-sums of columns and of rows are both 0.",
        },
        Preset {
            name: "Exercise 3.5.6 (a)",
            notation: "two-dimensional-nim:8x2/0.1",
            about: "Ferguson 3.5, exercise 6a: what is the value of this square, and of any?",
        },
        Preset {
            name: "The lowest row",
            notation: "two-dimensional-nim:8x2/3.0+5.0+7.0",
            about: "With all counters in row 0 it is Nimble.",
        },
        Preset {
            name: "Four counters",
            notation: "two-dimensional-nim:4x4/3.3+1.2+2.1+3.2",
            about: "More than one row, and more than one way to win.",
        },
    ],
    keywords: "omega ordinal transfinite quarter infinite board nimble counters add hydra two dimensions 2d",
    typing: "The column and the row of each counter, both from 0, such as 5.2+3.3; columns and rows of the board stand before them, as in two-dimensional-nim:8x4/5.2+3.3. With ,add behind them a move may add counters; 5.2*3 are three on one square.",
    remarks: Remarks {
        misere: true,
        alone: Some("a counter above the lowest row has no finite Grundy value"),
        ..Remarks::NONE
    },
}];
