//! Proofs of periods for games with finitely many rare heaps.
use crate::sequences::{
    kernels::{Marks, first_free, mark, no_marks},
    mask::Mask,
    moves::{Moves, Split},
};

/// The heaps with rare values: the mask that defines them, how many there are, and the last of them; 0 where there is
/// none.
#[derive(Clone, Copy)]
pub(crate) struct Rare<'m> {
    pub mask: &'m Mask,
    pub count: usize,
    pub last: usize,
}

impl<'m> Rare<'m> {
    /// The rare heaps among those whose values are given. O(n).
    pub fn among(values: &[u16], mask: &'m Mask) -> Self {
        let is_rare = |(size, value): &(usize, &u16)| *size > 0 && mask.is_rare(*size, **value);
        let rare = values.iter().enumerate().filter(is_rare);
        let (count, last) = rare.fold((0, 0), |(count, _), (size, _)| (count + 1, size));
        Self { mask, count, last }
    }
    /// How many of the last values must repeat; none where there are too few values for any period.
    pub fn enough(&self, moves: &Moves, values: usize) -> Option<usize> {
        let t = moves.last();
        (values > 2 * self.last + t + 1).then_some((self.last + t).max(1))
    }
    /// Whether g(n + `period`) = g(n) for all n from `start` on, if it holds for the values known.
    ///
    /// Let r be the last rare heap, t the greatest take, p the period, and N the number of values. It is enough that
    /// N >= start + p + r + t, that N - p - t > 2 r, and that for each of the last p heaps every rare value below its
    /// own is that of an option that a greater heap has too: what one take leaves, or two heaps a <= b with b >= start.
    /// For a common option has one rare part a <= r and one of more than r, so that the common options of a heap depend
    /// on the r + t values before it only, and these come back; and the rare values stay options by (a, b + p).
    pub fn proves(&self, moves: &Moves, values: &[u16], start: usize, period: usize) -> bool {
        let (n, t) = (values.len(), moves.last());
        n >= start + period + self.last + t && n > period + t + 2 * self.last && self.mask.keeps(period) && {
            let mut marks = no_marks();
            (n - period..n).all(|heap| self.has_witnesses(moves, values, heap, start, &mut marks))
        }
    }
    /// Whether every rare value below that of the heap is the value of an option that leaves `start` or more in one
    /// heap.
    #[inline(never)]
    fn has_witnesses(
        &self,
        moves: &Moves,
        values: &[u16],
        heap: usize,
        start: usize,
        marks: &mut Marks,
    ) -> bool {
        const BLOCK: usize = 32;
        let (rare, own, stamp) = (self.mask.rare(heap), values[heap], heap as u32 + 1);
        for left in moves.one.iter().filter_map(|take| heap.checked_sub(*take)).filter(|left| *left >= start)
        {
            marks[usize::from(values[left])] = stamp;
        }
        let end = |split: &Split| split.smaller(heap).min((heap - split.take).saturating_sub(start));
        let most = moves.splits.iter().map(end).max().unwrap_or(0);
        let (mut place, mut done) = (0, 0);
        loop {
            place = first_free(rare, place, marks, stamp);
            let missing = rare.get(place);
            if missing.is_some_and(|value| *value >= own) {
                return true;
            }
            if done >= most || missing.is_none() {
                return false;
            }
            for split in &moves.splits {
                let to = end(split).min(done + BLOCK);
                if done < to {
                    let sum = heap - split.take;
                    mark(&values[done + 1..to + 1], &values[sum - to..sum - done], marks, stamp);
                }
            }
            done += BLOCK;
        }
    }
}
