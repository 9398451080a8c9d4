//! Floors of multiples and quotients of exact numbers; integer arithmetic decides every one of them.
use std::cell::RefCell;
use std::cmp::Ordering;

use super::digits::{e_bounds, pi_bounds};
use super::error::TooLarge;
use super::real::{Real, Unit};
use super::root::floor_root;
use crate::integer::{BigInt, Integer, One, Signed, ToPrimitive, Zero};

/// Decimal digits up to which questions about multiples of pi and e are answered.
pub const CONSTANT_DIGITS: u32 = 20_000;
/// Decimal digits up to which questions about multiples of square roots are answered.
pub const ROOT_DIGITS: u32 = 200_000;

impl Real {
    /// `floor(n * self)`.
    ///
    /// # Errors
    /// [`TooLarge`] when `n` has more than [`ROOT_DIGITS`], or for pi and e [`CONSTANT_DIGITS`], digits.
    pub fn floor_times(&self, n: &BigInt) -> Result<BigInt, TooLarge> {
        match self.unit {
            Unit::One => Ok((n * &self.a).div_floor(&self.c)),
            Unit::Root(d) => {
                limit(n, ROOT_DIGITS)?;
                let b = n * &self.b;
                let root = floor_root(&(&b * &b * d));
                // The root of a non-square lies strictly between integers.
                let root = if b.is_negative() { -root - 1 } else { root };
                Ok((n * &self.a + root).div_floor(&self.c))
            }
            Unit::Pi | Unit::E if n.is_zero() => Ok(BigInt::zero()),
            Unit::Pi | Unit::E => self.unit.floor(n * &self.a, n * &self.b, &self.c, &BigInt::zero(), n),
        }
    }

    /// `floor(n / self)` for a positive number.
    ///
    /// # Errors
    /// As [`Real::floor_times`].
    pub fn floor_div(&self, n: &BigInt) -> Result<BigInt, TooLarge> {
        match self.unit {
            Unit::Pi | Unit::E if n.is_zero() => Ok(BigInt::zero()),
            Unit::Pi | Unit::E => self.unit.floor(n * &self.c, BigInt::zero(), &self.a, &self.b, n),
            _ => self.reciprocal().map_or(Ok(BigInt::zero()), |inverse| inverse.floor_times(n)),
        }
    }

    /// The largest integer strictly below `n / self`, for a positive number and `n > 0`.
    ///
    /// # Errors
    /// As [`Real::floor_times`].
    pub fn below_div(&self, n: &BigInt) -> Result<BigInt, TooLarge> {
        match self.as_ratio() {
            Some((p, _)) if p.is_zero() => Ok(BigInt::zero()),
            Some((p, q)) => Ok((n * q - 1u32).div_floor(p)),
            None => self.floor_div(n),
        }
    }

    /// `floor(n * self)` in machine integers: nothing where they could overflow.
    pub(super) fn quick_floor_times(&self, n: u64) -> Option<i128> {
        let (a, b, c) = (self.a.to_i64()?, self.b.to_i64()?, self.c.to_i64()?);
        let whole = i128::from(a).checked_mul(i128::from(n))?;
        let root = match self.unit {
            Unit::One => 0,
            Unit::Root(d) if n > 0 => {
                let b_n = u128::from(b.unsigned_abs()).checked_mul(u128::from(n))?;
                let root = i128::try_from(b_n.checked_mul(b_n)?.checked_mul(u128::from(d))?.isqrt()).ok()?;
                if b < 0 { -root - 1 } else { root }
            }
            Unit::Root(_) => 0,
            Unit::Pi | Unit::E => return None,
        };
        Some(whole.checked_add(root)?.div_euclid(i128::from(c)))
    }

    /// How the number compares with zero.
    pub(super) fn sign(&self) -> Ordering {
        let (a, b) = (&self.a, &self.b);
        let zero = BigInt::zero();
        match self.unit {
            Unit::One => a.cmp(&zero),
            Unit::Root(d) => match (a.cmp(&zero), b.cmp(&zero)) {
                (Ordering::Equal, sign) => sign,
                (left, right) if left == right => left,
                (left, right) => match (a * a).cmp(&(b * b * d)) {
                    Ordering::Greater => left,
                    _ => right,
                },
            },
            Unit::Pi | Unit::E => {
                let mut bits = self.bits() + 64;
                loop {
                    let (low, high) = self.unit.bounds(bits);
                    let scaled = a << bits;
                    let (one, other) = ((&scaled + b * low).cmp(&zero), (&scaled + b * high).cmp(&zero));
                    if one == other && one != Ordering::Equal {
                        return one;
                    }
                    bits *= 2;
                }
            }
        }
    }
}

thread_local! {
    /// The bounds found last: levels of about the same height ask for the same ones.
    static LAST: RefCell<Option<(Unit, u64, BigInt, BigInt)>> = const { RefCell::new(None) };
}

impl Unit {
    /// Integers on either side of `w * 2^bits`.
    fn bounds(self, bits: u64) -> (BigInt, BigInt) {
        let kept = LAST.with_borrow(|last| last.clone().filter(|last| (last.0, last.1) == (self, bits)));
        if let Some((_, _, low, high)) = kept {
            return (low, high);
        }
        let (low, high) = if self == Unit::E { e_bounds(bits) } else { pi_bounds(bits) };
        LAST.set(Some((self, bits, low.clone(), high.clone())));
        (low, high)
    }

    /// `floor((p + q w) / (r + s w))` for pi or e, where the quotient is irrational and its divisor positive.
    ///
    /// Such a quotient is monotone in `w` between bounds without a pole, so that equal floors at both bounds
    /// prove the floor between them. `n` is the operand whose length is limited.
    fn floor(self, p: BigInt, q: BigInt, r: &BigInt, s: &BigInt, n: &BigInt) -> Result<BigInt, TooLarge> {
        limit(n, CONSTANT_DIGITS)?;
        let bits = p.bits().max(q.bits()) + r.bits().max(s.bits()) + 64;
        let mut bits = bits.next_multiple_of(64);
        loop {
            let (low, high) = self.bounds(bits);
            let at = |w: BigInt| {
                let divisor = (r << bits) + s * &w;
                divisor.is_positive().then(|| ((&p << bits) + &q * w).div_floor(&divisor))
            };
            if let (Some(one), Some(other)) = (at(low), at(high))
                && one == other
            {
                return Ok(one);
            }
            bits *= 2;
        }
    }
}

/// Refuses operands of more than `digits` decimal digits.
pub(super) fn limit(n: &BigInt, digits: u32) -> Result<(), TooLarge> {
    // 10^digits has at least floor(3.3219 * digits) bits.
    if n.bits() > u64::from(digits) * 33_220 / 10_000 { Err(TooLarge { digits }) } else { Ok(()) }
}

/// `n + 1`, asked for often enough to have a name.
pub(super) fn plus_one(n: &BigInt) -> BigInt {
    n + BigInt::one()
}
