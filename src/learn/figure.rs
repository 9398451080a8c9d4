//! Numbers that are asked for, as what computes them.
use crate::core::{Budget, Convention, mex, winning};
use crate::games::open;
use serde::{Deserialize, Serialize};

/// A number that a lesson asks for, by what it is: so the text cannot hold a wrong one.
///
/// ```
/// use nimscope::learn::Figure;
///
/// let figure = |text| Figure::read(text).and_then(|figure| figure.number());
/// assert_eq!(figure("nim-sum 13 12 8"), Some(9));
/// assert_eq!(figure("mex 0 1 2 4"), Some(3));
/// assert_eq!(figure("winning nim/3+5+7"), Some(3));
/// assert_eq!(Figure::read("sine 1"), None);
/// ```
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Figure {
    NimSum(Vec<u64>),
    Mex(Vec<u64>),
    NimProduct(u64, u64),
    /// The number whose nim-product with the second is the first.
    NimQuotient(u64, u64),
    /// The number whose nim-product with itself is this.
    NimRoot(u64),
    /// The value of a position.
    Value(String),
    /// The number of its moves.
    Options(String),
    /// The number of its winning moves.
    Winning(String),
    /// How many P-positions there are of so many piles of Nim in order, none of them larger than the second number.
    Lost(u64, u64),
    /// How many P-positions of three piles in order have twice so many tokens.
    Born(u64),
    /// What is left when the first is divided by the second.
    Remainder(u64, u64),
}

/// What the positions of lessons may cost, in steps: they are small.
pub const WORK: u64 = 2_000_000;

impl Figure {
    /// Reads a line such as `nim-sum 13 12 8`; none where it is no figure.
    pub fn read(text: &str) -> Option<Self> {
        let mut words = text.split_whitespace();
        let kind = words.next()?;
        let rest: Vec<&str> = words.collect();
        let numbers = || rest.iter().map(|word| word.parse().ok()).collect::<Option<Vec<u64>>>();
        let two = || match numbers()?[..] {
            [a, b] => Some((a, b)),
            _ => None,
        };
        let one = || match rest[..] {
            [word] => Some(word.to_string()),
            _ => None,
        };
        match kind {
            "nim-sum" => Some(Self::NimSum(numbers()?)),
            "mex" => Some(Self::Mex(numbers()?)),
            "nim-product" => two().map(|(a, b)| Self::NimProduct(a, b)),
            "nim-quotient" => two().map(|(a, b)| Self::NimQuotient(a, b)),
            "nim-root" => one()?.parse().ok().map(Self::NimRoot),
            "value" => one().map(Self::Value),
            "options" => one().map(Self::Options),
            "winning" => one().map(Self::Winning),
            "lost" => two().map(|(piles, most)| Self::Lost(piles, most)),
            "born" => one()?.parse().ok().map(Self::Born),
            "remainder" => two().filter(|(_, b)| *b > 0).map(|(a, b)| Self::Remainder(a, b)),
            _ => None,
        }
    }
    /// The position that it is a number of.
    pub fn position(&self) -> Option<&str> {
        match self {
            Self::Value(position) | Self::Options(position) | Self::Winning(position) => Some(position),
            Self::NimSum(_)
            | Self::Mex(_)
            | Self::NimProduct(..)
            | Self::NimQuotient(..)
            | Self::NimRoot(_)
            | Self::Lost(..)
            | Self::Born(_)
            | Self::Remainder(..) => None,
        }
    }
    /// The number; none where a position cannot be opened or solved.
    pub fn number(&self) -> Option<u64> {
        let mut budget = Budget::new(WORK);
        match self {
            Self::NimSum(numbers) => Some(numbers.iter().fold(0, |sum, n| sum ^ n)),
            Self::Mex(numbers) => Some(mex(&mut numbers.clone()).0),
            Self::NimProduct(a, b) => Some(kernels::nimbers::product_64(*a, *b)),
            Self::NimQuotient(a, b) => kernels::nimbers::quotient((*a).into(), (*b).into())?.try_into().ok(),
            Self::NimRoot(a) => kernels::nimbers::square_root((*a).into()).try_into().ok(),
            Self::Value(position) => Some(open(position).ok()?.value(&mut budget).ok()?.0),
            Self::Options(position) => Some(open(position).ok()?.move_count()),
            Self::Winning(position) => {
                Some(winning(&*open(position).ok()?, Convention::Normal, usize::MAX, &mut budget).ok()?.total)
            }
            Self::Lost(piles, most) => lost(*piles, *most),
            Self::Born(n) => Some(born(*n)),
            Self::Remainder(a, b) => Some(a % b),
        }
    }
}

/// Counts by trying: all piles but the last say what the last must be.
fn lost(piles: u64, most: u64) -> Option<u64> {
    let choices =
        (most + 1).checked_pow(u32::try_from(piles).ok()?.checked_sub(1)?).filter(|all| *all <= WORK)?;
    let last = |mut choice: u64| {
        (1..piles).fold(0, |sum, _| {
            let pile = choice % (most + 1);
            choice /= most + 1;
            sum ^ pile
        })
    };
    Some((0..choices).filter(|choice| last(*choice) <= most).count() as u64)
}

/// The same: two piles say what the third must be.
fn born(n: u64) -> u64 {
    let n = n.min(1000);
    let of = |a: u64| (0..=2 * n - a).filter(|b| a + b + (a ^ b) == 2 * n).count() as u64;
    (0..=2 * n).map(of).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_those_of_the_formulas() {
        let number = |text: &str| Figure::read(text).and_then(|figure| figure.number());
        assert_eq!(number("lost 3 1"), Some(4));
        assert_eq!(number("lost 3 7"), Some(64));
        assert_eq!(number("lost 4 3"), Some(64));
        // Three to the number of ones in binary.
        for (n, born) in [(0, 1), (1, 3), (2, 3), (3, 9), (4, 3), (7, 27)] {
            assert_eq!(number(&format!("born {n}")), Some(born), "{n}");
        }
        assert_eq!(number("lost 64 1000"), None);
    }
}
