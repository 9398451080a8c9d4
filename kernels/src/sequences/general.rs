//! The algorithm for any game with a code: the options of each heap as a set of bits.
use crate::sequences::{
    bits::Bits,
    moves::{Kind, Moves, Tail},
    past::Past,
};
use std::collections::VecDeque;

/// One way of breaking heaps.
struct Breaking {
    kind: Kind,
    /// The takes before the repeating digits.
    takes: Vec<usize>,
    /// For each heap from `first` on, the values of all positions that it can be broken into.
    sets: VecDeque<Bits>,
    first: usize,
    /// How many of the sets are kept.
    keep: usize,
    past: Option<Past>,
}

pub(crate) struct General {
    breaking: Vec<Breaking>,
    ones: Option<Past>,
    /// For one heap, by the value of one part: the union of the values of the other parts.
    by_value: Vec<Bits>,
    pub work: u64,
}

impl General {
    pub fn new(moves: &Moves) -> Self {
        let mut kinds = moves.kinds();
        // Three heaps are found as one heap and two.
        let most = kinds.iter().filter(|kind| !kind.unequal).map(|kind| kind.heaps).max().unwrap_or(0);
        let equal = (2..=most).map(|heaps| Kind { heaps, unequal: false });
        kinds.retain(|kind| kind.unequal);
        let breaking = equal.chain(kinds).map(|kind| {
            let takes: Vec<usize> =
                moves.splits.iter().filter(|split| split.kind == kind).map(|split| split.take).collect();
            let start = moves.tail.as_ref().map_or(0, |tail| tail.start);
            let keep =
                if kind.heaps < most && !kind.unequal { usize::MAX } else { start.max(moves.last()) + 1 };
            let past = moves
                .tail
                .as_ref()
                .filter(|tail| tail.digits.iter().any(|digit| digit.kinds().any(|k| k == kind)));
            Breaking { kind, takes, sets: VecDeque::new(), first: 0, keep, past: past.map(Past::new) }
        });
        let breaking = breaking.collect();
        Self { breaking, ones: moves.tail.as_ref().map(Past::new), by_value: Vec::new(), work: 0 }
    }

    /// The next value, that of a heap of `values.len()`; none if it is too large.
    #[inline(never)]
    pub fn next(&mut self, moves: &Moves, values: &[u16]) -> Option<u16> {
        let n = values.len();
        let mut options = Bits::default();
        if moves.whole.binary_search(&n).is_ok() {
            options.insert(0);
        }
        for left in moves.one.iter().map_while(|take| n.checked_sub(*take)).filter(|left| *left > 0) {
            options.insert(values[left]);
        }
        self.work += 8 + moves.one.len() as u64;
        for at in 0..self.breaking.len() {
            let (smaller, rest) = self.breaking.split_at_mut(at);
            let Some(breaking) = rest.first_mut() else { continue };
            let set = match breaking.kind {
                Kind { heaps: 2, unequal } => two_heaps(values, n, unequal),
                Kind { unequal: false, .. } => {
                    let fewer = smaller.last().map(|fewer| &fewer.sets);
                    let set =
                        fewer.map_or_else(Bits::default, |fewer| one_more(values, fewer, &mut self.by_value));
                    self.work += (n + 4 * self.by_value.len()) as u64 * (4 + set.words() as u64);
                    set
                }
                Kind { heaps, unequal: true } => {
                    let mut set = Bits::default();
                    different(values, n, heaps, 1, 0, &mut set, &mut self.work);
                    set
                }
            };
            self.work += n as u64 / 2;
            breaking.learn(n, set);
            for left in breaking.takes.iter().map_while(|take| n.checked_sub(*take)) {
                options.union(breaking.set(left));
            }
        }
        if let Some(tail) = &moves.tail {
            self.add_tail(tail, values, &mut options);
        }
        options.missing(0)
    }

    /// Adds what the repeating digits lead to.
    fn add_tail(&mut self, tail: &Tail, values: &[u16], options: &mut Bits) {
        let n = values.len();
        let Some(left) = n.checked_sub(tail.start) else { return };
        if tail.digit(n).allows(0) {
            options.insert(0);
        }
        if let Some(ones) = &mut self.ones {
            if left > 0 {
                ones.add_one(left, values[left]);
            }
            for class in tail.classes(n, |digit| digit.allows(1)) {
                options.union(ones.of(class));
                self.work += options.words() as u64;
            }
        }
        for breaking in &mut self.breaking {
            let kind = breaking.kind;
            let Some(mut past) = breaking.past.take() else { continue };
            past.add(left, breaking.set(left));
            for class in tail.classes(n, |digit| digit.kinds().any(|k| k == kind)) {
                options.union(past.of(class));
                self.work += options.words() as u64;
            }
            breaking.past = Some(past);
        }
    }
}

impl Breaking {
    fn learn(&mut self, n: usize, set: Bits) {
        self.sets.push_back(set);
        while self.sets.len() > self.keep {
            self.sets.pop_front();
        }
        self.first = n + 1 - self.sets.len();
    }
    fn set(&self, n: usize) -> &Bits {
        &self.sets[n - self.first]
    }
}

/// The values of two heaps with `sum` tokens.
#[inline(never)]
fn two_heaps(values: &[u16], sum: usize, unequal: bool) -> Bits {
    let mut set = Bits::default();
    let half = (sum + usize::from(!unequal)).saturating_sub(1) / 2;
    for a in 1..=half {
        set.insert(values[a] ^ values[sum - a]);
    }
    set
}

/// The values of all positions with one heap more than in `fewer`, which holds the sets for 0, 1, ... tokens up to this
/// number.
#[inline(never)]
fn one_more(values: &[u16], fewer: &VecDeque<Bits>, by_value: &mut Vec<Bits>) -> Bits {
    by_value.iter_mut().for_each(Bits::clear);
    let sum = values.len();
    for (a, &value) in values.iter().enumerate().skip(1) {
        let value = usize::from(value);
        if value >= by_value.len() {
            by_value.resize_with(value + 1, Bits::default);
        }
        by_value[value].union(&fewer[sum - a]);
    }
    let mut set = Bits::default();
    by_value.iter().zip(0u16..).for_each(|(sums, value)| set.union_shifted(sums, value));
    set
}

/// The values of `heaps` different heaps of at least `least` tokens each and `sum` in all, listed one by one.
fn different(g: &[u16], sum: usize, heaps: u32, least: usize, value: u16, set: &mut Bits, work: &mut u64) {
    if heaps == 1 {
        if sum >= least {
            set.insert(value ^ g[sum]);
        }
        return;
    }
    for first in (least..).take_while(|first| first * heaps as usize <= sum) {
        *work += 4;
        different(g, sum - first, heaps - 1, first + 1, value ^ g[first], set, work);
    }
}
