//! The moves of one heap.
use std::fmt;

/// What may be left of a heap once a certain number of tokens has been taken from it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Digit {
    /// Bit j: exactly j heaps, none of them empty, may be left.
    pub heaps: u8,
    /// The heaps left must all differ in size.
    pub unequal: bool,
}

impl Digit {
    /// Whether exactly `heaps` heaps may be left.
    pub fn allows(self, heaps: u32) -> bool {
        heaps < u8::BITS && self.heaps >> heaps & 1 == 1
    }
    /// The most heaps that may be left; none where the digit is 0.
    pub fn most(self) -> Option<u32> {
        self.heaps.checked_ilog2()
    }
}

impl fmt::Display for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digit = char::from_digit(self.heaps.into(), 36).unwrap_or('?').to_ascii_uppercase();
        write!(f, "{digit}{}", if self.unequal { "!" } else { "" })
    }
}

/// Breaking what is left into two heaps or more after `take` tokens were taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Split {
    pub take: usize,
    pub kind: Kind,
}

impl Split {
    /// The greatest size of the smaller heap where a heap of `n` is broken into two.
    pub(crate) fn smaller(self, n: usize) -> usize {
        (n + usize::from(!self.kind.unequal)).saturating_sub(self.take + 1) / 2
    }
}

/// How many heaps are left, and whether they must all differ in size.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kind {
    pub heaps: u32,
    pub unequal: bool,
}

/// The digits from `start` on, which repeat.
#[derive(Clone, Debug)]
pub struct Tail {
    pub start: usize,
    pub digits: Vec<Digit>,
}

/// The moves of a rule; takes in rising order.
#[derive(Clone, Debug, Default)]
pub struct Moves {
    /// The takes that may be a whole heap.
    pub whole: Vec<usize>,
    /// The takes that may leave a single heap.
    pub one: Vec<usize>,
    pub splits: Vec<Split>,
    pub tail: Option<Tail>,
    /// Some takes were left out as too great for any table; nothing can be proved for ever.
    pub partial: bool,
}

impl Digit {
    /// The ways in which this digit breaks a heap.
    pub fn kinds(self) -> impl Iterator<Item = Kind> {
        (2..8)
            .filter(move |&heaps| self.allows(heaps))
            .map(move |heaps| Kind { heaps, unequal: self.unequal })
    }
}

impl Moves {
    /// Allows what the digit says after `take` tokens were taken; takes must be added in rising order.
    pub fn add(&mut self, take: usize, digit: Digit) {
        if digit.allows(0) {
            self.whole.push(take);
        }
        if digit.allows(1) {
            self.one.push(take);
        }
        self.splits.extend(digit.kinds().map(|kind| Split { take, kind }));
    }
    /// The greatest take before the repeating digits.
    pub fn last(&self) -> usize {
        let takes = [self.whole.last(), self.one.last()].into_iter().flatten().copied();
        takes.chain(self.splits.iter().map(|split| split.take)).max().unwrap_or(0)
    }
    /// Every way of breaking a heap, the repeating digits included, each once.
    pub fn kinds(&self) -> Vec<Kind> {
        let tail = self.tail.iter().flat_map(|tail| &tail.digits).flat_map(|digit| digit.kinds());
        let mut kinds: Vec<Kind> = Vec::new();
        for kind in self.splits.iter().map(|split| split.kind).chain(tail) {
            if !kinds.contains(&kind) {
                kinds.push(kind);
            }
        }
        kinds
    }
    /// The parity that all takes have that break heaps, where they have one.
    pub(crate) fn parity(&self) -> Option<usize> {
        let parity = self.splits.first()?.take & 1;
        self.splits.iter().all(|split| split.take & 1 == parity).then_some(parity)
    }
    /// Whether heaps are never broken.
    pub fn takes_only(&self) -> bool {
        self.kinds().is_empty()
    }
}

impl Tail {
    /// The digit for taking `take` tokens, which is `start` or more.
    pub fn digit(&self, take: usize) -> Digit {
        self.digits[(take - self.start) % self.digits.len()]
    }
    /// What is left of a heap of `n` by the repeating digits that `wanted` picks, modulo their number. All of it
    /// is n - start at most.
    pub fn classes(&self, n: usize, wanted: impl Fn(Digit) -> bool) -> impl Iterator<Item = usize> {
        let period = self.digits.len();
        let chosen = self.digits.iter().enumerate().filter(move |(_, digit)| wanted(**digit));
        chosen.filter_map(move |(j, _)| n.checked_sub(self.start + j)).map(move |left| left % period)
    }
}
