//! The evolution lab.
mod game;
mod piles;
mod three;

use super::{
    Failure,
    query::{Keys, Words, help},
};
use clap::Args;
use nimscope::labs::evolution::{EvolutionLink, Part};
use std::io::Write;

const KEYS: &Keys = &[
    ("w", "three (piles and the automaton), piles (any number) or game (any)"),
    ("p", "three piles: a P-position of Nim, such as 14,11,5"),
    ("g", "the generation that is listed, at most n"),
    ("n", "the last generation: 16, 32, 64, 128, 256 or 512"),
    ("b", "branches of the automaton, 3 or 4"),
    ("q", "the piles of w=piles, such as 2,3,6,7"),
    ("a", "the position of w=game, such as lasker/2+2"),
    ("c", "colours of the picture; not used here"),
    ("r", "turn of the picture; not used here"),
];
/// Entries of a list that the text has at most.
const ENTRIES: usize = 40;

/// Generations of P-positions: three piles of Nim, any number of piles, any game
#[derive(Args)]
#[command(after_help = help(KEYS))]
pub struct Asked {
    #[command(flatten)]
    words: Words,
}

impl Asked {
    /// Answers; gives the exit code.
    ///
    /// # Errors
    /// What is wrong with the question, or those of the stream.
    pub fn run(&self, output: &mut dyn Write) -> Result<u8, Failure> {
        let query = self.words.query(KEYS)?;
        let link = query.read(EvolutionLink::read)?;
        match link.part {
            Part::Three => three::run(&link, &self.words, output).map(|()| 0),
            Part::Piles => piles::run(&link, &self.words, output).map(|()| 0),
            Part::Game => game::run(&link, &self.words, output),
        }
    }
}
