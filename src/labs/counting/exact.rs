//! One exact value at a number of any length.
use super::{
    largest::{largest_at_most, largest_exactly},
    sequence::Sequence,
    total::{total_at_most, total_exactly},
};
use crate::core::{grouped::format_number, notation::NotationError};
use crate::games::chromatic::theory::read_integer;
use crate::integer::BigInt;

/// A value of a sequence, in full.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Exact {
    /// The decimal digits.
    pub digits: String,
}

/// The most decimal digits of n, so that the value takes about a second at most.
///
/// Formulas without recursion are limited by the length of the value alone; a_k and d_k of an even k multiply for each
/// binary one of n, A_k and D_k add for each binary digit.
pub fn most_digits(k: u32, sequence: Sequence) -> u64 {
    use Sequence::*;
    let cube = u64::from(k).pow(3).max(1);
    match sequence {
        LargestAtMost | LargestExactly if k > 2 && k.is_multiple_of(2) => (1_600_000_000 / cube).isqrt(),
        TotalAtMost | TotalExactly if k > 3 || (k, sequence) == (3, TotalAtMost) => {
            (6_000_000_000 / cube).isqrt()
        }
        _ => 300_000 / u64::from(k.max(3)),
    }
}

/// The term at n for k ≥ 1 piles.
pub fn term(k: u32, sequence: Sequence, n: &BigInt) -> BigInt {
    match (sequence, k) {
        // Only the empty position, or one for each size of the two piles (Lemma 8).
        (Sequence::TotalAtMost, 1 | 2) => largest_at_most(k, n),
        (Sequence::TotalExactly, 1 | 2) => largest_exactly(k, n),
        (Sequence::LargestAtMost, _) => largest_at_most(k, n),
        (Sequence::LargestExactly, _) => largest_exactly(k, n),
        (Sequence::TotalAtMost, _) => total_at_most(k, n),
        (Sequence::TotalExactly, _) => total_exactly(k, n),
    }
}

/// The number that a text denotes: digits, `+ - * ^` and brackets, such as `17509^17509`.
///
/// # Errors
/// The place of a mistake, or how many digits are allowed.
pub fn read_long(k: u32, sequence: Sequence, text: &str) -> Result<BigInt, NotationError> {
    let n = read_integer(text).map_err(|error| NotationError::syntax(error.at, error.expected))?;
    let most = most_digits(k, sequence);
    // A number of d digits has more than (d - 1) log2(10) binary digits.
    if n.bits() > most * 33_219 / 10_000 {
        let limit = format!("a number of at most {} digits for this sequence", format_number(most));
        return Err(NotationError::too_large(0, limit));
    }
    Ok(n)
}

/// The term at the number that a text denotes.
///
/// # Errors
/// Those of `read_long`.
pub fn exact(k: u32, sequence: Sequence, text: &str) -> Result<Exact, NotationError> {
    read_long(k, sequence, text).map(|n| Exact { digits: term(k, sequence, &n).to_string() })
}

/// Numbers of more digits than this are shortened.
const SHOWN: usize = 36;
const ENDS: usize = 14;

/// A number; of one that is too long its first and last digits, and how many digits it has.
pub fn brief(digits: &str) -> (String, Option<usize>) {
    if digits.len() <= SHOWN {
        return (crate::core::grouped::group_digits(digits), None);
    }
    (format!("{} … {}", &digits[..ENDS], &digits[digits.len() - ENDS..]), Some(digits.len()))
}
