//! The single heaps that may be left of a tall one where the takes go on for ever.
use super::periodic_values::PeriodicValues;
use crate::core::moves::MoveList;
use num_integer::Integer;

/// Residues are looked at one by one up to this number of them.
const MOST_RESIDUES: u64 = 1 << 18;

/// Takes that repeat: whether so many may be taken depends, from `start` on, only on the number modulo `period`.
pub struct Takes<'t> {
    /// Whether so many tokens may be taken if something is left of the heap (true), or nothing (false).
    pub may: &'t dyn Fn(u64, bool) -> bool,
    pub start: u64,
    pub period: u64,
}

impl PeriodicValues<'_> {
    /// The m < n with value v for which n - m may be taken, at most `limit` listed; none where the common period is
    /// too long.
    /// Where the values rise from one period to the next, each residue has one m at most. O(start + period) of the values, and
    /// of both together where they do not rise.
    pub fn singles(&self, n: u64, v: u64, takes: &Takes, limit: usize) -> Option<MoveList<u64>> {
        let (length, start) = (self.period.length, self.period.start.max(1));
        let fits = |m: u64| m < n && (takes.may)(n - m, m > 0);
        let mut found = MoveList::none();
        for m in (0..start.min(n)).filter(|m| fits(*m)) {
            if self.value(m)? == v {
                found.join(MoveList::all(vec![m]), limit);
            }
        }
        if self.period.saltus > 0 {
            found.join(self.rising(v, start, &fits, limit)?, limit);
            return Some(found);
        }
        let cycle = Some(length / length.gcd(&takes.period)).and_then(|part| part.checked_mul(takes.period));
        let cycle = cycle.filter(|cycle| *cycle <= MOST_RESIDUES)?;
        // For m up to here the take n - m is one of those that repeat.
        let far = n.checked_sub(takes.start).filter(|far| *far >= start);
        for m in far.map_or(start, |far| far + 1)..n.max(start) {
            if self.value(m)? == v && fits(m) {
                found.join(MoveList::all(vec![m]), limit);
            }
        }
        let Some(far) = far else { return Some(found) };
        for first in (start..start + cycle).take_while(|m| *m <= far) {
            if self.value(first)? == v && fits(first) {
                let all = (first..=far).step_by(cycle as usize);
                found.join(
                    MoveList { moves: all.take(limit).collect(), total: (far - first) / cycle + 1 },
                    limit,
                );
            }
        }
        Some(found)
    }
    /// The m from `start` on that fit and have value v, where the values rise: each residue has one at most.
    fn rising(&self, v: u64, start: u64, fits: &dyn Fn(u64) -> bool, limit: usize) -> Option<MoveList<u64>> {
        let (length, saltus) = (self.period.length, self.period.saltus);
        let mut found = MoveList::none();
        for first in start..start + length {
            let Some(rise) = v.checked_sub(self.value(first)?) else { continue };
            let m = (rise / saltus).checked_mul(length).and_then(|more| first.checked_add(more));
            if let Some(m) = m.filter(|m| rise.is_multiple_of(saltus) && fits(*m)) {
                found.join(MoveList::all(vec![m]), limit);
            }
        }
        Some(found)
    }
}
