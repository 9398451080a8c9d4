//! Side lines: what was tried beside the moves of the game.
use super::{LinkError, LinkPart, MOST_MOVES, field, field::Field};
use crate::core::notation::NotationError;
use std::fmt;

/// Other moves than those of the game, from one of its positions on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SideLine {
    /// How many moves of the game come before the side line.
    pub from: usize,
    /// The notations of its own moves, at least one.
    pub moves: Vec<String>,
}

impl SideLine {
    /// Most side lines of a link.
    pub const MOST: usize = 100;

    /// Reads the value of a key `x`, such as `2,1-1,3-4`; `before` side lines have been read so far.
    pub(super) fn read(field: &Field, before: usize) -> Result<Self, Box<LinkError>> {
        let part = LinkPart::Side(before);
        if before >= Self::MOST {
            let limit = format!("at most {} side lines", Self::MOST);
            return Err(field.error(part, "", NotationError::too_large(0, limit)));
        }
        let mut items = field.items(part, MOST_MOVES + 1)?.into_iter();
        let first = items.next().unwrap_or_default();
        let digits = !first.is_empty() && first.bytes().all(|byte| byte.is_ascii_digit());
        let (from, moves) = (first.parse().ok().filter(|_| digits), items.collect::<Vec<_>>());
        match from {
            Some(from) if !moves.is_empty() => Ok(Self { from, moves }),
            _ => {
                let expected = "the number of moves before it and at least one move, such as 2,1-1";
                Err(field.error(part, &first, NotationError::syntax(0, expected)))
            }
        }
    }
}

impl fmt::Display for SideLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.from, field::items(&self.moves))
    }
}
