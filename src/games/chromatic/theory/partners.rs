//! The pairing of red levels with green ones in closed form: partners of levels at any height.

use super::domination::Domination;
use super::error::TooLarge;
use super::levels::RedLevels;
use super::real::Real;
use crate::integer::{BigInt, Integer, One, ToPrimitive, Zero};

impl RedLevels {
    /// How many of the first `i` red levels are their own partners: the most by which reds ever outnumber greens
    /// at or below the i-th red level.
    ///
    /// In closed form for every set. For beta < 2 the excess at the t-th red level is `2t - floor(t beta)`, the
    /// ceiling of `t (2 - beta)`, which never falls.
    ///
    /// # Errors
    /// As [`RedLevels::is_red_big`].
    pub fn alone_among(&self, i: &BigInt) -> Result<BigInt, TooLarge> {
        match self {
            RedLevels::All => Ok(i.clone()),
            RedLevels::Odious => Ok(i.min(&BigInt::from(2)).clone()),
            RedLevels::Beatty(beta) if self.domination() == Domination::Red => Ok(i * 2u32 - beta.red(i)?),
            RedLevels::List(list) => {
                let top = i.to_usize().unwrap_or(usize::MAX).min(list.len());
                Ok(excess(list[..top].iter().copied()).into())
            }
            RedLevels::Pattern(pattern) => {
                let (reds, before, repeated) = pattern.first_reds();
                if let Some(i) = i.to_usize().filter(|i| *i <= reds.len()) {
                    return Ok(excess(reds[..i].iter().copied()).into());
                }
                if repeated == 0 {
                    return Ok(excess(reds.iter().copied()).into());
                }
                // One more period changes every excess by the same number: either the first period holds the
                // maximum, or the last `repeated` red levels do.
                let mut most = BigInt::from(excess(reds.iter().copied()));
                for back in 0..repeated {
                    let t: BigInt = i - back;
                    let (full, rest) = (&t - 1u32 - before).div_rem(&repeated.into());
                    let first = reds[before + rest.to_usize().unwrap_or(0)];
                    most = most.max(t * 2u32 - (full * pattern.cycle_len() + first));
                }
                Ok(most)
            }
            RedLevels::None | RedLevels::Evil | RedLevels::Beatty(_) => Ok(BigInt::zero()),
        }
    }

    /// The partner of `level`: the one height of the other stack that makes a P-position; none if there is none.
    ///
    /// # Errors
    /// As [`RedLevels::is_red_big`].
    pub fn partner_big(&self, level: &BigInt) -> Result<Option<BigInt>, TooLarge> {
        if level.is_zero() {
            return Ok(Some(BigInt::zero()));
        }
        let reds = self.reds_up_to_big(level)?;
        if self.is_red_big(level)? {
            let alone = self.alone_among(&reds)?;
            if self.alone_among(&(&reds - BigInt::one()))? < alone {
                return Ok(Some(level.clone()));
            }
            return self.nth_green_big(&(reds - alone));
        }
        match self.red_of_green(&(level - reds))? {
            Some(i) => self.nth_red_big(&i),
            None => Ok(None),
        }
    }

    /// The partner of `level`; none if there is none, or none below 2^64.
    pub fn partner(&self, level: u64) -> Option<u64> {
        self.partner_big(&level.into()).ok().flatten()?.to_u64()
    }

    /// Whether (a, b) is a P-position of two stacks.
    ///
    /// # Errors
    /// As [`RedLevels::is_red_big`].
    pub fn is_p_pair(&self, a: &BigInt, b: &BigInt) -> Result<bool, TooLarge> {
        // From the upper level: its colour and index settle the question without a search.
        let (low, high) = if a <= b { (a, b) } else { (b, a) };
        if !high.is_zero() && !self.is_red_big(high)? {
            return Ok(false);
        }
        Ok(self.partner_big(high)?.as_ref() == Some(low))
    }

