//! The state of the maps page, and what can be done with it.
use crate::core::ValueMap;
use crate::labs::Values;
use crate::labs::maps::{Asked, Found, Part, cell, outcomes, part, read_game, read_side};
use crate::ui::{
    lab::{form::Change, hold},
    panels::map::View,
};
use crate::worker::{Answer, Question, Task};
use std::{
    cell::RefCell,
    rc::{Rc, Weak},
};

/// The side that the page calculates by itself where there is no worker.
const ALONE: usize = 100;

/// Everything that the page shows.
pub struct Lab {
    pub values: Values,
    pub view: View,
    pub cell: Option<(usize, usize)>,
    /// Whether the cell stays where the pointer goes on.
    pub pinned: bool,
    /// The first row of the list.
    pub row: usize,
    pub found: Option<Found>,
    pub asked: Option<Asked>,
    pub stopped: bool,
    task: Option<Task>,
}

pub type Hold = hold::Hold<Lab>;

impl Lab {
    /// As a link asks.
    pub fn new(values: &Values) -> Self {
        let whole = View::whole(read_side(values.text("n")).unwrap_or(1));
        let seen = |part: Part| View { x: part.x as f64, y: part.y as f64, n: part.span as f64, ..whole };
        let view = part(values).map_or(whole, seen).inside();
        let (values, cell) = (values.clone(), cell(values));
        let (pinned, row, found, asked, stopped, task) = (false, 0, None, None, false, None);
        Self { values, view, cell, pinned, row, found, asked, stopped, task }
    }
    /// The game as typed.
    pub fn game(&self) -> &str {
        self.values.text("g").trim()
    }
    pub fn outcomes(&self) -> bool {
        outcomes(&self.values)
    }
    /// The part that is seen is this one.
    pub fn look(&mut self, view: View) {
        let [x, y, n] = [view.x, view.y, view.n].map(|length| length.round() as usize);
        self.view = view;
        self.values.set("r", if n < view.side { format!("{x}-{y}-{n}") } else { String::new() });
    }
    pub fn point(&mut self, (x, y): (usize, usize)) {
        self.cell = Some((x, y));
        self.values.set("c", format!("{x}-{y}"));
    }
    /// Points at a cell and brings it into view.
    pub fn show(&mut self, cell: (usize, usize)) {
        self.pinned = true;
        self.point(cell);
        self.look(self.view.showing(cell));
    }
    /// What is to be calculated, where it can be read.
    fn wanted(&self) -> Option<(String, usize)> {
        read_game(self.game()).ok()?;
        Some((self.game().into(), read_side(self.values.text("n")).ok()?))
    }
    /// The map that is shown.
    pub fn map(&self) -> Option<&Rc<ValueMap>> {
        self.found.as_ref().map(|found| if self.outcomes() { &found.outcomes } else { &found.values })
    }
    fn take(&mut self, found: Found) {
        let side = found.values.side;
        if self.view.side != side {
            self.look(View::whole(side));
        }
        if self.cell.is_some_and(|(x, y)| x.max(y) >= side) {
            self.cell = None;
            self.values.set("c", "");
        }
        (self.row, self.found) = (0, Some(found));
    }
}

impl Hold {
    /// Sets a value, or several at once.
    pub fn ask(&self, change: &dyn Fn(&mut Values)) {
        self.change(&|lab| change(&mut lab.values));
        self.start();
    }
    pub fn set(&self, (key, text): Change) {
        self.ask(&|values| values.set(key, text.clone()));
    }
    /// Begins to calculate what is wanted, if it is not there already.
    pub fn start(&self) {
        let Some(wanted) = self.lab.borrow().wanted() else { return };
        {
            let lab = self.lab.borrow();
            let there = lab.asked.is_none() && lab.found.as_ref().is_some_and(|found| found.is(&wanted));
            if there || lab.asked.as_ref().is_some_and(|asked| asked.is(&wanted)) {
                return;
            }
        }
        let (lab, redraw) = (Rc::downgrade(&self.lab), self.redraw.clone());
        let question = Question::Map { notation: wanted.0.clone(), side: wanted.1 };
        // The old question first, whose worker can go on with the new one.
        self.change(&|lab| lab.task = None);
        let task = Task::ask(question, move |answer| {
            hear(&lab, answer);
            redraw.set(());
        });
        let mut lab = self.lab.borrow_mut();
        (lab.task, lab.asked, lab.stopped) = (Some(task), Some(Asked::new(wanted)), false);
    }
    /// Ends with the page what was asked for it.
    pub fn end(&self) {
        self.lab.borrow_mut().task = None;
    }
    /// Stops; the last map stays.
    pub fn cancel(&self) {
        self.change(&|lab| (lab.task, lab.asked, lab.stopped) = (None, None, true));
    }
}

/// What the worker says.
fn hear(lab: &Weak<RefCell<Lab>>, answer: Answer) {
    let Some(lab) = lab.upgrade() else { return };
    let mut lab = lab.borrow_mut();
    if let Answer::Values(more) = answer {
        if let Some(asked) = &mut lab.asked {
            asked.extend(more);
        }
        return;
    }
    let Some(asked) = lab.asked.take() else { return };
    let side = asked.side;
    match asked.found(ALONE) {
        Some(found) => {
            lab.stopped = found.values.side < side;
            lab.take(found);
        }
        None => lab.stopped = true,
    }
}
