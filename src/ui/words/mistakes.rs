//! Mistakes in what was typed.
use crate::core::{Mistake, NotationError};

/// "“x” does not fit here. Expected: a number." for a mistake in `text`.
pub fn problem(error: &NotationError, text: &str) -> String {
    let rest = text.get(error.at..).unwrap_or_default();
    let expected = &error.expected;
    let wanted =
        if expected == "the end" { "Nothing more is expected." } else { &format!("Expected: {expected}.") };
    match error.kind {
        Mistake::Syntax if text.trim().is_empty() => format!("This is empty. {wanted}"),
        Mistake::Syntax if rest.is_empty() => {
            format!("Something is missing at the end. {wanted}")
        }
        Mistake::Syntax => {
            format!("“{}” does not fit here. {wanted}", wrong(text.get(..error.at).unwrap_or_default(), rest))
        }
        Mistake::UnknownRuleset => {
            let name = rest.split(['/', ':', '&', '|', '~']).next();
            let name: String = name.unwrap_or_default().chars().take(40).collect();
            // What is expected is a list of all names. A name with one letter too few or too many is recognised here;
            // the search forgives more.
            let near = |id: &&str| {
                id.len().abs_diff(name.len()) == 1 && (name.starts_with(id) || id.starts_with(&name))
            };
            let meant = expected.split(", ").find(|id| near(id));
            let meant = meant.map_or_else(String::new, |id| format!(" Perhaps “{id}”?"));
            format!("There is no game called “{name}”.{meant}")
        }
        Mistake::TooLarge => format!("Too large. Allowed: {expected}."),
        Mistake::NotAllowed => format!("Not allowed. {wanted}"),
        Mistake::NotLoaded => format!("Not loaded yet: {expected}."),
    }
}

/// The text to quote as wrong: a single letter inside a row of letters such as that of coins, else a word.
fn wrong(before: &str, rest: &str) -> String {
    match rest.chars().next() {
        Some(letter) if before.ends_with(char::is_alphabetic) => letter.to_string(),
        _ => first_word(rest),
    }
}

/// The letters or the number with which a text begins, or its first character if that is neither.
fn first_word(text: &str) -> String {
    const LONGEST: usize = 20;
    let number = text.starts_with(|c: char| c.is_ascii_digit());
    let own = |c: &char| if number { c.is_ascii_digit() || *c == '.' } else { c.is_alphabetic() };
    let word: String = text.chars().take_while(own).take(LONGEST).collect();
    if word.is_empty() { text.chars().take(1).collect() } else { word.trim_end_matches('.').into() }
}

#[cfg(test)]
mod tests {
    use super::problem;
    use crate::games::open;

    #[test]
    fn what_is_wrong_is_quoted() {
        for (text, wrong) in
            [("mock-turtles/HTXTH", "“X”"), ("nim/3+abc", "“abc”"), ("nim/3+5?", "“?”"), ("nim/3x", "“x”")]
        {
            let error = open(text).err().unwrap_or_else(|| panic!("{text} was read"));
            let told = problem(&error, text);
            assert!(told.starts_with(wrong), "{told}");
        }
    }

    #[test]
    fn where_all_is_there_nothing_more_is_expected() {
        let error = open("kayles/3").unwrap().read_move("1x").err().unwrap();
        assert_eq!(problem(&error, "1x"), "“x” does not fit here. Nothing more is expected.");
    }
}
