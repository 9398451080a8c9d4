//! Coins that slide on a strip: which squares may be picked, one by one, and which slides they make.
use super::{Layout, PieceId, Place};

/// The squares picked so far, counted from 0: those that coins leave, which are pieces of the line, and those that they go
/// to, which are its gaps. Both ascending, so that the first goes to the first: coins are alike.
///
/// ```
/// use nimscope::core::{PieceId, Place, Slides};
///
/// let (line, at) = (Place::default(), |place, n| PieceId { place, n });
/// let picked = [at(line, 8), at(line.gaps(), 4), at(line.gaps(), 2), at(line, 6)];
/// assert_eq!(Slides::of(line, &picked).unwrap().pairs(), Some(vec![(5, 1), (7, 3)]));
/// assert_eq!(Slides::of(line, &picked[..1]).unwrap().pairs(), None);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Slides {
    from: Vec<u64>,
    to: Vec<u64>,
}

impl Slides {
    /// The squares that these picked pieces stand for; none where a piece is not on the line.
    pub fn of(line: Place, picked: &[PieceId]) -> Option<Self> {
        let mut slides = Self::default();
        for piece in picked {
            let squares = match piece.place {
                place if place == line => &mut slides.from,
                place if place == line.gaps() => &mut slides.to,
                _ => return None,
            };
            squares.push(piece.n.checked_sub(1)?);
        }
        slides.from.sort_unstable();
        slides.to.sort_unstable();
        Some(slides)
    }
    /// From where to where each coin slides; none where nothing is picked, a square still lacks its counterpart, or a
    /// coin would not go to the left.
    pub fn pairs(&self) -> Option<Vec<(u64, u64)>> {
        let all: Vec<(u64, u64)> = self.from.iter().copied().zip(self.to.iter().copied()).collect();
        let fits = self.from.len() == self.to.len() && all.iter().all(|(from, to)| to < from);
        (fits && !all.is_empty()).then_some(all)
    }
    /// Whether more squares can complete these to a move, where `counts` holds the number of coins on each square and a
    /// move slides at most `at_once` of them.
    fn can_become(mut self, counts: &[u32], at_once: usize) -> bool {
        if self.from.len().max(self.to.len()) > at_once {
            return false;
        }
        let left = |from: &[u64], square: u64| {
            let gone = from.iter().filter(|own| **own == square).count();
            counts.get(square as usize).map_or(0, |count| *count as usize).checked_sub(gone)
        };
        if self.from.iter().any(|square| left(&self.from, *square).is_none()) {
            return false;
        }
        // Coins that lack a square are sent to the leftmost one, and squares that lack a coin get the rightmost one
        // left.
        while self.to.len() < self.from.len() {
            self.to.insert(0, 0);
        }
        while self.from.len() < self.to.len() {
            let last = (0..counts.len() as u64).rev().find(|square| left(&self.from, *square) > Some(0));
            let Some(last) = last else { return false };
            self.from.insert(self.from.partition_point(|square| *square <= last), last);
        }
        self.to.is_empty() || self.pairs().is_some()
    }
    /// The pieces that may join the picked ones, where `counts` holds the number of coins on each square and a move
    /// slides at most `at_once` of them: after a coin the square that it goes to, after a square its coin, and after
    /// both either.
    pub fn open(line: Place, counts: &[u32], at_once: usize, picked: &[PieceId]) -> Vec<PieceId> {
        let Some(slides) = Self::of(line, picked) else { return Vec::new() };
        let (from, to) = (slides.from.len(), slides.to.len());
        let lists = [(from <= to, line), (to <= from, line.gaps())];
        let squares = 1..=counts.len() as u64;
        let all = lists
            .into_iter()
            .filter(|(open, _)| *open)
            .flat_map(|(_, place)| squares.clone().map(move |n| PieceId { place, n }));
        let joins = |piece: &PieceId| {
            let slides = Self::of(line, &[picked, &[*piece]].concat());
            slides.is_some_and(|slides| slides.can_become(counts, at_once))
        };
        all.filter(joins).collect()
    }
}

impl Layout {
    /// How many tokens lie on each piece, in the order of their `n`.
    fn counts(&self) -> Vec<u32> {
        self.pieces.iter().map(|piece| piece.tokens.unwrap_or(0)).collect()
    }
    /// How many tokens one move may slide; 0 where they do not slide.
    pub fn slides(&self) -> u32 {
        self.picks.as_ref().map_or(0, |picks| picks.slides)
    }
    /// The picked pieces without the latest pick of this square, where coins slide: it may be let go if it was picked
    /// last and lacks its counterpart, or if nothing more can be picked there. None otherwise.
    pub fn let_go(&self, picked: &[PieceId], piece: PieceId) -> Option<Vec<PieceId>> {
        let here = |own: &PieceId| own.place.home() == piece.place.home() && own.n == piece.n;
        let slides = Slides::of(self.line, picked)?;
        let waits = slides.from.len() != slides.to.len() && picked.last().is_some_and(here);
        let at_once = self.slides() as usize;
        if !waits && Slides::open(self.line, &self.counts(), at_once, picked).iter().any(here) {
            return None;
        }
        let at = picked.iter().rposition(here)?;
        Some([&picked[..at], &picked[at + 1..]].concat())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::scene::{Picks, Piece};

    /// Squares of a strip with coins on 1, 5, 5 and 7: two may slide.
    #[test]
    fn squares_are_picked_and_let_go() {
        let counts = [0, 1, 0, 0, 0, 2, 0, 1];
        let piece = |(n, tokens): (u64, u32)| Piece { n, tokens: Some(tokens), ..Piece::default() };
        let board = Layout {
            pieces: (1..).zip(counts).map(piece).collect(),
            picks: Some(Box::new(Picks { how: String::new(), says: false, slides: 2 })),
            ..Layout::default()
        };
        let line = board.line;
        let open_to = |picked: &[PieceId]| Slides::open(line, &counts, 2, picked);
        let coin = |square: u64| PieceId { place: line, n: square + 1 };
        let goal = |square: u64| PieceId { place: line.gaps(), n: square + 1 };
        assert_eq!(open_to(&[coin(1)]), [goal(0)]);
        assert_eq!(open_to(&[goal(5)]), [coin(7)]);
        assert_eq!(board.let_go(&[coin(5)], coin(5)), Some(vec![]));
        // A second coin of the same square, then no third.
        let one = [coin(5), goal(3)];
        assert_eq!(board.let_go(&one, coin(5)), None);
        let two = [&one[..], &[coin(5), goal(3)]].concat();
        assert_eq!(Slides::of(line, &two).unwrap().pairs(), Some(vec![(5, 3), (5, 3)]));
        assert!(open_to(&two).is_empty());
        assert_eq!(board.let_go(&two, coin(3)), Some(two[..3].to_vec()));
        // Picked out of order they are the same move; nothing slides to the right.
        let crossed = [coin(7), goal(0), coin(5), goal(4)];
        assert_eq!(Slides::of(line, &crossed).unwrap().pairs(), Some(vec![(5, 0), (7, 4)]));
        assert_eq!(Slides::of(line, &[coin(1), goal(1)]).unwrap().pairs(), None);
        assert_eq!(Slides::of(line, &[PieceId { n: 0, ..coin(1) }]), None);
    }
}
