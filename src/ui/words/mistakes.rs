//! Mistakes in what was typed.
use crate::core::{Mistake, NotationError};

/// "“x” does not fit here. Expected: a number." for a mistake in `text`.
pub fn problem(error: &NotationError, text: &str) -> String {
    let rest = text.get(error.at..).unwrap_or_default();
    let expected = &error.expected;
    match error.kind {
        Mistake::Syntax if text.trim().is_empty() => format!("This is empty. Expected: {expected}."),
        Mistake::Syntax if rest.is_empty() => {
            format!("Something is missing at the end. Expected: {expected}.")
        }
        Mistake::Syntax => format!("“{}” does not fit here. Expected: {expected}.", first_word(rest)),
        Mistake::UnknownRuleset => {
            let name = rest.split(['/', ':', '&', '|', '~']).next();
            let name: String = name.unwrap_or_default().chars().take(40).collect();
            // What is expected are all names; one letter too few or too many is forgiven here, more in the search.
            let near = |id: &&str| {
                id.len().abs_diff(name.len()) == 1 && (name.starts_with(id) || id.starts_with(&name))
            };
            let meant = expected.split(", ").find(|id| near(id));
            let meant = meant.map_or_else(String::new, |id| format!(" Perhaps “{id}”?"));
            format!("There is no game called “{name}”.{meant}")
        }
        Mistake::TooLarge => format!("Too large. Allowed: {expected}."),
        Mistake::NotAllowed => format!("Not allowed. Expected: {expected}."),
        Mistake::NotLoaded => format!("Not loaded yet: {expected}."),
    }
}

/// The letters or the number that a text begins with, or its first sign if that is neither.
fn first_word(text: &str) -> String {
    const LONGEST: usize = 20;
    let number = text.starts_with(|c: char| c.is_ascii_digit());
    let own = |c: &char| if number { c.is_ascii_digit() || *c == '.' } else { c.is_alphabetic() };
    let word: String = text.chars().take_while(own).take(LONGEST).collect();
    if word.is_empty() { text.chars().take(1).collect() } else { word.trim_end_matches('.').into() }
}
