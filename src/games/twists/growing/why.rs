//! Why a heap with a limit has its outcome: its number as a sum of the sequence.
use super::{Limited, parts::SchwenkSequence};
use crate::core::{nimber::Nimber, why::Why};

/// The rule and its sequence.
pub struct Rule<'r> {
    pub sums: &'r SchwenkSequence,
    pub times: u64,
    /// Where it comes from.
    pub source: &'static str,
}

impl Rule<'_> {
    fn sequence(&self) -> String {
        let name = match self.times {
            1 => "powers of two".to_string(),
            2 => "Fibonacci numbers".to_string(),
            _ => "numbers of Schwenk’s sequence, in which each is the one before it plus the first that is at least an *m*-th of it".to_string(),
        };
        format!("{name}: {}", self.sums.hint())
    }
    fn sum(&self, n: u64) -> String {
        match &self.sums.of(n)[..] {
            [] => "0".into(),
            parts => parts.iter().rev().map(u64::to_string).collect::<Vec<_>>().join(" + "),
        }
    }
    fn theory(&self) -> Why {
        Why::default().text(format!("Write the number of chips as a sum of {} Take the largest that fits, then the largest that fits into the rest, and so on.", self.sequence()))
            .text("If the smallest part may not be taken, every move breaks it up: what is left has a smaller part, and that may be taken in return. If it may be taken, it is: the next part is more than the limit then allows.")
    }
    /// The derivation for normal play.
    pub fn normal(&self, position: &Limited, value: Option<Nimber>, alone: bool) -> Why {
        let Limited { size, most } = *position;
        let why = self.theory();
        let parts = self.sums.of(size);
        let wins = self.sums.winning(size, most, self.times);
        let why = match (parts.first(), wins.is_empty()) {
            (None, _) => why.text("Nothing is left."),
            (Some(part), true) => why.text(format!("Here ${size} = {}$, and at most {most} may be taken: the smallest part, {part}, is out of reach.", self.sum(size))),
            (Some(_), false) => {
                let list = wins.iter().map(u64::to_string).collect::<Vec<_>>().join(" or ");
                let end = if alone { "wins" } else { "makes value 0" };
                why.text(format!("Here ${size} = {}$, and at most {most} may be taken: taking {list} {end}.", self.sum(size)))
            }
        };
        let why = match value {
            Some(value) => why.result(format!("value {value}"), "Found by computing all smaller positions; a rule is known for value 0 only."),
            None => why.text("For a heap so large the outcome is known, but not the Grundy value, which has no known formula."),
        };
        why.source("Sums of a sequence", self.source)
    }
    /// The derivation for misère play.
    pub fn misere(&self, position: &Limited) -> Why {
        if position.most == 0 {
            return Why::default()
                .text("Nothing may be taken: the player to move has not made the last move, and wins.");
        }
        let Limited { size, most } = position.less();
        let why = Why::default().text("Whoever takes the last chip loses, so play as if it were not there: the normal game with one chip less.");
        let why = why.text(format!("That leaves {size} chips, of which at most {most} may be taken, and ${size} = {}$ as a sum of {}", self.sum(size), self.sequence()));
        why.source("One chip less", self.source)
    }
}
