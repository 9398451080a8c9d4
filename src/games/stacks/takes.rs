//! Taking tokens from the tops of stacks.
use crate::core::{
    grouped::format_number,
    moves::MoveView,
    notation::{NotationError, Scanner},
    phrase::{Consequence, Phrase, Sign, Verb, Words, list},
    scene::{PieceId, Place, Span},
};
use crate::games::stacks::{MOST_STACKS, TALLEST};
use std::fmt;

/// Takes `count` tokens from each of some stacks: pairs of stack (from 0) and count, stacks ascending.
/// Written `1-2` for 2 from stack 1, several joined by dots: `1-4.2-3`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Takes(pub Vec<(u16, u64)>);

impl Takes {
    pub fn one(stack: usize, count: u64) -> Self {
        Self(vec![(stack as u16, count)])
    }
    /// The single stack and count, where it is only one.
    pub fn single(&self) -> Option<(usize, u64)> {
        if let [(stack, count)] = self.0[..] { Some((stack.into(), count)) } else { None }
    }

    /// The same takes with stack `i` renumbered as `stacks[i]`.
    pub fn lifted(&self, stacks: &[u16]) -> Self {
        let stack = |own: u16| stacks.get(usize::from(own)).copied().unwrap_or(0);
        Self(self.0.iter().map(|&(own, count)| (stack(own), count)).collect())
    }
    /// The takes that a text denotes.
    pub fn read(text: &str) -> Result<Self, NotationError> {
        let mut scan = Scanner::new(text);
        let mut takes: Vec<(u16, u64)> = Vec::new();
        loop {
            let at = scan.at();
            let stack = scan.number(MOST_STACKS as u64, "the number of a pile or stack")?;
            if stack == 0 || takes.last().is_some_and(|(last, _)| u64::from(*last) + 1 >= stack) {
                return Err(NotationError::syntax(
                    at,
                    "the number of a pile or stack from 1 on, the lower ones first",
                ));
            }
            if !scan.eat('-') {
                return Err(NotationError::syntax(scan.at(), "- and how many to take"));
            }
            let at = scan.at();
            let count = scan.number(TALLEST, "how many to take")?;
            if count == 0 {
                return Err(NotationError::syntax(at, "at least 1 to take"));
            }
            takes.push((stack as u16 - 1, count));
            if scan.done() {
                return Ok(Self(takes));
            }
            if !scan.eat('.') {
                return Err(NotationError::syntax(scan.at(), ". and another stack, or the end"));
            }
        }
    }

    /// The takes made by pointing at one token in each of some stacks: each goes with all above it.
    pub fn pointed(handles: &[PieceId], height: &dyn Fn(usize) -> Option<u64>) -> Option<Self> {
        let mut takes = Vec::with_capacity(handles.len());
        for piece in handles {
            let height = height(piece.place.group.into())?;
            let count = height.checked_add(1)?.checked_sub(piece.n).filter(|n| *n > 0 && *n <= height)?;
            // Put where it belongs: these are few.
            let group = piece.place.group;
            let at = takes.partition_point(|(other, _)| *other < group);
            if piece.place.part != 0 || takes.get(at).is_some_and(|(other, _)| *other == group) {
                return None;
            }
            takes.insert(at, (group, count));
        }
        (!takes.is_empty()).then_some(Self(takes))
    }

    /// The view of the move; `noun` is the word for a stack, `leaves` tells what is left.
    pub fn view(&self, noun: &'static str, height: &dyn Fn(usize) -> u64, leaves: String) -> MoveView {
        let place = |group| Place { part: 0, group };
        let span = |&(group, count): &(u16, u64)| {
            let to = height(group.into());
            Span { place: place(group), from: to.saturating_sub(count) + 1, to }
        };
        let touches: Vec<Span> = self.0.iter().map(span).collect();
        MoveView {
            notation: self.to_string(),
            phrase: self.phrase(noun, &leaves),
            game: 0,
            groups: self.0.iter().map(|(group, _)| place(*group)).collect(),
            leaves,
            handles: touches.iter().map(|span| PieceId { place: span.place, n: span.from }).collect(),
            touches,
            adds: vec![],
            typed: Default::default(),
        }
    }
    fn phrase(&self, noun: &'static str, leaves: &str) -> Phrase {
        let mut object = Words::default();
        for (i, &(group, count)) in self.0.iter().enumerate() {
            let joint = ["", ", ", " and "][if i == 0 { 0 } else { 1 + usize::from(i + 1 == self.0.len()) }];
            object = object
                .then(format!("{joint}{} from ", format_number(count)))
                .group(noun, u32::from(group) + 1);
        }
        let minus = |count: u64| format!("−{}", format_number(count));
        let short = match (&self.0[..], leaves) {
            (&[(group, count)], _) => {
                Words::default().group(noun, u32::from(group) + 1).then(", ".to_string() + &minus(count))
            }
            // For several stacks the short text tells what is left, if anything is.
            (several, "") => {
                Words::text(list(&several.iter().map(|(_, count)| minus(*count)).collect::<Vec<_>>()))
            }
            _ => Words::text(leaves),
        };
        let many = if self.0.len() > 1 { "s" } else { "" };
        let left = if leaves.is_empty() {
            Consequence::By(format!("clearing the {noun}{many}"))
        } else {
            Consequence::Position
        };
        Phrase { short, left, ..Phrase::new(Verb::TAKE, Sign::Take, object) }
    }
}

impl fmt::Display for Takes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, (stack, count)) in self.0.iter().enumerate() {
            write!(f, "{}{}-{count}", if i > 0 { "." } else { "" }, stack + 1)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_of_takes() {
        for text in ["1-2", "1-4.2-3", "2-1000000000000000000"] {
            assert_eq!(Takes::read(text).unwrap().to_string(), text);
        }
        for (text, at) in
            [("", 0), ("0-1", 0), ("1", 1), ("1-", 2), ("1-0", 2), ("2-1.1-1", 4), ("1-2x", 3), ("99-1", 0)]
        {
            assert_eq!(Takes::read(text).unwrap_err().at, at, "{text}");
        }
    }
}