    /// The index of the red level that takes the j-th green level out of the queue: the smallest i with
    /// `i - alone_among(i) >= j`. None if the red levels end before.
    pub(super) fn red_of_green(&self, j: &BigInt) -> Result<Option<BigInt>, TooLarge> {
        match (self.domination(), self) {
            (Domination::Green, _) => Ok(self.nth_red_big(j)?.map(|_| j.clone())),
            // i - alone_among(i) = floor(i (beta - 1)).
            (_, RedLevels::Beatty(beta)) => Ok(Some(beta.less_one().below_div(j)? + 1u32)),
            _ => self.first_red(j, false),
        }
    }

    /// The index of the n-th red level that is its own partner: the smallest i with `alone_among(i) >= n`. None if
    /// there are fewer.
    pub(super) fn red_alone(&self, n: &BigInt) -> Result<Option<BigInt>, TooLarge> {
        match self {
            _ if self.alone_in_all().is_some_and(|all| *n > all.into()) => Ok(None),
            // The ceiling of i (2 - beta) reaches n first.
            RedLevels::Beatty(beta) => {
                let gap = Real::integer(1).plus(&beta.less_one().negated()).unwrap_or(Real::integer(1));
                Ok(Some(gap.floor_div(&(n - BigInt::one()))? + 1u32))
            }
            _ => self.first_red(n, true),
        }
    }

    /// How many red levels are their own partners in all; none if there is no end of them.
    pub(super) fn alone_in_all(&self) -> Option<u64> {
        match self {
            RedLevels::All => None,
            RedLevels::Odious => Some(2),
            RedLevels::Beatty(_) if self.domination() == Domination::Red => None,
            RedLevels::List(list) => Some(excess(list.iter().copied())),
            RedLevels::Pattern(pattern) => {
                let (reds, _, repeated) = pattern.first_reds();
                (2 * repeated <= pattern.cycle_len()).then(|| excess(reds.iter().copied()))
            }
            RedLevels::None | RedLevels::Evil | RedLevels::Beatty(_) => Some(0),
        }
    }

    /// The smallest index i >= `goal` of a red level at which the number of red levels that are their own partners,
    /// or of those that are not, reaches `goal`. If the red levels do not end, it is reached somewhere.
    #[inline(never)]
    fn first_red(&self, goal: &BigInt, alone: bool) -> Result<Option<BigInt>, TooLarge> {
        let holds = |i: &BigInt| -> Result<bool, TooLarge> {
            let own = self.alone_among(i)?;
            Ok(if alone { own >= *goal } else { i - own >= *goal })
        };
        let last = self.last_red_index();
        let (mut below, mut step) = (goal - BigInt::one(), BigInt::one());
        // Double the step until the goal is reached or the red levels end.
        let mut found = goal.clone();
        loop {
            if let Some(last) = &last
                && found >= *last
            {
                if below >= *last || !holds(last)? {
                    return Ok(None);
                }
                found = last.clone();
                break;
            }
            if holds(&found)? {
                break;
            }
            below = found;
            step *= 2;
            found = &below + &step;
        }
        while &found - &below > BigInt::one() {
            let middle: BigInt = (&below + &found) >> 1u32;
            if holds(&middle)? { found = middle } else { below = middle }
        }
        Ok(Some(found))
    }

    /// How many red levels there are, where they end.
    fn last_red_index(&self) -> Option<BigInt> {
        match self {
            RedLevels::None => Some(BigInt::zero()),
            RedLevels::List(list) => Some(list.len().into()),
            RedLevels::Pattern(pattern) => {
                let (reds, _, repeated) = pattern.first_reds();
                (repeated == 0).then(|| reds.len().into())
            }
            _ => None,
        }
    }
}

/// The most by which `2t` exceeds the t-th level, or 0.
fn excess(reds: impl Iterator<Item = u64>) -> u64 {
    (1u64..).zip(reds).map(|(t, red)| (2 * t).saturating_sub(red)).max().unwrap_or(0)
}
