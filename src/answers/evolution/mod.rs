//! The evolution lab.
mod game;
mod piles;
mod three;

use super::{Ending, Failure, Request};
use crate::labs::evolution::{FIELDS, Subject, subject};
use std::io::Write;

/// Most entries of a list that the text shows.
const ENTRIES: usize = 40;

/// Answers a query to the evolution lab.
///
/// # Errors
/// What is wrong with the question, or those of the stream.
pub fn answer(request: &Request, output: &mut dyn Write) -> Result<Ending, Failure> {
    let values = request.values(FIELDS)?;
    match subject(&values) {
        Subject::Three => three::run(&values, request, output).map(|()| Ending::Whole),
        Subject::Piles => piles::run(&values, request, output).map(|()| Ending::Whole),
        Subject::Game => game::run(&values, request, output),
    }
}
