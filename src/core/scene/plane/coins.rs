//! Coins in rows and columns: the keyboard goes each way to the next coin that is drawn.
use super::super::{Coins, PieceId, Place, Scene};
use super::{
    Plane, Pointing,
    guidance::Hint,
    heads::heads,
    side::{self, third},
    walk::{CursorState, Direction, Step, Walk},
};
use crate::core::plural;

/// The places after `at`, or with `back` those before it, of places 0 to `count` − 1, going on from the other end.
fn round(at: u64, count: u64, back: bool) -> impl Iterator<Item = u64> {
    (1..count).map(move |n| if back { (at + count - n) % count } else { (at + n) % count })
}

impl Coins {
    fn last(&self) -> u64 {
        u64::from(self.rows) * u64::from(self.columns)
    }
    /// The next drawn coin up or down the column, going on from its other end.
    fn upright(&self, n: u64, walk: &Walk) -> Option<PieceId> {
        let columns = u64::from(self.columns);
        let (row, column) = ((n - 1) / columns, (n - 1) % columns);
        let mut others = round(row, self.rows.into(), walk.direction == Direction::Up);
        others.find_map(|to| Some(self.coin(to * columns + column + 1)).filter(|coin| (walk.drawn)(*coin)))
    }
    /// The first drawn coin after this one, or before it where the way is to the left, in the order of reading.
    fn after(&self, n: u64, walk: &Walk) -> Option<PieceId> {
        let drawn = |n| Some(self.coin(n)).filter(|coin| (walk.drawn)(*coin));
        match walk.direction {
            Direction::Left => (1..n).rev().find_map(drawn),
            _ => (n + 1..=self.last()).find_map(drawn),
        }
    }
}

impl Plane for Coins {
    fn noun(&self) -> &str {
        &self.noun
    }
    fn game(&self) -> &str {
        &self.game
    }
    fn groups(&self) -> Vec<(Place, u32)> {
        self.heads.iter().map(|n| (self.group(*n), self.number(*n))).collect()
    }
    fn group_of(&self, piece: PieceId) -> Option<(Place, u32, &str)> {
        self.holds(piece).then(|| (self.group(piece.n), self.number(piece.n), ""))
    }
    fn side(&self, piece: PieceId) -> Option<(String, Vec<PieceId>)> {
        if self.rows < 2 || self.columns < 2 {
            return None;
        }
        let [rows, columns] = [self.rows, self.columns].map(u64::from);
        // The middle of the coin, in halves.
        let thirds = |n: u64| {
            [((n - 1) / columns, rows), ((n - 1) % columns, columns)]
                .map(|(at, all)| third(2 * at + 1, 2 * all))
        };
        let here = thirds(piece.n.max(1));
        let coins = (1..=self.last()).filter(|n| thirds(*n) == here).map(|n| self.coin(n));
        Some((side::name(here.map(Some)), coins.collect()))
    }
    fn in_words(&self) -> Option<String> {
        let row = self.rows < 2;
        let name = |n: &u64| if row { (n - 1 + u64::from(self.origin)).to_string() } else { self.label(*n) };
        let rows = if row { String::new() } else { format!("{} by ", self.rows) };
        let of = format!("{rows}{} {}", self.columns, plural(&self.piece));
        Some(heads(self.heads.len(), &of, self.heads.iter().map(name)))
    }
    // Heads are called by the numbers of their coins.
    fn numbered_group_count(&self) -> u32 {
        0
    }
    // Coins stay as they are, since only a move lights them up.
    fn disable(&mut self) {}
    fn set_summand(&mut self, part: u8, label: String) {
        self.game = label;
        self.line.part = part;
    }

    fn holds(&self, piece: PieceId) -> bool {
        self.holds(piece)
    }
    fn picked_noun(&self) -> Option<&str> {
        Some(&self.piece)
    }
    fn outlines(&self) -> bool {
        true
    }
    fn pointing(&self) -> Pointing {
        Pointing::Picked
    }
    fn unpick(&self, picked: &[PieceId], piece: PieceId) -> Option<Vec<PieceId>> {
        self.without(picked, piece)
    }
    fn picking_hint(&self) -> Option<&str> {
        Some(if self.factors.is_some() { Coins::WHERE_LINES_MEET } else { Coins::HOW })
    }

    fn step(&self, walk: &Walk) -> Step {
        match (walk.from, walk.direction) {
            (_, Direction::Across) => Step::Unknown,
            (None, Direction::Left | Direction::Right) => Step::NextBoard(CursorState::default()),
            (Some(piece), Direction::Left | Direction::Right) => {
                self.after(piece.n, walk).map_or(Step::NextBoard(CursorState::default()), Step::To)
            }
            (None, Direction::Up | Direction::Down) => Step::To(self.coin(1)),
            (Some(piece), Direction::Up | Direction::Down) => {
                self.upright(piece.n, walk).map_or(Step::Stay, Step::To)
            }
        }
    }
    fn entry(&self, walk: &Walk, _: CursorState) -> Option<PieceId> {
        self.after(if walk.direction == Direction::Left { self.last() + 1 } else { 0 }, walk)
    }

    fn line_end(&self, from: PieceId, last: bool, drawn: &dyn Fn(PieceId) -> bool) -> Option<PieceId> {
        let columns = u64::from(self.columns);
        let before = (from.n - 1) / columns * columns;
        let mut row = (before + 1..=before + columns).map(|n| self.coin(n)).filter(|coin| drawn(*coin));
        if last { row.next_back() } else { row.next() }
    }

    fn keys(&self, _: &Scene) -> Vec<Hint> {
        vec![Hint::new(&["←", "→", "↑", "↓"], &*self.piece), Hint::new(&["Space"], "pick")]
    }
}
