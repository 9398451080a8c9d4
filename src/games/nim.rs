//! Nim: take any number of tokens from one pile.
use crate::core::{
    analysis::{Convention, Outcome},
    card::{Beginning, Card, Remarks},
    moves::MoveList,
    notation::NotationError,
    ruleset::without_params,
    scene::SumContext,
    why::Why,
};
use crate::games::{
    heaps::{
        game::{HeapGame, HeapMoves, Visit},
        theory::Theory,
    },
    stacks::{heaps::Heaps, takes::Takes},
};

pub mod misere;
mod presets;
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
            (
                "Value",
                "A pile of *n* tokens has Grundy value *n*; the value of the position is the nim-sum of its piles.",
            ),
        ],
        source: "Ferguson, Part I, chapter 2",
        presets: presets::PRESETS,
        keywords: "bouton piles heaps stones pebbles marbles beans candy matches matchsticks sticks pearls marienbad nim-sum xor misere",
        typing: "Pile sizes joined by +, such as 3+5+7.",
        remarks: Remarks {
            beginning: Some(Beginning { place: 2, notation: "nim/1+3+4" }),
            misere: true,
            ..Remarks::NONE
        },
    }];
    const RANDOM: [(usize, u64); 3] = [(3, 7), (4, 12), (5, 15)];

    fn with_params(_: &str, params: &str) -> Result<Self, NotationError> {
        without_params(params)
    }
    fn allows_move(&self, size: u64, mv: &Takes) -> bool {
        mv.single().is_some_and(|(_, count)| (1..=size).contains(&count))
    }
    fn visit_moves(&self, size: u64, limit: usize, visit: Visit<Takes>) -> u64 {
        let _ = (1..=size).take(limit).try_for_each(|count| visit(Takes::one(0, count)));
        size
    }
    fn heap_moves(&self, size: u64) -> HeapMoves {
        HeapMoves { reach: size, splits: None }
    }
    fn theory(&self) -> &dyn Theory<Takes> {
        self
    }
    fn misere(&self, position: &Heaps, limit: usize) -> Option<(Outcome, MoveList<Takes>)> {
        Some(misere::solve(position, limit))
    }
    fn why(&self, position: &Heaps, pile: usize, convention: Convention, seat: SumContext) -> Why {
        match convention {
            Convention::Normal => why::normal(position, pile, seat),
            Convention::Misere => misere::why(position),
        }
    }
}
