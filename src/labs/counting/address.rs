//! The counting lab as a link.
use super::sequence::Sequence;
use crate::core::notation::NotationError;
use crate::games::link::{LINK_VERSION, LinkError, LinkPart, field};
use crate::labs::whole::read_whole;
use std::fmt;

/// The most piles, and the greatest n of the table and the plot.
pub const MOST_PILES: usize = 100;
pub const MOST_TERMS: usize = 2047;

/// What a link to the counting lab says: `v=1&k=3&n=127&s=D&m=95&x=2^4000-1&b=1`, which is version, piles, greatest n,
/// sequence, the n that is pointed at, a number of any length, and whether bounds are drawn. Unknown keys are ignored.
/// Piles, greatest n and the long number are texts as somebody may have typed them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CountingLink {
    pub piles: String,
    pub upto: String,
    pub sequence: Sequence,
    pub at: usize,
    pub long: String,
    pub bounds: bool,
}

impl Default for CountingLink {
    fn default() -> Self {
        Self {
            piles: "3".into(),
            upto: "127".into(),
            sequence: Sequence::TotalExactly,
            at: 95,
            long: String::new(),
            bounds: false,
        }
    }
}

impl CountingLink {
    /// Reads the query of a link.
    ///
    /// # Errors
    /// An unknown version or sequence, a text that is not UTF-8, or an n that is none.
    pub fn read(query: &str) -> Result<Self, LinkError> {
        Self::of(query).map_err(|error| *error)
    }
    fn of(query: &str) -> Result<Self, Box<LinkError>> {
        let (mut link, part) = (Self::default(), LinkPart::Calculation);
        for field in field::Field::read(query)? {
            match field.key {
                "k" => link.piles = field.text(part)?,
                "n" => link.upto = field.text(part)?,
                "s" => {
                    let letter = field.word(part, &Sequence::ALL.map(Sequence::letter))?;
                    link.sequence = Sequence::of(&letter).unwrap_or(link.sequence);
                }
                "m" => link.at = field.number(part, MOST_TERMS as u64)? as usize,
                "x" => link.long = field.text(part)?,
                "b" => link.bounds = field.word(part, &["0", "1"])? == "1",
                _ => {}
            }
        }
        Ok(link)
    }
}

/// The query that [`CountingLink::read`] reads.
impl fmt::Display for CountingLink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = |text: &str| field::text(text.trim());
        let (letter, at) = (self.sequence.letter(), self.at);
        write!(f, "v={LINK_VERSION}&k={}&n={}&s={letter}&m={at}", text(&self.piles), text(&self.upto))?;
        if !self.long.trim().is_empty() {
            write!(f, "&x={}", text(&self.long))?;
        }
        if self.bounds { f.write_str("&b=1") } else { Ok(()) }
    }
}

/// The number of piles.
///
/// # Errors
/// What was expected instead: a whole number from 1 to 100.
pub fn read_piles(text: &str) -> Result<u32, NotationError> {
    match read_whole(text, MOST_PILES)? {
        0 => Err(NotationError::syntax(0, "at least one pile")),
        piles => Ok(piles as u32),
    }
}

/// The greatest n of the table and the plot.
///
/// # Errors
/// What was expected instead: a whole number of at most 2047.
pub fn read_terms(text: &str) -> Result<usize, NotationError> {
    read_whole(text, MOST_TERMS)
}
