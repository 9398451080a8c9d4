//! Counts tests by the output of their runners.
use anyhow::{Context, Result};
use std::fmt;
use std::io::{BufRead, BufReader};
use std::ops::AddAssign;
use std::process::{Command, Stdio};

/// How many tests passed and failed.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Count {
    pub passed: usize,
    pub failed: usize,
}

impl Count {
    /// A check that counts as one test.
    pub const ONE: Self = Self { passed: 1, failed: 0 };

    /// Adds what a line reports, such as `test result: ok. 3 passed; 0 failed; …` from libtest or `ℹ pass 3` from node.
    fn read(&mut self, line: &str) {
        let words: Vec<&str> = line.split([' ', ';']).filter(|word| !word.is_empty()).collect();
        if line.starts_with("test result:") {
            for pair in words.windows(2) {
                match (pair[0].parse::<usize>(), pair[1]) {
                    (Ok(number), "passed") => self.passed += number,
                    (Ok(number), "failed") => self.failed += number,
                    _ => {}
                }
            }
        } else if let ["ℹ" | "#", kind, number] = words[..] {
            match (kind, number.parse::<usize>()) {
                ("pass", Ok(number)) => self.passed += number,
                ("fail", Ok(number)) => self.failed += number,
                _ => {}
            }
        }
    }
}

impl AddAssign for Count {
    fn add_assign(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
    }
}

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed, {} failed", self.passed, self.failed)
    }
}

/// Runs a test runner, showing its output, and counts the tests. A runner that fails counts as at least one failure.
pub fn counted(command: &mut Command) -> Result<Count> {
    heard(command, &mut |_| {})
}

/// The same; each line of the output is also passed to `hear`.
pub fn heard(command: &mut Command, hear: &mut dyn FnMut(&str)) -> Result<Count> {
    let mut child = command.stdout(Stdio::piped()).spawn().context("starting the test runner")?;
    let mut count = Count::default();
    let output = child.stdout.take().context("reading the test runner")?;
    for line in BufReader::new(output).lines() {
        let line = line?;
        println!("{line}");
        count.read(&line);
        hear(&line);
    }
    if !child.wait()?.success() {
        count.failed = count.failed.max(1);
    }
    Ok(count)
}

#[cfg(test)]
mod tests {
    use super::Count;

    #[test]
    fn reads_both_runners() {
        let mut count = Count::default();
        count.read("test result: FAILED. 3 passed; 1 failed; 0 ignored; 0 measured; finished in 0.00s");
        count.read("ℹ pass 4");
        count.read("# fail 2");
        count.read("a line about 5 passed things");
        assert_eq!(count, Count { passed: 7, failed: 3 });
    }
}
