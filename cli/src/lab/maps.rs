//! The maps.
use super::{
    Failure, json,
    query::{Words, help, wrong},
    text::table,
};
use clap::Args;
use nimscope::core::{NotationError, ValueMap};
use nimscope::labs::maps::{FIELDS, Pair, Part, cell, outcomes, pairs, part, read_game, read_side};
use serde::Serialize;
use std::io::Write;

/// Cells of each side that the text shows unless told, and rows of the list of P-positions.
const SIDE: usize = 16;
const ROWS: usize = 14;
/// P-positions in JSON.
const LISTED: usize = 10_000;

/// Grundy values of every position of two heaps or stacks
#[derive(Args)]
#[command(after_help = help(FIELDS))]
pub struct Asked {
    #[command(flatten)]
    words: Words,
}

impl Asked {
    /// Answers.
    ///
    /// # Errors
    /// What is wrong with the question, a game that is too large, or those of the stream.
    pub fn run(&self, output: &mut dyn Write) -> Result<(), Failure> {
        let values = self.words.values(FIELDS)?;
        let (name, outcomes, part) = (values.text("g").trim(), outcomes(&values), part(&values));
        let game = read_game(name).map_err(|error| wrong("g", name, &error))?;
        let side = values.text("n");
        let side = read_side(side).map_err(|error| wrong("n", side, &error))?;
        let inside = |key, text: String, fits: bool| {
            let error = || NotationError::too_large(0, format!("cells below {side}"));
            if fits { Ok(()) } else { Err(wrong(key, &text, &error())) }
        };
        if let Some(Part { x, y, span }) = part {
            inside("r", format!("{x}-{y}-{span}"), x.max(y) + span <= side)?;
        }
        if let Some((x, y)) = cell(&values) {
            inside("c", format!("{x}-{y}"), x.max(y) < side)?;
        }
        let limit = || Failure::Limit(format!("{}: more than the game can be solved for", name));
        let map = game.workshop().map(side).filter(|map| map.side == side).ok_or_else(limit)?;
        let shown = if outcomes { map.outcomes() } else { map.clone() };
        let cell = cell(&values);
        let found = Found { game: name, outcomes, part, cell, side, values: &map, shown: &shown };
        if self.words.csv {
            return Ok(output.write_all(shown.csv().as_bytes())?);
        }
        if self.words.json { json::write(&found.said(), output) } else { found.show(output) }
    }
}

/// A map that has been calculated, and what is shown of it.
struct Found<'a> {
    game: &'a str,
    outcomes: bool,
    part: Option<Part>,
    cell: Option<(usize, usize)>,
    side: usize,
    values: &'a ValueMap,
    shown: &'a ValueMap,
}

impl Found<'_> {
    /// A value, or P or N.
    fn cell(&self, x: usize, y: usize) -> String {
        let value = self.shown.values.get(y * self.side + x).copied().unwrap_or_default();
        match (self.outcomes, value) {
            (true, 0) => "P".into(),
            (true, _) => "N".into(),
            (false, value) => value.to_string(),
        }
    }
    fn show(&self, output: &mut dyn Write) -> Result<(), Failure> {
        let Self { game, outcomes, side, values, .. } = self;
        let shown = if *outcomes { "outcomes" } else { "Grundy values" };
        writeln!(output, "{game}: {shown}, 0 to {}", side - 1)?;
        let Part { x, y, span } = self.part.unwrap_or(Part { x: 0, y: 0, span: SIDE.min(*side) });
        let mut rows =
            vec![std::iter::once("y\\x".to_string()).chain((x..x + span).map(|x| x.to_string())).collect()];
        rows.extend((y..y + span).map(|y| {
            std::iter::once(y.to_string()).chain((x..x + span).map(|x| self.cell(x, y))).collect::<Vec<_>>()
        }));
        table(&rows, output)?;
        if span < *side {
            writeln!(output, "  r= shows other parts, --csv has all")?;
        }
        if let Some((x, y)) = self.cell {
            let name = if *outcomes { "outcome" } else { "Grundy value" };
            writeln!(output, "({x},{y}): {name} {}", self.cell(x, y))?;
        }
        let (listed, count) = pairs(values, ROWS);
        writeln!(output, "P-positions (a,b) with a ≤ b: {count}")?;
        let mut rows = vec![["n", "a", "b", "b − a", "a/n", "b/n"].map(String::from).to_vec()];
        rows.extend(listed.iter().map(|pair| {
            let Pair { n, a, b } = *pair;
            let ratios =
                pair.ratios().map(|both| both.map(|part| format!("{}.{:04}", part / 10_000, part % 10_000)));
            [n, a, b, b - a].map(|n| n.to_string()).into_iter().chain(ratios.into_iter().flatten()).collect()
        }));
        table(&rows, output)?;
        if count > listed.len() {
            writeln!(output, "  and {} more; --json lists {}", count - listed.len(), count.min(LISTED))?;
        }
        Ok(())
    }
    fn said(&self) -> Said<'_> {
        let (listed, count) = pairs(self.values, LISTED);
        Said {
            game: self.game,
            side: self.side,
            outcomes: self.outcomes,
            cell: self.cell.map(|(x, y)| Cell { x, y, value: self.values.values[y * self.side + x] }),
            pairs: listed.iter().map(|pair| [pair.a, pair.b]).collect(),
            total: count,
            rows: self.values.values.chunks(self.side).collect(),
        }
    }
}

#[derive(Serialize)]
struct Said<'a> {
    game: &'a str,
    side: usize,
    /// Whether outcomes were asked for; the rows hold values all the same, 0 for P.
    outcomes: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    cell: Option<Cell>,
    /// The first P-positions, the smaller number first.
    pairs: Vec<[usize; 2]>,
    total: usize,
    /// A row for each y, in it a value for each x.
    rows: Vec<&'a [u16]>,
}

#[derive(Serialize)]
struct Cell {
    x: usize,
    y: usize,
    value: u16,
}
