//! Heaps of like tokens: only their sizes matter.
use super::{MOST_STACKS, TALLEST, takes::Takes};
use crate::core::{
    extras::{Edit, ValueMap},
    notation::{NotationError, Scanner},
    ruleset::Component,
};
use std::fmt;

/// The sizes of the heaps, from left to right; an empty heap keeps its place. Written `3+5+7`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Heaps(pub Vec<u64>);

impl Heaps {
    /// The heaps that a text denotes: sizes joined by `+`, commas or blanks, in brackets or not.
    pub fn read(text: &str, size: &str) -> Result<Self, NotationError> {
        Self::read_up_to(MOST_STACKS, text, size)
    }
    /// As [`Heaps::read`], with at most `most` heaps.
    pub fn read_up_to(most: usize, text: &str, size: &str) -> Result<Self, NotationError> {
        let mut scan = Scanner::new(text);
        let mut heaps = Vec::new();
        scan.blanks();
        let bracket = scan.eat('(');
        loop {
            scan.blanks();
            if heaps.len() == most {
                return Err(NotationError::too_large(scan.at(), format!("at most {most} of them")));
            }
            heaps.push(scan.number(TALLEST, size)?);
            let after = scan.at();
            scan.blanks();
            if bracket && scan.eat(')') {
                scan.blanks();
            }
            if scan.done() {
                return Ok(Self(heaps));
            }
            let joined = scan.eat('+') || scan.eat(',') || scan.at() > after;
            if !joined {
                return Err(NotationError::syntax(scan.at(), format!("+ and {size}, or the end")));
            }
        }
    }
    /// The size of a heap; 0 where there is none.
    pub fn size(&self, heap: usize) -> u64 {
        self.0.get(heap).copied().unwrap_or(0)
    }
    /// As people write it: `(3,5,7)`.
    pub fn text(&self) -> String {
        format!("({})", self.0.iter().map(u64::to_string).collect::<Vec<_>>().join(","))
    }
    /// The heaps after a change in the editor.
    pub fn edited(&self, edit: &Edit) -> Result<Self, NotationError> {
        let mut heaps = self.0.clone();
        let gone = || NotationError::not_allowed(0, "a group on the board");
        match *edit {
            Edit::Add { place, .. } => {
                let size = heaps.get_mut(usize::from(place.group)).ok_or_else(gone)?;
                *size = (*size + 1).min(TALLEST);
            }
            Edit::Remove { place } => {
                let size = heaps.get_mut(usize::from(place.group)).ok_or_else(gone)?;
                *size = size.saturating_sub(1);
            }
            Edit::AddGroup { .. } if heaps.len() >= MOST_STACKS => {
                return Err(NotationError::too_large(0, format!("at most {MOST_STACKS} of them")));
            }
            Edit::AddGroup { .. } => heaps.push(0),
            Edit::RemoveGroup { place } if heaps.len() > 1 && usize::from(place.group) < heaps.len() => {
                heaps.remove(place.group.into());
            }
            Edit::RemoveGroup { .. } => return Err(NotationError::not_allowed(0, "at least one group")),
            Edit::Recolour { .. } | Edit::Piece { .. } | Edit::Draw { .. } | Edit::Arrange { .. } => {
                return Err(NotationError::not_allowed(0, "tokens with colours"));
            }
        }
        Ok(Self(heaps))
    }
    /// The heaps after tokens are taken.
    pub fn without(&self, takes: &Takes) -> Self {
        let mut left = self.clone();
        for &(heap, count) in &takes.0 {
            if let Some(size) = left.0.get_mut(usize::from(heap)) {
                *size = size.saturating_sub(count);
            }
        }
        left
    }
    /// Each heap as a component.
    pub fn components(&self) -> Vec<Component<Self>> {
        let one = |(group, &size): (usize, &u64)| Component {
            position: Self(vec![size]),
            groups: vec![group as u16],
        };
        self.0.iter().enumerate().map(one).collect()
    }
    /// The map of values by the sizes of the first two heaps; a third heap stays as it is. None where there are not two
    /// or three heaps.
    pub fn map(&self, side: usize, value: impl Fn(usize, usize) -> u64) -> Option<ValueMap> {
        let ([x, y] | [x, y, _]) = self.0[..] else { return None };
        Some(ValueMap::of(side, [x, y], |x, y| Some(value(x as usize, y as usize))))
    }
    /// The heaps at a place of this map, none above `tallest`.
    pub fn at(&self, x: u64, y: u64, tallest: u64) -> Self {
        Self([x, y].into_iter().chain(self.third()).map(|size| size.min(tallest)).collect())
    }
    /// The third heap, where there are three.
    pub fn third(&self) -> Option<u64> {
        if let [_, _, z] = self.0[..] { Some(z) } else { None }
    }
    /// The heaps with a third one of size `z`, at most `tallest`; none unless there are three.
    pub fn with_third(&self, z: u64, tallest: u64) -> Option<Self> {
        if let [x, y, _] = self.0[..] { Some(Self(vec![x, y, z.min(tallest)])) } else { None }
    }
    /// The sizes above zero, ascending.
    pub fn sorted(&self) -> Vec<u64> {
        let mut sizes: Vec<u64> = self.0.iter().copied().filter(|size| *size > 0).collect();
        sizes.sort_unstable();
        sizes
    }
}

impl fmt::Display for Heaps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.iter().map(u64::to_string).collect::<Vec<_>>().join("+"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_of_heaps() {
        let read = |text| Heaps::read(text, "a pile size").map(|heaps| heaps.to_string());
        for text in ["3+5+7", "3, 5, 7", " (3,5,7) ", "3 5 7", "3 + 5 + 7"] {
            assert_eq!(read(text).as_deref(), Ok("3+5+7"), "{text}");
        }
        assert_eq!(read("0").as_deref(), Ok("0"));
        for (text, at) in
            [("", 0), ("3+", 2), ("3+x", 2), ("3;5", 1), ("3+1000000000000000001", 2), ("-1", 0)]
        {
            assert_eq!(read(text).unwrap_err().at, at, "{text}");
        }
    }
}
