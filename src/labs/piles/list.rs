//! The piles that are asked for, one after the other.
use super::{
    known::{Ends, PileValues},
    pattern::Pattern,
    pile::Pile,
};

/// The most piles that are kept.
pub const LISTED: usize = 100_000;

/// Which piles are wanted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PileFilter {
    pub ends: Ends,
    pub balls: usize,
    pub pattern: Pattern,
    /// Only piles with so many runs, if told.
    pub runs: Option<u32>,
    /// Only piles with this value, if told.
    pub value: Option<u32>,
}

impl PileFilter {
    pub fn matches(&self, known: &PileValues, pile: Pile) -> bool {
        self.runs.is_none_or(|runs| pile.runs() == runs)
            && self.value.is_none_or(|value| known.value(self.ends, pile) == value)
            && self.pattern.has(pile)
    }
}

/// The piles that are wanted, as far as they have been looked for.
pub struct List {
    pub filter: PileFilter,
    /// By their number of balls, long runs at the ground first.
    pub piles: Vec<Pile>,
    /// How many piles were found, also those that are not kept.
    pub count: usize,
    next: usize,
}

impl List {
    pub fn new(filter: PileFilter) -> Self {
        Self { filter, piles: Vec::new(), count: 0, next: 0 }
    }
    /// Looks at the next known piles, at most so many; says whether there are more to look at. O(most).
    pub fn advance(&mut self, known: &PileValues, most: usize) -> bool {
        let all = PileValues::all(self.filter.balls);
        let end = all.min(known.size()).min(self.next.saturating_add(most));
        for number in self.next..end {
            let pile = Pile::numbered(number as u32);
            if self.filter.matches(known, pile) {
                self.count += 1;
                if self.piles.len() < LISTED {
                    self.piles.push(pile);
                }
            }
        }
        self.next = self.next.max(end);
        self.next < all
    }
}
