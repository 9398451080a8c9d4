//! The n-th P-position of two stacks, for n of thousands of digits.

use super::error::TooLarge;
use super::levels::RedLevels;
use super::thue_morse::{is_evil, is_vile};
use crate::integer::{BigInt, One, Signed, Zero};

impl RedLevels {
    /// The n-th P-position of two stacks as (lower, upper), in the order of its red level; the 0th is (0, 0). None
    /// if there are fewer.
    ///
    /// For green-dominated sets the n-th green level with the n-th red one (Fisher and Larsson, Lemma 3), which is
    /// (floor(n alpha), floor(n beta)) for irrational beta > 2 (Theorem 1), the form of Theorem 2 for integers, and
    /// that of Theorem 14 for the evil numbers.
    ///
    /// # Errors
    /// As [`RedLevels::is_red_big`].
    pub fn nth_pair(&self, n: &BigInt) -> Result<Option<(BigInt, BigInt)>, TooLarge> {
        if !n.is_positive() {
            return Ok(n.is_zero().then(Default::default));
        }
        let Some(red) = self.nth_red_big(n)? else { return Ok(None) };
        let alone = self.alone_among(n)?;
        if self.alone_among(&(n - BigInt::one()))? < alone {
            return Ok(Some((red.clone(), red)));
        }
        let green = self.nth_green_big(&(n - alone))?;
        Ok(green.map(|green| (green, red)))
    }

    /// The number n of the P-position (a, b), in either order; none if it is no P-position.
    ///
    /// # Errors
    /// As [`RedLevels::is_red_big`].
    pub fn pair_number(&self, a: &BigInt, b: &BigInt) -> Result<Option<BigInt>, TooLarge> {
        if !self.is_p_pair(a, b)? { Ok(None) } else { self.reds_up_to_big(a.max(b)).map(Some) }
    }
}

/// The classes of Theorem 14, which give the n-th P-position of evil-chromatic nim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EvilPair {
    /// Whether n is evil, not odious.
    pub evil: bool,
    /// Whether n is vile, not dopey.
    pub vile: bool,
    /// `b - 2n`: 0 if n is evil, else 1.
    pub above_double: u8,
    /// `b - a`: 1 if n is evil and dopey, 2 if vile, 3 if odious and dopey.
    pub gap: u8,
}

impl EvilPair {
    /// The classes of n, for `n >= 1`.
    pub fn of(n: &BigInt) -> Self {
        let (evil, vile) = (is_evil(n), is_vile(n));
        let gap = match (evil, vile) {
            (_, true) => 2,
            (true, false) => 1,
            (false, false) => 3,
        };
        EvilPair { evil, vile, above_double: u8::from(!evil), gap }
    }

    /// The P-position itself, from n.
    pub fn heights(&self, n: &BigInt) -> (BigInt, BigInt) {
        let upper = (n << 1u32) + self.above_double;
        (&upper - self.gap, upper)
    }
}
