//! The state of the part about any game.
use super::state::{Hold, Lab};
use crate::core::{NotationError, labs::evolution::*};
use crate::games::{is_ready, open, ready};
use crate::ui::hooks::UseStateSetter;
use gloo::timers::callback::Timeout;
use std::{
    cell::RefCell,
    rc::{Rc, Weak},
};

/// Options looked at between two turns of the page; some milliseconds.
const SLICE: u64 = 5000;
/// Rows of a lot.
pub const LOT: usize = 60;

/// A P-position of the table.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    pub facts: Facts,
    pub text: String,
    pub notation: String,
}

/// The game that is studied.
#[derive(Default)]
pub struct AnyGame {
    /// As typed.
    pub text: String,
    pub error: Option<NotationError>,
    /// Whether its rules could not be fetched.
    pub missing: bool,
    pub evolution: Option<Evolution>,
    /// The P-positions found, when the search is over.
    pub found: Vec<Found>,
    /// The first of them, drawn.
    pub rows: Vec<Row>,
    /// An optimal game of each kind from a P-position where step and generation differ, else from the first one.
    pub lines: Option<[Vec<String>; 2]>,
    timer: Option<Timeout>,
}

impl AnyGame {
    pub fn new(text: String) -> Self {
        Self { text, ..Self::default() }
    }
    pub fn running(&self) -> bool {
        self.timer.is_some()
    }
    /// Draws another lot of rows.
    pub fn more(&mut self) {
        let Some(evolution) = &self.evolution else { return };
        let from = self.rows.len();
        let next = self.found.iter().skip(from).take(LOT);
        self.rows.extend(next.filter_map(|found| {
            let game = evolution.game(found.id)?;
            Some(Row { facts: found.facts, text: game.text(), notation: game.notation() })
        }));
    }
    /// The search is over: what it has found.
    fn finish(&mut self) {
        self.timer = None;
        let Some(evolution) = &self.evolution else { return };
        self.found = evolution.found();
        let differs = |found: &&Found| found.facts.step() != found.facts.generation();
        let shown = self.found.iter().find(differs).or(self.found.last()).map(|found| found.id);
        self.lines = shown.and_then(|id| {
            let line = |measure| {
                let line = evolution.line(id, measure)?;
                Some(line.iter().map(|game| game.text()).collect::<Vec<_>>())
            };
            Some([line(Measure::Quick)?, line(Measure::Long)?])
        });
        self.more();
    }
}

/// Begins anew with the text that is typed, once the rules that it names are here.
pub fn start(hold: &Hold) {
    let text = hold.lab.borrow().any.text.trim().to_string();
    if is_ready(&text) {
        return begin(hold);
    }
    let hold = hold.clone();
    wasm_bindgen_futures::spawn_local(async move {
        let fetched = ready(&text).await;
        hold.change(&|lab| lab.any.missing = fetched.is_err());
        // Something else may have been typed meanwhile.
        if fetched.is_ok() && hold.lab.borrow().any.text.trim() == text {
            begin(&hold);
        }
    });
}

fn begin(hold: &Hold) {
    hold.change(&|lab| {
        let text = std::mem::take(&mut lab.any.text);
        lab.any = AnyGame::new(text);
        match open(lab.any.text.trim()) {
            Ok(game) => lab.any.evolution = Some(Evolution::new(game)),
            Err(error) => lab.any.error = Some(error),
        }
    });
    if hold.lab.borrow().any.evolution.is_some() {
        step(&Rc::downgrade(&hold.lab), &hold.redraw);
    }
}

/// Looks at some options, and goes on later.
fn step(lab: &Weak<RefCell<Lab>>, redraw: &UseStateSetter<()>) {
    let Some(lab) = lab.upgrade() else { return };
    let any = &mut lab.borrow_mut().any;
    let stage = any.evolution.as_mut().map_or(Stage::Done, |evolution| evolution.advance(SLICE));
    if stage == Stage::Running {
        let (lab, redraw) = (Rc::downgrade(&lab), redraw.clone());
        let again = redraw.clone();
        any.timer = Some(Timeout::new(0, move || step(&lab, &again)));
    } else {
        any.finish();
    }
    redraw.set(());
}

/// Breaks the search off; what is known stays.
pub fn cancel(hold: &Hold) {
    hold.change(&|lab| lab.any.finish());
}
