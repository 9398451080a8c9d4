//! The laboratories: each takes what the query of its link holds, as words, and answers as text, as JSON or as a table.
mod counting;
mod evolution;
mod failure;
mod graphs;
mod json;
mod losing;
mod maps;
mod nimbers;
mod piles;
mod query;
mod sequence;
mod solution;
mod statement;
mod text;

use clap::Subcommand;
pub use failure::{Failure, complain};
use std::{ffi::OsString, io::Write};

#[derive(Subcommand)]
pub enum LabCommand {
    Sequence(sequence::Asked),
    Nimbers(nimbers::Asked),
    Counting(counting::Asked),
    Evolution(evolution::Asked),
    Maps(maps::Asked),
    Piles(piles::Asked),
    Graphs(graphs::Asked),
    Solution(solution::Asked),
}

impl LabCommand {
    /// Answers what is asked; gives the exit code: 0, or 1 where a limit ended the calculation.
    ///
    /// # Errors
    /// What is wrong with the question, or those of the stream.
    pub fn run(&self, output: &mut dyn Write) -> Result<u8, Failure> {
        match self {
            Self::Sequence(asked) => asked.run(output),
            Self::Nimbers(asked) => asked.run(output).map(|()| 0),
            Self::Counting(asked) => asked.run(output).map(|()| 0),
            Self::Evolution(asked) => asked.run(output),
            Self::Maps(asked) => asked.run(output).map(|()| 0),
            Self::Piles(asked) => asked.run(output).map(|()| 0),
            Self::Graphs(asked) => asked.run(output).map(|()| 0),
            Self::Solution(asked) => asked.run(output).map(|()| 0),
        }
    }
}

/// The arguments with the link of a lab, `sequence?c=0.77` or all of its address, as the name of the lab and its query.
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
