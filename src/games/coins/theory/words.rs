//! The rule of a code as a sentence.
use super::code::{Code, MoveKind, Spacing, list};

impl Code {
    /// `Turn over up to three coins; the rightmost of them goes from heads to tails.`
    pub fn words(&self) -> String {
        let kinds: Vec<String> = self.kinds.iter().map(MoveKind::words).collect();
        let end = if self.kinds.iter().all(|kind| kind.max == 1) {
            "it goes"
        } else {
            "the rightmost of them goes"
        };
        format!("Turn over {}; {end} from heads to tails.", kinds.join(", or "))
    }
}

impl MoveKind {
    /// `up to three coins within five in a row`
    fn words(&self) -> String {
        let count = match (self.min, self.max) {
            (1, u64::MAX) => "any number of coins".into(),
            (min, u64::MAX) => format!("{} or more coins", number(min)),
            (1, 1) => "one coin".into(),
            (1, 2) => "one or two coins".into(),
            (min, max) if min == max => format!("exactly {} coins", number(min)),
            (1, max) => format!("up to {} coins", number(max)),
            (min, max) => format!("{} to {} coins", number(min), number(max)),
        };
        let mut words = count;
        words += match self.spacing {
            Spacing::Any => "",
            Spacing::Symmetric => ", symmetrically arranged",
            Spacing::Equal => ", equally spaced",
            Spacing::Consecutive => " side by side",
        };
        if let Some(window) = self.window {
            words += &format!(" within {} in a row", number(window));
        }
        if self.first {
            words += ", the leftmost of the row among them";
        }
        if let Some(pairs) = &self.pairs {
            let which =
                if let [one] = pairs[..] { format!("{one}") } else { format!("one of {}", list(pairs)) };
            let two = if self.min == 1 { "; the distance between two is " } else { " whose distance is " };
            words += &format!("{two}{which}");
        }
        if self.edges.is_some() {
            words += ", and one is turned alone only if its number, from 1, is one of these";
        }
        words
    }
}

/// Small numbers in words.
fn number(n: u64) -> String {
    const WORDS: [&str; 11] =
        ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
    usize::try_from(n).ok().and_then(|n| WORDS.get(n)).map_or_else(|| n.to_string(), |word| (*word).into())
}
