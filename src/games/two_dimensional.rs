//! Two-Dimensional Nim: counters go left, or to any square of a lower row; or others are put there in their place.
use crate::core::{
    analysis::{Convention, Outcome},
    budget::{Budget, OutOfBudget},
    card::Card,
    extras::*,
    moves::{MoveList, MoveView},
    notation::NotationError,
    phrase::Verb,
    ruleset::{Ruleset, SolveResult, Unvalued, Workshop},
    scene::*,
    solver::Key,
    why::Why,
};
use counters::{Counters, Step};
use shared::{Counts, Replacement};
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
pub enum Placement {
    /// Each counter moves by itself, on a board of its own.
    Apart(Counters),
    /// Moves may add counters, and all counters lie on one board.
    Shared(Counts),
}

/// A move: one counter goes to another square, or is replaced by others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CounterMove {
    One(Step),
    Many(Replacement),
}

/// The side of a square in the picture, and the space round each board.
const SIDE: i32 = 46;
const EDGE: i32 = 30;
/// The pieces of counter `c`, counted from 0, have the numbers from `c * STEP + 1` on: one for each square.
const STEP: u64 = 256;
/// The end of the parameters where moves may add counters.
const ADD: &str = ",add";

impl Ruleset for TwoDimensional {
    type Position = Placement;
    type Move = CounterMove;
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
    fn read(&self, text: &str) -> Result<Placement, NotationError> {
        Ok(match self.adds {
            true => Placement::Shared(Counts::read(text, self.size)?),
            false => Placement::Apart(Counters::read(text, self.size)?),
        })
    }
    fn allows(&self, position: &Placement, mv: &CounterMove) -> bool {
        match (position, mv) {
            (Placement::Apart(counters), CounterMove::One(step)) => counters.target(step).is_some(),
            (Placement::Shared(counts), CounterMove::Many(spread)) => spread.is_legal(counts),
            _ => false,
        }
    }
    fn expected_instead(&self, position: &Placement, mv: &CounterMove) -> Option<String> {
        match (position, mv) {
            (Placement::Shared(counts), CounterMove::Many(spread)) => spread.refused(counts),
            _ => None,
        }
    }
    fn moves(&self, position: &Placement, limit: usize) -> MoveList<CounterMove> {
        match position {
            Placement::Apart(counters) => apart::moves(counters, limit).map(CounterMove::One),
            Placement::Shared(counts) => shared::moves(counts, limit).map(CounterMove::Many),
        }
    }
    fn limits_hide_moves(&self, position: &Placement) -> bool {
        matches!(position, Placement::Shared(counts) if counts.limited())
    }
    fn option(&self, position: &Placement, mv: &CounterMove) -> Placement {
        match (position, mv) {
            (Placement::Apart(counters), CounterMove::One(step)) => Placement::Apart(counters.moved(step)),
            (Placement::Shared(counts), CounterMove::Many(spread)) => Placement::Shared(spread.apply(counts)),
            _ => position.clone(),
        }
    }
    fn read_move(&self, text: &str) -> Result<CounterMove, NotationError> {
        Ok(match self.adds {
            true => CounterMove::Many(Replacement::read(text, self.size)?),
            false => CounterMove::One(Step::read(text)?),
        })
    }

