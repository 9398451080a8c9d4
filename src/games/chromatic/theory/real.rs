//! Exact numbers of the form `(a + b w) / c`, where `w` is a square root, pi or e.
use crate::integer::{BigInt, Integer, One, Signed, Zero};
use std::cmp::Ordering;
use std::fmt;

/// The irrational part of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// No irrational part.
    One,
    /// The square root of a squarefree number greater than 1.
    Root(u64),
    /// The circle constant.
    Pi,
    /// The base of the natural logarithm.
    E,
}

/// An exact number `(a + b w) / c` in lowest terms, `c > 0`; `b = 0` exactly for `w = 1`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Real {
    pub(super) a: BigInt,
    pub(super) b: BigInt,
    pub(super) c: BigInt,
    pub(super) unit: Unit,
}

const SAME_UNIT: &str = "numbers with one irrational part between them";
const RATIONAL_FACTOR: &str = "pi and e multiplied by rational numbers only";
const RATIONAL_DIVISOR: &str = "a divisor without pi or e";
const NOT_ZERO: &str = "a divisor other than zero";

impl Real {
    pub(super) fn new(a: BigInt, b: BigInt, c: BigInt, unit: Unit) -> Self {
        let unit = if b.is_zero() { Unit::One } else { unit };
        let (mut a, mut b, mut c) = if c.is_negative() { (-a, -b, -c) } else { (a, b, c) };
        // Integers may be very long and have nothing to cancel.
        if !c.is_one() {
            let common = c.gcd(&b).gcd(&a);
            if !common.is_one() {
                (a, b, c) = (a / &common, b / &common, c / common);
            }
        }
        Real { a, b, c, unit }
    }

    /// The whole number `n`.
    pub fn integer(n: impl Into<BigInt>) -> Self {
        Real { a: n.into(), b: BigInt::zero(), c: BigInt::one(), unit: Unit::One }
    }

    pub(super) fn of_unit(unit: Unit) -> Self {
        Real { a: BigInt::zero(), b: BigInt::one(), c: BigInt::one(), unit }
    }

    /// The irrational part.
    pub fn unit(&self) -> Unit {
        self.unit
    }

    /// Whether the number is not a quotient of integers.
    pub fn is_irrational(&self) -> bool {
        self.unit != Unit::One
    }

    /// The number itself, when it is whole.
    pub fn as_integer(&self) -> Option<&BigInt> {
        (!self.is_irrational() && self.c.is_one()).then_some(&self.a)
    }

    /// Numerator and denominator of a rational number.
    pub fn as_ratio(&self) -> Option<(&BigInt, &BigInt)> {
        (!self.is_irrational()).then_some((&self.a, &self.c))
    }

    /// The most bits of a coefficient.
    pub(super) fn bits(&self) -> u64 {
        self.a.bits().max(self.b.bits()).max(self.c.bits())
    }

    /// The sum; an error, naming what was expected, where two different irrational parts meet.
    pub fn plus(&self, other: &Real) -> Result<Real, &'static str> {
        let unit = self.common_unit(other).ok_or(SAME_UNIT)?;
        let (c, d) = (&self.c, &other.c);
        Ok(Real::new(&self.a * d + &other.a * c, &self.b * d + &other.b * c, c * d, unit))
    }

    /// The product; an error where two different irrational parts meet, or pi or e meets itself.
    pub fn times(&self, other: &Real) -> Result<Real, &'static str> {
        let unit = self.common_unit(other).ok_or(SAME_UNIT)?;
        let mut a = &self.a * &other.a;
        if self.is_irrational() && other.is_irrational() {
            let Unit::Root(d) = unit else { return Err(RATIONAL_FACTOR) };
            a += &self.b * &other.b * d;
        }
        let b = &self.a * &other.b + &self.b * &other.a;
        Ok(Real::new(a, b, &self.c * &other.c, unit))
    }

    /// The negative.
    pub fn negated(&self) -> Real {
        Real { a: -&self.a, b: -&self.b, c: self.c.clone(), unit: self.unit }
    }

    /// The reciprocal; an error for zero and for numbers with pi or e.
    pub fn reciprocal(&self) -> Result<Real, &'static str> {
        let (a, b, c) = (&self.a, &self.b, &self.c);
        match self.unit {
            Unit::One if a.is_zero() => Err(NOT_ZERO),
            Unit::One => Ok(Real::new(c.clone(), BigInt::zero(), a.clone(), Unit::One)),
            Unit::Root(d) => Ok(Real::new(a * c, -(b * c), a * a - b * b * d, self.unit)),
            Unit::Pi | Unit::E => Err(RATIONAL_DIVISOR),
        }
    }

    /// How the number compares with an integer, exactly.
    pub fn compare(&self, n: impl Into<BigInt>) -> Ordering {
        self.compare_ratio(n, 1)
    }

    /// How the number compares with `p / q`, exactly, for `q > 0`.
    pub fn compare_ratio(&self, p: impl Into<BigInt>, q: impl Into<BigInt>) -> Ordering {
        let (p, q) = (p.into(), q.into());
        Real::new(&self.a * &q - &p * &self.c, &self.b * q, BigInt::one(), self.unit).sign()
    }

    fn common_unit(&self, other: &Real) -> Option<Unit> {
        match (self.unit, other.unit) {
            (Unit::One, unit) | (unit, Unit::One) => Some(unit),
            (unit, same) => (unit == same).then_some(unit),
        }
    }
}

impl fmt::Display for Real {
    /// The canonical text, which reads back to the same number.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let divided = !self.c.is_one();
        let two_terms = !self.a.is_zero() && self.is_irrational();
        if divided && two_terms {
            f.write_str("(")?;
        }
        if !self.a.is_zero() || !self.is_irrational() {
            write!(f, "{}", self.a)?;
        }
        if self.is_irrational() {
            if two_terms && self.b.is_positive() {
                f.write_str("+")?;
            }
            if self.b == -BigInt::one() {
                f.write_str("-")?;
            } else if !self.b.is_one() {
                write!(f, "{}*", self.b)?;
            }
            match self.unit {
                Unit::Root(d) => write!(f, "sqrt({d})")?,
                Unit::Pi => f.write_str("pi")?,
                Unit::E | Unit::One => f.write_str("e")?,
            }
        }
        if divided && two_terms {
            f.write_str(")")?;
        }
        if divided { write!(f, "/{}", self.c) } else { Ok(()) }
    }
}
