//! The command line as a function: arguments and streams in, an exit code out.
#[path = "../../cli/src/solve/mod.rs"]
mod solve;

use clap::Parser;
use solve::Solve;
use std::{
    ffi::OsString,
    io::{BufRead, Result, Write},
};

/// Runs the command; returns the exit code.
///
/// # Errors
/// Those of reading and writing.
pub fn run(
    args: impl Iterator<Item = OsString>,
    input: &mut dyn BufRead,
    output: &mut dyn Write,
    complaints: &mut dyn Write,
) -> Result<u8> {
    match Solve::try_parse_from(std::iter::once("solve".into()).chain(args)) {
        Ok(solve) => solve.run("solve", input, output),
        // Either help was asked for, or the arguments are wrong.
        Err(error) => {
            let text = error.render().to_string();
            if error.use_stderr() {
                write!(complaints, "{text}")?
            } else {
                write!(output, "{text}")?
            }
            Ok(error.exit_code().try_into().unwrap_or(2))
        }
    }
}
