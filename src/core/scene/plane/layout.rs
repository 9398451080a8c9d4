//! Boards that say themselves what lies where: to the nearest piece that way, sideways then in the order of reading.
use super::super::{Layout, Note, PieceId, Place, Scene};
use super::{
    Plane,
    told::Hint,
    walk::{Grip, Step, Walk, Way},
};

impl Layout {
    /// The piece before or after this one in the order of reading.
    fn beside(&self, n: u64, way: Way) -> Option<u64> {
        let at = self.pieces.iter().position(|piece| piece.n == n)?;
        let next = if way == Way::Left { at.checked_sub(1)? } else { at + 1 };
        self.pieces.get(next).map(|piece| piece.n)
    }
}

impl Plane for Layout {
    fn noun(&self) -> &str {
        &self.noun
    }
    fn game(&self) -> &str {
        &self.game
    }
    fn groups(&self) -> Vec<(Place, u32)> {
        vec![(self.line, self.number)]
    }
    fn note(&self) -> Option<&Note> {
        self.note.as_ref()
    }
    fn rest(&mut self) {
        self.pieces.iter_mut().for_each(|piece| piece.moves = false);
    }
    fn seat(&mut self, part: u8, label: String) {
        self.game = label;
        self.line.part = part;
    }

    fn holds(&self, piece: PieceId) -> bool {
        self.holds(piece)
    }

    fn step(&self, walk: &Walk) -> Step {
        let to = |n| Step::To(self.piece(n));
        let over = Step::Over(Grip::default());
        match (walk.from, walk.way) {
            (_, Way::Across) => Step::Unknown,
            (None, way) => {
                let first = self.pieces.iter().find(|piece| piece.moves);
                first.map_or(if way.is_sideways() { over } else { Step::Unknown }, |piece| to(piece.n))
            }
            (Some(piece), way) => {
                let near = self.nearest(piece.n, way.direction());
                if way.is_sideways() {
                    near.or_else(|| self.beside(piece.n, way)).map_or(over, to)
                } else {
                    near.map_or(Step::Stay, to)
                }
            }
        }
    }
    fn entry(&self, walk: &Walk, _: Grip) -> Option<PieceId> {
        let end = if walk.way == Way::Left { self.pieces.last() } else { self.pieces.first() };
        end.map(|piece| self.piece(piece.n))
    }

    fn keys(&self, _: &Scene) -> Vec<Hint> {
        vec![Hint::new(&["←", "→", "↑", "↓"], &*self.piece)]
    }
}
