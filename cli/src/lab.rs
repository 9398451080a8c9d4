//! The command `lab`: each laboratory takes the fields of its link as words.
use clap::{Args, Subcommand};
use nimscope::answers::{
    COUNTING, EVOLUTION, Ending, Failure, Format, GRAPHS, Laboratory, MAPS, NIMBERS, PILES, Request,
    SEQUENCE, SOLUTION, escaped, maps, sequence,
};
use nimscope::labs::Field;
use std::{
    ffi::OsString,
    fmt,
    io::{self, Write},
    path::PathBuf,
};

#[derive(Subcommand)]
pub enum LabCommand {
    /// Grundy values of a game of heaps, and their period
    #[command(after_help = help(&SEQUENCE))]
    Sequence(Sequence),
    /// Calculates with nimbers and shows the steps; tables of sums and products
    #[command(after_help = help(&NIMBERS))]
    Nimbers(LabArguments),
    /// How many P-positions Nim has, by the largest pile and by the total
    #[command(after_help = help(&COUNTING))]
    Counting(Counted),
    /// Generations of P-positions: three piles of Nim, any number of piles, any game
    #[command(after_help = help(&EVOLUTION))]
    Evolution(LabArguments),
    /// Grundy values or outcomes of every position of two heaps, stacks or other numbers
    #[command(after_help = help(&MAPS))]
    Maps(Maps),
    /// All piles of Colourful Nim with one end and with two: values, how many have each, and statements about them
    #[command(after_help = help(&PILES))]
    Piles(Counted),
    /// Labels the vertices of a graph: Grundy values, who wins, and in how many moves
    #[command(after_help = help(&GRAPHS))]
    Graphs(Graphs),
    /// The set of red levels that gives Chromatic Nim of two stacks some P-positions, or the first pair that forbids them
    #[command(after_help = help(&SOLUTION))]
    Solution(LabArguments),
}

/// What every lab is asked with.
#[derive(Args)]
#[group(skip)]
pub struct LabArguments {
    /// What is asked, as the lab's link has it
    #[arg(value_name = "KEY=VALUE")]
    words: Vec<String>,
    /// Writes JSON
    #[arg(long)]
    json: bool,
    /// Writes comma-separated values
    #[arg(long, conflicts_with = "json")]
    csv: bool,
}

#[derive(Args)]
pub struct Sequence {
    #[command(flatten)]
    words: LabArguments,
    /// Writes the b-file of the On-Line Encyclopedia of Integer Sequences, of the first game
    #[arg(long, conflicts_with_all = ["json", "csv"])]
    b_file: bool,
    /// Writes the certificate of the proved period of the first game, which docs/check-period.mjs checks
    #[arg(long, conflicts_with_all = ["json", "csv", "b_file"])]
    certificate: bool,
    /// Work at most for each game, 1 for an option
    #[arg(long, value_name = "N", default_value_t = sequence::BUDGET)]
    budget: u64,
}

#[derive(Args)]
pub struct Counted {
    #[command(flatten)]
    words: LabArguments,
    /// Writes the b-file of the On-Line Encyclopedia of Integer Sequences, of what is counted
    #[arg(long, conflicts_with_all = ["json", "csv"])]
    b_file: bool,
}

#[derive(Args)]
pub struct Maps {
    #[command(flatten)]
    words: LabArguments,
    /// Work at most for outcomes under misère play that no theorem gives, 1 for an option
    #[arg(long, value_name = "N", default_value_t = maps::BUDGET)]
    budget: u64,
}

#[derive(Args)]
pub struct Graphs {
    #[command(flatten)]
    words: LabArguments,
    /// Reads the arrows from a file
    #[arg(long, value_name = "FILE")]
    file: Option<PathBuf>,
}

/// The keys as a help text lists them.
fn help(lab: &Laboratory) -> String {
    let line = |field: &Field| format!("\n  {}=  {}", field.key, field.about);
    let lines: String = lab.fields.iter().map(line).collect();
    format!("Keys, as in the lab's link, whose values may be escaped with %:{lines}")
}

