//! The program as a shell runs it.
mod counting;
mod evolution;
mod graphs;
mod maps;
mod nimbers;
mod piles;
mod readme;
mod sequence;
mod shell;
mod solution;

use serde_json::Value;
use std::process::{Command, Output};

/// Runs the program with the words of a line, which are separated by blanks and contain none.
fn run(line: &str) -> Output {
    Command::new(env!("CARGO_BIN_EXE_nimscope")).args(line.split(' ')).output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// The output of a command that succeeds.
fn said(line: &str) -> String {
    let Output { status, stdout, stderr } = run(line);
    assert_eq!((status.code(), text(&stderr)), (Some(0), String::new()), "{line}");
    text(&stdout)
}

/// The output as a JSON object.
fn json(line: &str) -> Value {
    serde_json::from_str(&said(line)).unwrap()
}

/// The message about a wrong question: one line, with exit code 2 and no answer.
fn wrong(line: &str) -> String {
    let Output { status, stdout, stderr } = run(line);
    let error = text(&stderr);
    assert_eq!((status.code(), stdout.len()), (Some(2), 0), "{line}: {error}");
    assert_eq!(error.lines().count(), 1, "{line}: {error}");
    error.trim_end().strip_prefix("error: ").unwrap().into()
}

/// The line of a text that begins with `start`, without blanks at its ends.
fn line<'t>(text: &'t str, start: &str) -> &'t str {
    text.lines()
        .map(str::trim)
        .find(|line| line.starts_with(start))
        .unwrap_or_else(|| panic!("{start}: {text}"))
}
