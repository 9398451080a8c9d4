//! The state of the sequence lab, and what can be done with it.
use super::quotient::QuotientSearch;
use crate::core::format_number;
use crate::labs::{
    Stretch, Values,
    sequence::{
        Check, Pace, Results, Source, Stage, Survey, first, read_upto, sets, sources, usual, values_text,
        window,
    },
};
use crate::ui::lab::{form::Change, hold, plot::PlotRequest};
use crate::worker::{Answer, Question, Task};
use gloo::timers::callback::Timeout;
use std::{
    cell::{Ref, RefCell},
    rc::{Rc, Weak},
};

/// Pixels of the plot for each n in the view shown at first.
const PER_N: f64 = 4.8;
/// Values for which a statement is checked before the browser gets its turn; more than the worker sends at once.
const PIECE: usize = 1 << 19;

/// One sequence under study.
pub struct Track {
    pub id: u32,
    pub results: Rc<RefCell<Results>>,
    pub stage: Stage,
    /// What a proof still needs, as last reported by the worker.
    pub survey: Option<Survey>,
    pub pace: Pace,
    task: Option<Task>,
}

/// Everything that the lab shows.
pub struct Lab {
    pub values: Values,
    /// The text of the other half of the switch between codes and sets.
    resting: String,
    pub tracks: Vec<Track>,
    /// The check of the statement about the first sequence, if the statement can be read.
    pub check: Option<Check>,
    /// The timer that continues the check.
    checking: Option<Timeout>,
    /// The misère quotient, where it is asked for.
    pub quotient_search: Option<QuotientSearch>,
    /// The visible range of the plots; the usual range if none.
    window: Option<Stretch>,
    /// Width and height of a plot, in pixels.
    pub size: (f64, f64),
    pub cursor: Option<usize>,
    pub spoken: String,
    /// The first visible row of the table.
    pub row: usize,
    /// How many entries of each list are shown, as the number of presses for more.
    pub lots: [usize; 3],
    made: u32,
}

/// The lab and the means to draw it again.
pub type Hold = hold::Hold<Lab>;

impl Lab {
    /// The state that the values of a link ask for.
    pub fn new(link: &Values) -> Self {
        let (sets, window, mut values) = (sets(link), window(link), link.clone());
        values.set("h", half(sets));
        if let Ok(upto) = read_upto(link.text("n")) {
            values.set("n", format_number(upto as u64));
        }
        let resting = if sets { "0.77" } else { "{1,2,3}" }.into();
        Self {
            values,
            resting,
            tracks: Vec::new(),
            check: None,
            checking: None,
            quotient_search: None,
            window,
            size: (880.0, 368.0),
            cursor: None,
            spoken: String::new(),
            row: 0,
            lots: [0; 3],
            made: 0,
        }
    }
    /// The rules and the greatest n that are asked for, if all of it can be read.
    pub fn wanted(&self) -> Option<(Vec<Source>, usize)> {
        Some((sources(&self.values).ok()?, read_upto(self.values.text("n")).ok()?))
    }
    pub fn results(&self) -> Vec<Ref<'_, Results>> {
        self.tracks.iter().map(|track| track.results.borrow()).collect()
    }
    /// The greatest n with a known value in any sequence.
    pub fn last(&self) -> usize {
        self.results().iter().map(|one| one.last()).max().unwrap_or(0)
    }
    /// The visible range of the plots.
    pub fn seen(&self) -> Stretch {
        let last = self.last();
        let room = ((self.size.0 - 60.0) / PER_N).max(20.0) as usize;
        let period = self.tracks.first().and_then(|track| track.results.borrow().period());
        self.window.map_or_else(|| usual(period.as_ref(), last, room), |window| window.inside(last))
    }
    /// Reads the statement; none of it is checked yet.
    fn restart_check(&mut self) {
        let text = self.values.text("q");
        let upto = read_upto(self.values.text("n")).unwrap_or(0);
        self.check = if text.trim().is_empty() { None } else { Check::new(text, upto).ok() };
        self.checking = None;
    }
    /// Checks the statement for a further part of the known values; returns whether more is left.
    fn check(&mut self) -> bool {
        let results = self.tracks.first().map(|track| track.results.borrow());
        self.check.as_mut().zip(results).is_some_and(|(check, results)| check.advance(&results, PIECE))
    }
    fn show(&mut self, window: Option<Stretch>) {
        self.window = window;
        self.values.set("r", window.map(Stretch::text).unwrap_or_default());
    }
    pub fn look(&mut self, look: PlotRequest) {
        match look {
            PlotRequest::Point { n: Some(n), follow } => {
                self.cursor = Some(n);
                let spoken = values_text(&self.results().iter().map(|one| &**one).collect::<Vec<_>>(), n);
                self.spoken = spoken;
                if follow {
                    self.show(Some(self.seen().showing(n as f64, n as f64).inside(self.last())));
                }
            }
            PlotRequest::Point { .. } => self.cursor = None,
            PlotRequest::Part(seen) => self.turn(Some(seen)),
            PlotRequest::Whole => self.turn(Some(Stretch::upto(self.last()))),
            PlotRequest::Usual => self.turn(None),
        }
    }
    /// Shows another range, and announces it.
    fn turn(&mut self, window: Option<Stretch>) {
        self.show(window);
        let (from, to) = self.seen().ends();
        self.spoken = format!("n from {from} to {}.", to.min(self.last()));
    }
}

