//! The map lab.
mod said;

use super::{
    Failure, Format, Request, json,
    query::wrong,
    text::{plain, table},
};
use crate::core::{Convention, NotationError, ValueMap};
use crate::labs::{
    Values,
    maps::{
        FIELDS, Found, MapComparison, Pair, SeenSquare, StatementResult, Wanted, cell, check_statement,
        convention, outcomes, pairs, read_game, read_side, seen_square,
    },
};
use std::io::Write;

/// Cells of each side that the text shows unless the query says otherwise, and most rows of its list of P-positions.
const SIDE: usize = 16;
const ROWS: usize = 14;
/// Most work for outcomes under misère play that no theorem gives, unless the request sets a budget; an option costs 1.
pub const BUDGET: u64 = 200_000_000;

/// Answers a query to the map lab.
///
/// # Errors
/// What is wrong with the question, a game that is too large, or those of the stream.
pub fn answer(request: &Request, output: &mut dyn Write) -> Result<(), Failure> {
    let values = request.values(FIELDS)?;
    let found = calculated(request, &values, "g")?;
    let side = found.values.side;
    let inside = |key, text: String, fits: bool| {
        let error = || NotationError::too_large(0, format!("cells below {side}"));
        if fits { Ok(()) } else { Err(wrong(key, &text, &error())) }
    };
    let (seen, cell) = (seen_square(&values), cell(&values));
    if let Some(SeenSquare { x, y, span }) = seen {
        inside("r", format!("{x}-{y}-{span}"), x.max(y) + span <= side)?;
    }
    if let Some((x, y)) = cell {
        inside("c", format!("{x}-{y}"), x.max(y) < side)?;
    }
    let outcomes = outcomes(&values) || !found.valued;
    let compared = !values.text("k").trim().is_empty();
    let other = compared.then(|| calculated(request, &values, "k")).transpose()?;
    let laid = other.as_ref().map(|other| MapComparison::new(&found, other, outcomes));
    let text = values.text("q").trim();
    let checked = (!text.is_empty())
        .then(|| check_statement(text, &found).map_err(|error| wrong("q", text, &error)))
        .transpose()?;
    let answer = Answer { found, outcomes, seen, cell, other, laid, statement: text, checked };
    if request.is(Format::Csv) {
        output.write_all(answer.csv().as_bytes())?;
    } else if request.is(Format::Json) {
        json::write(&answer.json_object(), output)?;
    } else {
        answer.show(output)?;
    }
    Ok(())
}

/// The map of the game in the field `key`.
fn calculated(request: &Request, values: &Values, key: &'static str) -> Result<Found, Failure> {
    let text = values.text(key).trim();
    let game = read_game(text).map_err(|error| wrong(key, text, &error))?;
    let side = values.text("n");
    let side = read_side(side).map_err(|error| wrong("n", side, &error))?;
    let wanted = Wanted { game: text.into(), side, convention: convention(values) };
    let limit = || Failure::Limit(format!("{text}: more than the game can be solved for"));
    let budget = request.budget.unwrap_or(BUDGET);
    Found::calculate(&*game, wanted, budget).filter(|found| found.values.side > 0).ok_or_else(limit)
}

/// A map that has been calculated, and what is shown of it.
struct Answer<'a> {
    found: Found,
    outcomes: bool,
    seen: Option<SeenSquare>,
    cell: Option<(usize, usize)>,
    other: Option<Found>,
    laid: Option<MapComparison>,
    statement: &'a str,
    checked: Option<StatementResult>,
}

