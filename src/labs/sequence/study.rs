//! A sequence under study: the first values at once, the rest when they are asked for.
use super::{results::Results, run::Run, source::Source};
use crate::core::grouped::format_number;
use crate::games::heaps::codes::Progress;

/// Options looked at before anything is asked of a worker; some milliseconds.
const FIRST: u64 = 3_000_000;
/// The most values that are found without a worker, where no period is proved.
const FIRST_VALUES: usize = 2_000;
/// The most values that are found without a worker where a period or a formula gives them: counting takes time too.
const GIVEN: usize = 100_000;

/// How far the calculation of a sequence is.
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

/// What is known at once of the values up to g(`upto`), and how far that is.
pub fn first(source: Source, upto: usize) -> (Results, Stage) {
    let mut run = Run::new(&source);
    let mut progress = run.advance(upto.min(FIRST_VALUES), FIRST);
    // What is proved, or has a formula, needs no search.
    if progress == Progress::Done && upto > FIRST_VALUES {
        let given = run.proved() || !run.searches();
        if given {
            progress = run.advance(upto.min(GIVEN), u64::MAX / 4);
        }
        if progress == Progress::Done && !(given && upto <= GIVEN) {
            progress = Progress::Paused;
        }
    }
    let mut results = Results::new(source);
    results.extend(run.values());
    results.set_period(run.period());
    let stage = match progress {
        Progress::Done => Stage::Done,
        Progress::Full => Stage::Full,
        Progress::Paused => Stage::First,
    };
    (results, stage)
}

/// What there is to know besides the verdict.
pub fn remark(results: &Results, stage: Stage) -> String {
    let last = format_number(results.last() as u64);
    match stage {
        Stage::First => "Shown: the first values. Run computes more.".into(),
        Stage::Stopped => format!("Stopped at *n* = {last}; the values so far are kept."),
        Stage::Full => format!("Ends at *n* = {last}: greater values than 65\u{202f}534 are not computed."),
        _ => String::new(),
    }
}

/// "g(70) = 6", for each of the sequences, with what is special about it.
pub fn values_text(all: &[&Results], n: usize) -> String {
    let one = |results: &&Results| {
        let value = results
            .values()
            .get(n)
            .map_or_else(|| "not known".into(), |value| format_number((*value).into()));
        let code = if all.len() > 1 { format!("{}: ", results.source) } else { String::new() };
        let special = if results.is_exception(n) { ", exception" } else { "" };
        format!("{code}g({}) = {value}{special}", format_number(n as u64))
    };
    all.iter().map(one).collect::<Vec<_>>().join("; ")
}
