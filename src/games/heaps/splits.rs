//! Taking tokens from the top of a heap and breaking what is left.
use crate::core::{
    grouped::format_number,
    moves::MoveView,
    notation::{NotationError, Scanner},
    phrase::{Phrase, Sign, Verb, Words, broken},
    scene::{PieceId, Place, Span},
};
use crate::games::stacks::{MOST_HEAPS, TALLEST, heaps::Heaps, takes::Takes};
use std::fmt;

/// Takes `take` tokens from the top of a heap (from 0), perhaps none, and splits off `parts` of what is left, from
/// the top; the rest stays where it is. Written `3-2`, `3s1` where nothing is taken, `3-2s1s4`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Split {
    pub heap: u16,
    pub take: u64,
    pub parts: Vec<u64>,
}

impl Split {
    /// The move that a text denotes.
    pub fn read(text: &str) -> Result<Self, NotationError> {
        let mut scan = Scanner::new(text);
        let heap = positive(&mut scan, MOST_HEAPS as u64, "a heap number")?;
        let take = if scan.eat('-') { positive(&mut scan, TALLEST, "how many to take")? } else { 0 };
        let mut parts = Vec::new();
        while scan.eat('s') {
            if parts.len() == MOST_PARTS {
                return Err(NotationError::too_large(
                    scan.at(),
                    format!("at most {MOST_PARTS} parts split off"),
                ));
            }
            parts.push(positive(&mut scan, TALLEST, "how many to split off")?);
        }
        match (scan.done(), take > 0, parts.is_empty()) {
            (true, true, _) | (true, _, false) => Ok(Self { heap: heap as u16 - 1, take, parts }),
            (_, false, true) => Err(NotationError::syntax(
                scan.at(),
                "- and how many to take, or s and how many to split off",
            )),
            _ => Err(NotationError::syntax(scan.at(), "s and how many to split off, or the end")),
        }
    }
    /// What stays of a heap of this size; none if the move asks for more than there is, or for all while it splits.
    pub fn rest(&self, size: u64) -> Option<u64> {
        let rest =
            self.parts.iter().try_fold(size.checked_sub(self.take)?, |rest, part| rest.checked_sub(*part))?;
        (rest > 0 || self.parts.is_empty()).then_some(rest)
    }
    /// The heaps after the move: what is split off stands behind the others.
    pub fn played(&self, heaps: &Heaps) -> Heaps {
        let mut sizes = heaps.0.clone();
        if let Some(size) = sizes.get_mut(usize::from(self.heap)) {
            *size = self.rest(*size).unwrap_or(0);
            sizes.extend(&self.parts);
        }
        Heaps(sizes)
    }

    /// The move made by pointing at a chip, which goes with all above it, and at gaps of the same heap.
    pub fn pointed(handles: &[PieceId], size: &dyn Fn(usize) -> Option<u64>) -> Option<Self> {
        let home = handles.first()?.place.home();
        let size = size(home.group.into()).filter(|_| home.part == 0)?;
        let (mut take, mut gaps) = (0, Vec::new());
        for piece in handles {
            let inside = (1..=size).contains(&piece.n) && piece.place.home() == home;
            match piece.place.is_gaps() {
                true if inside && piece.n < size && !gaps.contains(&piece.n) => gaps.push(piece.n),
                false if inside && take == 0 => take = size + 1 - piece.n,
                _ => return None,
            }
        }
        gaps.sort_unstable_by(|a, b| b.cmp(a));
        let mut top = size - take;
        let mut parts = Vec::new();
        for gap in gaps {
            parts.push(top.checked_sub(gap).filter(|part| *part > 0)?);
            top = gap;
        }
        Some(Self { heap: home.group, take, parts })
    }
    /// The move as others see it, with heaps of this noun.
    pub fn view(&self, heaps: &Heaps, noun: &'static str) -> MoveView {
        let place = Place { part: 0, group: self.heap };
        let size = heaps.size(self.heap.into());
        let rest = self.rest(size).unwrap_or(0);
        if self.parts.is_empty() {
            let leaves = if rest > 0 { rest.to_string() } else { String::new() };
            return Takes::one(self.heap.into(), self.take).view(noun, &|_| size, leaves);
        }
        let mut handles: Vec<PieceId> = (self.take > 0)
            .then(|| PieceId { place, n: (size + 1).saturating_sub(self.take) })
            .into_iter()
            .collect();
        let on = |group: u16, part: u64| Span { place: Place { part: 0, group }, from: 1, to: part };
        let mut top = size.saturating_sub(self.take);
        for part in &self.parts {
            top = top.saturating_sub(*part);
            handles.push(PieceId { place: place.gaps(), n: top });
        }
        let parts = [&self.parts[..], &[rest]].concat();
        MoveView {
            notation: self.to_string(),
            phrase: self.phrase(noun, &parts),
            game: 0,
            groups: vec![place],
            leaves: parts.iter().map(u64::to_string).collect::<Vec<_>>().join("+"),
            handles,
            touches: vec![Span { place, from: rest + 1, to: size }],
            adds: (heaps.0.len()..).zip(&self.parts).map(|(group, part)| on(group as u16, *part)).collect(),
            typed: Default::default(),
        }
    }
    /// The move in words, where the heap is broken into these parts.
    fn phrase(&self, noun: &'static str, parts: &[u64]) -> Phrase {
        let heap = Words::default().group(noun, u32::from(self.heap) + 1);
        let sizes: Vec<String> = parts.iter().map(|part| format_number(*part)).collect();
        let whole = self.take + parts.iter().sum::<u64>();
        let signs = Words::text(format!("{} → {}", format_number(whole), sizes.join(" + ")));
        let verb = if self.take > 0 { Verb::TAKE } else { Verb::SPLIT };
        let object = broken(self.take, parts, heap);
        Phrase { short: signs.clone(), signs, ..Phrase::new(verb, Sign::Split, object) }
    }
}

/// Most parts that a move may split off: digits go to Z, which is 35 and so allows up to five heaps.
pub const MOST_PARTS: usize = 4;

fn positive(scan: &mut Scanner, most: u64, expected: &str) -> Result<u64, NotationError> {
    let at = scan.at();
    match scan.number(most, expected)? {
        0 => Err(NotationError::syntax(at, format!("{expected}, at least 1"))),
        number => Ok(number),
    }
}

impl fmt::Display for Split {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.heap + 1)?;
        if self.take > 0 {
            write!(f, "-{}", self.take)?;
        }
        self.parts.iter().try_for_each(|part| write!(f, "s{part}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_of_splits() {
        for text in ["3-2", "3s1", "3-2s1", "3-2s1s4", "1-1000000000000000000"] {
            assert_eq!(Split::read(text).unwrap().to_string(), text);
        }
        for (text, at) in [
            ("", 0),
            ("0-1", 0),
            ("1", 1),
            ("1-", 2),
            ("1-0", 2),
            ("1s0", 2),
            ("1s", 2),
            ("1s1-2", 3),
            ("1-1s2x", 5),
            ("6000-1", 0),
            ("1s1s1s1s1s1", 10),
        ] {
            assert_eq!(Split::read(text).unwrap_err().at, at, "{text}");
        }
    }

    #[test]
    fn the_lowest_part_stays() {
        let heaps = Heaps(vec![2, 5, 7]);
        let played = |text| Split::read(text).unwrap().played(&heaps).to_string();
        assert_eq!(played("3s1"), "2+5+6+1");
        assert_eq!(played("3-1s2s1"), "2+5+3+2+1");
        assert_eq!(played("2-5"), "2+0+7");
        assert_eq!(Split::read("3s7").unwrap().rest(7), None);
    }
}
