//! Which levels of the stacks are red.
use std::cmp::Ordering;

use super::beta::Beta;
use super::domination::Domination;
use super::error::TooLarge;
use super::pattern::Pattern;
use super::thue_morse::{evil_up_to, is_evil, nth_evil, nth_odious};
use crate::integer::{BigInt, One, Signed, ToPrimitive, Zero};

/// The set S of red levels; levels are counted from 1, all other levels are green. An empty stack is green.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RedLevels {
    /// Every level: the game is Nim.
    All,
    /// No level: the game is Nim with one pile of all tokens.
    None,
    /// The levels `floor(n * beta)`.
    Beatty(Box<Beta>),
    /// The levels with an even number of binary ones.
    Evil,
    /// The levels with an odd number of binary ones.
    Odious,
    /// These levels, positive and ascending.
    List(Vec<u64>),
    /// A start, and then a period without end.
    Pattern(Pattern),
}

impl RedLevels {
    /// Whether `level` is red; exact at every height.
    pub fn is_red(&self, level: u64) -> bool {
        match self {
            RedLevels::All => level > 0,
            RedLevels::None => false,
            RedLevels::Evil => level > 0 && level.count_ones().is_multiple_of(2),
            RedLevels::Odious => !level.count_ones().is_multiple_of(2),
            RedLevels::List(list) => list.binary_search(&level).is_ok(),
            RedLevels::Pattern(pattern) => pattern.is_red(level),
            RedLevels::Beatty(beta) => {
                let quick = level
                    .checked_sub(1)
                    .and_then(|below| Some(beta.quick_reds_up_to(level)? > beta.quick_reds_up_to(below)?));
                quick.unwrap_or_else(|| self.is_red_big(&level.into()) == Ok(true))
            }
        }
    }

    /// Whether `level` is red.
    ///
    /// # Errors
    /// As [`super::Real::floor_times`], for Beatty sets; the other sets answer at every size.
    pub fn is_red_big(&self, level: &BigInt) -> Result<bool, TooLarge> {
        if !level.is_positive() {
            return Ok(false);
        }
        match (self, level.to_u64()) {
            (RedLevels::Beatty(_), _) => {
                let below = level - BigInt::one();
                Ok(self.reds_up_to_big(level)? > self.reds_up_to_big(&below)?)
            }
            (_, Some(small)) => Ok(self.is_red(small)),
            (RedLevels::Evil, _) => Ok(is_evil(level)),
            (RedLevels::Odious, _) => Ok(!is_evil(level)),
            (RedLevels::Pattern(pattern), _) => Ok(pattern.is_red_big(level)),
            _ => Ok(*self == RedLevels::All),
        }
    }

    /// The colours of the levels 0 to `n`, red as true: `colours(n)[level]`, where the ground 0 is green.
    ///
    /// O(n).
    pub fn colours(&self, n: usize) -> Vec<bool> {
        if let RedLevels::Beatty(beta) = self {
            let mut colours = vec![false; n + 1];
            beta.paint(&mut colours);
            return colours;
        }
        (0..=n as u64).map(|level| self.is_red(level)).collect()
    }

    /// The first `n` red levels, or fewer if there are no more.
    pub fn first(&self, n: u64) -> Vec<u64> {
        (1..=n).map_while(|n| self.nth_red(n)).collect()
    }

    /// How many red levels there are from 1 to `level`.
    pub fn reds_up_to(&self, level: u64) -> u64 {
        self.reds_up_to_big(&level.into()).ok().and_then(|count| count.to_u64()).unwrap_or(0)
    }

