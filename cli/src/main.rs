//! `nimscope`: solves positions of impartial games on the command line.
mod solve;

use clap::{CommandFactory, Parser, Subcommand};
use clap_complete::Shell;
use std::{
    io::{BufWriter, ErrorKind, Result, Write, stdin, stdout},
    process::ExitCode,
};

/// Solves positions of impartial games.
#[derive(Parser)]
#[command(name = "nimscope", version, arg_required_else_help = true)]
struct Nimscope {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Solve(solve::Solve),
    /// Writes what makes a shell complete commands and options
    Completions {
        shell: Shell,
    },
}

impl Command {
    /// Runs the command; gives the exit code.
    fn run(&self, output: &mut dyn Write) -> Result<u8> {
        match self {
            Self::Solve(solve) => solve.run("nimscope solve", &mut stdin().lock(), output),
            Self::Completions { shell } => {
                // Written in one go, since the generator does not expect that writing may fail.
                let mut script = Vec::new();
                clap_complete::generate(*shell, &mut Nimscope::command(), "nimscope", &mut script);
                output.write_all(&script).map(|()| 0)
            }
        }
    }
}

fn main() -> ExitCode {
    let asked = Nimscope::parse();
    let mut output = BufWriter::new(stdout().lock());
    let run = asked.command.run(&mut output);
    match run.and_then(|code| output.flush().map(|()| code)) {
        Ok(code) => ExitCode::from(code),
        // Whoever reads this has seen enough.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => {
            // Nor is the rest written as the writer ends.
            let _ = output.into_parts();
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}