impl Answer<'_> {
    fn shown(&self) -> &ValueMap {
        if self.outcomes { &self.found.outcomes } else { &self.found.values }
    }
    fn csv(&self) -> String {
        self.laid.as_ref().map_or_else(|| self.shown().csv(), MapComparison::csv)
    }
    /// The text of a cell: its value, or P or N; a stroke where there is no position.
    fn cell(&self, x: usize, y: usize) -> String {
        let value = self.shown().values.get(y * self.found.values.side + x).copied();
        match (self.outcomes, value.unwrap_or(ValueMap::NONE)) {
            (_, ValueMap::NONE) => "-".into(),
            (true, 0) => "P".into(),
            (true, _) => "N".into(),
            (false, value) => value.to_string(),
        }
    }
    fn show(&self, output: &mut dyn Write) -> Result<(), Failure> {
        let Self { found, outcomes, .. } = self;
        let side = found.values.side;
        let misere = found.wanted.convention == Convention::Misere;
        let shown = match (misere, *outcomes) {
            (true, _) => "outcomes under misère play",
            (false, true) => "outcomes",
            _ => "Grundy values",
        };
        writeln!(output, "{}: {shown}, 0 to {}", found.wanted.game, side - 1)?;
        writeln!(output, "  across {}, up {}", found.axes[0], found.axes[1])?;
        if found.full {
            writeln!(output, "  there is no larger map{}", if misere { " within the budget" } else { "" })?;
        }
        let whole = SeenSquare { x: 0, y: 0, span: SIDE.min(side) };
        let SeenSquare { x, y, span } = self.seen.unwrap_or(whole);
        let mut rows =
            vec![std::iter::once("y\\x".to_string()).chain((x..x + span).map(|x| x.to_string())).collect()];
        rows.extend((y..y + span).map(|y| {
            std::iter::once(y.to_string()).chain((x..x + span).map(|x| self.cell(x, y))).collect::<Vec<_>>()
        }));
        table(&rows, output)?;
        if span < side {
            writeln!(output, "  r= shows other parts, --csv has all")?;
        }
        if let Some((x, y)) = self.cell {
            let name = if *outcomes { "outcome" } else { "Grundy value" };
            writeln!(output, "({x},{y}): {name} {}", self.cell(x, y))?;
        }
        self.show_pairs(output)?;
        self.show_compared(output)?;
        if let Some(StatementResult { title, sure, counterexample }) = &self.checked {
            writeln!(output, "{}", self.statement)?;
            writeln!(output, "  {}", plain(title))?;
            writeln!(output, "  {}", plain(sure))?;
            if let Some(position) = counterexample.as_ref().and_then(|found| found.position.as_ref()) {
                writeln!(output, "  {position}")?;
            }
        }
        Ok(())
    }
    fn show_pairs(&self, output: &mut dyn Write) -> Result<(), Failure> {
        let (listed, count) = pairs(&self.found.values, ROWS);
        let mirrored = self.found.mirrored;
        let names = if mirrored { "(a,b) with a ≤ b" } else { "(x,y)" };
        writeln!(output, "P-positions {names}: {count}")?;
        let head = match mirrored {
            true => ["n", "a", "b", "b − a", "a/n", "b/n"],
            false => ["n", "x", "y", "", "x/n", "y/n"],
        };
        let named = |name: &&str| !name.is_empty();
        let mut rows = vec![head.iter().copied().filter(named).map(String::from).collect::<Vec<_>>()];
        rows.extend(listed.iter().map(|pair| {
            let Pair { n, a, b } = *pair;
            let ratios =
                pair.ratios().map(|both| both.map(|part| format!("{}.{:04}", part / 10_000, part % 10_000)));
            let difference = mirrored.then(|| b - a);
            let numbers = [n, a, b].into_iter().chain(difference).map(|n| n.to_string());
            numbers.chain(ratios.into_iter().flatten()).collect()
        }));
        table(&rows, output)?;
        if count > listed.len() {
            let most = self.found.pairs.len();
            writeln!(output, "  and {} more; --json lists {}", count - listed.len(), count.min(most))?;
        }
        Ok(())
    }
    fn show_compared(&self, output: &mut dyn Write) -> Result<(), Failure> {
        let (Some(laid), Some(other)) = (&self.laid, &self.other) else { return Ok(()) };
        let [both, one, two, same, differ] = laid.counts;
        writeln!(output, "compared with {}", other.wanted.game)?;
        writeln!(output, "  P in both {both}, in the first alone {one}, in the second alone {two}")?;
        if laid.valued {
            writeln!(output, "  N of one value {same}, of two values {differ}")?;
        } else {
            writeln!(output, "  N in both {same}")?;
        }
        match laid.first {
            None => writeln!(output, "  no difference")?,
            Some((x, y)) => writeln!(output, "  first difference ({x},{y})")?,
        }
        Ok(())
    }
}
