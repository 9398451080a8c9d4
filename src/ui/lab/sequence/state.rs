//! The state of the sequence lab, and what can be done with it.
use crate::core::{NotationError, number};
use crate::games::heaps::codes::Progress;
use crate::labs::{
    Stretch, Values,
    sequence::{FIELDS, Results, Run, Source, read_upto, sets, usual, window},
};
use crate::ui::lab::hold;
use crate::worker::{Answer, Question, Task};
use std::{
    cell::{Ref, RefCell},
    rc::{Rc, Weak},
};

/// Options looked at in the page itself when a code has been typed; some milliseconds.
const FIRST: u64 = 3_000_000;
/// The page's own share of a sequence that is not proved.
const FIRST_VALUES: usize = 2_000;
/// The most values that the page finds itself where a period or a formula gives them: counting takes time too.
const PAGE: usize = 100_000;
/// Pixels of the plot for each n of the usual view.
const PER_N: f64 = 4.8;

/// How far a sequence is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// The first values, with more to come when asked.
    First,
    Running,
    Done,
    /// No more values can be held.
    Full,
    /// Cancelled, or broken off.
    Stopped,
}

/// One sequence under study.
pub struct Track {
    pub id: u32,
    pub results: Rc<RefCell<Results>>,
    pub stage: Stage,
    task: Option<Task>,
}

/// Everything that the lab shows.
#[derive(Default)]
pub struct Lab {
    /// Whether bare numbers are a set.
    pub sets: bool,
    pub code: String,
    /// The text of the other half.
    resting: String,
    pub other: String,
    pub upto: String,
    pub tracks: Vec<Track>,
    pub window: Option<Stretch>,
    /// Width and height of a plot, in pixels.
    pub size: (f64, f64),
    pub cursor: Option<usize>,
    pub spoken: String,
    /// The first row of the table that is shown.
    pub row: usize,
    /// How many of each list are shown, in lots.
    pub lots: [usize; 3],
    made: u32,
}

/// The lab and the means to draw it again.
pub type Hold = hold::Hold<Lab>;

impl Lab {
    /// As a link asks.
    pub fn new(link: &Values) -> Self {
        let sets = sets(link);
        let [code, upto, other] = ["c", "n", "d"].map(|key| link.text(key).to_string());
        Self {
            sets,
            code,
            resting: if sets { "0.77" } else { "{1,2,3}" }.into(),
            other,
            upto: read_upto(&upto).map_or_else(|_| upto.clone(), |n| number(n as u64)),
            window: window(link),
            size: (880.0, 368.0),
            ..Self::default()
        }
    }
    /// The text of each sequence asked for.
    fn texts(&self) -> Vec<&str> {
        let other = Some(self.other.as_str()).filter(|other| !other.trim().is_empty());
        std::iter::once(self.code.as_str()).chain(other).collect()
    }
    /// The games asked for, or the first mistake.
    fn sources(&self) -> Result<Vec<Source>, NotationError> {
        self.texts().into_iter().map(|text| Source::read(text, self.sets)).collect()
    }
    /// Whether everything that was typed makes sense.
    pub fn sensible(&self) -> bool {
        self.sources().is_ok() && read_upto(&self.upto).is_ok()
    }
    pub fn results(&self) -> Vec<Ref<'_, Results>> {
        self.tracks.iter().map(|track| track.results.borrow()).collect()
    }
    /// The greatest n that is known of any.
    pub fn last(&self) -> usize {
        self.results().iter().map(|one| one.last()).max().unwrap_or(0)
    }
    /// The part of the plot that is seen.
    pub fn view(&self) -> Stretch {
        let last = self.last();
        let room = ((self.size.0 - 60.0) / PER_N).max(20.0) as usize;
        let period = self.tracks.first().and_then(|track| track.results.borrow().period());
        self.window.map_or_else(|| usual(period.as_ref(), last, room), |window| window.inside(last))
    }
    pub fn link(&self) -> Values {
        let mut link = Values::new(FIELDS);
        link.set("c", &self.code);
        link.set("n", &self.upto);
        link.set("d", &self.other);
        if let Some(window) = self.window {
            let (from, to) = window.ends();
            link.set("r", format!("{from}-{to}"));
        }
        link
    }
}

