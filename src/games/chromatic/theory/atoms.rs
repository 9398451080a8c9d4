//! The smallest parts of an expression: numbers, names, roots, brackets.

use super::error::ReadError;
use super::expression::Reader;
use super::real::{Real, Unit};
use crate::integer::{BigInt, One, ToPrimitive, Zero};

/// The largest number under a root: its square factors are found by trial division.
const LARGEST_RADICAND: u64 = 1_000_000_000_000_000;

impl Reader<'_> {
    pub(super) fn atom(&mut self) -> Result<Real, ReadError> {
        let char = self.peek();
        let at = self.at;
        match char {
            Some('0'..='9') => self.number(),
            Some('(') => self.bracket(),
            Some('√') if !self.whole => {
                self.take('√', "sqrt");
                let bracketed = self.peek() == Some('(');
                if !bracketed {
                    self.plain.push('(');
                }
                let inside = match self.peek() {
                    Some('(') => self.bracket()?,
                    Some('0'..='9') => self.number()?,
                    _ => return self.fail("a number or ( under the root"),
                };
                if !bracketed {
                    self.plain.push(')');
                }
                square_root(&inside).ok_or(ReadError::new(at, RADICAND))
            }
            Some(char @ ('φ' | 'ϕ')) if !self.whole => {
                self.take(char, "phi");
                Ok(phi())
            }
            Some('π') if !self.whole => {
                self.take('π', "pi");
                Ok(Real::of_unit(Unit::Pi))
            }
            _ if !self.whole => self.name(),
            _ => self.fail("a digit or ("),
        }
    }

    fn name(&mut self) -> Result<Real, ReadError> {
        let at = self.at;
        let rest = self.text.get(at..).unwrap_or_default();
        for name in ["sqrt", "phi", "pi", "e"] {
            if rest.starts_with(name) {
                self.at += name.len();
                self.plain.push_str(name);
                return match name {
                    "sqrt" => {
                        if self.peek() != Some('(') {
                            return self.fail("( after sqrt");
                        }
                        square_root(&self.bracket()?).ok_or(ReadError::new(at, RADICAND))
                    }
                    "phi" => Ok(phi()),
                    "pi" => Ok(Real::of_unit(Unit::Pi)),
                    _ => Ok(Real::of_unit(Unit::E)),
                };
            }
        }
        self.fail("a number, phi, sqrt, pi, e or (")
    }

    fn number(&mut self) -> Result<Real, ReadError> {
        let at = self.at;
        let rest = self.text.get(at..).unwrap_or_default();
        let end = rest.bytes().position(|byte| !byte.is_ascii_digit()).unwrap_or(rest.len());
        let digits = &rest[..end];
        // A digit carries more than three bits, so that longer texts need not be converted to be refused.
        if digits.len() as u64 * 3 > self.max_bits {
            return self.sized(at, Ok(Real::integer(BigInt::one() << (self.max_bits + 1))));
        }
        let value = digits.parse::<BigInt>().map_err(|_| ReadError::new(at, "a number"))?;
        self.at += end;
        if let Some(decimals) = self.decimals().map(str::to_string) {
            let value = self.decimal(at, &value, &decimals)?;
            // In brackets, since powers bind closer than the line of a fraction.
            self.plain.push_str(&format!("({value})"));
            return Ok(value);
        }
        if !self.whole {
            self.plain.push_str(digits);
        }
        self.sized(at, Ok(Real::integer(value)))
    }

    /// The digits after a point that follows without a space.
    fn decimals(&self) -> Option<&str> {
        let rest = self.text.get(self.at..)?.strip_prefix('.').filter(|_| !self.whole)?;
        let end = rest.bytes().position(|byte| !byte.is_ascii_digit()).unwrap_or(rest.len());
        Some(&rest[..end]).filter(|digits| !digits.is_empty())
    }

    /// The number whose whole part was read, with these decimals.
    fn decimal(&mut self, at: usize, whole: &BigInt, decimals: &str) -> Result<Real, ReadError> {
        let size = decimals.len();
        if size as u64 * 3 > self.max_bits {
            return self.sized(at, Ok(Real::integer(BigInt::one() << (self.max_bits + 1))));
        }
        let read = |digits: &str| digits.parse::<BigInt>().map_err(|_| ReadError::new(at, "a number"));
        let (digits, scale) = (read(decimals)?, read(&format!("1{}", "0".repeat(size)))?);
        self.at += 1 + size;
        self.sized(at, Ok(Real::new(whole * &scale + digits, BigInt::zero(), scale, Unit::One)))
    }

    fn bracket(&mut self) -> Result<Real, ReadError> {
        self.take('(', "(");
        let value = self.sum()?;
        if self.peek() != Some(')') {
            return self.fail("a closing bracket");
        }
        self.take(')', ")");
        Ok(value)
    }
}

const RADICAND: &str = "the root of a rational number from 0 to 10^15";

fn phi() -> Real {
    Real::new(BigInt::one(), BigInt::one(), BigInt::from(2), Unit::Root(5))
}

/// `sqrt(p / q) = sqrt(p q) / q`, with square factors taken out of the root.
fn square_root(value: &Real) -> Option<Real> {
    let (p, q) = value.as_ratio()?;
    let mut rest = (p * q).to_u64().filter(|n| *n <= LARGEST_RADICAND)?;
    if rest == 0 {
        return Some(Real::integer(0));
    }
    let (mut outside, mut inside) = (1u64, 1u64);
    let mut prime = 2u64;
    // Past the cube root what remains is 1, a prime, a square of one, or a product of two.
    while prime * prime * prime <= rest {
        let mut times = 0;
        while rest.is_multiple_of(prime) {
            rest /= prime;
            times += 1;
        }
        outside *= prime.pow(times / 2);
        inside *= prime.pow(times % 2);
        prime += 1;
    }
    let root = rest.isqrt();
    if root * root == rest {
        outside *= root;
    } else {
        inside *= rest;
    }
    let outside = BigInt::from(outside);
    if inside == 1 {
        return Some(Real::new(outside, BigInt::zero(), q.clone(), Unit::One));
    }
    Some(Real::new(BigInt::zero(), outside, q.clone(), Unit::Root(inside)))
}
