//! Sums of generators.

/// The most generators of a quotient.
pub const MOST_GENERATORS: usize = 25;

const BITS: usize = 5;
const LANES: u128 = {
    let (mut lanes, mut at) = (0, 0);
    while at < MOST_GENERATORS {
        lanes |= 1 << (at * BITS);
        at += 1;
    }
    lanes
};

/// How often each generator is in a sum: less than 16 times. More are counted as 14 or 15 by parity, a guess against
/// which the verification of a quotient protects.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct Word(pub(super) u128);

impl Word {
    /// The empty sum.
    pub const EMPTY: Self = Self(0);
    /// One generator.
    pub fn of(generator: usize) -> Self {
        Self(1 << (generator * BITS))
    }
    /// How often a generator is in it.
    pub fn exponent(self, generator: usize) -> u32 {
        (self.0 >> (generator * BITS)) as u32 & 31
    }
    /// The sum of both.
    pub fn plus(self, other: Self) -> Self {
        let sum = self.0 + other.0;
        let high = sum >> (BITS - 1) & LANES;
        Self(if high == 0 { sum } else { (sum & !(high * 31)) | (high * 14) | (sum & high) })
    }
    /// The sum with one less of a generator that is in it.
    pub fn less(self, generator: usize) -> Self {
        Self(self.0 - Self::of(generator).0)
    }
    /// The generators, each as often as it occurs, ascending.
    pub fn tokens(self) -> impl Iterator<Item = usize> {
        self.generators().flat_map(move |at| std::iter::repeat_n(at, self.exponent(at) as usize))
    }
    /// The generators that occur, ascending.
    pub fn generators(self) -> impl Iterator<Item = usize> {
        let next = |rest: &u128| {
            let lane = rest.trailing_zeros() as usize / BITS;
            Some(rest >> ((lane + 1) * BITS) << ((lane + 1) * BITS)).filter(|rest| *rest > 0)
        };
        std::iter::successors(Some(self.0).filter(|word| *word > 0), next)
            .map(|rest| rest.trailing_zeros() as usize / BITS)
    }
    /// The same sum where generator i is now called `new(i)`.
    pub fn renamed(self, new: impl Fn(usize) -> usize) -> Self {
        Self(self.generators().map(|at| u128::from(self.exponent(at)) << (new(at) * BITS)).sum())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_keep_their_parity() {
        let word =
            |exponents: [u32; 3]| Word((0..3).map(|i| u128::from(exponents[i]) << (24 * i / 2 * BITS)).sum());
        let lanes = [0, 12, 24];
        for (a, b, sum) in [(7, 8, 15), (8, 8, 14), (15, 2, 15), (15, 15, 14), (14, 15, 15), (0, 3, 3)] {
            let found = word([a, 0, a]).plus(word([b, 1, b]));
            assert_eq!(lanes.map(|lane| found.exponent(lane)), [sum, 1, sum], "{a} {b}");
            assert_eq!(found.tokens().count() as u32, 2 * sum + 1);
            assert_eq!(found.generators().collect::<Vec<_>>(), lanes);
        }
        let two = Word::of(3).plus(Word::of(1)).plus(Word::of(3));
        assert_eq!(two.tokens().collect::<Vec<_>>(), [1, 3, 3]);
        assert_eq!(two.less(3).renamed(|at| at * 2), Word::of(2).plus(Word::of(6)));
        assert_eq!(Word::EMPTY.tokens().count(), 0);
    }
}
