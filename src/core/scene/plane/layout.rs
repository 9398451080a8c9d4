//! Boards that say themselves what lies where: the keyboard goes to the nearest piece that way, and sideways, where
//! there is none, on in the order of reading.
use super::super::{Layout, Note, Piece, PieceId, Place, Scene, picks::without};
use super::{
    Plane, Pointing,
    guidance::{Hint, Meaning},
    heads::heads,
    side::{self, third},
    walk::{CursorState, Direction, Step, Walk},
};

use crate::core::plural;

/// A board of at most this many pieces has no sides.
const FEW: usize = 3;

impl Layout {
    /// The piece before or after this one in the order of reading.
    fn beside(&self, n: u64, way: Direction) -> Option<u64> {
        let at = self.pieces.iter().position(|piece| piece.n == n)?;
        let next = if way == Direction::Left { at.checked_sub(1)? } else { at + 1 };
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
    fn group_of(&self, piece: PieceId) -> Option<(Place, u32, &str)> {
        let own = self.pieces.iter().find(|own| own.n == piece.n && piece.place == self.line)?;
        Some((self.group(own)?, own.group?, ""))
    }
    fn apart(&self) -> bool {
        self.apart
    }
    fn groups(&self) -> Vec<(Place, u32)> {
        match (&self.strip, &self.pen) {
            (Some(strip), _) => strip.groups(),
            (_, Some(pen)) => pen.zones.iter().map(|zone| (zone.place, zone.number)).collect(),
            _ if self.apart => {
                let groups = self.pieces.iter().filter_map(|piece| Some((self.group(piece)?, piece.group?)));
                groups.collect()
            }
            _ => vec![(self.line, self.number)],
        }
    }
    // Pieces that are apart are called by numbers of their own.
    fn numbered_group_count(&self) -> u32 {
        if self.apart { 0 } else { self.groups().len() as u32 }
    }
    fn note(&self) -> Option<&Note> {
        self.note.as_ref()
    }
    fn disable(&mut self) {
        self.pieces.iter_mut().for_each(|piece| piece.moves = false);
        if let Some(strip) = &mut self.strip {
            (strip.single, strip.double) = (false, false);
        }
    }
    fn set_summand(&mut self, part: u8, label: String) {
        self.game = label;
        self.line.part = part;
        let stretches = self.strip.iter_mut().flat_map(|strip| &mut strip.stretches);
        stretches.for_each(|stretch| stretch.place.part = part);
        self.pen.iter_mut().flat_map(|pen| &mut pen.zones).for_each(|zone| zone.place.part = part);
    }

    fn holds(&self, piece: PieceId) -> bool {
        self.holds(piece)
    }
    fn side(&self, piece: PieceId) -> Option<(String, Vec<PieceId>)> {
        // A line that is folded has no sides.
        if self.pieces.len() <= FEW || self.fold.is_some() {
            return None;
        }
        let thirds = |piece: &Piece| {
            [1, 0].map(|axis| {
                let [at, long] = [piece.at[axis] + piece.at[axis + 2] / 2, self.size[axis] as i32];
                let roomy = 2 * u64::from(self.size[axis]) >= u64::from(self.size[0]);
                roomy.then(|| third(at.max(0) as u64, long.max(0) as u64))
            })
        };
        let here = thirds(self.pieces.iter().find(|own| own.n == piece.n)?);
        let there = self.pieces.iter().filter(|own| thirds(own) == here);
        Some((side::name(here), there.map(|own| self.piece(own.n)).collect()))
    }
    fn in_words(&self) -> Option<String> {
        if let Some(words) = &self.words {
            return Some(words.to_string());
        }
        // A line of coins that are turned; the heads among them have numbers of their own.
        if self.fold.is_none() || !self.outlines() {
            return None;
        }
        let named = || self.pieces.iter().filter_map(|piece| Some(piece.group?.to_string()));
        let of = format!("{} {}", self.pieces.len(), plural(&self.piece));
        Some(heads(named().count(), &of, named()))
    }
    /// With a pen marks do not tell which move is meant: many lines pass through the same pieces.
    fn mark_identifies_move(&self, _: &[PieceId]) -> bool {
        self.pen.is_none() && self.picks.as_ref().is_none_or(|picks| picks.says)
    }
    fn outlines(&self) -> bool {
        self.picks.is_some() && self.slides() == 0
    }
    fn singles(&self) -> Vec<PieceId> {
        self.strip.as_ref().map(|strip| strip.singles(self)).unwrap_or_default()
    }
    fn pointing(&self) -> Pointing {
        match (&self.pen, &self.picks) {
            (Some(_), _) => Pointing::Drawn,
            (_, Some(_)) => Pointing::Picked,
            _ => Pointing::Single,
        }
    }
    fn picked_noun(&self) -> Option<&str> {
        self.pointing().picks().then_some(&*self.piece)
    }
    fn picking_hint(&self) -> Option<&str> {
        self.picks.as_ref().map(|picks| &*picks.how)
    }
    fn unpick(&self, picked: &[PieceId], piece: PieceId) -> Option<Vec<PieceId>> {
        match self.pointing() {
            Pointing::Drawn => self.turned_further(picked, piece),
            Pointing::Picked if self.slides() > 0 => self.let_go(picked, piece),
            Pointing::Picked => without(picked, piece),
            _ => None,
        }
    }

    fn step(&self, walk: &Walk) -> Step {
        if let Some(strip) = &self.strip {
            return strip.step(self, walk);
        }
        let to = |n| Step::To(self.piece(n));
        let over = Step::NextBoard(CursorState::default());
        match (walk.from, walk.direction) {
            (_, Direction::Across) => Step::Unknown,
            // Only the code that draws a line knows how it is folded.
            (_, Direction::Up | Direction::Down) if self.fold.is_some() => Step::Unknown,
            (None, _) if self.fold.is_some() => over,
            (None, way) => {
                let first = self.pieces.iter().find(|piece| piece.moves);
                first.map_or(if way.is_sideways() { over } else { Step::Unknown }, |piece| to(piece.n))
            }
            (Some(piece), way) => {
                let near = self.nearest(piece.n, way.offset());
                if way.is_sideways() {
                    near.or_else(|| self.beside(piece.n, way)).map_or(over, to)
                } else {
                    near.map_or(Step::Stay, to)
                }
            }
        }
    }
    fn entry(&self, walk: &Walk, grip: CursorState) -> Option<PieceId> {
        if let Some(strip) = &self.strip {
            return strip.end(self, walk.direction, grip.both);
        }
        let end = if walk.direction == Direction::Left { self.pieces.last() } else { self.pieces.first() };
        end.map(|piece| self.piece(piece.n))
    }
    fn line_end(&self, from: PieceId, last: bool, _: &dyn Fn(PieceId) -> bool) -> Option<PieceId> {
        if let Some(strip) = &self.strip {
            return strip.line_end(self, from, last);
        }
        let own = self.pieces.iter().find(|piece| piece.n == from.n)?;
        // Twice the middle, so that no half is lost.
        let middle = |piece: &Piece| 2 * piece.at[1] + piece.at[3];
        let row = self.pieces.iter().filter(|piece| (middle(piece) - middle(own)).abs() <= own.at[3]);
        let end =
            if last { row.max_by_key(|piece| piece.at[0]) } else { row.min_by_key(|piece| piece.at[0]) };
        end.map(|piece| self.piece(piece.n))
    }

    fn enter(&self, number: u32) -> Option<PieceId> {
        self.strip.as_ref()?.enter(self, number)
    }
    fn legend(&self) -> &'static [(Meaning, &'static str)] {
        if self.explains_values { &[(Meaning::Number, "value left")] } else { &[] }
    }
    fn fallback_piece(&self, gone: PieceId) -> Option<PieceId> {
        self.strip.as_ref().filter(|_| gone.place.home() == self.line)?.near(self, gone.n)
    }

    fn keys(&self, _: &Scene) -> Vec<Hint> {
        if let Some(strip) = &self.strip {
            return strip.keys(&self.piece);
        }
        let ways: &[&str] = if self.fold.is_some() { &["←", "→"] } else { &["←", "→", "↑", "↓"] };
        let arrows = Hint::new(ways, &*self.piece);
        let picks = match self.pointing() {
            Pointing::Drawn => Some("pass, enclose, let go"),
            Pointing::Picked => Some("pick"),
            _ => None,
        };
        let picks = picks.map(|does| Hint::new(&["Space"], does));
        [arrows].into_iter().chain(picks).collect()
    }
}
