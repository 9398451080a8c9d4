//! Reads numbers such as `phi^2`, `(3+sqrt(5))/2`, `2√2` or `17509^17509`.

use super::error::ReadError;
use super::real::Real;
use crate::integer::{BigInt, One, Signed, ToPrimitive};

/// Decimal digits of the longest integer that [`read_integer`] gives.
pub const INTEGER_DIGITS: u32 = 200_000;
/// Bytes of the longest text with more in it than digits.
const LONGEST_TEXT: usize = 1000;
const DEEPEST: u8 = 40;

/// Reads an exact number; gives it with its text in ASCII and without spaces.
///
/// Integers and decimals, `+ - * / ^` (integer exponents), brackets, `sqrt(n)`, `√n`, `phi`, `pi`, `e`, their Greek letters,
/// exponents written high as in `2¹⁰`; a factor may follow a factor without a sign, as in `2√2`.
///
/// # Errors
/// The place and what was expected there: bad spelling, two irrational parts in one number, more than 120 digits.
pub fn read_real(text: &str) -> Result<(Real, String), ReadError> {
    let mut reader = Reader {
        text,
        at: 0,
        depth: 0,
        max_bits: 400,
        max_exponent: 1000,
        whole: false,
        plain: String::new(),
    };
    Ok((reader.all()?, reader.plain))
}

/// Reads an integer of at least 0: digits, `+ - * ^` and brackets, up to [`INTEGER_DIGITS`] digits.
///
/// # Errors
/// The place and what was expected there.
pub fn read_integer(text: &str) -> Result<BigInt, ReadError> {
    let max_bits = u64::from(INTEGER_DIGITS) * 33_220 / 10_000;
    let mut reader = Reader {
        text,
        at: 0,
        depth: 0,
        max_bits,
        max_exponent: 1_000_000,
        whole: true,
        plain: String::new(),
    };
    let value = reader.all()?;
    if value.a.is_negative() { Err(ReadError::new(0, "a number of at least 0")) } else { Ok(value.a) }
}

const DIGITS: [&str; 10] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"];

/// The digit that a superscript sign stands for.
fn superscript(sign: char) -> Option<u32> {
    "⁰¹²³⁴⁵⁶⁷⁸⁹".chars().position(|high| high == sign).map(|digit| digit as u32)
}

/// Reads by recursive descent: sums of products of powers of atoms.
pub(super) struct Reader<'a> {
    pub(super) text: &'a str,
    pub(super) at: usize,
    depth: u8,
    pub(super) max_bits: u64,
    max_exponent: i64,
    /// Only whole numbers: no names, no division.
    pub(super) whole: bool,
    /// What was read, respelled.
    pub(super) plain: String,
}

