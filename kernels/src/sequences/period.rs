//! Periods of sequences: proved, or only observed.
use crate::sequences::{
    moves::{Moves, Tail},
    rare::Rare,
    suffix::{Ending, ending, repeats},
};

/// From `start` on, g(n + length) = g(n) + saltus.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Period {
    /// The least n from which the equation holds.
    pub start: u64,
    pub length: u64,
    /// What is added from one period to the next; 0 where the sequence is periodic.
    pub saltus: u64,
    /// The number of values g(0), g(1), ... that were compared.
    pub checked: u64,
    /// Why the period holds for ever.
    pub proof: Proof,
}

/// Why a period holds for ever.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Proof {
    /// It holds for the values compared; beyond these nothing is known.
    Observed,
    /// Each value depends only on a number of last values, and these have recurred (Ferguson, exercise 3.5.7, by the
    /// pigeonhole principle).
    LastValues,
    /// The octal periodicity theorem (Guy and Smith, 1956), for codes without repeating digits and without the
    /// mark for unequal heaps.
    Octal,
    /// The same for codes with that mark, a theorem found for this program: see [`enough_unequal`].
    Unequal,
    /// No rare heap follows the last one, and everything that common heaps depend on has recurred (`Rare::proves`).
    Rare {
        /// A value is rare if an even number of its bits is among these, and, with `sizes`, for one parity of heaps if
        /// an odd number is.
        mask: u16,
        /// Whether rareness also depends on the parity of the heap.
        sizes: bool,
        /// The last rare heap, 0 if there is none.
        last: u64,
    },
    /// The values that the repeating digits lead to have recurred as well, with the saltus added.
    AllValues,
    /// A closed form gives the values.
    ClosedForm,
}

