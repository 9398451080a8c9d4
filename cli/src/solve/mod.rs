//! Solving positions: what is asked, and the run over all of them. `examples/solve` includes this module.
mod answer;
mod show;

use clap::{CommandFactory, Parser, builder::TypedValueParser};
use nimscope::core::Convention;
use std::io::{BufRead, Result, Write};

const NOTATIONS: &str = "\
A notation is ruleset/position or ruleset:parameters/position, several joined by & are their sum:
nim/3+5+7, colourful/r1y2r2y2+y3, 'chromatic:beatty(phi^2)/4+2', 'nim/3+5&colourful/r2y1'.
Exit code: 0, or 1 if some position cannot be read or solved (not with --batch), or 2 for wrong options.";

/// Says who wins each position, and how
#[derive(Parser)]
#[command(name = "solve", after_help = NOTATIONS, args_override_self = true)]
pub struct Solve {
    /// Whether whoever moves last wins (normal) or loses (misere)
    #[arg(long, default_value = "normal", value_parser = conventions())]
    convention: Convention,
    /// Work at most: 1 for an option, more where positions are long; a search holds at most 512 MB, too
    #[arg(long, value_name = "N", default_value_t = 10_000_000)]
    budget: u64,
    /// Winning moves listed at most
    #[arg(long, value_name = "N", default_value_t = 100)]
    limit: usize,
    /// Reads one notation a line, writes one JSON object for each line
    #[arg(long, conflicts_with = "notations")]
    batch: bool,
    /// Positions
    #[arg(value_name = "NOTATION")]
    notations: Vec<String>,
}

fn conventions() -> impl TypedValueParser<Value = Convention> {
    clap::builder::PossibleValuesParser::new(["normal", "misere"]).map(|word| match word.as_str() {
        "misere" => Convention::Misere,
        _ => Convention::Normal,
    })
}

impl Solve {
    /// Solves the positions in the arguments or the input, or prints help where there are none; `name` is the command
    /// as it was typed. Returns the exit code.
    ///
    /// # Errors
    /// Those of reading and writing.
    pub fn run(&self, name: &str, input: &mut dyn BufRead, output: &mut dyn Write) -> Result<u8> {
        if self.batch {
            return self.lines(input, output).map(|()| 0);
        }
        if self.notations.is_empty() {
            return write!(output, "{}", Self::command().bin_name(name).render_help()).map(|()| 0);
        }
        let mut code = 0;
        for notation in &self.notations {
            let answer = self.solve(notation);
            if answer.outcome.is_none() {
                code = 1;
            }
            answer.show(output)?;
        }
        Ok(code)
    }
    /// Answers each line of the input with a line of output.
    fn lines(&self, input: &mut dyn BufRead, output: &mut dyn Write) -> Result<()> {
        let mut line = Vec::new();
        while input.read_until(b'\n', &mut line)? > 0 {
            let text = String::from_utf8_lossy(&line);
            // Blank lines are answered too, so that answers match questions by line number.
            serde_json::to_writer(&mut *output, &self.solve(text.trim()))?;
            writeln!(output)?;
            output.flush()?;
            line.clear();
        }
        Ok(())
    }
}
