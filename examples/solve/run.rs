//! The command line, apart from the process: arguments and streams in, an exit code out.
use nimscope::core::{
    Budget, Convention, Lists, Nimber, NotationError, OutOfBudget, Outcome, Verdict, analyse, wide,
};
use nimscope::games::open;
use serde::Serialize;
use std::{
    ffi::OsString,
    io::{BufRead, Result, Write},
};

const HELP: &str = "\
solve [options] <notation>...   says who wins each position, and how
solve [options] --batch         reads one notation a line, writes one JSON object for each line

  --convention normal|misere    whoever moves last wins (normal, the default) or loses
  --budget N                    work at most, 10000000 unless told: 1 for an option, more where positions are long;
                                a search holds at most 512 MB, too
  --limit N                     winning moves listed at most, 100 unless told

A notation is ruleset/position or ruleset:parameters/position, several joined by & are their sum:
nim/3+5+7, colourful/r1y2r2y2+y3, 'chromatic:beatty(phi^2)/4+2', 'nim/3+5&colourful/r2y1'.
Exit code: 0, or 1 if some position cannot be read or solved (not with --batch), or 2 for wrong options.
";

/// What is asked of every position.
struct Options {
    convention: Convention,
    budget: u64,
    limit: usize,
    batch: bool,
    notations: Vec<String>,
}

/// Runs the command; gives the exit code.
///
/// # Errors
/// Those of the streams.
pub fn run(
    args: impl Iterator<Item = OsString>,
    input: &mut dyn BufRead,
    output: &mut dyn Write,
    complaints: &mut dyn Write,
) -> Result<u8> {
    let options = match options(args) {
        Ok(Some(options)) => options,
        Ok(None) => return output.write_all(HELP.as_bytes()).map(|()| 0),
        Err(error) => {
            writeln!(complaints, "error: {error}\n\n{HELP}")?;
            return Ok(2);
        }
    };
    if options.batch {
        return batch(&options, input, output).map(|()| 0);
    }
    let mut code = 0;
    for notation in &options.notations {
        let answer = solve(notation, &options);
        if answer.outcome.is_none() {
            code = 1;
        }
        show(&answer, output)?;
    }
    Ok(code)
}

/// None where only help was asked for.
fn options(args: impl Iterator<Item = OsString>) -> std::result::Result<Option<Options>, lexopt::Error> {
    use lexopt::prelude::*;
    let mut found = Options {
        convention: Convention::Normal,
        budget: 10_000_000,
        limit: 100,
        batch: false,
        notations: vec![],
    };
    let mut parser = lexopt::Parser::from_args(args);
    while let Some(argument) = parser.next()? {
        match argument {
            Long("batch") => found.batch = true,
            Long("budget") => found.budget = parser.value()?.parse()?,
            Long("limit") => found.limit = parser.value()?.parse()?,
            Long("convention") => {
                found.convention = match parser.value()?.string()?.as_str() {
                    "normal" => Convention::Normal,
                    "misere" => Convention::Misere,
                    _ => return Err("expected --convention normal or --convention misere".into()),
                }
            }
            Long("help") | Short('h') => return Ok(None),
            Value(notation) => found.notations.push(notation.string()?),
            other => return Err(other.unexpected()),
        }
    }
    match (found.batch, found.notations.is_empty()) {
        (true, false) => Err("with --batch the notations come from standard input".into()),
        (false, true) => Ok(None),
        _ => Ok(Some(found)),
    }
}

/// The line that `--batch` writes.
#[derive(Serialize)]
struct Answer {
    /// The position's own notation, or the text as given where it cannot be read.
    notation: String,
    convention: Convention,
    outcome: Option<Outcome>,
    /// The Grundy value; null under misère play, and where only the outcome is known.
    value: Option<Nimber>,
    winning: Vec<Winning>,
    /// How many winning moves there are, those that are not listed included; saturates.
    #[serde(with = "wide")]
    total: u64,
    /// Whether the budget ended before all moves were examined, so that there may be more.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    cut: bool,
    /// How many options were examined without an outcome.
    #[serde(skip_serializing_if = "Option::is_none")]
    examined: Option<u64>,
    /// What ended the search then.
    #[serde(skip_serializing_if = "Option::is_none")]
    limit: Option<OutOfBudget>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<NotationError>,
}

#[derive(Serialize)]
struct Winning {
    #[serde(rename = "move")]
    mv: String,
    option: String,
}

fn solve(notation: &str, options: &Options) -> Answer {
    let convention = options.convention;
    let mut answer = Answer {
        notation: notation.to_string(),
        convention,
        outcome: None,
        value: None,
        winning: vec![],
        total: 0,
        cut: false,
        examined: None,
        limit: None,
        error: None,
    };
    let game = match open(notation) {
        Ok(game) => game,
        Err(error) => return Answer { error: Some(error.counted(notation)), ..answer },
    };
    answer.notation = game.notation();
    let lists = Lists { winning: options.limit, replies: 0 };
    let found = analyse(&*game, convention, lists, &mut Budget::new(options.budget));
    match found.verdict {
        Verdict::Solved { outcome, value } => (answer.outcome, answer.value) = (Some(outcome), value),
        Verdict::Unknown { examined, limit } => {
            (answer.examined, answer.limit) = (Some(examined), Some(limit));
        }
    }
    (answer.total, answer.cut) = (found.winning.total, found.cut);
    for mv in found.winning.moves {
        let option = game.play(&mv.notation).map(|option| option.notation()).unwrap_or_default();
        answer.winning.push(Winning { mv: mv.notation, option });
    }
    answer
}

fn batch(options: &Options, input: &mut dyn BufRead, output: &mut dyn Write) -> Result<()> {
    let mut line = Vec::new();
    while input.read_until(b'\n', &mut line)? > 0 {
        let text = String::from_utf8_lossy(&line);
        // Every line has its answer, a blank one too, so that the two can be matched by number.
        serde_json::to_writer(&mut *output, &solve(text.trim(), options))?;
        writeln!(output)?;
        output.flush()?;
        line.clear();
    }
    Ok(())
}

fn show(answer: &Answer, output: &mut dyn Write) -> Result<()> {
    let play = if answer.convention == Convention::Misere { "misère play" } else { "normal play" };
    write!(output, "{}: ", answer.notation)?;
    match (answer.outcome, &answer.error) {
        (Some(outcome), _) => {
            let value = answer.value.map(|value| format!(", Grundy value {}", value.0)).unwrap_or_default();
            writeln!(output, "{outcome:?}-position under {play}{value}")?;
        }
        (None, Some(error)) => writeln!(output, "{error}")?,
        (None, None) => {
            let advice = match answer.limit {
                Some(OutOfBudget::Memory) => "the limit of memory",
                _ => "the limit of work; --budget raises it",
            };
            let examined = answer.examined.unwrap_or(0);
            writeln!(output, "not solved within the budget: stopped after {examined} options at {advice}")?;
        }
    }
    for winning in &answer.winning {
        writeln!(output, "  {}  {}", winning.mv, winning.option)?;
    }
    let more = answer.total.saturating_sub(answer.winning.len() as u64);
    if more > 0 {
        writeln!(output, "  and {more} more; --limit raises what is listed")?;
    }
    if answer.cut {
        writeln!(output, "  perhaps more, not found within the budget; --budget raises it")?;
    }
    Ok(())
}
