//! How far a long sequence is from a proof, and how long it may take. Texts carry the markup of `core::why`.
use crate::core::grouped::format_number;
use crate::games::heaps::codes::Survey;

/// Fewer values than this at the end may repeat by chance.
const CHANCE: usize = 64;
/// Milliseconds between two looks at the clock: the pace of the last two stretches counts.
const STRETCH: f64 = 2000.0;

/// How fast the values come.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pace {
    /// Times in milliseconds, with the n that was reached: the beginning of the last stretch, that of the one before, and now.
    marks: [(f64, usize); 3],
}

impl Pace {
    /// A pace that is measured from this time, in milliseconds, and from this n on.
    pub fn new(now: f64, n: usize) -> Self {
        Self { marks: [(now, n); 3] }
    }
    /// Notes that n has been reached at this time, in milliseconds.
    pub fn reach(&mut self, now: f64, n: usize) {
        let [mark, _, _] = self.marks;
        if now - mark.0 >= STRETCH {
            self.marks = [(now, n), mark, (now, n)];
        }
        self.marks[2] = (now, n);
    }
    /// Milliseconds to another n if the pace stays as it is; none before it is known.
    pub fn left(&self, n: usize) -> Option<f64> {
        let [_, (then, before), (now, reached)] = self.marks;
        let (time, values) = (now - then, reached.checked_sub(before)?);
        (time >= STRETCH / 2.0 && values > 0).then(|| n.saturating_sub(reached) as f64 * time / values as f64)
    }
}

/// What is known on the way, in sentences: rare heaps, how far the end repeats, what a proof needs, and at this pace how long
/// it takes; nothing of what may be chance.
pub fn survey_text(survey: Option<&Survey>, upto: usize, pace: Option<&Pace>) -> String {
    let mut said = Vec::new();
    if let Some(Survey { rare: Some(count), last, .. }) = survey {
        said.push(format!(
            "{} rare heaps, the last is {}.",
            format_number(*count as u64),
            format_number(*last as u64)
        ));
    }
    let ending = survey.filter(|survey| survey.ending.length >= CHANCE);
    if let Some(Survey { ending, needed, .. }) = ending {
        let [length, period, needed] =
            [ending.length, ending.period, *needed].map(|n| format_number(n as u64));
        said.push(format!(
            "The last {length} values repeat with period {period}: if that goes on, a proof needs {needed} values."
        ));
    }
    let goal = ending.map_or(upto, |survey| survey.needed.min(upto));
    if let Some(left) = pace.and_then(|pace| pace.left(goal)) {
        let whole = if goal < upto { "to these" } else { "to the last *n*" };
        said.push(format!("At this pace {} {whole}.", said_time(left)));
    }
    said.join(" ")
}

fn said_time(milliseconds: f64) -> String {
    let seconds = (milliseconds / 1000.0).ceil().max(1.0) as u64;
    match seconds {
        0..100 => format!("{seconds} s"),
        100..6000 => format!("{} min", seconds.div_ceil(60)),
        _ => format!("{} h", format_number(seconds.div_ceil(3600))),
    }
}
