//! Repeats a few failed browser tests. On a busy machine a page is now and then slower than its test allows, and one
//! such test in a thousand would fail a whole run. Tests that fail twice count as failed; those that pass the second
//! time are named, so that somebody makes them reliable.
use super::count::{Count, counted, heard};
use crate::run::{cmd, read};
use anyhow::Result;
use std::process::Command;

/// More failures than this, among some nine hundred tests, are not by chance.
const FEW: usize = 8;

/// The failed tests, as the last part of the output of node's test runner lists them.
#[derive(Default)]
struct Failures {
    listing: bool,
    names: Vec<String>,
    files: Vec<String>,
}

impl Failures {
    /// Reads a line of the output: `✖ failing tests:`, then for each test `test at tests/e2e/home.test.mjs:26:3` and
    /// `✖ its name (12.3ms)`.
    fn hear(&mut self, line: &str) {
        if line.starts_with("✖ failing tests") {
            self.listing = true;
        } else if !self.listing {
        } else if let Some(place) = line.strip_prefix("test at ") {
            self.files.push(place.split(':').next().unwrap_or(place).to_owned());
        } else if let Some((name, _)) = line.strip_prefix("✖ ").and_then(|text| text.rsplit_once(" (")) {
            self.names.push(name.to_owned());
        }
    }

    /// The files to run again: those with failures, or all files if a failure is in another file.
    fn within(&self, files: &[String]) -> Vec<String> {
        let known = self.files.iter().all(|failed| files.contains(failed));
        files.iter().filter(|file| !known || self.files.contains(file)).cloned().collect()
    }
}

/// Runs test files in node, and repeats the tests that failed, one at a time. `node` makes the command without the
/// files.
pub fn tried(node: impl Fn() -> Command, files: &[String]) -> Result<Count> {
    let mut failures = Failures::default();
    let mut count = heard(node().args(files), &mut |line| failures.hear(line))?;
    let names = &failures.names;
    if count.failed == 0 || count.failed > FEW || names.len() != count.failed {
        return Ok(count);
    }
    println!("=== trying again: {}", names.join("; "));
    let patterns = names.iter().map(|name| format!("--test-name-pattern=^{}$", escaped(name)));
    let again = counted(node().args(beside(1)).args(patterns).args(failures.within(files)))?;
    if again.failed == 0 && again.passed >= names.len() {
        println!("=== passed only at the second try: {}", names.join("; "));
        count.passed += count.failed;
        count.failed = 0;
    }
    Ok(count)
}

/// The option that runs this many files at the same time; none where node is too old to know it.
pub fn beside(files: usize) -> Option<String> {
    let argument = format!("--test-concurrency={files}");
    read(cmd("node").args([&argument, "-e", "0"])).is_ok().then_some(argument)
}

/// A text escaped for a JavaScript regular expression.
fn escaped(text: &str) -> String {
    let mut pattern = String::new();
    for letter in text.chars() {
        if "\\^$.|?*+()[]{}/".contains(letter) {
            pattern.push('\\');
        }
        pattern.push(letter);
    }
    pattern
}

#[cfg(test)]
mod tests {
    use super::{Failures, escaped};

    const PRINTED: &str = "✖ not yet (1.5ms)\nℹ fail 1\n\n✖ failing tests:\n\n\
        test at tests/e2e/home.test.mjs:26:3\n✖ the page (once) opens (2346.189613ms)\n  Error: late";

    #[test]
    fn reads_what_failed_and_where() {
        let mut failures = Failures::default();
        PRINTED.lines().for_each(|line| failures.hear(line));
        assert_eq!(failures.names, ["the page (once) opens"]);
        let files = ["tests/e2e/maps.test.mjs", "tests/e2e/home.test.mjs"].map(String::from);
        assert_eq!(failures.within(&files), ["tests/e2e/home.test.mjs"]);
        // A test whose code is in another file than the one that was run.
        assert_eq!(failures.within(&files[..1]), ["tests/e2e/maps.test.mjs"]);
    }

    #[test]
    fn names_are_no_patterns() {
        assert_eq!(escaped("#/play?g=nim/3+5 (once)"), r"#\/play\?g=nim\/3\+5 \(once\)");
    }
}
