//! Values of single heads one after the other, where no formula is known.
use super::{
    code::{Code, MoveKind, Spacing},
    families::Family,
    span::Span,
    subsets::MOST_SETS,
    trie::Trie,
    union::{Coset, least_outside},
};
use crate::core::mex;

/// Sets that reach over at most [`WIDEST`] coins are listed once and for all, if they are at most [`MOST_PATTERNS`].
const WIDEST: u64 = 64;
const MOST_PATTERNS: u64 = 4096;
/// Nim-sums are marked below 2 to the power [`MOST_DIGITS`], in at most [`MOST_WORDS`] words of memory.
const MOST_DIGITS: u32 = 25;
const MOST_WORDS: usize = 1 << 21;

/// How the next value is found from those before.
#[derive(Debug)]
pub enum Method {
    /// Consecutive coins: the nim-sum of the last values is that of two sums from the left edge.
    Runs { kind: MoveKind, sums: Vec<u64>, within: Trie },
    /// Coins near each other: for each set the distances of its other coins from the head.
    Near { patterns: Vec<Vec<usize>>, width: usize },
    /// Equally spaced coins: for each value the last coin that had it as an option.
    Equal { kind: MoveKind, seen: Vec<u32> },
    /// Up to an even number of coins, from 4 on: the nim-sums of up to 0, 1, 2, … values as bits.
    Upto { marks: Vec<Vec<u64>>, digits: u32 },
    /// All sets by their families.
    Families,
}

impl Method {
    /// The method for a code of which no formula is known.
    pub fn of(code: &Code) -> Self {
        if let Some(kind) = code.only() {
            let runs = MoveKind { min: kind.min, max: kind.max, ..MoveKind::plain(1, 1) };
            if (MoveKind { spacing: Spacing::Consecutive, ..runs.clone() }) == *kind {
                return Self::Runs { kind: kind.clone(), sums: vec![0], within: Trie::default() };
            }
            // Up to three symmetric coins are equally spaced.
            let few = kind.max <= 3 && MoveKind { spacing: Spacing::Symmetric, ..runs.clone() } == *kind;
            if few || (MoveKind { spacing: Spacing::Equal, ..runs }) == *kind {
                return Self::Equal { kind: kind.clone(), seen: Vec::new() };
            }
        }
        let width = code.kinds.iter().map(width).collect::<Option<Vec<_>>>();
        let Some(width) = width.and_then(|widths| widths.into_iter().max()).filter(|width| *width <= WIDEST)
        else {
            return Self::Families;
        };
        let families: Vec<Family> = code.kinds.iter().flat_map(|kind| kind.families(width + GUARD)).collect();
        if families.iter().map(Family::count).fold(0, u64::saturating_add) > MOST_PATTERNS {
            return Self::Families;
        }
        let mut patterns = Vec::new();
        for family in families {
            family.each(&mut |set| {
                let distance = |coin: &u64| (width + GUARD - coin) as usize;
                patterns.push(set.iter().map(distance).filter(|distance| *distance > 0).collect());
                true
            });
        }
        Self::Near { patterns, width: width as usize }
    }
    /// The method for up to `max` coins anywhere, an even number.
    pub fn upto(max: u64) -> Self {
        let mut marks = vec![vec![1]; max as usize];
        marks[0] = vec![1];
        Self::Upto { marks, digits: 0 }
    }
    /// The value after those of `values`, and what it cost; none where it costs too much.
    pub fn next(&mut self, code: &Code, values: &[u64]) -> Option<(u64, u64)> {
        let head = values.len();
        match self {
            Self::Runs { kind, sums, within } => {
                // Turning the head and the j before it leaves the nim-sum of two sums from the left edge.
                let may = |n: u64| (head as u64 + 1).checked_sub(n).map(|at| at as usize);
                let value = match may(kind.min) {
                    Some(at) => {
                        within.insert(sums[at]);
                        if let Some(left) = kind.max.checked_add(1).and_then(may) {
                            within.remove(sums[left]);
                        }
                        within.least_missing(sums[head])
                    }
                    None => 0,
                };
                sums.push(sums[head] ^ value);
                Some((value, 64))
            }
            Self::Near { patterns, width } if head >= *width => {
                let sum =
                    |set: &Vec<usize>| set.iter().fold(0, |sum, distance| sum ^ values[head - distance]);
                let mut options: Vec<u64> = patterns.iter().map(sum).collect();
                let cost = patterns.iter().map(|set| set.len() as u64 + 4).sum();
                Some((mex(&mut options).0, cost))
            }
            Self::Equal { kind, seen } => Some(equal(kind, seen, values)),
            Self::Upto { marks, digits } => upto(marks, digits),
            _ => by_families(code, values),
        }
    }
    /// How many values before a coin decide its value, where that is known: two equal stretches of that length then
    /// prove a period.
    pub fn memory(&self) -> Option<usize> {
        if let Self::Near { width, .. } = self { Some(*width) } else { None }
    }
}

/// Patterns are looked at this far from the edge, where none has the leftmost coin.
const GUARD: u64 = 1001;

