//! Pieces on lines: the keyboard goes left and right to the next piece, down to take its right neighbour along, and up
//! to let the neighbour go.
use super::super::{Layout, PieceId, Place, Stretch, Strip};
use super::{
    guidance::Hint,
    walk::{CursorState, Direction, Step, Walk},
};

impl Strip {
    pub(super) fn groups(&self) -> Vec<(Place, u32)> {
        self.stretches.iter().map(|stretch| (stretch.place, stretch.number)).collect()
    }
    pub(super) fn singles(&self, board: &Layout) -> Vec<PieceId> {
        let both = |n| [board.on_strip(n, false), board.on_strip(n, true)];
        (1..=self.len).flat_map(both).filter(|piece| board.holds(*piece)).collect()
    }
    /// Whether the keyboard goes along gaps; `both` says that it is at a gap, which is at two neighbours.
    fn at_gaps(&self, both: bool) -> bool {
        self.double && (both || !self.single)
    }
    /// The first and the last piece of a stretch that one may move with, or with `gap` the first and the last gap; none
    /// where there is none.
    fn ends(&self, stretch: &Stretch, gap: bool) -> Option<(u64, u64)> {
        let to = if gap { stretch.to.saturating_sub(1) } else { stretch.to };
        ((self.single || gap) && stretch.from <= to).then_some((stretch.from, to))
    }
    /// The first of all pieces, or gaps; the last where the way is to the left.
    pub(super) fn end(&self, board: &Layout, way: Direction, both: bool) -> Option<PieceId> {
        let gap = self.at_gaps(both);
        let mut ends = self.stretches.iter().filter_map(|stretch| self.ends(stretch, gap));
        let n = if way == Direction::Left { ends.next_back()?.1 } else { ends.next()?.0 };
        Some(board.on_strip(n, gap))
    }
    /// The first or the last piece, or gap, of the stretch that this one is in.
    pub(super) fn line_end(&self, board: &Layout, from: PieceId, last: bool) -> Option<PieceId> {
        let gap = from.place.is_gaps();
        let (first, end) = self.ends(self.stretch_of(from.n)?, gap)?;
        Some(board.on_strip(if last { end } else { first }, gap))
    }
    /// The next piece, or gap; pieces that are gone are skipped.
    fn next(&self, n: u64, way: Direction, gap: bool) -> Option<u64> {
        let mut stretches = self.stretches.iter().filter_map(|stretch| self.ends(stretch, gap));
        match way {
            Direction::Left => stretches.rfind(|(from, _)| *from < n).map(|(_, to)| to.min(n - 1)),
            _ => stretches.find(|(_, to)| *to > n).map(|(from, _)| from.max(n + 1)),
        }
    }
    /// The piece at which the keyboard enters a stretch.
    fn start(&self, board: &Layout, stretch: &Stretch) -> Option<PieceId> {
        Some(board.on_strip(stretch.from, !self.single)).filter(|piece| board.holds(*piece))
    }
    /// The piece at which the keyboard enters the stretch of this number.
    pub(super) fn enter(&self, board: &Layout, number: u32) -> Option<PieceId> {
        self.start(board, self.stretches.iter().find(|stretch| stretch.number == number)?)
    }
    /// Where the keyboard goes from a piece that has gone.
    pub(super) fn near(&self, board: &Layout, gone: u64) -> Option<PieceId> {
        let last = |stretch: &Stretch| stretch.to.saturating_sub(u64::from(!self.single));
        let ends = self.stretches.iter().flat_map(|stretch| [stretch.from, last(stretch)]);
        Some(board.on_strip(ends.min_by_key(|n| n.abs_diff(gone))?, !self.single))
    }

    pub(super) fn step(&self, board: &Layout, walk: &Walk) -> Step {
        let here = walk.from.and_then(|piece| Some((piece, self.stretch_of(piece.n)?)));
        let Some((piece, stretch)) = here else {
            let first = || self.stretches.first().and_then(|stretch| self.start(board, stretch));
            return match walk.direction {
                Direction::Left | Direction::Right => Step::NextBoard(CursorState::default()),
                Direction::Up | Direction::Down => first().map_or(Step::Unknown, Step::To),
                Direction::Across => Step::Unknown,
            };
        };
        let to = match walk.direction {
            Direction::Left | Direction::Right => {
                let both = piece.place.is_gaps();
                let gap = self.at_gaps(both);
                let over = Step::NextBoard(CursorState { both, ..CursorState::default() });
                let next = self.next(piece.n, walk.direction, gap);
                return next.map_or(over, |n| Step::To(board.on_strip(n, gap)));
            }
            // The last piece of a stretch has no neighbour at its right.
            Direction::Down => board.on_strip(piece.n.min(stretch.to.saturating_sub(1)), true),
            Direction::Up => board.on_strip(piece.n, false),
            Direction::Across => return Step::Unknown,
        };
        if board.holds(to) { Step::To(to) } else { Step::Stay }
    }
    pub(super) fn keys(&self, piece: &str) -> Vec<Hint> {
        let mut hints = vec![Hint::new(&["←", "→"], piece)];
        if self.single && self.double {
            hints.push(Hint::new(&["↓"], format!("two {piece}s")));
        }
        hints
    }
}
