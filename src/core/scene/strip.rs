//! Pieces on a line: those that are gone part the others into stretches.
use super::Place;
use crate::core::wide;
use serde::{Deserialize, Serialize};

/// The pieces of a [`Layout`](crate::core::Layout) as a line: numbered from 1, some of them gone, and a move is made with
/// one, or with two neighbours. Below the pieces stands what each move leaves, and what each stretch is worth.
///
/// ```
/// use nimscope::games::open;
///
/// // A row of one pin and a row of eleven; pin 2 between them is down.
/// let scene = open("kayles/1.11")?.scene();
/// let strip = scene.layouts().next().unwrap().strip.as_ref().unwrap();
/// assert_eq!((strip.len, strip.stretches.len()), (13, 2));
/// assert_eq!(strip.stretch_of(2), None);
/// assert_eq!(strip.stretch_of(3).unwrap().len(), 11);
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Strip {
    /// What its pieces look like before anything happens to them: "pin".
    pub look: String,
    /// How many pieces there are, including those that are gone. Where the layout lists no pieces, they are too many to
    /// be drawn.
    #[serde(with = "wide")]
    pub len: u64,
    /// The distance from one piece to the next, in pixels.
    pub pitch: u32,
    pub stretches: Vec<Stretch>,
    /// The pieces that are gone and bear a mark.
    #[serde(with = "wide::all")]
    pub marks: Vec<u64>,
    /// Whether one may move with a piece alone.
    pub single: bool,
    /// Whether one may move with two neighbours at once, which are pointed at by the gap between them.
    pub double: bool,
}

/// The pieces from `from` to `to` of a [`Strip`]: none of them is gone, and those on either side are.
///
/// ```
/// use nimscope::games::open;
///
/// let scene = open("kayles/1.11")?.scene();
/// let second = scene.layouts().next().unwrap().strip.as_ref().unwrap().stretches[1];
/// assert_eq!((second.number, second.from, second.to, second.len()), (2, 3, 13, 11));
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Stretch {
    pub place: Place,
    /// The number that people call it by, from 1, counted through all summands.
    pub number: u32,
    #[serde(with = "wide")]
    pub from: u64,
    #[serde(with = "wide")]
    pub to: u64,
}

/// A part of a [`Strip`] in a row of its own, as a text has lines: from its first to its last piece, `from` no greater than
/// `to`.
///
/// ```
/// use nimscope::games::open;
///
/// let scene = open("kayles/20.15.12")?.scene();
/// let strip = scene.layouts().next().unwrap().strip.as_ref().unwrap();
/// let rows = strip.rows(40);
/// assert_eq!(rows.iter().map(|row| (row.from, row.to)).collect::<Vec<_>>(), [(1, 36), (38, 49)]);
/// assert_eq!(strip.standing(rows[0]), 35);
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StripRow {
    pub from: u64,
    pub to: u64,
}

impl StripRow {
    pub fn holds(&self, n: u64) -> bool {
        self.from <= n && n <= self.to
    }
    /// The number of pieces from its first to its last, including those that are gone.
    pub fn span(&self) -> u64 {
        self.to - self.from + 1
    }
}

impl Stretch {
    /// The number of pieces.
    pub fn len(&self) -> u64 {
        self.to - self.from + 1
    }
    pub fn is_empty(&self) -> bool {
        false
    }
}

impl Strip {
    /// The stretch that a piece is in; none if it is gone. O(log n) for n stretches.
    pub fn stretch_of(&self, n: u64) -> Option<&Stretch> {
        let after = self.stretches.partition_point(|stretch| stretch.to < n);
        self.stretches.get(after).filter(|stretch| stretch.from <= n)
    }
    /// Whether one may move with this piece, or with the two beside the gap after it.
    pub fn moves(&self, n: u64, gap: bool) -> bool {
        self.stretch_of(n)
            .is_some_and(|stretch| if gap { self.double && n < stretch.to } else { self.single })
    }
    /// All of it as one row.
    pub fn whole(&self) -> StripRow {
        StripRow { from: 1, to: self.len.max(1) }
    }
    /// Rows of at most `most` pieces, at least one. A row ends where a stretch does, if one ends in its second half.
    /// All rows but the first begin with a piece that stands. Where no piece stands, the line is one row. O(r n) for r
    /// rows and n stretches.
    pub fn rows(&self, most: u64) -> Vec<StripRow> {
        if self.stretches.is_empty() {
            return vec![self.whole()];
        }
        let most = most.max(1);
        let mut rows = Vec::new();
        let mut from = 1;
        while from <= self.len {
            let mut to = from.saturating_add(most - 1).min(self.len);
            if to < self.len {
                let ends = self.stretches.iter().map(|stretch| stretch.to);
                to = ends.filter(|end| (from + most / 2..=to).contains(end)).max().unwrap_or(to);
            }
            rows.push(StripRow { from, to });
            let next = self.stretches.iter().find(|stretch| stretch.to > to);
            let Some(next) = next else { break };
            from = next.from.max(to + 1);
        }
        rows
    }
    /// How many pieces of a row stand.
    pub fn standing(&self, row: StripRow) -> u64 {
        let own = |stretch: &Stretch| (stretch.to.min(row.to) + 1).saturating_sub(stretch.from.max(row.from));
        self.stretches.iter().map(own).sum()
    }
    /// Whether a piece and the next one both stand.
    pub fn goes_on(&self, n: u64) -> bool {
        self.stretch_of(n).is_some_and(|stretch| n < stretch.to)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::open;

    #[test]
    fn every_piece_is_in_one_row() {
        for notation in ["kayles/1.1.1.1.40", "kayles/33", "kayles/50.2.50", "dawson-kayles/61.5"] {
            let scene = open(notation).unwrap().scene();
            let strip = scene.layouts().next().unwrap().strip.clone().unwrap();
            for most in 0..=strip.len {
                let rows = strip.rows(most);
                assert!(rows.iter().all(|row| row.from <= row.to && row.span() <= most.max(1)));
                assert_eq!(
                    rows.iter().map(|row| strip.standing(*row)).sum::<u64>(),
                    strip.stretches.iter().map(Stretch::len).sum::<u64>(),
                    "{notation} {most}"
                );
            }
        }
    }
}
