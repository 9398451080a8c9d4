//! A map that has been calculated, and one that is being calculated.
use super::{MISERE_ALONE, Pair, pairs, read_game};
use crate::core::{Budget, Convention, extras::ValueMap, game::Game, misere_map};
use std::rc::Rc;

/// The most pairs that are kept for the list.
const LISTED: usize = 10_000;

/// Which map is asked for.
#[derive(Clone, PartialEq, Debug)]
pub struct Wanted {
    /// The game as it was typed, and how many cells each side has.
    pub game: String,
    pub side: usize,
    /// Under misère play there are only outcomes.
    pub convention: Convention,
}

/// A map that has been calculated.
#[derive(PartialEq)]
pub struct Found {
    pub wanted: Wanted,
    /// The name of its game among others, and what the numbers across and up are.
    pub name: String,
    pub axes: [String; 2],
    pub values: Rc<ValueMap>,
    /// 0 for P-positions and [`ValueMap::N`] for the others.
    pub outcomes: Rc<ValueMap>,
    pub greatest: u16,
    /// Whether its values are known.
    pub valued: bool,
    /// Whether it is its own mirror image.
    pub mirrored: bool,
    /// The first P-positions, and how many there are.
    pub pairs: Vec<Pair>,
    pub count: usize,
    /// Whether the game has no larger map, or none within the budget.
    pub full: bool,
}

impl Found {
    /// The map with these values of all cells, row by row.
    pub fn new(wanted: Wanted, side: usize, values: Vec<u16>, full: bool) -> Self {
        let values = ValueMap { side, values, red: vec![false; side], here: None };
        let outcomes = Rc::new(values.outcomes());
        let (pairs, count) = pairs(&values, LISTED);
        let (greatest, valued, mirrored) = (values.greatest(), !values.is_outcomes(), values.is_mirrored());
        let valued = valued && wanted.convention == Convention::Normal;
        let read = read_game(&wanted.game).map(|game| (game.label(), game.workshop().axes()));
        let (name, axes) = read.unwrap_or_default();
        let values = Rc::new(values);
        Self { wanted, name, axes, values, outcomes, greatest, valued, mirrored, pairs, count, full }
    }
    /// The map, calculated here; none where the game can not be solved so far.
    pub fn calculate(game: &dyn Game, wanted: Wanted, work: u64) -> Option<Self> {
        let map = match wanted.convention {
            Convention::Normal => game.workshop().map(wanted.side)?,
            Convention::Misere => misere_map(game, wanted.side, &mut Budget::new(work))?,
        };
        let full = map.side < wanted.side;
        Some(Self::new(wanted, map.side, map.values, full))
    }
    /// The position at a cell, where there is one.
    pub fn position(&self, (x, y): (usize, usize)) -> Option<Rc<dyn Game>> {
        read_game(&self.wanted.game).ok()?.workshop().at(x as u64, y as u64)
    }
}

/// A map that is being calculated.
pub struct PendingMap {
    pub wanted: Wanted,
    /// How many options were examined, where that is told.
    pub examined: u64,
    values: Vec<u16>,
}

impl PendingMap {
    pub fn new(wanted: Wanted) -> Self {
        Self { wanted, examined: 0, values: Vec::new() }
    }
    /// The values of further cells are known.
    pub fn extend(&mut self, values: Vec<u16>) {
        self.values.extend(values);
    }
    /// The rows that are known.
    pub fn rows(&self) -> usize {
        self.values.len() / self.wanted.side.max(1)
    }
    /// The map, once all its values have come. Where some are missing, a map of at most `alone` cells a side,
    /// calculated here, if the game has one.
    pub fn found(self, full: bool, alone: usize) -> Option<Found> {
        let Self { wanted, values, .. } = self;
        let side = values.len().isqrt();
        let whole = side * side == values.len() && side > 0;
        if whole && (full || side == wanted.side) {
            return Some(Found::new(wanted, side, values, full));
        }
        let game = read_game(&wanted.game).ok()?;
        let small = Wanted { side: wanted.side.min(alone), ..wanted };
        Found::calculate(&*game, small, MISERE_ALONE)
    }
}
