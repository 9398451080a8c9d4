//! Finds the numbers of the statements that tests assert, in the tests' doc comments.
use anyhow::{Context, Result};
use std::collections::BTreeSet;
use std::path::Path;

/// Adds the numbers cited in all Rust files of a folder and its subfolders.
pub fn of_folder(folder: &Path, found: &mut BTreeSet<u32>) -> Result<()> {
    let entries = std::fs::read_dir(folder).with_context(|| format!("reading {}", folder.display()))?;
    for entry in entries {
        let path = entry?.path();
        if path.is_dir() {
            of_folder(&path, found)?;
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let text =
                std::fs::read_to_string(&path).with_context(|| format!("reading {}", path.display()))?;
            found.extend(of_text(&text));
        }
    }
    Ok(())
}

/// The numbers cited by the tests of a file, in the comments before `#[test]`.
fn of_text(text: &str) -> Vec<u32> {
    let (mut found, mut said) = (Vec::new(), String::new());
    for line in text.lines().map(str::trim) {
        if let Some(words) = line.strip_prefix("///") {
            said.push_str(words);
            said.push(' ');
        } else if line == "#[test]" {
            found.extend(numbers(&said));
        } else if !line.starts_with("#[") {
            said.clear();
        }
    }
    found
}

/// The numbers after "Fact" or "Facts", such as "4, 7 and 21 to 24".
fn numbers(said: &str) -> Vec<u32> {
    let mut found: Vec<u32> = Vec::new();
    let mut words = said.split_whitespace().peekable();
    while let Some(word) = words.next() {
        if !["fact", "facts"].contains(&word.to_lowercase().as_str()) {
            continue;
        }
        let mut through = false;
        while let Some(word) = words.peek() {
            let digits = word.trim_end_matches(|c: char| !c.is_ascii_digit());
            match (digits.parse(), *word) {
                (Ok(number), _) => {
                    let from = found.last().filter(|_| through).map_or(number, |last| last + 1);
                    found.extend(from..=number);
                    through = false;
                    let more = ["", ","].contains(&&word[digits.len()..]);
                    words.next();
                    if !more {
                        break;
                    }
                }
                (Err(_), "and") => {
                    words.next();
                }
                (Err(_), "to") => {
                    words.next();
                    through = true;
                }
                _ => break,
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_and_ranges_are_read() {
        for (said, expected) in [
            ("Fact 7.", vec![7]),
            ("Exercise 8d, and fact 34: a draw on 14 squares", vec![34]),
            ("Facts 4, 7 and 21 to 24, of 3 games.", vec![4, 7, 21, 22, 23, 24]),
            ("Fact 76, and the moves of 2 counters.", vec![76]),
            ("Facts 66 and 67; the other 5", vec![66, 67]),
            ("A factor of 5, a fact", vec![]),
        ] {
            assert_eq!(numbers(said), expected, "{said}");
        }
    }

    #[test]
    fn only_tests_cite() {
        let text = "/// Fact 1.\nfn helper() {}\n\n    /// Some words.\n    /// Facts 2 and 3.\n    #[test]\n    \
            fn one() {\n        // Fact 4.\n    }\n\n/// Fact 5.\n#[ignore]\n#[test]\nfn two() {}\n";
        assert_eq!(of_text(text), [2, 3, 5]);
    }
}
