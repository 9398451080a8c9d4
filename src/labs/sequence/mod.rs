//! The sequence lab: the Sprague-Grundy values of a game of heaps, their period and its proof, and two games compared.
mod certificate;
mod chart;
mod checked;
mod compare;
mod concluded;
mod elements;
mod fields;
mod file;
mod losing;
mod options;
mod pace;
mod results;
mod run;
mod source;
mod study;
mod table;
mod verdict;

pub use crate::games::heaps::codes::{Ending, Period, Progress, Proof, Survey};
pub use certificate::{certifiable, certificate};
pub use chart::{Raster, steps, usual};
pub use checked::{Check, Counterexample, Finding, known, read_statement};
pub use compare::{difference_text, first_difference};
pub use elements::{Elements, Sum, read_heaps};
pub use fields::{EXAMPLES, FIELDS, MOST, STATEMENTS, read_upto, sets, sources, window};
pub use file::{FileKind, FileRows};
pub use losing::{LOSING_WORK, QuotientReport, account};
pub use pace::{Pace, survey_text};
pub use results::Results;
pub use run::Run;
pub use source::{Row, Source};
pub use study::{Stage, first, remark, values_text};
pub use table::{Cell, ValueRows};
pub use verdict::{PeriodStatus, Verdict, verdict};

#[cfg(test)]
mod tests;
