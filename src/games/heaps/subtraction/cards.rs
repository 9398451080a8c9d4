//! The games of this ruleset as the gallery shows them.
use crate::core::card::{Card, Preset, Remarks};
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

/// A card of this shelf, where a rule mostly solves misère play.
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
        remarks: Remarks::MISERE,
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
            preset("Take-away from 21", "subtraction:1,2,3/21", "Ferguson 1.1: leave a multiple of four."),
            preset(
                "Exercise 1.5.1",
                "g=subtraction:1,2,3/21&c=misere",
                "Ferguson 1.5, exercise 1: the last chip loses. Which numbers should be left?",
            ),
            preset(
                "{1, 2, 3}",
                "subtraction:1,2,3/14",
                "Ferguson 3.3.2: the values of up to 14 chips repeat with period 4.",
            ),
            preset(
                "{1, 3, 4} from 100",
                "subtraction:1,3,4/100",
                "Ferguson 1.4: P-positions are 0 and 2 mod 7, so 100 is one.",
            ),
            preset(
                "Exercise 3.5.2",
                "subtraction:1,3,4/25",
                "Ferguson 3.5, exercise 2: 1, 3 or 4 from any number. What are the values?",
            ),
            preset(
                "Exercise 1.5.2 (a)",
                "subtraction:most(6)/1000",
                "Ferguson 1.5, exercise 2a: 1 to 6 from a large number. Which are the P-positions?",
            ),
            preset(
                "Exercise 1.5.2 (b)",
                "subtraction:most(6)/31",
                "Ferguson 1.5, exercise 2b: 1 to 6 from 31. What is the winning move?",
            ),
            preset(
                "Exercise 1.5.4 (a) and (d)",
                "subtraction:1,3,5,7/100",
                "Ferguson 1.5, exercises 4a and 4d: which are the P-positions, and who wins from 100?",
            ),
            preset(
                "Exercise 1.5.4 (b) and (d)",
                "subtraction:1,3,6/100",
                "Ferguson 1.5, exercises 4b and 4d: the same with 1, 3 and 6.",
            ),
            preset(
                "Exercise 1.5.4 (c) and (d)",
                "subtraction:powers/100",
                "Ferguson 1.5, exercises 4c and 4d: the same with all powers of two.",
            ),
            preset(
                "Three heaps, 1 to 5",
                "subtraction:most(5)/9+10+14",
                "The nim-sum of the sizes mod 6 decides.",
            ),
            preset(
                "All but 1 and 4",
                "subtraction:but(1,4)/7+12+15",
                "Any number except these: the values grow.",
            ),
            preset(
                "G(3) + G(5) + G(7)",
                "subtraction:most(3)/9&subtraction:most(5)/10&subtraction:most(7)/14",
                "Ferguson 4.3.1: three heaps, each with a rule of its own; two winning moves.",
            ),
            preset(
                "Three different games",
                "even-not-all/18&at-least-half/17&nim/7",
                "Ferguson 4.3.3: values 8, 5 and 7; take 12 from the 18.",
            ),
            preset(
                "Exercise 4.5.3",
                "even-or-one/18&threes/17&nim/7",
                "Ferguson 4.5, exercise 3: what is the value, and a winning move?",
            ),
        ],
        typing: "Heap sizes joined by +. In a full notation the numbers to take stand before: subtraction:1,3,4/21+7; also but(1,4), most(5), powers.",
        keywords: "take-away race 21 subtraction subtract a square squares set heap ferguson powers of two all but",
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
                "Value: an exercise",
                "One more than the value that a heap with one chip less has in the subtraction game of *S*.",
            ),
        ],
        source: "Ferguson, Part I, exercise 3.5.8",
        presets: &[
            preset("S = 1, 2, 3", "impatient:1,2,3/9+10+14", "Take 1, 2 or 3, or a whole heap."),
            preset(
                "Exercise 3.5.8",
                "impatient:1,3,4/8+13+15",
                "Ferguson 3.5, exercise 8: how are the values related to those of the subtraction game?",
            ),
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
            preset("5, 9, 12", "at-least-half/5+9+12", "Only the binary lengths matter."),
            preset("Twelve chips", "at-least-half/12", "Ferguson 3.3.3: the values of up to 12 chips."),
            preset("17, 30, 7", "at-least-half/17+30+7", "Two heaps of one length cancel."),
        ],
        ..card("at-least-half", "At least half", "Take half of a heap or more.")
    },
    Card {
        rules: &[
            ("Move", "Choose one heap. Take at least one and at most half of its chips."),
            END_LEFT,
            ("Value: an exercise", "Half of *n* if *n* is even; otherwise the value of (*n* − 1)/2."),
        ],
        source: "Ferguson, Part I, exercise 3.5.3",
        presets: &[
            preset(
                "Exercise 3.5.3",
                "at-most-half/6+10+14",
                "Ferguson 3.5, exercise 3: what is the value of a heap?",
            ),
            preset(
                "7, 12, 15",
                "at-most-half/7+12+15",
                "From two of these heaps no move matters, if the other one is played right. Which two?",
            ),
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
            ("Value: an exercise", "One more than the number of times that 2 divides *n*."),
        ],
        source: "Ferguson, Part I, exercise 3.5.4a; Winning Ways",
        presets: &[
            preset(
                "Exercise 3.5.4 (a)",
                "dim-plus/12+5+3",
                "Ferguson 3.5, exercise 4a: from 12 take 1, 2, 3, 4, 6 or 12. What is the value of a heap?",
            ),
            preset("16, 12, 9", "dim-plus/16+12+9", "Which of the three heaps must be played?"),
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
            ("Value: an exercise", "The number of times that 2 divides *n*."),
        ],
        source: "Ferguson, Part I, exercise 3.5.4b; Silverman 1971",
        presets: &[
            preset(
                "Exercise 3.5.4 (b)",
                "aliquot/12+6+5",
                "Ferguson 3.5, exercise 4b: from 12 take 1, 2, 3, 4 or 6. What is the value of a heap?",
            ),
            preset("16, 12, 10", "aliquot/16+12+10", "Which of the three heaps must be played?"),
        ],
        keywords: "divisors subtraction take-away heap ferguson silverman",
        remarks: Remarks::NONE,
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
        presets: &[preset(
            "10, 13, 20",
            "even-not-all/10+13+20",
            "Ferguson 4.3.2: values 4, 7 and 9; the only winning move takes 12 from the 20.",
        )],
        keywords: "even if not all - all if odd subtraction take-away heap ferguson",
        ..card("even-not-all", "Even if not all", "Even numbers, or an odd heap whole.")
    },
    Card {
        rules: &[
            ("Move", "Choose one heap. Take an even number of chips, or a heap that is a single chip."),
            END,
            (
                "Value: an exercise",
                "Half of *n*, rounded down, but a heap of 1 has value 1 and a heap of 3 value 0.",
            ),
        ],
        source: "Ferguson, Part I, exercise 4.5.1",
        presets: &[preset(
            "Exercise 4.5.1",
            "even-or-one/8+11+3",
            "Ferguson 4.5, exercise 1: what is the value of a heap?",
        )],
        ..card("even-or-one", "Even or one", "Even numbers, or a single chip.")
    },
    Card {
        rules: &[
            (
                "Move",
                "Choose one heap. Take a multiple of three chips, but not all of them, or take the whole heap if it has 2, 5, 8 and so on.",
            ),
            END_LEFT,
            ("Value: an exercise", "$g(3k) = k − 1$, $g(3k + 1) = k$ and $g(3k + 2) = k + 1$."),
        ],
        source: "Ferguson, Part I, exercise 4.5.2",
        presets: &[preset(
            "Exercise 4.5.2",
            "threes/11+16+18",
            "Ferguson 4.5, exercise 2: what is the value of a heap?",
        )],
        ..card("threes", "By threes", "Take 3, 6, 9 … but not all; or a whole heap of 2, 5, 8 …")
    },
];
