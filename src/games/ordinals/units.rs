//! What a pile is drawn as: bars for powers of ω, chips for the finite part.
use crate::ordinal::Ordinal;

/// A bar or a chip.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unit {
    /// The term that it belongs to, from 0 on.
    pub term: usize,
    /// How many units of the same term lie before this one.
    pub before: u128,
    /// What the pile is lowered to by pointing at it.
    pub below: Ordinal,
}

/// The most bars and chips of one term that are drawn; of more, the first ones and the last two.
const BARS: u128 = 4;
const CHIPS: u128 = 9;

/// The units of a pile, the largest power first.
pub fn units(pile: &Ordinal) -> Vec<Unit> {
    let mut all = Vec::new();
    for (term, own) in pile.terms().iter().enumerate() {
        let most = if own.exponent.is_zero() { CHIPS } else { BARS };
        let drawn: Vec<u128> = match own.count {
            count if count <= most => (0..count).collect(),
            count => (0..most - 2).chain([count - 2, count - 1]).collect(),
        };
        all.extend(drawn.into_iter().map(|before| Unit { term, before, below: pile.cut(term, before) }));
    }
    all
}
