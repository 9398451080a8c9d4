//! Misère quotients, of the sequence lab.
use super::{
    Failure,
    text::{list, plain},
};
use crate::labs::sequence::{Account, LOSING_WORK, Results, account};
use std::io::Write;

/// Entries of lists that the text has at most.
const ENTRIES: usize = 60;

/// What is found of the heaps of a game up to this one, with work at most that of a budget.
pub fn account_of(results: &Results, upto: usize, budget: u64) -> Option<Account> {
    account(&results.source, upto, budget.min(LOSING_WORK), &mut |_, _| true)
}

/// As text: what is said of it, and the table that other programs read.
///
/// # Errors
/// Those of the stream.
pub fn show(account: &Account, output: &mut dyn Write) -> Result<(), Failure> {
    writeln!(output, "misère: {}", plain(&account.title))?;
    writeln!(output, "{}", plain(&account.sure))?;
    writeln!(output, "{}", plain(&account.tame))?;
    writeln!(output, "single heaps that are P: {}", list(&account.lost, ENTRIES, account.lost.len()))?;
    Ok(output.write_all(account.text().as_bytes())?)
}
