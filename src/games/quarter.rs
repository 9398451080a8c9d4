//! Two-Dimensional Nim: counters go left, or to any square of a lower row; or others are put there in their place.
use crate::core::{
    analysis::{Convention, Outcome},
    budget::{Budget, OutOfBudget},
    card::Card,
    extras::*,
    moves::{Found, MoveView},
    notation::NotationError,
    phrase::Verb,
    ruleset::{Ruleset, Solved, Unvalued, Workshop},
    scene::*,
    solver::Key,
    why::Why,
};
use counters::{Counters, Step};
use shared::{Counts, Spread};
use square::Size;
use std::fmt;

mod apart;
mod boards;
mod card;
mod counters;
mod shared;
mod square;
#[cfg(test)]
mod tests;
mod why;
mod workshop;

static MOVE: Verb = Verb::new("Move", "moved", "moves", "move");

/// Two-Dimensional Nim (Ferguson, Part I, exercise 3.5.6), on the first columns of an infinite board. Values are
/// ordinals; as the core knows only finite values, it is given outcomes and moves alone.
#[derive(Clone)]
pub struct TwoDimensional {
    size: Size,
    /// Whether a move may add counters (exercise 3.5.6 c).
    adds: bool,
}

/// Where the counters are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Table {
    /// Each counter moves by itself, on a board of its own.
    Apart(Counters),
    /// Moves may add counters, and all counters lie on one board.
    Shared(Counts),
}

/// A move: one counter goes to another square, or is replaced by others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Go {
    One(Step),
    Many(Spread),
}

/// The side of a square in the picture, and the space round each board.
const SIDE: i32 = 46;
const EDGE: i32 = 30;
/// The pieces of counter `c`, counted from 0, have the numbers from `c * STEP + 1` on: one for each square.
const STEP: u64 = 256;
/// The end of the parameters where moves may add counters.
const ADD: &str = ",add";

impl Ruleset for TwoDimensional {
    type Position = Table;
    type Move = Go;
    type Theory = Unvalued;
    const CARDS: &'static [Card] = card::CARDS;

    fn label(&self) -> String {
        let name = self.card().name;
        if self.adds { format!("{name}, counters added") } else { name.into() }
    }
    fn with_params(_: &str, params: &str) -> Result<Self, NotationError> {
        let (size, adds) = match params.strip_suffix(ADD) {
            Some(size) => (size, true),
            None => (params, false),
        };
        Ok(Self { size: Size::read(size)?, adds })
    }
    fn params(&self) -> String {
        format!("{}{}", self.size, if self.adds { ADD } else { "" })
    }
    fn read(&self, text: &str) -> Result<Table, NotationError> {
        Ok(match self.adds {
            true => Table::Shared(Counts::read(text, self.size)?),
            false => Table::Apart(Counters::read(text, self.size)?),
        })
    }
    fn allows(&self, position: &Table, mv: &Go) -> bool {
        match (position, mv) {
            (Table::Apart(counters), Go::One(step)) => counters.goes(step).is_some(),
            (Table::Shared(counts), Go::Many(spread)) => spread.is_legal(counts),
            _ => false,
        }
    }
    fn refused(&self, position: &Table, mv: &Go) -> Option<String> {
        match (position, mv) {
            (Table::Shared(counts), Go::Many(spread)) => spread.refused(counts),
            _ => None,
        }
    }
    fn moves(&self, position: &Table, limit: usize) -> Found<Go> {
        match position {
            Table::Apart(counters) => apart::moves(counters, limit).map(Go::One),
            Table::Shared(counts) => shared::moves(counts, limit).map(Go::Many),
        }
    }
    fn limited(&self, position: &Table) -> bool {
        matches!(position, Table::Shared(counts) if counts.limited())
    }
    fn option(&self, position: &Table, mv: &Go) -> Table {
        match (position, mv) {
            (Table::Apart(counters), Go::One(step)) => Table::Apart(counters.moved(step)),
            (Table::Shared(counts), Go::Many(spread)) => Table::Shared(spread.made(counts)),
            _ => position.clone(),
        }
    }
    fn read_move(&self, text: &str) -> Result<Go, NotationError> {
        Ok(match self.adds {
            true => Go::Many(Spread::read(text, self.size)?),
            false => Go::One(Step::read(text)?),
        })
    }

