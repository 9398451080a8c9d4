//! The games of this ruleset as the gallery shows them.
use super::{Kind, board::Cells};
use crate::core::{
    card::{Beginning, Card, Preset, Remarks},
    phrase::Verb,
};

static KNOCK_DOWN: Verb = Verb::new("Knock down", "knocked down", "knocks down", "move");
static MARK: Verb = Verb::new("Mark", "marked", "marks", "move");
static ADVANCE: Verb = Verb::new("Advance", "advanced", "advances", "move");

const KAYLES: Kind = Kind {
    single: true,
    double: true,
    beside: 0,
    cells: Cells::Pin,
    verb: &KNOCK_DOWN,
    marks: false,
    code: "0.77",
};

/// What a move of this card does.
pub fn kind(id: &str) -> Kind {
    let marks = Kind {
        double: false,
        beside: 1,
        cells: Cells::Square,
        verb: &MARK,
        marks: true,
        code: "0.137",
        ..KAYLES
    };
    match id {
        "dawson" => Kind { cells: Cells::Pawn, verb: &ADVANCE, ..marks },
        "dawson-squares" => marks,
        "dawson-kayles" => Kind { single: false, code: "0.07", ..KAYLES },
        "treblecross" => Kind { beside: 2, code: "0.11337", ..marks },
        _ => KAYLES,
    }
}

const END: (&str, &str) =
    ("End", "In normal play the player who makes the last move wins. In misère play that player loses.");
const DAWSON: (&str, &str) = (
    "Value",
    "The table of Dawson’s game gives the value of a row. From rows of 52 on the values repeat with period 34; seven shorter rows have a value outside this pattern.",
);
const PINS: &str = "Rows of pins with a dot for each pin that is down, such as 1.11 for pins 1 and 3 to 13; 5+7 are two rows.";
const MARKS: &str = "Rows of free ones with a dot for each that is not, and x for one with a mark, such as 3.x.9; 5+7 are two rows.";

