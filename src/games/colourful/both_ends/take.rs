//! Taking balls from an end of a pile.
use crate::core::notation::{NotationError, Scanner};
use std::fmt;

/// Most piles, and most places of a pile.
pub const PILES: usize = 12;
pub const LONGEST: u64 = 40;

/// Which end of a pile balls are taken from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    Ground,
    Top,
}

impl End {
    /// As moves call it: "the top".
    pub fn name(self) -> &'static str {
        match self {
            Self::Ground => "the ground",
            Self::Top => "the top",
        }
    }
}

/// Takes `count` balls from an end of a pile, counted from 0. Written `1-2` for two from the top of the first, and `1g2` for two
/// from its ground.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Take {
    pub pile: usize,
    pub end: End,
    pub count: u64,
}

impl Take {
    pub fn read(text: &str) -> Result<Self, NotationError> {
        let mut scan = Scanner::new(text);
        let pile = scan.number(PILES as u64, "the number of a pile")?;
        let end = match (pile, scan.eat('-'), scan.eat('g')) {
            (1.., true, false) => End::Top,
            (1.., false, true) => End::Ground,
            _ => {
                return Err(NotationError::syntax(
                    scan.at(),
                    "the number of a pile, and - for its top or g for its ground",
                ));
            }
        };
        let at = scan.at();
        let count = scan.number(LONGEST, "how many to take")?;
        match (count, scan.done()) {
            (0, _) => Err(NotationError::syntax(at, "at least 1 to take")),
            (_, false) => Err(NotationError::syntax(scan.at(), "the end")),
            _ => Ok(Self { pile: pile as usize - 1, end, count }),
        }
    }
}

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let end = if self.end == End::Top { '-' } else { 'g' };
        write!(f, "{}{end}{}", self.pile + 1, self.count)
    }
}
