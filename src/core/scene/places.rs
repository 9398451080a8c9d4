//! Names of groups and pieces, the same from move to move.
use crate::core::wide;
use serde::{Deserialize, Serialize};

/// A pile, stack, row or other group of pieces: which summand it belongs to, and which of its groups it is.
///
/// ```
/// use nimscope::games::open;
///
/// // The pile of the second summand.
/// let places = open("nim/3+5&nim/4")?.scene().places();
/// assert_eq!((places[2].part, places[2].group), (1, 0));
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Place {
    /// Which summand of a sum of games, from 0; 0 where there is only one.
    pub part: u8,
    /// Which group of that summand, from 0.
    pub group: u16,
}

/// A group from this number on stands for the gaps between the pieces of the group whose number is less by this.
const GAPS: u16 = 1 << 15;

impl Place {
    /// Where the gaps between the pieces of this group are pointed at: its piece n is the gap above the n-th token.
    pub fn gaps(self) -> Self {
        Self { group: self.group | GAPS, ..self }
    }
    /// The group itself, for its pieces and for its gaps.
    pub fn home(self) -> Self {
        Self { group: self.group & !GAPS, ..self }
    }
    pub fn is_gaps(self) -> bool {
        self.group >= GAPS
    }
}

/// Where a position stands: alone on the table, or as one of the summands of a sum.
///
/// ```
/// use nimscope::core::SumContext;
///
/// assert_eq!(SumContext::ALONE.number(0), 1);
/// // After two groups of other summands the first one is number 3.
/// assert_eq!(SumContext { first: 3, alone: false }.number(0), 3);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SumContext {
    /// The number that people call its first group by.
    pub first: u32,
    pub alone: bool,
}

impl SumContext {
    pub const ALONE: Self = Self { first: 1, alone: true };

    /// The number that people call a group by.
    pub fn number(self, group: usize) -> u32 {
        self.first.saturating_add(u32::try_from(group).unwrap_or(u32::MAX))
    }
}

/// A piece's name, the same from move to move while the piece exists.
///
/// ```
/// use nimscope::{core::{PieceId, Place}, games::open};
///
/// // Pointing at the second token of pile 1 takes it and the one on it.
/// let piece = PieceId { place: Place { part: 0, group: 0 }, n: 2 };
/// assert_eq!(open("nim/3+5")?.select(&[piece]).unwrap().notation, "1-2");
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct PieceId {
    pub place: Place,
    /// In stacks the level of the token, counted from 1 at the ground.
    #[serde(with = "wide")]
    pub n: u64,
}

/// The pieces `from..=to` of one place.
///
/// ```
/// use nimscope::core::{PieceId, Place, Span};
///
/// let place = Place { part: 0, group: 0 };
/// let span = Span { place, from: 2, to: 3 };
/// assert!(span.contains(PieceId { place, n: 3 }) && !span.contains(PieceId { place, n: 1 }));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Span {
    pub place: Place,
    #[serde(with = "wide")]
    pub from: u64,
    #[serde(with = "wide")]
    pub to: u64,
}

impl Span {
    pub fn contains(&self, piece: PieceId) -> bool {
        self.place == piece.place && (self.from..=self.to).contains(&piece.n)
    }
}
