//! A number and the divisors of it that have been named.
use super::limits;
use crate::core::notation::{NotationError, Scanner};
use std::fmt;

/// The largest number, and the most divisors that one may have: few enough positions for a table.
pub const LARGEST: u64 = 1_000_000;
pub const DIVISORS: usize = 36;

/// A number, and the least of the divisors that have been named: those that are no multiple of another. Written
/// `72-8-12`, the number first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NamedDivisors {
    pub number: u64,
    /// Ascending; none divides another, and none is 1.
    named: Vec<u64>,
}

/// All divisors of a number from 1 to [`LARGEST`], ascending. O(√number).
pub fn divisors(number: u64) -> Vec<u64> {
    let small: Vec<u64> = (1..=number.isqrt()).filter(|d| number.is_multiple_of(*d)).collect();
    let large: Vec<u64> = small.iter().rev().map(|d| number / d).filter(|d| d * d > number).collect();
    [small, large].concat()
}

/// The primes of a number with their exponents, ascending. O(√number).
pub fn primes(mut number: u64) -> Vec<(u64, u32)> {
    let mut found = Vec::new();
    let mut prime = 2;
    while prime * prime <= number {
        let mut exponent = 0;
        while number.is_multiple_of(prime) {
            number /= prime;
            exponent += 1;
        }
        if exponent > 0 {
            found.push((prime, exponent));
        }
        prime += 1;
    }
    if number > 1 {
        found.push((number, 1));
    }
    found
}

impl NamedDivisors {
    /// The number with nothing named.
    pub fn new(number: u64) -> Self {
        Self { number, named: Vec::new() }
    }
    pub fn read(text: &str) -> Result<Self, NotationError> {
        let mut scan = Scanner::new(text.trim_end());
        scan.blanks();
        let at = scan.at();
        let number = scan.number(LARGEST, "a number")?;
        let mut position = Self::checked(number).map_err(|error| error.shifted(at))?;
        while !scan.done() {
            if !scan.eat('-') {
                return Err(NotationError::syntax(
                    scan.at(),
                    "- and a divisor that has been named, or the end",
                ));
            }
            let at = scan.at();
            let named = scan.number(LARGEST, "a divisor that has been named")?;
            if named < 2 || !number.is_multiple_of(named) {
                return Err(NotationError::not_allowed(at, format!("a divisor of {number}, apart from 1")));
            }
            position = position.with(named);
        }
        Ok(position)
    }
    /// The number with nothing named, if it is within the limits.
    pub fn checked(number: u64) -> Result<Self, NotationError> {
        match number {
            0 => Err(NotationError::syntax(0, "a number of at least 1")),
            1..=LARGEST if divisors(number).len() <= DIVISORS => Ok(Self::new(number)),
            _ => Err(NotationError::too_large(0, limits())),
        }
    }
    pub fn named(&self) -> &[u64] {
        &self.named
    }
    /// Whether this divisor is left: it is no multiple of a named one.
    pub fn holds(&self, divisor: u64) -> bool {
        divisor > 0
            && self.number.is_multiple_of(divisor)
            && !self.named.iter().any(|named| divisor.is_multiple_of(*named))
    }
    /// The divisors that are left, ascending; 1 is always among them.
    pub fn left(&self) -> Vec<u64> {
        divisors(self.number).into_iter().filter(|divisor| self.holds(*divisor)).collect()
    }
    /// The position after one more divisor is named; the same position where that is not allowed.
    pub fn with(&self, divisor: u64) -> Self {
        if !self.holds(divisor) || divisor == 1 {
            return self.clone();
        }
        let mut named: Vec<u64> =
            self.named.iter().copied().filter(|named| !named.is_multiple_of(divisor)).collect();
        named.push(divisor);
        named.sort_unstable();
        Self { number: self.number, named }
    }
    /// The divisor that all others which are left divide, where there is one.
    pub fn greatest(&self) -> Option<u64> {
        let left = self.left();
        let last = *left.last()?;
        left.iter().all(|divisor| last.is_multiple_of(*divisor)).then_some(last)
    }
    pub fn key(&self) -> Vec<u64> {
        [&[self.number], &*self.named].concat()
    }
    pub fn from_key(key: &[u64]) -> Self {
        let (number, named) = key.split_first().unwrap_or((&1, &[]));
        Self { number: *number, named: named.to_vec() }
    }
    /// As people write it: "72 without 8, 12".
    pub fn text(&self) -> String {
        let named: Vec<String> = self.named.iter().map(u64::to_string).collect();
        match &named[..] {
            [] => self.number.to_string(),
            _ => format!("{} without {}", self.number, named.join(", ")),
        }
    }
}

impl fmt::Display for NamedDivisors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number)?;
        self.named.iter().try_for_each(|named| write!(f, "-{named}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_of_numbers() {
        for (text, canonical, left) in [
            ("12", "12", vec![1, 2, 3, 4, 6, 12]),
            ("12-6-4", "12-4-6", vec![1, 2, 3]),
            (
                "72-24-8-12",
                "72-8-12",
                vec![1, 2, 3, 4, 6, 9, 18, 36].into_iter().filter(|d| d % 12 > 0).collect(),
            ),
            ("1", "1", vec![1]),
        ] {
            let position = NamedDivisors::read(text).unwrap();
            assert_eq!((position.to_string(), position.left()), (canonical.into(), left), "{text}");
        }
        for (text, at) in [
            ("", 0),
            ("0", 0),
            ("12-1", 3),
            ("12-5", 3),
            ("12-", 3),
            ("12+3", 2),
            ("5040", 0),
            ("1000001", 0),
        ] {
            assert_eq!(NamedDivisors::read(text).map_err(|error| error.at), Err(at), "{text}");
        }
    }

    #[test]
    fn divisors_and_primes_are_those_of_the_definition() {
        for number in 1..2000u64 {
            let plain: Vec<u64> = (1..=number).filter(|d| number % d == 0).collect();
            assert_eq!(divisors(number), plain, "{number}");
            let product: u64 = primes(number).iter().map(|(prime, exponent)| prime.pow(*exponent)).product();
            assert_eq!(product, number);
            assert!(primes(number).iter().all(|(prime, _)| divisors(*prime).len() == 2), "{number}");
        }
    }
}