impl Reader<'_> {
    fn all(&mut self) -> Result<Real, ReadError> {
        let operator = self.text.bytes().position(|byte| !byte.is_ascii_digit());
        if operator.is_some() && self.text.len() > LONGEST_TEXT {
            return Err(ReadError::new(LONGEST_TEXT, "at most 1000 characters, or digits alone"));
        }
        let value = self.sum()?;
        match self.peek() {
            None => Ok(value),
            Some(_) => self.fail("an operator or the end"),
        }
    }

    pub(super) fn fail<T>(&self, expected: &'static str) -> Result<T, ReadError> {
        Err(ReadError::new(self.at, expected))
    }

    /// The next character that is not a space.
    pub(super) fn peek(&mut self) -> Option<char> {
        let rest = self.text.get(self.at..)?;
        let trimmed = rest.trim_start();
        self.at += rest.len() - trimmed.len();
        trimmed.chars().next()
    }

    pub(super) fn take(&mut self, char: char, plain: &str) {
        self.at += char.len_utf8();
        self.plain.push_str(plain);
    }

    pub(super) fn sized(&self, at: usize, value: Result<Real, &'static str>) -> Result<Real, ReadError> {
        match value {
            Ok(value) if value.bits() <= self.max_bits => Ok(value),
            Ok(_) if self.whole => Err(ReadError::new(at, "a number of at most 200000 digits")),
            Ok(_) => Err(ReadError::new(at, "numbers of at most 120 digits")),
            Err(expected) => Err(ReadError::new(at, expected)),
        }
    }

    pub(super) fn sum(&mut self) -> Result<Real, ReadError> {
        let mut value = self.product()?;
        while let Some(sign @ ('+' | '-' | '−')) = self.peek() {
            let at = self.at;
            self.take(sign, if sign == '+' { "+" } else { "-" });
            let next = self.product()?;
            value = self.sized(at, value.plus(&if sign == '+' { next } else { next.negated() }))?;
        }
        Ok(value)
    }

    fn product(&mut self) -> Result<Real, ReadError> {
        let mut value = self.factor()?;
        loop {
            let sign = self.peek();
            let at = self.at;
            match sign {
                Some(sign @ ('*' | '·' | '×')) => {
                    self.take(sign, "*");
                    let next = self.factor()?;
                    value = self.sized(at, value.times(&next))?;
                }
                Some('/') if !self.whole => {
                    self.take('/', "/");
                    let quotient = self.factor()?.reciprocal().and_then(|inverse| value.times(&inverse));
                    value = self.sized(at, quotient)?;
                }
                Some('(' | '√' | 's' | 'p' | 'e' | 'φ' | 'ϕ' | 'π') if !self.whole => {
                    self.plain.push('*');
                    let next = self.factor()?;
                    value = self.sized(at, value.times(&next))?;
                }
                _ => return Ok(value),
            }
        }
    }

    /// Signs, then a power.
    fn factor(&mut self) -> Result<Real, ReadError> {
        let mut negative = false;
        while let Some(sign @ ('-' | '−')) = self.peek() {
            self.take(sign, "-");
            negative = !negative;
        }
        let value = self.power()?;
        Ok(if negative { value.negated() } else { value })
    }

    fn power(&mut self) -> Result<Real, ReadError> {
        self.depth += 1;
        if self.depth > DEEPEST {
            return self.fail("at most 40 brackets and exponents inside each other");
        }
        let base = self.atom()?;
        let sign = self.peek();
        let at = self.at;
        let value = match sign {
            Some(sign) if superscript(sign).is_some() => {
                let exponent = self.superscripts()?;
                self.raise(at, &base, exponent)?
            }
            Some('^') => {
                self.take('^', "^");
                self.peek();
                let place = self.at;
                let exponent = self.factor()?;
                let exponent = exponent.as_integer().and_then(ToPrimitive::to_i64);
                let exponent = exponent.filter(|e| self.is_exponent(*e));
                let Some(exponent) = exponent else {
                    return Err(ReadError::new(place, self.exponents()));
                };
                self.raise(at, &base, exponent)?
            }
            _ => base,
        };
        // `2²^3` would be 64 as it looks and 256 as it is respelled.
        if self.peek().is_some_and(|sign| sign == '^' || superscript(sign).is_some()) {
            return self.fail("brackets around a power that is raised again");
        }
        self.depth -= 1;
        Ok(value)
    }

    /// The digits of an exponent that is written high, as in `2¹⁰`.
    fn superscripts(&mut self) -> Result<i64, ReadError> {
        let at = self.at;
        self.plain.push('^');
        let mut exponent = 0_i64;
        while let Some((sign, digit)) = self.peek().and_then(|sign| Some((sign, superscript(sign)?))) {
            self.take(sign, DIGITS[digit as usize]);
            exponent = exponent.saturating_mul(10).saturating_add(i64::from(digit));
        }
        if self.is_exponent(exponent) { Ok(exponent) } else { Err(ReadError::new(at, self.exponents())) }
    }

    fn is_exponent(&self, exponent: i64) -> bool {
        exponent.abs() <= self.max_exponent && !(self.whole && exponent < 0)
    }

    /// Which exponents are expected.
    const fn exponents(&self) -> &'static str {
        if self.whole {
            "an integer exponent from 0 to 1000000"
        } else {
            "an integer exponent of at most 1000"
        }
    }

    fn raise(&self, at: usize, base: &Real, exponent: i64) -> Result<Real, ReadError> {
        let base = if exponent < 0 { self.sized(at, base.reciprocal())? } else { base.clone() };
        let mut left = exponent.unsigned_abs();
        // The power of an integer has at least (bits - 1) * exponent bits: refuse before computing it.
        if base.as_integer().is_some_and(|n| n.bits().saturating_sub(1).saturating_mul(left) > self.max_bits)
        {
            return self.sized(at, Ok(Real::integer(BigInt::one() << (self.max_bits + 1))));
        }
        let (mut square, mut value) = (base, Real::integer(1));
        while left > 0 {
            if left & 1 == 1 {
                value = self.sized(at, value.times(&square))?;
            }
            left >>= 1;
            if left > 0 {
                square = self.sized(at, square.times(&square))?;
            }
        }
        Ok(value)
    }
}
