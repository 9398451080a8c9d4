//! The state of the maps page, and what can be done with it.
use crate::core::{NotationError, ValueMap};
use crate::labs::{Values, maps::*};
use crate::ui::{lab::hold, panels::map::View};
use crate::worker::{Answer, Question, Task};
use std::{
    cell::RefCell,
    rc::{Rc, Weak},
};

/// The most pairs that are kept for the list.
const LISTED: usize = 10_000;
/// The side that the page calculates by itself where there is no worker.
const ALONE: usize = 100;

/// A map that has been calculated.
pub struct Found {
    /// The game as it was typed.
    pub game: String,
    pub values: Rc<ValueMap>,
    /// 0 for P-positions and [`ValueMap::N`] for the others.
    pub outcomes: Rc<ValueMap>,
    pub greatest: u16,
    /// The first P-positions, and how many there are.
    pub pairs: Vec<Pair>,
    pub count: usize,
}

/// Everything that the page shows.
pub struct Lab {
    /// As typed.
    pub game: String,
    pub side: String,
    pub outcomes: bool,
    pub view: View,
    pub cell: Option<(usize, usize)>,
    /// The first row of the list.
    pub row: usize,
    pub found: Option<Found>,
    /// The game and the side that are calculated, and the values so far.
    pub asked: Option<(String, usize, Vec<u16>)>,
    pub stopped: bool,
    task: Option<Task>,
}

pub type Hold = hold::Hold<Lab>;

impl Lab {
    /// As a link asks.
    pub fn new(link: &Values) -> Self {
        let [game, side] = ["g", "n"].map(|key| link.text(key).to_string());
        let (outcomes, part, cell) = (outcomes(link), part(link), cell(link));
        let whole = View::whole(read_side(&side).unwrap_or(1));
        let part = part.map(|part| View { x: part.x as f64, y: part.y as f64, n: part.span as f64, ..whole });
        let view = part.unwrap_or(whole).inside();
        Self {
            game,
            side,
            outcomes,
            view,
            cell,
            row: 0,
            found: None,
            asked: None,
            stopped: false,
            task: None,
        }
    }
    pub fn link(&self) -> Values {
        let round = |length: f64| length.round() as usize;
        let View { x, y, n, side } = self.view;
        let mut link = Values::new(FIELDS);
        link.set("g", &self.game);
        link.set("n", &self.side);
        link.set("w", if self.outcomes { "outcomes" } else { "values" });
        if round(n) < side {
            link.set("r", format!("{}-{}-{}", round(x), round(y), round(n)));
        }
        if let Some((x, y)) = self.cell {
            link.set("c", format!("{x}-{y}"));
        }
        link
    }
    /// What is to be calculated.
    pub fn wanted(&self) -> Result<(String, usize), (Option<NotationError>, Option<NotationError>)> {
        match (read_game(self.game.trim()), read_side(&self.side)) {
            (Ok(_), Ok(side)) => Ok((self.game.trim().into(), side)),
            (game, side) => Err((game.err(), side.err())),
        }
    }
    /// The map that is shown.
    pub fn map(&self) -> Option<&Rc<ValueMap>> {
        self.found.as_ref().map(|found| if self.outcomes { &found.outcomes } else { &found.values })
    }
    fn take(&mut self, game: String, side: usize, values: Vec<u16>) {
        let map = ValueMap { side, values, red: vec![false; side], here: None };
        let outcomes = map.outcomes();
        let (pairs, count) = pairs(&map, LISTED);
        let greatest = map.values.iter().copied().max().unwrap_or(0);
        if self.view.side != side {
            self.view = View::whole(side);
        }
        self.cell = self.cell.filter(|(x, y)| *x.max(y) < side);
        self.row = 0;
        let (values, outcomes) = (Rc::new(map), Rc::new(outcomes));
        self.found = Some(Found { game, values, outcomes, greatest, pairs, count });
    }
}

impl Hold {
    /// Begins to calculate what is wanted, if it is not there already.
    pub fn start(&self) {
        let Ok((game, side)) = self.lab.borrow().wanted() else { return };
        let same = |known: &str, whole: usize| known == game && whole == side;
        {
            let lab = self.lab.borrow();
            let there = lab.found.as_ref().is_some_and(|found| same(&found.game, found.values.side));
            let coming = lab.asked.as_ref().is_some_and(|(known, whole, _)| same(known, *whole));
            if coming || (there && lab.asked.is_none()) {
                return;
            }
        }
        let (lab, redraw) = (Rc::downgrade(&self.lab), self.redraw.clone());
        let question = Question::Map { notation: game.clone(), side };
        // The old question first, whose worker can go on with the new one.
        self.change(&|lab| lab.task = None);
        let task = Task::ask(question, move |answer| {
            hear(&lab, answer);
            redraw.set(());
        });
        let mut lab = self.lab.borrow_mut();
        (lab.task, lab.asked, lab.stopped) = (Some(task), Some((game, side, Vec::new())), false);
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
        if let Some((_, _, values)) = &mut lab.asked {
            values.extend(more);
        }
        return;
    }
    let Some((game, side, values)) = lab.asked.take() else { return };
    if values.len() == side * side {
        lab.take(game, side, values);
    } else if let Some(map) = read_game(&game).ok().and_then(|game| game.map(side.min(ALONE))) {
        let known = map.side;
        lab.take(game, known, map.values);
        lab.stopped = known < side;
    } else {
        lab.stopped = true;
    }
}
