//! The values of all piles, from the small to the tall.
use super::pile::Pile;

/// From where balls are taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ends {
    One,
    Two,
}

/// Values are less than this: they are at most the number of balls.
const WIDE: usize = 32;

/// The values of the piles whose numbers come first.
#[derive(Default)]
pub struct PileValues {
    values: [Vec<u8>; 2],
    /// By the number of balls, then for each value how many piles have it.
    counts: Vec<[[u32; WIDE]; 2]>,
}

impl Ends {
    pub const ALL: [Self; 2] = [Self::One, Self::Two];

    /// "One end".
    pub fn name(self) -> &'static str {
        match self {
            Self::One => "One end",
            Self::Two => "Two ends",
        }
    }
    /// The pile as a position of the game.
    pub fn position(self, pile: Pile) -> String {
        let game = match self {
            Self::One => "colourful",
            Self::Two => "two-ended",
        };
        format!("{game}/{}", pile.letters())
    }
}

impl PileValues {
    /// How many piles are known.
    pub fn size(&self) -> usize {
        self.values[0].len()
    }
    /// How many piles there are of at most so many balls.
    pub fn all(balls: usize) -> usize {
        1 << balls
    }
    /// Up to how many balls all piles are known; none if not even the empty one.
    pub fn balls(&self) -> Option<usize> {
        self.size().checked_ilog2().map(|balls| balls as usize)
    }
    /// The value of a pile; 0 where it is not known.
    pub fn value(&self, ends: Ends, pile: Pile) -> u32 {
        self.values[ends as usize].get(pile.number() as usize).map_or(0, |value| u32::from(*value))
    }
    /// How many piles of so many balls have this value, as far as they are known.
    pub fn count(&self, ends: Ends, balls: usize, value: u32) -> u32 {
        let counts = self.counts.get(balls).map(|counts| &counts[ends as usize]);
        counts.and_then(|counts| counts.get(value as usize)).copied().unwrap_or(0)
    }
    /// Finds the values of at most `most` more piles, up to those of so many balls; says whether there are more. With one
    /// end in O(1): a run of `n` balls over value `b` has the value `n` - 1 if `n` ≤ `b`, else `n` (Liu and Britton, Lemma
    /// 3.1). With two in O(both end runs), by the definition.
    pub fn advance(&mut self, balls: usize, most: usize) -> bool {
        let all = Self::all(balls);
        let end = all.min(self.size().saturating_add(most));
        for values in &mut self.values {
            values.reserve(end.saturating_sub(values.len()));
        }
        self.counts.resize(self.counts.len().max(balls + 1), [[0; WIDE]; 2]);
        for number in self.size()..end {
            let pile = Pile::numbered(number as u32);
            let found = [self.over(pile), self.mex(pile)];
            let counts = &mut self.counts[pile.balls() as usize];
            for (ends, value) in found.into_iter().enumerate() {
                self.values[ends].push(value as u8);
                counts[ends][value as usize] += 1;
            }
        }
        end < all
    }
    /// The value with one end, from the value of the pile below the top run.
    fn over(&self, pile: Pile) -> u32 {
        let top = pile.top();
        let below = self.value(Ends::One, pile.without_top(top));
        if top <= below { top.saturating_sub(1) } else { top }
    }
    /// The value with two ends: the least that no option has.
    fn mex(&self, pile: Pile) -> u32 {
        let value = |option| 1u32 << self.value(Ends::Two, option);
        let top = (1..=pile.top()).fold(0, |seen, count| seen | value(pile.without_top(count)));
        let both = (1..=pile.ground()).fold(top, |seen, count| seen | value(pile.without_ground(count)));
        both.trailing_ones()
    }
    /// The values of the options from the top and of those from the ground, in the order of the balls taken: 1, 2, ….
    pub fn options(&self, ends: Ends, pile: Pile) -> [Vec<u32>; 2] {
        let top = (1..=pile.top()).map(|count| self.value(ends, pile.without_top(count)));
        let reach = if ends == Ends::Two && pile.runs() > 1 { pile.ground() } else { 0 };
        let ground = (1..=reach).map(|count| self.value(ends, pile.without_ground(count)));
        [top.collect(), ground.collect()]
    }
}
