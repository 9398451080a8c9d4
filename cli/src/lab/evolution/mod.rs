//! The evolution lab.
mod game;
mod piles;
mod three;

use super::{
    Failure,
    query::{Words, help},
};
use clap::Args;
use nimscope::labs::evolution::{FIELDS, Subject, subject};
use std::io::Write;

/// Entries of a list that the text has at most.
const ENTRIES: usize = 40;

/// Generations of P-positions: three piles of Nim, any number of piles, any game
#[derive(Args)]
#[command(after_help = help(FIELDS))]
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
        let values = self.words.values(FIELDS)?;
        match subject(&values) {
            Subject::Three => three::run(&values, &self.words, output).map(|()| 0),
            Subject::Piles => piles::run(&values, &self.words, output).map(|()| 0),
            Subject::Game => game::run(&values, &self.words, output),
        }
    }
}
