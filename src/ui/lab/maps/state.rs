//! The state of the maps page, and what can be done with it.
use crate::core::ValueMap;
use crate::labs::Values;
use crate::labs::maps::{
    Found, MapComparison, PendingMap, SeenSquare, Wanted, cell, convention, outcomes, read_game, read_side,
    seen_square,
};
use crate::ui::{
    lab::{form::Change, hold},
    panels::map::MapWindow,
};
use crate::worker::{Answer, Question, Task};
use std::{
    cell::RefCell,
    rc::{Rc, Weak},
};

/// The greatest side of a map that the page itself calculates where there is no worker.
const ALONE: usize = 100;

/// Everything that the page shows.
pub struct Lab {
    pub values: Values,
    pub window: MapWindow,
    pub cell: Option<(usize, usize)>,
    /// Whether the selected cell stays while the pointer moves on.
    pub pinned: bool,
    /// The first row of the list.
    pub row: usize,
    /// The map, and the one that it is compared with.
    pub found: Option<Rc<Found>>,
    pub other: Option<Rc<Found>>,
    /// The two maps laid over each other.
    pub laid: Option<Rc<MapComparison>>,
    /// The map being calculated, and whether it is the one to compare with.
    pub asked: Option<(PendingMap, bool)>,
    /// The map that could not be calculated or was cancelled.
    pub stopped: Option<Wanted>,
    task: Option<Task>,
}

pub type Hold = hold::Hold<Lab>;

impl Lab {
    /// The state that the values of a link ask for.
    pub fn new(values: &Values) -> Self {
        let whole = MapWindow::whole(read_side(values.text("n")).unwrap_or(1));
        let seen = |square: SeenSquare| MapWindow {
            x: square.x as f64,
            y: square.y as f64,
            n: square.span as f64,
            ..whole
        };
        Self {
            values: values.clone(),
            window: seen_square(values).map_or(whole, seen).inside(),
            cell: cell(values),
            pinned: false,
            row: 0,
            found: None,
            other: None,
            laid: None,
            asked: None,
            stopped: None,
            task: None,
        }
    }
    /// Whether only outcomes are shown.
    pub fn outcomes(&self) -> bool {
        outcomes(&self.values) || self.found.as_ref().is_some_and(|found| !found.valued)
    }
    /// Shows this part of the map.
    pub fn look(&mut self, window: MapWindow) {
        let [x, y, n] = [window.x, window.y, window.n].map(|length| length.round() as usize);
        self.window = window;
        self.values.set("r", if n < window.side { format!("{x}-{y}-{n}") } else { String::new() });
    }
    pub fn point(&mut self, (x, y): (usize, usize)) {
        self.cell = Some((x, y));
        self.values.set("c", format!("{x}-{y}"));
    }
    /// Selects a cell and brings it into view.
    pub fn show(&mut self, cell: (usize, usize)) {
        self.pinned = true;
        self.point(cell);
        self.look(self.window.showing(cell));
    }
    /// The map that the game in this field asks for; none where it cannot be read.
    fn wanted(&self, key: &str) -> Option<Wanted> {
        let game = self.values.text(key).trim();
        read_game(game).ok()?;
        let side = read_side(self.values.text("n")).ok()?;
        Some(Wanted { game: game.into(), side, convention: convention(&self.values) })
    }
    /// What to calculate next: the map, or else the one to compare with, and which of the two it is; none where nothing
    /// is missing.
    fn missing(&self) -> Option<(Wanted, bool)> {
        let lacks = |wanted: &Wanted, found: &Option<Rc<Found>>| {
            found.as_ref().is_none_or(|found| found.wanted != *wanted)
                && self.stopped.as_ref() != Some(wanted)
        };
        let first = self.wanted("g")?;
        if lacks(&first, &self.found) {
            return Some((first, false));
        }
        self.wanted("k").filter(|wanted| lacks(wanted, &self.other)).map(|wanted| (wanted, true))
    }
    /// The map to show: the two maps laid over each other if there are two.
    pub fn map(&self) -> Option<&Rc<ValueMap>> {
        if let Some(laid) = &self.laid {
            return Some(&laid.map);
        }
        self.found.as_ref().map(|found| if self.outcomes() { &found.outcomes } else { &found.values })
    }
    /// Lays the two maps over each other again, if there are two, and keeps the visible part and the selected cell
    /// within the map.
    fn lay(&mut self) {
        let game = self.values.text("k").trim();
        let other = self
            .other
            .as_ref()
            .filter(|other| other.wanted.game == game && other.wanted.convention == convention(&self.values));
        let both = self.found.as_ref().zip(other);
        self.laid = both.map(|(one, other)| Rc::new(MapComparison::new(one, other, self.outcomes())));
        let Some(side) = self.map().map(|map| map.side) else { return };
        if self.window.side != side {
            self.look(MapWindow::whole(side));
        }
        if self.cell.is_some_and(|(x, y)| x.max(y) >= side) {
            self.cell = None;
            self.values.set("c", "");
        }
    }
}

