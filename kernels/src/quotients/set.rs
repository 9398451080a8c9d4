//! Sets of elements as bits.

/// A set of small numbers, all below the bound that it was made with.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Set(Box<[u64]>);

impl Set {
    /// The empty set of numbers below `bound`.
    pub fn new(bound: usize) -> Self {
        Self(vec![0; bound.div_ceil(64)].into())
    }
    /// Whether the number is in the set.
    pub fn has(&self, n: usize) -> bool {
        self.0.get(n / 64).is_some_and(|word| word >> (n % 64) & 1 == 1)
    }
    /// Adds a number below the bound.
    pub fn insert(&mut self, n: usize) {
        if let Some(word) = self.0.get_mut(n / 64) {
            *word |= 1 << (n % 64);
        }
    }
    /// Adds all of another set of the same bound.
    pub fn union(&mut self, other: &Self) {
        self.0.iter_mut().zip(&other.0).for_each(|(word, other)| *word |= other);
    }
    /// The least number that is in both.
    pub fn common(&self, other: &Self) -> Option<usize> {
        let both = self.0.iter().zip(&other.0).map(|(word, other)| word & other);
        both.enumerate()
            .find(|(_, word)| *word > 0)
            .map(|(at, word)| at * 64 + word.trailing_zeros() as usize)
    }
    /// Whether some number is in both.
    pub fn meets(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).any(|(word, other)| word & other > 0)
    }
    /// Whether all of it is in the other.
    pub fn within(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).all(|(word, other)| word & !other == 0)
    }
    /// The numbers, ascending.
    pub fn iter(&self) -> impl Iterator<Item = usize> {
        self.0.iter().enumerate().flat_map(|(at, &word)| {
            let next = |rest: &u64| Some(rest & (rest - 1)).filter(|rest| *rest > 0);
            std::iter::successors(Some(word).filter(|word| *word > 0), next)
                .map(move |rest| at * 64 + rest.trailing_zeros() as usize)
        })
    }
    /// How many numbers there are.
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|word| *word == 0)
    }
}