impl Hold {
    /// The code was typed.
    pub fn set_code(&self, text: &str) {
        self.change(&|lab| {
            lab.code = text.into();
            // A text that can only be of the other half chooses it.
            if let Ok(source) = Source::read(text, lab.sets) {
                lab.sets = !source.is_code();
            }
        });
        self.start(false);
    }
    /// The other half of the switch, with its own text.
    pub fn set_half(&self, sets: bool) {
        self.change(&|lab| {
            if lab.sets != sets {
                let Lab { code, resting, .. } = lab;
                std::mem::swap(code, resting);
                lab.sets = sets;
            }
        });
        self.start(true);
    }
    /// One of the examples.
    pub fn try_code(&self, text: &'static str) {
        self.set_code(text);
        self.start(true);
    }
    /// Begins anew with what was typed: the first values at once, and with `run` all of them in the worker.
    pub fn start(&self, run: bool) {
        let (sources, upto) = {
            let lab = self.lab.borrow();
            (lab.sources(), read_upto(&lab.upto))
        };
        let (Ok(sources), Ok(upto)) = (sources, upto) else {
            // What was asked before is not asked any more.
            return self.cancel();
        };
        let old = std::mem::take(&mut self.lab.borrow_mut().tracks);
        let same = old.len() == sources.len()
            && old.iter().zip(&sources).all(|(track, source)| track.results.borrow().source == *source);
        drop(old);
        let tracks = sources.into_iter().map(|source| self.track(source, upto, run)).collect::<Vec<_>>();
        self.change(&|lab| {
            if !same {
                (lab.row, lab.lots, lab.cursor) = (0, [0; 3], None);
            }
        });
        self.lab.borrow_mut().tracks = tracks;
        self.redraw.set(());
    }
    fn track(&self, source: Source, upto: usize, run: bool) -> Track {
        let mut first = Run::new(&source);
        let mut progress = first.advance(upto.min(FIRST_VALUES), FIRST);
        // What is proved, or has a formula, needs no search.
        if progress == Progress::Done && upto > FIRST_VALUES {
            let given = first.proved() || !first.searches();
            if given {
                progress = first.advance(upto.min(PAGE), u64::MAX / 4);
            }
            if progress == Progress::Done && !(given && upto <= PAGE) {
                progress = Progress::Paused;
            }
        }
        let mut results = Results::new(source);
        results.extend(first.values());
        results.set_period(first.period());
        let id = {
            let mut lab = self.lab.borrow_mut();
            lab.made += 1;
            lab.made
        };
        let stage = match progress {
            Progress::Done => Stage::Done,
            Progress::Full => Stage::Full,
            Progress::Paused if run => Stage::Running,
            Progress::Paused => Stage::First,
        };
        let task = (stage == Stage::Running).then(|| self.ask(id, &results, upto));
        Track { id, results: Rc::new(RefCell::new(results)), stage, task }
    }
    fn ask(&self, id: u32, results: &Results, upto: usize) -> Task {
        let (code, from) = (results.source.to_string(), results.values().len());
        let (lab, redraw) = (Rc::downgrade(&self.lab), self.redraw.clone());
        Task::ask(Question::Sequence { code, from, upto }, move |answer| {
            hear(&lab, id, answer);
            redraw.set(());
        })
    }
    /// Ends with the page what was asked for it.
    pub fn end(&self) {
        self.lab.borrow_mut().tracks.clear();
    }
    /// Stops; what is known stays.
    pub fn cancel(&self) {
        self.change(&|lab| {
            for track in lab.tracks.iter_mut().filter(|track| track.stage == Stage::Running) {
                track.stage = Stage::Stopped;
                track.task = None;
            }
        });
    }
    /// Shows another part of the plots.
    pub fn look(&self, change: &dyn Fn(Stretch, usize) -> Stretch) {
        self.change(&|lab| {
            let (view, last) = (lab.view(), lab.last());
            lab.window = Some(change(view, last));
        });
    }
    /// Points at an n and says what is there; the view follows if `follow`.
    pub fn point(&self, n: usize, follow: bool) {
        self.change(&|lab| {
            let n = n.min(lab.last());
            lab.cursor = Some(n);
            lab.spoken = said(lab, n);
            if follow {
                lab.window = Some(lab.view().showing(n as f64, n as f64).inside(lab.last()));
            }
        });
    }
    pub fn leave(&self) {
        if self.lab.borrow().cursor.is_some() {
            self.change(&|lab| lab.cursor = None);
        }
    }
}

/// What the worker says of the sequence of this number.
fn hear(lab: &Weak<RefCell<Lab>>, id: u32, answer: Answer) {
    let Some(lab) = lab.upgrade() else { return };
    let mut lab = lab.borrow_mut();
    let Some(track) = lab.tracks.iter_mut().find(|track| track.id == id) else { return };
    let mut results = track.results.borrow_mut();
    match answer {
        Answer::Values(values) => results.extend(&values),
        Answer::Period(period) => results.set_period(period),
        Answer::Ran { full } => track.stage = if full { Stage::Full } else { Stage::Done },
        Answer::Progress { .. } => {}
        _ => track.stage = Stage::Stopped,
    }
}

/// "g(70) = 6", for each of the sequences, with what is special about it.
pub fn said(lab: &Lab, n: usize) -> String {
    let all = lab.results();
    let many = all.len() > 1;
    let one = |results: &Ref<'_, Results>| {
        let value =
            results.values().get(n).map_or_else(|| "not known".into(), |value| number(u64::from(*value)));
        let code = if many { format!("{}: ", results.source) } else { String::new() };
        let special = if results.is_exception(n) { ", exception" } else { "" };
        format!("{code}g({}) = {value}{special}", number(n as u64))
    };
    all.iter().map(one).collect::<Vec<_>>().join("; ")
}
