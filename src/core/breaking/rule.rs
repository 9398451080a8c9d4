//! The moves of one heap, as the algorithms want them.
use super::code::{Code, Digit};

/// A game that is played with single heaps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Rule {
    Code(Code),
    /// Any number of tokens in the set may be taken, and nothing is broken. In any order; 0 is ignored.
    Subtraction(Vec<u64>),
    /// Any number of tokens that is not in the set may be taken, and nothing is broken.
    AllBut(Vec<u64>),
}

/// Breaking what is left into two heaps or more after `take` tokens were taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Split {
    pub take: usize,
    pub kind: Kind,
}

/// How many heaps are left, and whether they must all differ in size.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Kind {
    pub heaps: u32,
    pub unequal: bool,
}

/// The digits from `start` on, which repeat.
#[derive(Clone, Debug)]
pub(super) struct Tail {
    pub start: usize,
    pub digits: Vec<Digit>,
}

/// The moves of a rule; takes in rising order.
#[derive(Clone, Debug, Default)]
pub(super) struct Moves {
    /// The takes that may be a whole heap.
    pub whole: Vec<usize>,
    /// The takes that may leave one heap.
    pub one: Vec<usize>,
    pub splits: Vec<Split>,
    pub tail: Option<Tail>,
    /// Some takes were left out as too great for any table; nothing can be proved for ever.
    pub partial: bool,
}

impl Digit {
    /// The ways in which this digit breaks a heap.
    pub(super) fn kinds(self) -> impl Iterator<Item = Kind> {
        (2..8)
            .filter(move |&heaps| self.allows(heaps))
            .map(move |heaps| Kind { heaps, unequal: self.unequal })
    }
}

/// No table is so long that greater takes matter.
const FAR: u64 = 1 << 24;

impl Moves {
    pub fn new(rule: &Rule) -> Self {
        let mut moves = Self::default();
        let plain = Digit { heaps: 3, unequal: false };
        match rule {
            Rule::Code(code) => {
                let tail = code.tail().map_or(code.digits().len(), |(_, start)| start as usize);
                for (take, &digit) in code.digits()[..tail].iter().enumerate() {
                    moves.add(take, digit);
                }
                let digits = code.digits()[tail..].to_vec();
                moves.tail = (!digits.is_empty()).then_some(Tail { start: tail, digits });
            }
            Rule::Subtraction(set) => moves.sorted(set).into_iter().for_each(|take| moves.add(take, plain)),
            Rule::AllBut(set) => {
                let set = moves.sorted(set);
                let start = set.last().map_or(1, |last| last + 1);
                for take in (1..start).filter(|take| set.binary_search(take).is_err()) {
                    moves.add(take, plain);
                }
                moves.tail = Some(Tail { start, digits: vec![plain] });
            }
        }
        moves
    }
    fn sorted(&mut self, set: &[u64]) -> Vec<usize> {
        let mut takes: Vec<usize> =
            set.iter().filter(|take| (1..FAR).contains(*take)).map(|&take| take as usize).collect();
        takes.sort_unstable();
        takes.dedup();
        self.partial = set.iter().any(|&take| take >= FAR);
        takes
    }
    fn add(&mut self, take: usize, digit: Digit) {
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
