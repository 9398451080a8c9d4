//! How many cards of each value are not turned yet, and what that is worth.
use crate::core::notation::NotationError;
use std::{fmt, sync::LazyLock};

/// What the turned cards may come to.
pub const GOAL: u64 = 31;
/// Cards of each value.
pub const EACH: u64 = 4;
pub const VALUES: usize = 6;
const STATES: usize = 5usize.pow(VALUES as u32);

/// How many cards of each value, from 1 to 6, are not turned yet. Written `444444`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deck(pub [u64; VALUES]);

impl fmt::Display for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|left| write!(f, "{left}"))
    }
}

impl Deck {
    pub const WHOLE: Self = Self([EACH; VALUES]);

    /// The sum of the cards that are turned.
    pub fn total(&self) -> u64 {
        (1..).zip(&self.0).map(|(value, left)| value * (EACH - left)).sum()
    }
    /// Whether a card can be turned, by its value less 1.
    pub fn fits(&self, at: usize) -> bool {
        self.0.get(at).is_some_and(|left| *left > 0) && self.total().saturating_add(at as u64 + 1) <= GOAL
    }
    pub fn without(&self, at: usize) -> Self {
        let mut after = *self;
        if let Some(left) = after.0.get_mut(at) {
            *left = left.saturating_sub(1);
        }
        after
    }
    /// The cards that can be turned, each by its value less 1.
    pub fn moves(&self) -> impl Iterator<Item = usize> {
        (0..VALUES).filter(|at| self.fits(*at))
    }
    /// The index of the deck among all decks, larger than those of its options.
    fn index(&self) -> usize {
        self.0.iter().fold(0, |index, left| index * 5 + *left as usize)
    }
    /// The deck with one more card of value `at + 1` turned; where none is left, or the total would pass 31, all four
    /// of this value lie face up again.
    pub fn turned(&self, at: usize) -> Result<Self, NotationError> {
        let left = *self.0.get(at).ok_or_else(|| NotationError::not_allowed(0, "a card of the deck"))?;
        let mut after = *self;
        after.0[at] = if self.fits(at) { left - 1 } else { EACH };
        Self::checked(&after.0)
    }
    /// A deck of so many cards of each value, if the turned cards come to at most [`GOAL`].
    pub fn checked(counts: &[u64]) -> Result<Self, NotationError> {
        let deck = counts.try_into().map(Self).map_err(|_| NotationError::not_allowed(0, SIX))?;
        if let Some(at) = deck.0.iter().position(|left| *left > EACH) {
            return Err(NotationError::too_large(at, "at most four cards of each value"));
        }
        match deck.total() > GOAL {
            true => Err(NotationError::not_allowed(0, "turned cards of at most 31 in all")),
            false => Ok(deck),
        }
    }
}

pub const SIX: &str = "how many cards of each value from 1 to 6 are left, such as 444444";

/// The Grundy values of all positions, by the definition.
static GRUNDY: LazyLock<Vec<u8>> = LazyLock::new(|| {
    let mut values = vec![0u8; STATES];
    for index in 0..STATES {
        let mut rest = index;
        let mut deck = Deck([0; VALUES]);
        for left in deck.0.iter_mut().rev() {
            *left = (rest % 5) as u64;
            rest /= 5;
        }
        let reached = deck.moves().fold(0u32, |set, at| set | 1 << values[deck.without(at).index()]);
        values[index] = reached.trailing_ones() as u8;
    }
    values
});

/// The Grundy value.
pub fn value(deck: &Deck) -> u64 {
    GRUNDY[deck.index()].into()
}