    /// How many red levels there are from 1 to `level`.
    ///
    /// # Errors
    /// As [`RedLevels::is_red_big`].
    pub fn reds_up_to_big(&self, level: &BigInt) -> Result<BigInt, TooLarge> {
        if !level.is_positive() {
            return Ok(BigInt::zero());
        }
        match self {
            RedLevels::All => Ok(level.clone()),
            RedLevels::None => Ok(BigInt::zero()),
            RedLevels::Beatty(beta) => beta.reds_up_to(level),
            RedLevels::Evil => Ok(evil_up_to(level)),
            RedLevels::Odious => Ok(level - evil_up_to(level)),
            RedLevels::List(list) => {
                let top = level.to_u64().unwrap_or(u64::MAX);
                Ok(list.partition_point(|red| *red <= top).into())
            }
            RedLevels::Pattern(pattern) => Ok(pattern.count(level)),
        }
    }

    /// The n-th red level, counted from 1; none if there are fewer, or beyond 2^64.
    pub fn nth_red(&self, n: u64) -> Option<u64> {
        self.nth_red_big(&n.into()).ok().flatten()?.to_u64()
    }

    /// The n-th green level, counted from 1; none if there are fewer, or beyond 2^64.
    pub fn nth_green(&self, n: u64) -> Option<u64> {
        self.nth_green_big(&n.into()).ok().flatten()?.to_u64()
    }

    /// The n-th red level, counted from 1; none if there are fewer.
    ///
    /// # Errors
    /// As [`RedLevels::is_red_big`].
    pub fn nth_red_big(&self, n: &BigInt) -> Result<Option<BigInt>, TooLarge> {
        if !n.is_positive() {
            return Ok(None);
        }
        Ok(match self {
            RedLevels::All => Some(n.clone()),
            RedLevels::None => None,
            RedLevels::Beatty(beta) => Some(beta.red(n)?),
            RedLevels::Evil => Some(nth_evil(n)),
            RedLevels::Odious => Some(nth_odious(n)),
            RedLevels::List(list) => n.to_usize().and_then(|n| list.get(n - 1)).map(|red| (*red).into()),
            RedLevels::Pattern(pattern) => pattern.nth(true, n),
        })
    }

    /// The n-th green level, counted from 1; none if there are fewer.
    ///
    /// # Errors
    /// As [`RedLevels::is_red_big`].
    pub fn nth_green_big(&self, n: &BigInt) -> Result<Option<BigInt>, TooLarge> {
        if !n.is_positive() {
            return Ok(None);
        }
        Ok(match self {
            RedLevels::All => None,
            RedLevels::None => Some(n.clone()),
            RedLevels::Beatty(beta) => beta.green(n)?,
            RedLevels::Evil => Some(nth_odious(n)),
            RedLevels::Odious => Some(nth_evil(n)),
            RedLevels::List(list) => Some(n + green_offset(list, n)),
            RedLevels::Pattern(pattern) => pattern.nth(false, n),
        })
    }

    /// Which colour dominates, proved for every set.
    ///
    /// Beatty sets by comparing beta with 2; evil and odious numbers by Fisher and Larsson, Lemma 12.
    pub fn domination(&self) -> Domination {
        match self {
            RedLevels::All | RedLevels::Odious => Domination::Red,
            RedLevels::None | RedLevels::Evil => Domination::Green,
            RedLevels::Beatty(beta) if beta.against_two() == Ordering::Less => Domination::Red,
            RedLevels::Beatty(_) => Domination::Green,
            // Below the i-th red level r lie r - i green ones; the greens above the list are without end.
            RedLevels::List(list) if list.iter().zip(1u64..).all(|(red, i)| *red / 2 >= i) => {
                Domination::Green
            }
            RedLevels::List(_) => Domination::Neither,
            RedLevels::Pattern(pattern) => pattern.domination(),
        }
    }
}

/// How many listed levels lie below the n-th level that is not listed.
fn green_offset(list: &[u64], n: &BigInt) -> usize {
    // The i-th red level has (red - i) greens below it, a number that never falls as i grows.
    let n = n.to_u64().unwrap_or(u64::MAX);
    let (mut low, mut high) = (0, list.len());
    while low < high {
        let middle = low.midpoint(high);
        if list[middle] - (middle as u64 + 1) < n { low = middle + 1 } else { high = middle }
    }
    low
}
