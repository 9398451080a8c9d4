//! Periods of sequences: proved, or only observed.
use crate::sequences::{
    moves::{Moves, Tail},
    suffix::repeats,
};

/// From `start` on, g(n + length) = g(n) + saltus.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Period {
    /// The least n from which it holds.
    pub start: u64,
    pub length: u64,
    /// What is added from one period to the next; 0 where the sequence is periodic.
    pub saltus: u64,
    /// The number of values g(0), g(1), ... that were compared.
    pub checked: u64,
    /// Why it holds for ever.
    pub proof: Proof,
}

/// Why a period holds for ever.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Proof {
    /// It holds for the values compared; nothing more is known.
    Observed,
    /// Each value depends on the last ones alone, and they have come back (Ferguson, exercise 3.5.7, by the
    /// pigeonhole principle).
    LastValues,
    /// The octal periodicity theorem (Guy and Smith, 1956), for codes without repeating digits and without the
    /// mark for unequal heaps.
    Octal,
    /// What the repeating digits have ever led to has come back as well, with the saltus added.
    AllValues,
    /// A closed form says so.
    ClosedForm,
}

impl Period {
    /// A period, with or without a saltus, that the last half of the values and three of its lengths show. O(n).
    pub fn observed(values: &[u16]) -> Option<Self> {
        observed(values)
    }
    pub fn is_proved(&self) -> bool {
        self.proof != Proof::Observed
    }
    /// g(n), from the values of at least one period; none if they are too few.
    pub fn value(&self, values: &[u16], n: u64) -> Option<u64> {
        let known = |n: u64| usize::try_from(n).ok().and_then(|n| values.get(n)).copied().map(u64::from);
        if n < self.start {
            return known(n);
        }
        let periods = (n - self.start) / self.length;
        known(n - periods * self.length)?.checked_add(periods.checked_mul(self.saltus)?)
    }
    /// The n before the start whose values are not those of the period continued backwards.
    pub fn exceptions<'v>(&self, values: &'v [u16]) -> impl Iterator<Item = u64> + use<'v> {
        let Self { start, length, saltus, .. } = *self;
        let at = move |n: u64| values.get(n as usize).copied().map_or(-1, i64::from);
        (0..start).filter(move |n| {
            let periods = (start - n).div_ceil(length);
            at(*n) != at(n + periods * length) - (periods * saltus) as i64
        })
    }
}

/// A period that holds for ever, from values that suffice to say so. O(n).
pub(crate) fn proved(moves: &Moves, values: &[u16]) -> Option<Period> {
    if moves.partial || values.is_empty() {
        return None;
    }
    match &moves.tail {
        Some(tail) if moves.takes_only() => repeating(moves, tail, values),
        None if moves.kinds().iter().all(|kind| !kind.unequal) => finite(moves, values),
        _ => None,
    }
}

/// The theorem for a code whose last digit is t and whose moves leave k heaps at most: if g(n + p) = g(n) for all n
/// from s >= 1 to k s + (k - 1) p + t - k, then for all n >= s. In a greater heap every move leaves a heap of s + p
/// or more, which may be shortened by p, and by induction the two heaps have the same options.
fn finite(moves: &Moves, values: &[u16]) -> Option<Period> {
    let n = values.len();
    let k = moves.kinds().iter().map(|kind| kind.heaps as usize).max().unwrap_or(1);
    let back: Vec<u16> = values.iter().rev().copied().collect();
    let (z, last) = (repeats(&back), moves.last());
    let proof = if k == 1 { Proof::LastValues } else { Proof::Octal };
    for (p, &length) in z.iter().enumerate().skip(1) {
        let start = n - p - length as usize;
        if n > k * start.max(1) + k * p + last - k {
            return Some(Period {
                start: start as u64,
                length: p as u64,
                saltus: 0,
                checked: n as u64,
                proof,
            });
        }
    }
    None
}

/// Repeating digits and no breaking: the next value depends on the last values, on n modulo the number q of
/// repeating digits, and on the values of all heaps that the repeating digits may leave, by their residue. If all
/// this comes back, with the saltus added or not, so does the sequence.
fn repeating(moves: &Moves, tail: &Tail, values: &[u16]) -> Option<Period> {
    let n = values.len();
    let q = tail.digits.len();
    let z = differences(values);
    for p in 1..n.saturating_sub(1) {
        let start = n - 1 - p - z[p] as usize;
        let saltus = i64::from(values[n - 1]) - i64::from(values[n - 1 - p]);
        let cycle = p / gcd(p, q) * q;
        let saltus_of_cycle = saltus * (cycle / p) as i64;
        let state = start.max(1) + cycle + tail.start.max(moves.last());
        if state + cycle >= n || saltus < 0 {
            continue;
        }
        let back = saltus == 0 || shifted(values, tail, state, cycle, saltus_of_cycle);
        if back {
            let (start, length, saltus) = (start as u64, p as u64, saltus as u64);
            return Some(Period { start, length, saltus, checked: n as u64, proof: Proof::AllValues });
        }
    }
    None
}

/// Whether what the repeating digits lead to before heap `to + p` is what they lead to before heap `to` with the
/// saltus added, as far as it matters: from the least missing value on, which must not be 0.
fn shifted(values: &[u16], tail: &Tail, to: usize, p: usize, saltus: i64) -> bool {
    let seen = |to: usize, residue: usize| {
        let n = to + residue;
        let mut seen: Vec<i64> = (1..=to - tail.start)
            .filter(|left| tail.digit(n - left).allows(1))
            .map(|left| i64::from(values[left]))
            .chain(tail.digit(n).allows(0).then_some(0))
            .collect();
        seen.sort_unstable();
        seen.dedup();
        let least = (0..).zip(&seen).take_while(|(place, value)| place == *value).count();
        (least as i64, seen.split_off(least))
    };
    (0..tail.digits.len()).all(|residue| {
        let ((least, above), (next, next_above)) = (seen(to, residue), seen(to + p, residue));
        least > 0 && next == least + saltus && above.iter().map(|value| value + saltus).eq(next_above)
    })
}

/// A period, with or without a saltus, that the last half of the values and three of its lengths show. O(n).
pub(crate) fn observed(values: &[u16]) -> Option<Period> {
    let n = values.len();
    let z = differences(values);
    for p in 1..n / 4 {
        let start = n - 1 - p - z[p] as usize;
        let saltus = i64::from(values[n - 1]) - i64::from(values[n - 1 - p]);
        if saltus >= 0 && start <= n / 2 && n - start >= 4 * p && n >= 32 {
            let (start, length, saltus) = (start as u64, p as u64, saltus as u64);
            return Some(Period { start, length, saltus, checked: n as u64, proof: Proof::Observed });
        }
    }
    None
}

/// For each p, the number of last steps from one value to the next that are those p before.
fn differences(values: &[u16]) -> Vec<u32> {
    let back: Vec<i32> =
        values.windows(2).rev().map(|pair| i32::from(pair[1]) - i32::from(pair[0])).collect();
    repeats(&back)
}

fn gcd(a: usize, b: usize) -> usize {
    if b == 0 { a } else { gcd(b, a % b) }
}