/// How many coins of the row a set reaches over at most; none where there is no limit, or where the leftmost coin of
/// the row must be turned.
fn width(kind: &MoveKind) -> Option<u64> {
    let by_pairs = kind.pairs.as_ref().map(|pairs| pairs.last().map_or(1, |last| last + 1));
    let by_count = (kind.spacing == Spacing::Consecutive || kind.max == 1).then_some(kind.max);
    let all = [kind.window, by_pairs, by_count.filter(|max| *max < u64::MAX)];
    let edge = kind.edges.as_ref().map_or(1, |edges| edges.last().copied().unwrap_or(1));
    let least = all.into_iter().flatten().min().filter(|_| !kind.first)?;
    Some(least.max(edge))
}

/// The least number that is not the nim-sum of values at equal distances from each other and from the next coin.
#[inline(never)]
fn equal(kind: &MoveKind, seen: &mut Vec<u32>, values: &[u64]) -> (u64, u64) {
    let head = values.len();
    let stamp = head as u32 + 1;
    let mut cost = 8;
    let mut mark = |sum: u64| {
        let sum = sum as usize;
        if sum >= seen.len() {
            seen.resize((sum + 1).next_power_of_two(), 0);
        }
        seen[sum] = stamp;
    };
    if kind.min == 1 {
        mark(0);
    }
    for step in 1..=head {
        let mut sum = 0;
        let others = (1..kind.max.min(head as u64 + 1)).map(|n| (n, head.checked_sub(step * n as usize)));
        for (n, at) in others {
            let Some(at) = at else { break };
            sum ^= values[at];
            cost += 1;
            if n + 1 >= kind.min {
                mark(sum);
            }
        }
        if step as u64 * kind.min.saturating_sub(1).max(1) >= head as u64 {
            break;
        }
    }
    let least = seen.iter().position(|seen| *seen != stamp).unwrap_or(seen.len());
    (least as u64, cost)
}

/// The least number that is not the nim-sum of fewer values than coins may be turned, and what finding it cost.
fn upto(marks: &mut [Vec<u64>], digits: &mut u32) -> Option<(u64, u64)> {
    let full = marks.last()?.iter().position(|word| *word != u64::MAX);
    let size = 1u64 << *digits;
    let value = match full {
        Some(at) => size.min(at as u64 * 64 + u64::from(marks.last()?[at].trailing_ones())),
        None => size,
    };
    if value == size {
        *digits += 1;
        let words = (1usize << *digits).div_ceil(64) * marks.len();
        if *digits > MOST_DIGITS || words > MOST_WORDS {
            return None;
        }
        for mark in marks.iter_mut() {
            mark.resize((1usize << *digits).div_ceil(64), 0);
        }
    }
    let words = marks[0].len();
    for count in (1..marks.len()).rev() {
        let (fewer, more) = marks.split_at_mut(count);
        add(&mut more[0], &fewer[count - 1], value);
    }
    Some((value, (words * marks.len()) as u64))
}

/// Marks in `to` the nim-sums of `value` with the numbers marked in `from`.
#[inline(never)]
fn add(to: &mut [u64], from: &[u64], value: u64) {
    let (far, near) = ((value / 64) as usize, value % 64);
    for (at, word) in from.iter().enumerate() {
        to[at ^ far] |= shuffled(*word, near);
    }
}

/// The word with bit n moved to bit n ⊕ x.
fn shuffled(mut word: u64, x: u64) -> u64 {
    const LOW: [u64; 6] = [
        0x5555_5555_5555_5555,
        0x3333_3333_3333_3333,
        0x0f0f_0f0f_0f0f_0f0f,
        0x00ff_00ff_00ff_00ff,
        0x0000_ffff_0000_ffff,
        0x0000_0000_ffff_ffff,
    ];
    for (digit, low) in LOW.into_iter().enumerate().filter(|(digit, _)| x >> digit & 1 == 1) {
        word = (word & low) << (1 << digit) | (word >> (1 << digit) & low);
    }
    word
}

/// The mex over all options: those of families that take any items are cosets, the others are listed.
fn by_families(code: &Code, values: &[u64]) -> Option<(u64, u64)> {
    let head = values.len() as u64;
    let value = |coin: u64| values.get(coin as usize).copied().unwrap_or(0);
    let (mut cosets, mut listed, mut cost) = (Vec::new(), Vec::new(), 64u64);
    for family in code.kinds.iter().flat_map(|kind| kind.families(head)) {
        let fixed = family.fixed.iter().fold(0, |sum, coin| sum ^ value(*coin));
        if family.is_free() && !family.items.is_empty() {
            let mut span = Span::default();
            family.items.iter().for_each(|item| span.insert(item.value(value)));
            cosets.push(Coset::new(fixed, &span));
            continue;
        }
        let count = family.count();
        if count > MOST_SETS {
            return None;
        }
        cost = cost.saturating_add(count.saturating_mul(64));
        family.each(&mut |set| {
            listed.push(set.iter().fold(0, |sum, coin| sum ^ value(*coin)));
            true
        });
    }
    let least = mex(&mut listed).0;
    if cosets.is_empty() {
        return Some((least, cost));
    }
    cosets.extend(listed.into_iter().map(Coset::one));
    let (least, steps) = least_outside(cosets)?;
    Some((least, cost.saturating_add(steps.saturating_mul(64))))
}
