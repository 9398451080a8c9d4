//! Nim: take any number of tokens from one pile.
use crate::core::{
    analysis::{Convention, Outcome},
    card::{Beginning, Card, Preset},
    moves::Found,
    notation::NotationError,
    ruleset::without_params,
    scene::Seat,
    why::Why,
};
use crate::games::{
    heaps::{
        game::{HeapGame, Shown, Visit},
        theory::Theory,
    },
    stacks::{heaps::Heaps, takes::Takes},
};

pub mod misere;
mod values;
mod why;

/// Ordinary Nim (Bouton 1901; Ferguson, Part I, chapter 2).
#[derive(Clone, Default)]
pub struct Nim;

impl HeapGame for Nim {
    type Move = Takes;
    const CARDS: &[Card] = &[Card {
        id: "nim",
        name: "Nim",
        short: "Take any number from one pile.",
        shelf: "Stacks",
        piece: "token",
        group: "pile",
        rules: &[
            ("Move", "Choose one pile. Take one or more tokens from it."),
            (
                "End",
                "In normal play the player who takes the last token wins. In misère play that player loses.",
            ),
            ("Value", "A pile of *n* tokens has Grundy value *n*; the position is the nim-sum of its piles."),
        ],
        source: "Ferguson, Part I, chapter 2",
        presets: &[
            Preset {
                name: "3, 5, 7",
                notation: "nim/3+5+7",
                about: "The usual first game: one winning move from each pile.",
            },
            Preset {
                name: "(13,12,8) of 2.2",
                notation: "nim/13+12+8",
                about: "Ferguson 2.2: nim-sum 9, three winning moves.",
            },
            Preset {
                name: "Exercise 2.6.2 (a)",
                notation: "nim/12+19+27",
                about: "Ferguson 2.6, exercise 2a: find all winning moves.",
            },
            Preset {
                name: "Exercise 2.6.2 (b)",
                notation: "nim/13+17+19+23",
                about: "Ferguson 2.6, exercise 2b: find all winning moves.",
            },
            Preset {
                name: "Exercise 2.6.2 (c), for (a)",
                notation: "g=nim/12+19+27&c=misere",
                about: "Ferguson 2.6, exercise 2c: find all winning moves where the last token loses.",
            },
            Preset {
                name: "Exercise 2.6.2 (c), for (b)",
                notation: "g=nim/13+17+19+23&c=misere",
                about: "Ferguson 2.6, exercise 2c: the same with four piles.",
            },
            Preset {
                name: "(5,7,9) of 2.1",
                notation: "nim/5+7+9",
                about: "Ferguson 2.1: is it a P-position?",
            },
            Preset {
                name: "(15,23,30) of 2.1",
                notation: "nim/15+23+30",
                about: "Ferguson 2.1: and is this one?",
            },
            Preset {
                name: "(1,2,3) of 2.1",
                notation: "nim/1+2+3",
                about: "Ferguson 2.1: the smallest P-position of three unequal piles.",
            },
            Preset {
                name: "Marienbad",
                notation: "nim/1+3+5+7",
                about: "A P-position, famous in misère play.",
            },
            Preset {
                name: "A very tall pile",
                notation: "nim/1000000000000+999999999999+7",
                about: "Take as many as you type.",
            },
        ],
        keywords: "bouton piles heaps matches marienbad nim-sum misere",
        typing: "Pile sizes joined by +, such as 3+5+7.",
        beginning: Some(Beginning { place: 2, notation: "nim/1+2+3" }),
    }];
    const RANDOM: [(usize, u64); 3] = [(3, 7), (4, 12), (5, 15)];

    fn with_params(_: &str, params: &str) -> Result<Self, NotationError> {
        without_params(params)
    }
    fn may(&self, size: u64, mv: &Takes) -> bool {
        mv.single().is_some_and(|(_, count)| (1..=size).contains(&count))
    }
    fn each(&self, size: u64, limit: usize, visit: Visit<Takes>) -> u64 {
        let _ = (1..=size).take(limit).try_for_each(|count| visit(Takes::one(0, count)));
        size
    }
    fn shown(&self, size: u64) -> Shown {
        Shown { reach: size, splits: None }
    }
    fn theory(&self) -> &dyn Theory<Takes> {
        self
    }
    fn misere(&self, position: &Heaps, limit: usize) -> Option<(Outcome, Found<Takes>)> {
        Some(misere::solve(position, limit))
    }
    fn why(&self, position: &Heaps, pile: usize, convention: Convention, seat: Seat) -> Why {
        match convention {
            Convention::Normal => why::normal(position, pile, seat),
            Convention::Misere => misere::why(position),
        }
    }
}
