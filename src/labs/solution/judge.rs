//! Whether pairs of levels are the P-positions of a game of two stacks, and the first that forbids it.
//!
//! **Theorem.** The P-sets of two-stack Chromatic Nim are the partial matchings of the levels 1, 2, 3, …, a level perhaps with
//! itself, in which no arc lies inside another, no level paired with itself lies under an arc, and no free level lies below the
//! smaller end of an arc or below a level paired with itself. S is the set of the larger ends, and different S give different sets.
//!
//! *Why.* By the queue theorem (see `games::chromatic::theory`) a red level takes the oldest green level that is still free, or
//! itself; these are the matchings of that form, and the larger ends are the red levels. In misère play (0, 1) stands in the
//! place of (0, 0), and the levels from 2 on are paired.
use crate::games::chromatic::theory::Pairing;

/// Two levels, the smaller one first.
pub type Pair = (u32, u32);

/// The highest level that is looked at.
pub const HIGHEST: u32 = 1_000_000;
const FREE: u32 = u32::MAX;

/// The P-position at which play ends: it need not be listed.
pub const fn last(misere: bool) -> Pair {
    if misere { (0, 1) } else { (0, 0) }
}

/// The first pair that forbids a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PairConflict {
    pub pair: Pair,
    /// A P-position from which a move leads to the pair, or to which one leads from it.
    pub witness: Pair,
    pub reason: Reason,
}

/// Why a pair forbids a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// A level of it is in the witness too, which is listed: a move in one stack joins the two.
    Shared(u32),
    /// The smaller level of the witness is the oldest free one, and below that of the pair. If it is the smaller end of
    /// a listed pair, this is that pair: the refused pair lies inside it.
    Older(Option<Pair>),
}

/// Reads a list as all P-positions up to its largest level, in any order and each in either order. Gives them in the
/// order of their larger level, without the one at which play ends. O(pairs + largest level).
///
/// ```
/// use nimscope::labs::solution::{Reason, PairConflict, judge};
///
/// assert_eq!(judge(&[(3, 5), (2, 1)], false), Ok(vec![(1, 2), (3, 5)]));
/// let refused = PairConflict { pair: (2, 3), witness: (1, 3), reason: Reason::Older(Some((1, 4))) };
/// assert_eq!(judge(&[(1, 4), (2, 3)], false), Err(refused));
/// ```
///
/// # Errors
/// The pair with the least larger level that no set of red levels allows beside those below it.
pub fn judge(pairs: &[Pair], misere: bool) -> Result<Vec<Pair>, PairConflict> {
    let listed = || pairs.iter().map(|pair| ordered(*pair)).filter(|pair| *pair != last(misere));
    let top = listed().map(|pair| pair.1).max().unwrap_or(0) as usize;
    // The smaller level of each pair by its larger one, and a pair whose larger level, the least such, has two smaller
    // ones.
    let mut smaller = vec![FREE; top + 1];
    let mut twice: Option<Pair> = None;
    for (a, b) in listed() {
        let place = &mut smaller[b as usize];
        if *place == FREE {
            *place = a;
        } else if *place != a && twice.is_none_or(|other| b < other.1) {
            twice = Some((a, b));
        }
    }
    let mut partners = vec![FREE; top + 2];
    let end = last(misere);
    (partners[end.0 as usize], partners[end.1 as usize]) = (end.1, end.0);
    let mut oldest = 0;
    let mut found = Vec::with_capacity(pairs.len());
    for d in 0..=top {
        let a = smaller[d];
        if a == FREE {
            continue;
        }
        let level = d as u32;
        if let Some(pair) = twice.filter(|pair| pair.1 == level) {
            return Err(PairConflict { pair, witness: (a, level), reason: Reason::Shared(level) });
        }
        let met = [a, level].into_iter().find(|end| partners[*end as usize] != FREE);
        if let Some(met) = met {
            let witness = ordered((met, partners[met as usize]));
            return Err(PairConflict { pair: (a, level), witness, reason: Reason::Shared(met) });
        }
        // Red levels have their partners by now, so that the first without one is the oldest green one.
        while oldest < d && partners[oldest] != FREE {
            oldest += 1;
        }
        let own = oldest as u32;
        if own != a {
            let around = listed().find(|pair| pair.0 == own && pair.1 > level);
            return Err(PairConflict {
                pair: (a, level),
                witness: (own, level),
                reason: Reason::Older(around),
            });
        }
        (partners[a as usize], partners[d]) = (level, a);
        found.push((a, level));
    }
    Ok(found)
}

fn ordered((a, b): Pair) -> Pair {
    (a.min(b), a.max(b))
}

/// The pairs of the levels below `colours.len()`, red as true, by their larger level and without the last one; the colour of
/// level 0 is not looked at. O(levels).
pub fn paired(colours: &[bool], misere: bool) -> Vec<Pair> {
    let skipped = usize::from(misere);
    let pairing = Pairing::new(colours.get(skipped..).unwrap_or_default());
    let level = |level: usize| (level + skipped) as u32;
    pairing.pairs().skip(1).map(|(a, b)| (level(a), level(b))).collect()
}
