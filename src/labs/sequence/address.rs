//! The sequence lab as a link.
use super::{source::Source, window::Window};
use crate::core::notation::NotationError;
use crate::games::{
    heaps::codes::MOST_VALUES,
    link::{LINK_VERSION, LinkError, LinkPart, field},
};
use crate::labs::whole::read_whole;
use std::fmt;

/// The greatest n of the lab.
pub const MOST: usize = MOST_VALUES - 1;

/// What a link to the sequence lab says: `v=1&c=0.77&n=1000000&d=0.07&r=0-168`, which is version, code, greatest n,
/// code to compare with, and range of the plot. Unknown keys are ignored. Codes and n are texts as somebody may have
/// typed them.
#[derive(Clone, PartialEq, Debug)]
pub struct SequenceLink {
    pub code: String,
    pub upto: String,
    /// The code to compare with; empty for none.
    pub other: String,
    /// What is seen of the plot; the usual part if none.
    pub window: Option<Window>,
}

impl Default for SequenceLink {
    fn default() -> Self {
        Self { code: "0.77".into(), upto: "1000000".into(), other: String::new(), window: None }
    }
}

impl SequenceLink {
    /// Whether the code is that of a set, so that bare numbers are sets in both codes.
    pub fn sets(&self) -> bool {
        Source::read(&self.code, true).is_ok_and(|source| !source.is_code())
    }
    /// Reads the query of a link.
    ///
    /// # Errors
    /// An unknown version, a text that is not UTF-8, or a range that is none.
    pub fn read(query: &str) -> Result<Self, LinkError> {
        Self::of(query).map_err(|error| *error)
    }
    fn of(query: &str) -> Result<Self, Box<LinkError>> {
        let mut link = Self::default();
        for field in field::Field::read(query)? {
            match field.key {
                "c" => link.code = field.text(LinkPart::Game)?,
                "d" => link.other = field.text(LinkPart::Game)?,
                "n" => link.upto = field.text(LinkPart::Game)?,
                "r" => {
                    let text = field.text(LinkPart::Range)?;
                    let error = || {
                        field.error(
                            LinkPart::Range,
                            &text,
                            NotationError::syntax(0, "two numbers such as 0-168"),
                        )
                    };
                    link.window = Some(window(&text).ok_or_else(error)?);
                }
                _ => {}
            }
        }
        Ok(link)
    }
}

fn window(text: &str) -> Option<Window> {
    let (from, to) = text.split_once('-')?;
    let end = |text: &str| text.parse::<u32>().ok().filter(|n| *n as usize <= MOST).map(f64::from);
    let (from, to) = (end(from)?, end(to)?);
    (from < to).then_some(Window { from, span: to - from })
}

/// The query that [`SequenceLink::read`] reads.
impl fmt::Display for SequenceLink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = |text: &str| field::text(text.trim());
        write!(f, "v={LINK_VERSION}&c={}&n={}", text(&self.code), text(&self.upto))?;
        if !self.other.trim().is_empty() {
            write!(f, "&d={}", text(&self.other))?;
        }
        if let Some(window) = self.window {
            let (from, to) = window.ends();
            write!(f, "&r={from}-{to}")?;
        }
        Ok(())
    }
}

/// The greatest n that was asked for; blanks between its digits are allowed.
///
/// # Errors
/// What was expected instead: a whole number of at most 10^7.
pub fn read_upto(text: &str) -> Result<usize, NotationError> {
    read_whole(text, MOST)
}
