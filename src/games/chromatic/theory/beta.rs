//! The Beatty set of red levels `floor(beta), floor(2 beta), floor(3 beta), ...`.
use std::cmp::Ordering;
use std::fmt;

use super::error::{ReadError, TooLarge};
use super::expression::read_real;
use super::floor::plus_one;
use super::real::Real;
use crate::integer::{BigInt, One, ToPrimitive, Zero};

/// A number of at least 1, as it was written and as it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beta {
    text: String,
    value: Real,
    /// `1 / beta`, where it has the form of a [`Real`].
    inverse: Option<Real>,
    /// `beta - 1`.
    less_one: Real,
    /// How many red levels there are from 1 to each of the lowest levels: most questions are about these.
    lowest: Vec<u16>,
}

/// How many levels `lowest` counts.
const LOWEST: usize = 1024;

impl Beta {
    /// Reads beta, as [`read_real`] does.
    ///
    /// # Errors
    /// Also for a number less than 1.
    pub fn read(text: &str) -> Result<Self, ReadError> {
        let (value, text) = read_real(text)?;
        let less_one = value.plus(&Real::integer(-1)).map_err(|expected| ReadError::new(0, expected))?;
        if less_one.sign() == Ordering::Less {
            return Err(ReadError::new(0, "a number of at least 1"));
        }
        let inverse = value.reciprocal().ok();
        let mut beta = Beta { text, value, inverse, less_one, lowest: Vec::new() };
        let mut colours = vec![false; LOWEST];
        beta.paint(&mut colours);
        let mut reds = 0;
        for red in colours {
            reds += u16::from(red);
            beta.lowest.push(reds);
        }
        Ok(beta)
    }

    /// Its exact value.
    pub fn value(&self) -> &Real {
        &self.value
    }

    /// `beta - 1`.
    pub(super) fn less_one(&self) -> &Real {
        &self.less_one
    }

    /// As it was written, in ASCII and without spaces.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// How beta compares with 2: above 2 the greens lead, below 2 the reds.
    pub fn against_two(&self) -> Ordering {
        self.value.compare(2)
    }

    /// `alpha` with `1/alpha + 1/beta = 1`, where it has the form of a [`Real`]: not for pi, e or 1.
    pub fn alpha(&self) -> Option<Real> {
        let inverse = self.less_one.reciprocal().ok()?;
        inverse.plus(&Real::integer(1)).ok()
    }

    /// `floor(n beta)`, the n-th red level.
    ///
    /// # Errors
    /// As [`Real::floor_times`].
    pub fn red(&self, n: &BigInt) -> Result<BigInt, TooLarge> {
        match n.to_u64().and_then(|n| self.value.quick_floor_times(n)) {
            Some(level) => Ok(level.into()),
            None => self.value.floor_times(n),
        }
    }

    /// The n-th green level for `n >= 1`, which is `floor(n alpha)` for irrational beta and in general the
    /// largest integer below `n alpha`; none for beta = 1.
    ///
    /// # Errors
    /// As [`Real::floor_times`].
    pub fn green(&self, n: &BigInt) -> Result<Option<BigInt>, TooLarge> {
        if self.less_one.as_integer().is_some_and(Zero::is_zero) {
            return Ok(None);
        }
        Ok(Some(n + self.less_one.below_div(n)?))
    }

    /// How many red levels there are from 1 to `level`: the largest integer below `(level + 1) / beta`.
    ///
    /// # Errors
    /// As [`Real::floor_times`].
    pub fn reds_up_to(&self, level: &BigInt) -> Result<BigInt, TooLarge> {
        if let Some(level) = level.to_u64()
            && let Some(count) = self.quick_reds_up_to(level)
        {
            return Ok(count.into());
        }
        self.value.below_div(&plus_one(level))
    }

    pub(super) fn quick_reds_up_to(&self, level: u64) -> Option<u64> {
        if let Some(count) = usize::try_from(level).ok().and_then(|level| self.lowest.get(level)) {
            return Some((*count).into());
        }
        let inverse = self.inverse.as_ref().filter(|inverse| inverse.is_irrational())?;
        u64::try_from(inverse.quick_floor_times(level.checked_add(1)?)?).ok()
    }

    /// Marks the red levels up to the end of `colours`, in constant time per red level.
    pub(super) fn paint(&self, colours: &mut [bool]) {
        // beta * 2^64, too small by less than 1; a beta beyond 2^64 has no multiple in reach.
        let step = self.value.floor_times(&(BigInt::one() << 64u32)).ok().and_then(|step| step.to_u128());
        let Some(step) = step else { return };
        let (mut sum, mut n) = (step, 1u64);
        loop {
            let fraction = sum as u64;
            // n steps are too small by less than n: beyond that only the exact floor decides.
            let level = if fraction > u64::MAX - n {
                self.red(&n.into()).ok().and_then(|level| level.to_usize())
            } else {
                usize::try_from(sum >> 64).ok()
            };
            let Some(colour) = level.and_then(|level| colours.get_mut(level)) else { return };
            *colour = true;
            let Some(next) = sum.checked_add(step) else { return };
            (sum, n) = (next, n + 1);
        }
    }
}

impl fmt::Display for Beta {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}