impl Period {
    /// The period of this many values with this end.
    fn of(checked: usize, ending: Ending, proof: Proof) -> Self {
        let Ending { period, length } = ending;
        let [start, length, checked] =
            [checked - period - length, period, checked].map(|number| number as u64);
        Self { start, length, saltus: 0, checked, proof }
    }
    /// A period, with or without a saltus, that the last half of the values and three of its lengths show. O(n).
    pub fn observed(values: &[u16]) -> Option<Self> {
        observed(values)
    }
    pub fn is_proved(&self) -> bool {
        self.proof != Proof::Observed
    }
    /// g(n), from the values of at least one whole period; none if there are too few.
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

impl Proof {
    fn of(rare: Rare<'_>) -> Self {
        let (mask, sizes) = rare.mask.bits_and_parity();
        Self::Rare { mask, sizes, last: rare.last as u64 }
    }
}

/// A period that holds for ever, if the values suffice to prove one; and the end that repeats longest, where that was
/// looked for. O(n).
pub(crate) fn proved(
    moves: &Moves,
    values: &[u16],
    rare: Option<Rare<'_>>,
) -> (Option<Period>, Option<Ending>) {
    if moves.partial || values.is_empty() {
        return (None, None);
    }
    match &moves.tail {
        Some(tail) if moves.takes_only() => (repeating(moves, tail, values), None),
        None => finite(moves, values, rare),
        _ => (None, None),
    }
}

/// The theorem for a code whose last digit is t and whose moves leave k heaps at most: if g(n + p) = g(n) for all n
/// from s >= 1 to k s + (k - 1) p + t - k, then for all n >= s. In a greater heap every move leaves a heap of s + p or
/// more, which may be shortened by p, and by induction the two heaps have the same options. So of n values more than
/// ((k - 1) n + t - k) / k must repeat at the end. Or that of [`Rare::proves`], which needs no more: whatever proves a
/// period proves the least, since the values that repeat decide all that follow.
fn finite(moves: &Moves, values: &[u16], rare: Option<Rare<'_>>) -> (Option<Period>, Option<Ending>) {
    let (n, t, kinds) = (values.len(), moves.last(), moves.kinds());
    let k = kinds.iter().map(|kind| kind.heaps as usize).max().unwrap_or(1);
    let equal = kinds.iter().all(|kind| !kind.unequal);
    let octal =
        if equal { ((k - 1) * n + t).saturating_sub(k) / k + 1 } else { n - n.saturating_sub(t) / k.max(2) };
    let octal = Some(octal).filter(|least| *least <= n);
    let enough = rare.and_then(|rare| rare.enough(moves, n));
    let Some(least) = octal.into_iter().chain(enough).min() else { return (None, None) };
    let found = ending(n, least, |i, j| values[n - 1 - i] == values[n - 1 - j]);
    let start = n - found.period - found.length;
    if found.length >= least && equal && n > k * start.max(1) + k * found.period + t - k {
        let proof = if k == 1 { Proof::LastValues } else { Proof::Octal };
        return (Some(Period::of(n, found, proof)), Some(found));
    }
    if found.length >= least && !equal && n >= enough_unequal(start, found.period, t, k) {
        return (Some(Period::of(n, found, Proof::Unequal)), Some(found));
    }
    let rare = rare.filter(|rare| found.length >= least && rare.proves(moves, values, start, found.period));
    (rare.map(|rare| Period::of(n, found, Proof::of(rare))), Some(found))
}

/// How many values prove a period p from `start` on of a code whose last digit is t and whose moves leave k heaps at
/// most, unequal ones where it says so. An odd period is proved through its double, so let p be even. To lengthen the
/// largest heap by p makes no two equal. To shorten it by p fails only if it then equals another one, b: the two are
/// worth nothing together, and so are heaps of b - j p/2 and b + j p/2 in their place, which for some j < k are unlike
/// all others. They are large enough to have come back if all values to this number have.
pub fn enough_unequal(start: usize, period: usize, t: usize, k: usize) -> usize {
    let (start, p) = (start.max(1), if period.is_multiple_of(2) { period } else { 2 * period });
    match k {
        0..=2 => 2 * start + 2 * p + t,
        k => k * start + k * (k + 1) * p / 2 + t,
    }
}

/// The period that rare values prove.
pub(crate) fn by_rare(moves: &Moves, values: &[u16], rare: Rare<'_>) -> Option<Period> {
    let n = values.len();
    let least = rare.enough(moves, n)?;
    let found = ending(n, least, |i, j| values[n - 1 - i] == values[n - 1 - j]);
    let start = n - found.period - found.length;
    let proved = found.length >= least && rare.proves(moves, values, start, found.period);
    proved.then(|| Period::of(n, found, Proof::of(rare)))
}

/// Repeating digits without breaking: the next value depends on the last values, on n modulo the number q of repeating
/// digits, and on the values of all heaps that the repeating digits may leave, by their residue. If all of these recur,
/// with or without a saltus, so does the sequence.
fn repeating(moves: &Moves, tail: &Tail, values: &[u16]) -> Option<Period> {
    let n = values.len();
    let q = tail.digits.len();
    let z = repeats(n - 1, steps(values));
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

/// Whether the values that the repeating digits lead to before heap `to + p` are those before heap `to` with the saltus
/// added, as far as it matters: from the least missing value on, which must not be 0.
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
    // If the last half repeats with any period, then with the least that a quarter repeats with, as with every
    // multiple.
    let found = ending(n.saturating_sub(1), n / 4, steps(values));
    let start = n.checked_sub(1 + found.period + found.length)?;
    let saltus = i64::from(*values.last()?) - i64::from(values[n - 1 - found.period]);
    let enough = found.period > 0 && start <= n / 2 && n - start >= 4 * found.period && n >= 32;
    (enough && saltus >= 0).then_some(Period {
        start: start as u64,
        length: found.period as u64,
        saltus: saltus as u64,
        checked: n as u64,
        proof: Proof::Observed,
    })
}

/// Whether two steps from one value to the next are the same, counted from the last one.
fn steps(values: &[u16]) -> impl Fn(usize, usize) -> bool {
    let last = values.len().saturating_sub(1);
    let step = move |i: usize| i32::from(values[last - i]) - i32::from(values[last - i - 1]);
    move |i, j| step(i) == step(j)
}

fn gcd(a: usize, b: usize) -> usize {
    if b == 0 { a } else { gcd(b, a % b) }
}
