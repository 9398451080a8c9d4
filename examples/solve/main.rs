//! Solves positions on the command line: `cargo solve nim/3+5+7`.
mod run;

use std::{
    io::{ErrorKind, stderr, stdin, stdout},
    process::ExitCode,
};

fn main() -> ExitCode {
    let mut output = stdout().lock();
    match run::run(std::env::args_os().skip(1), &mut stdin().lock(), &mut output, &mut stderr()) {
        Ok(code) => ExitCode::from(code),
        // The reader has closed the pipe, which is no error.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}
