//! The graph lab.
use super::{
    Failure, Format, Request, json,
    query::wrong,
    text::{plain, table},
};
use crate::labs::Values;
use crate::labs::graphs::{
    Counts, FIELDS, Found, LabelKind as Labels, Steps, csv, is_listed, label_kind, located, read_position,
    step,
};
use serde::Serialize;
use std::io::Write;

/// Most vertices that the text shows.
const ROWS: usize = 40;

/// Answers a query to the graph lab.
///
/// # Errors
/// What is wrong with the question or the list, a position without a graph, or those of the streams.
pub fn answer(request: &Request, output: &mut dyn Write) -> Result<(), Failure> {
    let values = request.values(FIELDS)?;
    let found = read(request, &values)?;
    if request.is(Format::Csv) {
        output.write_all(csv(&found).as_bytes())?;
        return Ok(());
    }
    let labels = label_kind(&values);
    if request.is(Format::Json) {
        json::write(&GraphJson::of(&found, labels), output)?;
    } else {
        show(&values, &found, labels, output)?;
    }
    Ok(())
}

/// The graph of the list in the request’s file, if it has one, else that of the query.
fn read(request: &Request, values: &Values) -> Result<Found, Failure> {
    if let Some((name, text)) = request.list {
        return Found::read(text).map_err(|error| {
            let (line, column) = located(text, error.at);
            Failure::Wrong(format!("{name}: line {line}, column {column}: expected {}", error.expected))
        });
    }
    let key = if is_listed(values) { "g" } else { "p" };
    let text = values.text(key);
    if is_listed(values) {
        return Found::read(text).map_err(|error| wrong(key, text, &error));
    }
    let game = read_position(text).map_err(|error| wrong(key, text, &error))?;
    Found::unfolded(&game).map_err(|why| Failure::Limit(format!("{text}: {why}")))
}

fn show(values: &Values, found: &Found, labels: Labels, output: &mut dyn Write) -> Result<(), Failure> {
    let Counts { p, n, d } = found.counts(labels.misere);
    let play = if labels.misere { "misère" } else { "normal" };
    writeln!(output, "{}. {}", plain(&found.size()), plain(&found.cycle()))?;
    let greatest = found.greatest().map(|value| format!("; greatest value {value}")).unwrap_or_default();
    writeln!(output, "{play} play: P {p}, N {n}, draw {d}{greatest}")?;
    let steps = Steps::of(found, labels);
    // Steps are written only if the query asks for them.
    if values.is_given("s") {
        for step in 1..=step(values, steps.len()) {
            let said = steps.step_text(found, labels, step);
            writeln!(output, "{step}. {}", plain(&said.title))?;
            for line in said.lines {
                writeln!(output, "   {}", plain(&line))?;
            }
        }
        return Ok(());
    }
    let head = ["vertex", "value", "outcome", "moves", "followers"].map(String::from).to_vec();
    let row = |at: usize| {
        let Row { vertex, value, outcome, moves, followers } = Row::of(found, labels, at);
        let moves = moves.map_or("-".into(), |moves| moves.to_string());
        vec![vertex.into(), value, outcome, moves, followers.join(" ")]
    };
    let rows: Vec<Vec<String>> = std::iter::once(head).chain((0..found.len()).take(ROWS).map(row)).collect();
    table(&rows, output)?;
    if found.len() > ROWS {
        writeln!(output, "and {} more; --csv writes all", found.len() - ROWS)?;
    }
    Ok(())
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct GraphJson<'f> {
    vertices: usize,
    arrows: usize,
    /// How many vertices lie on cycles, and one cycle.
    on_cycles: usize,
    cycle: Vec<&'f str>,
    convention: &'static str,
    p: usize,
    n: usize,
    draws: usize,
    greatest: Option<u32>,
    rows: Vec<Row<'f>>,
}

#[derive(Serialize)]
struct Row<'f> {
    vertex: &'f str,
    /// As text, since a value may be ∞.
    value: String,
    outcome: String,
    moves: Option<u32>,
    followers: Vec<&'f str>,
}

impl<'f> GraphJson<'f> {
    fn of(found: &'f Found, labels: Labels) -> Self {
        let Counts { p, n, d: draws } = found.counts(labels.misere);
        Self {
            vertices: found.len(),
            arrows: found.graph.arrows(),
            on_cycles: found.cycles.vertices,
            cycle: found.cycles.one.iter().map(|at| &*found.names[*at as usize]).collect(),
            convention: if labels.misere { "misere" } else { "normal" },
            p,
            n,
            draws,
            greatest: found.greatest(),
            rows: (0..found.len()).map(|at| Row::of(found, labels, at)).collect(),
        }
    }
}

impl<'f> Row<'f> {
    fn of(found: &'f Found, labels: Labels, at: usize) -> Self {
        let outcome = found.label(at, Labels { values: false, ..labels });
        let followers = found.graph.followers(at).iter().map(|to| &*found.names[*to as usize]);
        Self {
            vertex: &found.names[at],
            value: found.value(at),
            outcome,
            moves: found.fate(at, labels).moves(),
            followers: followers.collect(),
        }
    }
}
