//! Ordinals in Cantor normal form and their arithmetic as nimbers: sums of any of them, and products, quotients and roots of
//! those below ω^81.
use std::cmp::Ordering;

mod field;
mod reading;
#[cfg(test)]
mod tests;
mod writing;

pub use field::{Beyond, DEGREES};
pub use reading::Limits;
pub use writing::high;

/// An ordinal ω^e·c + …, with falling exponents e and finite coefficients c > 0.
///
/// ```
/// use nimscope::ordinal::{Limits, Ordinal};
///
/// let read = |text| Ordinal::read(text, &Limits::LAB).unwrap();
/// let (a, b) = (read("w^2 + w*3 + 1"), read("w*2 + 1"));
/// assert_eq!((&a ^ &b).to_string(), "w^2+w");
/// assert!(b < a && a < read("w^w"));
/// assert_eq!(a.pretty(), "ω²+ω·3+1");
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Ordinal {
    // The derived order is that of ordinals: the first term in which two differ decides, and what goes on is greater.
    terms: Vec<Term>,
}

/// A power of ω with its coefficient.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Term {
    pub exponent: Ordinal,
    /// At least 1.
    pub count: u128,
}

impl Ordinal {
    /// A natural number.
    pub fn finite(n: u128) -> Self {
        Self::power(Self::default(), n)
    }
    /// ω^exponent · count.
    pub fn power(exponent: Self, count: u128) -> Self {
        let terms = if count == 0 { Vec::new() } else { vec![Term { exponent, count }] };
        Self { terms }
    }
    /// ω.
    pub fn omega() -> Self {
        Self::power(Self::finite(1), 1)
    }
    /// The terms, the largest first.
    pub fn terms(&self) -> &[Term] {
        &self.terms
    }
    pub fn is_zero(&self) -> bool {
        self.terms.is_empty()
    }
    /// The number that it is, where it is finite.
    pub fn number(&self) -> Option<u128> {
        match &self.terms[..] {
            [] => Some(0),
            [only] if only.exponent.is_zero() => Some(only.count),
            _ => None,
        }
    }
    /// The coefficient of this power of ω.
    pub fn count(&self, exponent: &Self) -> u128 {
        let at = self.terms.binary_search_by(|term| exponent.cmp(&term.exponent));
        at.map_or(0, |at| self.terms[at].count)
    }
    /// The first `terms` terms, and the next one with the coefficient `count`.
    ///
    /// ```
    /// use nimscope::ordinal::{Limits, Ordinal};
    ///
    /// let all = Ordinal::read("w^2+w*3+5", &Limits::LAB).unwrap();
    /// assert_eq!(all.cut(1, 2).to_string(), "w^2+w*2");
    /// ```
    pub fn cut(&self, terms: usize, count: u128) -> Self {
        let mut kept: Vec<Term> = self.terms.iter().take(terms).cloned().collect();
        if let (Some(term), true) = (self.terms.get(terms), count > 0) {
            kept.push(Term { exponent: term.exponent.clone(), count });
        }
        Self { terms: kept }
    }
    /// The height of its tower of exponents: 0 for a number, 1 for ω or ω², 2 for ω^ω.
    pub fn depth(&self) -> usize {
        let above = self.terms.iter().filter(|term| !term.exponent.is_zero());
        above.map(|term| 1 + term.exponent.depth()).max().unwrap_or(0)
    }
    /// The exponents of several ordinals, each once, the largest first.
    pub fn exponents<'o>(all: impl IntoIterator<Item = &'o Self>) -> Vec<Self> {
        let mut exponents: Vec<Self> =
            all.into_iter().flat_map(|own| own.terms.iter().map(|term| term.exponent.clone())).collect();
        exponents.sort_unstable_by(|a, b| b.cmp(a));
        exponents.dedup();
        exponents
    }
    /// The ordinal with these terms, which come in any order and have different exponents.
    fn of(mut terms: Vec<Term>) -> Self {
        terms.retain(|term| term.count > 0);
        terms.sort_unstable_by(|a, b| b.exponent.cmp(&a.exponent));
        Self { terms }
    }
}

/// The nim-sum: coefficients of equal powers are added without carrying. Linear in the number of terms.
impl std::ops::BitXor for &Ordinal {
    type Output = Ordinal;
    fn bitxor(self, other: Self) -> Ordinal {
        let (mut left, mut right) = (self.terms.iter().peekable(), other.terms.iter().peekable());
        let mut terms = Vec::with_capacity(self.terms.len() + other.terms.len());
        loop {
            let order = match (left.peek(), right.peek()) {
                (None, None) => break,
                (Some(_), None) => Ordering::Greater,
                (None, Some(_)) => Ordering::Less,
                (Some(a), Some(b)) => a.exponent.cmp(&b.exponent),
            };
            let [a, b] = [
                if order.is_ge() { left.next() } else { None },
                if order.is_le() { right.next() } else { None },
            ];
            let count = [a, b].into_iter().flatten().fold(0, |sum, term| sum ^ term.count);
            if let (Some(term), true) = (a.or(b), count > 0) {
                terms.push(Term { exponent: term.exponent.clone(), count });
            }
        }
        Ordinal { terms }
    }
}
