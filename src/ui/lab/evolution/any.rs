//! The state of the evolution lab while it studies an arbitrary game.
use crate::core::{Game, NotationError};
use crate::labs::evolution::{Dot, Evolution, Facts, Found};
use gloo::timers::callback::{Interval, Timeout};
use std::rc::Rc;

/// How many rows each press adds to the table.
pub const LOT: usize = 60;

/// A P-position as a row of the table.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    pub facts: Facts,
    pub text: String,
    pub notation: String,
}

/// The game that is studied.
#[derive(Default)]
pub struct AnyGame {
    /// Its notation, as typed.
    pub text: String,
    pub error: Option<NotationError>,
    /// Whether its rules could not be fetched.
    pub missing: bool,
    pub evolution: Option<Evolution>,
    /// The P-positions found, when the search is over.
    pub found: Vec<Found>,
    /// The rows of the table so far: the first of the P-positions found.
    pub rows: Vec<Row>,
    /// Two plays, each a list of positions: an optimal play of each kind from a P-position where step and generation
    /// differ, or else from the first P-position.
    pub lines: Option<[Vec<String>; 2]>,
    /// The P-positions as a picture, the step up to which it is shown, and the timer that grows it.
    pub dots: Vec<Dot>,
    pub step: u32,
    pub growing: Option<Interval>,
    /// The timer that continues the search.
    pub timer: Option<Timeout>,
}

impl AnyGame {
    pub fn new(text: String) -> Self {
        Self { text, ..Self::default() }
    }
    pub fn running(&self) -> bool {
        self.timer.is_some()
    }
    /// Adds rows to the table.
    pub fn more(&mut self) {
        let Some(evolution) = &self.evolution else { return };
        let from = self.rows.len();
        let next = self.found.iter().skip(from).take(LOT);
        self.rows.extend(next.filter_map(|found| {
            let game = evolution.game(found.id)?;
            Some(Row { facts: found.facts, text: game.text(), notation: game.notation() })
        }));
    }
    /// Stores the results of the search, which is over.
    pub fn finish(&mut self) {
        self.timer = None;
        let Some(evolution) = &self.evolution else { return };
        self.found = evolution.found();
        let texts = |line: Vec<Rc<dyn Game>>| line.iter().map(|game| game.text()).collect();
        self.lines = evolution.example(&self.found).map(|lines| lines.map(texts));
        self.dots = evolution.rings(&self.found);
        self.step = self.last_step();
        self.more();
    }
    /// The last step at which the picture grows.
    pub fn last_step(&self) -> u32 {
        self.dots.last().map_or(0, |dot| dot.step)
    }
    /// The text of the position with this number.
    pub fn name(&self, id: u32) -> String {
        self.evolution
            .as_ref()
            .and_then(|evolution| evolution.game(id))
            .map(|game| game.text())
            .unwrap_or_default()
    }
}
