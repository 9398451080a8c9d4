//! Cells on lines: left and right to the next cell, down to take the one at the right along, up to let it go.
use super::super::{PieceId, Place, Row, Rows, Scene};
use super::{
    Plane,
    told::Hint,
    walk::{Grip, Step, Walk, Way},
};

impl Rows {
    /// Whether the keyboard goes along gaps, where it was at `both` the neighbours of one.
    fn at_gaps(&self, both: bool) -> bool {
        self.double && (both || !self.single)
    }
    /// The first and the last cell of a row that one may move with, or the gaps after these; none where there is no such.
    fn ends(&self, row: &Row, gap: bool) -> Option<(u64, u64)> {
        let to = if gap { row.to.saturating_sub(1) } else { row.to };
        ((self.single || gap) && row.from <= to).then_some((row.from, to))
    }
    /// The first or the last of all cells, or gaps.
    fn end(&self, way: Way, gap: bool) -> Option<PieceId> {
        let mut ends = self.rows.iter().filter_map(|row| self.ends(row, gap));
        let n = if way == Way::Left { ends.next_back()?.1 } else { ends.next()?.0 };
        Some(self.piece(n, gap))
    }
    /// The next cell, or gap, over those that are gone.
    fn next(&self, n: u64, way: Way, gap: bool) -> Option<u64> {
        let mut rows = self.rows.iter().filter_map(|row| self.ends(row, gap));
        match way {
            Way::Left => rows.rfind(|(from, _)| *from < n).map(|(_, to)| to.min(n - 1)),
            _ => rows.find(|(_, to)| *to > n).map(|(from, _)| from.max(n + 1)),
        }
    }
    /// Where the keyboard comes to a row.
    fn start(&self, row: &Row) -> Option<PieceId> {
        Some(self.piece(row.from, !self.single)).filter(|piece| self.holds(*piece))
    }
}

impl Plane for Rows {
    fn noun(&self) -> &str {
        &self.noun
    }
    fn game(&self) -> &str {
        &self.game
    }
    fn groups(&self) -> Vec<(Place, u32)> {
        self.rows.iter().map(|row| (row.place, row.number)).collect()
    }
    fn rest(&mut self) {
        (self.single, self.double) = (false, false);
    }
    fn seat(&mut self, part: u8, label: String) {
        self.game = label;
        self.line.part = part;
        self.rows.iter_mut().for_each(|row| row.place.part = part);
    }

    fn holds(&self, piece: PieceId) -> bool {
        self.holds(piece)
    }
    fn singles(&self) -> Vec<PieceId> {
        let both = |n| [self.piece(n, false), self.piece(n, true)];
        (1..=self.len).flat_map(both).filter(|piece| self.holds(*piece)).collect()
    }

    fn step(&self, walk: &Walk) -> Step {
        let here = walk.from.and_then(|piece| Some((piece, self.row_of(piece.n)?)));
        let Some((piece, row)) = here else {
            return match walk.way {
                Way::Left | Way::Right => Step::Over(Grip::default()),
                Way::Up | Way::Down => {
                    self.rows.first().and_then(|row| self.start(row)).map_or(Step::Unknown, Step::To)
                }
                Way::Across => Step::Unknown,
            };
        };
        let to = match walk.way {
            Way::Left | Way::Right => {
                let both = piece.place.is_gaps();
                let gap = self.at_gaps(both);
                let over = Step::Over(Grip { both, ..Grip::default() });
                return self.next(piece.n, walk.way, gap).map_or(over, |n| Step::To(self.piece(n, gap)));
            }
            // The last cell of a row has no neighbour at its right.
            Way::Down => self.piece(piece.n.min(row.to.saturating_sub(1)), true),
            Way::Up => self.piece(piece.n, false),
            Way::Across => return Step::Unknown,
        };
        if self.holds(to) { Step::To(to) } else { Step::Stay }
    }
    fn entry(&self, walk: &Walk, grip: Grip) -> Option<PieceId> {
        self.end(walk.way, self.at_gaps(grip.both))
    }
    fn enter(&self, number: u32) -> Option<PieceId> {
        self.start(self.rows.iter().find(|row| row.number == number)?)
    }
    fn instead(&self, gone: PieceId) -> Option<PieceId> {
        if gone.place.home() != self.line {
            return None;
        }
        let last = |row: &Row| row.to.saturating_sub(u64::from(!self.single));
        let cells = self.rows.iter().flat_map(|row| [row.from, last(row)]);
        Some(self.piece(cells.min_by_key(|n| n.abs_diff(gone.n))?, !self.single))
    }

    fn keys(&self, _: &Scene) -> Vec<Hint> {
        let mut hints = vec![Hint::new(&["←", "→"], &*self.piece)];
        if self.single && self.double {
            hints.push(Hint::new(&["↓"], format!("two {}s", self.piece)));
        }
        hints
    }
}