    fn board(&self, position: &Placement, seat: SumContext) -> Board {
        Board::Layout(match position {
            Placement::Apart(counters) => apart::layout(counters, seat),
            Placement::Shared(counts) => shared::layout(counts, seat),
        })
    }
    fn view(&self, position: &Placement, mv: &CounterMove) -> MoveView {
        match (mv, position) {
            (CounterMove::One(step), Placement::Apart(counters)) => apart::view(counters, step),
            (CounterMove::Many(spread), Placement::Shared(counts)) => shared::view(counts, spread),
            (CounterMove::One(step), Placement::Shared(counts)) => {
                apart::view(&Counters::none(counts.size), step)
            }
            (CounterMove::Many(spread), Placement::Apart(counters)) => {
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
    fn move_from_pieces(&self, position: &Placement, handles: &[PieceId]) -> Option<CounterMove> {
        match position {
            Placement::Apart(counters) => apart::pointed(counters, handles).map(CounterMove::One),
            Placement::Shared(counts) => shared::pointed(counts, handles).map(CounterMove::Many),
        }
    }
    fn next_picks(&self, position: &Placement, picked: &[PieceId]) -> Vec<PieceId> {
        match position {
            Placement::Apart(_) => Vec::new(),
            Placement::Shared(counts) => shared::open(counts, picked),
        }
    }
    fn text(&self, position: &Placement) -> String {
        match position {
            Placement::Apart(counters) => apart::text(counters),
            Placement::Shared(counts) => counts.text(),
        }
    }
    fn latex(&self, position: &Placement) -> String {
        self.text(position).replace('×', " \\times ")
    }

    fn key(&self, position: &Placement) -> Key {
        match position {
            Placement::Apart(counters) => counters.key(),
            Placement::Shared(counts) => counts.key(),
        }
    }
    fn from_key(&self, key: &[u64]) -> Placement {
        match self.adds {
            true => Placement::Shared(Counts::from_key(self.size, key)),
            false => Placement::Apart(Counters::from_key(self.size, key)),
        }
    }
    fn solve(&self, position: &Placement, convention: Convention, _: &mut Budget) -> SolveResult {
        // A full square rules out some moves: then neither the theory nor a search tells the outcome of the game.
        let limited = self.limits_hide_moves(position);
        Some(if limited { Err(OutOfBudget::Work) } else { Ok(solved(position, convention, 0).0) })
    }
    fn all_winning_moves(
        &self,
        position: &Placement,
        convention: Convention,
        limit: usize,
    ) -> Option<MoveList<CounterMove>> {
        (!self.limits_hide_moves(position)).then(|| solved(position, convention, limit).1)
    }
    /// The most moves that are left.
    fn distance_to_end(&self, position: &Placement, _: Convention) -> Option<u64> {
        Some(match position {
            Placement::Apart(counters) => counters.at.iter().sum(),
            Placement::Shared(counts) => counts.most_moves_left(),
        })
    }
    fn why(&self, position: &Placement, _: usize, convention: Convention, _: SumContext) -> Why {
        match (position, convention) {
            (Placement::Apart(counters), Convention::Normal) => why::normal(counters),
            (Placement::Apart(counters), Convention::Misere) => why::misere(counters),
            (Placement::Shared(counts), _) => shared::why(counts, convention),
        }
    }

    fn random(&self, rng: &mut fastrand::Rng, size: u8) -> Placement {
        let most = [2, 3, 5][usize::from(size.clamp(1, 3)) - 1];
        let count = rng.usize(most.min(2)..=most);
        let squares = self.size.squares();
        let mut at: Vec<u64> = (0..count).map(|_| rng.u64(0..squares)).collect();
        if at.iter().all(|at| *at == 0) {
            at[0] = squares - 1;
        }
        match self.adds {
            true => Placement::Shared(Counts::of(self.size, at)),
            false => Placement::Apart(Counters { size: self.size, at }),
        }
    }
    fn edit(&self, position: &Placement, edit: &Edit) -> Result<(Self, Placement), NotationError> {
        let (size, after) = match position {
            Placement::Apart(counters) => {
                let pressed = match edit {
                    Edit::Recolour { piece } => apart::pressed(self.size, piece.n),
                    _ => None,
                };
                let after = counters.edited(edit, pressed)?;
                (after.size, Placement::Apart(after))
            }
            Placement::Shared(counts) => {
                let after = counts.edited(edit)?;
                (after.size, Placement::Shared(after))
            }
        };
        Ok((Self { size, ..*self }, after))
    }
    fn workshop(&self) -> &dyn Workshop<Self> {
        self
    }
}

/// The outcome and the winning moves, at most `limit` listed.
fn solved(position: &Placement, convention: Convention, limit: usize) -> (Outcome, MoveList<CounterMove>) {
    match position {
        Placement::Apart(counters) => {
            let (outcome, found) = apart::solve(counters, convention, limit);
            (outcome, found.map(CounterMove::One))
        }
        Placement::Shared(counts) => {
            let (outcome, found) = shared::solve(counts, convention);
            let MoveList { mut moves, total } = found.map(CounterMove::Many);
            moves.truncate(limit);
            (outcome, MoveList { moves, total })
        }
    }
}

impl fmt::Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Apart(counters) => counters.fmt(f),
            Self::Shared(counts) => counts.fmt(f),
        }
    }
}

impl fmt::Display for CounterMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::One(step) => step.fmt(f),
            Self::Many(spread) => spread.fmt(f),
        }
    }
}
