//! The state of the piles lab, and what can be done with it.
use crate::core::format_number;
use crate::labs::{
    Stretch, Values,
    piles::{Check, Ends, List, PileFilter, PileValues, count, ends, pile_filter, pointed, window},
};
use crate::ui::lab::{form::Change, hold, plot::PlotRequest};
use gloo::timers::callback::Timeout;
use std::rc::Rc;

/// Piles examined before the browser gets its turn: some milliseconds.
const PIECE: usize = 1 << 17;

/// Everything that the lab shows.
pub struct Lab {
    pub values: Values,
    pub known: PileValues,
    /// The piles that the last readable question asks for.
    pub list: List,
    /// The check of the statement about them, if the statement can be read.
    pub check: Option<Check>,
    /// The first visible row of the list, and the first visible column of the counts.
    pub row: usize,
    pub first: usize,
    pub spoken: String,
    pub stopped: bool,
    /// The timer that continues the calculation.
    working: Option<Timeout>,
}

pub type Hold = hold::Hold<Lab>;

impl Lab {
    /// The state that the values of a link ask for.
    pub fn new(values: &Values) -> Self {
        let any =
            PileFilter { ends: ends(values), balls: 0, pattern: Default::default(), runs: None, value: None };
        Self {
            values: values.clone(),
            known: PileValues::default(),
            list: List::new(pile_filter(values).unwrap_or(any)),
            check: None,
            row: 0,
            first: 0,
            spoken: String::new(),
            stopped: false,
            working: None,
        }
    }
    pub fn ends(&self) -> Ends {
        self.list.filter.ends
    }
    /// The value whose piles are counted.
    pub fn counted(&self) -> u32 {
        self.list.filter.value.unwrap_or(0)
    }
    /// The greatest number of balls for which all piles asked for are known.
    pub fn upto(&self) -> usize {
        self.known.balls().map_or(0, |balls| balls.min(self.list.filter.balls))
    }
    pub fn at(&self) -> usize {
        pointed(&self.values).unwrap_or(self.upto()).min(self.upto())
    }
    /// How many of the piles of n balls have the value that is counted, in words.
    pub fn part(&self, n: usize) -> String {
        let found = self.known.count(self.ends(), n, self.counted());
        format!(
            "{} of {} piles have value {}",
            format_number(found.into()),
            format_number(count(n)),
            self.counted()
        )
    }
    /// The visible range of the plot.
    pub fn seen(&self) -> Stretch {
        window(&self.values).unwrap_or(Stretch::upto(self.upto())).inside(self.upto())
    }
    pub fn is_working(&self) -> bool {
        self.working.is_some()
    }
    /// Examines another batch of piles for every task; returns whether there is more to do.
    fn advance(&mut self) -> bool {
        let Self { known, list, check, .. } = self;
        let known_more = known.advance(list.filter.balls, PIECE);
        let listed = list.advance(known, PIECE);
        let checked = check.as_mut().is_some_and(|check| check.advance(known, PIECE));
        known_more || listed || checked
    }
    pub fn look(&mut self, look: PlotRequest) {
        match look {
            PlotRequest::Point { n: Some(n), follow } => {
                self.values.set("m", n.min(self.upto()).to_string());
                let at = self.at() as f64;
                if follow {
                    self.values.set("r", self.seen().showing(at, at).text());
                }
                self.spoken = format!("{} balls: {}", self.at(), self.part(self.at()));
            }
            // The selected n stays when the pointer leaves.
            PlotRequest::Point { .. } => {}
            PlotRequest::Part(seen) if seen != Stretch::upto(self.upto()) => {
                self.values.set("r", seen.text())
            }
            _ => self.values.set("r", ""),
        }
    }
}

impl Hold {
    /// Changes values, and begins to calculate what they ask for, if that can be read.
    pub fn ask(&self, change: &dyn Fn(&mut Values)) {
        self.change(&|lab| {
            change(&mut lab.values);
            lab.spoken.clear();
        });
        self.start();
    }
    pub fn set(&self, (key, text): Change) {
        self.ask(&|values| values.set(key, text.clone()));
    }
    /// Begins to calculate what the values ask for.
    pub fn start(&self) {
        {
            let mut lab = self.lab.borrow_mut();
            let Some(filter) = pile_filter(&lab.values) else { return };
            let text = lab.values.text("q").trim().to_string();
            lab.check = if text.is_empty() { None } else { Check::new(&text, &filter).ok() };
            if lab.list.filter != filter {
                lab.row = 0;
            }
            lab.first = lab.first.min(filter.balls);
            lab.list = List::new(filter);
            (lab.stopped, lab.working) = (false, None);
        }
        self.work();
    }
    /// Continues the calculation, a batch at a time.
    fn work(&self) {
        let more = self.lab.borrow_mut().advance();
        let (lab, redraw) = (Rc::downgrade(&self.lab), self.redraw.clone());
        let again = move || {
            if let Some(lab) = lab.upgrade() {
                Self { lab, redraw }.work();
            }
        };
        self.lab.borrow_mut().working = more.then(|| Timeout::new(0, again));
        self.redraw.set(());
    }
    /// Cancels the calculation; the results so far stay.
    pub fn cancel(&self) {
        self.change(&|lab| (lab.working, lab.stopped) = (None, true));
    }
    /// Ends the calculation when the page is left.
    pub fn end(&self) {
        self.lab.borrow_mut().working = None;
    }
}
