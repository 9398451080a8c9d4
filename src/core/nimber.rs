//! Nimbers: the values of impartial positions under normal play.
use super::wide;
use serde::{Deserialize, Serialize};
use std::{fmt, iter::Sum, ops::Add};

/// The nimber `∗n`, the value of a Nim heap of `n` tokens.
///
/// ```
/// use nimscope::core::Nimber;
///
/// assert_eq!(Nimber(3) + Nimber(5), Nimber(6));
/// assert_eq!([3, 5, 7].map(Nimber).into_iter().sum::<Nimber>(), Nimber(1));
/// assert_eq!(Nimber(6).to_string(), "∗6");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Nimber(#[serde(with = "wide")] pub u64);

/// The nim-sum of two nimbers.
#[allow(clippy::suspicious_arithmetic_impl)] // Adding nimbers is adding binary digits without carrying.
impl Add for Nimber {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
}

impl Sum for Nimber {
    fn sum<I: Iterator<Item = Self>>(terms: I) -> Self {
        terms.fold(Self(0), Add::add)
    }
}

impl fmt::Display for Nimber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "∗{}", self.0)
    }
}

/// The mex (minimal excludant): the least nimber that is not among `values`, which it sorts. O(n log n).
///
/// ```
/// use nimscope::core::{Nimber, mex};
///
/// assert_eq!(mex(&mut vec![2, 0, 1, 1, 4]), Nimber(3));
/// assert_eq!(mex(&mut vec![]), Nimber(0));
/// ```
pub fn mex(values: &mut Vec<u64>) -> Nimber {
    values.sort_unstable();
    values.dedup();
    let least =
        values.iter().zip(0..).find(|(value, n)| **value != *n).map_or(values.len() as u64, |(_, n)| n);
    Nimber(least)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mex_is_the_least_value_missing() {
        assert_eq!(mex(&mut vec![]), Nimber(0));
        assert_eq!(mex(&mut vec![1, 2]), Nimber(0));
        // Fisher and Larsson, section 6
        assert_eq!(mex(&mut vec![0, 1, 2, 7, 9, 13]), Nimber(3));
        assert_eq!(mex(&mut vec![2, 0, 1, 1, 0]), Nimber(3));
    }

    #[test]
    fn nim_sums_add_without_carrying() {
        // Ferguson 2.2 and 2.6, exercise 1
        assert_eq!(Nimber(22) + Nimber(51), Nimber(37));
        assert_eq!(Nimber(27) + Nimber(17), Nimber(10));
        assert_eq!(Nimber(38) + Nimber(63), Nimber(25));
    }
}
