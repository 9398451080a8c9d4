//! Which sequence a list of terms begins.
use super::{sequence::Sequence, terms::Terms};
use crate::integer::{BigInt, ToPrimitive};

/// An entry of the On-Line Encyclopedia of Integer Sequences.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry {
    pub number: &'static str,
    /// What it is, in the markup of `core::why`.
    pub name: &'static str,
    /// Whether it is that of every second term, where those between are 0.
    pub halved: bool,
}

/// So many terms at least are compared.
const LEAST: usize = 8;
/// Few entries reach so many of their terms within 64 bits.
const COMPARED: usize = 60;

/// The n-th term, from n = 0 on.
type Term = fn(u64) -> Option<u64>;

const ENTRIES: [(&str, &str, Term); 13] = [
    ("A000012", "1 for ever", |_| Some(1)),
    ("A000007", "1, then 0", |n| Some(u64::from(n == 0))),
    ("A000027", "*n* + 1", |n| Some(n + 1)),
    ("A005408", "the odd numbers", |n| Some(2 * n + 1)),
    ("A000290", "the squares, from 1 on", |n| (n + 1).checked_pow(2)),
    ("A000079", "2^*n*", |n| 1u64.checked_shl(n as u32)),
    ("A001045", "Jacobsthal’s numbers", |n| Some((1u64.checked_shl(n as u32)? + 2 * (n % 2)) / 3)),
    ("A001316", "2 to the number of ones of *n*", |n| 2u64.checked_pow(n.count_ones())),
    ("A048883", "3 to the number of ones of *n*", |n| 3u64.checked_pow(n.count_ones())),
    ("A102376", "4 to the number of ones of *n*", |n| 4u64.checked_pow(n.count_ones())),
    ("A130665", "the sums of 3 to the number of ones of *n*", |n| {
        Some((0..=n).map(|m| 3u64.pow(m.count_ones())).sum())
    }),
    ("A006046", "the sums of 2 to the number of ones of *n*", |n| {
        Some((0..=n).map(|m| 2u64.pow(m.count_ones())).sum())
    }),
    ("A016945", "6*n* + 3", |n| Some(6 * n + 3)),
];

impl Terms {
    /// The entries that begin as the terms of a sequence do, as far as both are known; a few terms say nothing.
    pub fn known(&self, sequence: Sequence) -> Vec<Entry> {
        let terms = self.column(sequence);
        let all = terms.get(..=self.upto).unwrap_or(terms);
        let between = all.iter().skip(1).step_by(2).all(|term| term.to_u128() == Some(0));
        let halves: Vec<&BigInt> = all.iter().step_by(2).filter(|_| between).collect();
        let own = self.oeis(sequence);
        let of = |halved: bool, terms: &[&BigInt]| {
            let begins = |(_, _, term): &&(&str, &str, Term)| {
                let same =
                    |(n, own): (u64, &&BigInt)| term(n).is_none_or(|term| own.to_u128() == Some(term.into()));
                terms.len() >= LEAST && (0..).zip(terms).take(COMPARED).all(same)
            };
            let entry =
                |&(number, name, _): &(&'static str, &'static str, Term)| Entry { number, name, halved };
            ENTRIES.iter().filter(begins).map(entry).collect::<Vec<_>>()
        };
        let whole: Vec<&BigInt> = all.iter().collect();
        let mut found = of(false, &whole);
        found.extend(of(true, &halves));
        found.retain(|entry| Some(entry.number) != own);
        found
    }
}
