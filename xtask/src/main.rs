//! Everything a person does with the repository beyond plain cargo: `cargo xtask <verb>`.
mod bench;
mod crates;
mod dist;
mod facts;
mod pictures;
mod progress;
mod project;
mod run;
mod serve;
mod setup;
mod size;
mod test;

use anyhow::{Result, bail};
use lexopt::prelude::*;
use std::process::ExitCode;

const HELP: &str = "\
cargo xtask <verb>

  serve [--port N] [--host A] [--open] [--dev]
                   build the release bundle if needed and serve it; --dev rebuilds as files change
  test [STAGE]...  run all tests, or the named stages; --list names them, --engines runs the flows in three engines
  test --from-nothing [rustup|debian]... [--build-only]
                   run serve and test in a fresh clone, with empty homes of cargo and rustup
  dist             write the site to dist/ (also: build)
  pictures         draw the cards of the start page anew, and note the parts of each page: static/*.json
  size [--crates]  what the first visit of each page transfers, against its limit; --crates adds each crate's code
  bench            run the benchmarks, then report these sizes
  facts [FILE]     the statements of the papers, as FILE lists them, that no test asserts
  setup            install what is missing for all of this, and say what

Every verb sets up what it needs first.";

fn main() -> ExitCode {
    match verb() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn verb() -> Result<()> {
    let mut args = lexopt::Parser::from_env();
    let verb = match args.next()? {
        Some(Value(verb)) => verb.string()?,
        Some(Short('h') | Long("help")) | None => {
            println!("{HELP}");
            return Ok(());
        }
        Some(other) => return Err(other.unexpected().into()),
    };
    match verb.as_str() {
        "serve" => serve::run(args),
        "test" => test::run(args),
        "dist" | "build" => none(args).and_then(|()| dist::run()),
        "pictures" => none(args).and_then(|()| pictures::run()),
        "size" => size::verb(args),
        "bench" => none(args).and_then(|()| bench::run()),
        "facts" => facts::run(args),
        "setup" => none(args).and_then(|()| setup::run()),
        "help" => {
            println!("{HELP}");
            Ok(())
        }
        _ => bail!("there is no verb `{verb}`\n\n{HELP}"),
    }
}

/// For verbs that take no arguments.
fn none(mut args: lexopt::Parser) -> Result<()> {
    match args.next()? {
        Some(other) => Err(other.unexpected().into()),
        None => Ok(()),
    }
}
