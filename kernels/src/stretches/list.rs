//! A sequence as stretches, in each of which a pattern repeats.
use std::rc::Rc;

/// One period of what repeats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Pattern {
    Values(Rc<[u8]>),
    /// Stretches without gaps, beginning at 0.
    Stretches(Rc<[Stretch]>),
}

/// The members from `start` to before `end`: a pattern repeated, or once if it is as long as the stretch.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Stretch {
    pub start: u64,
    pub end: u64,
    pub pattern: Pattern,
}

/// The innermost stretch around a member: its values, the place of the member in them, and where it ends.
pub(super) struct Leaf<'l> {
    pub values: &'l Rc<[u8]>,
    pub at: usize,
    pub end: u64,
    /// Whether the values repeat.
    pub repeats: bool,
}

impl Stretch {
    pub fn length(&self) -> u64 {
        self.end - self.start
    }
    pub fn period(&self) -> u64 {
        match &self.pattern {
            Pattern::Values(values) => values.len() as u64,
            Pattern::Stretches(inner) => end(inner),
        }
    }
    pub fn repeats(&self) -> bool {
        self.length() > self.period()
    }
}

/// The number of members.
pub(super) fn end(list: &[Stretch]) -> u64 {
    list.last().map_or(0, |last| last.end)
}

/// The index of the stretch with a member. O(log).
pub(super) fn around(list: &[Stretch], n: u64) -> usize {
    list.partition_point(|stretch| stretch.end <= n)
}

/// The innermost stretch with a member. O(depth log); panics beyond the end.
pub(super) fn leaf(list: &[Stretch], n: u64) -> Leaf<'_> {
    let (mut list, mut at, mut left) = (list, n, u64::MAX);
    loop {
        let stretch = &list[around(list, at)];
        left = left.min(stretch.end - at);
        at = (at - stretch.start) % stretch.period();
        match &stretch.pattern {
            Pattern::Stretches(inner) => list = inner,
            Pattern::Values(values) => {
                return Leaf { values, at: at as usize, end: n + left, repeats: stretch.repeats() };
            }
        }
    }
}

/// The value of a member; none beyond the end.
pub(super) fn value(list: &[Stretch], n: u64) -> Option<u8> {
    (n < end(list)).then(|| leaf(list, n)).map(|leaf| leaf.values[leaf.at])
}

/// Adds the values of `head`, and then those of `pattern` again and again until before `upto`. The last stretch is
/// lengthened as far as it goes on, and the new one begins as early as it can: equal values come to equal stretches,
/// however they were found. O(head + last pattern + pattern).
pub(super) fn join(list: &mut Vec<Stretch>, head: &[u8], pattern: &[u8], upto: u64) {
    let (at, period) = (end(list), pattern.len());
    let same = |i: &usize| head[head.len() - 1 - i] == pattern[period - 1 - i % period];
    let early = (0..head.len()).take_while(same).count();
    let head = &head[..head.len() - early];
    let pattern = rotated(pattern, period - early % period);
    let value = |i: usize| head.get(i).copied().unwrap_or_else(|| pattern[(i - head.len()) % period]);
    let mut kept = 0;
    if let Some(last) = list.last_mut()
        && let Pattern::Values(values) = &last.pattern
        && last.repeats()
    {
        // Two sequences that agree over the length of both periods agree for ever.
        let enough = (upto - at).min((head.len() + values.len() + period) as u64) as usize;
        let first = (last.length() % values.len() as u64) as usize;
        kept = (0..enough).take_while(|i| values[(first + i) % values.len()] == value(*i)).count();
        last.end = if kept == enough { upto } else { at + kept as u64 };
    }
    let mut push = |end: u64, values: &[u8]| {
        let start = list.last().map_or(0, |last| last.end);
        if start < end {
            list.push(Stretch { start, end, pattern: Pattern::Values(values.into()) });
        }
    };
    if kept < head.len() {
        push(at + head.len() as u64, &head[kept..]);
    }
    push(upto, &rotated(&pattern, kept.saturating_sub(head.len())));
}

/// The pattern, beginning at its place `by`.
fn rotated(pattern: &[u8], by: usize) -> Vec<u8> {
    let mut pattern = pattern.to_vec();
    let by = by % pattern.len();
    pattern.rotate_left(by);
    pattern
}
