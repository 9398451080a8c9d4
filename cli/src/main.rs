//! `nimscope`: solves positions of impartial games and asks the laboratories on the command line.
mod lab;
mod solve;

use clap::{CommandFactory, Parser, Subcommand};
use clap_complete::Shell;
use lab::complain;
use nimscope::answers::Failure;
use std::{
    io::{BufWriter, ErrorKind, Write, stdin, stdout},
    process::ExitCode,
};

/// Solves positions of impartial games and asks the laboratories.
#[derive(Parser)]
#[command(name = "nimscope", version, arg_required_else_help = true)]
struct Nimscope {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Solve(solve::Solve),
    /// Asks a laboratory, as its link does: lab sequence c=0.77 n=1000, or lab 'sequence?c=0.77&n=1000'
    #[command(subcommand)]
    Lab(lab::LabCommand),
    /// Writes what makes a shell complete commands and options
    Completions {
        shell: Shell,
    },
}

impl Command {
    /// Runs the command; returns the exit code.
    fn run(&self, output: &mut dyn Write) -> Result<u8, Failure> {
        match self {
            Self::Solve(solve) => Ok(solve.run("nimscope solve", &mut stdin().lock(), output)?),
            Self::Lab(lab) => lab.run(output),
            Self::Completions { shell } => {
                // Written in one go, since the generator does not expect that writing may fail.
                let mut script = Vec::new();
                clap_complete::generate(*shell, &mut Nimscope::command(), "nimscope", &mut script);
                Ok(output.write_all(&script).map(|()| 0)?)
            }
        }
    }
}

fn main() -> ExitCode {
    let asked = Nimscope::parse_from(lab::parted(std::env::args_os()));
    let mut output = BufWriter::new(stdout().lock());
    let run = asked.command.run(&mut output);
    match run.and_then(|code| Ok(output.flush().map(|()| code)?)) {
        Ok(code) => ExitCode::from(code),
        // The reader has closed the pipe, which is no error.
        Err(Failure::Stream(error)) if error.kind() == ErrorKind::BrokenPipe => {
            // Drop what is buffered, so that it is not written when the writer is dropped.
            let _ = output.into_parts();
            ExitCode::SUCCESS
        }
        Err(failure) => {
            complain(format_args!("error: {failure}"));
            ExitCode::from(if matches!(failure, Failure::Wrong(_)) { 2 } else { 1 })
        }
    }
}
