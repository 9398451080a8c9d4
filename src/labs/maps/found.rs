//! What is known of a map, or so far.
use super::{Pair, pairs, read_game};
use crate::core::{extras::ValueMap, game::Game};
use std::rc::Rc;

/// The most pairs that are kept for the list.
const LISTED: usize = 10_000;

/// A map that has been calculated.
pub struct Found {
    /// The game as it was typed.
    pub game: String,
    /// Its name among others, and what it calls a heap.
    pub name: String,
    pub noun: String,
    pub values: Rc<ValueMap>,
    /// 0 for P-positions and [`ValueMap::N`] for the others.
    pub outcomes: Rc<ValueMap>,
    pub greatest: u16,
    /// The first P-positions, and how many there are.
    pub pairs: Vec<Pair>,
    pub count: usize,
}

impl Found {
    /// From the values of all cells, row by row.
    pub fn new(game: String, side: usize, values: Vec<u16>) -> Self {
        let values = ValueMap { side, values, red: vec![false; side], here: None };
        let outcomes = Rc::new(values.outcomes());
        let (pairs, count) = pairs(&values, LISTED);
        let greatest = values.values.iter().copied().max().unwrap_or(0);
        let noun = |game: &dyn Game| game.scene().boards.first().map(|board| board.noun().to_string());
        let read = read_game(&game).map(|game| (game.label(), noun(&*game).unwrap_or_default()));
        let (name, noun) = read.unwrap_or_default();
        Self { game, name, noun, values: Rc::new(values), outcomes, greatest, pairs, count }
    }
    /// Whether it is of this game and side.
    pub fn is(&self, (game, side): &(String, usize)) -> bool {
        self.game == *game && self.values.side == *side
    }
}

/// A map that is being calculated.
pub struct Asked {
    /// The game as it was typed, and how many cells each side has.
    pub game: String,
    pub side: usize,
    values: Vec<u16>,
}

impl Asked {
    pub fn new((game, side): (String, usize)) -> Self {
        Self { game, side, values: Vec::new() }
    }
    /// Whether it is of this game and side.
    pub fn is(&self, (game, side): &(String, usize)) -> bool {
        self.game == *game && self.side == *side
    }
    /// The values of further cells are known.
    pub fn extend(&mut self, values: Vec<u16>) {
        self.values.extend(values);
    }
    /// The rows that are known.
    pub fn rows(&self) -> usize {
        self.values.len() / self.side
    }
    /// The map; where nobody has answered to the end, one of at most `alone` cells a side, if the game has one.
    pub fn found(self, alone: usize) -> Option<Found> {
        let Self { game, side, values } = self;
        if values.len() == side * side {
            return Some(Found::new(game, side, values));
        }
        let map = read_game(&game).ok()?.workshop().map(side.min(alone))?;
        Some(Found::new(game, map.side, map.values))
    }
}
