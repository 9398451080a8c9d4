//! Steps and generations of the P-positions of any game.
use super::{
    super::{Ending, Failure, Format, Request, json, query::wrong, text::table},
    ENTRIES,
};
use crate::core::Game;
use crate::games::open;
use crate::labs::Values;
use crate::labs::evolution::{Evolution, Found, MOST_OPTIONS, MOST_POSITIONS, Stage};
use serde::Serialize;
use std::{io::Write, rc::Rc};

/// Options examined by one call of `advance`.
const SLICE: u64 = 5000;

/// Answers a query about the P-positions of one game.
///
/// # Errors
/// What is wrong with the position, or those of the stream.
pub fn run(values: &Values, request: &Request, output: &mut dyn Write) -> Result<Ending, Failure> {
    let text = values.text("a").trim();
    let game = open(text).map_err(|error| wrong("a", text, &error))?;
    let mut evolution = Evolution::new(game);
    while evolution.advance(SLICE) == Stage::Running {}
    let stopped = evolution.stage() == Stage::Stopped;
    let found = evolution.found();
    if request.is(Format::Json) {
        json::write(&json_object(&evolution, &found, text), output)?;
    } else if request.is(Format::Csv) {
        writeln!(output, "step,generation,position")?;
        for row in rows(&evolution, &found) {
            let position = row.position.replace('"', "\"\"");
            writeln!(output, "{},{},\"{position}\"", row.step, row.generation)?;
        }
        if stopped {
            request.complain(format_args!("{text}: {}", limit(&evolution, &found)));
        }
    } else {
        show(&evolution, &found, text, output)?;
    }
    Ok(Ending::of(stopped))
}

fn limit(evolution: &Evolution, found: &[Found]) -> String {
    format!(
        "stopped after {} positions; at most {MOST_POSITIONS} are looked at, with {MOST_OPTIONS} options; the {} \
         P-positions found are settled",
        evolution.positions(),
        found.len()
    )
}

fn show(evolution: &Evolution, found: &[Found], text: &str, output: &mut dyn Write) -> Result<(), Failure> {
    if evolution.stage() == Stage::Stopped {
        writeln!(output, "{text}: {}", limit(evolution, found))?;
    } else {
        writeln!(output, "{text}: {} positions, {} of them P", evolution.positions(), found.len())?;
    }
    match evolution.start() {
        Some(facts) if facts.is_p => {
            writeln!(
                output,
                "P-position, found at step {}, of generation {}",
                facts.step(),
                facts.generation()
            )?;
        }
        Some(_) => writeln!(output, "N-position")?,
        None => {}
    }
    let differ = found.iter().filter(|one| one.facts.step() != one.facts.generation()).count();
    writeln!(output, "P-positions whose step is not their generation: {differ}")?;
    if let Some([quick, long]) = evolution.example(found) {
        for (name, line) in [("quick winner, slow loser", quick), ("longest", long)] {
            writeln!(output, "{name}: {}", texts(&line).join(" "))?;
        }
    }
    let mut lines = vec![["step", "generation", "position"].map(String::from).to_vec()];
    let shown = rows(evolution, found).take(ENTRIES);
    lines.extend(shown.map(|row| vec![row.step.to_string(), row.generation.to_string(), row.position]));
    table(&lines, output)?;
    if found.len() > ENTRIES {
        writeln!(output, "  and {} more; --csv has all", found.len() - ENTRIES)?;
    }
    Ok(())
}

fn texts(line: &[Rc<dyn Game>]) -> Vec<String> {
    line.iter().map(|game| game.text()).collect()
}

fn rows<'a>(evolution: &'a Evolution, found: &'a [Found]) -> impl Iterator<Item = Row> {
    found.iter().filter_map(|one| {
        let position = evolution.game(one.id)?.notation();
        Some(Row { step: one.facts.step(), generation: one.facts.generation(), position })
    })
}

#[derive(Serialize)]
struct EvolutionJson<'a> {
    game: &'a str,
    /// How many positions the search has reached.
    positions: usize,
    /// Whether a limit ended the search, so that there may be more positions.
    stopped: bool,
    /// Two optimal lines of play from a P-position whose step and generation differ, else from the last one found.
    #[serde(skip_serializing_if = "Option::is_none")]
    example: Option<Example>,
    found: Vec<Row>,
}

#[derive(Serialize)]
struct Example {
    quick: Vec<String>,
    long: Vec<String>,
}

/// A P-position.
#[derive(Serialize)]
struct Row {
    step: u32,
    generation: u32,
    position: String,
}

fn json_object<'a>(evolution: &Evolution, found: &[Found], game: &'a str) -> EvolutionJson<'a> {
    let example = evolution.example(found);
    EvolutionJson {
        game,
        positions: evolution.positions(),
        stopped: evolution.stage() == Stage::Stopped,
        example: example.map(|[quick, long]| Example { quick: texts(&quick), long: texts(&long) }),
        found: rows(evolution, found).collect(),
    }
}