/// Writes to the error stream, where writing may fail.
pub fn complain(text: fmt::Arguments) {
    let _ = writeln!(io::stderr(), "{text}");
}

impl LabArguments {
    fn request(&self) -> Request<'_> {
        let words: Vec<String> = self.words.iter().map(|word| escaped(word)).collect();
        let format = match (self.json, self.csv) {
            (true, _) => Format::Json,
            (_, true) => Format::Csv,
            _ => Format::Text,
        };
        Request { query: words.join("&"), format, budget: None, list: None, complain: &complain }
    }
}

impl LabCommand {
    /// Answers the question; returns the exit code: 0, or 1 where a limit ended the calculation.
    ///
    /// # Errors
    /// What is wrong with the question, or a failure to write.
    pub fn run(&self, output: &mut dyn Write) -> Result<u8, Failure> {
        let or = |chosen, format, words: &LabArguments| if chosen { format } else { words.request().format };
        let ending = match self {
            Self::Sequence(Sequence { words, b_file, certificate, budget }) => {
                let format = or(*certificate, Format::Certificate, words);
                let format = if *b_file { Format::BFile } else { format };
                let request = Request { format, budget: Some(*budget), ..words.request() };
                SEQUENCE.answer(&request, output)
            }
            Self::Counting(Counted { words, b_file }) => {
                let format = or(*b_file, Format::BFile, words);
                COUNTING.answer(&Request { format, ..words.request() }, output)
            }
            Self::Piles(Counted { words, b_file }) => {
                let format = or(*b_file, Format::BFile, words);
                PILES.answer(&Request { format, ..words.request() }, output)
            }
            Self::Maps(Maps { words, budget }) => {
                MAPS.answer(&Request { budget: Some(*budget), ..words.request() }, output)
            }
            Self::Graphs(Graphs { words, file }) => {
                let Some(file) = file else { return code(GRAPHS.answer(&words.request(), output)) };
                let name = file.display().to_string();
                let text = std::fs::read_to_string(file)
                    .map_err(|error| Failure::Wrong(format!("{name}: {error}")))?;
                GRAPHS.answer(&Request { list: Some((&name, &text)), ..words.request() }, output)
            }
            Self::Nimbers(words) => NIMBERS.answer(&words.request(), output),
            Self::Evolution(words) => EVOLUTION.answer(&words.request(), output),
            Self::Solution(words) => SOLUTION.answer(&words.request(), output),
        };
        code(ending)
    }
}

fn code(ending: Result<Ending, Failure>) -> Result<u8, Failure> {
    ending.map(|ending| (ending == Ending::Stopped).into())
}

/// The arguments, where the link of a lab (`sequence?c=0.77`, or a whole address) is replaced by the name of the lab
/// and its query.
pub fn parted(args: impl Iterator<Item = OsString>) -> impl Iterator<Item = OsString> {
    let mut lab = false;
    args.enumerate().flat_map(move |(index, arg)| {
        lab |= index == 1 && arg == "lab";
        let link = arg.to_str().filter(|text| lab && index == 2 && text.contains(['?', '/']));
        let Some(link) = link.and_then(|text| text.rsplit('#').next()) else { return vec![arg] };
        let (address, query) = link.split_once('?').unwrap_or((link, ""));
        vec![address.rsplit('/').next().unwrap_or_default().into(), query.into()]
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_parted() {
        for (link, query) in [
            ("maps?g=nim/3+5&n=9", "g=nim/3+5&n=9"),
            ("#/lab/maps?g=nim/3+5&n=9", "g=nim/3+5&n=9"),
            ("https://example.org/play/?x#/lab/maps?n=9", "n=9"),
            ("https://example.org/#/lab/maps", ""),
        ] {
            let words: Vec<_> =
                parted(["nimscope", "lab", link, "--csv"].map(OsString::from).into_iter()).collect();
            assert_eq!(words, ["nimscope", "lab", "maps", query, "--csv"]);
        }
        for other in [["nimscope", "solve", "nim/3?"], ["nimscope", "lab", "maps"]] {
            let other = other.map(OsString::from);
            assert_eq!(parted(other.clone().into_iter()).collect::<Vec<_>>(), other);
        }
    }
}
