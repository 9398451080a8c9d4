//! The first terms of the four sequences, and how far they were counted.
use super::{count::count, counted::CountedGame, largest::block, sequence::Sequence, total::Recursion};
use crate::integer::{BigInt, One, ToPrimitive, Zero};

/// How far the terms are counted without formulas.
const COUNTED: usize = 40;

/// The terms from 0 to some n, by formulas.
pub struct Terms {
    pub k: u32,
    /// The greatest n that was asked for; some more terms are known.
    pub upto: usize,
    /// The greatest n up to which counting pile by pile gives the same.
    pub checked: usize,
    /// The game, where it is not Nim: its terms are counted, and those by the total are at n and not at 2n.
    pub game: Option<CountedGame>,
    pub(super) columns: [Vec<BigInt>; 4],
}

impl Terms {
    /// The terms up to n for k ≥ 1 piles. O(k n) products for an n below 2^16.
    pub fn new(k: u32, upto: usize) -> Self {
        let last = upto.max(COUNTED);
        let (largest, exactly) = by_largest(k, last);
        let [sums, totals] =
            [Sequence::TotalAtMost, Sequence::TotalExactly].map(|one| by_total(k, last, one));
        let columns = [largest, exactly, sums, totals];
        let counted = count(k, COUNTED);
        let mut checked = 0;
        'all: for n in 0..=counted.last() {
            for (column, counted) in columns.iter().zip(&counted.terms) {
                if column[n] != BigInt::from(counted[n]) {
                    break 'all;
                }
            }
            checked = n;
        }
        Self { k, upto, checked, game: None, columns }
    }
    /// What a sequence counts, with the markup of `why`.
    pub fn counts(&self, sequence: Sequence) -> &'static str {
        match (&self.game, sequence) {
            (None, _) => sequence.counts(),
            (_, Sequence::LargestAtMost) => "largest heap at most *n*",
            (_, Sequence::LargestExactly) => "largest heap exactly *n*",
            (_, Sequence::TotalAtMost) => "total at most *n*",
            (_, Sequence::TotalExactly) => "total exactly *n*",
        }
    }
    /// The sequence's number in the On-Line Encyclopedia of Integer Sequences, where the paper on Nim gives one.
    pub fn oeis(&self, sequence: Sequence) -> Option<&'static str> {
        if self.game.is_none() { sequence.oeis(self.k) } else { None }
    }
    /// All terms of a sequence that are known.
    pub fn column(&self, sequence: Sequence) -> &[BigInt] {
        &self.columns[sequence as usize]
    }
    /// The decimal digits of a term; empty beyond the last.
    pub fn digits(&self, sequence: Sequence, n: usize) -> String {
        self.column(sequence).get(n).map(BigInt::to_string).unwrap_or_default()
    }
    /// The logarithms to base 10 of the terms up to n; none for 0.
    pub fn logarithms(&self, sequence: Sequence) -> Vec<Option<f64>> {
        self.column(sequence).iter().take(self.upto + 1).map(logarithm).collect()
    }
    /// Whether the terms at 2^b - 1, from b = 1 on, are greater than all before them and not below the next.
    pub fn peaks(&self, sequence: Sequence) -> bool {
        let terms = self.column(sequence);
        let mut n = 1;
        while n + 1 < terms.len() {
            if terms[n] < terms[n + 1] || terms[..n].iter().any(|term| *term >= terms[n]) {
                return false;
            }
            n = 2 * n + 1;
        }
        true
    }
}

fn by_largest(k: u32, last: usize) -> (Vec<BigInt>, Vec<BigInt>) {
    let (mut sums, mut exactly) = (vec![BigInt::one()], vec![BigInt::one()]);
    let mut before = BigInt::zero();
    for n in 1..=last {
        let b = n.ilog2();
        let c = n + 1 - (1 << b);
        if c == 1 {
            before = block(k, b.into(), &BigInt::zero());
        }
        let own = block(k, b.into(), &c.into());
        let (mut sum, mut term) = (own.clone(), &own - &before);
        // All piles may be at least 2^b (Theorems 15 and 16).
        if k.is_multiple_of(2) {
            sum += &sums[c - 1];
            term += &exactly[c - 1];
        }
        sums.push(sum);
        exactly.push(term);
        before = own;
    }
    (sums, exactly)
}

fn by_total(k: u32, last: usize, sequence: Sequence) -> Vec<BigInt> {
    let recursion = Recursion::new(k, sequence);
    let mut terms = vec![BigInt::one()];
    for n in 1..=last {
        let term = recursion.value(n, |j| terms.get((n / 2).checked_sub(j)?));
        terms.push(term);
    }
    terms
}

/// The logarithm to base 10, to about 15 digits; none for 0.
fn logarithm(term: &BigInt) -> Option<f64> {
    if let Some(term) = term.to_u128() {
        return (term > 0).then(|| (term as f64).log10());
    }
    let digits = term.to_string();
    let start: f64 = digits.get(..15)?.parse::<u64>().ok()? as f64;
    Some(start.log10() + (digits.len() - 15) as f64)
}
