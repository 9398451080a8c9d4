//! A statement about the first game of the sequence lab.
use super::{Failure, query::wrong, text::plain};
use crate::labs::{
    sequence::{Check, Counterexample, Finding, Results, Source, read_statement},
    statement::{Certificate, Side},
};
use serde::Serialize;
use std::io::Write;

/// Checks a statement about a game; `find` gives the values of the other games that the statement names. None where the
/// text is blank.
///
/// # Errors
/// What is wrong with the statement.
pub fn check(
    text: &str,
    upto: usize,
    own: &Results,
    find: impl Fn(Source) -> Results,
) -> Result<Option<Check>, Failure> {
    if text.trim().is_empty() {
        return Ok(None);
    }
    let (statement, sources) = read_statement(text).map_err(|error| wrong("q", text, &error))?;
    let mut check = Check::with(statement, sources.into_iter().map(find).collect(), upto);
    while check.advance(own, usize::MAX) {}
    Ok(Some(check))
}

/// Writes the result of a check in words.
///
/// # Errors
/// Those of the stream.
pub fn show(check: &Check, own: &Results, output: &mut dyn Write) -> Result<(), Failure> {
    writeln!(output, "{}", check.statement().text().trim())?;
    writeln!(output, "  {}", plain(&check.title()))?;
    let sure = check.explanation(own);
    if !sure.is_empty() {
        writeln!(output, "  {}", plain(&sure))?;
    }
    if let Some(options) = check.options(own) {
        writeln!(output, "  {}", plain(&options))?;
    }
    if let Some(position) = check.position(own) {
        writeln!(output, "  {position}")?;
    }
    Ok(())
}

/// The result of a check, as a JSON object.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct StatementJson {
    statement: String,
    /// "holds", "proved" or "fails".
    standing: &'static str,
    /// The result in words.
    title: String,
    sure: String,
    /// The greatest n up to which the statement holds, if it is not proved; left out where no n was checked.
    #[serde(skip_serializing_if = "Option::is_none")]
    holds_to: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    certificate: Option<Proof>,
    #[serde(skip_serializing_if = "Option::is_none")]
    counterexample: Option<Refuted>,
}

#[derive(Serialize)]
struct Proof {
    /// From this n on everything repeats with the period.
    start: i64,
    period: i64,
    /// All n below this were checked.
    checked: i64,
}

#[derive(Serialize)]
struct Refuted {
    /// n, or x and y.
    at: Vec<i64>,
    position: Option<String>,
    /// Both sides of the comparison.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    sides: Vec<Valued>,
    /// The text of the operation that has no value, where that is why the statement fails.
    #[serde(skip_serializing_if = "Option::is_none")]
    missing: Option<String>,
}

#[derive(Serialize)]
struct Valued {
    text: String,
    value: Option<i64>,
}

impl StatementJson {
    pub fn of(check: &Check, own: &Results) -> Self {
        let (mut holds_to, mut certificate, mut counterexample) = (None, None, None);
        let standing = match check.finding() {
            Finding::Holds(n) => {
                holds_to = (*n >= 0).then_some(*n);
                "holds"
            }
            Finding::Proved(Certificate { start, period, checked }) => {
                certificate = Some(Proof { start: *start, period: *period, checked: *checked });
                "proved"
            }
            Finding::Fails(Counterexample { at, sides, missing }) => {
                let heaps = 1 + usize::from(check.statement().pairs());
                let side = |side: &Side| Valued { text: side.text.clone(), value: side.value.ok() };
                counterexample = Some(Refuted {
                    at: at[..heaps].into(),
                    position: check.position(own),
                    sides: sides.iter().flatten().map(side).collect(),
                    missing: missing.as_ref().map(|(text, _)| text.clone()),
                });
                "fails"
            }
        };
        let statement = check.statement().text().trim().into();
        let (title, sure) = (plain(&check.title()), plain(&check.explanation(own)));
        Self { statement, standing, title, sure, holds_to, certificate, counterexample }
    }
}
