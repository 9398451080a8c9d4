//! The games whose P-positions are counted, beside Nim itself.
use super::two_heaps;
use crate::core::notation::NotationError;
use crate::labs::sequence::Source;
use std::fmt;

/// A game of several heaps.
#[derive(Clone, PartialEq, Debug)]
pub enum CountedGame {
    /// Heaps or single heads, each with a Grundy value.
    Heaps(Source),
    /// Moore's Nim, where a move takes from at most this many piles.
    Moore(u32),
    /// Colourful Nim: piles that differ in the lengths of their runs.
    Colourful,
    /// A game of two heaps that is no disjunctive sum, with its `name` in addresses and its `label` for people.
    TwoHeaps { name: String, label: String },
}

/// The most piles that one move of Moore's Nim may take from.
const MOST_AT_ONCE: u32 = 9;
const MOORE: &str = "moore:";
const COLOURFUL: &str = "colourful";

impl CountedGame {
    /// The game that a text denotes; none for Nim, which an empty text stands for.
    ///
    /// # Errors
    /// What was expected where the text stops making sense.
    pub fn read(text: &str) -> Result<Option<Self>, NotationError> {
        let trimmed = text.trim();
        if trimmed.is_empty() || trimmed == "nim" {
            return Ok(None);
        }
        if trimmed == COLOURFUL {
            return Ok(Some(Self::Colourful));
        }
        if let Some(at_once) = trimmed.strip_prefix(MOORE) {
            let at = text.len() - text.trim_start().len() + MOORE.len();
            return match at_once.parse() {
                Ok(at_once @ 1..=MOST_AT_ONCE) => Ok(Some(Self::Moore(at_once))),
                _ => Err(NotationError::syntax(at, "from how many piles a move may take, 1 to 9")),
            };
        }
        Source::read(text, true).map(Self::Heaps).map(Some).or_else(|error| {
            let game = two_heaps::opened(trimmed).ok_or(error)?;
            Ok(Some(Self::TwoHeaps { name: trimmed.into(), label: game.label() }))
        })
    }
    /// The only number of heaps with which it is played, where there is one.
    pub fn heaps(&self) -> Option<u32> {
        matches!(self, Self::TwoHeaps { .. }).then_some(2)
    }
    /// What people call it: "Kayles, 0.77".
    pub fn title(&self) -> String {
        let name = match self {
            Self::Heaps(source) => source.names().first().copied(),
            Self::Moore(_) => Some("Moore’s Nim"),
            Self::Colourful => Some("Colourful Nim"),
            Self::TwoHeaps { label, .. } => return label.clone(),
        };
        name.map_or_else(|| self.to_string(), |name| format!("{name}, {self}"))
    }
    /// What is counted, in words, where the name does not say it.
    pub fn note(&self) -> Option<&'static str> {
        match self {
            Self::Heaps(source) if source.single() == "coin" => Some(
                "*n* is the place of a head, counted from 1 at the left; 0 stands for no head. Heads are counted as if each lay on a row of its own.",
            ),
            Self::Heaps(_) => None,
            Self::Moore(_) => Some(
                "P-positions are those in which each binary column of the piles has a multiple of one more than that number of ones.",
            ),
            Self::Colourful => {
                Some("Piles with the same run lengths count once, whatever their colours; *n* counts tokens.")
            }
            Self::TwoHeaps { .. } => {
                Some("(1,2) and (2,1) count as two positions. They are counted on the map of the game.")
            }
        }
    }
}

/// The text that [`CountedGame::read`] reads.
impl fmt::Display for CountedGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Heaps(source) => source.fmt(f),
            Self::Moore(at_once) => write!(f, "{MOORE}{at_once}"),
            Self::Colourful => f.write_str(COLOURFUL),
            Self::TwoHeaps { name, .. } => f.write_str(name),
        }
    }
}