    fn board(&self, position: &Table, seat: Seat) -> Board {
        Board::Layout(match position {
            Table::Apart(counters) => apart::layout(counters, seat),
            Table::Shared(counts) => shared::layout(counts, seat),
        })
    }
    fn view(&self, position: &Table, mv: &Go) -> MoveView {
        match (mv, position) {
            (Go::One(step), Table::Apart(counters)) => apart::view(counters, step),
            (Go::Many(spread), Table::Shared(counts)) => shared::view(counts, spread),
            (Go::One(step), Table::Shared(counts)) => apart::view(&Counters::none(counts.size), step),
            (Go::Many(spread), Table::Apart(counters)) => {
                shared::view(&Counts::of(counters.size, [0]), spread)
            }
        }
    }
    fn move_typing(&self) -> &'static str {
        match self.adds {
            true => "A square whose counter goes and those that get one, such as 3.3-5.2+0.1",
            false => "",
        }
    }
    fn pointed(&self, position: &Table, handles: &[PieceId]) -> Option<Go> {
        match position {
            Table::Apart(counters) => apart::pointed(counters, handles).map(Go::One),
            Table::Shared(counts) => shared::pointed(counts, handles).map(Go::Many),
        }
    }
    fn open(&self, position: &Table, picked: &[PieceId]) -> Vec<PieceId> {
        match position {
            Table::Apart(_) => Vec::new(),
            Table::Shared(counts) => shared::open(counts, picked),
        }
    }
    fn text(&self, position: &Table) -> String {
        match position {
            Table::Apart(counters) => apart::text(counters),
            Table::Shared(counts) => counts.text(),
        }
    }
    fn latex(&self, position: &Table) -> String {
        self.text(position).replace('×', " \\times ")
    }

    fn key(&self, position: &Table) -> Key {
        match position {
            Table::Apart(counters) => counters.key(),
            Table::Shared(counts) => counts.key(),
        }
    }
    fn from_key(&self, key: &[u64]) -> Table {
        match self.adds {
            true => Table::Shared(Counts::from_key(self.size, key)),
            false => Table::Apart(Counters::from_key(self.size, key)),
        }
    }
    fn solve(&self, position: &Table, convention: Convention, _: &mut Budget) -> Solved {
        // A full square rules out some moves: then neither the theory nor a search tells the outcome of the game.
        let limited = self.limited(position);
        Some(if limited { Err(OutOfBudget::Work) } else { Ok(solved(position, convention, 0).0) })
    }
    fn winners(&self, position: &Table, convention: Convention, limit: usize) -> Option<Found<Go>> {
        (!self.limited(position)).then(|| solved(position, convention, limit).1)
    }
    /// The most moves that are left.
    fn far(&self, position: &Table, _: Convention) -> Option<u64> {
        Some(match position {
            Table::Apart(counters) => counters.at.iter().sum(),
            Table::Shared(counts) => counts.far(),
        })
    }
    fn why(&self, position: &Table, _: usize, convention: Convention, _: Seat) -> Why {
        match (position, convention) {
            (Table::Apart(counters), Convention::Normal) => why::normal(counters),
            (Table::Apart(counters), Convention::Misere) => why::misere(counters),
            (Table::Shared(counts), _) => shared::why(counts, convention),
        }
    }

    fn random(&self, rng: &mut fastrand::Rng, size: u8) -> Table {
        let most = [2, 3, 5][usize::from(size.clamp(1, 3)) - 1];
        let count = rng.usize(most.min(2)..=most);
        let squares = self.size.squares();
        let mut at: Vec<u64> = (0..count).map(|_| rng.u64(0..squares)).collect();
        if at.iter().all(|at| *at == 0) {
            at[0] = squares - 1;
        }
        match self.adds {
            true => Table::Shared(Counts::of(self.size, at)),
            false => Table::Apart(Counters { size: self.size, at }),
        }
    }
    fn edit(&self, position: &Table, edit: &Edit) -> Result<(Self, Table), NotationError> {
        let (size, after) = match position {
            Table::Apart(counters) => {
                let pressed = match edit {
                    Edit::Recolour { piece } => apart::pressed(self.size, piece.n),
                    _ => None,
                };
                let after = counters.edited(edit, pressed)?;
                (after.size, Table::Apart(after))
            }
            Table::Shared(counts) => {
                let after = counts.edited(edit)?;
                (after.size, Table::Shared(after))
            }
        };
        Ok((Self { size, ..*self }, after))
    }
    fn workshop(&self) -> &dyn Workshop<Self> {
        self
    }
}

/// The outcome and the winning moves, at most `limit` listed.
fn solved(position: &Table, convention: Convention, limit: usize) -> (Outcome, Found<Go>) {
    match position {
        Table::Apart(counters) => {
            let (outcome, found) = apart::solve(counters, convention, limit);
            (outcome, found.map(Go::One))
        }
        Table::Shared(counts) => {
            let (outcome, found) = shared::solve(counts, convention);
            let Found { mut moves, total } = found.map(Go::Many);
            moves.truncate(limit);
            (outcome, Found { moves, total })
        }
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Apart(counters) => counters.fmt(f),
            Self::Shared(counts) => counts.fmt(f),
        }
    }
}

impl fmt::Display for Go {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::One(step) => step.fmt(f),
            Self::Many(spread) => spread.fmt(f),
        }
    }
}