fn half(sets: bool) -> &'static str {
    if sets { "set" } else { "code" }
}

impl Hold {
    /// Changes values; if `run`, everything that they ask for is calculated at once.
    pub fn ask(&self, run: bool, change: &dyn Fn(&mut Values)) {
        self.change(&|lab| {
            change(&mut lab.values);
            // A text that can only be a code, or only a set, sets the switch.
            if let Ok(source) = Source::read(lab.values.text("c"), sets(&lab.values)) {
                lab.values.set("h", half(!source.is_code()));
            }
        });
        self.start(run);
    }
    pub fn set(&self, (key, text): Change) {
        if key == "q" {
            // A statement changes no values, so these are kept.
            self.change(&|lab| {
                lab.values.set(key, text.clone());
                lab.restart_check();
            });
            return self.check();
        }
        if key == "p" {
            return self.change(&|lab| lab.values.set(key, text.clone()));
        }
        if key == "m" {
            return self.ask(true, &|values| values.set(key, text.clone()));
        }
        if key != "h" {
            return self.ask(false, &|values| values.set(key, text.clone()));
        }
        // Each half of the switch has its own text.
        self.change(&|lab| {
            let code = lab.values.text("c").to_string();
            lab.values.set("c", std::mem::replace(&mut lab.resting, code));
            lab.values.set("h", text.clone());
        });
        self.start(true);
    }
    /// Begins anew with what was typed: calculates the first values at once and, if `run`, all of them in the worker.
    pub fn start(&self, run: bool) {
        let wanted = self.lab.borrow().wanted();
        let Some((sources, upto)) = wanted else {
            // Nothing readable is asked for: end the calculation.
            return self.cancel();
        };
        let old = std::mem::take(&mut self.lab.borrow_mut().tracks);
        let same = old.len() == sources.len()
            && old.iter().zip(&sources).all(|(track, source)| track.results.borrow().source == *source);
        drop(old);
        let tracks = sources.into_iter().map(|source| self.track(source, upto, run)).collect::<Vec<_>>();
        let mut lab = self.lab.borrow_mut();
        if !same {
            (lab.row, lab.lots, lab.cursor) = (0, [0; 3], None);
        }
        lab.tracks = tracks;
        lab.restart_check();
        drop(lab);
        self.search_quotient(run);
        self.check();
    }
    /// Checks the statement, a piece at a time.
    fn check(&self) {
        let more = self.lab.borrow_mut().check();
        let (lab, redraw) = (Rc::downgrade(&self.lab), self.redraw.clone());
        let again = move || {
            if let Some(lab) = lab.upgrade() {
                Self { lab, redraw }.check();
            }
        };
        self.lab.borrow_mut().checking = more.then(|| Timeout::new(0, again));
        self.redraw.set(());
    }
    fn track(&self, source: Source, upto: usize, run: bool) -> Track {
        let (results, mut stage) = first(source, upto);
        self.lab.borrow_mut().made += 1;
        let id = self.lab.borrow().made;
        if run && stage == Stage::First {
            stage = Stage::Running;
        }
        let task = (stage == Stage::Running).then(|| {
            let (code, from) = (results.source.to_string(), results.values().len());
            let (lab, redraw) = (Rc::downgrade(&self.lab), self.redraw.clone());
            Task::ask(Question::Sequence { code, from, upto }, move |answer| {
                take_answer(&lab, id, answer);
                redraw.set(());
            })
        });
        let pace = Pace::new(now(), results.last());
        Track { id, results: Rc::new(RefCell::new(results)), stage, survey: None, pace, task }
    }
    /// Ends all calculations when the page is left.
    pub fn end(&self) {
        let mut lab = self.lab.borrow_mut();
        lab.tracks.clear();
        (lab.check, lab.checking, lab.quotient_search) = (None, None, None);
    }
    /// Cancels the calculations; the results so far stay.
    pub fn cancel(&self) {
        self.change(&|lab| {
            for track in lab.tracks.iter_mut().filter(|track| track.stage == Stage::Running) {
                (track.stage, track.task) = (Stage::Stopped, None);
            }
            if let Some(losing) = &mut lab.quotient_search {
                losing.cancel();
            }
        });
    }
}

/// The time in milliseconds; always 0 in native builds.
fn now() -> f64 {
    #[cfg(target_arch = "wasm32")]
    return js_sys::Date::now();
    #[cfg(not(target_arch = "wasm32"))]
    0.0
}

/// Takes an answer of the worker about the sequence with this number.
fn take_answer(lab: &Weak<RefCell<Lab>>, id: u32, answer: Answer) {
    let Some(lab) = lab.upgrade() else { return };
    let mut lab = lab.borrow_mut();
    let Some(track) = lab.tracks.iter_mut().find(|track| track.id == id) else { return };
    let mut results = track.results.borrow_mut();
    match answer {
        Answer::Values(values) => {
            results.extend(&values);
            track.pace.reach(now(), results.last());
        }
        Answer::Survey(survey) => track.survey = Some(survey),
        Answer::Period(period) => results.set_period(period),
        Answer::Ran { full } => track.stage = if full { Stage::Full } else { Stage::Done },
        Answer::Progress { .. } => {}
        _ => track.stage = Stage::Stopped,
    }
    drop(results);
    if lab.tracks.first().is_some_and(|track| track.id == id) {
        lab.check();
    }
}