pub const CARDS: &[Card] = &[
    Card {
        id: "kayles",
        name: "Kayles",
        short: "Knock down one pin or two neighbours.",
        shelf: "Rows",
        piece: "pin",
        group: "row",
        rules: &[
            (
                "Move",
                "Knock down one pin, or two that stand next to each other. Where a pin is down there is a gap: pins on its two sides are not neighbours.",
            ),
            END,
            (
                "Value",
                "A table gives the value of every row. From rows of 71 pins on the values repeat with period 12; fourteen shorter rows have a value outside this pattern. Rows side by side add as in Nim.",
            ),
        ],
        source: "Ferguson, Part I, 4.4.2 and exercise 4.5.4; Dudeney and Loyd",
        presets: &[
            Preset {
                name: "Exercise 4.5.4, figure 4.1: Dudeney and Loyd",
                notation: "kayles/1.11",
                about: "Ferguson 4.5, exercise 4: of 13 pins the second is down. Which pin should be knocked down?",
            },
            Preset {
                name: "Table 4.1",
                notation: "kayles/83",
                about: "Ferguson 4.4.2: the values of rows of up to 83 pins. What is the first move?",
            },
            Preset {
                name: "Two equal rows",
                notation: "kayles/6.6",
                about: "The first player loses: copy each move in the other row.",
            },
            Preset {
                name: "Three rows",
                notation: "kayles/3.6.8",
                about: "Values 3, 3 and 1: make the row of 8 worth nothing.",
            },
            Preset {
                name: "Twenty pins",
                notation: "kayles/20",
                about: "Knock down the middle and mirror every move.",
            },
            Preset {
                name: "A million pins",
                notation: "kayles/1000000",
                about: "Its value is known since the values repeat.",
            },
            Preset {
                name: "Kayles and Nim",
                notation: "kayles/1.11&nim/3+5",
                about: "Rows of pins beside piles: what is each row worth?",
            },
        ],
        keywords: "pins bowling skittles period dudeney loyd rip van winkle 0.77 octal row ferguson",
        typing: PINS,
        remarks: Remarks { beginning: Some(Beginning { place: 3, notation: "kayles/7" }), ..Remarks::NONE },
    },
    Card {
        id: "dawson",
        name: "Dawson’s chess",
        short: "Advance a pawn; captures must be made.",
        shelf: "Rows",
        piece: "pawn",
        group: "row",
        rules: &[
            (
                "Move",
                "Two lines of pawns face each other across an empty rank. Advance a pawn on a file where nothing has happened yet.",
            ),
            (
                "Exchange",
                "Captures must be made. The pawns beside the one that advanced capture it and are captured in turn, until both files beside it are empty and on its own a pawn stands blocked before another. Then it is the other side’s move, so the whole exchange counts as one. It is drawn as if the lower side had advanced.",
            ),
            END,
            DAWSON,
        ],
        source: "Ferguson, Part I, 4.4.3; Dawson, Caissa’s Wild Roses, 1935",
        presets: &[
            Preset {
                name: "Eighteen files",
                notation: "dawson/18",
                about: "Ferguson 4.4.3 asks for the winning move; there are four.",
            },
            Preset {
                name: "Dawson’s own game",
                notation: "g=dawson/18&c=misere",
                about: "After Ferguson 4.4.3: as Dawson set it, whoever moves last loses. On 18 files all 18 first moves win.",
            },
            Preset {
                name: "Eight files",
                notation: "dawson/8",
                about: "A chess board with two lines of pawns: the second player wins.",
            },
            Preset { name: "Three files", notation: "dawson/3", about: "Only the pawn in the middle wins." },
            Preset { name: "After one exchange", notation: "dawson/3.x.6", about: "Rows of 3 and 6." },
        ],
        keywords: "pawns chess period 0.137 octal row ferguson",
        typing: MARKS,
        remarks: Remarks::NONE,
    },
    Card {
        id: "dawson-squares",
        name: "Dawson’s squares",
        short: "Mark squares that are not neighbours.",
        shelf: "Rows",
        piece: "square",
        group: "row",
        rules: &[
            (
                "Move",
                "Mark a square with X. It must be free and may not be next to a square that is marked. Squares that can no longer be marked are struck out.",
            ),
            END,
            DAWSON,
        ],
        source: "Ferguson, Part I, 4.4.3",
        presets: &[
            Preset {
                name: "Eighteen squares",
                notation: "dawson-squares/18",
                about: "Ferguson 4.4.3 asks for the winning move; there are four.",
            },
            Preset {
                name: "Fourteen squares",
                notation: "dawson-squares/14",
                about: "Value 0, one of the seven exceptions.",
            },
            Preset {
                name: "One mark",
                notation: "dawson-squares/5.x.8",
                about: "Rows of 5 and 8, values 3 and 0.",
            },
        ],
        keywords: "tic-tac-toe dawson chess strip squares marks x 0.137 octal row ferguson",
        typing: MARKS,
        remarks: Remarks::NONE,
    },
    Card {
        id: "dawson-kayles",
        name: "Dawson’s Kayles",
        short: "Knock down two neighbours.",
        shelf: "Rows",
        piece: "pin",
        group: "row",
        rules: &[
            (
                "Move",
                "Knock down two pins that stand next to each other. A pin alone cannot be knocked down.",
            ),
            END,
            (
                "Value",
                "A row is worth as much as one pin less in Dawson’s chess. From 53 on the values repeat with period 34.",
            ),
        ],
        source: "Winning Ways, chapter 4; Guy and Smith, 1956",
        presets: &[
            Preset {
                name: "Thirteen pins",
                notation: "dawson-kayles/13",
                about: "One move wins: the pins 4 and 5, or its mirror image.",
            },
            Preset { name: "Three rows", notation: "dawson-kayles/4.7.9", about: "Rows add as in Nim." },
            Preset {
                name: "Nineteen pins",
                notation: "dawson-kayles/19",
                about: "The same as 18 squares of Dawson’s chess.",
            },
        ],
        keywords: "pins cram domino 0.07 octal row",
        typing: PINS,
        remarks: Remarks { short: true, ..Remarks::NONE },
    },
    Card {
        id: "treblecross",
        name: "Treblecross",
        short: "Mark a square, but not within two squares of another mark.",
        shelf: "Rows",
        piece: "square",
        group: "row",
        rules: &[
            (
                "Move",
                "Mark a square with X, but never within two squares of another X: there the other player could make three in a row at once. Squares that can no longer be marked are struck out.",
            ),
            END,
            ("Value", "No period of the values is known."),
        ],
        source: "Winning Ways, chapter 4",
        presets: &[
            Preset {
                name: "Eleven squares",
                notation: "treblecross/11",
                about: "The middle wins by symmetry, and so do two other squares.",
            },
            Preset { name: "One mark", notation: "treblecross/6..x..7", about: "Rows of 6 and 7." },
        ],
        keywords: "treble cross tic-tac-toe one row dimension dimensional 0.007 octal strip squares marks x",
        typing: MARKS,
        remarks: Remarks { short: true, open: Some("Do the values become periodic?"), ..Remarks::NONE },
    },
];
