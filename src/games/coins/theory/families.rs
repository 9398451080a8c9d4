//! The sets of coins that may be turned with a given rightmost one, in families that share a form.
use super::code::{MoveKind, Spacing};

/// The sets made of some fixed coins and of `min` to `max` of the items, each one coin or two.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Family {
    /// The coins that all sets have, in any order; the rightmost coin is among them.
    pub fixed: Vec<u64>,
    pub items: Vec<Item>,
    pub min: u64,
    /// At most the number of items.
    pub max: u64,
}

/// A coin, or two coins that are turned together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Item {
    pub coin: u64,
    pub other: Option<u64>,
}

impl Item {
    /// The nim-sum of the values of its coins.
    pub fn value(self, of: impl Fn(u64) -> u64) -> u64 {
        of(self.coin) ^ self.other.map_or(0, of)
    }
}

impl Family {
    fn alone(fixed: Vec<u64>) -> Self {
        Self { fixed, items: Vec::new(), min: 0, max: 0 }
    }
    /// The family with `min` to `max` of the items; none if it is empty.
    fn new(fixed: Vec<u64>, items: Vec<Item>, min: u64, max: u64) -> Option<Self> {
        let max = max.min(items.len() as u64);
        (min <= max).then_some(Self { fixed, items, min, max })
    }
    /// Whether a set may have any of the items, none or all of them too.
    pub fn is_free(&self) -> bool {
        self.min == 0 && self.max == self.items.len() as u64
    }
    /// The number of its sets; saturates.
    pub fn count(&self) -> u64 {
        (self.min..=self.max).map(|k| choose(self.items.len() as u64, k)).fold(0, u64::saturating_add)
    }
}

/// The number of ways to choose k of n; saturates.
pub fn choose(n: u64, k: u64) -> u64 {
    let k = k.min(n.saturating_sub(k));
    let mut ways = 1u128;
    for i in 0..k {
        ways = ways * u128::from(n - i) / u128::from(i + 1);
        if ways > u128::from(u64::MAX) {
            return u64::MAX;
        }
    }
    if k > n { 0 } else { ways as u64 }
}

impl MoveKind {
    /// The sets with `head` as the rightmost coin; each is in one family only.
    pub fn families(&self, head: u64) -> Vec<Family> {
        let mut found = Vec::new();
        let may_alone = self.min <= 1
            && (!self.first || head == 0)
            && self.edges.as_ref().is_none_or(|e| e.contains(&(head + 1)));
        if may_alone && self.max > 0 {
            found.push(Family::alone(vec![head]));
        }
        // From here on two coins and more.
        let lowest = self.window.map_or(0, |window| (head + 1).saturating_sub(window));
        let starts = if self.first { lowest..head.min(1) } else { lowest..head };
        match (&self.pairs, self.spacing) {
            (Some(pairs), _) => {
                if self.max >= 2 {
                    let ends = pairs.iter().filter_map(|distance| head.checked_sub(*distance));
                    let ends = ends.filter(|end| starts.contains(end) && self.allows(&[*end, head]));
                    found.extend(ends.map(|end| Family::alone(vec![end, head])));
                }
            }
            (None, Spacing::Any) => {
                let fixed = if self.first { vec![0, head] } else { vec![head] };
                let known = fixed.len() as u64;
                let from = if self.first { 1 } else { lowest };
                let items = (from..head).map(|coin| Item { coin, other: None }).collect();
                let min = self.min.max(2).saturating_sub(known);
                if !starts.is_empty() && self.max >= 2 {
                    found.extend(Family::new(fixed, items, min, self.max - known));
                }
            }
            (None, Spacing::Symmetric) => {
                found.extend(starts.flat_map(|start| self.mirrored(start, head)));
            }
            (None, spacing) => {
                let most = if spacing == Spacing::Consecutive { 1 } else { u64::MAX };
                for count in self.min.max(2)..=self.max.min(head + 1) {
                    let steps = 1..=(head / (count - 1)).min(most);
                    let start = |step: u64| head - step * (count - 1);
                    let steps = steps.filter(|step| starts.contains(&start(*step)));
                    let coins = |step| (0..count).map(|n| start(step) + n * step).collect();
                    found.extend(steps.map(|step| Family::alone(coins(step))));
                }
            }
        }
        found
    }
    /// The symmetric sets with these ends, without a coin in the middle and with one.
    fn mirrored(&self, start: u64, head: u64) -> impl Iterator<Item = Family> + use<> {
        let inside = head - start - 1;
        let item = |n| Item { coin: start + n, other: Some(head - n) };
        let items: Vec<Item> = (1..=inside / 2).map(item).collect();
        let middle = (inside % 2 == 1).then(|| start + inside / 2 + 1);
        let (min, max) = (self.min, self.max);
        let family = move |fixed: Vec<u64>| {
            let known = fixed.len() as u64;
            let most = max.checked_sub(known)?;
            Family::new(fixed, items.clone(), min.saturating_sub(known).div_ceil(2), most / 2)
        };
        let with = middle.map(|middle| vec![start, middle, head]);
        std::iter::once(vec![start, head]).chain(with).filter_map(family)
    }
}
