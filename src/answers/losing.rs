//! Misère quotients, of the sequence lab.
use super::{
    Failure,
    text::{list, plain},
};
use crate::labs::sequence::{LOSING_WORK, QuotientReport, Results, account};
use std::io::Write;

/// Most entries of a list that the text shows.
const ENTRIES: usize = 60;

/// What is found about the misère quotient of the heaps up to `upto` with at most `budget` work; none where the game
/// has no code.
pub fn account_of(results: &Results, upto: usize, budget: u64) -> Option<QuotientReport> {
    account(&results.source, upto, budget.min(LOSING_WORK), &mut |_, _| true)
}

/// Writes an account as text: what is said of the quotient, and the table that other programs read.
///
/// # Errors
/// Those of the stream.
pub fn show(account: &QuotientReport, output: &mut dyn Write) -> Result<(), Failure> {
    writeln!(output, "misère: {}", plain(&account.title))?;
    writeln!(output, "{}", plain(&account.sure))?;
    writeln!(output, "{}", plain(&account.tame))?;
    writeln!(output, "single heaps that are P: {}", list(&account.lost, ENTRIES, account.lost.len()))?;
    Ok(output.write_all(account.text().as_bytes())?)
}