impl Hold {
    /// Changes values, and calculates what they ask for.
    pub fn ask(&self, change: &dyn Fn(&mut Values)) {
        self.change(&|lab| {
            change(&mut lab.values);
            lab.stopped = None;
            lab.lay();
        });
        self.start();
    }
    /// Loads an example, clearing the fields that its query may leave out.
    pub fn example(&self, query: &str) {
        self.ask(&|values| {
            ["k", "m", "q"].iter().for_each(|key| values.set(key, ""));
            values.load(query);
        });
    }
    pub fn set(&self, (key, text): Change) {
        self.ask(&|values| values.set(key, text.clone()));
    }
    /// Begins to calculate the next map that is missing, if any.
    pub fn start(&self) {
        let Some((wanted, other)) = self.lab.borrow().missing() else {
            // Nothing is missing: end the current calculation.
            return self.change(&|lab| (lab.task, lab.asked) = (None, None));
        };
        if self.lab.borrow().asked.as_ref().is_some_and(|(asked, to)| asked.wanted == wanted && *to == other)
        {
            return;
        }
        let (lab, redraw) = (Rc::downgrade(&self.lab), self.redraw.clone());
        let Wanted { game: notation, side, convention } = wanted.clone();
        // End the old calculation first, so that its worker can take the new one.
        self.change(&|lab| lab.task = None);
        let task = Task::ask(Question::Map { notation, side, convention }, move |answer| {
            let over = take_answer(&lab, answer);
            redraw.set(());
            if let Some(lab) = lab.upgrade().filter(|_| over) {
                Self { lab, redraw: redraw.clone() }.start();
            }
        });
        let mut lab = self.lab.borrow_mut();
        (lab.task, lab.asked) = (Some(task), Some((PendingMap::new(wanted), other)));
    }
    /// Ends the calculation when the page is left.
    pub fn end(&self) {
        self.lab.borrow_mut().task = None;
    }
    /// Cancels the calculation; the last map stays.
    pub fn cancel(&self) {
        self.change(&|lab| {
            lab.stopped = lab.asked.take().map(|(asked, _)| asked.wanted);
            lab.task = None;
        });
    }
}

/// Takes an answer of the worker; returns whether the calculation is over.
fn take_answer(lab: &Weak<RefCell<Lab>>, answer: Answer) -> bool {
    let Some(lab) = lab.upgrade() else { return false };
    let mut lab = lab.borrow_mut();
    match (answer, &mut lab.asked) {
        (Answer::Values(more), Some((asked, _))) => asked.extend(more),
        (Answer::Progress { examined }, Some((asked, _))) => asked.examined = examined,
        (Answer::Values(_) | Answer::Progress { .. }, None) => {}
        (last, asked) => {
            let Some((asked, other)) = asked.take() else { return false };
            let wanted = asked.wanted.clone();
            match asked.found(last == Answer::Ran { full: true }, ALONE) {
                Some(found) => {
                    let found = Rc::new(found);
                    lab.stopped = (found.wanted != wanted).then_some(wanted);
                    if other {
                        lab.other = Some(found);
                    } else {
                        (lab.row, lab.found) = (0, Some(found));
                    }
                    lab.lay();
                }
                None => lab.stopped = Some(wanted),
            }
            return true;
        }
    }
    false
}
