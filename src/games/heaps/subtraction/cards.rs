//! The games of this ruleset as the gallery shows them.
use crate::core::card::{Card, Preset};
use crate::games::heaps::taking::Fixed;

pub const IMPATIENT: &str = "impatient";

/// The rule of a card without parameters.
pub fn fixed(id: &str) -> Option<Fixed> {
    Some(match id {
        "at-least-half" => Fixed::AtLeastHalf,
        "at-most-half" => Fixed::AtMostHalf,
        "dim-plus" => Fixed::Divisor,
        "aliquot" => Fixed::ProperDivisor,
        "even-not-all" => Fixed::EvenNotAll,
        "even-or-one" => Fixed::EvenOrOne,
        "threes" => Fixed::Threes,
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
const SIZES: &str = "Heap sizes joined by +, such as 9+10+14.";

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
        keywords: "subtraction take-away heap ferguson",
        typing: SIZES,
        beginning: None,
    }
}

pub const CARDS: &[Card] = &[
    Card {
        rules: &[
            (
                "Move",
                "Choose one heap. Take from it a number of chips that belongs to the set *S*. You choose *S*.",
            ),
            END_LEFT,
            (
                "Value",
                "For a finite set the values repeat from some size on. With *S* = 1 to *m* a heap of *n* has value *n* mod (*m* + 1).",
            ),
        ],
        source: "Ferguson, Part I, 1.1, 1.4, 3.3 and 4.3",
        presets: &[
            Preset {
                name: "Take-away 21",
                notation: "subtraction:1,2,3/21",
                about: "Ferguson 1.1: leave a multiple of four. Under misère play one more than that is to be left: 21 is such a number, so the first player loses.",
            },
            Preset {
                name: "S = 1, 3, 4 from 100",
                notation: "subtraction:1,3,4/100",
                about: "Ferguson 1.4: P-positions are 0 and 2 mod 7, so 100 is one.",
            },
            Preset {
                name: "1 to 6 from 31",
                notation: "subtraction:most(6)/31",
                about: "Ferguson 1.5, exercise 2: what is the winning move?",
            },
            Preset {
                name: "S = 1, 3, 5, 7 from 100",
                notation: "subtraction:1,3,5,7/100",
                about: "Ferguson 1.5, exercise 4a.",
            },
            Preset {
                name: "S = 1, 3, 6 from 100",
                notation: "subtraction:1,3,6/100",
                about: "Ferguson 1.5, exercise 4b.",
            },
            Preset {
                name: "Powers of two from 100",
                notation: "subtraction:powers/100",
                about: "Ferguson 1.5, exercise 4c: P-positions are the multiples of three.",
            },
            Preset {
                name: "Three heaps, 1 to 5",
                notation: "subtraction:most(5)/9+10+14",
                about: "The nim-sum of the sizes mod 6 decides.",
            },
            Preset {
                name: "All but 1 and 4",
                notation: "subtraction:but(1,4)/7+12+15",
                about: "Any number except these: the values grow.",
            },
            Preset {
                name: "G(3) + G(5) + G(7)",
                notation: "subtraction:most(3)/9&subtraction:most(5)/10&subtraction:most(7)/14",
                about: "Ferguson 4.3.1: three heaps, each with a rule of its own; two winning moves.",
            },
            Preset {
                name: "Three different games",
                notation: "even-not-all/18&at-least-half/17&nim/7",
                about: "Ferguson 4.3.3: values 8, 5 and 7; take 12 from the 18.",
            },
            Preset {
                name: "Three games of exercise 4.5.3",
                notation: "even-or-one/18&threes/17&nim/7",
                about: "Ferguson 4.5, exercise 3: what is the value, and a winning move?",
            },
        ],
        typing: "Heap sizes joined by +. In a full notation the numbers to take stand before: subtraction:1,3,4/21+7; also but(1,4), most(5), powers.",
        keywords: "take-away 21 subtraction set heap ferguson powers of two all but",
        ..card("subtraction", "Subtraction games", "Take a number that the set allows.")
    },
    Card {
        rules: &[
            (
                "Move",
                "Choose one heap. Take a number of chips that belongs to the set *S*, or take the whole heap.",
            ),
            END,
            (
                "Value",
                "One more than the value that a heap with one chip less has in the subtraction game of *S*.",
            ),
        ],
        source: "Ferguson, Part I, exercise 3.5.8",
        presets: &[
            Preset {
                name: "S = 1, 2, 3",
                notation: "impatient:1,2,3/9+10+14",
                about: "The values are 1 to 4 in turn.",
            },
            Preset {
                name: "S = 1, 3, 4",
                notation: "impatient:1,3,4/8+13+15",
                about: "Compare with the subtraction game.",
            },
        ],
        typing: "Heap sizes joined by +. In a full notation the numbers to take stand before: impatient:1,3,4/8+13.",
        ..card(IMPATIENT, "Impatient subtraction", "Take a number of the set, or the whole heap.")
    },
    Card {
        rules: &[
            ("Move", "Choose one heap. Take at least half of its chips."),
            END,
            ("Value", "The least *k* with $2^k > n$."),
        ],
        source: "Ferguson, Part I, 3.3.3",
        presets: &[
            Preset {
                name: "5, 9, 12",
                notation: "at-least-half/5+9+12",
                about: "Only the binary lengths matter.",
            },
            Preset {
                name: "17, 30, 7",
                notation: "at-least-half/17+30+7",
                about: "Two heaps of one length cancel.",
            },
        ],
        ..card("at-least-half", "At least half", "Take half of a heap or more.")
    },
    Card {
        rules: &[
            ("Move", "Choose one heap. Take at least one and at most half of its chips."),
            END_LEFT,
            ("Value", "Half of *n* if *n* is even; otherwise the value of (*n* − 1)/2."),
        ],
        source: "Ferguson, Part I, exercise 3.5.3",
        presets: &[
            Preset {
                name: "6, 10, 14",
                notation: "at-most-half/6+10+14",
                about: "Even heaps: halves as in Nim.",
            },
            Preset {
                name: "7, 12, 15",
                notation: "at-most-half/7+12+15",
                about: "Heaps of 1, 3, 7, 15 have value 0.",
            },
        ],
        ..card("at-most-half", "At most half", "Take half of a heap or less.")
    },
    Card {
        rules: &[
            (
                "Move",
                "Choose one heap. Take a number of chips that divides its size, 1 and the whole heap included.",
            ),
            END,
            ("Value", "One more than the number of times that 2 divides *n*."),
        ],
        source: "Ferguson, Part I, exercise 3.5.4a; Winning Ways",
        presets: &[
            Preset {
                name: "A heap of 12",
                notation: "dim-plus/12+5+3",
                about: "From 12 take 1, 2, 3, 4, 6 or 12.",
            },
            Preset { name: "16, 12, 9", notation: "dim-plus/16+12+9", about: "The ruler function." },
        ],
        ..card("dim-plus", "Dim+", "Take a divisor of the heap.")
    },
    Card {
        rules: &[
            (
                "Move",
                "Choose one heap. Take a number of chips that divides its size, but not the whole heap.",
            ),
            END_LEFT,
            ("Value", "The number of times that 2 divides *n*."),
        ],
        source: "Ferguson, Part I, exercise 3.5.4b; Silverman 1971",
        presets: &[
            Preset {
                name: "A heap of 12",
                notation: "aliquot/12+6+5",
                about: "From 12 take 1, 2, 3, 4 or 6.",
            },
            Preset { name: "16, 12, 10", notation: "aliquot/16+12+10", about: "Odd heaps have value 0." },
        ],
        keywords: "divisors subtraction take-away heap ferguson silverman",
        ..card("aliquot", "Aliquot", "Take a proper divisor of the heap.")
    },
    Card {
        rules: &[
            (
                "Move",
                "Choose one heap. Take an even number of chips, but not all of them, or take the whole heap if it is odd.",
            ),
            END_LEFT,
            ("Value", "$g(2k) = k − 1$ and $g(2k − 1) = k$."),
        ],
        source: "Ferguson, Part I, 4.3.2",
        presets: &[Preset {
            name: "10, 13, 20",
            notation: "even-not-all/10+13+20",
            about: "Ferguson 4.3.2: values 4, 7 and 9; the only winning move takes 12 from the 20.",
        }],
        keywords: "even if not all - all if odd subtraction take-away heap ferguson",
        ..card("even-not-all", "Even if not all", "Even numbers, or an odd heap whole.")
    },
    Card {
        rules: &[
            ("Move", "Choose one heap. Take an even number of chips, or a heap that is a single chip."),
            END,
            ("Value", "Half of *n*, rounded down, but a heap of 1 has value 1 and a heap of 3 value 0."),
        ],
        source: "Ferguson, Part I, exercise 4.5.1",
        presets: &[Preset {
            name: "8, 11, 3",
            notation: "even-or-one/8+11+3",
            about: "Ferguson 4.5, exercise 1.",
        }],
        ..card("even-or-one", "Even or one", "Even numbers, or a single chip.")
    },
    Card {
        rules: &[
            (
                "Move",
                "Choose one heap. Take a multiple of three chips, but not all of them, or take the whole heap if it has 2, 5, 8 and so on.",
            ),
            END_LEFT,
            ("Value", "$g(3k) = k − 1$, $g(3k + 1) = k$ and $g(3k + 2) = k + 1$."),
        ],
        source: "Ferguson, Part I, exercise 4.5.2",
        presets: &[Preset {
            name: "11, 16, 18",
            notation: "threes/11+16+18",
            about: "Ferguson 4.5, exercise 2.",
        }],
        ..card("threes", "By threes", "Multiples of three, or a heap of 2, 5, 8.")
    },
];
