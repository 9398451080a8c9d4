//! What the labs answer where there is no page: on the command line and to scripts. Each takes what the query of its link
//! holds and answers as text, as JSON or as a table.
mod counting;
mod evolution;
mod failure;
mod graphs;
mod json;
mod losing;
pub mod maps;
mod nimbers;
mod piles;
mod query;
pub mod sequence;
mod solution;
mod statement;
mod text;

use crate::labs::{self, Field, Values};
pub use failure::Failure;
pub use query::escaped;
use std::{fmt, io::Write};

/// In which form a lab answers.
///
/// ```
/// use nimscope::answers::Format;
///
/// let names = Format::ALL.map(Format::name);
/// assert_eq!(names, ["text", "json", "csv", "b-file", "certificate"]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// Lines for people.
    Text,
    /// One object.
    Json,
    /// Comma-separated values.
    Csv,
    /// The b-file of the On-Line Encyclopedia of Integer Sequences.
    BFile,
    /// The certificate of a proved period.
    Certificate,
}

impl Format {
    pub const ALL: [Self; 5] = [Self::Text, Self::Json, Self::Csv, Self::BFile, Self::Certificate];
    pub fn name(self) -> &'static str {
        match self {
            Self::Text => "text",
            Self::Json => "json",
            Self::Csv => "csv",
            Self::BFile => "b-file",
            Self::Certificate => "certificate",
        }
    }
}

/// What a lab is asked, and how it is to answer.
pub struct Request<'a> {
    /// The query of the lab's link, `c=0.77&n=1000`: see [`escaped`].
    pub query: String,
    pub format: Format,
    /// Most work, an option costing 1; none for the limit of the lab itself.
    pub budget: Option<u64>,
    /// The name and the text of a file with a list of arrows, which takes the place of the list in the query.
    pub list: Option<(&'a str, &'a str)>,
    /// Is told what is no part of the answer: why the answer is not complete.
    pub complain: &'a dyn Fn(fmt::Arguments),
}

impl Request<'_> {
    fn is(&self, format: Format) -> bool {
        self.format == format
    }
    fn values(&self, fields: &'static [Field]) -> Result<Values, Failure> {
        query::values(&self.query, fields)
    }
    fn complain(&self, text: fmt::Arguments) {
        (self.complain)(text);
    }
}

/// Whether an answer is complete.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    Whole,
    /// A limit ended the calculation.
    Stopped,
}

impl Ending {
    fn of(stopped: bool) -> Self {
        if stopped { Self::Stopped } else { Self::Whole }
    }
}

/// A lab that answers.
///
/// ```
/// use nimscope::answers::{Ending, Format, LABS, Request, named};
///
/// let ask = |lab: &str, query: &str| {
///     let request = Request { query: query.into(), format: Format::Csv, budget: None, list: None, complain: &|_| () };
///     let mut answer = Vec::new();
///     let ending = named(lab).unwrap().answer(&request, &mut answer)?;
///     assert_eq!(ending, Ending::Whole);
///     Ok::<_, nimscope::answers::Failure>(String::from_utf8(answer).unwrap())
/// };
/// assert_eq!(ask("sequence", "c=0.77&n=3").unwrap(), "n,0.77\n0,0\n1,1\n2,2\n3,3\n");
/// assert!(ask("sequence", "c=0.7(").is_err());
/// assert_eq!(LABS.len(), 8);
/// ```
pub struct Laboratory {
    /// The name of the lab in its links: "sequence".
    pub name: &'static str,
    /// The fields that a query to the lab may have.
    pub fields: &'static [Field],
    /// The forms in which the lab answers, besides text, JSON and CSV.
    pub formats: &'static [Format],
    run: fn(&Request, &mut dyn Write) -> Result<Ending, Failure>,
}

/// Runs a lab that has no limits of work, so that its answer is always complete.
macro_rules! whole {
    ($lab:ident) => {
        |request, output| $lab::answer(request, output).map(|()| Ending::Whole)
    };
}

macro_rules! laboratories {
    ($($lab:ident $static:ident [$($format:ident),*] $run:expr;)+) => {
        $(pub static $static: Laboratory = Laboratory {
            name: stringify!($lab),
            fields: labs::$lab::FIELDS,
            formats: &[$(Format::$format),*],
            run: $run,
        };)+
        /// Every lab.
        pub static LABS: [&Laboratory; [$(stringify!($lab)),+].len()] = [$(&$static),+];
    };
}

laboratories! {
    sequence SEQUENCE [BFile, Certificate] sequence::answer;
    nimbers NIMBERS [] whole!(nimbers);
    counting COUNTING [BFile] whole!(counting);
    evolution EVOLUTION [] evolution::answer;
    maps MAPS [] whole!(maps);
    piles PILES [BFile] whole!(piles);
    graphs GRAPHS [] whole!(graphs);
    solution SOLUTION [] whole!(solution);
}

/// The lab of this name.
pub fn named(name: &str) -> Option<&'static Laboratory> {
    LABS.into_iter().find(|lab| lab.name == name)
}

impl Laboratory {
    /// Whether the lab answers in this form.
    pub fn gives(&self, format: Format) -> bool {
        matches!(format, Format::Text | Format::Json | Format::Csv) || self.formats.contains(&format)
    }
    /// Answers a request.
    ///
    /// # Errors
    /// What is wrong with the question, or those of the stream.
    pub fn answer(&self, request: &Request, output: &mut dyn Write) -> Result<Ending, Failure> {
        if !self.gives(request.format) {
            return Err(Failure::Wrong(format!("the lab {} gives no {}", self.name, request.format.name())));
        }
        (self.run)(request, output)
    }
}
